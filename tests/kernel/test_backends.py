"""The back ends play the same games: equal hashes, and equal bytes after every answer."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.kernel.tables import MIXES

from fieldofview.game import Game, new_game
from fieldofview.game.setup import tables_of
from fieldofview.kernel.backends import NumbaBackend, bytes_of
from fieldofview.kernel.layout import LARGE, SMALL, Size, State, pack, state_fields, table_fields, unpack
from fieldofview.policies.registry import backend

HAND = 5
SMALL_TABLES = [(sets, players) for sets in MIXES for players in range(2, 7)]
LARGE_TABLES = [(("viewpoint", "reflections"), players) for players in (7, 9, 12)]
LARGE_TABLES += [(("viewpoint", "reflections") * 3, players) for players in (2, 8, 12)]  # 420 cards


def hashes_plain(sets: tuple[str, ...], players: int, seed: int, games: int, limit: int) -> list[int]:
    tables = tables_of(sets, players)
    hashes = [0] * games
    state = State(tables.size)
    backend("plain").rules.hash_games([state], [tables.plain], 0, seed, games, players, limit, HAND, hashes)
    return hashes


def hashes_compiled(sets: tuple[str, ...], players: int, seed: int, games: int, limit: int) -> list[int]:
    import numpy as np

    numba = backend("numba")
    tables = tables_of(sets, players)
    states: Any = numba.states(tables.size, 1)
    hashes = np.zeros(games, np.int64)
    numba.rules.hash_games(states, numba.tables(tables), 0, seed, games, players, limit, HAND, hashes)
    return [int(h) for h in hashes]


@pytest.mark.parametrize(("sets", "players"), SMALL_TABLES, ids=[f"{s}-{p}" for s, p in SMALL_TABLES])
def test_hashes_of_games_are_equal(sets: str, players: int) -> None:
    asked = (MIXES[sets], players, 1000 * players, 12, 20 * players)
    assert tables_of(MIXES[sets], players).size is SMALL
    assert hashes_compiled(*asked) == hashes_plain(*asked)


@pytest.mark.parametrize(("sets", "players"), LARGE_TABLES, ids=[f"{len(s)}-{p}" for s, p in LARGE_TABLES])
def test_hashes_of_large_games_are_equal(sets: tuple[str, ...], players: int) -> None:
    asked = (sets, players, 77 * players, 3, 8 * players)
    assert tables_of(sets, players).size is LARGE
    assert hashes_compiled(*asked) == hashes_plain(*asked)


def one_by_one(game: Game, dice: Random, size: Size) -> int:
    """Play on both sides at once; the plain state packs into the compiled one's bytes after every answer."""
    numba = backend("numba")
    plain = backend("plain").rules
    fields = state_fields(size)
    tables = game._tables
    states: Any = numba.states(size, 1)
    raw = states.view("u1")
    raw[:] = memoryview(pack(game._state, fields))
    state = game._state.clone()
    count = 0
    while not state.over:
        index = dice.randrange(state.n_options)
        plain.step(state, tables.plain, index)
        numba.rules.one_step(states, numba.tables(tables), 0, index)
        assert pack(unpack(states.tobytes(), fields), fields) == pack(state, fields)
        count += 1
    return count


@pytest.mark.parametrize("sets", MIXES)
def test_states_are_equal_byte_for_byte(sets: str) -> None:
    for players in range(2, 7):
        game = new_game(players, MIXES[sets], 50 + players, turn_limit=10 * players)
        assert one_by_one(game, Random(players), SMALL) > 20


def test_large_states_are_equal_byte_for_byte() -> None:
    for players in (7, 12):
        game = new_game(players, ("viewpoint", "reflections") * 3, players, turn_limit=4 * players)
        assert one_by_one(game, Random(players), LARGE) > 50


def test_a_game_is_told_alike_by_both() -> None:
    """Events, decisions and records do not depend on the back end."""
    for seed in range(4):
        dice = Random(seed)
        sets = MIXES["orbit+viewpoint" if seed % 2 else "all"]
        one = new_game(3, sets, seed, turn_limit=20)
        other = new_game(3, sets, seed, turn_limit=20, backend="numba")
        while not one.over:
            assert one.decision == other.decision
            assert one.decision is not None
            if dice.random() < 0.01:
                leaver = one.decision.seat
                one.forfeit(leaver)
                other.forfeit(leaver)
                continue
            choice = dice.choice(one.decision.options)
            one.answer(choice)
            other.answer(choice)
        assert one.events == other.events
        assert one.outcome == other.outcome
        assert one.record() == other.record()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=lambda size: size.name)
def test_states_and_tables_survive_their_bytes(size: Size) -> None:
    sets = MIXES["all"] if size is SMALL else ("viewpoint", "reflections") * 3
    game = new_game(6 if size is SMALL else 12, sets, 3)
    dice = Random(3)
    fields = state_fields(size)
    while not game.over and game._state.turns < 40:
        data = pack(game._state, fields)
        again = unpack(data, fields)
        assert pack(again, fields) == data
        assert again.draw == game._state.draw
        assert again.known == game._state.known
        decision = game.decision
        assert decision is not None
        game.answer(dice.choice(decision.options))
    assert pack(unpack(game._tables.data, table_fields(size)), table_fields(size)) == game._tables.data


CHECKED = """
from tests.kernel.test_backends import MIXES, hashes_compiled
for sets in MIXES:
    for players in range(2, 7):
        print(*hashes_compiled(MIXES[sets], players, 31, 40, 20 * players))
"""


