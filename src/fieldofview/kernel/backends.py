"""Two ways to run the same rules: uncompiled on plain objects, and compiled by Numba on arrays of records.
A third, for many games at once, is in cuda.py.

The rules are plain functions without decorators. The compiled back end takes copies of them all into one namespace,
in which every call leads to a compiled copy. The folder of its cache is named by a hash of everything that changes
the machine code, since Numba itself only looks at each function's own file.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, Protocol, cast

from ..cards.complaint import Complaint
from . import layout as records
from . import whole_program
from .layout import (
    FRAME,
    LARGE,
    SMALL,
    Field,
    Layout,
    Record,
    Size,
    State,
    layout_of,
    pack,
    state_fields,
    table_fields,
    unpack,
)
from .tables import Tables
from .whole_program import ENTRY, RULE

Modules = tuple[str, ...]

# The rules, by names below the package.
MODULES: Modules = (
    "kernel.instructions",
    "kernel.ops",
    "kernel.rng",
    "kernel.later",
    "kernel.knowledge",
    "kernel.zones",
    "kernel.choices",
    "kernel.frames",
    "kernel.lasting",
    "kernel.windows",
    "kernel.copies",
    "kernel.actions",
    "kernel.turns",
    "kernel.leaving",
    "kernel.machine",
    "kernel.dealing",
    "kernel.determinise",
    "kernel.loops",
    "kernel.batches",
    "kernel.laws",
    "kernel.numbering",
    "kernel.observing",
    "kernel.stepping",
)

PACKAGE = __package__.rpartition(".")[0]

# What a batch asks the memory for ahead of time: bytes that a processor fetches at a time, fields that are seldom read,
# and as much of a long field as is often read.
CACHE_LINE = 64
OTHER_FLAGS = ("NUMBA_CACHE_DIR", "NUMBA_ENABLE_CUDASIM")  # change nothing of what is compiled for the CPU
SELDOM = {"draw", "since", "link", "host", "copied", "home"}
LONGEST_AHEAD = 512


class BackendMissing(Complaint):
    """The back end needs a package that is not installed."""


class Backend(Protocol):
    """What a game needs of a back end: every call changes the given state in place."""

    name: str

    def tick(self, state: State, tables: Tables) -> None: ...
    def take(self, state: State, tables: Tables, index: int) -> None: ...
    def leave(self, state: State, tables: Tables, seat: int) -> None: ...


def sources(modules: Modules = MODULES) -> list[Path]:
    """The files whose functions are compiled."""
    return [Path(__file__).parents[1].joinpath(*name.split(".")).with_suffix(".py") for name in modules]


def functions(modules: Modules = MODULES) -> dict[str, Any]:
    """Every function and constant of these modules by name; a name stands for one thing only."""
    found: dict[str, Any] = {}
    for name in modules:
        module = importlib.import_module(f"{PACKAGE}.{name}")
        for key, value in vars(module).items():
            mine = isinstance(value, FunctionType) and value.__module__ == module.__name__
            if mine or (isinstance(value, int) and key.isupper()):
                if found.setdefault(key, value) is not value and found[key] != value:
                    raise RuntimeError(f"{key} is defined twice in what is compiled")
    return found


def described(modules: Modules = MODULES) -> dict[str, type[Record]]:
    """The classes of records that these modules describe, besides those of the kernel's layout, by name."""
    found: dict[str, type[Record]] = {}
    for name in modules:
        module = importlib.import_module(f"{PACKAGE}.{name}")
        for key, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Record) and value.__module__ == module.__name__:
                found[key] = value
    return found


def is_entry(function: FunctionType) -> bool:
    """Whether a function is called from outside: one that is given whole arrays of games.

    The others are compiled without a way in from Python, which is quicker.
    """
    return function.__code__.co_varnames[:1] == ("states",)


class PlainBackend:
    """The rules as they stand, on plain objects."""

    name = "plain"

    def __init__(self, modules: Modules = MODULES) -> None:
        self.rules = SimpleNamespace(**functions(modules))

    def tick(self, state: State, tables: Tables) -> None:
        self.rules.tick(state, tables.plain)

    def take(self, state: State, tables: Tables, index: int) -> None:
        self.rules.take(state, tables.plain, index)

    def leave(self, state: State, tables: Tables, seat: int) -> None:
        self.rules.leave_game(state, tables.plain, seat)

    def play_lawful_games(self, tables: Tables, *numbers: Any) -> int:
        """Random games, every law checked at every decision; the last argument receives what was broken."""
        count: int = self.rules.play_lawful_games([State(tables.size)], [tables.plain], 0, *numbers)
        return count


