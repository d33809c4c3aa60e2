"""What an act would change, shown before it is done."""

from __future__ import annotations

from fieldofview.desk.preview import Difference

from .counter import Counter

SHOWN = 20


def show_difference(at: Counter, difference: Difference) -> None:
    """Places before and after, and who would be paired otherwise."""
    rows = [[at.name(change.entry), change.before, change.after] for change in difference.ranks]
    if at.as_json or rows:
        at.rows("changes", ["name", "before", "after"], rows if at.as_json else rows[:SHOWN])
    else:
        at.tell("no_place_changes")
    if len(rows) > SHOWN:
        at.tell("more_changes", count=len(rows) - SHOWN)
    if difference.joining:
        at.tell("would_join", names=at.names(difference.joining[:SHOWN]))
    if difference.leaving:
        at.tell("would_leave", names=at.names(difference.leaving[:SHOWN]))
