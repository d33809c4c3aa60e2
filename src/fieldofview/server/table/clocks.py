"""When a table moves by itself: every time here follows from public facts alone (docs/table-times.md).

Times are table time: milliseconds that stand still in a pause. Whatever a table does by itself falls on a raster of
100 ms counted from the start of the game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...game import Decision, Window
from .settings import PACES, QUICK

if TYPE_CHECKING:
    from .table import Table

TICK = 100
FLIGHT = 600  # until a card has landed on everybody's page
GRACE = 400  # for answers on their way
BEATS = (2_000, 4_000, 6_000)  # at which a quick window may close
BOTS = 800  # a window that only bots could answer, and when bots' cards on the table have answered
LONGEST = 30_000  # of a window in all
LESSON = 3_600_000  # a lesson is read in peace
HOLD = 10_000
WINS = 100  # points, when one's own turn ends
BEAT = 2_000  # until a pick with one option is taken
PASSES = 30_000  # for cards that all pass on at once
NOWS, BOT_NOWS = 100, 500  # when waiting any-time cards, and those of bots, are revealed in an open moment

WINDOW, HAND_OVER, TURN = "window", "passes", "turn"


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the game waits, since when, and when the table looks whether to go on."""

    number: int
    kind: str
    opened: int
    beats: tuple[int, ...] = ()  # when the window may close, the last in any case; or when time is out
    seats: tuple[int, ...] = ()  # who could answer, as the table alone says; who passes a card on; who decides
    closer: int | None = None  # the only human: their click closes
    on_table: bool = False  # only cards on the table could answer: passes are public
    free: bool = False  # an open moment
    only: bool = False  # public information leaves one option
    by_bot: bool = False
    held: int = 0  # how often it was held
    nudged: int | None = None  # when somebody last went away or came back: then the table looks again

    @property
    def lands(self) -> int:
        return self.opened + FLIGHT


def open_stop(table: Table, t: int) -> Stop:
    """The stop at which the game waits now."""
    game = table.playing
    window = game.window
    if window is not None:
        return _window(table, window, t)
    decision = game.decision
    if decision is None:
        seats = tuple(asked.seat for asked in game.pending)
        return Stop(game.pending[0].number, HAND_OVER, t, (t + PASSES,), seats)
    return _turn(table, decision, t)


def _window(table: Table, window: Window, t: int) -> Stop:
    could = tuple(sorted({*window.from_hand, *window.from_table}))
    humans = [seat for seat in range(len(table.seats)) if table.is_human(seat)]
    stop = Stop(window.number, WINDOW, t, seats=could, on_table=not window.from_hand)
    lands, settings = stop.lands, table.settings
    if not any(seat in humans for seat in could):
        return replace(stop, beats=(lands + BOTS,), on_table=False)
    if len(humans) == 1:
        stop = replace(stop, closer=humans[0], on_table=False)
    if table.is_lesson:
        return replace(stop, beats=(lands + LESSON,))
    if settings.windows == QUICK and stop.closer is not None:
        return replace(stop, beats=(lands + LONGEST,))
    if settings.windows == QUICK:
        beats = BEATS[-1:] if stop.on_table else BEATS
        return replace(stop, beats=tuple(lands + beat for beat in beats))
    length = settings.window if window.card in table.shown_cards else settings.first_window
    return replace(stop, beats=(lands + length,))


def _turn(table: Table, decision: Decision, t: int) -> Stop:
    who = table.seats[decision.seat]
    spent = who.spent if who.spent_turn == table.turns else 0
    deadline = t + max(0, table.settings.turn - spent) + who.bank
    return Stop(
        decision.number,
        TURN,
        t,
        (deadline,),
        (decision.seat,),
        free=decision.kind == "action",
        only=len(decision.options) == 1 and is_public(table, decision),
        by_bot=not table.is_human(decision.seat),
    )


PUBLIC_PICKS = {"target", "target again", "mode", "destroy", "recover"}  # from what lies open


def is_public(table: Table, decision: Decision) -> bool:
    """Whether everybody knows from what this pick is made, so that a single option is no secret."""
    if decision.purpose in PUBLIC_PICKS:
        return True
    sizes = table.playing.view(None).hand_sizes
    if decision.purpose == "act":
        return sizes[decision.seat] == 0
    option = decision.options[0]
    if decision.purpose in ("take", "put back") or option.card is None:
        return False
    return sizes[decision.seat if option.of is None else option.of] == 1


def patience(table: Table, seat: int) -> int:
    """How long a pick with one option waits for its player; who is about to win their first game is not hurried."""
    return LESSON if table.is_lesson and table.playing.view(None).points[seat] >= WINS else BEAT


def checks(table: Table, stop: Stop) -> list[int]:
    """When the table looks whether to go on."""
    pace = PACES[table.settings.pace]
    if stop.kind == WINDOW:
        times = [beat + GRACE for beat in stop.beats]
        if stop.closer is not None:
            times.append(stop.lands)
        if stop.on_table:
            times.append(stop.lands + BOTS)
    elif stop.kind == HAND_OVER:
        times = [stop.opened + pace, *stop.beats]
    else:
        times = [stop.opened + NOWS, stop.opened + BOT_NOWS] if stop.free else []
        if stop.only:
            times = [stop.opened + NOWS if stop.free else stop.opened]
        elif stop.by_bot:
            times.append(stop.opened + pace)
        else:
            times += [stop.opened + patience(table, stop.seats[0]), *(stop.beats if table.settings.takeover else ())]
    if stop.nudged is not None:
        times.append(stop.nudged)
    return sorted(table.raster(time) for time in times)


def ends(table: Table, stop: Stop) -> int:
    """When a window is closed at the latest: from then on nothing is sealed."""
    return table.raster(stop.beats[-1] + GRACE)


def longer(stop: Stop, by: int, t: int) -> Stop:
    """The stop with more time, for every beat still to come; a window lasts so long at most."""
    if stop.kind != WINDOW:
        return replace(stop, beats=tuple(beat + by for beat in stop.beats))
    most = stop.lands + LONGEST
    beats = tuple(beat if beat + GRACE < t else max(beat, min(beat + by, most)) for beat in stop.beats)
    return replace(stop, beats=beats)


def leave_stop(table: Table, t: int, *, of_bots: bool = False) -> None:
    """The time that a player took is theirs: first of the turn, then of the bank; with `of_bots` a bot's time too."""
    stop = table.stop
    if stop is None or stop.kind != TURN or (stop.by_bot and not of_bots):
        return
    who = table.seats[stop.seats[0]]
    used = who.spent if who.spent_turn == table.turns else 0
    given = stop.beats[-1] - stop.opened - max(0, table.settings.turn - used) - who.bank  # by a judge
    used += max(0, t - stop.opened - given)
    over = max(0, used - table.settings.turn)
    who.spent, who.spent_turn = used - over, table.turns
    who.bank = max(0, who.bank - over)
