"""How strong our players are, on duplicate deals: slow but for a few, and left out unless asked for."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from fieldofview.sim import make_contest, play_duplicate
from fieldofview.sim.training import Training
from sim.small_decks import STARTER, small_deck

OWN = str(Path(__file__).parents[2] / "web" / "scripts" / "own-set.toml")
DEALS = 5000
AT_LEAST = {
    ("expert", 2, "viewpoint"): 0.80,
    ("expert", 4, "viewpoint"): 0.50,
    ("expert", 2, "viewpoint,reflections"): 0.68,
    ("expert", 4, "viewpoint,reflections"): 0.58,
    ("expert", 2, "open-eyes"): 0.65,
    ("expert", 2, "viewpoint,reflections,open-eyes"): 0.65,
    ("expert", 2, str(STARTER)): 0.55,
    ("expert", 4, str(STARTER)): 0.28,
    ("evolved", 2, str(STARTER)): 0.55,
    ("evolved", 2, "viewpoint"): 0.87,
    ("evolved", 4, "viewpoint"): 0.71,
    ("evolved", 2, "viewpoint,reflections"): 0.82,
    ("evolved", 4, "viewpoint,reflections"): 0.74,
}
SOME = [given for given in AT_LEAST if given[:2] == ("expert", 2) and given[2] in ("viewpoint", str(STARTER))]
SMALL = range(200_000, 200_040)  # decks that no number was tuned on


def wins(hero: str, players: int, sets: str, deals: int) -> float:
    """The part of duplicate deals' games that a player wins against greedy, deals enough for 1.5 % more or less."""
    bots = [hero, *["greedy"] * (players - 1)]
    rate = play_duplicate(make_contest(deals, sets.split(","), players, bots, seed=10**9)).rate()
    assert deals < DEALS or rate.margin < 0.015
    return rate.rate


@pytest.mark.soak
@pytest.mark.parametrize(("hero", "players", "sets"), AT_LEAST)
def test_our_players_win_what_they_should(hero: str, players: int, sets: str) -> None:
    assert wins(hero, players, sets, DEALS) >= AT_LEAST[hero, players, sets]


@pytest.mark.parametrize(("hero", "players", "sets"), SOME)
def test_they_do_on_some_deals(hero: str, players: int, sets: str) -> None:
    """A seed's deals are always the same, so that a player who is no worse is never found so."""
    assert wins(hero, players, sets, 400) >= AT_LEAST[hero, players, sets]


@pytest.mark.soak
@pytest.mark.parametrize(("players", "at_least"), [(2, 0.52), (4, 0.27)])
def test_expert_is_better_than_greedy_on_small_decks_by_lot(players: int, at_least: float) -> None:
    """On the average: on some of them it is not."""
    rates = []
    for seed in SMALL:
        deck = small_deck(4 + seed % 15, seed)
        bots = ["expert", *["greedy"] * (players - 1)]
        rates.append(play_duplicate(make_contest(200, [deck], players, bots, seed=10**9)).rate().rate)
    assert math.fsum(rates) / len(rates) >= at_least


@pytest.mark.soak
def test_a_minute_of_training_beats_its_base() -> None:
    made = Training(["viewpoint"], 2, seed=3)
    assert made.run(60.0)
    assert made.best is not None
    base = play_duplicate(make_contest(1000, ["viewpoint"], 2, ["expert", "greedy"], seed=3 + (1 << 40))).rate()
    assert made.best[0].rate.rate > base.rate + 0.01