class NumbaBackend:
    """The rules compiled, on arrays of records; a game is an array and a number."""

    name = "numba"

    def __init__(self, modules: Modules = MODULES) -> None:
        self.rules = compiled(modules)

    def states(self, size: Size, count: int) -> Any:
        """An array of empty games."""
        import numpy as np

        return np.zeros(count, dtype(state_fields(size)))

    def tables(self, tables: Tables) -> Any:
        """The tables as an array of one record."""
        return _table_array(tables)

    def tick(self, state: State, tables: Tables) -> None:
        self._on_record(self.rules.one_tick, state, tables)

    def take(self, state: State, tables: Tables, index: int) -> None:
        self._on_record(self.rules.one_take, state, tables, index)

    def leave(self, state: State, tables: Tables, seat: int) -> None:
        self._on_record(self.rules.one_leave, state, tables, seat)

    def play_lawful_games(self, tables: Tables, *numbers: Any) -> int:
        """Random games, every law checked at every decision; the last argument receives what was broken."""
        import numpy as np

        *numbers_, found = numbers
        seen = np.array(found, np.int64)
        states = self.states(tables.size, 1)
        count = self.rules.play_lawful_games(states, self.tables(tables), 0, *numbers_, seen)
        found[:] = seen.tolist()
        return int(count)

    def _on_record(self, entry: Callable[..., Any], state: State, tables: Tables, *args: int) -> None:
        """Run an entry on a plain state by way of its bytes."""
        import numpy as np

        fields = state_fields(tables.size)
        states = np.frombuffer(bytearray(pack(state, fields)), dtype(fields))
        entry(states, self.tables(tables), 0, *args)
        state.__dict__.update(unpack(states.tobytes(), fields).__dict__)


def bytes_of(states: Any) -> memoryview:
    """An array of games as its bytes: `bytes_of(target)[:] = bytes_of(source)` clones them all at once."""
    return memoryview(states.view("u1"))


def record_array(data: bytes, layout: Layout[Any], aligned: bool = False) -> Any:
    """Packed records, one behind the other, as an array."""
    import numpy as np

    return np.frombuffer(bytearray(data), dtype(layout, aligned))


@cache
def _table_array(tables: Tables) -> Any:
    return record_array(tables.data, table_fields(tables.size))


@cache
def dtype(layout: Layout[Any], aligned: bool = False) -> Any:
    """The NumPy dtype of a record: the same names, offsets and bytes as the plain object packs.

    All fields lie at multiples of their width; a GPU reads them byte by byte unless it is told so.
    """
    import numpy as np

    def of(named: list[tuple[Field, int]], size: int) -> Any:
        return np.dtype(
            {
                "names": [f.name for f, _ in named],
                "formats": [(frame if f.type == "frame" else np.dtype(f"<{f.type}"), f.shape) for f, _ in named],
                "offsets": [offset for _, offset in named],
                "itemsize": size,
            },
            align=aligned,
        )

    frame: Any = None
    frame = of(list(FRAME.placed()), FRAME.bytes)
    return of(list(layout.placed()), layout.bytes)


