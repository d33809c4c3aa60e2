"""One server for one data folder: a lock that ends with its process, and beside it where that one is reached."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import IO

NAME, NOTE = "server.lock", "server.json"


class Lock:
    """Held as long as the file is open; a killed process holds nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Whether the lock is ours now."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = open(self.folder / NAME, "ab")  # noqa: SIM115 - open is what holds it
        try:
            _lock(file)
        except OSError:
            file.close()
            return False
        self._file = file
        return True

    def note(self, address: str) -> None:
        """Say where this server is reached, for others who want to open it."""
        place = self.folder / NOTE
        beside = place.with_suffix(f".{os.getpid()}")
        beside.write_text(json.dumps({"address": address, "pid": os.getpid()}), encoding="utf-8")
        os.replace(beside, place)

    def noted(self) -> str | None:
        """Where the server that holds the lock is reached."""
        try:
            found = json.loads((self.folder / NOTE).read_text(encoding="utf-8"))["address"]
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return found if isinstance(found, str) else None

    def release(self) -> None:
        if self._file is not None:
            (self.folder / NOTE).unlink(missing_ok=True)
            self._file.close()
            self._file = None


def _lock(file: IO[bytes]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    import fcntl

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
