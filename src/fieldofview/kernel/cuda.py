"""The rules on an NVIDIA GPU, one game a thread: the same functions once more, and the kernels of pools.py around them.

Four things make it quick; ARCHITECTURE.md has the figures.

- Code must be small, since most of the time a GPU with much code waits for instructions. So every function is compiled
  once, for 64-bit integers, and those that are called from many places are kept apart.
- Games are sorted, so that neighbouring threads do the same: see pools.py.
- Registers are limited to what leaves room for enough threads.
- What every visit to a game reads is fetched at once, before it is needed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any, NoReturn

from . import dealing, pools
from .backends import BackendMissing, dtype, functions
from .layout import Layout, Printed, Size, State, layout_of, pack, table_fields
from .pools import Pooled
from .tables import Tables

THREADS = 384  # of a block; one block for each multiprocessor
REGISTERS = 168  # of a thread
POOL = 24576  # games of a block
BATCH = 1 << 22  # games dealt at a time, if the memory holds them

# Called from many places: compiled apart instead of once for each.
APART = {
    *("move", "put", "push", "draw_cards", "add_cards", "pool_targets", "unused_lasting", "end_links", "tick", "take"),
    *("leave_seen", "leave_unseen", "see_leave", "key_random", "key_contest"),
    *("greedy_choice", "option_worth", "text_worth", "effect_worth", "hand_worth"),
}

# What every visit reads.
AHEAD = ("points", "n_options", "frames", "trait_count", "over")


def crowd_layout(size: Size) -> Layout[Pooled]:
    """Where a game's record lies; padded so that the same field of many games does not fall on the same cache lines."""
    layout = layout_of(Pooled, size)
    return replace(layout, bytes=layout.bytes + (104 - layout.bytes) % 128)


