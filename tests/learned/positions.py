"""Decisions to try the network on: games in which the options are taken in turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import fieldofview as fov


def decisions(players: int, sets: Sequence[str], seed: int, count: int) -> Iterator[fov.View]:
    """The first so many decisions of a game with more than one option."""
    game, number = fov.new_game(players, sets, seed), 0
    while count and game.decision is not None:
        view = game.view(game.decision.seat)
        options = game.decision.options
        if len(options) > 1:
            yield view
            count -= 1
        number += 1
        game.answer(options[7 * number % len(options)], game.decision.seat)
