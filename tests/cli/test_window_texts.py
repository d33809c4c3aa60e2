"""In a window the card that comes in and all that can answer it are read in full, wherever there are rows for it."""

from __future__ import annotations

import io
import random
import re
from functools import cache

import pytest
from rich.console import Console

import fieldofview as fov
from fieldofview.cards.text import describe
from fieldofview.cli.table.drawing import BELOW, Drawing
from fieldofview.cli.table.hand import RESPONSES, hand, numbers_in_hand, question
from fieldofview.cli.table.happening import settling
from fieldofview.cli.table.numbering import numbered
from fieldofview.cli.table.players import crammed, heading
from fieldofview.cli.table.shelf import card_of
from fieldofview.views import View

NAMES = ("Ann", "Bob", "Cleopatra Philopator", "Dan", "Eve", "Fritz", "Gundula", "山田太郎", "Ida", "Jo", "Kim", "Leo")
SETS = {
    2: ("open-eyes",),
    5: ("viewpoint", "reflections", "prizes"),
    6: ("open-eyes",),
    12: ("viewpoint", "reflections", "viewpoint", "reflections"),
}


@cache
def windows(players: int) -> tuple[View, ...]:
    """What whoever may respond sees, in games that go anyhow."""
    found: list[View] = []
    for seed in range(2 if players == 12 else 3):
        rng = random.Random(seed)
        game = fov.new_game(players, SETS[players], seed=seed, names=NAMES[:players], turn_limit=12 * players)
        while game.decision is not None:
            if game.decision.kind in RESPONSES:
                found.append(game.view(game.decision.seat))
            game.answer(rng.choice(game.decision.options))
    return tuple(found)


def rows_needed(drawing: Drawing, view: View) -> int:
    """Both texts, and beside them only what no screen may lack: the piles, everybody's points, names of cards."""
    assert view.decision is not None
    numbers = numbered(view.decision)
    answers = len(numbers_in_hand(view, view.decision, numbers))
    parts = [
        heading(drawing, view)[0],
        crammed(drawing, view),
        settling(drawing, view, is_window=True)[1] if view.settling else [],
        hand(drawing, view, numbers)[answers],
        question(drawing, view, numbers, 1000)[-1],
    ]
    return sum(map(len, parts))


def wanted(view: View, language: str) -> set[str]:
    """The texts of the card that comes in and of all that can answer it, without spaces."""
    assert view.decision is not None
    level = view.settling[-1] if view.settling else None
    names = {option.card for option in view.decision.options if option.card}
    names |= {level.acts_as or level.card.name} if level else set()
    return {"".join(describe(card_of(view, name), language).split()) for name in names}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", list(SETS))
@pytest.mark.parametrize(("width", "height"), [(60, 20), (80, 24), (120, 40)])
def test_texts_are_cut_only_where_rows_are_missing(width: int, height: int, players: int, language: str) -> None:
    console = Console(file=io.StringIO(), width=width, height=height, no_color=True, legacy_windows=False)
    drawing = Drawing(console, [None, *["greedy"] * (players - 1)], language)
    rows = height - BELOW
    crowded = 0
    for view in windows(players):
        assert view.seat is not None
        lines = [line.plain for line in drawing.table(view, max(len(view.events) - 9, 0))]
        screen = "\n".join(lines)
        assert len(lines) <= rows, screen
        assert any(re.match(rf"(▶| ) {view.names[view.seat][:8]}", line) for line in lines), screen
        text = "".join(screen.split())
        if not all(told in text for told in wanted(view, language)):
            assert rows_needed(drawing, view) > rows, screen
            crowded += 1
    assert len(windows(players)) > 10
    if players < 12 or height > 20:
        assert not crowded
    else:  # a dozen players, and hands of a dozen cards
        assert crowded < len(windows(players)) / 4


def test_what_being_settled_says_is_not_said_again() -> None:
    console = Console(file=io.StringIO(), width=60, height=20, no_color=True, legacy_windows=False)
    for view in windows(2):
        if view.settling:
            lines = [line.plain for line in Drawing(console, [None, None]).table(view, 0)]
            assert f"  {view.names[view.settling[-1].seat]} played {view.settling[-1].card.name}." not in lines
