"""How strong our players are, on duplicate deals: slow, and left out unless asked for."""

from __future__ import annotations

import pytest

from fieldofview.sim import make_contest, play_duplicate
from fieldofview.sim.training import Training

AT_LEAST = {
    ("expert", 2, "viewpoint"): 0.80,
    ("expert", 4, "viewpoint"): 0.50,
    ("expert", 2, "viewpoint,reflections"): 0.68,
    ("expert", 4, "viewpoint,reflections"): 0.58,
    ("expert", 2, "open-eyes"): 0.65,
    ("expert", 2, "viewpoint,reflections,open-eyes"): 0.65,
    ("evolved", 2, "viewpoint"): 0.87,
    ("evolved", 4, "viewpoint"): 0.71,
    ("evolved", 2, "viewpoint,reflections"): 0.82,
    ("evolved", 4, "viewpoint,reflections"): 0.74,
}


@pytest.mark.soak
@pytest.mark.parametrize(("hero", "players", "sets"), AT_LEAST)
def test_our_players_win_what_they_should(hero: str, players: int, sets: str) -> None:
    bots = [hero, *["greedy"] * (players - 1)]
    rate = play_duplicate(make_contest(2500, sets.split(","), players, bots, seed=10**9)).rate()
    assert rate.margin < 0.015
    assert rate.rate + rate.margin > AT_LEAST[hero, players, sets]


@pytest.mark.soak
def test_a_minute_of_training_beats_its_base() -> None:
    made = Training(["viewpoint"], 2, seed=3)
    assert made.run(60.0)
    assert made.best is not None
    base = play_duplicate(make_contest(1000, ["viewpoint"], 2, ["expert", "greedy"], seed=3 + (1 << 40))).rate()
    assert made.best[0].rate.rate > base.rate + 0.01