def cache_folder(modules: Modules = MODULES) -> Path:
    """Where compiled code is kept, by a hash of all sources and of every flag that changes code."""
    import numba

    digest = hashlib.sha256()
    for path in [*sources(modules), Path(records.__file__), Path(__file__), Path(whole_program.__file__)]:
        digest.update(path.read_bytes())
    flags = sorted((k, v) for k, v in os.environ.items() if k.startswith("NUMBA_") and k not in OTHER_FLAGS)
    digest.update(repr((numba.__version__, sys.version_info[:3], flags)).encode())
    home = os.environ.get("FOV_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "fieldofview" / digest.hexdigest()[:16]


def _count_zeros(t: Any, x: int) -> Any:
    """The number of the lowest bit set, as one machine instruction: takes the place of zones.lowest."""
    return trailing_zeros(x)  # type: ignore[name-defined]  # noqa: F821


def _lines(record: Any) -> list[int]:
    """Where the lines of a record lie that nearly every decision reads."""
    begins = [(field.offset, name) for name, field in record.fields.items()]
    ends = [offset for offset, _ in begins[1:]] + [record.size]
    lines = set()
    for (begin, name), end in zip(begins, ends, strict=True):
        if name not in SELDOM:
            last = min(end, begin + LONGEST_AHEAD) - 1
            lines |= set(range(begin // CACHE_LINE, last // CACHE_LINE + 1))
    return [line * CACHE_LINE for line in sorted(lines)]


@cache
def _prefetch() -> Any:
    """Ask for the record of a game that comes next, so that it is at hand: takes the place of stepping.look_ahead."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def fetch(context: Any, states: Any, i: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
            records = context.make_array(signature.args[0])(context, builder, args[0])
            width = signature.args[0].dtype.size
            first = builder.mul(args[1], ir.Constant(args[1].type, width))
            start = builder.gep(builder.bitcast(records.data, byte), [first])
            fetch = builder.module.declare_intrinsic(
                "llvm.prefetch", [byte], ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            )
            for line in _lines(signature.args[0].dtype):
                there = builder.gep(start, [ir.Constant(args[1].type, line)])
                builder.call(fetch, [there, number(1), number(3), number(1)])  # to be written, kept close, data
            return context.get_dummy_value()

        return types.void(states, types.int64), codegen

    return intrinsic(fetch)


FIRST_RECORD = 1_000_000  # beyond all numbers that Numba gives by itself


@cache
def own_records(modules: Modules = MODULES) -> tuple[Any, ...]:
    """The types of our records, each with a number of its own.

    Numba gives a record the next number in this process, and calls compiled functions by it, on disk too. So two sizes
    that two processes met in another order could go by one name, and one be run for the other.
    """
    from numba import from_dtype

    layouts: list[Layout[Any]] = [made(size) for size in (SMALL, LARGE) for made in (state_fields, table_fields)]
    kept = [from_dtype(dtype(layout)) for layout in layouts]
    kept.append(from_dtype(dtype(layouts[0])["frames"].base))
    kept += [from_dtype(dtype(layout_of(record, SMALL))) for record in described(modules).values()]
    for number, record in enumerate(kept, FIRST_RECORD):
        vars(record)["_code"] = number
    return tuple(kept)  # held on to: a type that nobody holds is made anew, with a new number


@cache
def compiled(modules: Modules = MODULES) -> SimpleNamespace:
    """The entries of these modules, compiled with all they call when first called for each size class."""
    try:
        import numba
        import numpy as np
    except ImportError as error:
        raise BackendMissing(
            "The numba back end needs numba and numpy: install them with pip install 'fieldofview[fast]'."
        ) from error
    whole_program.spare_scipy()
    own_records(modules)
    whole_program.install()
    folder = cache_folder(modules)
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    from numba.cpython.unsafe.numbers import trailing_zeros

    space: dict[str, Any] = {
        "trailing_zeros": trailing_zeros,
        "__name__": "fieldofview.kernel.compiled",
        "__builtins__": __builtins__,
    }
    found = functions(modules)
    flags: dict[str, Any] = {"cache": True, "error_model": "numpy", "nogil": True}
    jit = numba.njit(**flags)
    closed: dict[str, Any] = {**flags, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    inner = numba.njit(**closed)
    found["lowest"] = _count_zeros
    del found["look_ahead"]
    space["look_ahead"] = _prefetch()
    rules = {name: value for name, value in found.items() if isinstance(value, FunctionType) and not is_entry(value)}

    def twin(value: FunctionType, mark: str) -> FunctionType:
        copy = FunctionType(value.__code__, space, value.__name__, value.__defaults__, value.__closure__)
        copy.__module__ = value.__module__
        copy.__qualname__ = mark + value.__qualname__
        return copy

    def wrap_rules() -> None:
        while rules:
            name, value = rules.popitem()
            space[name] = inner(twin(value, RULE))

    for name, value in found.items():
        if not isinstance(value, FunctionType):
            space[name] = np.int64(value)  # a Python int would compile every function anew for each value
        elif is_entry(value):
            space[name] = jit(twin(value, ENTRY))
            whole_program.before_compiling(space[name], wrap_rules)
    return SimpleNamespace(**{k: v for k, v in space.items() if not k.startswith("__")})


def best_backend() -> str:
    """The compiled back end where it is installed."""
    return "numba" if find_spec("numba") and find_spec("numpy") else "plain"


@cache
def backend(name: str, modules: Modules = MODULES) -> PlainBackend | NumbaBackend:
    """A back end by name, with the rules and whatever else is to be compiled with them."""
    if name == "plain":
        return PlainBackend(modules)
    if name == "numba":
        return NumbaBackend(modules)
    if name == "cuda":
        from .cuda import accelerator

        return cast(NumbaBackend, accelerator())  # plays many games; the callers for one are refused
    raise BackendMissing("There is no back end {name!r}; there are 'plain', 'numba' and 'cuda'.", name=name)
