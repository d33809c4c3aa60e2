"""Crowds of games on an NVIDIA GPU, one game a thread. Games are sorted, so that neighbouring threads do the same."""

from __future__ import annotations

import time
from functools import cache
from typing import Any, NoReturn

from . import dealing, pools
from .backends import BackendMissing, dtype
from .launching import RANDOM_GAMES, Job, crowd_layout, group, is_simulated, kernels, library
from .layout import Size, State, pack, table_fields
from .tables import Tables

THREADS = 384  # of a block; one block for each multiprocessor
POOL = 24576  # games of a block
BATCH = 1 << 23  # games dealt at a time, if the memory holds them


class CudaBackend:
    """Batches of games on a GPU; only their results come back."""

    name = "cuda"

    def __init__(self) -> None:
        cuda = self.cuda = library()
        self.blocks = 1 if is_simulated() else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)

    def batch(self, size: Size, games: int, job: Job = RANDOM_GAMES) -> int:
        """How many games are dealt at a time: at most what half of the free memory holds."""
        if is_simulated():
            return games
        free = int(self.cuda.current_context().get_memory_info()[0])
        return min(games, BATCH, max(1024, free // 2 // crowd_layout(job.record, size).bytes))

    def device(self) -> str:
        """The name of the GPU."""
        name = self.cuda.get_current_device().name
        return name.decode() if isinstance(name, bytes) else str(name)

    def hash_games(
        self, tables: Tables, seed: int, games: int, players: int, turn_limit: int, cards: int, full: bool = True
    ) -> tuple[Any, Any]:
        """Random games as loops.hash_games plays them: for each its hash and its decisions.

        Not full, the hashes are those of the games' ends alone, which is what speed is measured with.
        """
        import numpy as np

        hashes, counts = np.zeros(games, np.int64), np.zeros(games, np.int64)
        crowd = Crowd(self, tables, RANDOM_GAMES, self.batch(tables.size, games), players, turn_limit)
        found = self.cuda.to_device(np.zeros((2, crowd.room), np.int64))
        for first in range(0, games, crowd.room):
            n = min(crowd.room, games - first)
            crowd.deal(seed + first, n, cards)
            crowd.play(n, first, int(full))
            crowd.read(n, found[0], found[1])
            rows = found.copy_to_host()
            hashes[first : first + n] = rows[0, :n]
            counts[first : first + n] = rows[1, :n]
        return hashes, counts

    def race(
        self, tables: Tables, games: int, players: int, turn_limit: int, cards: int, runs: int
    ) -> list[tuple[float, int]]:
        """So many random games at once, from the deal to the end: wall seconds and decisions of every run."""
        import numpy as np

        crowd = Crowd(self, tables, RANDOM_GAMES, self.batch(tables.size, games), players, turn_limit)
        found = self.cuda.to_device(np.zeros((2, crowd.room), np.int64))
        results = []
        for run in range(runs + 1):  # the first one compiles
            self.cuda.synchronize()
            begun = time.perf_counter()
            crowd.deal(1 + run * crowd.room, crowd.room, cards)
            crowd.play(crowd.room, 0, 0)
            crowd.read(crowd.room, found[0], found[1])
            self.cuda.synchronize()
            seconds = time.perf_counter() - begun
            results.append((seconds, int(found[1].copy_to_host().sum())))
        return results[1:]

    def tick(self, state: State, tables: Tables) -> None:
        _too_few()

    def take(self, state: State, tables: Tables, index: int) -> None:
        _too_few()

    def leave(self, state: State, tables: Tables, seat: int) -> None:
        _too_few()


def _too_few() -> NoReturn:
    raise BackendMissing("The cuda back end plays many games at once; for a single one there are plain and numba.")


class Crowd:
    """Games that are played at the same time, in the memory of the GPU."""

    def __init__(self, owner: CudaBackend, tables: Tables, job: Job, room: int, players: int, turn_limit: int) -> None:
        import numpy as np

        cuda = self.cuda = owner.cuda
        self.room, self.blocks, self.players = room, owner.blocks, players
        self.job, self.kernels = job, kernels(tables.size, job, bool(tables.plain.later))
        layout = crowd_layout(job.record, tables.size)
        blank = job.record(tables.size)
        dealing.lay_out(blank, tables.plain, players, turn_limit)
        data = pack(blank, layout)
        self.words = len(data) // 8
        self.states: Any
        self.tables: Any
        if is_simulated():
            self.states, self.tables, self.words = [blank.clone() for _ in range(room)], [tables.plain], 0
            self.blank, self.raw = blank, cuda.to_device(np.zeros(4096, np.int64))
        else:
            self.blank = cuda.to_device(np.frombuffer(data, np.int64))
            self.raw = cuda.device_array(room * self.words, np.int64)
            self.states = self.raw.view(dtype(layout, True))
            self.tables = cuda.to_device(np.frombuffer(bytearray(tables.data), dtype(table_fields(tables.size), True)))
        self.weights: Any = cuda.to_device(np.zeros(1, np.int64))  # what a job needs besides; so are the next two
        self.bots = cuda.to_device(np.zeros(1, np.int64))
        self.kinds = cuda.to_device(np.zeros((1, 1), np.int64))
        self.threads = group() if is_simulated() else THREADS
        self.pool = min(POOL, -(-room // (self.blocks * group())) * group())
        self.order = cuda.device_array(self.blocks * 3 * (self.pool + group() * pools.KEYS), np.int32)

    def deal(self, seed: int, games: int, cards: int) -> None:
        """Lay out and deal so many games."""
        if is_simulated():
            self.states[:] = [self.blank.clone() for _ in range(self.room)]
        else:
            self.kernels.launch("spread", 16 * self.blocks, 128, self.raw, self.blank, games)
        self.each(self.job.deal, self.states, self.tables, seed, games, self.players, cards)

    def play(self, games: int, first: int, full: int) -> None:
        """Play them to their ends."""
        import numpy as np

        dealt = self.cuda.to_device(np.array([min(games, self.blocks * self.pool)], np.int64))
        self.kernels.launch(
            "play_pools", self.blocks, self.threads, self.states, self.tables, self.raw, self.words, games, first, full,
            self.weights, self.bots, self.kinds, self.order, self.pool, dealt,
        )  # fmt: skip

    def read(self, games: int, *args: Any) -> None:
        """Read what came of so many games."""
        self.each(self.job.read, self.states, self.tables, games, *args)

    def each(self, kernel: str, *args: Any) -> None:
        """Run a kernel with a thread for every few games."""
        self.kernels.launch(kernel, 2 * self.blocks, min(128, self.threads), *args)


@cache
def accelerator() -> CudaBackend:
    """The back end, if this machine has a GPU."""
    return CudaBackend()
