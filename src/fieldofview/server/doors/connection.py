"""One open socket of a guest at a table: what is to be sent, and dropped when nobody reads it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson

from ..running.metrics import SENT
from ..store.people import Guest
from ..table import Mark, Person

MOST_UNREAD = 1_000  # messages that a slow reader may be behind
MOST_UNREAD_BYTES = 4 << 20

RESTART, TOO_SLOW, GOING_AWAY = 1012, 1013, 1001


@dataclass(eq=False)
class Connection:
    """What the hall knows of a socket; the socket's own task sends what lies in the outbox."""

    guest: Guest
    lang: str
    mark: Mark = field(default_factory=Mark)  # what it was sent so far
    outbox: asyncio.Queue[bytes | int] = field(default_factory=asyncio.Queue)  # a message, or the code to close with
    unread: int = 0  # bytes in the outbox
    deaf_to: frozenset[str] = frozenset()  # guests whom its own has blocked
    is_closed: bool = False

    @property
    def person(self) -> Person:
        return Person(self.guest.id, self.guest.name, self.guest.signed_in, self.deaf_to)

    def push(self, message: Mapping[str, Any]) -> None:
        """Put a message on its way."""
        if self.is_closed:
            return
        if self.outbox.qsize() >= MOST_UNREAD or self.unread >= MOST_UNREAD_BYTES:
            self._drop()
            self.close(TOO_SLOW)
            return
        SENT.inc()
        body = orjson.dumps(message)
        self.unread += len(body)
        self.outbox.put_nowait(body)

    async def next(self) -> tuple[list[bytes], int | None]:
        """What is to be sent next, when there is something: all messages that wait, and the code to close with."""
        messages: list[bytes] = []
        item = await self.outbox.get()
        while isinstance(item, bytes):
            self.unread -= len(item)
            messages.append(item)
            if self.outbox.empty():
                return messages, None
            item = self.outbox.get_nowait()
        return messages, item

    def _drop(self) -> None:
        """Whoever reads nothing is not waited for."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.unread = 0

    def part(self) -> None:
        """Say that the server restarts, and close."""
        self.push({"t": "closing", "n": self.mark.n + 1, "d": {}})
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Close after what is on its way."""
        if not self.is_closed:
            self.is_closed = True
            self.outbox.put_nowait(code)
