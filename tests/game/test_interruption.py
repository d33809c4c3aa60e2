"""Who may interject while the turn's player chooses: their view, their options, and why not (D.16, D.84)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

import fieldofview as fov
from fieldofview.bots import make_bot
from fieldofview.views import View

SETS = [("viewpoint", "reflections", "prizes"), ("open-eyes+plague",)]


def stops(sets: tuple[str, ...], windows: str) -> Iterator[fov.Game]:
    """Random games at each of their stops."""
    for seed in range(3):
        game = fov.new_game(3, sets, seed, windows=windows, turn_limit=40)
        count = 0
        while not game.over:
            yield game
            count += 1
            picks = {d.seat: d.options[count * 7 % len(d.options)] for d in game.pending}
            if game.decision is None:
                game.settle(picks)
            else:
                game.answer(*picks.values())


@pytest.mark.parametrize("sets", SETS)
def test_an_interruption_is_the_question_of_an_open_moment(sets: tuple[str, ...]) -> None:
    bot = make_bot("random")
    held = set()
    for game in stops(sets, "public"):
        chooses = game.decision is not None and game.decision.kind == "action"
        for seat in range(3):
            view = game.interruption(seat)
            alive = game.view(None).alive[seat]
            assert (view is not None) == (chooses and alive and seat != game.turn)
            if view is None:
                continue
            plain = game.view(seat)
            told = [field.name for field in fields(View) if field.name not in ("decision", "_source")]
            assert all(getattr(view, name) == getattr(plain, name) for name in told)
            assert view.decision is not None
            assert view.decision.kind == "open moment"
            assert view.decision.options[:-1] == game.options(seat)
            assert bot.choose(view) in view.decision.options
            again = fov.determinise(view).decision
            assert again is not None
            assert {o.line for o in again.options} == {o.line for o in view.decision.options}
            held.add(len(view.decision.options) > 1)
    assert held == {False, True}


@pytest.mark.parametrize("sets", SETS)
def test_why_knows_what_may_be_interjected(sets: tuple[str, ...]) -> None:
    for game in stops(sets, "public"):
        if game.decision is None or game.decision.kind != "action":
            continue
        for seat in range(3):
            offered = {option.line for option in game.options(seat)}
            lines = {f"reveal {name}" for name in game.view(seat).hand} | {"decline", "done", "end"}
            assert {line for line in lines if game.match(line, seat) is not None} == lines & offered


def test_plain_windows_ask_in_open_moments_instead() -> None:
    for game in stops(SETS[0], "plain"):
        assert [game.interruption(seat) for seat in range(3)] == [None] * 3
