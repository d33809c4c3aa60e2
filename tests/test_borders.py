"""Who may import whom, and who may look into whom: every file below src/fieldofview is read.

Imports are compared with the table of rooms. What begins with an underscore belongs to the room that defines it.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

PACKAGE = "fieldofview"
TOP = "(top)"

MAY_IMPORT: dict[str, set[str]] = {
    "rulings": set(),
    "cards": {"rulings"},
    "pictures": {"cards"},
    "kernel": {"rulings", "cards"},
    "policies": {"kernel", "cards"},  # cards: complaints, and the one door for files
    "views": {"kernel", "cards", "rulings"},
    "game": {"views", "policies", "kernel", "cards", "rulings"},
    "learned": {"views", "game", "policies", "kernel"},
    "search": {"learned", "views", "game"},
    "bots": {"search", "learned", "views", "game"},
    "sim": {"search", "bots", "views", "game", "policies", "kernel"},
    "envs": {"bots", "views", "game", "cards"},
    "desk": {"rulings", "cards"},
    "office": {"desk", "cards", "rulings"},
    # sim: what the cards of a set are worth; search: the reasons of hints
    "server": {"sim", "search", "game", "views", "bots", "desk", "office", "pictures", "cards", "rulings"},
}
ROOMS = {*MAY_IMPORT, "cli"}
MAY_IMPORT["cli"] = ROOMS | {TOP}
MAY_IMPORT[TOP] = {"game", "views", "cards", "rulings"}

# The compiler's side of what is compiled; every other file there belongs to the machine and must stay compilable.
COMPILER_FILES = {
    "kernel": {
        *("__init__.py", "layout.py", "programs.py", "tables.py"),
        *("backends.py", "whole_program.py", "cuda.py", "launching.py"),
    },
    "policies": {"__init__.py", "registry.py", "weighing.py", "learnt.py", "figures.py", "words_de.py"},
}
# Rooms whose files the machine files of a room import; of the compiler's side only the layout.
MACHINE_ROOMS = {"kernel": {"kernel"}, "policies": {"kernel", "policies"}}
MACHINE_MODULES = {"__future__", "math", "typing"}

# Rooms that work after a plain install, and the places in them that may use an extra inside functions.
CORE = {"rulings", "cards", "pictures", "kernel", "policies", "views", "game", "search", "bots", "desk"}
LAZY_EXTRAS = {
    "kernel/backends.py": {"numpy", "numba", "llvmlite"},
    "kernel/cuda.py": {"numpy"},
    "kernel/whole_program.py": {"numba"},
    "kernel/launching.py": {"numpy", "numba", "numba_cuda"},
    "views": {"numpy"},
    "game/batch.py": {"numpy"},
    "game/trials.py": {"numpy"},
    "game/leaves.py": {"numpy"},
    "game/sitting.py": {"numpy"},
    "game/sparring.py": {"numpy"},
    "game/cuda_sparring.py": {"numpy", "cupy"},
    "game/reading.py": {"numpy"},
}

# The table of the server is pure: no clock, chance, disk or network of its own, and nothing of the server but words.
PURE = "server/table/"
IMPURE_MODULES = {
    *("asyncio", "datetime", "os", "pathlib", "random", "secrets", "selectors", "shutil", "signal", "socket"),
    *("subprocess", "tempfile", "threading", "time", "urllib", "uuid", "multiprocessing", "concurrent"),
}
OF_THE_SERVER = ("fieldofview.server.table", "fieldofview.server.words")

# Where the whole state, the log of all that happened, or a view's way to them is at hand.
RAW_MODULES = {
    *("kernel.layout", "kernel.zones", "kernel.machine", "kernel.dealing", "kernel.knowledge"),
    *("views.beats", "views.following", "views.position", "views.viewer"),
    *("game.audience", "game.course", "game.looking", "game.telling"),
}
RAW_ROOMS = {"kernel", "policies", "views", "game", "sim"}  # sim plays at full speed on the kernel
BEHIND_A_VIEW = {"_source", "_made_from"}
MAY_LOOK = {"views", "game"}

# Names with an underscore that are no secrets of ours: those that Python documents.
OPEN_NAMES = {"_replace", "_asdict", "_fields", "_make"}


@dataclass(frozen=True)
class Import:
    """One imported module, as an absolute dotted name."""

    file: str  # relative to the package, with forward slashes
    line: int
    module: str
    lazy: bool  # inside a function, or only for type checkers

    @property
    def room(self) -> str:
        """The room that imports."""
        return room_of_path(self.file)

    @property
    def target_room(self) -> str | None:
        """The room that is imported, None outside the package."""
        parts = self.module.split(".")
        if parts[0] != PACKAGE:
            return None
        return parts[1] if len(parts) > 1 else TOP

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.module}"


def room_of_path(file: str) -> str:
    """The first folder below the package; files beside the rooms are the top, except that __main__ is cli."""
    first, slash, _ = file.partition("/")
    if slash:
        return first
    if file == "__main__.py":
        return "cli"
    return TOP if file == "__init__.py" else first.removesuffix(".py")


def imports_below(package: Path) -> Iterator[Import]:
    """Every import of every file, at any depth of the code."""
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package).as_posix()
        inside = [PACKAGE, *file.split("/")[:-1]]
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for node, lazy in walk(tree, lazy=False):
            for module in modules_named(node, inside):
                yield Import(file, node.lineno, known_part(module), lazy)


def walk(node: ast.AST, *, lazy: bool) -> Iterator[tuple[ast.stmt | ast.expr, bool]]:
    """All statements and expressions, with whether they run only when a function is called (or never)."""
    for child in ast.iter_child_nodes(node):
        inner = lazy or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        if isinstance(child, ast.If) and is_type_checking(child.test):
            for statement in child.body:
                yield statement, True
                yield from walk(statement, lazy=True)
            for statement in child.orelse:
                yield statement, lazy
                yield from walk(statement, lazy=lazy)
            continue
        if isinstance(child, ast.stmt | ast.expr):
            yield child, lazy
        yield from walk(child, lazy=inner)


def is_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def modules_named(node: ast.AST, inside: list[str]) -> Iterator[str]:
    """Dotted names a node imports; `from a import b` gives a.b, because b may be a module."""
    match node:
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(module=module, names=names, level=level):
            base = inside[: len(inside) - level + 1] if level else []
            start = ".".join([*base, *([module] if module else [])])
            yield from (f"{start}.{alias.name}" for alias in names)
        case ast.Call(func=func, args=[ast.Constant(value=str(name)), *_]):
            if ast.unparse(func) in ("importlib.import_module", "import_module", "__import__"):
                yield ".".join(inside) + name if name.startswith(".") else name


def known_part(module: str) -> str:
    """Cut what is a name of the package's top rather than a room: fieldofview.Game is the top."""
    parts = module.split(".")
    if parts[0] == PACKAGE and len(parts) == 2 and parts[1] not in ROOMS:
        return PACKAGE
    return module


