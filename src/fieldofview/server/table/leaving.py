"""Going away, coming back, giving up."""

from __future__ import annotations

from dataclasses import replace

from . import commands as c
from . import entries as e
from .gathering import own_seat, pass_host
from .outcome import Outcome
from .privates import Cleared
from .refused import Refused
from .table import PLAYING, Person, Table


def forfeit(table: Table, who: Person, command: c.Forfeit, at: int) -> Outcome:
    """A player gives the game up: possible whenever the game waits."""
    seat = in_game(table, who)
    return Outcome([e.Forfeited(at, seat), *pass_host(table, seat, at)], [Cleared()])


def away(table: Table, who: Person, command: c.Away, at: int) -> Outcome:
    """A bot holds the seat until its player is back; that is not leaving the game."""
    seat = in_game(table, who)
    if command.on == table.seats[seat].away:
        return Outcome()
    return Outcome([e.TookOver(at, seat) if command.on else e.CameBack(at, seat)])


def in_game(table: Table, who: Person) -> int:
    if table.phase != PLAYING or table.stop is None or table.broken is not None:
        raise Refused("not playing")
    seat = own_seat(table, who)
    if table.seats[seat].left:
        raise Refused("left")
    return seat


def with_return(table: Table, who: Person, at: int, outcome: Outcome) -> Outcome:
    """Who plays although a bot held the seat is back."""
    seat = table.seat_of(who.guest)
    if seat is None or not table.seats[seat].away:
        return outcome
    return replace(outcome, entries=[e.CameBack(at, seat), *outcome.entries])
