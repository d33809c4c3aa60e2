"""Random games as pages are told them: events of several viewers, and the views they must lead to.

Run as a script it writes them as JSON for the page's own fold, which a test of the page compares.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fieldofview as fov
from fieldofview.game import Game
from fieldofview.views.forms import to_data

GAMES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (2, ("viewpoint",)),
    (4, ("viewpoint", "reflections")),
    (3, ("open-eyes+plague",)),
    (6, ("viewpoint", "reflections", "open-eyes")),
)
EVERY = 7  # stops between two views that are compared


def play_on(game: Game, dice: random.Random) -> None:
    """One random step of a game with public windows; now and then somebody reveals, leaves or is given a token."""
    others = [seat for seat in range(len(game.names)) if game.options(seat)]
    if game.window is not None:
        sealed = {d.seat: dice.choice(d.options) for d in game.pending if dice.random() < 0.7}
        game.settle(sealed, number=game.window.number)
    elif game.decision is None:
        game.settle({d.seat: dice.choice(d.options) for d in game.pending})
    elif dice.random() < 0.2 and (able := [seat for seat in others if seat != game.decision.seat]):
        seat = dice.choice(able)
        game.interject(seat, dice.choice(game.options(seat)))
    else:
        game.answer(dice.choice(game.decision.options))


def recorded(seed: int, seats: int, sets: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """One game, for its first and last seat and for an onlooker."""
    dice = random.Random(seed)
    game = fov.new_game(seats, sets, seed=seed, windows="public")
    viewers: list[int | None] = [0, seats - 1, None]
    stops: dict[int | None, list[dict[str, Any]]] = {viewer: [] for viewer in viewers}
    for step in range(10_000):
        if step % EVERY == 0 or game.over:
            for viewer in viewers:
                view = to_data(game.view(viewer))
                stops[viewer].append({"heard": len(game.events_since(viewer)), "view": view})
        if game.over:
            break
        if step == 40:
            game.token(1, -50)
        if step == 80 and seats > 3:
            game.forfeit(2)
        play_on(game, dice)
    for viewer in viewers:
        events = [to_data(event) for event in game.events_since(viewer)]
        yield {"sets": sets, "seats": seats, "seat": viewer, "events": events, "stops": stops[viewer]}


def write(path: Path) -> None:
    games = [told for seed, (seats, sets) in enumerate(GAMES, 11) for told in recorded(seed, seats, sets)]
    path.write_text(json.dumps(games), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
