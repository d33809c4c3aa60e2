"""Playing: answers, staged plays, sealed answers, *Now!*, holds, and what a player wants for themselves."""

from __future__ import annotations

from dataclasses import replace

from ...cards.typed import said
from ...game import IllegalAnswer, LateAnswer
from ...game.reasons import Reason
from ...game.staging import any_time_options, check_staged, reason_behind, staged
from ...views import Option
from . import commands as c
from . import entries as e
from .clocks import HAND_OVER, HOLD, TURN, WINDOW, Stop, ends, longer
from .gathering import own_seat
from .outcome import Outcome
from .privates import Cleared, Preferred, Private, Sealed, Thought, Waiting
from .refused import Because, Refused
from .standing import find
from .table import PLAYING, Person, Table
from .ticking import closes, hand_over, settle

STOPS = ("always", "responder", "holder")
MOST_STANDING = 12


def at_stop(table: Table, who: Person, number: int | None = None) -> tuple[int, Stop]:
    """The seat that plays, and the stop that it means."""
    if table.phase != PLAYING or table.stop is None or table.broken is not None:
        raise Refused("not playing")
    seat = own_seat(table, who)
    if table.seats[seat].left:
        raise Refused("left")
    if number is not None and number != table.stop.number:
        raise Refused.because(LateAnswer(Reason("late", {"number": str(table.stop.number)}, ("D.84",))))
    return seat, table.stop


def present(table: Table, who: Person, number: int | None = None) -> tuple[int, Stop]:
    """The same of a player who is there: what nobody sees must not show that somebody came back."""
    seat, stop = at_stop(table, who, number)
    if table.seats[seat].away:
        raise Refused("away")
    return seat, stop


def answer(table: Table, who: Person, command: c.Answer, at: int) -> Outcome:
    return play(table, who, c.Play(command.number, (command.option,)), at)


def play(table: Table, who: Person, command: c.Play, at: int) -> Outcome:
    """One pick, or several that were staged: all of them come before anybody may respond."""
    seat, stop = at_stop(table, who, command.number)
    if stop.kind != TURN:
        raise Refused("answer sealed", ("D.84",))
    if not command.options:
        raise Refused("no such option")
    try:
        check_staged(table.playing, seat, command.options)
    except IllegalAnswer as why:
        raise Refused.because(why) from None
    return Outcome([e.Answered(at, stop.number, seat, command.options)], [Cleared()])


def preview(table: Table, who: Person, command: c.Preview, at: int) -> Outcome:
    """What staged picks come to; nobody else learns of it."""
    seat, stop = at_stop(table, who, command.number)
    if stop.kind != TURN:
        raise Refused("answer sealed", ("D.84",))
    try:
        found = staged(table.playing, seat, command.options)
    except IllegalAnswer as why:
        raise Refused.because(why) from None
    return Outcome(reply={"complete": found.decision is None}, decision=found.decision)


def seal(table: Table, who: Person, command: c.Seal, at: int) -> Outcome:
    """A sealed answer, for a window or for cards that all pass on; it may be changed until the window closes."""
    seat, stop = present(table, who, command.number)
    if stop.kind == TURN:
        raise Refused("not a window", ("D.84",))
    decision = next((asked for asked in table.playing.pending if asked.seat == seat), None)
    if decision is None or (command.option is not None and not 0 <= command.option < len(decision.options)):
        raise Refused("no such option")
    if stop.kind == WINDOW and table.time(at) >= ends(table, stop):
        raise Refused("closed")
    if seat in table.passed:
        raise Refused("passed already", ("D.84",))
    sealed = Sealed(seat, stop.number, command.option)
    if command.option is None:
        return Outcome(privates=[sealed], reply={"sealed": None})
    return clicked(table, stop, sealed, at)


def clicked(table: Table, stop: Stop, sealed: Sealed, at: int) -> Outcome:
    """What a click does besides sealing: passes may be public, and the last click may close."""
    reply: dict[str, object] = {"sealed": sealed.option}
    entries: list[e.Entry] = []
    seat, t = sealed.seat, table.time(at)
    decision = next(asked for asked in table.playing.pending if asked.seat == seat)
    passes = sealed.option is not None and decision.options[sealed.option].verb == "decline"
    if stop.on_table and seat in stop.seats and passes:
        entries.append(e.Passed(at, stop.number, seat))
    after = replace(table, sealed={**table.sealed, seat: sealed})
    last = Outcome()
    if stop.kind == HAND_OVER:
        last = hand_over(after, stop, at, t)
    elif (stop.closer == seat or (stop.on_table and seat in stop.seats)) and closes(after, stop, t, t):
        last = settle(after, at)
    return Outcome([*entries, *last.entries], [sealed, *last.privates], reply)


