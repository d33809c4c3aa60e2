"""What somebody tries who wants to harm a table."""

from __future__ import annotations

import pytest
from tests.server.table.scenes import came, crowd, does, gathered, line_of, look_on, reach, turn_of_human

from fieldofview.cards import SETS
from fieldofview.cards.files import write_set
from fieldofview.server.table import (
    OVER,
    Person,
    Refused,
    Start,
    Table,
    decide,
    evolving,
    messages,
    opening,
    read_settings,
)
from fieldofview.server.table import commands as c
from fieldofview.server.table import entries as e
from fieldofview.server.table.table import MOST_LINES

ANN = Person("a", "Ann")
TEXT = write_set(SETS["reflections"], id="mine")


def opened(**settings: object) -> Table:
    table = Table("t")
    for entry in opening(1_000, ANN, read_settings(settings), "CODE"):
        table.evolve(entry)
    return table


def test_a_set_file_that_nobody_checked_is_not_brought_to_an_open_table() -> None:
    with pytest.raises(Refused) as no:
        decide(opened(), ANN, c.Change({"files": [TEXT]}), 2_000)
    assert no.value.code == "unchecked set"
    table = opened(files=[TEXT], sets=[])
    assert decide(table, ANN, c.Change({"files": [TEXT], "seats": 3}), 2_000).entries
    assert decide(table, ANN, c.Change({"files": [], "sets": ["viewpoint"]}), 2_000).entries


def spoken(table: Table, lines: int) -> None:
    """So many lines of an onlooker, and a player's last one."""
    for i in range(lines):
        table.evolve(e.Said(2_000 + i, None, "x", "Eve", f"line {i}"))
    table.evolve(e.Said(9_000, 0, "a", "Ann", "the last"))


def test_however_much_was_said_whoever_comes_is_told_a_bounded_chat() -> None:
    table = opened()
    spoken(table, 3_000)
    found, mark = messages(table, Person("b", "Bob"), None, "en", 10_000)
    lines = [message["d"]["text"] for message in found if message["t"] == "chat"]
    assert lines[-1] == "the last"
    assert len(lines) == len(table.chat) == MOST_LINES
    assert messages(table, Person("b", "Bob"), mark, "en", 10_000)[0] == []
    table.evolve(e.Said(10_000, 0, "a", "Ann", "one more"))
    assert [m["d"]["text"] for m in messages(table, Person("b", "Bob"), mark, "en", 10_000)[0]] == ["one more"]


def test_what_onlookers_flood_is_neither_kept_nor_walked_through_for_players() -> None:
    world = look_on(crowd(1, seats=2))
    for line in range(2_000):
        world.table.evolve(e.Said(world.at + line, None, "x", "Eve", f"line {line}"))
        for looking in world.lines:
            world.send(looking)
    mark = line_of(world, 0).mark
    assert mark is not None
    assert len(mark.withheld) <= MOST_LINES
    assert not came(line_of(world, 0), kind="chat")
    world.submit(world.people[0], c.Forfeit())
    assert world.table.phase == OVER
    assert len(came(line_of(world, 1), kind="chat")) == MOST_LINES
    assert len(came(line_of(world, None), kind="chat")) == 2_000


def test_going_and_coming_again_and_again_does_not_stop_the_clock() -> None:
    world = reach(turn_of_human, turn=5_000, bank=10_000)
    stop = world.table.stop
    assert stop is not None
    (seat,) = stop.seats
    until = world.at + 20_000
    while world.table.stop is not None and world.table.stop.number == stop.number and world.at < until:
        does(world, seat, c.Away(True))
        world.run_until(world.at + 500)
        if world.table.stop is not None and world.table.stop.number == stop.number:
            does(world, seat, c.Away(False))
            world.run_until(world.at + 10)
    assert world.at < until


def test_a_deal_that_breaks_is_void_and_the_log_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_: object) -> None:
        raise RecursionError("these cards go too deep")

    monkeypatch.setattr(evolving, "deal_game", breaks)
    world = look_on(gathered(1, seats=2))
    world.submit(world.host, Start())
    world.run_until(world.at)
    assert world.table.phase == OVER
    assert came(line_of(world, None))[-1]["t"] == "void"
    again = Table("t1")
    for entry in world.log:
        again.evolve(entry)
    assert again.report == world.table.report
