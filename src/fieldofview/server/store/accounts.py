"""Accounts: what makes a guest known on every device. Passwords and codes come here as hashes only."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..people.alike import alike
from .models import AccountRow, GuestRow
from .store import Store


class NameTaken(ValueError):
    """Somebody else's account has this name, or one that reads the same."""


@dataclass(frozen=True, slots=True)
class Account:
    guest_id: str
    name: str
    password: str | None  # its hash
    code: str  # its hash
    epoch: int
    made: int


def put_account(store: Store, account: Account) -> None:
    """A new account; NameTaken. The guest is called by its name from now on."""
    row = {
        "guest_id": account.guest_id,
        "name": account.name,
        "folded": alike(account.name),
        "password": account.password,
        "code": account.code,
        "epoch": account.epoch,
        "made": account.made,
    }
    try:
        with store.writing() as connection:
            connection.execute(insert(AccountRow), row)
            connection.execute(update(GuestRow).where(GuestRow.id == account.guest_id).values(name=account.name))
    except IntegrityError as error:
        raise NameTaken(account.name) from error


def rename_account(store: Store, guest_id: str, name: str) -> None:
    """Another name; NameTaken."""
    try:
        with store.writing() as connection:
            values = {"name": name, "folded": alike(name)}
            connection.execute(update(AccountRow).where(AccountRow.guest_id == guest_id).values(**values))
            connection.execute(update(GuestRow).where(GuestRow.id == guest_id).values(name=name))
    except IntegrityError as error:
        raise NameTaken(name) from error


def change_account(store: Store, guest_id: str, **values: str | int | None) -> None:
    with store.writing() as connection:
        connection.execute(update(AccountRow).where(AccountRow.guest_id == guest_id).values(**values))


def account_of(store: Store, guest_id: str) -> Account | None:
    return _find(store, AccountRow.guest_id == guest_id)


def account_named(store: Store, name: str) -> Account | None:
    return _find(store, AccountRow.folded == alike(name))


def account_with_code(store: Store, hashed: str) -> Account | None:
    return _find(store, AccountRow.code == hashed)


def drop_account(store: Store, guest_id: str) -> None:
    with store.writing() as connection:
        connection.execute(delete(AccountRow).where(AccountRow.guest_id == guest_id))


def _find(store: Store, which: ColumnElement[bool]) -> Account | None:
    columns = (AccountRow.guest_id, AccountRow.name, AccountRow.password, AccountRow.code, AccountRow.epoch)
    with store.reading() as connection:
        row = connection.execute(select(*columns, AccountRow.made).where(which)).first()
    return None if row is None else Account(*row)
