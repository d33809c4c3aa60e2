"""Who is muted or banned here, in the memory of this process: sockets ask for every line that is said."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from ..running.clock import now_ms
from ..store import Store
from ..store.moderation import BAN, MUTE, sanctions
from .alike import alike

AGAIN_SECONDS = 5.0  # other workers, and times that run out


class Moderation:
    """A copy of the sanctions in force; `look` reads them again, and blocks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._muted: frozenset[str] = frozenset()
        self._banned: frozenset[str] = frozenset()
        self._names: frozenset[str] = frozenset()
        self.look()

    def look(self) -> None:
        found = sanctions(self.store, now_ms())
        banned = [row for row in found if row["kind"] == BAN]
        self._muted = frozenset(row["guest_id"] for row in found if row["kind"] == MUTE)
        self._banned = frozenset(row["guest_id"] for row in banned)
        self._names = frozenset(row["folded"] for row in banned)

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            with suppress(SQLAlchemyError):  # the database is away for a moment
                await asyncio.to_thread(self.look)

    def is_muted(self, guest_id: str) -> bool:
        return guest_id in self._muted or guest_id in self._banned

    def is_banned(self, guest_id: str) -> bool:
        return guest_id in self._banned

    def is_banned_name(self, name: str) -> bool:
        return alike(name) in self._names