def is_simulated() -> bool:
    """Whether numba plays the GPU in Python, for tests."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"


def group() -> int:
    """Threads that march together; fewer where each is a thread of Python."""
    return 4 if is_simulated() else pools.GROUP


@cache
def library() -> Any:
    """numba.cuda with a GPU behind it, or one sentence that says what is missing."""
    try:
        import numpy as np

        if not hasattr(np, "row_stack"):  # numba-cuda asks for it by the name that NumPy 2.5 has dropped
            vars(np)["row_stack"] = np.vstack
        import numba_cuda  # noqa: F401
        from numba import cuda as found
    except ImportError as error:
        raise BackendMissing(
            "The cuda back end needs numba-cuda: install it with pip install 'fieldofview[cuda]'."
        ) from error
    cuda: Any = found
    if not cuda.is_available():
        raise BackendMissing("The cuda back end needs an NVIDIA GPU and its driver, and found none.")
    return cuda


@contextmanager
def _no_wraparound() -> Iterator[None]:
    """The rules use no negative index (tests/kernel see to that), so compiled code need not look for any."""
    import importlib

    arrays: Any = importlib.import_module("numba.cuda.np.arrayobj")
    types = importlib.import_module("numba.core.types")
    usual = arrays.fix_integer_index

    def fixed(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    arrays.fix_integer_index = fixed
    try:
        yield
    finally:
        arrays.fix_integer_index = usual


def _first_bit(t: Printed, x: int) -> Any:
    """The number of the lowest bit set: takes the place of zones.lowest."""
    return cuda.ffs(x) - 1  # type: ignore[name-defined]  # noqa: F821


def _add_safely(row: Any, i: int, n: int) -> None:
    """Add to a count that many threads share: takes the place of contests.bump."""
    cuda.atomic.add(row, i, n)  # type: ignore[name-defined]  # noqa: F821


def kernel_functions() -> dict[str, Any]:
    """The rules and the kernels around them, by name."""
    found = functions()
    for key, value in vars(pools).items():
        mine = isinstance(value, FunctionType) and value.__module__ == pools.__name__
        if mine or (isinstance(value, int) and key.isupper()):
            found[key] = value
    if not is_simulated():  # which knows no bits beyond the 32nd
        found["lowest"] = _first_bit
    found["bump"] = _add_safely
    return found


SHAPES = ("KEYS", "STARTS", "GROUP")  # the lengths of shared arrays, which must be plain numbers
ENTRIES = ("spread", "deal_random", "deal_contests", "play_pools", "read_random", "read_contests")
JOBS = {"random": ("visit_random", "key_random"), "contests": ("visit_contest", "key_contest")}


def look_ahead(size: Size) -> dict[str, int]:
    """The words to be fetched at the start of a visit."""
    at = {field.name: offset for field, offset in crowd_layout(size).placed()}
    wanted = [at[name] for name in AHEAD] + [at["frames"] + 32]
    return {f"AHEAD_{i + 1}": offset // 8 for i, offset in enumerate(wanted)}


@cache
def kernels(size: Size, job: str) -> SimpleNamespace:
    """Everything one job needs, compiled for one size class."""
    cuda = library()
    import numpy as np
    from numba import types

    found = kernel_functions() | look_ahead(size)
    found["GROUP"], found["ROOM"] = group(), group() * pools.KEYS
    found["visit"], found["sort_key"] = (found[name] for name in JOBS[job])
    space: dict[str, Any] = {"cuda": cuda, "int32": types.int32, "__builtins__": __builtins__}
    space["__name__"] = "fieldofview.kernel.crowd"
    for name, value in found.items():
        if not isinstance(value, FunctionType):
            space[name] = value if name in SHAPES or is_simulated() else np.int64(value)

    def twin(name: str) -> FunctionType:
        f = found[name]
        return FunctionType(f.__code__, space, f.__name__, f.__defaults__, f.__closure__)

    if is_simulated():
        for name, value in found.items():
            if isinstance(value, FunctionType):
                space[name] = cuda.jit(twin(name)) if name in ENTRIES else twin(name)
        return SimpleNamespace(**{name: space[name] for name in ENTRIES})
    from numba import from_dtype

    known = {
        "State": from_dtype(dtype(crowd_layout(size), True)),
        "Printed": from_dtype(dtype(table_fields(size), True)),
        "Frame": from_dtype(dtype(crowd_layout(size), True)["frames"].subdtype[0]),
        "int": types.int64,
        "bool": types.int64,
    }
    known["Pooled"] = known["State"]

    def compile_apart(name: str) -> None:
        """A function after all those that it calls; its annotations are its signature."""
        if name in space:
            return
        f = found[name]
        space[name] = None
        for other in f.__code__.co_names:
            if isinstance(found.get(other), FunctionType):
                compile_apart(other)
        said = [f.__annotations__.get(a, "Any") for a in f.__code__.co_varnames[: f.__code__.co_argcount]]
        signature = tuple(known.get(kind) for kind in said)
        if name in ENTRIES:
            space[name] = cuda.jit(twin(name), max_registers=REGISTERS if name == "play_pools" else None)
        elif None in signature:
            space[name] = cuda.jit(twin(name), device=True)
        else:
            space[name] = cuda.jit(signature, device=True)(twin(name))
            if name in APART:
                _keep_apart(space[name])

    with _no_wraparound():
        for name in ENTRIES:
            compile_apart(name)
    return SimpleNamespace(**{name: space[name] for name in ENTRIES})


def _keep_apart(function: Any) -> None:
    """Do not copy this function into those that call it."""
    for compiled in function.overloads.values():
        compiled.library.get_function(compiled.fndesc.llvm_func_name).attributes.add("noinline")


class CudaBackend:
    """Batches of games on a GPU; only their results come back."""

    name = "cuda"

    def __init__(self) -> None:
        cuda = self.cuda = library()
        self.blocks = 1 if is_simulated() else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)

    def batch(self, size: Size, games: int) -> int:
        """How many games are dealt at a time: at most what half of the free memory holds."""
        if is_simulated():
            return games
        free = int(self.cuda.current_context().get_memory_info()[0])
        return min(games, BATCH, max(1024, free // 2 // crowd_layout(size).bytes))

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
        crowd = self.crowd(tables, "random", self.batch(tables.size, games), players, turn_limit)
        found = self.cuda.to_device(np.zeros((2, crowd.room), np.int64))
        for first in range(0, games, crowd.room):
            n = min(crowd.room, games - first)
            crowd.deal("deal_random", seed + first, n, cards)
            crowd.play(n, first, int(full))
            crowd.each("read_random", n, found[0], found[1])
            rows = found.copy_to_host()
            hashes[first : first + n] = rows[0, :n]
            counts[first : first + n] = rows[1, :n]
        return hashes, counts

    def race(
        self, tables: Tables, games: int, players: int, turn_limit: int, cards: int, runs: int
    ) -> list[tuple[float, int]]:
        """So many random games at once, from the deal to the end: wall seconds and decisions of every run."""
        import numpy as np

        crowd = self.crowd(tables, "random", self.batch(tables.size, games), players, turn_limit)
        found = self.cuda.to_device(np.zeros((2, crowd.room), np.int64))
        results = []
        for run in range(runs + 1):  # the first one compiles
            self.cuda.synchronize()
            begun = time.perf_counter()
            crowd.deal("deal_random", 1 + run * crowd.room, crowd.room, cards)
            crowd.play(crowd.room, 0, 0)
            crowd.each("read_random", crowd.room, found[0], found[1])
            self.cuda.synchronize()
            seconds = time.perf_counter() - begun
            results.append((seconds, int(found[1].copy_to_host().sum())))
        return results[1:]

    def play_contests(
        self,
        tables: Tables,
        seed: int,
        first: int,
        games: int,
        bots: list[int],
        turn_limit: int,
        cards: int,
        *counted: Any,
    ) -> None:
        """Games as contests.play_contests plays and counts them; the counts are added to the given arrays.

        To play none at all compiles everything.
        """
        import numpy as np

        players = len(bots)
        crowd = self.crowd(tables, "contests", self.batch(tables.size, max(1, games)), players, turn_limit)
        there = [self.cuda.to_device(np.zeros_like(rows)) for rows in counted]
        crowd.bots = self.cuda.to_device(np.array(bots, np.int64))
        crowd.kinds = there[-1]
        for begun in range(0, max(1, games), crowd.room):
            n = min(crowd.room, max(1, games) - begun)
            crowd.deal("deal_contests", seed + first + begun, n, cards)
            crowd.play(n, first + begun, 0)
            crowd.each("read_contests", n, first + begun, players, *there, tables=True)
        if games:
            for mine, theirs in zip(counted, there, strict=True):
                mine += theirs.copy_to_host()
        self.cuda.synchronize()

    def crowd(self, tables: Tables, job: str, room: int, players: int, turn_limit: int) -> Crowd:
        """Room for so many games."""
        return Crowd(self, tables, job, room, players, turn_limit)

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

    def __init__(self, owner: CudaBackend, tables: Tables, job: str, room: int, players: int, turn_limit: int) -> None:
        import numpy as np

        cuda = self.cuda = owner.cuda
        self.room, self.blocks, self.players = room, owner.blocks, players
        self.kernels = kernels(tables.size, job)
        layout = crowd_layout(tables.size)
        blank = Pooled(tables.size)
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
        self.bots = cuda.to_device(np.zeros(1, np.int64))
        self.kinds = cuda.to_device(np.zeros((1, 1), np.int64))
        self.threads = group() if is_simulated() else THREADS
        self.pool = min(POOL, -(-room // (self.blocks * group())) * group())
        self.order = cuda.device_array(self.blocks * 3 * (self.pool + group() * pools.KEYS), np.int32)

    def deal(self, kernel: str, seed: int, games: int, cards: int) -> None:
        """Lay out and deal so many games."""
        if is_simulated():
            self.states[:] = [self.blank.clone() for _ in range(self.room)]
        else:
            self.launch("spread", 16 * self.blocks, 128, self.raw, self.blank, games)
        self.each(kernel, seed, games, self.players, cards, tables=True)

    def play(self, games: int, first: int, full: int) -> None:
        """Play them to their ends."""
        import numpy as np

        dealt = self.cuda.to_device(np.array([min(games, self.blocks * self.pool)], np.int64))
        self.launch(
            "play_pools", self.blocks, self.threads, self.states, self.tables, self.raw, self.words, games, first, full,
            self.bots, self.kinds, self.order, self.pool, dealt,
        )  # fmt: skip

    def each(self, kernel: str, *args: Any, tables: bool = False) -> None:
        """Run a kernel with a thread for every few games."""
        given = (self.states, self.tables) if tables else (self.states,)
        self.launch(kernel, 2 * self.blocks, min(128, self.threads), *given, *args)

    def launch(self, kernel: str, blocks: int, threads: int, *args: Any) -> None:
        """Run a kernel; the first time it is compiled."""
        with nullcontext() if is_simulated() else _no_wraparound():
            getattr(self.kernels, kernel)[blocks, threads](*args)


@cache
def accelerator() -> CudaBackend:
    """The back end, if this machine has a GPU."""
    return CudaBackend()
