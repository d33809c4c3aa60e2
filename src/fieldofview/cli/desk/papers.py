"""`fov desk print` and `fov desk package`: what leaves the desk."""

from __future__ import annotations

from pathlib import Path

from fieldofview.cards.complaint import Worded
from fieldofview.office.extras import of_the_desk

from .counter import Counter
from .takes import ROUND, arg, takes
from .words import BadRequest

PAPERS = (
    "pairings, pairings-by-table, pairings-by-name, slips, standings, ranking, players, penalties, forms, "
    "penalty-form, dq-form, appeal-form, statement-form, count-sheets, deck-checks, blank, tents, badges, prizes, "
    "certificates, plan"
)


@takes(
    arg("what", nargs="?", help=Worded("which paper: {papers}", papers=PAPERS)),
    arg("--out", metavar="FILE", help="the PDF file (named after the event and the paper if not said)"),
    arg("--size", choices=["A4", "Letter"], default="A4", help="the size of the paper"),
    arg("--person", default="", metavar="NAME", help="whose form or certificate"),
    arg("--sets", nargs="+", default=[], metavar="SET", help="count-sheets: for which sets or set files"),
    arg("--prizes", nargs="+", default=[], metavar="TEXT", help="prizes: what is given, the first first"),
    arg("--places", type=int, default=3, metavar="N", help="certificates: for how many places"),
    arg("--start", default="10:00", metavar="HH:MM", help="plan: when it begins"),
    ROUND,
    reads=True,
)
def print_(
    at: Counter,
    what: str | None,
    out: str | None,
    size: str,
    person: str,
    sets: list[str],
    prizes: list[str],
    places: int,
    start: str,
    round: int | None,
) -> None:
    """A paper as PDF, in the language of --lang. It carries the head of the log, so that it can be checked later."""
    if what is None:
        raise BadRequest("which_paper", at.language, papers=PAPERS)
    with of_the_desk():
        from fieldofview.office.printing import papers

        whose = at.find(person) if person else ""
        made = papers(
            at.event, what, size, at.language, round, person=whose, sets=sets, prizes=prizes, places=places, start=start
        )
    path = at.event.store.path
    goal = Path(out).expanduser() if out else path.with_name(f"{path.stem}-{what}.pdf")
    goal.write_bytes(made)
    at.give("file", str(goal))
    at.tell("written", file=goal.name)


@takes(arg("folder", nargs="?", metavar="FOLDER", help="a new folder (named after the event if not said)"))
def package(at: Counter, folder: str | None) -> None:
    """Write the results package: what goes to the publisher, with the log and the head that proves it. What is missing
    is named, and nothing is written over."""
    from fieldofview.office.package import write_package

    path = at.event.store.path
    goal = Path(folder).expanduser() if folder else path.with_name(f"{path.stem}-package")
    made = write_package(at.event, goal, language=at.language, by=at.by)
    at.give("folder", str(goal))
    at.give("files", list(made.files))
    for warning in made.warnings:
        at.line(f"! {warning}")
    at.tell("package_written", folder=str(goal), files=", ".join(made.files), head=str(made.head))
