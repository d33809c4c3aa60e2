"""Files of strangers: only plain ones are opened, only so much is read; what is written is whole or not there."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ..complaint import Complaint, Term
from ..system import Reason
from ..typed import one_line, said

MOST_BYTES = 4 << 20

KINDS = {
    stat.S_IFDIR: Term("it is a folder, not a file"),
    stat.S_IFIFO: Term("it is a pipe, not a file"),
    stat.S_IFSOCK: Term("it is a socket, not a file"),
    stat.S_IFCHR: Term("it is a device, not a file"),
    stat.S_IFBLK: Term("it is a device, not a file"),
}


class Unreadable(Complaint):
    """A file that cannot be read; says why in one sentence."""

    def __init__(self, path: str | Path, why: str | Complaint) -> None:
        self.path, self.why = str(path), why
        super().__init__("{path} cannot be read: {why}.", path=one_line(said(path, 200)), why=why)


def text_of(path: str | Path, most: int = MOST_BYTES) -> str:
    """The text of a plain file of UTF-8; nothing else is opened, since a pipe may never end."""
    try:
        mode = os.stat(path).st_mode
        if not stat.S_ISREG(mode):
            raise Unreadable(path, KINDS.get(stat.S_IFMT(mode), Term("it is no plain file")))
        with open(path, "rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise Unreadable(path, Reason(error)) from error
    except ValueError as error:  # a name with a zero in it, or one that this system cannot spell
        raise error if isinstance(error, Unreadable) else Unreadable(path, Term("no file is called so")) from error
    if len(data) > most:
        raise Unreadable(path, Complaint("it is longer than {most} KiB", most=most >> 10))
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        raise Unreadable(path, Term("it is not UTF-8 text")) from error


@contextmanager
def naming(path: str | Path) -> Iterator[None]:
    """What the disk refuses is said of this file; by itself a full disk names none."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno or errno.EIO, error.strerror or str(error), str(path)) from error


@contextmanager
def whole(path: str | Path) -> Iterator[Path]:
    """A file beside to write into, put in place at once: a full disk leaves what was there, and no half of a file.

    What is no plain file, such as a pipe, has no place beside it and is written itself.
    """
    target = Path(path)
    if target.exists() and not target.is_file():
        beside = target
    else:
        target = target.resolve() if target.is_symlink() else target
        beside = target.with_name(f".{os.getpid()}-{target.name}")  # with the ending that says what it is
    try:
        with naming(path):
            yield beside
            if beside != target:
                os.replace(beside, target)
    finally:
        if beside != target:
            with suppress(OSError):
                os.unlink(beside)


def write_whole(path: Path, text: str) -> None:
    """Write a text as a whole file."""
    with whole(path) as beside, open(beside, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
