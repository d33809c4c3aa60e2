"""The accelerator: what it says where there is none, and its kernels in numba's simulator."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import nullcontext
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar

import pytest
from numba.core.errors import NotDefinedError, TypingError
from tests.kernel.tables import MIXES

from fieldofview.game import new_game
from fieldofview.kernel import launching, pools
from fieldofview.kernel.backends import BackendMissing
from fieldofview.kernel.layout import LARGE, SMALL, Size, pack, unpack, width
from fieldofview.policies import registry
from fieldofview.policies.crowds import Contestant
from fieldofview.policies.places import Place

R = TypeVar("R")
ROOT = Path(__file__).resolve().parents[2]


def python(code: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


NO_GPU = """
from fieldofview.kernel.backends import BackendMissing, backend
try:
    backend("cuda")
except BackendMissing as error:
    print(error)
"""


def test_without_a_gpu_one_sentence_says_so() -> None:
    """An environment without any device: the driver finds none."""
    run = python(NO_GPU, CUDA_VISIBLE_DEVICES="", NUMBA_ENABLE_CUDASIM="0")
    assert run.returncode == 0, run.stderr
    said = run.stdout.strip()
    assert said.startswith("The cuda back end needs ")
    assert said.count(".") == 1


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    launching.library.cache_clear()
    with pytest.raises(BackendMissing, match=r"fieldofview\[cuda\]"):
        launching.library()


@pytest.mark.parametrize("record", [pools.Pooled, Contestant, Place], ids=lambda record: record.__name__)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=lambda size: size.name)
def test_fields_lie_where_a_gpu_can_read_them(size: Size, record: type[pools.Pooled]) -> None:
    """At multiples of their width, and the whole record neither on whole cache lines nor off its words."""
    layout = launching.crowd_layout(record, size)
    for field, offset in layout.placed():
        one = 2 if field.type == "frame" else width(field._replace(shape=()))
        assert offset % one == 0, field.name
    data = pack(record(size), layout)
    assert len(data) % 128 == 104
    assert pack(unpack(data, layout), layout) == data
    assert all(8 * word < len(data) for word in launching.look_ahead(record, size).values())


class FakeCuda:
    """A library that compiles nothing: it notes the device functions, and the kernels that were launched."""

    def __init__(self, *misfits: Exception) -> None:
        self.misfits = list(misfits)
        self.devices: list[Any] = []
        self.launched: list[tuple[str, tuple[Any, ...]]] = []

    def jit(self, what: Any, *, device: bool = False, **_: Any) -> Any:
        if device:
            self.devices.append(what)
            return what if isinstance(what, FunctionType) else lambda function: SimpleNamespace(overloads={})
        return FakeKernel(self, what.__name__)


class FakeKernel:
    """A kernel that raises as long as there is something to raise, then runs."""

    def __init__(self, cuda: FakeCuda, name: str) -> None:
        self.cuda, self.name = cuda, name

    def __getitem__(self, shape: tuple[int, int]) -> Any:
        return self

    def __call__(self, *args: Any) -> None:
        if self.cuda.misfits:
            raise self.cuda.misfits.pop()
        self.cuda.launched.append((self.name, args))


def kept(monkeypatch: pytest.MonkeyPatch, cuda: FakeCuda) -> launching.Kernels:
    """The kernels of random games, as if all of them had been found on disk."""
    monkeypatch.delenv("NUMBA_ENABLE_CUDASIM", raising=False)
    monkeypatch.setattr(launching, "library", lambda: cuda)
    monkeypatch.setattr(launching.Kernels, "_are_kept", lambda self: True)
    monkeypatch.setattr(launching, "_no_wraparound", nullcontext)
    config = vars(import_module("numba.cuda.core.config"))
    monkeypatch.setitem(config, "CACHE_DIR", config["CACHE_DIR"])
    return launching.Kernels(SMALL, launching.RANDOM_GAMES, later=False)


def test_kernels_from_disk_need_no_device_function(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = FakeCuda()
    kernels = kept(monkeypatch, cuda)
    for name in launching.RANDOM_GAMES.kernels:
        kernels.launch(name, 1, 1, 7)
    assert cuda.launched == [(name, (7,)) for name in launching.RANDOM_GAMES.kernels]
    assert (cuda.devices, kernels.from_disk) == ([], True)


@pytest.mark.parametrize("misfit", [TypingError("not these types"), NotDefinedError("tick"), TypeError("no signature")])
def test_kernels_that_do_not_fit_are_compiled_once(monkeypatch: pytest.MonkeyPatch, misfit: Exception) -> None:
    cuda = FakeCuda(misfit)
    kernels = kept(monkeypatch, cuda)
    kernels.launch("play_pools", 1, 1, 7)
    compiled = len(cuda.devices)
    assert compiled > 100
    kernels.launch("spread", 1, 1, 8)
    assert cuda.launched == [("play_pools", (7,)), ("spread", (8,))]
    assert (len(cuda.devices), kernels.from_disk) == (compiled, False)


def test_what_does_not_fit_when_just_compiled_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = kept(monkeypatch, FakeCuda(TypeError("again"), TypeError("first")))
    with pytest.raises(TypeError, match="again"):
        kernels.launch("spread", 1, 1)


def test_other_errors_of_a_launch_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the GPU has no memory left: nothing is compiled anew."""
    cuda = FakeCuda(RuntimeError("out of memory"))
    kernels = kept(monkeypatch, cuda)
    with pytest.raises(RuntimeError, match="out of memory"):
        kernels.launch("spread", 1, 1)
    assert (cuda.devices, kernels.from_disk) == ([], True)