def now(table: Table, who: Person, command: c.Now, at: int) -> Outcome:
    """An any-time card: at once in an open moment, sealed in a window, else held until it is allowed."""
    if command.option is None and command.line is None:
        seat, _ = at_stop(table, who)
        return Outcome(privates=[Waiting(seat, None)], reply={"waiting": None})
    seat, stop = present(table, who)
    option = chosen_now(may_now(table, seat), command)
    if stop.free and stop.seats != (seat,):
        pick = next((i for i, found in enumerate(table.playing.options(seat)) if found.line == option.line), None)
        if pick is not None:
            return Outcome([e.Interjected(at, stop.number, seat, pick)], [Cleared(), Waiting(seat, None)])
    if stop.kind == WINDOW:
        decision = next((asked for asked in table.playing.pending if asked.seat == seat), None)
        place = None if decision is None else find(decision, option.line)
        if place is not None:
            return seal(table, who, c.Seal(stop.number, place), at)
    return Outcome(privates=[Waiting(seat, option.line)], reply={"waiting": option.line})


def chosen_now(options: tuple[Option, ...], command: c.Now) -> Option:
    if not options:
        raise Refused("nothing held", ("D.16",))
    for i, option in enumerate(options):
        if option.line == command.line or (command.line is None and i == command.option):
            return option
    raise Refused("no such option")


def may_now(table: Table, seat: int) -> tuple[Option, ...]:
    """What a seat may reveal at any time: now, or as soon as it is allowed."""
    if table.stop is None or table.seats[seat].left:
        return ()
    if table.stop.free and table.stop.seats != (seat,):
        return table.playing.options(seat)
    return any_time_options(table.playing, seat)


def hold(table: Table, who: Person, command: c.Hold, at: int) -> Outcome:
    """More time for everybody; whoever wanted it is not named."""
    seat, stop = present(table, who, command.number)
    t = table.time(at)
    if stop.kind != WINDOW:
        raise Refused("not a window", ("D.84",))
    if t >= ends(table, stop):
        raise Refused("closed")
    if not table.settings.holds:
        raise Refused("no holds")
    if longer(stop, HOLD, t).beats == stop.beats:
        raise Refused("held enough")
    if not table.seats[seat].holds:
        raise Refused("no hold left")
    return Outcome([e.Held(at, stop.number, seat)], reply={"holds": table.seats[seat].holds - 1})


def prefer(table: Table, who: Person, command: c.Prefer, at: int) -> Outcome:
    """One's own settings; they change what one is shown, never what others see."""
    seat, stop = at_stop(table, who)
    mine = table.preferred.get(seat, Preferred(seat))
    stop_me = mine.stop_me if command.stop_me is None else command.stop_me
    if stop_me not in STOPS:
        raise Refused(
            "setting value", key="stop_me", value=said(stop_me, 40), right=Because("one of", words=", ".join(STOPS))
        )
    standing = mine.standing if command.standing is None else command.standing
    if len(standing) > MOST_STANDING:
        raise Refused("many standing", most=MOST_STANDING)
    for rule in standing:
        if not rule.line.startswith(("reveal ", "use ")) or (rule.card is None and rule.threat is None):
            raise Refused("no such standing")
    until = mine.pass_until if command.pass_until is None else table.turns if command.pass_until else None
    kept = Preferred(seat, stop_me, standing, until)
    after = replace(table, preferred={**table.preferred, seat: kept})
    if stop.kind == WINDOW and stop.closer == seat and closes(after, stop, table.time(at), table.time(at)):
        last = settle(after, at)
        return Outcome(last.entries, [kept, *last.privates], {"kept": True})
    return Outcome(privates=[kept], reply={"kept": True})


def why(table: Table, who: Person, command: c.Why, at: int) -> Outcome:
    """Why a line is not legal for its player now; the reason is worded in their language."""
    seat, stop = at_stop(table, who)
    try:
        reason = reason_behind(table.playing, seat, command.options if stop.kind == TURN else (), command.line[:200])
    except IllegalAnswer as why:
        raise Refused.because(why) from None
    return Outcome(reply={"why": reason, "line": command.line[:200]})


def hint(table: Table, who: Person, command: c.Hint, at: int) -> Outcome:
    """Whether a player may be given a hint: nothing changes, and nobody else learns that they asked."""
    seat, _ = present(table, who, command.number)
    if not table.settings.hints or table.is_lesson:
        raise Refused("no hints")
    if all(asked.seat != seat for asked in table.playing.pending):
        raise Refused("no such option")
    return Outcome(reply={"option": None})


def bot_answer(table: Table, command: c.BotAnswer) -> Outcome:
    """A bot has thought; nobody sees when."""
    stop = table.stop
    if stop is None or command.number != stop.number or not 0 <= command.seat < len(table.seats):
        raise Refused("late thought")
    game = table.playing
    pending = next((asked for asked in game.pending if asked.seat == command.seat), None)
    options = game.options(command.seat) if command.kind == "now" or pending is None else pending.options
    if command.option is not None and not 0 <= command.option < len(options):
        raise Refused("no such option")
    private: Private = Thought(command.seat, command.number, command.option, command.kind)
    return Outcome(privates=[private])
