"""Where we read and write: streams that were closed, terminals that cannot spell, screens of impossible size."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO

from fieldofview.cards.typed import escaped, whole

from .calling import as_called

SCREEN = {"COLUMNS": range(20, 501), "LINES": range(5, 501)}
LONGEST_SENTENCE = 4000


def prepare() -> None:
    """Make the streams usable whatever they are, and forget sizes that no screen has."""
    _open_closed()
    for stream in (sys.stdout, sys.stderr):
        utf8 = (getattr(stream, "encoding", None) or "").lower().replace("-", "") == "utf8"
        _reconfigure(stream, errors="backslashreplace" if utf8 else "replace")
    ascii_only = (getattr(sys.stdin, "encoding", None) or "").lower() in ("ascii", "us-ascii", "ansi_x3.4-1968")
    _reconfigure(sys.stdin, errors="surrogateescape", **({"encoding": "utf-8"} if ascii_only else {}))
    for variable, sizes in SCREEN.items():
        if variable in os.environ and whole(os.environ[variable]) not in sizes:
            del os.environ[variable]


def _open_closed() -> None:
    """Give what was closed by whoever started us an end: no input, and output that nobody reads."""
    if None not in (sys.stdin, sys.stdout, sys.stderr):
        return
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:  # the lowest free number is the one that is given
            os.open(os.devnull, os.O_RDONLY if number == 0 else os.O_WRONLY)
    if sys.stdin is None:
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115


def _reconfigure(stream: TextIO, **how: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        with suppress(ValueError, OSError):  # something was read already, or it is closed
            reconfigure(**how)


def readable(text: str) -> str:
    """An argument that came as bytes, since the locale cannot spell it, in the letters it was typed in."""
    try:
        return text.encode("utf-8", "surrogateescape").decode("utf-8")
    except UnicodeError:
        return text


def complain(sentence: str) -> None:
    """One line for whoever reads errors, everything in it seen; there may be nobody."""
    text = escaped(as_called(" ".join(line.strip() for line in sentence.splitlines() if line.strip())))
    with suppress(OSError, ValueError):
        print(text if len(text) <= LONGEST_SENTENCE else f"{text[:LONGEST_SENTENCE]}…", file=sys.stderr, flush=True)


def finish() -> None:
    """Write what is still held back."""
    sys.stdout.flush()


def give_up_output() -> None:
    """Let what is still held back go nowhere: the interpreter flushes once more at its end, and that must not fail."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
