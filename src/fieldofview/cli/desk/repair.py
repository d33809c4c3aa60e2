"""`fov desk undo` and `fov desk note`."""

from __future__ import annotations

from fieldofview.desk import commands as c
from fieldofview.desk.acts import reverted
from fieldofview.desk.preview import preview
from fieldofview.desk.words import tell_act

from .counter import Counter
from .difference import show_difference
from .takes import arg, takes
from .words import BadRequest


@takes(arg("entry", type=int, nargs="?", metavar="ENTRY", help="its number in the log (the latest if not said)"))
def undo(at: Counter, entry: int | None) -> None:
    """Take an entry of the log back, with a reason (head judge). What would change is shown first; what other entries
    rest on is not undone but corrected. Undoing an undo brings the entry back. Nothing is deleted."""
    acts = at.event.desk.acts
    gone = reverted(acts)
    if entry is None:
        live = [n for n in range(2, len(acts) + 1) if n not in gone and not isinstance(acts[n - 1].command, c.Revert)]
        if not live:
            raise BadRequest("nothing_to_undo", at.language)
        entry = live[-1]
    command = c.Revert(entry, at.because())
    difference = preview(at.event.desk, command, at.by)
    if 0 < entry <= len(acts):
        at.tell(
            "entry_is",
            entry=entry,
            what=" ".join(line["text"] for line in tell_act(acts[entry - 1], at.language, at.name)),
        )
    show_difference(at, difference)
    at.sure("undo_it", entry=entry)
    at.put(command)


@takes(
    arg("text", nargs="+", metavar="TEXT", help="the note"),
    arg("--about", default="", metavar="WHAT", help="what it is about, such as `round 2` or a table"),
)
def note(at: Counter, text: list[str], about: str) -> None:
    """Write a note. Its words lie beside the log, and go when somebody who is named in them is erased."""
    at.put(c.AddNote(about, " ".join(text)))
