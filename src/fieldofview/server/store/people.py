"""Guests, whether they have an account, and the passes they are given: tickets for a socket, links that move a seat."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from .models import AccountRow, GuestRow, PassRow
from .store import Store


@dataclass(frozen=True, slots=True)
class Guest:
    """A person: a random id and a nickname; with an account the name is theirs alone.

    A cookie is good while its `epoch` is the account's.
    """

    id: str
    name: str
    lang: str = "en"
    signed_in: bool = False
    epoch: int = 0


def put_guest(store: Store, guest: Guest, at: int) -> None:
    with store.writing() as connection:
        known = connection.execute(
            update(GuestRow).where(GuestRow.id == guest.id).values(name=guest.name, lang=guest.lang)
        )
        if known.rowcount == 0:
            connection.execute(insert(GuestRow), {"id": guest.id, "name": guest.name, "lang": guest.lang, "made": at})


def find_guest(store: Store, guest_id: str) -> Guest | None:
    with store.reading() as connection:
        theirs = AccountRow.guest_id == GuestRow.id
        found = select(GuestRow.name, GuestRow.lang, AccountRow.epoch).outerjoin(AccountRow, theirs)
        row = connection.execute(found.where(GuestRow.id == guest_id)).first()
    return Guest(guest_id, row.name, row.lang, row.epoch is not None, row.epoch or 0) if row else None


def give_pass(store: Store, kind: str, guest_id: str, table_id: str, at: int, lasts: int) -> str:
    """A secret that is good once."""
    secret = secrets.token_urlsafe(24)
    with store.writing() as connection:
        connection.execute(delete(PassRow).where(PassRow.until < at))
        connection.execute(
            insert(PassRow),
            {"hash": _hash(secret), "kind": kind, "guest_id": guest_id, "table_id": table_id, "until": at + lasts},
        )
    return secret


def take_pass(store: Store, kind: str, secret: str, at: int) -> tuple[str, str] | None:
    """Whose pass this is, and for which table; it is used up. Of two who take it at once, one gets it."""
    hashed = _hash(secret)
    with store.writing() as connection:
        row = connection.execute(
            select(PassRow.guest_id, PassRow.table_id, PassRow.until).where(
                PassRow.hash == hashed, PassRow.kind == kind
            )
        ).first()
        gone = connection.execute(delete(PassRow).where(PassRow.hash == hashed, PassRow.kind == kind))
    if row is None or gone.rowcount != 1 or row.until < at:
        return None
    return row.guest_id, row.table_id


def drop_passes(store: Store, kind: str, guest_id: str, table_id: str) -> None:
    theirs = (PassRow.kind == kind) & (PassRow.guest_id == guest_id) & (PassRow.table_id == table_id)
    with store.writing() as connection:
        connection.execute(delete(PassRow).where(theirs))


def has_pass(store: Store, kind: str, guest_id: str, table_id: str, at: int) -> bool:
    """Whether somebody has a pass to a table that nobody has used yet."""
    theirs = (PassRow.kind == kind) & (PassRow.guest_id == guest_id) & (PassRow.table_id == table_id)
    with store.reading() as connection:
        return connection.execute(select(PassRow.hash).where(theirs, PassRow.until >= at)).first() is not None


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
