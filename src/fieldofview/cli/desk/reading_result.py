"""A result as it is typed, read the only way it can be meant."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from fieldofview.desk.commands import ReportGame
from fieldofview.desk.matches import NOT_THERE, next_game, play_off_due
from fieldofview.desk.model import GameRef, Result, Round, Table
from fieldofview.desk.overtime import State
from fieldofview.desk.penalties import tokens
from fieldofview.desk.scoring import ENDS, LEFT, already_gone

from .clock import totals_of
from .counter import Counter
from .values import pair
from .words import BadRequest

__all__ = ["ENDS", "LEFT", "STAYED", "Typed", "read"]
STAYED = "stayed"  # takes a leaving back in a correction


@dataclass(frozen=True)
class Typed:
    """What was typed of a result."""

    totals: Sequence[str]
    end: str | None = None
    winners: Sequence[str] = ()
    left: Sequence[str] = ()
    dealer: str | None = None
    game: int | None = None
    played: bool | None = None
    provisional: bool = False


def read(at: Counter, round: Round, table: Table, typed: Typed, before: Result | None = None) -> ReportGame:
    """The report that is meant; what can be read in two ways is refused with what to say. Of a result that is corrected
    everything stays that is not said anew."""
    number = typed.game or next_game(table)
    due = play_off_due(at.t, round, table)
    existing = table.games.get(number)
    play_off = existing.play_off if existing is not None else bool(due) or table.play_off_only
    seats = table.seats
    if before is not None:
        seats = before.seats
    elif play_off and not table.play_off_only:
        seats = tuple(person for person in table.seats if person in due)
    left = dict(before.left) if before else already_gone(at.t, GameRef(round.number, table.number, number), seats)
    left |= _left(at, typed.left, seats)
    left = {person: why for person, why in left.items() if why != STAYED}
    field = _field(at, typed.totals, seats, left, before)
    end, winners = _end(at, GameRef(round.number, table.number, number), typed, seats, field, left, before)
    drawn = existing.dealer if existing else ""
    dealer = at.find(typed.dealer, seats) if typed.dealer else _there(at, drawn, seats, left)
    return ReportGame(
        round.number,
        table.number,
        number,
        seats,
        field,
        end,
        winners,
        left,
        dealer=dealer,
        played=typed.played,
        play_off=play_off,
        confirm=not typed.provisional,
    )


def _there(at: Counter, dealer: str, seats: tuple[str, ...], left: dict[str, str]) -> str:
    """The dealer who was drawn; another is drawn for one who never came (TD.42)."""
    there = [person for person in seats if left.get(person) not in NOT_THERE]
    if not dealer or dealer in there or len(there) < 2:
        return dealer if dealer in there else ""
    again = secrets.choice(there)
    at.tell("dealer_again", gone=at.name(dealer), dealer=at.name(again))
    return again


def _left(at: Counter, words: Sequence[str], seats: Sequence[str]) -> dict[str, str]:
    found = {}
    for text in words:
        name, why = pair(text, at.language) if "=" in text else (text, "forfeit")
        if why not in (*LEFT, STAYED):
            raise BadRequest("bad_left", at.language, text=why, known=", ".join((*LEFT, STAYED)))
        found[at.find(name, seats)] = why
    return found


def _field(
    at: Counter, words: Sequence[str], seats: tuple[str, ...], left: dict[str, str], before: Result | None
) -> dict[str, int]:
    """View-points of every seat; who was not there has none."""
    gone = [person for person in seats if left.get(person) in ("no-show", "dropped", "dq")]
    known = dict(before.field) if before else dict.fromkeys(gone, 0)
    plain = [text for text in words if "=" not in text]
    order = list(seats) if len(plain) == len(seats) else [person for person in seats if person not in gone]
    known |= totals_of(at, list(words), order, list(seats)) if words else {}
    if not words and before is None and len(_sides(at, seats, left)) <= 1:
        known = dict.fromkeys(seats, 0) | known
    missing = [person for person in seats if person not in known]
    if missing:
        raise BadRequest("totals_missing", at.language, names=at.names(missing))
    return known


def _sides(at: Counter, seats: Sequence[str], left: dict[str, str]) -> tuple[str, ...]:
    return at.t.units(tuple(person for person in seats if person not in left))


def _end(
    at: Counter,
    ref: GameRef,
    typed: Typed,
    seats: tuple[str, ...],
    field: dict[str, int],
    left: dict[str, str],
    before: Result | None,
) -> tuple[str, tuple[str, ...]]:
    stayed = [person for person in seats if person not in left]
    sides = at.t.units(tuple(stayed))
    named = tuple(at.find(name, seats) for name in typed.winners)
    if not stayed:
        return typed.end or "none", named
    if len(sides) == 1:
        return typed.end or "last-player", named or tuple(stayed)
    totals = {person: field[person] + tokens(at.t, person, ref) for person in stayed}
    game = at.t.game(ref)
    if game and game.overtime and game.overtime.state is State.OVER and not typed.end and not named:
        return game.overtime.end, game.overtime.winners
    named = named or _kept_winner(before, typed, totals)
    was = before.end if before and before.end in ("time", "time-tiebreak", "exhaustion") else ""
    if was and not typed.end and max(totals.values()) < 100:
        typed = replace(typed, end=was)
    if not named and not typed.end and at.can_ask():
        named = _asked_winner(at, totals, seats)
    end = typed.end or _likely_end(at, totals, named, called=bool(game and game.time_called))
    if named:
        return end, _whole_sides(at, named, seats)
    wanted = 100 if end == "hundred" else max(totals.values())
    reached = at.t.units(tuple(p for p in stayed if totals[p] >= wanted))
    if end == "none" or (len(reached) != 1 and end != "exhaustion"):
        raise BadRequest("which_winner", at.language, names=at.names(reached) or "–")
    return end, tuple(person for person in stayed if at.t.unit(person) in reached)


def _asked_winner(at: Counter, totals: dict[str, int], seats: tuple[str, ...]) -> tuple[str, ...]:
    """Who of several with a hundred won, if somebody is there to say."""
    reached = at.t.units(tuple(person for person in totals if totals[person] >= 100))
    if len(reached) < 2:
        return ()
    return (at.find(at.ask("ask_winner", names=at.names(reached)), seats),)


def _kept_winner(before: Result | None, typed: Typed, totals: dict[str, int]) -> tuple[str, ...]:
    """Of several with a hundred the one who was noted to have won."""
    if before is None or before.end != "hundred" or typed.end not in (None, "hundred"):
        return ()
    return tuple(person for person in before.winners if totals.get(person, 0) >= 100)


def _whole_sides(at: Counter, named: tuple[str, ...], seats: tuple[str, ...]) -> tuple[str, ...]:
    """Partners win together."""
    units = [at.t.unit(person) for person in named]
    return tuple(person for person in seats if at.t.unit(person) in units)


def _likely_end(at: Counter, totals: dict[str, int], named: tuple[str, ...], *, called: bool) -> str:
    """A hundred where somebody has it, time where it was called; else it has to be said."""
    at_hundred = at.t.units(tuple(person for person in totals if totals[person] >= 100))
    if named and any(totals.get(person, 0) >= 100 for person in named):
        return "hundred"
    if called and not at_hundred:
        return "time"
    if len(at_hundred) == 1 and not named:
        return "hundred"
    if at_hundred:
        raise BadRequest("which_of_hundred", at.language, names=at.names(at_hundred))
    if at.can_ask():
        reply = at.ask("ask_end").casefold()
        if reply[:1] in ("t", "z", "e"):
            return "exhaustion" if reply[:1] == "e" else "time"
    raise BadRequest("which_end", at.language)