def wrong_arrows(package: Path) -> list[str]:
    found = []
    for item in imports_below(package):
        room, target = item.room, item.target_room
        if room not in MAY_IMPORT:
            found.append(f"{item.file}: {room} is not a room")
        elif target is not None and target != room and target not in MAY_IMPORT[room]:
            found.append(f"{item}: {room} may not import {target}")
    return sorted(set(found))


def uncompilable_imports(package: Path) -> list[str]:
    return [
        f"{item}: machine files import only machine files, the layout and math"
        for item in imports_below(package)
        if item.room in COMPILER_FILES
        and item.file.split("/")[-1] not in COMPILER_FILES[item.room]
        and not is_for_the_machine(item)
    ]


def is_for_the_machine(item: Import) -> bool:
    """Whether a machine file may import this."""
    room = item.target_room
    if room is None:
        return item.module.split(".")[0] in MACHINE_MODULES
    if room not in MACHINE_ROOMS[item.room]:
        return False
    file = ".".join(item.module.split(".")[2:3]) + ".py"
    return file == "layout.py" or file not in COMPILER_FILES[room]


def third_party_in_core(package: Path) -> list[str]:
    found = []
    for item in imports_below(package):
        library = item.module.split(".")[0]
        if item.room not in CORE | {TOP} or library == PACKAGE or library in sys.stdlib_module_names:
            continue
        allowed = LAZY_EXTRAS.get(item.file) or LAZY_EXTRAS.get(item.room, set())
        if not (item.lazy and library in allowed):
            found.append(f"{item}: the core needs nothing but Python")
    return found


