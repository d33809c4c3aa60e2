"""Which event file is meant."""

from __future__ import annotations

import os
from pathlib import Path

from .words import BadRequest

SUFFIX = ".fovevent"


def find_event(given: str | None, language: str) -> Path:
    """The file that was named, that of FOV_EVENT, or the only one in this folder."""
    named = given or os.environ.get("FOV_EVENT")
    if named:
        path = Path(named).expanduser()
        with_end = path.with_name(path.name + SUFFIX)
        return with_end if not path.exists() and with_end.exists() else path
    here = sorted(path for path in Path().glob(f"*{SUFFIX}") if ".schema-" not in path.name)
    if len(here) == 1:
        return here[0]
    if here:
        raise BadRequest("events_here", language, files=", ".join(path.name for path in here[:6]))
    raise BadRequest("no_event_here", language)


def name_for(title: str) -> str:
    """A file name made of a title."""
    kept = "".join(letter if letter.isalnum() else "-" for letter in title.casefold())
    return "-".join(part for part in kept.split("-") if part)[:60] or "event"
