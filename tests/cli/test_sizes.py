"""The table at every size of terminal: nothing is too wide, rows are shared out, the own hand and the prompt stay."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from rich.console import Console

import fieldofview as fov
from fieldofview.cards.text import describe
from fieldofview.cli.table.drawing import BELOW, Drawing
from fieldofview.cli.table.pages import help_page
from fieldofview.cli.table.phrases import LANGUAGES
from fieldofview.cli.table.players import players as player_sizes
from fieldofview.cli.table.shelf import card_of
from fieldofview.views import View, words

SIZES = [(60, 20), (72, 22), (80, 24), (100, 30), (132, 43), (200, 50)]
NAMES = ("Ann", "Bob", "Cleopatra Philopator", "Dan", "Eve", "Fritz", "Gundula", "山田太郎", "Ida", "Jo", "Kim", "Leo")


@cache
def views(players: int, every: int) -> tuple[View, ...]:
    """What the first seat sees at some of its decisions, in a game in which much lies on the table."""
    sets = ("viewpoint", "reflections", "prizes") if players < 12 else ("viewpoint", "reflections", "reflections")
    found: list[View] = []
    for seed in range(3):
        game = fov.new_game(players, sets, seed=seed, names=NAMES[:players], turn_limit=12 * players)
        count = 0
        while game.decision is not None:
            count += 1
            if game.decision.seat == 0 and count % every == 0:
                found.append(game.view(0))
            game.answer(game.decision.options[count * 7 % len(game.decision.options)])
    return tuple(found)


def screens(width: int, height: int, players: int, language: str) -> Iterator[tuple[View, list[str]]]:
    console = Console(file=io.StringIO(), width=width, height=height, no_color=True, legacy_windows=False)
    drawing = Drawing(console, [None, *["greedy"] * (players - 1)], language)
    for view in views(players, 2 if players == 2 else 3):
        lines = drawing.table(view, max(len(view.events) - 9, 0))
        assert all(line.cell_len <= width for line in lines)
        yield view, [line.plain for line in lines]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 5, 12])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_hand_and_the_prompt_are_always_seen(width: int, height: int, players: int, language: str) -> None:
    kinds = set()
    for view, lines in screens(width, height, players, language):
        assert view.decision is not None
        kinds.add(view.decision.kind)
        seen = lines[-(height - 1) :]  # what has not scrolled away when the prompt stands below
        text = "\n".join(seen)
        assert all(name in text for name in view.hand)
        assert any(f"{view.decision.name}: " in line for line in seen)
        assert any(re.match(r"(▶| ) Ann ", line) for line in seen), "the own row scrolled away"
        assert len(lines) <= height - 1
    assert {"action", "respond"} <= kinds


@pytest.mark.parametrize("players", [2, 5, 12])
@pytest.mark.parametrize(("width", "height"), [size for size in SIZES if size[1] >= 24])
def test_in_a_window_both_texts_are_whole(width: int, height: int, players: int) -> None:
    """The card that comes in, and what of one's own could answer it."""
    seen = 0
    for view, lines in screens(width, height, players, "en"):
        assert view.decision is not None
        if view.decision.kind != "respond":
            continue
        text = " ".join(" ".join(lines).split())
        level = view.settling[-1]
        wanted = {level.acts_as or level.card.name, *(o.card for o in view.decision.options if o.card)}
        for name in wanted:
            told = " ".join(describe(card_of(view, str(name)), "en").split())
            assert told in text, (name, "\n".join(lines))
        seen += 1
    assert seen


@pytest.mark.parametrize("players", [2, 5])
def test_text_is_cut_only_where_rows_are_missing(players: int) -> None:
    for view, lines in screens(100, 60, players, "en"):
        assert len(lines) <= 60 - BELOW
        if len(lines) < 45:
            assert not any(line.endswith("…") for line in lines), "\n".join(lines)
        text = " ".join(" ".join(lines).split())
        assert all(card.name in text for card in view.viewniverse)


def test_too_many_options_leave_the_hand_in_sight() -> None:
    """Of very many options those are shown that fit, and how to see the rest."""
    found = [view for view in views(12, 3) if view.decision is not None and len(view.decision.options) > 40]
    console = Console(file=io.StringIO(), width=60, height=20, no_color=True, legacy_windows=False)
    assert found
    for view in found:
        lines = [line.plain for line in Drawing(console, [None] * 12).table(view, len(view.events))]
        assert len(lines) <= 19
        assert any("type options" in line for line in lines)
        assert all(any(name in line for line in lines) for name in view.hand)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 5, 12])
def test_the_piles_are_never_cut_off(players: int, language: str) -> None:
    for view, lines in screens(60, 20, players, language):
        piles = LANGUAGES[language]["piles"].format(draw=view.draw_size, discard=len(view.discard))
        assert any(piles in line for line in lines[:2]), lines[:2]
        if view.time_called:
            assert any(LANGUAGES[language]["time called"] in line for line in lines[:2]), lines[:2]


@pytest.mark.parametrize("language", ["en", "de"])
def test_how_near_the_plague_is_stands_in_the_narrowest_row(language: str) -> None:
    game = fov.new_game(4, ["open-eyes+plague"], seed=2, names=("Ann", "Bob", "Cleopatra Philopator", "Dan"))
    console = Console(file=io.StringIO(), width=60, height=24, no_color=True, legacy_windows=False)
    drawing = Drawing(console, [None, *["greedy"] * 3], language)
    met = 0
    while game.decision is not None:
        view = game.view(game.decision.seat)
        rows = [line.plain for line in player_sizes(drawing, view)[-1]]
        for seat, name in enumerate(view.names):
            if view.zombeyes[seat] and view.alive[seat]:
                met += 1
                said = LANGUAGES[language]["zombeyes"].format(n=view.zombeyes[seat], most=view.plague)
                assert any(re.match(rf"(▶| ) {name[:12]}.* {said}", row) for row in rows), rows
        game.answer(game.decision.options[len(view.events) * 7 % len(game.decision.options)])
    assert met > 10


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(60, 20), (60, 24), (72, 22)])
def test_the_question_is_whole(size: tuple[int, int], language: str) -> None:
    for view, lines in screens(*size, 5, language):
        assert view.decision is not None
        prompt = words.prompt(view.decision, language)
        assert prompt in " ".join(" ".join(line.split()).strip("─ ") for line in lines)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [60, 72, 80, 120])
def test_help_fits_the_screen_it_is_read_on(width: int, language: str) -> None:
    console = Console(file=io.StringIO(), width=width, height=24, no_color=True, legacy_windows=False)
    lines = [line.plain for line in help_page(Drawing(console, [None], language))]
    assert all(len(line) <= width for line in lines)
    assert " ".join(" ".join(lines).split()) == " ".join(LANGUAGES[language]["help"].split())
    paragraph = lines[: lines.index("")]
    for line, following in pairwise(paragraph) if width < 80 else ():  # none ends early
        assert len(line.rstrip()) + 1 + len(following.split()[0]) > width