def impure_imports(package: Path) -> list[str]:
    found = []
    for item in imports_below(package):
        library = item.module.split(".")[0]
        strange = library != PACKAGE and (library in IMPURE_MODULES or library not in sys.stdlib_module_names)
        beside = item.target_room == "server" and not item.module.startswith(OF_THE_SERVER)
        if item.file.startswith(PURE) and (strange or beside):
            found.append(f"{item}: a table is pure data")
    return found


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OPEN_NAMES


def is_own(node: ast.expr) -> bool:
    """self, cls and super(): an object's own names."""
    return (isinstance(node, ast.Name) and node.id in ("self", "cls")) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"
    )


def private_names(trees: dict[str, ast.Module]) -> dict[str, set[str]]:
    """The names with an underscore that each room gives to the attributes of its objects."""
    found: dict[str, set[str]] = {}
    for file, tree in trees.items():
        names = found.setdefault(room_of_path(file), set())
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
                names.add(node.attr)
            for part in node.body if isinstance(node, ast.ClassDef) else ():
                match part:
                    case ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                        names.add(name)
                    case ast.Assign(targets=targets):
                        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {room: {name for name in names if is_private(name)} for room, names in found.items()}


def reached(node: ast.AST) -> Iterator[str]:
    """The attributes that a node reads or sets on an object that is not its own."""
    match node:
        case ast.Attribute(value=value, attr=attr) if not is_own(value):
            yield attr
        case ast.Call(func=func, args=[_, ast.Constant(value=str(name)), *_]):
            if ast.unparse(func) in ("getattr", "setattr", "hasattr", "delattr"):
                yield name
        case ast.Call(func=func, args=args):
            if ast.unparse(func).removeprefix("operator.") == "attrgetter":
                dotted = (arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
                yield from (part for name in dotted for part in name.split("."))


def wrong_looks(package: Path) -> list[str]:
    """Private names that are used outside their room, and ways around a view."""
    trees = {
        path.relative_to(package).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(package.rglob("*.py"))
    }
    names = private_names(trees)
    found = []
    for file, tree in trees.items():
        room = room_of_path(file)
        own = names[room] - (set() if room == "game" else names.get("game", set()))
        own = own | BEHIND_A_VIEW if room in MAY_LOOK else own - BEHIND_A_VIEW
        for node in ast.walk(tree):
            for name in reached(node):
                if is_private(name) and name not in own:
                    found.append(f"{file}:{getattr(node, 'lineno', 0)}: {name} is another room's own affair")
    for item in imports_below(package):
        module = item.module.removeprefix(f"{PACKAGE}.")
        raw = [name for name in RAW_MODULES if module == name or module.startswith(f"{name}.")]
        if raw and (item.room not in RAW_ROOMS or (item.room == "sim" and not raw[0].startswith("kernel."))):
            found.append(f"{item}: only views and game touch the raw state")
    return found


@pytest.fixture(scope="module")
def package() -> Path:
    return Path(__file__).resolve().parent.parent / "src" / PACKAGE


def test_the_table_of_the_server_is_pure(package: Path) -> None:
    assert impure_imports(package) == []


@pytest.mark.parametrize(
    "text", ["import time", "from asyncio import Queue", "import sqlalchemy", "from ..store import Store", "import os"]
)
def test_an_impure_table_is_found(tmp_path: Path, text: str) -> None:
    assert len(impure_imports(written(tmp_path, "server/table/a.py", text))) == 1


def test_rooms_import_only_what_the_table_allows(package: Path) -> None:
    assert list(package.rglob("*.py")), f"no Python files below {package}"
    assert wrong_arrows(package) == []


def test_the_machine_stays_compilable(package: Path) -> None:
    assert uncompilable_imports(package) == []


def test_the_core_needs_no_third_party_module(package: Path) -> None:
    assert third_party_in_core(package) == []


def test_nobody_looks_behind_the_face(package: Path) -> None:
    assert wrong_looks(package) == []


def test_the_raw_state_is_private_by_name() -> None:
    """What a game or a view shows without an underscore is what may be shown, or a person's own act."""
    from fieldofview import new_game
    from fieldofview.kernel.layout import Printed, State
    from fieldofview.kernel.tables import Tables
    from fieldofview.views.view import Source

    game = new_game(2, seed=1)
    for thing in (game, game.view(0)):
        kind = type(thing)
        shown = (name for name in dir(kind) if isinstance(getattr(kind, name), property | cached_property))
        for name in {*vars(thing), *shown}:
            if not name.startswith("_"):
                assert not isinstance(getattr(thing, name), State | Printed | Tables | Source), name


# The reader itself: a border that never refuses guards nothing.


def written(folder: Path, file: str, text: str) -> Path:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("rulings/a.py", "import fieldofview.cards"),
        ("cards/a.py", "from fieldofview.kernel.layout import State"),
        ("cards/a.py", "from ..kernel import layout"),
        ("cards/a.py", "from ..pictures import picture"),
        ("pictures/a.py", "from ..game import Game"),
        ("cards/deep/a.py", "from ...kernel import layout"),
        ("views/a.py", "from .. import game"),
        ("kernel/a.py", "from ..policies import greedy"),
        ("policies/a.py", "from ..views import View"),
        ("views/a.py", "from ..policies import POLICIES"),
        ("bots/a.py", "from ..policies import POLICIES"),
        ("desk/a.py", "from ..office import papers"),
        ("office/a.py", "from ..game import Game"),
        ("envs/a.py", "from ..kernel import layout"),
        ("bots/a.py", "from fieldofview import kernel"),
        ("bots/a.py", "from fieldofview import Game"),
        ("bots/a.py", "def f():\n    from ..kernel import layout"),
        ("bots/a.py", "import importlib\nimportlib.import_module('fieldofview.kernel')"),
        ("desk/a.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..game import Game"),
        ("server/a.py", "from ..kernel import layout"),
        ("__init__.py", "from .kernel import layout"),
        ("cellar/a.py", "import math"),
        ("helpers.py", "import math"),
    ],
)
def test_a_wrong_arrow_is_found(tmp_path: Path, file: str, text: str) -> None:
    assert len(wrong_arrows(written(tmp_path, file, text))) == 1


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("cards/a.py", "from ..rulings import index\nfrom . import words\nimport tomllib"),
        ("kernel/programs.py", "from fieldofview.cards import Card"),
        ("sim/a.py", "def f():\n    from ..kernel import backends"),
        ("sim/a.py", "from ..policies import contests"),
        ("game/a.py", "from ..policies import find_policy"),
        ("office/a.py", "from ..desk import Event\nfrom ..cards import Card"),
        ("desk/a.py", "from ..cards import Card"),
        ("server/a.py", "from ..office import papers\nfrom ..rulings import index"),
        ("cli/a.py", "from fieldofview import __version__, desk, kernel"),
        ("__init__.py", "from .game import Game\nfrom fieldofview import views"),
        ("__main__.py", "from fieldofview.cli import main"),
    ],
)
def test_a_right_arrow_passes(tmp_path: Path, file: str, text: str) -> None:
    assert wrong_arrows(written(tmp_path, file, text)) == []


