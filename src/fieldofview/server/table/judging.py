"""Acts of a judge, and pauses: public, logged, and never a correction of the table by hand."""

from __future__ import annotations

from ...cards.typed import said
from ...game.making import MOST_TOKENS
from . import commands as c
from . import entries as e
from .clocks import longer
from .gathering import seat_there
from .outcome import Outcome
from .privates import Cleared
from .refused import Refused, malformed
from .table import PLAYING, Person, Table

MOST_SECONDS = 30
MOST_LOOKS = 100  # in one game


def pause(table: Table, who: Person, command: c.Pause, at: int) -> Outcome:
    """The host or the judge stops the clocks, and nothing else."""
    if not who.guest or who.guest != table.host:
        raise Refused("host only")
    playing(table)
    if command.on == (table.paused is not None):
        raise Refused("paused already" if command.on else "not paused")
    return Outcome([e.Paused(at) if command.on else e.Resumed(at)])


def playing(table: Table) -> None:
    if table.phase != PLAYING or table.broken is not None:
        raise Refused("not playing")


def judge(table: Table, who: Person, command: c.Judge, at: int) -> Outcome:
    if not table.is_judge(who.guest):
        raise Refused("judge only")
    playing(table)
    match command.act:
        case "token":
            seat = seated(table, command)
            points = command.points
            if not points or abs(points + table.playing.view(None).tokens[seat]) > MOST_TOKENS:
                raise Refused("token worth", ("VT.71",))
            return Outcome([e.Judged(at, "token", seat, points)], [Cleared()])
        case "disqualify":
            seat = seated(table, command)
            if table.seats[seat].left:
                raise Refused("seat empty")
            return Outcome([e.Judged(at, "disqualify", seat)], [Cleared()])
        case "time":
            return Outcome([e.Judged(at, "time")], [Cleared()])
        case "extend":
            return extend(table, command, at)
        case "look":
            return look(table, at)
    raise malformed("no judging", act=said(command.act, 40))


def seated(table: Table, command: c.Judge) -> int:
    seat = -1 if command.seat is None else command.seat
    seat_there(table, seat)
    return seat


def extend(table: Table, command: c.Judge, at: int) -> Outcome:
    if table.stop is None:
        raise Refused("no clock")
    seconds = command.seconds or 0
    if not 1 <= seconds <= MOST_SECONDS:
        raise Refused("extend by", ("TD.27",))
    if longer(table.stop, 1000 * seconds, table.time(at)).beats == table.stop.beats:
        raise Refused("extend by", ("TD.27",))
    return Outcome([e.Judged(at, "extend", seconds=seconds)])


def look(table: Table, at: int) -> Outcome:
    """All hands as they are now, told to the judge alone; that they were looked at, to everybody."""
    if len(table.looks) >= MOST_LOOKS:
        raise Refused("looked enough", most=MOST_LOOKS)
    return Outcome([e.Looked(at)], reply={"hands": None})
