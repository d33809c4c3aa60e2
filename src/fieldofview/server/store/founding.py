"""A table is opened: its row, code, lease and first entries are kept together, or nothing is.

Whoever opens a table, or comes back to one that they opened, has no more of them than anybody may have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from fieldofview.desk.chain import Head

from .batches import Batch, Unkept
from .codes import new_code, take_code
from .leases import FIRST_LEASE
from .lobby import open_tables, write_summary
from .models import EntryRow, GuestRow, LeaseRow, PlaceRow, TableRow
from .store import Store

TRIES = 50  # codes, before we believe that none is free


class TooManyTables(Exception):
    """The opener has as many open tables as anybody may have."""


class _Taken(Exception):
    """Another table holds this code."""


@dataclass(frozen=True, slots=True)
class Founding:
    """A table that somebody wants; `entries` makes its first entries once its code is known."""

    id: str
    opener: str  # a guest's id
    worker: str
    entries: Callable[[str], Sequence[Mapping[str, Any]]]
    summary: Mapping[str, Any]
    most: int  # tables that the opener may have open


@dataclass(frozen=True, slots=True)
class Founded:
    code: str
    head: Head
    lease: int


def found_table(store: Store, wanted: Founding, at: int) -> Founded:
    """Keep a new table; TooManyTables where its opener has enough of them, Unkept where no code is free."""
    for _ in range(TRIES):
        try:
            with store.writing() as connection:
                return _found(connection, wanted, new_code(), at)
        except (_Taken, IntegrityError):  # somebody has the code, or took it in the same moment
            continue
    raise Unkept("no code is free")


def come_back(store: Store, table_id: str, guest_id: str, most: int, at: int) -> None:
    """A guest is at a table again; TooManyTables where they opened it, and have enough others now."""
    with store.writing() as connection:
        place = {"table_id": table_id, "guest_id": guest_id}
        opener = connection.execute(select(TableRow.opener).where(TableRow.id == table_id)).scalar()
        if opener != guest_id or connection.execute(select(PlaceRow).filter_by(**place)).first() is not None:
            return
        _make_room(connection, guest_id, most, at)
        connection.execute(insert(PlaceRow), place)


def _make_room(connection: Connection, opener: str, most: int, at: int) -> None:
    # Of one guest's tables only one is counted and kept at a time, whichever worker was asked.
    connection.execute(select(GuestRow.id).where(GuestRow.id == opener).with_for_update())
    if open_tables(connection, opener, at) >= most:
        raise TooManyTables


def _found(connection: Connection, wanted: Founding, code: str, at: int) -> Founded:
    _make_room(connection, wanted.opener, wanted.most, at)
    if not take_code(connection, code, at):
        raise _Taken
    row = {"id": wanted.id, "code": code, "phase": "", "listed": False, "opener": wanted.opener}
    connection.execute(insert(TableRow), {**row, "made": at, "changed": at, "summary": "{}"})
    write_summary(connection, wanted.id, wanted.summary, at)
    connection.execute(insert(LeaseRow), {"table_id": wanted.id, "worker": wanted.worker, "number": FIRST_LEASE})
    rows, head = Batch(wanted.id, Head(), wanted.entries(code)).rows()
    connection.execute(insert(EntryRow), rows)
    return Founded(code, head, FIRST_LEASE)
