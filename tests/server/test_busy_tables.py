"""A table that is busy, or was when its clock struck: nobody can read from any time that it is, or was."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.table.scenes import by_hand, reach, responder
from tests.server.table.world import ONLOOKER

from fieldofview.server.doors.connection import Connection
from fieldofview.server.hall.actor import Actor, Sent
from fieldofview.server.store import Batch, Head, Unkept
from fieldofview.server.store.people import Guest
from fieldofview.server.table import PLAYING, Command, Person, deciding
from fieldofview.server.table import commands as c


@dataclass
class Hall:
    """A hall with a clock of its own, in which keeping something takes its time."""

    at: int
    config: Any = field(default_factory=lambda: SimpleNamespace(speed=1))

    @property
    def committer(self) -> Hall:
        return self

    def put(self, _: Batch) -> asyncio.Future[Head]:
        self.at += 31
        kept: asyncio.Future[Head] = asyncio.get_running_loop().create_future()
        kept.set_result(Head())
        return kept

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


@dataclass
class Slow(Hall):
    """A hall in which nothing is kept before the test says so."""

    waiting: list[tuple[Batch, asyncio.Future[Head]]] = field(default_factory=list)

    def put(self, batch: Batch) -> asyncio.Future[Head]:
        kept: asyncio.Future[Head] = asyncio.get_running_loop().create_future()
        self.waiting.append((batch, kept))
        return kept

    async def keep_all(self) -> None:
        while self.waiting:
            self.waiting.pop(0)[1].set_result(Head())
            await asyncio.sleep(0.01)


class Player:
    """Somebody at a table, and what they have heard."""

    def __init__(self, actor: Actor, person: Person) -> None:
        self.actor, self.connection = actor, Connection(Guest(person.guest, person.name), "en")
        self.actor.enter(self.connection)

    async def says(self, command: Command, re: int) -> None:
        assert self.actor.send(Sent(self.connection, command, re))
        await asyncio.sleep(0.01)

    async def heard(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while not self.connection.outbox.empty():
            found += map(json.loads, (await self.connection.next())[0])
        return found


async def while_a_seal_is_kept() -> tuple[Slow, Actor, Player, Player, int]:
    """Somebody has sealed an answer, which the store has not kept yet; they, and somebody else at the table."""
    world = reach(by_hand)
    seat = responder(world.table)
    assert seat is not None
    assert world.table.stop is not None
    hall = Slow(world.at)
    actor = Actor(hall, world.table, Head(), 0)  # type: ignore[arg-type]
    sealing, other = Player(actor, world.people[seat]), Player(actor, world.people[(seat + 1) % 3])
    await asyncio.sleep(0.01)
    await sealing.heard(), await other.heard()
    await sealing.says(c.Seal(world.table.stop.number, 0), 1)
    assert len(hall.waiting) == 1
    return hall, actor, sealing, other, seat


def test_nobody_waits_longer_because_somebody_seals() -> None:
    async def main() -> None:
        hall, actor, sealing, other, _ = await while_a_seal_is_kept()
        await other.says(c.Why("play Wink"), 7)
        assert [(message["t"], message["d"]["re"]) for message in await other.heard()] == [("reply", 7)]
        assert await sealing.heard() == []  # a sealed answer is acknowledged after it was kept
        await hall.keep_all()
        assert [message["t"] for message in await sealing.heard()] == ["private", "reply"]
        assert await other.heard() == []
        await actor.close()

    asyncio.run(main())


def test_what_is_being_sealed_counts_where_the_window_closes_and_is_kept_before() -> None:
    async def main() -> None:
        hall, actor, sealing, other, seat = await while_a_seal_is_kept()
        Player(actor, ONLOOKER)  # somebody comes: all are told, but nobody what is not kept
        await asyncio.sleep(0.01)
        assert await sealing.heard() == []
        due = actor.table.due()
        assert due is not None
        hall.at = due
        actor._put(actor._tick)
        await asyncio.sleep(0.01)
        sealed, settled = (batch for batch, _ in hall.waiting)
        assert list(sealed.slots) == [f"Sealed:{seat}"]
        assert settled.entries[0]["kind"] == "Settled"
        assert settled.entries[0]["seat"] == seat
        assert settled.slots[f"Sealed:{seat}"] is None
        assert not any(message["t"] == "news" for message in await other.heard())
        await hall.keep_all()
        kinds = [message["t"] for message in await sealing.heard()]
        assert kinds.index("reply") < kinds.index("news")
        assert any(message["t"] == "news" for message in await other.heard())
        await actor.close()

    asyncio.run(main())


def test_a_seal_that_the_store_loses_is_never_acknowledged_and_the_table_is_read_again() -> None:
    async def main() -> None:
        hall, actor, sealing, _, _ = await while_a_seal_is_kept()
        hall.waiting.pop()[1].set_exception(Unkept("the disk is full"))
        await asyncio.sleep(0.01)
        assert [message["t"] for message in await sealing.heard()] == ["closing"]
        assert actor.is_gone

    asyncio.run(main())


def test_what_is_under_way_when_the_server_stops_is_acknowledged_before_it_closes() -> None:
    async def main() -> None:
        hall, actor, sealing, _, _ = await while_a_seal_is_kept()
        closing = asyncio.create_task(actor.close())
        await asyncio.sleep(0.01)
        assert await sealing.heard() == []
        await hall.keep_all()
        await closing
        assert [message["t"] for message in await sealing.heard()] == ["private", "reply", "closing"]

    asyncio.run(main())


def test_a_command_that_breaks_is_refused_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def breaks(*_: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setenv("FOV_REPORTS", str(tmp_path))

    async def main() -> None:
        _, actor, _, other, _ = await while_a_seal_is_kept()
        monkeypatch.setitem(deciding.DECIDES, c.Why, breaks)
        await other.says(c.Why("play Wink"), 7)
        (message,) = await other.heard()
        assert (message["t"], message["d"]["code"]) == ("refused", "broken")
        assert actor.table.phase == PLAYING

    asyncio.run(main())
    assert "too deep" in next(tmp_path.glob("*.txt")).read_text()
