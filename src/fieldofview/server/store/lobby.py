"""Tables as they are found: listed ones, and those of a guest."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, update

from fieldofview.desk.chain import Head

from .codes import OVER, spoken
from .models import EntryRow, LeaseRow, PlaceRow, TableRow
from .store import Store, check_unchanged

PLAYING = "playing"
PEOPLE = select(PlaceRow.guest_id).where(PlaceRow.table_id == TableRow.id)  # who is at a table
MOST_LISTED = 100
MOST_ENDED = 3
STALE_MS = 24 * 3600 * 1000  # a table at which nothing happened for a day is no longer offered, nor counted


def put_summary(store: Store, table_id: str, summary: Mapping[str, Any], at: int, lease: int) -> None:
    """What the lobby and `my tables` say of a table from now on; nothing from whoever had it by an older lease."""
    held = select(LeaseRow.number).where(LeaseRow.table_id == table_id).with_for_update()
    with store.writing() as connection:
        if connection.execute(held).scalar() == lease:
            write_summary(connection, table_id, summary, at)


def put_summary_of(store: Store, table_id: str, summary: Mapping[str, Any], at: int, head: Head) -> None:
    """The same from whoever has read the log alone. Rewritten."""
    with store.writing() as connection:
        check_unchanged(connection, table_id, head)
        write_summary(connection, table_id, summary, at)


def write_summary(connection: Connection, table_id: str, summary: Mapping[str, Any], at: int) -> None:
    guests = sorted(set(summary.get("guests", ())))
    shown = {key: value for key, value in summary.items() if key != "guests"}
    values = {"phase": summary["phase"], "listed": bool(summary.get("listed")), "changed": at}
    connection.execute(update(TableRow).where(TableRow.id == table_id).values(**values, summary=json.dumps(shown)))
    connection.execute(delete(PlaceRow).where(PlaceRow.table_id == table_id))
    if guests:
        connection.execute(insert(PlaceRow), [{"table_id": table_id, "guest_id": guest} for guest in guests])


def listed_tables(store: Store, at: int) -> list[dict[str, Any]]:
    """The tables that anybody may see, newest first; none that waits for players and that everybody has left."""
    return _shown(
        store,
        select(TableRow.id, TableRow.code, TableRow.summary)
        .where(TableRow.listed, TableRow.phase != OVER, TableRow.changed > at - STALE_MS)
        .where((TableRow.phase == PLAYING) | PEOPLE.exists())
        .order_by(TableRow.changed.desc())
        .limit(MOST_LISTED),
    )


def ended_tables(store: Store, at: int) -> list[dict[str, Any]]:
    """The listed games that ended last, with how they ended."""
    found = _shown(
        store,
        select(TableRow.id, TableRow.code, TableRow.summary)
        .where(TableRow.listed, TableRow.phase == OVER, TableRow.changed > at - STALE_MS)
        .order_by(TableRow.changed.desc())
        .limit(MOST_ENDED),
    )
    return [table for table in found if table.get("ended")]


def tables_of(store: Store, guest_id: str) -> list[dict[str, Any]]:
    """The tables that a guest sits at or opened, that are not over, newest first."""
    return _shown(
        store,
        select(TableRow.id, TableRow.code, TableRow.summary)
        .join(PlaceRow, PlaceRow.table_id == TableRow.id)
        .where(PlaceRow.guest_id == guest_id, TableRow.phase != OVER)
        .order_by(TableRow.changed.desc())
        .limit(MOST_LISTED),
    )


def is_lesson() -> ColumnElement[bool]:
    """Whether a table is one of the first game's."""
    return TableRow.summary.contains(json.dumps({"lesson": True})[1:-1], autoescape=True)


def open_tables(connection: Connection, guest_id: str, at: int) -> int:
    """How many tables a guest has opened that go on, and at which they still are; or bots alone, who play on.

    Lessons are opened anew, and no page leads back to one.
    """
    theirs = (TableRow.opener == guest_id) & (TableRow.phase != OVER) & (TableRow.changed > at - STALE_MS)
    theirs &= ~is_lesson()
    is_there = PEOPLE.where(PlaceRow.guest_id == guest_id).exists()
    left_to_bots = (TableRow.phase == PLAYING) & ~PEOPLE.exists()
    count = select(func.count()).select_from(TableRow)
    return connection.execute(count.where(theirs, is_there | left_to_bots)).scalar_one()


def last_hash(store: Store, table_id: str) -> str:
    """The hash of the last entry of a table's log, which covers all before it; empty where there is none."""
    last = select(EntryRow.hash).where(EntryRow.table_id == table_id).order_by(EntryRow.number.desc()).limit(1)
    with store.reading() as connection:
        return connection.execute(last).scalar() or ""


def has_table(store: Store, table_id: str) -> bool:
    with store.reading() as connection:
        return connection.execute(select(TableRow.id).where(TableRow.id == table_id)).scalar() is not None


def is_over(store: Store, table_id: str) -> bool:
    with store.reading() as connection:
        return connection.execute(select(TableRow.phase).where(TableRow.id == table_id)).scalar() == OVER


def _shown(store: Store, query: Select[str, str, str]) -> list[dict[str, Any]]:
    with store.reading() as connection:
        rows = connection.execute(query).all()
    return [{**json.loads(row.summary), "id": row.id, "code": spoken(row.code)} for row in rows]
