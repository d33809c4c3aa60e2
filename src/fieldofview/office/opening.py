"""Making and opening event files: every file that is none gets one sentence."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..cards.complaint import Worded
from ..cards.system import Reason
from . import schema
from .store import CannotOpen, CannotWrite, StoreTrouble

SUFFIX = ".fovevent"
READ_ONLY = "{file} is read-only: copy it to a place where you may write, and open the copy."
PATIENCE = 5.0  # seconds to wait for another process that writes


@contextmanager
def told(path: Path, trouble: type[StoreTrouble] = CannotWrite) -> Iterator[None]:
    """Turn what SQLite and the system report into one sentence."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise trouble("{sentence}", sentence=_sentence(path, error)) from error
    except UnicodeDecodeError as error:  # the message about a damaged text is damaged itself
        raise trouble("{file} is damaged: restore the last backup.", file=path.name) from error
    except OSError as error:
        raise trouble("{file} cannot be written: {why}.", file=path.name, why=Reason(error)) from error


def _sentence(path: Path, error: sqlite3.DatabaseError) -> Worded:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return Worded("The disk is full: nothing was written to {file}. Make room and try again.", file=path.name)
        case sqlite3.SQLITE_READONLY:
            return Worded(READ_ONLY, file=path.name)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Worded("Another program is writing to {file}. Try again.", file=path.name)
        case sqlite3.SQLITE_CORRUPT:
            return Worded("{file} is damaged: restore the last backup.", file=path.name)
        case sqlite3.SQLITE_NOTADB:
            return Worded("{file} is not an event file, or its beginning is damaged.", file=path.name)
        case sqlite3.SQLITE_CANTOPEN:
            return Worded("{file} cannot be opened: may this program read it, and write in its folder?", file=path.name)
    return Worded("{file} cannot be used: {error}.", file=path.name, error=str(error))


def connect(path: Path, *, mode: str) -> sqlite3.Connection:
    """A connection that commits nothing by itself; mode is rw, ro or immutable."""
    uri = path.resolve().as_uri() + ("?mode=ro&immutable=1" if mode == "immutable" else f"?mode={mode}")
    connection = sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.text_factory = lambda text: text.decode(errors="replace")  # a damaged text is found by its hash
    return connection


def make(path: Path, title: str, *, practice: bool) -> sqlite3.Connection:
    """A new file, never in place of another."""
    if path.suffix != SUFFIX:
        raise CannotOpen("{file} does not end in {suffix}.", file=path.name, suffix=SUFFIX)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as error:
        raise CannotOpen("{file} exists already: choose another name, or open it.", file=path.name) from error
    except OSError as error:
        raise CannotOpen(
            "{file} cannot be made in {folder}: {why}.", file=path.name, folder=path.parent, why=Reason(error)
        ) from error
    try:
        with told(path):
            connection = connect(path, mode="rw")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
            _climb(connection, 0)
            values = {"title": title, "practice": "1" if practice else "", "superseded": ""}
            values["secret"] = secrets.token_hex(32)
            connection.executemany("INSERT INTO meta VALUES (?, ?)", values.items())
            connection.execute("COMMIT")
            return prepared(connection)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def reach(path: Path, *, read_only: bool) -> sqlite3.Connection:
    """A connection to a file that is an event file of a schema known here."""
    _look(path)
    if not read_only and not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise CannotOpen(READ_ONLY, file=path.name)
    with told(path, CannotOpen):
        if read_only:
            return _reach_reading(path)
        connection = connect(path, mode="rw")
        try:
            _recognise(connection, path)
            _migrate(connection, path)
            return prepared(connection)
        except BaseException:
            connection.close()
            raise


def prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
    """A commit is on the disk when it returns, and what is erased is overwritten."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "secure_delete = ON"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _reach_reading(path: Path) -> sqlite3.Connection:
    """Reading needs no writable folder and leaves no files behind, unless a desk is at work in the file."""
    at_work = path.with_name(path.name + "-wal").exists()
    connection = connect(path, mode="ro" if at_work else "immutable")
    try:
        _recognise(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _look(path: Path) -> None:
    """What can be said without SQLite, and without opening the file: closing it would drop SQLite's locks."""
    try:
        found = path.stat()
    except FileNotFoundError as error:
        raise CannotOpen("There is no file {path}.", path=path) from error
    except OSError as error:
        raise CannotOpen("{file} cannot be read: {why}.", file=path.name, why=Reason(error)) from error
    if path.is_dir():
        raise CannotOpen("{file} is a folder, not an event file.", file=path.name)
    if found.st_size == 0:
        raise CannotOpen("{file} is empty: making or copying it was interrupted. Restore a backup.", file=path.name)


def _recognise(connection: sqlite3.Connection, path: Path) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != schema.APPLICATION:
        raise CannotOpen("{file} is not an event file, but a database of another program.", file=path.name)
    if version > len(schema.STEPS):
        raise CannotOpen(
            "{file} was written by a newer version (schema {version}, known here: {known}):"
            " update Field of View and open it again.",
            file=path.name,
            version=version,
            known=len(schema.STEPS),
        )
    connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an older file to this schema, after a copy of it as it was."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == len(schema.STEPS):
        return
    copy = path.with_name(f"{path.stem}.schema-{version}{SUFFIX}")
    if not copy.exists():
        part = copy.with_suffix(".part")
        part.unlink(missing_ok=True)
        with told(copy):
            connection.execute("VACUUM INTO ?", (str(part),))
            part.replace(copy)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()  # another process may have been faster
        _climb(connection, version)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _climb(connection: sqlite3.Connection, version: int) -> None:
    for step in schema.STEPS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(schema.STEPS)}")
