"""What each entry of the log changes at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...game import Ending, Game, Kind
from ...game.setup import deal_game
from . import entries as e
from .clocks import HOLD, TURN, leave_stop, longer, open_stop
from .first import first_game
from .settings import stored_settings
from .table import OVER, PLAYING, Seat, Table


def evolve(table: Table, entry: e.Entry) -> None:
    """Take one entry."""
    table.now = entry.at
    TAKES[type(entry)](table, entry)


# -- before the game -------------------------------------------------------------------------------------------


def opened(table: Table, entry: e.Opened) -> None:
    table.host, table.code = entry.host, entry.code
    table.settings = stored_settings(entry.settings)
    table.seats = [Seat() for _ in range(table.settings.seats)]


def changed(table: Table, entry: e.Changed) -> None:
    """Other settings; who sits beyond the last seat moves up, and everybody says anew whether they are ready."""
    table.settings = stored_settings(entry.settings)
    people = [seat for seat in table.seats if seat.taken]
    if len(table.seats) > table.settings.seats:
        table.seats = people
    table.seats += [Seat() for _ in range(table.settings.seats - len(table.seats))]
    for seat in table.seats:
        seat.ready = seat.level is not None


def sat(table: Table, entry: e.Sat) -> None:
    table.seats[entry.seat] = Seat(guest=entry.guest, name=entry.name, signed_in=entry.signed_in)


def bot_seated(table: Table, entry: e.BotSeated) -> None:
    table.seats[entry.seat] = Seat(level=entry.level, name=entry.name, ready=True)


def stood(table: Table, entry: e.Stood) -> None:
    if entry.kicked:
        table.unwelcome.add(table.seats[entry.seat].guest or "")
    table.seats[entry.seat] = Seat()


def readied(table: Table, entry: e.Readied) -> None:
    table.seats[entry.seat].ready = entry.on


def swapped(table: Table, entry: e.Swapped) -> None:
    seats = table.seats
    seats[entry.a], seats[entry.b] = seats[entry.b], seats[entry.a]


def host_passed(table: Table, entry: e.HostPassed) -> None:
    table.host = entry.guest


# -- the game --------------------------------------------------------------------------------------------------


def began(table: Table, entry: e.Began) -> None:
    table.phase, table.began = PLAYING, table.time(entry.at)
    for seat in table.seats:
        seat.holds, seat.bank = table.settings.holds, table.settings.bank
    try:
        if entry.laid:
            table.game, table.is_lesson = first_game(table.names), True
        else:
            table.game = deal_game(table.settings.setup(table.names, bytes.fromhex(entry.secret)))
        arrive(table, entry.at)
    except Exception as error:
        table.game = table.stop = None
        breaks(table, entry, error)


def move_on(table: Table, entry: e.Entry) -> None:
    """Something happens in the game, and it waits at another stop.

    A game that breaks stays where it is: the next tick ends it as void. The same entry breaks it again in a replay.
    """
    leave_stop(table, table.time(entry.at))
    try:
        act(table.playing, entry)
        arrive(table, entry.at)
    except Exception as error:
        breaks(table, entry, error)


def breaks(table: Table, entry: e.Entry, error: Exception) -> None:
    table.broken = f"{type(error).__name__}: {error} ({type(entry).__name__})"
    table.clear()


def act(game: Game, entry: e.Entry) -> None:
    """What an entry does to the game itself."""
    match entry:
        case e.Answered():
            for pick in entry.picks:
                game.answer(pick, entry.seat)
        case e.Settled(seat=None):
            game.settle({})
        case e.Settled(seat=int(seat), pick=int(pick)):
            game.settle({seat: pick})
        case e.Handed():
            game.settle(dict(entry.picks))
        case e.Interjected():
            game.interject(entry.seat, entry.pick)
        case e.Forfeited():
            game.forfeit(entry.seat)
        case e.Judged(act="token"):
            game.token(entry.seat, entry.points)
        case e.Judged(act="disqualify"):
            game.disqualify(entry.seat)
        case e.Judged(act="time"):
            game.call_time()


def arrive(table: Table, at: int) -> None:
    """The game came to a stop: what was sealed is void, and the clocks begin."""
    game, t = table.playing, table.time(at)
    table.clear()
    table.passed = []
    for event in game.events_since(None, table.heard):
        table.heard += 1
        if event.kind is Kind.BEGAN:
            table.turns = event.numbers[0] + 1
            table.seats[event.seats[0]].began_turn = table.turns
        elif event.kind in (Kind.PLAYED, Kind.REVEALED, Kind.USED):
            table.aimed = set()
        elif event.kind is Kind.AIMED:
            table.aimed.update(event.seats[1:2])
        elif event.kind is Kind.LEFT:
            table.seats[event.seats[0]].left = True
    if game.over:
        table.phase, table.stop, table.ended = OVER, None, at
        if game.outcome is not None and game.outcome.ending is Ending.BROKEN:
            table.broken = "the game's cards went deeper into each other than the machine can follow"
        return
    table.stop, table.ticked = open_stop(table, t), t - 1
    if game.window is not None:
        table.shown_cards.add(game.window.card)


def answered(table: Table, entry: e.Answered) -> None:
    who = table.seats[entry.seat]
    if entry.by in ("player", "only"):  # a click in the same moment looks the same, and must count the same
        who.missed = 0
    elif entry.by == "clock":
        miss(table, who)
    move_on(table, entry)


def miss(table: Table, who: Seat) -> None:
    if who.missed_turn != table.turns:
        who.missed, who.missed_turn = who.missed + 1, table.turns


def passed(table: Table, entry: e.Passed) -> None:
    table.passed.append(entry.seat)


def handed(table: Table, entry: e.Handed) -> None:
    for seat in entry.late:
        miss(table, table.seats[seat])
    move_on(table, entry)


def held(table: Table, entry: e.Held) -> None:
    table.seats[entry.seat].holds -= 1
    if table.stop is not None:
        stop = longer(table.stop, HOLD, table.time(entry.at))
        table.stop = replace(stop, held=stop.held + 1)


def took_over(table: Table, entry: e.TookOver) -> None:
    table.seats[entry.seat].away = True
    reopen(table, entry.at, entry.seat)


def came_back(table: Table, entry: e.CameBack) -> None:
    who = table.seats[entry.seat]
    who.away, who.missed = False, 0
    reopen(table, entry.at, entry.seat)


def reopen(table: Table, at: int, seat: int) -> None:
    """Who answers for a seat has changed: its clock begins anew where it decides, and the table looks again."""
    stop, t = table.stop, table.time(at)
    if stop is None:
        return
    if stop.kind != TURN:
        table.stop = replace(stop, nudged=t)
    elif stop.seats == (seat,):
        leave_stop(table, t, of_bots=True)  # else going and coming again and again would stop the clock
        table.stop = open_stop(table, t)
    table.ticked = min(table.ticked, t - 1)


def judged(table: Table, entry: e.Judged) -> None:
    if entry.act != "extend":
        move_on(table, entry)
    elif table.stop is not None:
        table.stop = longer(table.stop, 1000 * entry.seconds, table.time(entry.at))


def looked(table: Table, entry: e.Looked) -> None:
    table.looks.append((entry.at, table.turns))


def paused(table: Table, entry: e.Paused) -> None:
    table.paused = table.time(entry.at)


def resumed(table: Table, entry: e.Resumed) -> None:
    """After a pause the clocks go on where they stood; after a restart, with the courtesy that was given."""
    if table.paused is not None and not entry.skipped:
        table.skipped, table.paused = entry.at - table.paused, None
    else:
        table.skipped += entry.skipped
        table.ticked = min(table.ticked, table.time(entry.at))


def said(table: Table, entry: e.Said) -> None:
    table.recall(table.said, entry)


def voided(table: Table, entry: e.Voided) -> None:
    table.phase, table.stop, table.broken = OVER, None, None
    table.report = entry.report
    table.clear()


def rematched(table: Table, entry: e.Rematched) -> None:
    table.rematch = entry.id
    if entry.seat is not None and entry.seat not in table.agreed:
        table.agreed.append(entry.seat)


TAKES: dict[type[Any], Callable[[Table, Any], None]] = {
    e.Opened: opened, e.Changed: changed, e.Sat: sat, e.BotSeated: bot_seated, e.Stood: stood, e.Readied: readied,
    e.Swapped: swapped, e.HostPassed: host_passed, e.Began: began, e.Answered: answered, e.Passed: passed,
    e.Settled: move_on, e.Handed: handed, e.Interjected: move_on, e.Held: held, e.Forfeited: move_on,
    e.TookOver: took_over, e.CameBack: came_back, e.Judged: judged, e.Looked: looked, e.Paused: paused,
    e.Resumed: resumed, e.Said: said, e.Voided: voided, e.Rematched: rematched,
}  # fmt: skip
