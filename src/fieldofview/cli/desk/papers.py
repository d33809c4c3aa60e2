"""`fov desk print` and `fov desk package`: what leaves the desk."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from .counter import Counter
from .takes import arg, takes
from .words import BadRequest


def _part(at: Counter, name: str) -> Any:
    try:
        return import_module(f"fieldofview.office.{name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"fieldofview.office.{name}":
            raise
        raise BadRequest("not_in_this_edition", at.language, name=name) from missing


@takes(
    arg("what", help="pairings, slips, standings, players, penalties, badges, tents, forms …"),
    arg("--out", metavar="FILE", help="the PDF file (named after the event if not said)"),
    arg("--size", choices=["A4", "Letter"], default="A4", help="the paper"),
    reads=True,
)
def print_(at: Counter, what: str, out: str | None, size: str) -> None:
    """Papers as PDF, in the language of --lang."""
    made = _part(at, "printing").papers(at.event, what, size, at.language)
    goal = Path(out).expanduser() if out else at.event.store.path.with_name(f"{at.event.store.path.stem}-{what}.pdf")
    goal.write_bytes(made)
    at.give("file", str(goal))
    at.tell("written", file=goal.name)


@takes(arg("folder", nargs="?", metavar="FOLDER", help="where to (a folder named after the event if not said)"))
def package(at: Counter, folder: str | None) -> None:
    """Write the results package: what goes to the publisher, with the log and the head that proves it. What is missing
    is named."""
    path = at.event.store.path
    goal = Path(folder).expanduser() if folder else path.with_name(f"{path.stem}-package")
    _part(at, "package").write_package(at.event, goal)
    at.give("folder", str(goal))
    at.tell("written", file=str(goal))
