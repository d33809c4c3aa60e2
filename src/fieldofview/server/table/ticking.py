"""What a table does when its clock says so."""

from __future__ import annotations

from . import entries as e
from .bots import chosen_for
from .clocks import BOT_NOWS, BOTS, GRACE, HAND_OVER, NOWS, WINDOW, Stop, ends, patience
from .outcome import Outcome
from .privates import Cleared, Private, Waiting
from .settings import PACES
from .standing import has_sealed, winner
from .table import Table

MISSES = 2  # turns in a row after which a bot holds the seat


def tick(table: Table, at: int) -> Outcome:
    """What is due by now. Only the note of how far the table has looked changes here; the log changes the rest."""
    if table.broken is not None:
        return Outcome([e.Voided(at, table.broken)], [Cleared()])
    stop, t = table.stop, table.time(at)
    if stop is None or table.paused is not None:
        return Outcome()
    before, table.ticked = table.ticked, max(table.ticked, t)
    if stop.kind == WINDOW:
        return settle(table, at) if closes(table, stop, before, t) else Outcome()
    if stop.kind == HAND_OVER:
        return hand_over(table, stop, at, t)
    return decide_turn(table, stop, at, before, t)


def closes(table: Table, stop: Stop, before: int, t: int) -> bool:
    """Whether a window closes now."""
    if t >= ends(table, stop):
        return True
    if stop.closer is not None:
        return t >= stop.lands and (has_sealed(table, stop.closer) or not table.is_human(stop.closer))
    humans = [seat for seat in stop.seats if table.is_human(seat)]
    if stop.on_table:
        bots_done = t >= table.raster(stop.lands + BOTS) or len(humans) == len(stop.seats)
        return bots_done and all(seat in table.sealed for seat in humans)
    beats = [table.raster(beat + GRACE) for beat in stop.beats]
    return any(before < beat <= t for beat in beats[:-1]) and all(has_sealed(table, seat) for seat in humans)


def settle(table: Table, at: int) -> Outcome:
    """The window closes: the first sealed answer counts, the others are void and shown to nobody."""
    assert table.stop is not None
    taken = winner(table)
    privates: list[Private] = [Cleared()]
    if taken is None:
        return Outcome([e.Settled(at, table.stop.number)], privates)
    seat, pick = taken
    decision = next(asked for asked in table.playing.pending if asked.seat == seat)
    if table.waiting.get(seat) == decision.options[pick].line:
        privates.append(Waiting(seat, None))
    return Outcome([e.Settled(at, table.stop.number, seat, pick)], privates)


def hand_over(table: Table, stop: Stop, at: int, t: int) -> Outcome:
    """Cards are passed on once everybody has chosen, or time is out."""
    late = [seat for seat in stop.seats if table.is_human(seat) and seat not in table.sealed]
    out_of_time = t >= table.raster(stop.beats[-1]) and table.settings.takeover
    if t < table.raster(stop.opened + PACES[table.settings.pace]) or (late and not out_of_time):
        return Outcome()
    picks = []
    for seat in stop.seats:
        sealed = table.sealed.get(seat) if table.is_human(seat) else table.thoughts.get((seat, "decision"))
        option = None if sealed is None else sealed.option
        picks.append((seat, chosen_for(table, seat) if option is None else option))
    made: list[e.Entry] = [e.Handed(at, stop.number, tuple(picks), tuple(late))]
    return Outcome([*made, *take_over(table, late, at)], [Cleared()])


def take_over(table: Table, late: list[int], at: int) -> list[e.Entry]:
    """Who is out of time again is away."""
    missed = [
        seat for seat in late if table.seats[seat].missed + (table.seats[seat].missed_turn != table.turns) >= MISSES
    ]
    return [e.TookOver(at, seat) for seat in missed]


def decide_turn(table: Table, stop: Stop, at: int, before: int, t: int) -> Outcome:
    """Where one seat decides: waiting any-time cards first, then what bots and clocks choose."""
    (seat,) = stop.seats
    decision = table.playing.decision
    assert decision is not None
    if stop.free:
        said = interjection(table, stop, at, before, t)
        if said is not None:
            return said
    if stop.only:
        return Outcome([e.Answered(at, stop.number, seat, (0,), "forced")], [Cleared()])
    if stop.by_bot:
        if t < table.raster(stop.opened + PACES[table.settings.pace]):
            return Outcome()
        thought = table.thoughts.get((seat, "decision"))
        pick = chosen_for(table, seat) if thought is None or thought.option is None else thought.option
        return Outcome([e.Answered(at, stop.number, seat, (pick,), "bot")], [Cleared()])
    if t >= table.raster(stop.beats[-1]) and table.settings.takeover:
        made: list[e.Entry] = [e.Answered(at, stop.number, seat, (chosen_for(table, seat),), "clock")]
        return Outcome([*made, *take_over(table, [seat], at)], [Cleared()])
    if len(decision.options) == 1 and t >= table.raster(stop.opened + patience(table, seat)):
        return Outcome([e.Answered(at, stop.number, seat, (0,), "only")], [Cleared()])
    return Outcome()


def interjection(table: Table, stop: Stop, at: int, before: int, t: int) -> Outcome | None:
    """The first waiting any-time card clockwise from the left of the turn's player; a little later, the bots'."""
    game, seats = table.playing, len(table.seats)
    players, bots = (before < table.raster(stop.opened + wait) <= t for wait in (NOWS, BOT_NOWS))
    for seat in ((stop.seats[0] + step) % seats for step in range(1, seats)):
        options = game.options(seat)
        if table.is_human(seat) and players:
            line = table.waiting.get(seat)
            pick = next((i for i, option in enumerate(options) if option.line == line), None)
            if pick is not None:
                return Outcome([e.Interjected(at, stop.number, seat, pick)], [Cleared(), Waiting(seat, None)])
        elif bots and not table.is_human(seat):
            thought = table.thoughts.get((seat, "now"))
            if thought is not None and thought.option is not None and thought.option < len(options):
                return Outcome([e.Interjected(at, stop.number, seat, thought.option)], [Cleared()])
    return None
