"""The rules compiled for a GPU, kept on disk and launched: the same functions once more, with pools.py around them.

Three things make the code quick; docs/accelerator.md has the figures.

- Code must be small, since most of the time a GPU with much code waits for instructions. So every function is compiled
  once, for 64-bit integers, and those that are called from many places are kept apart.
- Registers are limited to what leaves room for enough threads.
- What every visit to a game reads is fetched at once, before it is needed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from . import pools
from .backends import MODULES, BackendMissing, Modules, cache_folder, described, dtype, functions
from .later import never
from .layout import Layout, Printed, Size, layout_of, table_fields
from .pools import Pooled

REGISTERS = 168  # of a thread

# Called from many places: compiled apart instead of once for each.
APART = {
    *("move", "put", "push", "draw_cards", "add_cards", "pool_targets", "unused_lasting", "end_links", "tick", "take"),
    *("leave_seen", "leave_unseen", "see_leave"),
}

# What every visit reads.
AHEAD = ("points", "n_options", "frames", "trait_count", "over")


@dataclass(frozen=True, slots=True)
class Job:
    """What a crowd of games is for: their record, what is compiled, and the functions that do the work by name."""

    record: type[Pooled]
    modules: Modules
    deal: str
    visit: str
    key: str
    read: str
    apart: frozenset[str] = frozenset()  # functions to be compiled apart, besides those of the rules
    done: str = "is_over"
    more: tuple[str, ...] = ()  # kernels of its own

    @property
    def kernels(self) -> tuple[str, ...]:
        return ("spread", self.deal, "play_pools", self.read, *self.more)


RANDOM_GAMES = Job(
    Pooled, (*MODULES, "kernel.pools"), "deal_random", "visit_random", "key_random", "read_random",
    frozenset({"key_random"}),
)  # fmt: skip


def crowd_layout(record: type[Pooled], size: Size) -> Layout[Pooled]:
    """Where a game's record lies; padded so that the same field of many games does not fall on the same cache lines."""
    layout = layout_of(record, size)
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


def misfits() -> tuple[type[Exception], ...]:
    """What numba raises when a kept kernel is not for the arguments, so that it would have to compile another."""
    from numba.core.errors import NumbaError  # numba-cuda's own errors are of this kind too

    return (NumbaError, TypeError)


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
    """Add to a count that many threads share: takes the place of loops.bump."""
    cuda.atomic.add(row, i, n)  # type: ignore[name-defined]  # noqa: F821


def kernel_functions(job: Job, later: bool) -> dict[str, Any]:
    """The rules and the kernels around them, by name."""
    found = functions(job.modules)
    if not is_simulated():  # which knows no bits beyond the 32nd
        found["lowest"] = _first_bit
    found["bump"] = _add_safely
    if not later:
        found["has_later"] = never
    return found


SHAPES = ("KEYS", "STARTS", "GROUP", "STAGE")  # the lengths of shared arrays, which must be plain numbers


