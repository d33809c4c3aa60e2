"""A hall in this process, for tests that look at what it keeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fieldofview.server.actor import Actor, Sent
from fieldofview.server.checking import Checker
from fieldofview.server.config import Config
from fieldofview.server.connection import Connection
from fieldofview.server.hall import Hall
from fieldofview.server.people import People
from fieldofview.server.store import Store
from fieldofview.server.store.people import Guest
from fieldofview.server.table import Command


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


async def actor_of(hall: Hall, table_id: str) -> Actor:
    found = await hall.find(table_id)
    assert isinstance(found, Actor)
    return found


class Visitor:
    """A guest at a table, without a socket."""

    def __init__(self, actor: Actor, guest: Guest) -> None:
        self.actor, self.connection, self.sent = actor, Connection(guest, "en"), 0
        actor.enter(self.connection)

    async def hear(self) -> dict[str, Any]:
        import orjson

        item = await self.connection.next()
        assert isinstance(item, bytes), f"closed with {item}"
        message: dict[str, Any] = orjson.loads(item)
        return message

    async def ask(self, command: Command) -> dict[str, Any]:
        """The reply or the refusal to a command."""
        self.sent += 1
        assert self.actor.send(Sent(self.connection, command, self.sent))
        while True:
            message = await self.hear()
            if message["t"] in ("reply", "refused") and message["d"]["re"] == self.sent:
                return message