@pytest.mark.parametrize(
    ("file", "text", "count"),
    [
        ("kernel/machine.py", "from ..cards import Card", 1),
        ("kernel/machine.py", "import numpy", 1),
        ("kernel/machine.py", "import os", 1),
        (
            "kernel/machine.py",
            "import math\nfrom . import ops\nfrom fieldofview.kernel.layout import SEATS",
            0,
        ),
        ("kernel/machine.py", "from .tables import Tables", 1),
        ("kernel/tables.py", "from ..cards import Card\nimport typing", 0),
        ("policies/greedy.py", "from ..kernel.zones import move\nfrom ..kernel.layout import State", 0),
        ("policies/greedy.py", "from .worths import A_CARD\nfrom typing import Any", 0),
        ("policies/greedy.py", "from ..kernel.tables import Tables", 1),
        ("policies/greedy.py", "from ..kernel import backends", 1),
        ("policies/greedy.py", "from .registry import POLICIES", 1),
        ("policies/greedy.py", "from ..cards import Card", 1),
        ("policies/weighing.py", "from ..cards.files.disk import text_of", 0),
        ("policies/greedy.py", "import random", 1),
        ("policies/registry.py", "from ..kernel import backends", 0),
    ],
)
def test_machine_files_are_told_from_compiler_files(tmp_path: Path, file: str, text: str, count: int) -> None:
    assert len(uncompilable_imports(written(tmp_path, file, text))) == count


