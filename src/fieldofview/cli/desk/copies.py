"""Copies of the event: made at each round's close and on demand, restored, handed over."""

from __future__ import annotations

from pathlib import Path

from fieldofview.cards.complaint import Worded
from fieldofview.office.backup import back_up, backups, hand_over, verify
from fieldofview.office.backup import restore as restored
from fieldofview.office.event import Event
from fieldofview.office.store import StoreTrouble

from .counter import Counter
from .finding import SUFFIX
from .takes import arg, takes
from .words import BadRequest


def folder_of(at: Counter) -> Path | None:
    """The folder that copies go to by themselves, None where none are wanted."""
    named = at.t.settings.backups
    return at.event.store.path.resolve().parent / Path(named).expanduser() if named else None


def back_up_now(at: Counter) -> None:
    """A copy beside the event; the act before stands even if there is no room for it."""
    folder = folder_of(at)
    if folder is None:
        return
    try:
        made = back_up(at.event.store, folder)
    except StoreTrouble as trouble:
        at.tell("no_backup", why=trouble.told(at.language))
        return
    at.give("backup", str(made.path))
    at.tell("backed_up", file=made.path.name, folder=folder.name)


@takes(
    arg("folder", nargs="?", metavar="FOLDER", help="where to (the event's own folder for copies if not said)"),
    arg("--list", action="store_true", help="show the copies that are there"),
)
def backup(at: Counter, folder: str | None, list: bool) -> None:
    """Copy the event, as it is now, into a folder or onto a stick. The copy is checked; its name carries date, length
    and head of the log."""
    goal = Path(folder).expanduser() if folder else folder_of(at) or at.event.store.path.parent / "backups"
    if list:
        rows = []
        for path in backups(goal):
            try:
                rows.append([path.name, str(verify(path).head), True])
            except StoreTrouble as trouble:
                rows.append([path.name, trouble.told(at.language), False])
        at.rows("backups", ["file", "head", "sound"], rows)
        return
    made = back_up(at.event.store, goal)
    at.give("backup", str(made.path))
    at.tell("backed_up", file=made.path.name, folder=str(goal))


@takes(
    arg("copy", metavar="COPY", help="the copy"),
    arg("file", metavar="FILE", help=Worded("the new file to work on in (*{suffix})", suffix=SUFFIX)),
    opens=False,
)
def restore(at: Counter, copy: str, file: str) -> None:
    """Work on from a copy, in a new file: never in place of one that exists."""
    goal = Path(file).expanduser()
    goal = goal if goal.suffix == SUFFIX else goal.with_name(goal.name + SUFFIX)
    restored(Path(copy).expanduser(), goal).close()
    at.event = Event.open(goal)
    at.give("file", str(goal))
    at.tell("restored", file=goal.name, entries=len(at.event.desk.acts))


@takes(arg("folder", metavar="FOLDER", help="a stick, or a folder that the other machine sees"))
def handover(at: Counter, folder: str) -> None:
    """Give the event to another machine: a checked copy goes into the folder, and this file only shows how it was."""
    if not Path(folder).expanduser().is_dir():
        raise BadRequest("no_folder", at.language, folder=folder)
    at.sure("hand_over", folder=folder)
    made = hand_over(at.event.store, Path(folder).expanduser())
    at.give("backup", str(made.path))
    at.tell("handed_over", file=made.path.name)
