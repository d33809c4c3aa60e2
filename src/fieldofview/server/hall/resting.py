"""A game that nobody looks at, as its log leaves it: whose turn it is, and what everybody has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ..running import reports
from ..running.clock import now_ms
from ..store import Store
from ..store.leases import is_elsewhere
from ..store.lobby import last_hash
from .finishing import read_table
from .live import live_of

log = structlog.get_logger()

KEPT = 256  # games as they were seen last


@dataclass(frozen=True, slots=True)
class Rested:
    """A game as onlookers see it, and who sits where; these ids are for the server alone."""

    live: dict[str, Any] | None
    guests: tuple[str | None, ...]


class Resting:
    """Games that this worker does not run; a log is read again only when it has changed."""

    def __init__(self, store: Store, worker: str) -> None:
        self._store, self._worker = store, worker
        self._kept: OrderedDict[str, tuple[str, Rested]] = OrderedDict()  # by table, with the hash that it was read by
        self._reading = asyncio.Lock()  # one log after another: after a restart everybody asks at once
        self._asked: dict[tuple[str, str], asyncio.Task[dict[str, Any]]] = {}

    async def row_soon(self, table_id: str, guest: str, seconds: float) -> dict[str, Any]:
        """The row of a game, or nothing where it is not read by then: it will be when it is asked for again."""
        asked = (table_id, guest)
        kept = await asyncio.to_thread(self._row_kept, table_id, guest)
        if kept is not None:
            return kept
        reading = self._asked.get(asked)
        if reading is None:
            reading = self._asked[asked] = asyncio.create_task(self._row_alone(*asked))
            reading.add_done_callback(lambda done: self._done(asked, done))
        done, _ = await asyncio.wait({reading}, timeout=seconds)
        return reading.result() if done else {}

    async def _row_alone(self, table_id: str, guest: str) -> dict[str, Any]:
        async with self._reading:
            return await asyncio.to_thread(self.row_of, table_id, guest, now_ms())

    def _done(self, asked: tuple[str, str], reading: asyncio.Task[dict[str, Any]]) -> None:
        del self._asked[asked]
        if not reading.cancelled() and reading.exception() is not None:  # whoever still waits is told
            log.warning("unread log", table=asked[0], why=type(reading.exception()).__name__)

    def row_of(self, table_id: str, guest: str, at: int) -> dict[str, Any]:
        """What somebody is told of a game of theirs. Blocks, for as long as it takes to play the log again."""
        last = last_hash(self._store, table_id)
        rested = self._known(table_id, last)
        if rested is None:
            rested = self._read_anew(table_id)
            self._kept[table_id] = last, rested
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._row(rested, table_id, guest, at)

    def _row_kept(self, table_id: str, guest: str) -> dict[str, Any] | None:
        rested = self._known(table_id, last_hash(self._store, table_id))
        return None if rested is None else self._row(rested, table_id, guest, now_ms())

    def _known(self, table_id: str, last: str) -> Rested | None:
        read_by, rested = self._kept.get(table_id, ("", None))
        return rested if read_by == last else None

    def _row(self, rested: Rested, table_id: str, guest: str, at: int) -> dict[str, Any]:
        if rested.live is None:
            return {}
        seat = rested.guests.index(guest) if guest in rested.guests else None  # a judge has none
        rests = not is_elsewhere(self._store, table_id, self._worker, at)
        return {"seat": seat, "turn": seat in rested.live["waits"], "live": {**rested.live, "rests": rests}}

    def _read_anew(self, table_id: str) -> Rested:
        try:
            table = read_table(self._store, table_id)
        except SQLAlchemyError:
            raise
        except Exception as error:  # told once: it must not hide the other tables, nor fill the folder of reports
            log.error("unreadable log", table=table_id, report=reports.write(error))
            table = None
        if table is None:
            return Rested(None, ())
        return Rested(live_of(table), tuple(None if seat.left else seat.guest for seat in table.seats))