SIMULATED = """
import sys

from fieldofview.game.setup import tables_of
from fieldofview.kernel.backends import backend
from fieldofview.kernel.cuda import accelerator
from fieldofview.kernel.layout import State
from fieldofview.sim import make_contest
from fieldofview.sim.contest import play_stretch

tables = tables_of(("viewpoint", "reflections"), 3)
found, counts = accelerator().hash_games(tables, 40, 5, 3, 24, 5)
wanted = [0] * 5
backend("plain").rules.hash_games([State(tables.size)], [tables.plain], 0, 40, 5, 3, 24, 5, wanted)
assert found.tolist() == wanted, (found, wanted)
for bots in (("greedy", "random"), ("evolved", sys.argv[1])):
    contest = {"sets": ("viewpoint", "reflections"), "bots": bots, "turn_limit": 12}
    there = play_stretch(make_contest(5, **contest, backend="cuda"), 2, 3)
    assert there == play_stretch(make_contest(5, **contest, backend="plain"), 2, 3), (bots, there)
print(int(counts.sum()))
"""


def test_games_and_contests_are_equal_in_the_simulator(tmp_path: Path) -> None:
    """Pools, deals, atomic counts, weights: the code that a GPU runs, by threads of Python on plain records."""
    mine = tmp_path / "mine.toml"
    mine.write_text('like = "bold"\n[weights]\ncard = 91\n', encoding="utf-8")
    run = python(SIMULATED, str(mine), NUMBA_ENABLE_CUDASIM="1")
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 100


PLACES = """
import numpy as np
from fieldofview.envs.vector import ManyViewpoints

for sets, opponents, steps in (("viewpoint", ["greedy", None], 5), ("open-eyes", None, 3)):
    made = [ManyViewpoints(2, sets, 3 if opponents else 2, opponents, device=device) for device in ("cpu", "cuda")]
    dice = np.random.default_rng(1)
    seen = [env.reset(seed=7)[0] for env in made]
    ends = 0
    for _ in range(steps):
        for name, plane in seen[0].items():
            assert (plane == seen[1][name]).all(), (sets, name)
        assert (made[0].seats == made[1].seats).all() and (made[0].shares == made[1].shares).all()
        masks = seen[0]["action_mask"]
        actions = np.argmax(masks * dice.random(masks.shape), axis=1)
        stepped = [env.step(actions) for env in made]
        seen = [one[0] for one in stepped]
        assert (stepped[0][1] == stepped[1][1]).all() and (stepped[0][2] == stepped[1][2]).all()
        ends += int(stepped[0][2].sum())
    try:
        made[1].step(np.full(2, 10**6))
    except ValueError as error:
        print(ends, error)
"""


def test_places_show_the_same_in_the_simulator() -> None:
    """The vector environment of a GPU, answer by answer beside that of the CPU, and what it says to a wrong answer."""
    run = python(PLACES, NUMBA_ENABLE_CUDASIM="1")
    assert run.returncode == 0, run.stderr
    assert run.stdout.count("does not offer action 1000000") == 2, run.stdout


class Checked(list[Any]):
    """A list that takes no negative index."""

    def __getitem__(self, i: Any) -> Any:
        assert i >= 0
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        assert i >= 0
        super().__setitem__(i, value)


def checked(record: R) -> R:
    twin = deepcopy(record)
    for name, value in vars(twin).items():
        if isinstance(value, list):
            rows = [Checked(row) if isinstance(row, list) else row for row in value]
            setattr(twin, name, Checked(rows))
    return twin


@pytest.mark.parametrize("sets", MIXES)
def test_no_index_is_negative(sets: str) -> None:
    """Compiled, the rules do not count from the end of an array."""
    rules = registry.backend("plain").rules
    for players in (2, 4, 6):
        game = new_game(players, MIXES[sets], players, turn_limit=8 * players)
        t = checked(game._tables.plain)
        weights = checked(registry.POLICIES["greedy"].weights(game._tables, players).plain)
        dice = Random(players)
        for _ in range(2):
            s = checked(game._state)
            rules.deal(s, t, dice.randrange(1 << 40), players, -1, 8 * players, 5)
            rules.advance(s, t)
            while not s.over:
                rules.greedy_choice(s, t, weights, dice.randrange(1, 1 << 30))
                rules.determinise(checked(s), t, dice.randrange(players), dice.randrange(1, 1 << 30))
                rules.step(s, t, dice.randrange(s.n_options))
