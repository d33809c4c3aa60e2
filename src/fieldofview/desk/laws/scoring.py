"""Laws of results, tokens and escalation (VT.25.3, 29, 55, 71, 76)."""

from __future__ import annotations

from collections.abc import Iterator

from fieldofview.desk import events as e
from fieldofview.desk import penalties
from fieldofview.desk.laws.look import Look
from fieldofview.desk.model import GameRef


def results_are_earned(look: Look) -> Iterator[str]:
    """Somebody won unless all left; several only by exhaustion; with 100 or for a stated reason (VT.25.3, 29, 55)."""
    r = look.recount
    for x in look.new:
        if not isinstance(x, e.ResultReported):
            continue
        stayed = [person for person in x.seats if person not in x.left]
        winners = r.units(x.winners)
        if bool(winners) != bool(stayed):
            yield f"{x.winners} won a game in which {stayed} stayed."
        if len(winners) > 1 and x.end != "exhaustion":
            yield f"{winners} won together by {x.end}."
        totals = {person: x.field[person] + x.tokens.get(person, 0) for person in stayed}
        best = max((total for person, total in totals.items() if r.unit(person) in winners), default=0)
        if x.end == "hundred" and best < 100:
            yield f"{x.winners} won by 100 with {best}."
        if x.end in ("time", "time-tiebreak", "exhaustion") and best != max(totals.values()):
            yield f"{x.winners} won by {x.end} with {best}, others had more."
        if x.end == "exhaustion" and max(totals.values()) >= 100:
            yield "A game ended by exhaustion though somebody had 100."
        if x.end == "last-player" and len(r.units(stayed)) != 1:
            yield f"A last player won, but {stayed} stayed."


def points_follow_the_rulings(look: Look) -> Iterator[str]:
    """Recorded are total, min(0, total) of who left, max(100, total) of the last; nothing of a dropper (1.8.3)."""
    r = look.recount
    for x in look.new:
        if not isinstance(x, e.ResultReported):
            continue
        for person in x.seats:
            counted = r.tokens(person)[x.round, x.table, x.game]
            if x.tokens.get(person, 0) != counted:
                yield f"{person} has tokens of {x.tokens.get(person, 0)} in the result, {counted} by count."
            total, why = x.field[person] + x.tokens.get(person, 0), x.left.get(person)
            if why == "dq" and person not in x.points:
                continue
            wanted = min(0, total) if why else max(100, total) if x.end == "last-player" else total
            if (x.points.get(person) != wanted) if why != "dropped" else (person in x.points):
                yield f"{person} has {x.points.get(person)} recorded for a total of {total} ({why or x.end})."


def seats_of_a_result_are_those_published(look: Look) -> Iterator[str]:
    """A result names the people of its table (VT.18)."""
    r = look.recount
    for x in look.new:
        if isinstance(x, e.ResultReported):
            there = r.seats[x.round, x.table]
            if sorted(x.seats) != sorted(there) and not (x.play_off and set(x.seats) <= set(there)):
                yield f"Round {x.round} table {x.table} has {there}, its result {x.seats}."


def tokens_are_warnings(look: Look) -> Iterator[str]:
    """In every game a player's tokens are −50 for each active warning, escalations counted anew (VT.71, 76)."""
    r = look.recount
    for person in {penalty.person for penalty in r.penalties}:
        kept = sorted((w.code, str(w.game and tuple(w.game))) for w in penalties.warnings(look.t, person))
        counted = sorted((code, str(game)) for code, game in r.warned(person))
        if kept != counted:
            yield f"{person} has the warnings {kept}, by count {counted}."
        tokens = r.tokens(person)
        for ref in r.started:
            if r.sits(person, ref) and penalties.tokens(look.t, person, GameRef(*ref)) != tokens[ref]:
                yield f"{person} has other tokens in {ref} than {tokens[ref]}."
