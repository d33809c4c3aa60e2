"""What cards do to the chances of winning, and that it is the cards that do it."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from random import Random

import pytest

from fieldofview.cards import Card, CardSet
from fieldofview.cards import effects as e
from fieldofview.cli.main import main
from fieldofview.game.making import HAND
from fieldofview.game.setup import tables_of
from fieldofview.kernel.layout import State
from fieldofview.kernel.zones import hand
from fieldofview.policies.registry import backend
from fieldofview.sim import impact, make_contest
from fieldofview.sim.contest import Contest
from fieldofview.sim.impact import measure_impacts

PRIZE = Card("Prize", 60, 4, play=[e.Draw()], document="")
BURDEN = Card("Burden", -60, 4, play=[e.Draw()], document="")
STONES = tuple(Card(f"Stone {n}", 5, 6, play=[e.Draw()], document="") for n in range(6))
HILL = CardSet("hill", "Hill", (BURDEN, *STONES, PRIZE))


@pytest.mark.parametrize(("sets", "players"), [(("viewpoint",), 2), (("viewpoint", "reflections"), 5)])
def test_every_kind_comes_into_that_hand_and_nothing_else_changes_places(sets: tuple[str, ...], players: int) -> None:
    rules, tables, dice = backend("plain").rules, tables_of(sets, players), Random(players)
    t = tables.plain
    for kind in range(len(tables.cards)):
        seat, number = dice.randrange(players), dice.randrange(1000)
        s = State(tables.size)
        rules.lay_out(s, t, players, 0)
        rules.seed_rng(s, number + 1)
        rules.shuffle_pile(s)
        before = list(s.draw)
        where = s.n_draw - 1 - seat * HAND
        rules.slip_in(s, t, kind, where, number)
        moved = [place for place, card in enumerate(before) if s.draw[place] != card]
        assert moved in ([], sorted([where, *(place for place in moved if place != where)]))
        assert len(moved) in (0, 2)
        assert sorted(s.draw) == sorted(before)
        rules.hand_out(s, t, players, players - 1, HAND)
        assert any(s.place[card] == hand(seat) and t.kind[card] == kind for card in range(t.n_cards))


def test_the_best_card_is_found_and_the_worst() -> None:
    found = measure_impacts(make_contest(400, [HILL], 2, ["greedy"]))
    assert (found[0].name, found[-1].name) == ("Prize", "Burden")
    assert found[0].change.rate - found[0].change.margin > 0
    assert sum(impact.copies * impact.change.rate for impact in found) == pytest.approx(0)


def test_cores_change_no_result() -> None:
    contest = make_contest(60, ("viewpoint",), 3, ["greedy"], seed=5)
    assert measure_impacts(contest, 1) == measure_impacts(contest, 3)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["cards", "impact", "--deals", "40", "--bot", "greedy", "--lang", "en"]
    assert main([*command, "--against", "viewpoint"]) == 0
    said = capsys.readouterr().out
    assert "viewpoint, 2 players, all greedy; 40 deals, each with every card in turn." in said
    assert said.count("Shadow") == 1
    assert main([*command, "--json", "--impact"]) == 0
    (deck,) = json.loads(capsys.readouterr().out)
    assert (deck["deals"], len(deck["cards"])) == (40, 23)


def test_one_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    """And a level plays as the policy that it is, in any language."""
    command = ["cards", "impact", "--deals", "1", "--lang", "en", "--workers", "1"]
    assert main([*command, "--bot", "Freizeit"]) == 0
    said = capsys.readouterr().out
    assert "all greedy; one deal with every card in turn." in said
    (row,) = [line.split("│")[0].split() for line in said.splitlines() if line.startswith("Wink ")]
    assert row[-1] == "–"
    assert main([*command, "--bot", "casual", "--json"]) == 0
    assert {card["margin"] for card in json.loads(capsys.readouterr().out)[0]["cards"]} == {None}


def test_an_interrupt_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopping(contest: Contest, workers: object) -> Iterator[list[list[int]]]:
        signal.raise_signal(signal.SIGINT)
        yield impact.impact_stretch(contest, 0, 2)

    monkeypatch.setattr(impact, "_played", stopping)
    assert main(["cards", "impact", "--deals", "900", "--bot", "greedy", "--lang", "en"]) == 130
    assert "Interrupted; this is the result of 2 of 900 deals." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "Wink", "--deals", "5"], "--deals belongs to the weighing of cards: fov cards impact."),
        (["impact", "Wink"], "All cards of a deck are weighed together: leave out 'Wink'."),
        (["impact", "--deals", "0"], "At least one game must be played, not 0."),
        (["impact", "--bot", "search"], "compiled games between our own bots: random, greedy"),
        (["impact", "--bot", "master"], "or a file of weights; not 'master'."),
        (["impact", "--size", "chip"], "--size belongs to pictures"),
    ],
)
def test_what_cannot_be_weighed(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", *words, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
