"""A copy of everything that is kept, as rows of JSON; the same for SQLite and PostgreSQL, and from one to the other."""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select

from ..running.lock import Lock
from .chain import check_chain
from .leases import FIRST_LEASE
from .models import Base, EntryRow, LeaseRow
from .opening import open_store
from .store import Store

FORM, VERSION = "fieldofview backup", 1
AT_ONCE = 500
LEFT_OUT = ("workers", "leases", "passes")  # of processes and moments that are gone
NOBODYS_LEASE = "(restored)"


class BadBackup(ValueError):
    """A copy that cannot be put back."""


def write(url: str, path: Path) -> None:
    """Write everything as it is at one moment; the server may go on meanwhile."""
    store = open_store(url)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with gzip.open(beside, "wt", encoding="utf-8") as file:
            file.write(json.dumps({"form": FORM, "version": VERSION}) + "\n")
            for row in _rows(store):
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
            file.write(json.dumps({"end": True}) + "\n")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
        store.close()


def _rows(store: Store) -> Iterator[list[Any]]:
    with store.reading() as connection:
        for table in Base.metadata.sorted_tables:
            if table.name not in LEFT_OUT:
                for row in connection.execute(select(table)).mappings():
                    yield [table.name, {str(key): _plain(value) for key, value in row.items()}]


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def restore(url: str, path: Path, folder: Path) -> None:
    """Put a copy back into an empty store, whole or not at all; every table's chain of hashes is checked."""
    lock = Lock(folder)
    if url.startswith("sqlite") and not lock.take():
        raise BadBackup("A server uses this data folder; stop it first.")
    store = open_store(url)
    try:
        with store.writing() as connection:
            if connection.execute(select(func.count()).select_from(EntryRow)).scalar_one():
                raise BadBackup("There are tables here already; a copy is put back into an empty data folder only.")
            for table in Base.metadata.sorted_tables:
                connection.execute(table.delete())
            waiting: dict[str, list[dict[str, Any]]] = {}
            for name, row in _read(path):
                rows = waiting.setdefault(name, [])
                rows.append({key: _value(value) for key, value in row.items()})
                if len(rows) >= AT_ONCE:
                    connection.execute(insert(Base.metadata.tables[name]), waiting.pop(name))
            for name, rows in waiting.items():
                connection.execute(insert(Base.metadata.tables[name]), rows)
            for table_id in connection.execute(select(EntryRow.table_id).distinct()).scalars().all():
                entries = select(EntryRow.number, EntryRow.body, EntryRow.hash).where(EntryRow.table_id == table_id)
                chain = connection.execute(entries.order_by(EntryRow.number)).all()
                check_chain(table_id, ((row.number, row.body, row.hash) for row in chain))
                # Whoever writes a log, or anew, locks its lease: so there is one from the beginning.
                connection.execute(
                    insert(LeaseRow), {"table_id": table_id, "worker": NOBODYS_LEASE, "number": FIRST_LEASE}
                )
    finally:
        store.close()
        lock.release()


def _read(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a copy; BadBackup where it is none, or cut short."""
    is_whole = False
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline() or "null")
            if not isinstance(head, dict) or head.get("form") != FORM or head.get("version") != VERSION:
                raise BadBackup(f"{path} is no copy of tables that this program can read.")
            for line in file:
                row = json.loads(line)
                if row == {"end": True}:
                    is_whole = True
                elif row[0] in Base.metadata.tables:
                    yield row[0], row[1]
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BadBackup(f"{path} is no copy of tables, or is cut short.") from error
    if not is_whole:
        raise BadBackup(f"{path} is cut short.")