def look_ahead(record: type[Pooled], size: Size) -> dict[str, int]:
    """The words to be fetched at the start of a visit."""
    at = {field.name: offset for field, offset in crowd_layout(record, size).placed()}
    wanted = [at[name] for name in AHEAD] + [at["frames"] + 32]
    return {f"AHEAD_{i + 1}": offset // 8 for i, offset in enumerate(wanted)}


class Kernels:
    """The kernels of one job for one size class, with or without the later words: from disk where they were kept, else
    compiled when first launched."""

    def __init__(self, size: Size, job: Job, later: bool) -> None:
        self.size, self.job, self.later, self.cuda = size, job, later, library()
        self.found = kernel_functions(job, later) | look_ahead(job.record, size)
        self.found["GROUP"], self.found["ROOM"] = group(), group() * pools.KEYS
        for hook, name in (("visit", job.visit), ("sort_key", job.key), ("is_done", job.done)):
            self.found[hook] = self.found[name]
        self.space: dict[str, Any] = {}
        self.from_disk = not is_simulated() and self._are_kept()
        self._make()

    def launch(self, name: str, blocks: int, threads: int, *args: Any) -> None:
        """Run a kernel."""
        if is_simulated():
            self.space[name][blocks, threads](*args)
            return
        with _no_wraparound():
            try:
                self.space[name][blocks, threads](*args)
            except misfits():
                if not self.from_disk:
                    raise
                self.from_disk = False  # what was kept is not for these arguments
                self._make()
                self.space[name][blocks, threads](*args)

    def _folder(self) -> Path:
        """Where compiled kernels are kept: by a hash of all sources, since numba looks at single files only."""
        import numba_cuda

        folder = cache_folder((*self.job.modules, "kernel.launching"))
        words = "later" if self.later else "classic"
        return folder / f"cuda-{numba_cuda.__version__}-{self.size.name}-{self.job.visit}-{words}"

    def _are_kept(self) -> bool:
        return all(any(self._folder().glob(f"**/*{name}*.nbi")) for name in self.job.kernels)

    def _make(self) -> None:
        """Prepare every kernel. Those from disk need none of the functions that they call."""
        import numpy as np
        from numba import types

        self.space.clear()
        self.space |= {"cuda": self.cuda, "int32": types.int32, "int8": types.int8, "__builtins__": __builtins__}
        self.space["__name__"] = "fieldofview.kernel.crowd"
        for name, value in self.found.items():
            if not isinstance(value, FunctionType):
                self.space[name] = value if name in SHAPES or is_simulated() else np.int64(value)
        if is_simulated():
            for name, value in self.found.items():
                if isinstance(value, FunctionType):
                    self.space[name] = self.cuda.jit(self._twin(name)) if name in self.job.kernels else self._twin(name)
            return
        import importlib

        vars(importlib.import_module("numba.cuda.core.config"))["CACHE_DIR"] = str(self._folder())
        if self.from_disk:
            self.space |= {name: self._kernel(name) for name in self.job.kernels}
            return
        known = self._types()
        with _no_wraparound():
            for name in self.job.kernels:
                self._compile_apart(name, known)

    def _twin(self, name: str) -> FunctionType:
        f = self.found[name]
        twin = FunctionType(f.__code__, self.space, f.__name__, f.__defaults__, f.__closure__)
        twin.__module__, twin.__qualname__ = f.__module__, f.__qualname__
        return twin

    def _kernel(self, name: str) -> Any:
        return self.cuda.jit(self._twin(name), cache=True, max_registers=REGISTERS if name == "play_pools" else None)

    def _types(self) -> dict[str, Any]:
        """What the annotations of the rules mean to the compiler."""
        from numba import from_dtype, types

        record = dtype(crowd_layout(self.job.record, self.size), True)
        state = from_dtype(record)
        others = described(self.job.modules)
        return {
            **{name: from_dtype(dtype(layout_of(record, self.size), True)) for name, record in others.items()},
            "State": state,
            "Pooled": state,
            self.job.record.__name__: state,
            "Printed": from_dtype(dtype(table_fields(self.size), True)),
            "Frame": from_dtype(record["frames"].subdtype[0]),
            "int": types.int64,
            "bool": types.int64,
        }

    def _compile_apart(self, name: str, known: dict[str, Any]) -> None:
        """A function after all those that it calls; its annotations are its signature."""
        if name in self.space:
            return
        f = self.found[name]
        self.space[name] = None
        for other in f.__code__.co_names:
            if isinstance(self.found.get(other), FunctionType):
                self._compile_apart(other, known)
        said = [f.__annotations__.get(a, "Any") for a in f.__code__.co_varnames[: f.__code__.co_argcount]]
        signature = tuple(known.get(kind) for kind in said)
        if name in self.job.kernels:
            self.space[name] = self._kernel(name)
        elif None in signature:
            self.space[name] = self.cuda.jit(self._twin(name), device=True)
        else:
            self.space[name] = self.cuda.jit(signature, device=True)(self._twin(name))
            if name in APART | self.job.apart:
                _keep_apart(self.space[name])


@cache
def kernels(size: Size, job: Job, later: bool) -> Kernels:
    """Everything one job needs, for one size class, with or without the later words."""
    return Kernels(size, job, later)


def _keep_apart(function: Any) -> None:
    """Do not copy this function into those that call it."""
    for compiled in function.overloads.values():
        compiled.library.get_function(compiled.fndesc.llvm_func_name).attributes.add("noinline")
