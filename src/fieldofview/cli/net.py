"""The last net: what nobody expected becomes one sentence and a report in a file, never a traceback on the screen."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import traceback
from collections.abc import Sequence

from fieldofview import __version__
from fieldofview.cards.complaint import Worded

from .streams import complain

CAUGHT = 70  # the status for a fault of the program itself
FOLDER = "FOV_REPORTS"  # where reports are written, else where temporary files are


def catch(error: BaseException, given: Sequence[str], language: str = "en") -> int:
    """Write a report of an error that is our fault, say where it lies, and return the status."""
    try:
        where = Worded("The details are in {file}", file=_write(error, given))
    except OSError:
        where = Worded("The details could not be written; FOV_DEBUG=1 shows them")
    sentence = Worded(
        "fov: Something went wrong that is not your fault ({kind}). {where}; please report it.",
        kind=type(error).__name__,
        where=where,
    )
    complain(sentence.told(language))
    return CAUGHT


def _write(error: BaseException, given: Sequence[str]) -> str:
    folder = os.environ.get(FOLDER) or tempfile.gettempdir()
    told = [
        f"fov {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"arguments: {list(given)!r}",
        "",
        "".join(traceback.format_exception(error, limit=40)),
    ]
    handle, path = tempfile.mkstemp(prefix="fov-report-", suffix=".txt", dir=folder)
    with open(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
        file.write("\n".join(told))
    return path


def is_wanted() -> bool:
    """Whether somebody would rather see the traceback."""
    return bool(os.environ.get("FOV_DEBUG")) and sys.stderr is not None
