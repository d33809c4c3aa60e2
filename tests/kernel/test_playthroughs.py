"""Playthroughs: whole games on paper, the decider's view in full at each decision, the others' as changes.

`FOV_REGENERATE=1 pytest tests/kernel/test_playthroughs.py` writes the files anew; a change wants a reason.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from tests.kernel.tables import MIXES

from fieldofview.envs.page import page
from fieldofview.game import Game, new_game
from fieldofview.views import Event
from fieldofview.views.words import QUIET, sentence

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
LIMIT = 300_000  # bytes
PLAYED = [(sets, players) for sets in ("viewpoint", "reflections", "all") for players in (2, 3, 6)]


def told(event: Event, names: tuple[str, ...]) -> str:
    """An event: its kind, its sentence where a log reads it out, and its rulings."""
    kind = f"{event.kind}/{event.how}" if event.how else str(event.kind)
    words = "" if event.kind in QUIET else f" {sentence(event, names)}"
    return f"{kind}:{words} [{' '.join(event.cites)}]"


def playthrough(sets: str, players: int) -> str:
    """A random game as text."""
    dice = Random(players)
    game = new_game(players, MIXES[sets], 2024 + players, turn_limit=(30 if players < 6 else 12))
    viewers: list[int | None] = [None, *range(players)]
    pages: dict[int | None, dict[str, str]] = {viewer: {} for viewer in viewers}
    heard: dict[int | None, int] = dict.fromkeys(viewers, 0)
    text = [f"{', '.join(MIXES[sets])}; {players} players; seed {game.setup.seed}", ""]
    text += what_changed(game, viewers, pages, heard)
    number = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        number += 1
        about = f", {decision.about}" if decision.about else ""
        cites = " ".join(decision.cites)
        text += ["", f"{number}. {decision.name} ({decision.kind}{about}) {decision.prompt} [{cites}]"]
        text += [f"  {key}: {value}" for key, value in page(game.view(decision.seat)).items() if value]
        choice = dice.choice(decision.options)
        text += [f"  {'>' if option is choice else '-'} {option.line}" for option in decision.options]
        game.answer(choice)
        text += what_changed(game, viewers, pages, heard)
    assert game.outcome is not None
    winners = ", ".join(game.names[p] for p in game.outcome.winners)
    text += ["", f"{winners} won: {game.outcome.reason}; {' '.join(map(str, game.outcome.scores))}"]
    return "\n".join(text) + "\n"


def what_changed(
    game: Game,
    viewers: list[int | None],
    pages: dict[int | None, dict[str, str]],
    heard: dict[int | None, int],
) -> list[str]:
    """What is new to each viewer, those who see the same put together."""
    found: dict[str, list[str]] = {}
    for viewer in viewers:
        view = game.view(viewer)
        name = "onlooker" if viewer is None else game.names[viewer]
        new = page(view)
        for event in game.events_since(viewer, heard[viewer]):
            what = told(event, game.names)
            while name in found.get(what, ()):
                what += " again"
            found.setdefault(what, []).append(name)
        for key, value in new.items():
            if pages[viewer].get(key, "") != value:
                found.setdefault(f"{key}: {value or '-'}", []).append(name)
        pages[viewer] = new
        heard[viewer] = len(view.events)
    everyone = len(viewers)
    return [f"  {'all' if len(who) == everyone else ', '.join(who)} | {what}" for what, who in found.items()]


@pytest.mark.parametrize(("sets", "players"), PLAYED, ids=[f"{s}-{p}" for s, p in PLAYED])
def test_playthrough(sets: str, players: int) -> None:
    text = playthrough(sets, players)
    assert len(text.encode()) < LIMIT
    path = GOLDEN / f"playthrough_{sets}_{players}.txt"
    if os.environ.get("FOV_REGENERATE"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
