"""Reports of what broke: for the host, in a file of the data folder; nothing of it is sent to anybody."""

from __future__ import annotations

import os
import secrets
import traceback
from pathlib import Path

from .clock import now_ms
from .config import data_folder

MOST = 200  # files; the oldest go first


def folder() -> Path:
    return Path(os.environ.get("FOV_REPORTS") or data_folder() / "reports")


def write(error: BaseException) -> str:
    """The name of the file in which the error stands."""
    name = f"server-{now_ms()}-{secrets.token_hex(3)}.txt"
    try:
        place = folder()
        place.mkdir(parents=True, exist_ok=True)
        for old in sorted(place.glob("server-*.txt"))[: -MOST + 1]:
            old.unlink(missing_ok=True)
        (place / name).write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return "(not written)"
    return name
