"""What was out of the ordinary, read from the log: incidents, corrections with who answers for them, reports."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from fieldofview.desk import document as d
from fieldofview.desk import events as e
from fieldofview.desk.acts import reverted
from fieldofview.desk.desk import Desk
from fieldofview.desk.log import Entry
from fieldofview.desk.sayings import read
from fieldofview.desk.words import Language
from fieldofview.desk.words.events import tell

Fields = Callable[[str], Mapping[str, Any]]
Name = Callable[[str], str]

# What is told as an incident: a word for it, and what it is about.
_KINDS: dict[type[e.Event], tuple[str, Callable[[Any], str]]] = {
    e.DeckReportedBad: ("bad-deck", lambda x: x.deck),
    e.ResultCorrected: ("correction", lambda x: f"{x.round}.{x.table}.{x.game}"),
    e.ResultDisputed: ("dispute", lambda x: f"{x.round}.{x.table}.{x.game}"),
    e.AgreedDrawRuled: ("agreed-draw", lambda x: f"{x.round}.{x.table}.{x.game}"),
    e.AppealDecided: ("appeal", lambda x: x.about),
    e.Disqualified: ("disqualification", lambda x: x.person),
    e.DqReportFiled: ("dq-report", lambda x: x.person),
    e.SuspensionProposed: ("suspension-proposed", lambda x: x.person),
    e.RoundEdited: ("round-edited", lambda x: str(x.round)),
    e.RoundUnpublished: ("round-taken-back", lambda x: str(x.round)),
    e.RoundReopened: ("round-reopened", lambda x: str(x.round)),
    e.TableTimeAdded: ("extra-time", lambda x: f"{x.round}.{x.table}"),
    e.Reverted: ("undone", lambda x: str(x.command)),
    e.NoteAdded: ("note", lambda x: x.about),
}


def incidents(desk: Desk, entries: Sequence[Entry], name: Name, language: Language) -> list[d.Incident]:
    """In the order in which they happened; what was undone later does not count."""
    found = []
    for entry, by, confirmed, event in _counting(desk, entries):
        known = _KINDS.get(type(event))
        if known is None:
            continue
        kind, about = known
        said = tell(event, language, name)
        reason = read(getattr(event, "reason", "") or getattr(event, "finding", "") or confirmed, name)
        found.append(
            d.Incident(
                kind, read(about(event), name), entry.n, entry.at, by, name(by), reason, said["text"], said["cites"]
            )
        )
    return found


def corrections(desk: Desk, entries: Sequence[Entry], name: Name, language: Language) -> list[d.Correction]:
    """Results that were changed: what stood before, what stands now, and who answers for it."""
    points: dict[tuple[int, int, int], dict[str, int]] = {}
    found = []
    for entry, by, _, event in _counting(desk, entries):
        if not isinstance(event, e.ResultReported):
            continue
        where = (event.round, event.table, event.game)
        if isinstance(event, e.ResultCorrected):
            before = points.get(where, {})
            line = d.Correction(
                *where, entry.n, entry.at, by, name(by), read(event.reason, name), before, dict(event.points)
            )
            found.append(line)
        points[where] = dict(event.points)
    return found


def dq_reports(desk: Desk, entries: Sequence[Entry], name: Name, fields: Fields) -> list[d.DqReport]:
    """What the head judge reported of disqualifications; the words lie with the person's fields, to be erased."""
    return [
        d.DqReport(
            event.person,
            name(event.person),
            entry.at,
            event.by,
            name(event.by),
            read(event.statement, name) or str(fields(event.person).get("dq_statement", "")),
        )
        for entry, _, _, event in _counting(desk, entries)
        if isinstance(event, e.DqReportFiled)
    ]


def _counting(desk: Desk, entries: Sequence[Entry]) -> Iterator[tuple[Entry, str, str, e.Event]]:
    gone = reverted(desk.acts)
    for entry, act in zip(entries, desk.acts, strict=True):
        if entry.n not in gone:
            for event in act.events:
                yield entry, act.by, act.confirmed, event
