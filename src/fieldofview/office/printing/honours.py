"""Prizes and certificates: who may have one is the rulings' word (VT.56, VT.57, VT.72)."""

from __future__ import annotations

from ...desk.standings import final_rows
from ..papers.honours import Honour, certificate
from ..papers.honours import prize_list as draw_list
from .job import Job


def entitled(job: Job, entry: str) -> bool:
    """No prize for the disqualified, for droppers whose record is zeroed, and for those of an agreed draw (TD.35)."""
    t = job.t
    dropped = t.entries[entry]
    if t.is_out(entry):
        return False
    if dropped.dropped_after is None:
        return True
    if dropped.agreed:
        return t.settings.options.agreed_drop_keeps
    return t.settings.drop_policy != "ZERO_LAST"


def _honours(job: Job) -> tuple[list[tuple[str, Honour]], list[str]]:
    t = job.t
    if not t.entries:
        raise job.refuse("nobody")
    if not t.rounds:
        raise job.refuse("no_games")
    rows = final_rows(t)
    ranks = [row.rank for row in rows]
    found, without = [], []
    for row in rows:
        if not entitled(job, row.entry):
            without.append(job.name(row.entry))
            continue
        members = tuple(map(job.name, t.entries[row.entry].members)) if t.teams else ()
        honour = Honour(row.rank, job.name(row.entry), members, ranks.count(row.rank) > 1)
        found.append((row.entry, honour))
    return found, without


def prize_list(job: Job) -> None:
    """Everybody who may be given something, best first."""
    found, without = _honours(job)
    draw_list(job.book, job.t.settings.date, [honour for _, honour in found], job.prizes, without)


def certificates(job: Job) -> None:
    """For the first places, or for one person."""
    found, _ = _honours(job)
    t = job.t
    wanted = [
        honour
        for entry, honour in found
        if (job.person in (entry, *t.entries[entry].members) if job.person else honour.rank <= job.places)
    ]
    where = ", ".join(part for part in (t.settings.location, t.settings.date) if part)
    word = job.book.word
    signed = [t.settings.organiser_name or word("organiser").capitalize(), word("head_judge")]
    if t.staff.chief:
        signed[1] = job.name(t.staff.chief)
    for honour in wanted:
        certificate(job.book, honour, len(t.entries), where, signed)
    if not wanted:
        raise job.refuse("no_games")
