"""The table of instructions: every one is handled, and what is not in it stops the game at once."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from fieldofview.cards import every_card
from fieldofview.game import Game, new_game
from fieldofview.game.effects import EFFECTS, OTHERS
from fieldofview.game.setup import tables_of
from fieldofview.kernel import machine, ops, pools
from fieldofview.kernel.instructions import GROUPS, INSTRUCTIONS, MOST_INSTRUCTIONS, instruction, with_names
from fieldofview.kernel.layout import Printed, pack, table_fields
from fieldofview.kernel.programs import NAMES, compile_cards
from fieldofview.policies.registry import backend
from fieldofview.views.decision import PURPOSES

ALL = {said.name for said in INSTRUCTIONS}


def compared(*functions: Any) -> set[str]:
    """The names with which `op` is compared for equality."""
    found = set()
    for function in functions:
        for node in ast.walk(ast.parse(inspect.getsource(function))):
            match node:
                case ast.Compare(left=ast.Name(id="op"), ops=[ast.Eq()], comparators=[ast.Name(id=name)]):
                    found.add(name)
    return found


def test_the_machine_handles_every_instruction() -> None:
    ticks = (machine.tick, machine.tick_turn, machine.tick_hands, machine.tick_fields, machine.tick_later)
    assert compared(*ticks) == ALL


def test_the_classic_sets_say_no_later_word() -> None:
    """Kernels for them are compiled without (kernel/later.py); everything else in a game brings them in."""
    later = {getattr(ops, name) for name in compared(machine.tick_later, machine.take_later)}
    classic = tables_of(("viewpoint", "reflections", "prizes"), 4).plain
    assert not classic.later
    assert not later & {row[0] for row in classic.code}
    assert not any((classic.has_bonus, classic.has_texts, classic.has_awake, *map(any, classic.marked)))
    assert tables_of(("open-eyes",), 4).plain.later
    assert tables_of(("viewpoint", "open-eyes"), 4).plain.later


def test_the_machine_takes_answers_to_every_instruction_that_asks() -> None:
    assert compared(machine.take, machine.take_later) == {said.name for said in INSTRUCTIONS if said.asks}


def test_telling_knows_every_instruction() -> None:
    """What is expected of each, and what each is asked for."""
    numbers = {said.number for said in INSTRUCTIONS}
    assert numbers == EFFECTS | OTHERS
    assert not EFFECTS & OTHERS
    assert set(PURPOSES) == {said.number for said in INSTRUCTIONS if said.asks}


def test_names_and_numbers_are_those_of_the_machine() -> None:
    assert all(getattr(ops, name) == number for number, name in NAMES.items())
    assert len(NAMES) == len(ALL) == len(INSTRUCTIONS)


def test_there_is_room_for_two_hundred() -> None:
    """Numbers, the columns beside every row of a program, and the accelerator's sort keys."""
    assert MOST_INSTRUCTIONS >= 200
    tables = new_game(2, ["viewpoint"], 1)._tables
    said = {instruction.number: instruction for instruction in INSTRUCTIONS}
    assert all(instruction.group < GROUPS for instruction in INSTRUCTIONS)
    for row, (op, *_) in enumerate(tables.program.rows):
        assert (tables.plain.chain[row], tables.plain.group[row]) == (said[op].chain, said[op].group)
    assert pools.CHOSEN + ops.VERBS <= pools.ANSWER
    assert pools.ANSWER + GROUPS <= pools.KEYS


def test_a_name_stands_for_one_instruction() -> None:
    """A constant among the instructions, a second name, or an instruction without a name is found out."""
    said, names = list(INSTRUCTIONS), {row.name: row.number for row in INSTRUCTIONS}
    assert with_names(said, names) == INSTRUCTIONS
    for wrong in (names | {"OTHER": ops.WINDOW}, names | {"OTHER": 999}, {k: names[k] for k in list(names)[:-1]}):
        with pytest.raises(ValueError, match="each one name"):
            with_names(said, wrong)


@pytest.mark.parametrize("number", [ops.WINDOW, MOST_INSTRUCTIONS])
def test_a_number_stands_for_one_instruction(number: int) -> None:
    with pytest.raises(ValueError, match="no room"):
        instruction(number, "Nothing.")


def followers(rows: list[tuple[int, int, int, int]], row: int) -> Iterator[int]:
    """The instructions that a text may come to after a window."""
    todo, seen = [row + 1], set()
    while todo:
        at = todo.pop()
        op, x, y, _ = rows[at]
        if at in seen or op in (ops.RETURN, ops.WINDOW):
            continue
        seen.add(at)
        yield op
        todo += [x] if op == ops.GOTO else [at + 1, y] if op in (ops.IF_POINTS, ops.IF_MARKED) else [at + 1]


def test_a_window_threatens_what_comes_after_it() -> None:
    """The compiler reads threats from effects; the table has them by instruction."""
    threat = {said.number: said.threat for said in INSTRUCTIONS}
    windows = 0
    for card in every_card().values():
        rows = compile_cards([card]).rows
        for row, (op, named, everyone, rest) in enumerate(rows[7:], 7):
            if op == ops.WINDOW:
                windows += 1
                wanted = 0
                for follower in followers(rows, row):
                    wanted |= threat[follower]
                said = (named | everyone | rest | rest >> ops.TO_PERFORMER) & 127
                said |= ops.T_DESTROY if named & ops.T_PARTS else 0
                assert said == wanted, f"{card.name}, row {row}"
    assert windows > 50


UNKNOWN = sorted({*range(MOST_INSTRUCTIONS)} - set(NAMES))


def with_instruction(game: Game, number: int) -> Game:
    """The same game on tables in which the turn goes on with another instruction."""
    tables = game._tables
    fields = table_fields(tables.size)
    plain = Printed(tables.size)
    plain.__dict__.update(tables.plain.__dict__)
    plain.code = [row[:] for row in plain.code]
    plain.code[game._state.frames[game._state.depth - 1].pc][0] = number
    game._tables = replace(tables, plain=plain, data=pack(plain, fields))
    return game


@pytest.mark.parametrize("name", ["plain", "numba"])
def test_an_unknown_instruction_stops_the_game_at_once(name: str) -> None:
    rules = backend(name)
    for number in UNKNOWN:
        game = with_instruction(new_game(2, ["viewpoint"], 1), number)
        game._state.n_options = 0
        rules.tick(game._state, game._tables)
        assert (game._state.error, game._state.over, game._state.reason) == (1, 1, ops.UNKNOWN_INSTRUCTION)


def test_an_answer_that_nothing_takes_stops_the_game_at_once() -> None:
    for number in {*range(MOST_INSTRUCTIONS)} - {said.number for said in INSTRUCTIONS if said.asks}:
        game = with_instruction(new_game(2, ["viewpoint"], 1), number)
        backend("plain").take(game._state, game._tables, 0)
        assert game._state.reason == ops.UNKNOWN_INSTRUCTION


def test_a_broken_game_is_refused_with_a_sentence() -> None:
    game = with_instruction(new_game(2, ["viewpoint"], 1), UNKNOWN[-1])
    with pytest.raises(RuntimeError, match="instruction that it does not know"):
        game.answer(0)
