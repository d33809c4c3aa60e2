"""How this program was called: what is printed to be typed must work from here."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

NAME = "fov"

# A command in a sentence of ours. Who speaks at a line's beginning (`fov set: ...`) is none, nor what somebody typed.
_COMMANDS = re.compile(
    rf"""^{NAME}(?:\ [a-z-]+)*:(?=\ ) | (?<![\w./\\'"-])(?P<command>{NAME})(?=`|\ [a-z-]|\ COMMAND|\ BEFEHL)""",
    re.MULTILINE | re.VERBOSE,
)


def as_called(text: str) -> str:
    """A text of ours, in which every command can be typed as it stands; only the last door to a terminal knows how."""
    called = _called()
    if called == NAME:
        return text
    return _COMMANDS.sub(lambda found: called if found["command"] else found[0], text)


def fov(*arguments: str) -> str:
    """A command line of ours, as it can be typed again from here: `fov play`, or `.venv/bin/fov play`."""
    return " ".join([_called(), *quoted(arguments)])


def quoted(arguments: Iterable[str]) -> list[str]:
    """Arguments as a shell wants them."""
    if os.name == "nt":
        return [f'"{text}"' if " " in text or not text else text for text in arguments]
    return [shlex.quote(text) for text in arguments]


def _called() -> str:
    called = Path(sys.argv[0] or NAME)
    if (called.parent.name, called.name) == ("fieldofview", "__main__.py"):
        return " ".join(quoted([_short(Path(sys.executable)), "-m", "fieldofview"]))
    if called.stem != NAME or not called.exists():
        return NAME
    found = shutil.which(NAME)
    if found is not None and Path(found).resolve() == called.resolve():
        return NAME
    return quoted([_short(called)])[0]


def _short(path: Path) -> str:
    """A program from here; one that the shell finds by its name needs no more."""
    found = shutil.which(path.name)
    if found is not None and Path(found) == path:
        return path.name
    try:
        return str(Path(os.path.abspath(path)).relative_to(Path.cwd()))
    except ValueError:
        return str(path)
