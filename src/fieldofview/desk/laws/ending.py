"""Laws of a whole event, looked at once when it is over."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Protocol, runtime_checkable

from fieldofview.desk import commands as c
from fieldofview.desk.acts import Act, fold
from fieldofview.desk.desk import Desk, Log
from fieldofview.desk.laws.recount import counting
from fieldofview.desk.log import Draft, Entry, Person, check
from fieldofview.desk.memory import MemoryLog
from fieldofview.desk.model import Tournament
from fieldofview.desk.standings import ranking, table

SWAPS = 4  # so many pairs of neighbours are tried


def log_can_be_carried(desk: Desk) -> Iterator[str]:
    """Written out as text and read in elsewhere, the log gives the same event and the same ranking."""
    assert desk.log is not None
    lines = [json.dumps([x.at, x.by, x.kind, dict(x.data)]) for x in desk.log.entries()]
    carried = MemoryLog()
    carried.append([Draft(*json.loads(line)) for line in lines], carried.head())
    other = Desk(carried, desk.clock)
    if other.head != desk.log.head():
        yield "The log has another head after it was carried to another place."
    if other.state != desk.state or ranking(other.state) != ranking(desk.state):
        yield "The event is another one after its log was carried to another place."


def tampering_shows(desk: Desk) -> Iterator[str]:
    """The chain is right, and not if any one entry is another, or missing."""
    assert desk.log is not None
    entries = desk.log.entries()
    if desk.log.audit() is not None:
        yield f"The chain is broken: {desk.log.audit()}"
    at = len(entries) // 2
    for what, wrong in (
        ("changed", [*entries[:at], replace(entries[at], by="somebody else"), *entries[at + 1 :]]),
        ("missing", [*entries[:at], *entries[at + 1 :]] if at < len(entries) - 1 else []),
    ):
        if wrong and check(wrong) is None:
            yield f"Entry {at + 1} is {what}, and nobody finds it."


def order_of_results_is_nothing(desk: Desk) -> Iterator[str]:
    """Two results of a round that were entered one after the other may be entered the other way round."""
    tried = 0
    counts = counting(desk.acts)
    touched = {act.command.command for act in desk.acts if isinstance(act.command, c.Revert)}
    for i, (one, other) in enumerate(zip(desk.acts, desk.acts[1:], strict=False)):
        a, b = one.command, other.command
        if type(a) is not c.ReportGame or type(b) is not c.ReportGame or not counts[i] or not counts[i + 1]:
            continue
        if a.round != b.round or a.table == b.table or {i + 1, i + 2} & touched:
            continue
        tried += 1
        swapped: list[Act] = [*desk.acts[:i], other, one, *desk.acts[i + 2 :]]
        if _places(fold(swapped)) != _places(desk.state):
            yield f"The standings hang on whether entry {i + 1} or {i + 2} came first."
            return
        if tried == SWAPS:
            return


def _places(t: Tournament) -> tuple[object, object]:
    return (table(t, "main" if t.settings.format.cut else None), ranking(t)) if t.rounds else ((), ())


@runtime_checkable
class Erasing(Log, Protocol):
    """A log with personal fields beside it: in memory or in a file."""

    def people(self) -> Mapping[str, Person]: ...

    def erase_person(self, entry_id: str) -> bool: ...


def erasing_leaves_the_chain(desk: Desk) -> Iterator[str]:
    """With all personal fields gone the log is what it was, and its chain holds."""
    assert isinstance(desk.log, Erasing)
    before: list[Entry] = desk.log.entries()
    for id in list(desk.log.people()):
        desk.log.erase_person(id)
    if desk.log.people():
        yield "Personal fields are left after they were erased."
    if desk.log.entries() != before or desk.log.audit(desk.head) is not None:
        yield "Erasing personal fields changed the log."


ENDINGS = {
    law.__name__.replace("_", " "): law
    for law in (log_can_be_carried, tampering_shows, order_of_results_is_nothing, erasing_leaves_the_chain)
}
