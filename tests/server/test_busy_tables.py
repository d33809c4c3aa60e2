"""A table that was busy when its clock struck: nobody can read from any time that it was."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.table.scenes import by_hand, reach
from tests.server.table.world import ONLOOKER

from fieldofview.server.doors.connection import Connection
from fieldofview.server.hall.actor import Actor
from fieldofview.server.store import Batch, Head
from fieldofview.server.store.people import Guest


@dataclass
class Hall:
    """A hall with a clock of its own, in which keeping something takes its time."""

    at: int
    config: Any = field(default_factory=lambda: SimpleNamespace(speed=1))

    @property
    def committer(self) -> Hall:
        return self

    async def keep(self, _: Batch) -> Head:
        self.at += 31
        return Head()

    def now(self) -> int:
        return self.at

    def think(self, *_: object) -> None: ...

    def summarise(self, *_: object) -> None: ...

    def forget(self, _: object) -> None: ...


async def told(late: int) -> list[dict[str, Any]]:
    """What an onlooker is told of a window that closes, when the table is so late with it."""
    table = reach(by_hand).table
    due = table.due()
    assert due is not None
    actor = Actor(Hall(due - 1_000), table, Head(), 0)  # type: ignore[arg-type]
    looking = Connection(Guest(ONLOOKER.guest, ONLOOKER.name), "en")
    actor.enter(looking)
    await asyncio.sleep(0.01)
    while not looking.outbox.empty():
        await looking.next()
    actor.hall.at = due + late  # type: ignore[attr-defined]
    await actor._tick()
    found = []
    while not looking.outbox.empty():
        messages, code = await looking.next()
        assert code is None
        found += map(json.loads, messages)
    await actor.close()
    return found


@pytest.mark.parametrize("late", [1, 27, 120])
def test_a_window_that_closes_a_little_late_looks_as_one_that_closes_in_time(late: int) -> None:
    in_time = asyncio.run(told(0))
    assert any(message["t"] == "clock" for message in in_time)
    assert asyncio.run(told(late)) == in_time


def test_a_table_that_stood_still_for_long_takes_no_time_from_anybody() -> None:
    clock = next(message["d"] for message in asyncio.run(told(5_000)) if message["t"] == "clock")
    in_time = next(message["d"] for message in asyncio.run(told(0)) if message["t"] == "clock")
    assert clock["opened"] == in_time["opened"] + 5_000
