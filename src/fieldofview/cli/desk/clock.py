"""Time: the clock of a round, its limit, more for a table, time called and the turns after it."""

from __future__ import annotations

from fieldofview.desk import commands as c
from fieldofview.desk.desk import now
from fieldofview.desk.matches import running
from fieldofview.desk.overtime import Overtime

from .counter import Counter
from .showing import show_clock
from .takes import ROUND, TABLE, arg, takes
from .values import pair, seconds, seconds_or_none, whole
from .words import BadRequest


@takes(
    arg("what", nargs="?", choices=["start", "pause", "stop", "resume"], help="stop and resume are for one table"),
    arg("--table", type=int, metavar="N", help="which table stops or goes on"),
    ROUND,
)
def clock(at: Counter, what: str | None, table: int | None, round: int | None) -> None:
    """The clock of the round: `start` and `pause` it, or `stop` and `resume` that of one table. Without a word it shows
    what is left at each table."""
    number = at.round_number(round)
    if what in ("stop", "resume"):
        if table is None:
            raise BadRequest("which_table", at.language)
        at.put((c.StopTableClock if what == "stop" else c.ResumeTableClock)(number, table, now()))
    elif what:
        at.put((c.StartClock if what == "start" else c.PauseClock)(number, now()))
    show_clock(at, at.round(round))


@takes(
    arg("round", type=int, metavar="ROUND", help="which round"),
    arg("limit", metavar="M:SS", help="minutes, or `none`"),
    arg("--stipulated", action="store_true", help="the organiser's word for a final round"),
)
def limit(at: Counter, round: int, limit: str, stipulated: bool) -> None:
    """The time limit of a round: 30 to 45 minutes; a final round has none unless it is stipulated."""
    at.put(c.SetLimit(round, seconds_or_none(limit, at.language), stipulated))


@takes(TABLE, arg("time", metavar="M:SS", help="how much more"), ROUND)
def extend(at: Counter, table: int, time: str, round: int | None) -> None:
    """More time for one table (a judge, with a reason; beyond 45 minutes in all the head judge)."""
    found = at.table(table, round)
    at.put(c.ExtendTable(at.round_number(round), found.number, seconds(time, at.language), at.reason or ""))


@takes(TABLE, arg("active", metavar="NAME", help="in whose turn"), ROUND)
def time(at: Counter, table: int, active: str, round: int | None) -> None:
    """Call time at a table: the turn is finished, then everybody has one more."""
    found = at.table(table, round)
    at.put(c.CallTime(at.round_number(round), table, at.find(active, found.seats)))
    game = running(found)
    if game is not None and game.overtime is not None:
        at.give("owed", [at.name(person) for person in game.overtime.owed])
        at.tell("owed", active=at.name(game.overtime.next), names=at.names(game.overtime.owed))


@takes(
    TABLE,
    arg("turns", nargs="*", metavar="NAME[=ends|extra|leaves]", help="turns in their order; `ends` if not said"),
    arg("--totals", nargs="+", required=True, metavar="NAME=N", help="View-points after them, or numbers by seat"),
    arg("--empty", action="store_true", help="draw pile and hands are empty"),
    ROUND,
)
def overtime(at: Counter, table: int, turns: list[str], totals: list[str], empty: bool, round: int | None) -> None:
    """The turns after time was called, and the totals after the last of them. The desk says whose turn is next, or who
    has won."""
    found = at.table(table, round)
    game = running(found)
    if game is None or game.overtime is None:
        raise BadRequest("time_not_called", at.language, table=table)
    seats = game.overtime.seats
    taken = []
    for text in turns:
        name, what = pair(text, at.language) if "=" in text else (text, "ends")
        if what not in ("ends", "extra", "leaves"):
            raise BadRequest("bad_turn", at.language, text=what)
        taken.append((at.find(name, seats), what))
    points = totals_of(at, totals, [p for p in seats if (p, "leaves") not in taken], seats)
    at.put(c.TakeOvertimeTurns(at.round_number(round), table, tuple(taken), points, empty))
    _next(at, game.overtime)


def _next(at: Counter, tracker: Overtime) -> None:
    at.give("overtime", {"state": str(tracker.state), "next": at.name(tracker.next) if tracker.next else ""})
    if tracker.end:
        at.tell("overtime_over", names=at.names(tracker.winners), end=tracker.end)
    else:
        at.tell("next_turn", name=at.name(tracker.next))


def totals_of(at: Counter, words: list[str], order: list[str], seats: list[str]) -> dict[str, int]:
    """View-points by name, or numbers in seat order."""
    if all("=" not in text for text in words):
        if len(words) != len(order):
            raise BadRequest("numbers_by_seat", at.language, count=len(words), names=at.names(order))
        return {person: whole(text, at.language) for person, text in zip(order, words, strict=True)}
    pairs = [pair(text, at.language) for text in words]
    return {at.find(name, seats): whole(value, at.language) for name, value in pairs}
