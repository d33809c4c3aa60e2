"""What a decision of the network costs: with its observation, from a view, and as one of many.

python benches/network.py
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # of one core

import time
from collections.abc import Callable, Sequence
from statistics import median

import fieldofview as fov
from fieldofview.bots import make_bot
from fieldofview.game.batch import Batch
from fieldofview.game.reading import read_batch, read_view
from fieldofview.learned import opinion, opinions

TABLES = ((2, ("viewpoint",)), (4, ("viewpoint", "reflections")), (2, ("open-eyes",)))
RUNS = 7
LEAVES = 512


def decisions(players: int, sets: Sequence[str]) -> list[fov.View]:
    """Those of a game between evolved bots that leave a choice."""
    game, bot, found = fov.new_game(players, sets, 7), make_bot("evolved"), []
    while game.decision is not None and len(found) < 60:
        view = game.view(game.decision.seat)
        if len(game.decision.options) > 1:
            found.append(view)
        game.answer(bot.choose(view), game.decision.seat)
    return found


def microseconds(each: Sequence[object], work: Callable[..., object]) -> float:
    """Of processor time for one of them: the median of some runs."""
    took = []
    for _ in range(RUNS):
        begun = time.process_time()
        for one in each:
            work(one)
        took.append((time.process_time() - begun) / len(each) * 1e6)
    return median(took)


def main() -> None:
    print("microseconds of one core a decision: reading it, the network, both; and as one of", LEAVES)
    for players, sets in TABLES:
        views = decisions(players, sets)
        for view in views:
            opinion(view)
        reads = [read_view(view) for view in views]
        reading, thinking = microseconds(views, read_view), microseconds(reads, opinions)
        batch = Batch.from_view(views[0], LEAVES)
        leaf = microseconds([batch], lambda games: opinions(read_batch(games))) / LEAVES
        print(f"{'+'.join(sets)} {players}: {reading:.0f} + {thinking:.0f} = {reading + thinking:.0f}; {leaf:.0f}")


if __name__ == "__main__":
    main()
