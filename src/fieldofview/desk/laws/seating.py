"""Laws of rounds and seats (VT.18, 54, 56, 64, 72)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fieldofview.desk import events as e
from fieldofview.desk.laws.look import Look
from fieldofview.desk.laws.recount import Recount


def everybody_has_one_place(look: Look) -> Iterator[str]:
    """In a published round nobody sits twice, nobody sits who is gone, and nobody who is in it is forgotten."""
    r, form = look.recount, look.t.settings.format
    for x in look.new:
        if not isinstance(x, e.RoundPublished):
            continue
        seated = Counter(person for seats in x.tables for person in seats)
        yield from (f"{person} sits {count} times in round {x.round}." for person, count in seated.items() if count > 1)
        units = set(r.units(list(seated)))
        yield from (f"{unit} sits in round {x.round} without an entry." for unit in units - set(r.members))
        scheduled = form.course in ("round-robin", "knock-out") or x.stage == "final"
        for unit in units & set(r.members):
            if not scheduled and r.is_out(unit):
                yield f"{unit} is disqualified and sits in round {x.round}."
            if not scheduled and r.dropped.get(unit, x.round) < x.round:
                yield f"{unit} dropped and sits in round {x.round}."
        if x.stage == "main" and form.course in ("swiss", "double-score"):
            byes = getattr(look.act.command, "byes", ()) if look.act else ()
            for unit in r.expected[x.round] - units - set(byes):
                yield f"{unit} has no place in round {x.round}."


def byes_are_given_once(look: Look) -> Iterator[str]:
    """Outside a bracket nobody has two byes; nobody has a bye and a seat, save in a play-off beside it (TD.28)."""
    r = look.recount
    for x in look.new_of(e.ByeGiven):
        assert isinstance(x, e.ByeGiven)
        open = look.t.settings.format.course != "knock-out" and r.stage[x.round] == "main"
        had = sum(x.entry in byes for number, byes in r.byes.items() if r.stage[number] == "main")
        if open and had > 1:
            yield f"{x.entry} has {had} byes."
        tables = [people for where, people in r.seats.items() if where[0] == x.round and where not in r.beside]
        seats = [person for people in tables for person in people]
        if any(person in seats for person in r.members[x.entry]):
            yield f"{x.entry} has a bye and a seat in round {x.round}."


def closed_rounds_are_whole(look: Look) -> Iterator[str]:
    """Who was in a round when it is closed has sat, rested by timetable or had a bye; every table has a result."""
    r, form = look.recount, look.t.settings.format
    for x in look.new:
        if not isinstance(x, e.RoundClosed):
            continue
        tables = {where: seats for where, seats in r.seats.items() if where[0] == x.round}
        for where in tables:
            games = [result for ref, result in r.results.items() if ref[:2] == where and result.confirmed]
            if not games:
                yield f"Round {x.round} is closed, but table {where[1]} has no confirmed result."
        if form.course in ("swiss", "double-score") and r.stage[x.round] == "main":
            seated = {person for seats in tables.values() for person in seats}
            for unit in r.expected[x.round]:
                if unit not in r.byes[x.round] and not seated & set(r.members[unit]):
                    yield f"{unit} had no place in round {x.round}, which is closed."


def seats_stay_frozen(look: Look) -> Iterator[str]:
    """From the first game on the seats of a table are those it began with."""
    for (number, table), seats in look.recount.frozen.items():
        there = look.t.rounds[number - 1].tables[table]
        if there.seats != seats:
            yield f"Round {number} table {table} began with {seats} and has {there.seats}."


def verifiers_do_not_play(look: Look) -> Iterator[str]:
    """A sanctioned round is verified by nobody who is in the event; what players entered is verified (VT.64)."""
    if not look.t.settings.sanctioned:
        return
    r = look.recount
    for x in look.new:
        if isinstance(x, e.RoundVerified) and x.by in r.ever:
            yield f"{x.by} is in the event and verified round {x.round}."
        if isinstance(x, e.RoundClosed):
            of_round = [result for ref, result in r.results.items() if ref[0] == x.round]
            by_players = any(result.event.by in r.ever for result in of_round)
            latest = max((result.n for result in of_round), default=0)
            if by_players and r.verified.get(x.round, (0, ""))[0] < latest:
                yield f"Round {x.round} is closed; a player entered results and nobody has verified them since."


def the_best_go_on(look: Look) -> Iterator[str]:
    """From an elimination table its clear winner goes on, nobody comes back, and no more go on than may."""
    r, form = look.recount, look.t.settings.format
    for x in look.new:
        if not isinstance(x, e.RoundPublished) or x.round - 1 not in r.stage or form.course == "survival":
            continue
        if (form.course != "knock-out" and r.stage[x.round - 1] != "final") or r.stage[x.round - 1] != x.stage:
            continue
        byes = set(getattr(look.act.command, "byes", ())) if look.act else set()
        now = set(r.units([person for seats in x.tables for person in seats])) | byes
        tables = [seats for where, seats in r.seats.items() if where[0] == x.round - 1 and where not in r.beside]
        were = {unit for seats in tables for unit in r.units(seats)} | set(r.byes[x.round - 1])
        yield from (f"{unit} was not in round {x.round - 1} and is in round {x.round}." for unit in now - were)
        for seats in tables:
            units = r.units(seats)
            if sum(unit in now for unit in units) > form.advancing and not form.wished_final:
                yield f"More than {form.advancing} of {units} go on to round {x.round}."
            best = _clear_winner(r, x.round - 1, seats)
            if best and best not in now:
                yield f"{best} won round {x.round - 1} and is not in round {x.round}."


def _clear_winner(r: Recount, number: int, seats: tuple[str, ...]) -> str | None:
    """Whoever has strictly more wins in the match than everybody else, never left and is still in the event."""
    table = next(where for where, there in r.seats.items() if where[0] == number and there == seats)
    wins = Counter(dict.fromkeys(r.units(seats), 0))
    left: set[str] = set()
    for ref, result in r.games():
        if ref[:2] == table:
            wins.update(r.units(result.event.winners))
            left |= set(r.units(list(result.event.left)))
    (best, most), *others = wins.most_common()
    gone = best in left or best in r.dropped or any(r.out(person) for person in r.members[best])
    return None if gone or best in r.absent or any(count == most for _, count in others) else best
