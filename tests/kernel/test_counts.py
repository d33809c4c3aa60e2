"""Counts: how many answer sequences there are from a fixed table, as chess programs count moves.

A changed number is a changed rule. `FOV_REGENERATE=1` prints the table anew.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from tests.kernel.tables import COUNTED, MIXES, answered

from fieldofview.game import Game, new_game
from fieldofview.kernel.layout import State, pack, state_fields, unpack
from fieldofview.kernel.machine import step
from fieldofview.kernel.tables import Tables
from fieldofview.policies.registry import backend

SIZES = (3, 5, 7)


def start(sets: str, players: int, seed: int, answers: int) -> Game:
    return answered(new_game(players, MIXES[sets], seed), answers)


def count_plain(s: State, tables: Tables, depth: int) -> int:
    if depth == 0 or s.over:
        return 1
    total = 0
    for index in range(s.n_options):
        twin = s.clone()
        step(twin, tables.plain, index)
        total += count_plain(twin, tables, depth - 1)
    return total


def count_compiled(data: bytes, tables: Tables, depth: int) -> int:
    """The same on a small stack of compiled states."""
    numba = backend("numba")
    states = numba.states(tables.size, depth + 1)
    raw = states.view("u1").reshape(depth + 1, -1)
    raw[0] = memoryview(data)
    table: Any = numba.tables(tables)

    def below(level: int) -> int:
        if level == depth or states[level]["over"]:
            return 1
        total = 0
        for index in range(int(states[level]["n_options"])):
            raw[level + 1] = raw[level]
            numba.rules.one_step(states, table, level + 1, index)
            total += below(level + 1)
        return total

    return below(0)


def counts_of(entry: tuple[str, int, int, int], depths: tuple[int, ...]) -> tuple[int, ...]:
    game = start(*entry)
    return tuple(count_plain(game._state, game._tables, depth) for depth in depths)


@pytest.mark.parametrize("entry", COUNTED, ids=lambda e: "-".join(map(str, e)))
def test_answer_sequences_are_as_many_as_ever(entry: tuple[str, int, int, int]) -> None:
    found = counts_of(entry, SIZES)
    if os.environ.get("FOV_REGENERATE"):
        print(f"    {entry!r}: {found!r},")
    else:
        assert found == COUNTED[entry]


@pytest.mark.parametrize("entry", COUNTED, ids=lambda e: "-".join(map(str, e)))
def test_the_compiled_rules_count_the_same(entry: tuple[str, int, int, int]) -> None:
    game = start(*entry)
    data = pack(game._state, state_fields(game._tables.size))
    assert tuple(count_compiled(data, game._tables, depth) for depth in SIZES) == COUNTED[entry]


def test_counting_starts_from_the_same_bytes() -> None:
    for entry in COUNTED:
        game = start(*entry)
        fields = state_fields(game._tables.size)
        data = pack(game._state, fields)
        assert pack(unpack(data, fields), fields) == data
