"""Random games on a GPU, checked against the CPU by their hashes and set beside it."""

from __future__ import annotations

import statistics
from typing import Any

from ..game.making import HAND
from ..game.setup import tables_of
from ..kernel.cuda import CudaBackend, accelerator
from ..policies.registry import compiled
from .bench import SETS, Speed, limit, loop_inside

RACING_GAMES = 1 << 22  # at once, if the memory of the GPU holds them
CHECKED_GAMES = 20_000
RACING_PLAYERS = (2, 4, 6)
RACING_SETS = (("viewpoint",), SETS)


def races(runs: int, seconds: float) -> list[dict[str, Any]]:
    """Random games on the GPU, several players and decks, each checked against the CPU and set beside it."""
    gpu = accelerator()
    return [race(gpu, sets, players, runs, seconds) for sets in RACING_SETS for players in RACING_PLAYERS]


def race(gpu: CudaBackend, sets: tuple[str, ...], players: int, runs: int, seconds: float) -> dict[str, Any]:
    """One table: the hashes of some games on both sides, then the speed of both."""
    import numpy as np

    tables = tables_of(sets, players)
    cpu = compiled()
    expected = np.zeros(CHECKED_GAMES, np.int64)
    cpu.rules.hash_games(
        cpu.states(tables.size, 1), cpu.tables(tables), 0, 1000, CHECKED_GAMES, players, limit(players), HAND, expected
    )
    found, _ = gpu.hash_games(tables, 1000, CHECKED_GAMES, players, limit(players), HAND)
    timed = gpu.race(tables, RACING_GAMES, players, limit(players), HAND, runs)
    rates = [decisions / took for took, decisions in timed]
    rate = statistics.median(rates)
    beside = Speed("loop inside", "numba", loop_inside(tables, players))
    beside.play(0.01)
    for _ in range(runs):
        beside.measure(seconds)
    games = gpu.batch(tables.size, RACING_GAMES)
    return {
        "players": players,
        "cards": sum(tables.counts),
        "games": games,
        "decisions_per_s": rate,
        "games_per_s": rate * games / statistics.median(decisions for _, decisions in timed),
        "spread": (max(rates) - min(rates)) / rate,
        "checked": CHECKED_GAMES,
        "equal": int((found == expected).sum()),
        "numba_decisions_per_s": beside.rate,
    }
