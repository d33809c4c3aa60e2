"""Laws of the standings and of the package (VT.12, 13, 56, 68, 72, 74)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from fieldofview.desk import events as e
from fieldofview.desk.laws.look import Look
from fieldofview.desk.package import build
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.scoreboard import Row
from fieldofview.desk.standings import ranking, table

MOVING = (
    e.ResultReported, e.ResultConfirmed, e.ResultDisputed, e.Dropped, e.Reinstated, e.PenaltyIssued, e.Disqualified,
    e.AppealDecided, e.RoundClosed, e.EventFinished, e.Reverted, e.ByeGiven,
)  # fmt: skip


def ranking_is_a_preorder(look: Look) -> Iterator[str]:
    """Everybody stands once; equal ranks leave the gap that they fill; no place for the disqualified alone."""
    if not look.t.rounds or not any(look.new_of(*MOVING)):
        return
    r = look.recount
    places = ranking(look.t)
    if sorted(unit for _, unit in places) != sorted(r.members):
        yield f"The ranking lists {[unit for _, unit in places]}, the event has {sorted(r.members)}."
        return
    ranked = [rank for rank, unit in places if not r.is_out(unit)]
    if sorted(rank for rank, unit in places if r.is_out(unit)) != [0] * (len(places) - len(ranked)):
        yield "Somebody who is disqualified has a place."
    for position, rank in enumerate(ranked, 1):
        if rank != position and (position == 1 or rank != ranked[position - 2]):
            yield f"The ranks {ranked} are no order with ties."
            break
    if look.t.finished and ranked and any(unit not in r.dropped for rank, unit in places if rank):
        firsts = [unit for rank, unit in places if rank == 1]
        if len(firsts) != 1:
            yield f"The event is finished and {firsts} are first (TD.44)."


def standings_add_up(look: Look) -> Iterator[str]:
    """Wins, losses and points of the table are the sums of the games; the first tie-breaks order it."""
    t = look.t
    if not t.rounds or not any(look.new_of(*MOVING)):
        return
    r, form = look.recount, t.settings.format
    bye = 0 if form.course == "knock-out" else form.first_to or form.games
    stage = "main" if form.cut else None
    records = r.records(bye, split=t.settings.options.split_wins, stage=stage)
    rows = table(t, stage)
    for row in rows:
        wins, losses, points = records[row.entry]
        if row.entry in r.dropped and not r.is_out(row.entry) and t.settings.drop_policy == "ZERO_LAST":
            wins, points = Fraction(0), 0
        if (row.wins, row.losses, row.points) != (wins, losses, points):
            yield (
                f"{row.entry} stands with {row.wins} wins, {row.losses} losses, {row.points} points;"
                f" the games say {wins}, {losses}, {points}."
            )
    if form.course in ("swiss", "double-score") or (form.course == "round-robin" and not form.pools):
        yield from _in_order(look, rows)


def _in_order(look: Look, rows: list[Row]) -> Iterator[str]:
    r, policy = look.recount, look.t.settings.drop_policy
    simple = [m for m in look.t.settings.tie_breaks if m in ("wins", "points", "score")]
    leading = [m for i, m in enumerate(look.t.settings.tie_breaks) if simple[i : i + 1] == [m]]
    standing = [row for row in rows if row.rank and not (row.entry in r.dropped and policy == "ZERO_LAST")]
    keys = [[getattr(row, metric) for metric in leading] for row in standing]
    for above, below, one, other in zip(standing, standing[1:], keys, keys[1:], strict=False):
        if one < other or (above.rank == below.rank and one != other):
            yield f"{above.entry} stands above {below.entry} with {one} against {other} ({', '.join(leading)})."
    if policy == "ZERO_LAST":
        last = [row.rank for row in rows if row.rank and row.entry in r.dropped]
        if last and (min(last) != max(last) or any(row.rank > last[0] for row in standing)):
            yield "Those who dropped do not stand last together."


def submitted_events_are_complete(look: Look) -> Iterator[str]:
    """A sanctioned event that was submitted keeps all that the package asks for (VT.12, 13, 64, 68, 74)."""
    if not any(look.new_of(e.ResultsSubmitted)) or not look.t.settings.sanctioned:
        return
    r = look.recount
    played = [result for ref, result in r.results.items() if result.confirmed and result.event.played]
    people = {
        person
        for ref, result in r.games()
        if result.event.played
        for unit in r.units(list(result.event.points))
        for person in r.members[unit]
    }
    if len(people) < 4 and "players" not in r.covered:
        yield f"Submitted with {len(people)} players."
    if len(played) < 3 and "games" not in r.covered:
        yield f"Submitted with {len(played)} games."
    for penalty in r.penalties:
        if not penalty.revoked and penalty.id not in r.told:
            yield f"Submitted though {penalty.person} was not told of {penalty.id}."
        if not penalty.revoked and penalty.level == "DQ" and penalty.person not in r.reported:
            yield f"Submitted without a report on {penalty.person}."
    if set(r.stage) - r.closed:
        yield "Submitted with an open round."
    try:
        package = build(look.desk)
    except DeskRefusal as refusal:
        yield f"Submitted, but the package is refused: {refusal}."
        return
    listed = [line.person for line in package.registrations]
    if sorted(listed) != sorted(person for members in r.members.values() for person in members):
        yield "The package lists other registrations than the event has."
