"""Random results that can be right: of every end, with everybody who has to have left, or from a game really played."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from fieldofview.desk import commands as c
from fieldofview.desk.evolve import recipe_of
from fieldofview.desk.matches import away, next_game, no_show, play_off_due
from fieldofview.desk.model import GameRef, Round, Table, Tournament
from fieldofview.desk.overtime import Overtime, State
from fieldofview.desk.penalties import tokens as tokens_in


@dataclass(frozen=True, slots=True)
class Played:
    """A game as it was played: points of each Field of View without tokens, how it ended, who won."""

    field: Mapping[str, int]
    end: str
    winners: tuple[str, ...]


Play = Callable[[Sequence[str], Mapping[str, int], Mapping[str, int]], Played | None]
"""Plays a game of these seats with this recipe and these tokens; None where it cannot."""


def random_report(
    rng: random.Random, t: Tournament, round: Round, table: Table, play: Play | None = None
) -> c.ReportGame:
    """A result for the next game of a table."""
    number = next_game(table)
    ref = GameRef(round.number, table.number, number)
    due = play_off_due(t, round, table)
    play_off = bool(due) or table.play_off_only
    seats = _seats(rng, t, table, due, number)
    left = _left(rng, t, round, seats, ref, play_off=play_off)
    stayed = [person for person in seats if person not in left]
    tokens = {person: tokens_in(t, person, ref) for person in seats}
    game = t.game(ref)
    tracker = game.overtime if game else None
    field, end, winners = _random_end(rng, t, seats, stayed, tokens)
    if tracker is not None and tracker.state is State.OVER and not any(seat in left for seat in tracker.seats):
        field, end, winners = _tracked(rng, tracker, seats, stayed, tokens)
    elif play is not None and not left and not t.teams and tracker is None and rng.random() < 0.9:
        played = play(seats, recipe_of(t, round.number, table.number), tokens)
        if played is not None:
            field, end, winners = dict(played.field), played.end, list(played.winners)
    return c.ReportGame(
        *(round.number, table.number, number, tuple(seats), field, end, tuple(winners), left),
        play_off=play_off,
        confirm=rng.random() < 0.9,
    )


def _seats(rng: random.Random, t: Tournament, table: Table, due: list[str], number: int) -> list[str]:
    seats = list(due or table.seats)
    free = due or table.play_off_only or (number > 1 and t.settings.format.seating != "fixed-for-match")
    if free and rng.random() < 0.5:
        rng.shuffle(seats)
    return seats


def _left(
    rng: random.Random, t: Tournament, round: Round, seats: list[str], ref: GameRef, *, play_off: bool
) -> dict[str, str]:
    """Who must have left, and sometimes somebody who just did."""
    left: dict[str, str] = {}
    game = t.game(ref)
    tracker = game.overtime if game else None
    leaves = rng.choice((0.0, 0.0, 0.0, 0.0, 0.1, 0.3, 1.0 if rng.random() < 0.2 else 0.0))
    for person in seats:
        out = t.disqualification(person)
        later = out is not None and out.game is not None and out.game[::2] > ref[::2]  # in a game after this one
        if out is not None and not later:
            left[person] = "dq"
        elif t.has_dropped(t.unit(person), round.number):
            left[person] = "dropped"
        elif not play_off and person in round.late and no_show(round, person):
            left[person] = "no-show"
        elif tracker is not None:
            if person not in tracker.seats:
                left[person] = "forfeit"
        elif rng.random() < leaves:
            left[person] = rng.choice(("forfeit", "forfeit", "overwhelmed"))
    return left


def _random_end(
    rng: random.Random, t: Tournament, seats: list[str], stayed: list[str], tokens: dict[str, int]
) -> tuple[dict[str, int], str, list[str]]:
    """Points, end and winners that go together."""
    totals = {person: 5 * rng.randint(-4, 19) for person in seats}
    sides = t.units(tuple(stayed))
    if not stayed:
        return _fields(totals, tokens), "none", []
    if len(sides) == 1:
        return _fields(totals, tokens), "last-player", _members(t, sides[0])
    winner = rng.choice(stayed)
    end = rng.choice(("hundred", "hundred", "time", "time-tiebreak", "exhaustion", "exhaustion"))
    if end == "hundred":
        totals[winner] = 5 * rng.randint(20, 26)
    elif end == "exhaustion":
        best = max(totals[person] for person in stayed)
        tied = rng.sample(stayed, rng.randint(1, len(stayed))) if rng.random() < 0.5 else []
        totals |= dict.fromkeys(tied, best)
        leaders = t.units(tuple(person for person in stayed if totals[person] == best))
        return _fields(totals, tokens), end, [m for side in leaders for m in _members(t, side)]
    else:
        totals[winner] = max(totals[person] for person in stayed) + 5
    return _fields(totals, tokens), end, _members(t, t.unit(winner))


def _tracked(
    rng: random.Random, tracker: Overtime, seats: list[str], stayed: list[str], tokens: dict[str, int]
) -> tuple[dict[str, int], str, list[str]]:
    """What the overtime tracker says."""
    totals = {person: 5 * rng.randint(0, 10) for person in seats}
    best = [person for person in tracker.winners if person in stayed]
    if tracker.end == "hundred":
        totals[best[0]] = 105
    elif tracker.end in ("time", "time-tiebreak"):
        totals[best[0]] = 90
    elif tracker.end == "exhaustion":
        sides = {tracker.side.get(person, person) for person in best}
        for side in sides:
            totals[next(p for p in best if tracker.side.get(p, p) == side)] = 90
    return _fields(totals, tokens), tracker.end, list(tracker.winners)


def _fields(totals: dict[str, int], tokens: dict[str, int]) -> dict[str, int]:
    return {person: total - tokens[person] for person, total in totals.items()}


def _members(t: Tournament, side: str) -> list[str]:
    return list(t.entries[side].members)


def present(t: Tournament, round: Round, table: Table) -> list[str]:
    """Who can have a turn at a table."""
    ref = GameRef(round.number, table.number, next_game(table))
    return [p for p in table.seats if not away(t, round, p, ref) and t.disqualification(p) is None]


def overtime_turns(
    rng: random.Random, t: Tournament, tracker: Overtime
) -> tuple[tuple[tuple[str, str], ...], dict[str, int], bool]:
    """The next turn after time was called, the totals after it, whether everything is empty."""
    totals = {person: 5 * rng.randint(4, 12) for person in tracker.seats}
    what = rng.choice(("ends", "ends", "ends", "misses", "leaves", "extra"))
    seat = tracker.next
    if what == "extra":
        if tracker.state is State.LAST_TURN or tracker.last not in tracker.seats:
            what = "ends"
        else:
            seat = tracker.last
    if what != "misses" and rng.random() < 0.1:
        totals[seat] = 100
    return ((seat, what),), totals, rng.random() < 0.15
