"""Codes that people say to each other: a table holds one while somebody may still ask for it, then gives it back."""

from __future__ import annotations

import secrets

from sqlalchemy import ColumnElement, Connection, select, update

from .models import TableRow
from .store import Store

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another
LENGTH = 5
OVER = "over"
FINISHED_MS = 7 * 24 * 3600 * 1000  # after its end, or after somebody last looked at it
ABANDONED_MS = 30 * 24 * 3600 * 1000  # after something last happened


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def spoken(code: str) -> str:
    """A code as people say it; nothing where its table gave it to another."""
    return code if len(code) == LENGTH else ""


def is_held(at: int) -> ColumnElement[bool]:
    """Whether a table still holds its code. Whatever became of it, the table is found by its id."""
    goes_on = (TableRow.phase != OVER) & (TableRow.changed > at - ABANDONED_MS)
    return goes_on | ((TableRow.phase == OVER) & (TableRow.changed > at - FINISHED_MS))


def take_code(connection: Connection, code: str, at: int) -> bool:
    """Whether nobody holds the code; who had it before is left with what nobody can say."""
    has_it = TableRow.code == code
    if connection.execute(select(TableRow.id).where(has_it, is_held(at))).scalar() is not None:
        return False
    for old in connection.execute(select(TableRow.id).where(has_it)).scalars().all():
        connection.execute(update(TableRow).where(TableRow.id == old).values(code=f"-{old[:15]}"))
    return True


def id_of_code(store: Store, code: str, at: int) -> str | None:
    """The table that holds the code."""
    with store.reading() as connection:
        return connection.execute(select(TableRow.id).where(TableRow.code == code, is_held(at))).scalar()


def code_of(store: Store, table_id: str, at: int) -> str:
    """The code that a table holds; empty where it holds none."""
    with store.reading() as connection:
        found = connection.execute(select(TableRow.code).where(TableRow.id == table_id, is_held(at))).scalar()
    return spoken(found or "")
