"""The records are typed: what the layout does not know, the type checker refuses, and twins go their own ways."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mypy import api

from fieldofview.game import new_game
from fieldofview.kernel.layout import LARGE, SMALL, Size, State, pack, state_fields, table_fields
from fieldofview.kernel.machine import step

ROOT = Path(__file__).resolve().parents[2]

SNIPPET = """
from fieldofview.kernel.layout import Frame, Printed, State
from fieldofview.kernel.zones import put


def right(s: State, t: Printed, f: Frame) -> int:
    put(s, t, s.draw[s.n_draw - 1], 5)
    s.points[0] += t.points[f.card]
    return s.at[0][1] | t.of_kind[3][1] | s.frames[0].pc


def misspelt(s: State, t: Printed, f: Frame) -> None:
    s.points[0] += 1
    s.pionts[0] += 1  # wrong
    s.truns = 3  # wrong
    print(t.indestructable)  # wrong
    f.playr = 1  # wrong


def swapped(s: State, t: Printed) -> None:
    put(s, t, 1, 5)
    put(t, s, 1, 5)  # wrong


def misshapen(s: State, t: Printed) -> int:
    s.turn = s.points  # wrong
    s.at[0] = 1  # wrong
    return s.known[0]  # wrong
"""


def test_a_misspelt_field_or_swapped_records_fail_the_type_checker(tmp_path: Path) -> None:
    path = tmp_path / "snippet.py"
    path.write_text(SNIPPET, encoding="utf-8")
    said, problems, _ = api.run(["--strict", "--config-file", str(ROOT / "pyproject.toml"), str(path)])
    assert problems == ""
    found = {int(line) for line in re.findall(r"snippet\.py:(\d+): error", said)}
    wanted = {n for n, line in enumerate(SNIPPET.splitlines(), 1) if line.endswith("# wrong")}
    assert found == wanted, said


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=lambda size: size.name)
def test_fields_lie_without_gaps_at_multiples_of_their_width(size: Size) -> None:
    import numpy as np

    from fieldofview.kernel.backends import dtype

    for layout in (state_fields(size), table_fields(size)):
        kind: Any = dtype(layout)
        ends = [0, *(offset + kind[field.name].itemsize for field, offset in layout.placed())]
        assert [offset for _, offset in layout.placed()] == ends[:-1]
        assert 0 <= kind.itemsize - ends[-1] < 8
        for field, offset in layout.placed():
            assert offset % np.dtype("i2" if field.type == "frame" else field.type).itemsize == 0
    assert state_fields(SMALL).bytes < 4096


def test_a_twin_goes_its_own_way() -> None:
    """Nothing that a clone plays changes what it was cloned from, and both play the same answers alike."""
    for players in (2, 6):
        game = new_game(players, ["viewpoint", "reflections"], players, turn_limit=20 * players)
        s, t, layout = game._state.clone(), game._tables.plain, state_fields(game._tables.size)
        dice = Random(players)
        while not s.over:
            before = pack(s, layout)
            twin: State = s.clone()
            assert pack(twin, layout) == before
            index = dice.randrange(s.n_options)
            step(twin, t, index)
            assert pack(s, layout) == before
            step(s, t, index)
            assert pack(s, layout) == pack(twin, layout)


def test_frames_above_the_stack_do_not_count() -> None:
    game = new_game(2, ["viewpoint"], 1)
    layout = state_fields(game._tables.size)
    before = pack(game._state, layout)
    for f in game._state.frames[game._state.depth :]:
        f.pc = 7
    assert pack(game._state, layout) == before