@pytest.mark.parametrize(
    ("file", "text", "count"),
    [
        ("kernel/backends.py", "import numpy", 1),
        ("kernel/backends.py", "def f():\n    import numba.cuda", 0),
        ("kernel/tables.py", "def f():\n    import numpy", 1),
        ("game/a.py", "def f():\n    import rich", 1),
        ("__init__.py", "import rich", 1),
        ("cli/a.py", "import rich", 0),
    ],
)
def test_extras_stay_out_of_the_core(tmp_path: Path, file: str, text: str, count: int) -> None:
    assert len(third_party_in_core(written(tmp_path, file, text))) == count


GAME = "class Game:\n    def __init__(self):\n        self._state = 1\n    def _run(self): ...\n"


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("cli/a.py", "def f(game):\n    return game._state"),
        ("cli/a.py", "def f(game):\n    game._state = 3"),
        ("bots/a.py", "def f(game):\n    return getattr(game, '_state')"),
        ("bots/a.py", "from operator import attrgetter\nf = attrgetter('game._state')"),
        ("sim/a.py", "def f(game):\n    game._run()"),
        ("views/a.py", "def f(game):\n    return game._run"),
        ("cli/a.py", "class A:\n    def __init__(self, game):\n        self._state = game._state"),
        ("bots/a.py", "def f(view):\n    return view._source.state"),
        ("sim/a.py", "class A:\n    def __init__(self, view):\n        self._source = view._source"),
        ("cli/a.py", "def f(view):\n    return getattr(view, '_made_from')"),
        ("cli/a.py", "from ..kernel.layout import State"),
        ("cli/a.py", "def f():\n    from fieldofview.views.viewer import Viewer"),
        ("sim/a.py", "from ..game.telling import Teller"),
    ],
)
def test_a_look_behind_the_face_is_found(tmp_path: Path, file: str, text: str) -> None:
    written(tmp_path, "game/game.py", GAME)
    assert len(wrong_looks(written(tmp_path, file, text))) == 1


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("game/a.py", "def f(game):\n    return game._state"),
        ("views/a.py", "class A:\n    def __init__(self, other):\n        self._own = other._own"),
        ("cli/a.py", "class A(B):\n    def _fill(self):\n        return super()._fill() + self._text"),
        ("sim/a.py", "def f(row, move):\n    return row._replace(a=move.source), row.__dict__"),
        ("game/a.py", "def f(view):\n    return view._source.tables"),
        ("sim/a.py", "from ..kernel.layout import State"),
    ],
)
def test_what_is_ones_own_may_be_looked_at(tmp_path: Path, file: str, text: str) -> None:
    written(tmp_path, "game/game.py", GAME)
    assert wrong_looks(written(tmp_path, file, text)) == []
