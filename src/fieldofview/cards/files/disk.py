"""Files of strangers: only plain ones are opened, only so much is read; what is written is whole or not there."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from ..typed import said

MOST_BYTES = 4 << 20

KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}


class Unreadable(ValueError):
    """A file that cannot be read; says why in one sentence."""

    def __init__(self, path: str | Path, why: str) -> None:
        self.path, self.why = str(path), why
        super().__init__(f"{said(path, 200)} cannot be read: {why}.")


def text_of(path: str | Path, most: int = MOST_BYTES) -> str:
    """The text of a plain file of UTF-8; nothing else is opened, since a pipe may never end."""
    try:
        mode = os.stat(path).st_mode
        if not stat.S_ISREG(mode):
            raise Unreadable(path, f"it is {KINDS.get(stat.S_IFMT(mode), 'no plain file')}, not a file")
        with open(path, "rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise Unreadable(path, error.strerror or type(error).__name__) from error
    except ValueError as error:  # a name with a zero in it, or one that this system cannot spell
        raise error if isinstance(error, Unreadable) else Unreadable(path, "no file is called so") from error
    if len(data) > most:
        raise Unreadable(path, f"it is longer than {most >> 10} KiB")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        raise Unreadable(path, "it is not UTF-8 text") from error


def write_whole(path: Path, text: str) -> None:
    """Write a file beside and put it in place at once: a full disk leaves what was there, and no empty file."""
    target = path.resolve() if path.is_symlink() else path
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(beside, target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        with suppress(OSError):
            os.unlink(beside)
