"""A hall in this process, for tests that look at what it keeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson

from fieldofview.server.doors.connection import Connection
from fieldofview.server.errands.checking import Checker
from fieldofview.server.hall.actor import Actor, Sent
from fieldofview.server.hall.hall import Hall
from fieldofview.server.people.guests import People
from fieldofview.server.running.config import Config
from fieldofview.server.store import Store
from fieldofview.server.store.people import Guest
from fieldofview.server.table import Command, Person, Settings, Start, Table, decide, quick_opening


@asynccontextmanager
async def running_hall(store: Store, **settings: Any) -> AsyncIterator[Hall]:
    checker = Checker(store)
    hall = Hall(store, Config(**settings), checker)
    await hall.start("127.0.0.1:1")
    try:
        yield hall
    finally:
        await hall.close()
        await checker.close()


def new_guest(store: Store, name: str = "Ann") -> Guest:
    return People(store).welcome(name, "en")


async def open_quick(hall: Hall, guest: Guest, seats: int = 2) -> tuple[str, str]:
    """A table with bots at which the game has begun; its id and its code."""
    at, host = hall.now(), Person(guest.id, guest.name)
    table_id, table = hall.new_id(), Table("")
    entries = quick_opening(at, host, Settings(seats=seats, pace="quick"))
    for entry in entries:
        table.evolve(entry)
    began = decide(table, host, Start(), at, bytes(range(32))).entries
    return table_id, await hall.open(table_id, guest, [*entries, *began])


async def actor_of(hall: Hall, table_id: str) -> Actor:
    found = await hall.find(table_id)
    assert isinstance(found, Actor)
    return found


class Visitor:
    """A guest at a table, without a socket."""

    def __init__(self, actor: Actor, guest: Guest) -> None:
        self.actor, self.connection, self.sent = actor, Connection(guest, "en"), 0
        self._heard: list[bytes] = []
        actor.enter(self.connection)

    async def hear(self) -> dict[str, Any]:
        while not self._heard:
            bodies, code = await self.connection.next()
            self._heard += bodies
            assert bodies or code is None, f"closed with {code}"
        message: dict[str, Any] = orjson.loads(self._heard.pop(0))
        return message

    async def ask(self, command: Command) -> dict[str, Any]:
        """The reply or the refusal to a command."""
        self.sent += 1
        assert self.actor.send(Sent(self.connection, command, self.sent))
        while True:
            message = await self.hear()
            if message["t"] in ("reply", "refused") and message["d"]["re"] == self.sent:
                return message
