"""The rules are compiled as one program, and foreign functions in Numba's own way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from fieldofview.kernel import whole_program
from fieldofview.kernel.backends import functions, is_entry
from fieldofview.policies.registry import MODULES

NOTHING_COMPILED = "numba is not installed: nothing is compiled"
STANDING = """
import numpy as np
from fieldofview.game import new_game
from fieldofview.kernel import whole_program
from fieldofview.kernel.backends import backend, dtype
from fieldofview.kernel.layout import pack, state_fields

def standing():
    game = new_game(2, ("viewpoint",), 7)
    while not game.over and max(game._state.points) < 40:
        game.answer(0)
    states = np.frombuffer(bytearray(pack(game._state, state_fields(game._tables.size))), dtype(
        state_fields(game._tables.size)))
    found = [np.zeros((1, 12), np.int64), np.zeros((1, 12), np.int64), *(np.zeros(1, np.int64) for _ in range(3))]
    backend("numba").rules.read_results(states, *found)
    return [row.tolist() for row in found]
"""
ANOTHER_INSIDE = """
whole_program.LEANS_ON["arrays"] = ("a name that no Numba has",)
assert not whole_program.install()
print(standing())
"""


LINEAR = """
import sys
import numba, numpy as np
from fieldofview.policies.registry import compiled
compiled()
assert "scipy.linalg" not in sys.modules
print(numba.njit(lambda a: np.dot(a, a)[0, 0])(np.eye(3)))
"""


def standing() -> str:
    """How a game stands, told by the one entry that needs no rule of the machine, which compiles at once."""
    space: dict[str, Any] = {}
    exec(STANDING, space)
    return str(space["standing"]())


def test_this_numba_allows_it() -> None:
    assert whole_program.install()


def test_a_numba_with_another_inside_compiles_the_same_games(tmp_path: Path) -> None:
    env = {**os.environ, "FOV_CACHE": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-c", STANDING + ANOTHER_INSIDE], env=env, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == standing()


def test_only_entries_have_machine_code() -> None:
    numba = pytest.importorskip("numba", reason=NOTHING_COMPILED)
    whole_program.install()

    def doubled(x: int) -> int:
        return 2 * x

    def entered(x: int) -> int:
        return rule(x) + 1  # type: ignore[no-any-return]

    doubled.__qualname__ = whole_program.RULE + "doubled"
    entered.__qualname__ = whole_program.ENTRY + "entered"
    rule, entry = numba.njit(doubled), numba.njit(entered)
    assert entry(20) == 41
    for function, own in ((rule, False), (entry, True)):
        (result,) = function.overloads.values()
        assert bool(result.library.get_pointer_to_function(result.fndesc.llvm_func_name)) is own


def test_what_entries_call_is_no_entry() -> None:
    """It would be compiled twice: inside of them, and with a way in that nobody takes."""
    found = {name: it for name, it in functions(MODULES).items() if isinstance(it, FunctionType)}
    entries = {name for name, function in found.items() if is_entry(function)}
    assert entries
    called = {(name, other) for name, function in found.items() for other in function.__code__.co_names}
    assert {(name, other) for name, other in called if other in entries} == set()


def test_foreign_functions_still_count_from_the_end() -> None:
    numba = pytest.importorskip("numba", reason=NOTHING_COMPILED)
    import numpy as np

    whole_program.install()

    @numba.njit  # type: ignore[untyped-decorator]
    def last(row: object, i: int) -> object:
        return row[i]  # type: ignore[index]

    assert last(np.arange(5), -1) == 4


def test_scipy_is_spared_until_somebody_needs_it(tmp_path: Path) -> None:
    pytest.importorskip("scipy", reason="SciPy is not installed: there is nothing to spare")
    run = subprocess.run(
        [sys.executable, "-c", LINEAR],
        env={**os.environ, "FOV_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == "1.0"


def test_rules_are_wrapped_only_when_something_is_compiled() -> None:
    numba = pytest.importorskip("numba", reason=NOTHING_COMPILED)
    told = []

    @numba.njit  # type: ignore[untyped-decorator]
    def doubled(x: int) -> int:
        return 2 * x

    whole_program.before_compiling(doubled, lambda: told.append("compiling"))
    assert told == []
    assert doubled(4) == doubled(2) + 4
    assert told == ["compiling"]
