"""Somebody goes: their data with them. Finished games stay, and have somebody without a name at their seat.

A log is written anew with a new chain of hashes, so it is as whole as before. Its lease changes hands in the same
transaction: whoever still has the old log in memory can commit nothing to it.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

import structlog
from sqlalchemy import Connection, delete, insert, or_, select, update

from fieldofview.game.names import folded

from ..hall.beside import LINE
from ..hall.summary import summary_of
from ..running import reports
from ..store import Batch, Head, Store
from ..store.lobby import is_lesson, write_summary
from ..store.models import (
    AccountRow,
    BlockRow,
    EntryRow,
    GuestRow,
    LeaseRow,
    PassRow,
    PlaceRow,
    RatingRow,
    ReplayRow,
    ReportRow,
    ResultRow,
    SanctionRow,
    SlotRow,
    TableRow,
)
from ..table import GATHERING, OVER, PLAYING, Entry, Table, entry_data, stored_entry
from ..table.entries import Forfeited
from ..table.gathering import without

log = structlog.get_logger()

SOMEBODY = "Somebody"
NOBODYS_LEASE = "(erased)"


class StillPlaying(Exception):
    """A game that goes on needs its player: it is finished or given up first."""


def erase(store: Store, guest_id: str) -> list[str]:
    """Everything of a guest goes; the tables whose logs were written anew. StillPlaying. Blocks."""
    if _is_playing(store, guest_id):
        raise StillPlaying
    nobody = f"gone{secrets.token_hex(14)}"  # keeps games apart from others' without a way back
    with store.writing() as connection:
        logs = select(EntryRow.table_id).where(EntryRow.body.contains(guest_id, autoescape=True))
        lines = select(SlotRow.table_id).where(SlotRow.body.contains(guest_id, autoescape=True))
        tables = sorted(connection.execute(logs.union(lines)).scalars())
        for table_id in tables:
            _rewrite(connection, table_id, guest_id, nobody)
            _silence(connection, table_id, guest_id)
        _take_out(connection, guest_id, nobody)
    return tables


def _is_playing(store: Store, guest_id: str) -> bool:
    """As far as the lobby has heard: so nothing is written in vain."""
    theirs = select(TableRow.id).join(PlaceRow, PlaceRow.table_id == TableRow.id)
    found = theirs.where(PlaceRow.guest_id == guest_id, TableRow.phase == PLAYING, ~is_lesson())
    with store.reading() as connection:
        return connection.execute(found).first() is not None


def _rewrite(connection: Connection, table_id: str, guest_id: str, nobody: str) -> None:
    # The lease goes first: from here on nobody commits to the log that is read below.
    lease = update(LeaseRow).where(LeaseRow.table_id == table_id)
    connection.execute(lease.values(worker=NOBODYS_LEASE, number=LeaseRow.number + 1))
    wanted = select(EntryRow.body).where(EntryRow.table_id == table_id).order_by(EntryRow.number).with_for_update()
    entries: list[dict[str, Any]] = [json.loads(body) for body in connection.execute(wanted).scalars()]
    row = connection.execute(select(TableRow.phase, TableRow.summary, TableRow.changed).where(TableRow.id == table_id))
    phase, summary, changed = row.first() or (OVER, "{}", 0)
    before = None if phase == OVER else _read(table_id, entries)
    if before is not None:
        entries += [entry_data(entry) for entry in _leaving(before, guest_id)]
    name = _free_name({str(entry["name"]) for entry in entries if entry.get("name") and entry.get("guest") != guest_id})
    written = [_without(entry, guest_id, nobody, name) for entry in entries]
    rows, _ = Batch(table_id, Head(), written).rows()
    connection.execute(delete(EntryRow).where(EntryRow.table_id == table_id))
    connection.execute(insert(EntryRow), rows)
    connection.execute(delete(ReplayRow).where(ReplayRow.id == table_id))
    after = None if before is None else _read(table_id, written)
    if after is not None:  # what the lobby was still to be told of the old log is not told any more
        write_summary(connection, table_id, summary_of(after), changed)
    else:
        told = json.loads(summary)
        gone = {str(entry["name"]) for entry in entries if entry.get("guest") == guest_id and entry.get("name")}
        told["names"] = [name if it in gone else it for it in told.get("names", [])]
        connection.execute(update(TableRow).where(TableRow.id == table_id).values(summary=json.dumps(told)))
    renamed = update(ResultRow).where(ResultRow.game_id == table_id, ResultRow.guest_id == guest_id)
    connection.execute(renamed.values(name=name))


def _read(table_id: str, entries: list[dict[str, Any]]) -> Table | None:
    """A table as these entries lead to it; None where nobody can read them, which must keep nobody from going."""
    table = Table(table_id)
    try:
        for entry in entries:
            table.evolve(stored_entry(entry))
    except Exception as error:
        log.error("unreadable log", table=table_id, report=reports.write(error))
        return None
    return table


def _leaving(table: Table, guest_id: str) -> list[Entry]:
    """How a table goes on without somebody. StillPlaying, though the lobby may not have heard of their game yet."""
    seat = table.seat_of(guest_id)
    is_there = table.is_judge(guest_id) or (seat is not None and not table.seats[seat].left)
    if table.phase == PLAYING and is_there:
        if table.is_lesson and seat is not None:  # nobody else plays there, and no page leads back to it
            return [Forfeited(table.now, seat)]
        raise StillPlaying
    return without(table, guest_id) if table.phase == GATHERING else []


def _silence(connection: Connection, table_id: str, guest_id: str) -> None:
    """What they said goes; nobody asks for a line of chat by its number."""
    theirs = SlotRow.slot.startswith(LINE) & SlotRow.body.contains(guest_id, autoescape=True)
    connection.execute(delete(SlotRow).where(SlotRow.table_id == table_id, theirs))


def _without(entry: dict[str, Any], guest_id: str, nobody: str, name: str) -> dict[str, Any]:
    """An entry without the person: another id and name, and nothing of what they wrote."""
    changed = {key: nobody if value == guest_id else value for key, value in entry.items()}
    if entry.get("guest") == guest_id and entry.get("name"):
        changed["name"] = name
        if entry.get("text"):
            changed["text"] = "…"
    return changed


def _free_name(others: set[str]) -> str:
    taken, number, name = {folded(other) for other in others}, 1, SOMEBODY
    while folded(name) in taken:
        number += 1
        name = f"{SOMEBODY} {number}"
    return name


def _take_out(connection: Connection, guest_id: str, nobody: str) -> None:
    connection.execute(update(ResultRow).where(ResultRow.guest_id == guest_id).values(guest_id=nobody))
    connection.execute(update(RatingRow).where(RatingRow.guest_id == guest_id).values(guest_id=nobody))
    connection.execute(update(TableRow).where(TableRow.opener == guest_id).values(opener=nobody))
    for column in (AccountRow.guest_id, GuestRow.id, PassRow.guest_id, PlaceRow.guest_id):
        connection.execute(delete(column.class_).where(column == guest_id))
    connection.execute(delete(BlockRow).where(or_(BlockRow.guest_id == guest_id, BlockRow.other_id == guest_id)))
    connection.execute(delete(ReportRow).where(or_(ReportRow.by_id == guest_id, ReportRow.about_id == guest_id)))
    said = select(ReportRow.id, ReportRow.body).where(ReportRow.body.contains(guest_id, autoescape=True))
    for row in connection.execute(said).all():
        body = json.loads(row.body)
        body["context"]["chat"] = [line for line in body["context"]["chat"] if line["guest"] != guest_id]
        connection.execute(update(ReportRow).where(ReportRow.id == row.id).values(body=json.dumps(body)))
    connection.execute(delete(SanctionRow).where(SanctionRow.guest_id == guest_id, SanctionRow.kind != "ban"))
