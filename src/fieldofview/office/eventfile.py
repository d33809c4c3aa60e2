"""One event in one SQLite file. What was acknowledged is on the disk; two processes never overwrite each other."""

import json
import os
import secrets
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Any, Self

from ..desk.log import (
    NOTHING_BEFORE,
    Damage,
    Damaged,
    Draft,
    Entry,
    Head,
    Meta,
    Person,
    Stale,
    Superseded,
    Why,
    canonical,
    chain,
    check_head,
    fault,
    head_of,
    named,
    since,
)
from .opening import make, reach, told
from .store import CannotOpen, CannotWrite

_COLUMNS = "n, at, by, kind, data, before, hash, command"


class EventFile:
    """The store interface on a file; entries that were read once and found sound are kept in memory."""

    def __init__(self, path: Path, connection: sqlite3.Connection, *, read_only: bool = False) -> None:
        self.path = path
        self._connection = connection
        self._read_only = read_only
        self._lock = RLock()
        self._entries: list[Entry] = []
        self._damage: Damage | None = None
        self._place = _place(path)
        try:
            with told(path, CannotOpen), self._reading():
                self._entries, self._damage = self._read([])
                self._damage = self._damage or self._cut(self._entries)
        except BaseException:
            connection.close()
            raise

    @classmethod
    def create(cls, path: Path | str, title: str, *, practice: bool = False) -> Self:
        """A new event, never in place of a file that exists."""
        path = Path(path)
        return cls(path, make(path, title, practice=practice))

    @classmethod
    def open(cls, path: Path | str, *, read_only: bool = False) -> Self:
        """An event that exists. A damaged log opens: it is read up to the damage and takes nothing more."""
        path = Path(path)
        return cls(path, reach(path, read_only=read_only), read_only=read_only)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def damage(self) -> Damage | None:
        return self._damage

    def head(self) -> Head:
        with self._lock:
            self._catch_up()
            return head_of(self._entries)

    def entries(self, since: int = 0) -> list[Entry]:
        with self._lock:
            self._catch_up()
            return self._entries[max(since, 0) :]

    def append(
        self,
        drafts: Iterable[Draft],
        after: Head,
        *,
        command: str = "",
        people: Mapping[str, Person] | None = None,
        erase: Iterable[str] = (),
    ) -> list[Entry]:
        """Write all of it or nothing, in one transaction that is on the disk when this returns."""
        new = chain(drafts, after, command)
        persons = [_row(entry_id, person) for entry_id, person in (people or {}).items()]
        erased = [(entry_id,) for entry_id in erase]
        with self._lock:
            with self._writing() as connection:
                self._catch_up()
                known = self._written_by(command)
                if known:
                    return known
                self._refuse_if_closed_to_writers()
                between = since(self._entries, after)
                if between:
                    raise Stale(after, between)
                rows = [(e.n, e.at, e.by, e.kind, canonical(e.data), e.before, e.hash, e.command) for e in new]
                connection.executemany(f"INSERT INTO entry ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
                if new:
                    self._note("length", str(new[-1].n))
                    self._note("hash", new[-1].hash)
                connection.executemany("INSERT OR REPLACE INTO person VALUES (?, ?, ?)", persons)
                connection.executemany("DELETE FROM person WHERE id = ?", erased)
            self._entries += new
            if erased:
                self._sweep()
        return new

    def put_person(self, entry_id: str, fields: Mapping[str, Any], salt: str) -> None:
        row = _row(entry_id, Person(fields, salt))
        with self._lock, self._writing() as connection:
            self._refuse_if_closed_to_writers()
            connection.execute("INSERT OR REPLACE INTO person VALUES (?, ?, ?)", row)

    def person(self, entry_id: str) -> Person | None:
        return self.people().get(entry_id)

    def people(self) -> dict[str, Person]:
        with self._lock, told(self.path):
            rows = self._connection.execute("SELECT id, fields, salt FROM person ORDER BY id").fetchall()
        return {entry_id: Person(json.loads(fields), salt) for entry_id, fields, salt in rows}

    def erase_person(self, entry_id: str) -> bool:
        """Erase fields and salt, from the file's free pages too. A copy that was handed over can forget as well."""
        with self._lock:
            with self._writing() as connection:
                count = connection.execute("DELETE FROM person WHERE id = ?", (entry_id,)).rowcount
            self._sweep()
        return count > 0

    def meta(self) -> Meta:
        with self._lock, told(self.path):
            values = dict(self._connection.execute("SELECT key, value FROM meta"))
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        return Meta(values.get("title", ""), bool(values.get("practice")), values.get("superseded", ""), version)

    def secret(self) -> str:
        """What codes on papers are signed with; empty in a file that has none yet."""
        with self._lock, told(self.path):
            found = self._connection.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()
        return str(found[0]) if found else ""

    def renew_secret(self) -> str:
        """A new secret: every code that was printed before is worth nothing from now on."""
        made = secrets.token_hex(32)
        with self._lock, self._writing():
            self._refuse_if_closed_to_writers()
            self._note("secret", made)
        return made

    def rename(self, title: str) -> None:
        with self._lock, self._writing():
            self._note("title", title)

    def supersede(self, mark: str, after: Head) -> None:
        with self._lock, self._writing():
            self._catch_up()
            between = since(self._entries, after)
            if between:
                raise Stale(after, between)
            self._note("superseded", mark)

    def audit(self, expected: Head | None = None) -> Damage | None:
        """Read the file anew: what this process keeps in memory proves nothing."""
        with self._lock, told(self.path), self._reading():
            entries, damage = self._read([])
            damage = damage or self._cut(entries)
        return damage or (check_head(entries, expected) if expected else None)

    def copy_into(self, target: Path) -> None:
        """A whole copy of the file as it is now, without what was erased."""
        with self._lock, told(target.parent):
            self._connection.execute("VACUUM INTO ?", (str(target),))

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction from the first look to the commit."""
        if self._read_only:
            raise CannotWrite("{name} was opened for reading only.", name=self.path.name)
        with told(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                if _place(self.path) != self._place:
                    raise CannotWrite("{path} was moved or replaced while it was open: open it again.", path=self.path)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """One look: what others write meanwhile is not seen in one half and missed in the other."""
        self._connection.execute("BEGIN")
        try:
            yield
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _catch_up(self) -> None:
        """Take over what other processes wrote, checked link by link."""
        if self._damage is None:
            with told(self.path):
                self._entries, self._damage = self._read(self._entries)

    def _read(self, sound: list[Entry]) -> tuple[list[Entry], Damage | None]:
        """Sound entries and those that follow them, up to the first that is not sound."""
        head, entries = head_of(sound), list(sound)
        why: Why | None = None
        rest: list[Entry] = []
        try:
            query = f"SELECT {_COLUMNS} FROM entry WHERE n > ? ORDER BY n"
            for row in self._connection.execute(query, (head.length if sound else -(1 << 63),)):
                entry = _entry(row)
                if why is None:
                    why = Why.UNREADABLE if entry is None else fault(entry, head, row[4])
                if entry is None:
                    continue
                if why is None:
                    entries.append(entry)
                    head = Head(entry.n, entry.hash)
                else:
                    rest.append(entry)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise
            why = why or Why.UNREADABLE
        if why is None:
            return entries, None
        return entries, Damage(head.length + 1, why if why is Why.UNREADABLE else named(why, entries, rest))

    def _cut(self, entries: list[Entry]) -> Damage | None:
        """Compare with the head that every append notes: an end that went missing is seen without any paper."""
        try:
            values = dict(self._connection.execute("SELECT key, value FROM meta"))
            noted = Head(int(values.get("length", "0")), values.get("hash", NOTHING_BEFORE))
        except (sqlite3.DatabaseError, ValueError):  # no note, or none that can be read
            return Damage(len(entries) + 1, Why.CUT)
        return check_head(entries, noted)

    def _written_by(self, command: str) -> list[Entry]:
        return [entry for entry in self._entries if entry.command == command] if command else []

    def _refuse_if_closed_to_writers(self) -> None:
        if self._damage is not None:
            raise Damaged(
                "{damage} {name} takes no more entries: restore a backup.", damage=self._damage, name=self.path.name
            )
        mark = self.meta().superseded
        if mark:
            raise Superseded(
                "{name} was handed over ({mark}) and takes no more entries.", name=self.path.name, mark=mark
            )

    def _note(self, key: str, value: str) -> None:
        self._connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, value))

    def _sweep(self) -> None:
        """The journal still shows what was erased until it is taken over; a reader elsewhere may delay that."""
        with told(self.path):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _place(path: Path) -> tuple[int, int] | None:
    """Which file stands at a path: a log that was moved away must not go on unseen."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _entry(row: tuple[Any, ...]) -> Entry | None:
    n, at, by, kind, data, before, hash_, command = row
    if not all(isinstance(text, str) for text in (at, by, kind, data, before, hash_, command)):
        return None
    try:
        read = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return Entry(n, at, by, kind, read, before, hash_, command) if isinstance(read, dict) else None


def _row(entry_id: str, person: Person) -> tuple[str, str, str]:
    return entry_id, canonical(dict(person.fields)), person.salt
