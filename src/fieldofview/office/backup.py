"""Copies of an event: made, checked, restored, handed over. A copy's name carries date, length and head hash."""

import os
import re
import shutil
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from ..desk.log import Head, Stale
from .eventfile import EventFile
from .opening import SUFFIX, told
from .store import CannotOpen, StoreTrouble

_NAME = re.compile(
    r"(?P<stem>.+)--(?P<at>\d{8}T\d{6}Z)--(?P<length>\d+)-(?P<hash>[0-9a-f]{12})(--\d+)?" + re.escape(SUFFIX)
)
_WHEN = "%Y%m%dT%H%M%SZ"


class BadBackup(StoreTrouble):
    """A copy that is not what its name says."""


@dataclass(frozen=True)
class Backup:
    """One copy, and what its name says of it; the hash is shortened."""

    path: Path
    event: str
    at: datetime
    head: Head


def back_up(event: EventFile, folder: Path, at: datetime | None = None) -> Backup:
    """A checked copy in a folder; the event goes on as it was, whatever happens."""
    part = folder / f".{event.path.stem}-{os.getpid()}.part"
    with told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
    try:
        event.copy_into(part)
        head = _sound_head(part)
        when = (at or datetime.now(UTC)).astimezone(UTC)
        with told(folder):
            _to_disk(part)
            path = _free(folder / f"{event.path.stem}--{when.strftime(_WHEN)}--{head}{SUFFIX}")
            part.rename(path)
            _to_disk(folder)
    finally:
        _forget(part)
    return verify(path)


def verify(path: Path, expected: Head | None = None) -> Backup:
    """Whether a copy is what its name says, and what a paper or package says if a head is given."""
    found = _NAME.fullmatch(path.name)
    if found is None:
        raise BadBackup(
            "{name} is not named like a backup: its date, length and head hash are missing.", name=path.name
        )
    noted = Head(int(found["length"]), found["hash"])
    with EventFile.open(path, read_only=True) as copy:
        damage = copy.audit(noted) or (copy.audit(expected) if expected else None)
        longer = copy.head().length > noted.length
    if damage is not None:
        raise BadBackup("{name} is damaged: {damage}", name=path.name, damage=damage)
    if longer:
        raise BadBackup("{name} has more entries than its name says: somebody worked in it.", name=path.name)
    at = datetime.strptime(found["at"], _WHEN).replace(tzinfo=UTC)
    return Backup(path, found["stem"], at, noted)


def backups(folder: Path) -> list[Path]:
    """What is named like a backup, the longest log last."""
    named = ((found, path) for path in folder.glob(f"*{SUFFIX}") if (found := _NAME.fullmatch(path.name)))
    return [
        path for found, path in sorted(named, key=lambda pair: (pair[0]["stem"], int(pair[0]["length"]), pair[0]["at"]))
    ]


def restore(backup: Path, target: Path) -> EventFile:
    """Work on from a checked copy, in a new file, never in place of one that exists."""
    verify(backup)
    if target.suffix != SUFFIX:
        raise CannotOpen("{name} does not end in {suffix}.", name=target.name, suffix=SUFFIX)
    part = target.with_name(f".{target.stem}-{os.getpid()}.part")
    try:
        with told(target):
            shutil.copyfile(backup, part)
            _to_disk(part)
            _claim(target)
            part.replace(target)
            _to_disk(target.parent)
    finally:
        _forget(part)
    return EventFile.open(target)


def hand_over(event: EventFile, folder: Path, at: datetime | None = None) -> Backup:
    """Export the event and mark this copy superseded, so that there is one that counts."""
    while True:
        copy = back_up(event, folder, at)
        try:
            # Between the copy and the mark another process may write: then the copy is not the last word.
            event.supersede(copy.path.name, _full(event, copy.head))
            return copy
        except Stale:
            continue


def _full(event: EventFile, short: Head) -> Head:
    """The head whose hash a name carries shortened."""
    return Head(short.length, event.entries(short.length - 1)[0].hash) if short.length else Head()


def _sound_head(copy: Path) -> Head:
    with EventFile.open(copy, read_only=True) as opened:
        if opened.damage is not None:
            raise BadBackup("{damage} No backup was made: restore the last one.", damage=opened.damage)
        return opened.head()


def _claim(target: Path) -> None:
    """Take a name that nobody has; two restores at once do not meet."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as error:
        raise CannotOpen("{name} exists already: choose another name.", name=target.name) from error


def _free(path: Path) -> Path:
    """Two backups in one second get two names."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}--{number}{path.suffix}")
    return free


def _to_disk(path: Path) -> None:
    """On the stick before anybody pulls it out; a folder cannot be told so everywhere."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _forget(part: Path) -> None:
    for name in (part, *(part.with_name(part.name + end) for end in ("-journal", "-wal", "-shm"))):
        try:
            name.unlink(missing_ok=True)
        except OSError:
            continue  # what cannot be removed was told already