@pytest.mark.soak
def test_no_index_leaves_its_array() -> None:
    """The same hashes from a build that checks every index (its compilation takes about a minute)."""
    run = subprocess.run(
        [sys.executable, "-c", CHECKED],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found = [[int(x) for x in line.split()] for line in run.stdout.splitlines()]
    expected = [hashes_compiled(MIXES[sets], players, 31, 40, 20 * players) for sets, players in SMALL_TABLES]
    assert found == expected


def lawful(backend_name: str, sets: str, players: int, seed: int, games: int) -> tuple[int, int]:
    """Random games under every law; the decisions played and the deepest stack."""
    tables = tables_of(MIXES[sets], players)
    rules = backend(backend_name)
    found: Any = [0, 0, 0]
    states: Any = [State(tables.size)]
    table: Any = [tables.plain]
    if isinstance(rules, NumbaBackend):
        import numpy as np

        found = np.zeros(3, np.int64)
        states, table = rules.states(tables.size, 1), rules.tables(tables)
    count = rules.rules.play_lawful_games(states, table, 0, seed, games, players, 50 * players, HAND, found)
    assert found[0] == 0, f"law {found[0]} is broken in the game dealt from seed {found[1]} ({sets}, {players} players)"
    return int(count), int(found[2])


@pytest.mark.parametrize(("sets", "players"), SMALL_TABLES)
def test_every_law_holds_at_every_decision(sets: str, players: int) -> None:
    assert lawful("plain", sets, players, 77, 2)[0] > 20
    assert lawful("numba", sets, players, 77, 300)[0] > 3000


@pytest.mark.soak
def test_many_random_games_end_well() -> None:
    """No error, no stuck game, no broken law over all sets and 2 to 6 players; FOV_SOAK says how many games."""
    games = int(os.environ.get("FOV_SOAK", "90000")) // len(SMALL_TABLES) + 1
    decisions = deepest = 0
    for sets, players in SMALL_TABLES:
        count, depth = lawful("numba", sets, players, 5_000_000, games)
        decisions, deepest = decisions + count, max(deepest, depth)
    print(f"{games * len(SMALL_TABLES)} games, {decisions} decisions, deepest stack {deepest} of {SMALL.frames}")
    assert deepest < SMALL.frames


def test_a_batch_of_games_is_cloned_by_its_bytes() -> None:
    rules = backend("numba")
    assert isinstance(rules, NumbaBackend)
    tables = tables_of(("viewpoint",), 3)
    states, table = rules.states(tables.size, 8), rules.tables(tables)
    for i in range(8):
        rules.rules.one_deal(states, table, i, i, 3, -1, 0, HAND)
    clones = rules.states(tables.size, 8)
    bytes_of(clones)[:] = bytes_of(states)
    assert clones.tobytes() == states.tobytes()
    rules.rules.one_step(clones, table, 5, 0)
    assert clones[5].tobytes() != states[5].tobytes()
    assert clones[4].tobytes() == states[4].tobytes()


def test_many_games_are_stepped_as_one_is() -> None:
    import numpy as np

    rules = backend("numba")
    assert isinstance(rules, NumbaBackend)
    tables = tables_of(("viewpoint", "reflections"), 4)
    many, table = rules.states(tables.size, 5), rules.tables(tables)
    for i in range(5):
        rules.rules.one_deal(many, table, i, 90 + i, 4, -1, 0, HAND)
    single = rules.states(tables.size, 5)
    bytes_of(single)[:] = bytes_of(many)
    counts = many["n_options"].astype(np.int32)
    for _ in range(12):
        assert rules.rules.step_games(many, table, np.zeros(5, np.int64), counts) == -1
        assert [rules.rules.one_step(single, table, i, 0) for i in range(5)] == counts.tolist()
    assert many.tobytes() == single.tobytes()


@pytest.mark.parametrize(
    ("law", "field", "index"),
    [("POINTS_WRONG", "points", 0), ("HAND_SIZE_WRONG", "hand_size", 1), ("PILE_WRONG", "n_draw", None)],
)
def test_a_broken_table_is_found_out(law: str, field: str, index: int | None) -> None:
    game = new_game(3, ["viewpoint", "reflections"], 5)
    rules, s, t = backend("plain").rules, game._state.clone(), game._tables.plain
    assert rules.broken_law(s, t) == 0
    if index is None:
        setattr(s, field, getattr(s, field) - 1)
    else:
        getattr(s, field)[index] += 1
    assert rules.broken_law(s, t) == getattr(rules, law)


NAMES_OF_RECORDS = """
import sys
import numpy
from numba import from_dtype
met = [from_dtype(numpy.dtype([("x", "i8", (n,))])) for n in range(1, int(sys.argv[1]))]  # whatever came before
from fieldofview.kernel.backends import compiled, dtype
from fieldofview.kernel.layout import LARGE, SMALL, state_fields, table_fields
compiled()
layouts = [made(size) for size in (SMALL, LARGE) for made in (state_fields, table_fields)]
print([from_dtype(dtype(layout)).mangling_args for layout in layouts])
print(from_dtype(dtype(layouts[0])["frames"].base) is from_dtype(dtype(layouts[2])["frames"].base))
"""


def test_compiled_code_on_disk_tells_the_sizes_apart_in_every_process() -> None:
    """Numba names functions by a number of their records that depends on the process; ours must not."""
    said = {
        subprocess.run(
            [sys.executable, "-c", NAMES_OF_RECORDS, before], capture_output=True, text=True, check=True
        ).stdout
        for before in ("1", "2", "9")
    }
    assert len(said) == 1
    names, one_frame = said.pop().splitlines()
    assert len({number for _, (number,) in ast.literal_eval(names)}) == 4
    assert one_frame == "True"
