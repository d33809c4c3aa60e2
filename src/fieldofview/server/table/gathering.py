"""Before a game and after it: seats, bots, settings, the start, a rematch."""

from __future__ import annotations

from dataclasses import replace

from ...bots import USUAL
from ...cards.complaint import Complaint
from ...cards.typed import said
from ...game.names import clean, folded
from . import commands as c
from . import entries as e
from .bots import LEVELS, NAMES
from .first import BOT_NAMES, FIRST
from .outcome import Outcome
from .refused import Refused
from .settings import Settings
from .table import GATHERING, OVER, Person, Seat, Table

SECRET_BYTES = 32


def opening(at: int, host: Person, settings: Settings, code: str = "") -> list[e.Entry]:
    """The first entries of a table: its opener is the host, and sits down unless they judge."""
    made: list[e.Entry] = [e.Opened(at, host.guest, settings.to_data(), code)]
    return made if settings.judge else [*made, e.Sat(at, 0, host.guest, clean(host.name), host.signed_in)]


def quick_opening(at: int, host: Person, settings: Settings, level: str = USUAL) -> list[e.Entry]:
    """A table with bots on all other seats: it can be started at once."""
    check_level(level)
    made = opening(at, host, settings)
    names = [host.name]
    for seat in range(1, settings.seats):
        names.append(free_name(NAMES[seat % len(NAMES)], names))
        made.append(e.BotSeated(at, seat, level, names[-1]))
    return made


def first_opening(at: int, host: Person, settings: Settings) -> list[e.Entry]:
    """A first game, begun: its table is laid by hand."""
    made = opening(at, host, settings)
    names = [host.name]
    for seat, name in enumerate(BOT_NAMES, 1):
        names.append(free_name(name, names))
        made.append(e.BotSeated(at, seat, FIRST, names[-1]))
    return [*made, e.Began(at, "", FIRST)]


def free_name(name: str, taken: list[str]) -> str:
    """The name, or with a number where somebody is called so already."""
    others = {folded(other) for other in taken if other}
    number, found = 1, name
    while folded(found) in others:
        number += 1
        found = f"{name[:20].rstrip()} {number}"
    return found


def gathers(table: Table) -> None:
    if table.phase != GATHERING:
        raise Refused("not gathering")


def hosts(table: Table, who: Person) -> None:
    if not who.guest or who.guest != table.host:
        raise Refused("host only")


def seat_there(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refused("no such seat", seat=seat + 1, seats=len(table.seats))
    return table.seats[seat]


def sit(table: Table, who: Person, command: c.Sit, at: int) -> Outcome:
    gathers(table)
    if table.is_judge(who.guest):
        raise Refused("judge sits")
    if not who.guest or table.seat_of(who.guest) is not None:
        raise Refused("seated already")
    if who.guest in table.unwelcome:
        raise Refused("kicked")
    if table.settings.rated and not who.signed_in:
        raise Refused("rated accounts")
    free = [i for i, seat in enumerate(table.seats) if not seat.taken]
    if command.seat is not None:
        seat_there(table, command.seat)
        if command.seat not in free:
            raise Refused("seat taken")
    if not free:
        raise Refused("table full")
    seat = free[0] if command.seat is None else command.seat
    try:
        name = clean(who.name)
    except Complaint as why:
        raise Refused.because(why, "name") from None
    sat = e.Sat(at, seat, who.guest, free_name(name, table.names), who.signed_in)
    return Outcome([sat, *take_host(table, who, at)], joins=True)


def take_host(table: Table, who: Person, at: int) -> list[e.Entry]:
    """The host has stood up when nobody else was there: whoever sits down now is the host."""
    is_there = table.settings.judge or table.seat_of(table.host) is not None
    return [] if is_there or table.host == who.guest else [e.HostPassed(at, who.guest)]


def stand(table: Table, who: Person, command: c.Stand, at: int) -> Outcome:
    gathers(table)
    seat = own_seat(table, who)
    return Outcome([e.Stood(at, seat), *pass_host(table, seat, at)])


def pass_host(table: Table, leaving: int, at: int) -> list[e.Entry]:
    """The host's seat is empty: the next player clockwise is the host."""
    return _host_after(table, leaving, at) if table.seats[leaving].guest == table.host else []


def _host_after(table: Table, place: int, at: int) -> list[e.Entry]:
    order = [table.seats[(place + step) % len(table.seats)] for step in range(1, len(table.seats) + 1)]
    others = (seat.guest for seat in order if seat.guest not in (None, table.host) and not seat.left)
    heir = next(others, None)
    return [] if heir is None else [e.HostPassed(at, heir)]


def without(table: Table, guest: str) -> list[e.Entry]:
    """How a table that gathers goes on when somebody is gone for good; nobody judges in their place."""
    if table.is_judge(guest):
        settings = replace(table.settings, judge=False)
        return [e.Changed(table.now, settings.to_data()), *_host_after(table, -1, table.now)]
    seat = table.seat_of(guest)
    left = [] if seat is None else [e.Stood(table.now, seat)]
    return [*left, *(_host_after(table, -1 if seat is None else seat, table.now) if guest == table.host else [])]


def own_seat(table: Table, who: Person) -> int:
    seat = table.seat_of(who.guest)
    if seat is None:
        raise Refused("no seat")
    return seat


def ready(table: Table, who: Person, command: c.Ready, at: int) -> Outcome:
    gathers(table)
    return Outcome([e.Readied(at, own_seat(table, who), command.on)])


def seat_bot(table: Table, who: Person, command: c.SeatBot, at: int) -> Outcome:
    gathers(table)
    hosts(table, who)
    seat = seat_there(table, command.seat)
    if seat.guest is not None:
        raise Refused("a player sits there")
    if table.settings.rated and command.level is not None:
        raise Refused("rated bots")
    if command.level is None:
        if not seat.taken:
            raise Refused("seat empty")
        return Outcome([e.Stood(at, command.seat)])
    check_level(command.level)
    name = free_name(NAMES[command.seat % len(NAMES)], [*table.names[: command.seat], *table.names[command.seat + 1 :]])
    return Outcome([e.BotSeated(at, command.seat, command.level, name)])


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("no such bot", level=said(level, 40), levels=", ".join(LEVELS))


def swap(table: Table, who: Person, command: c.Swap, at: int) -> Outcome:
    gathers(table)
    hosts(table, who)
    seat_there(table, command.a)
    seat_there(table, command.b)
    return Outcome([e.Swapped(at, command.a, command.b)])


def kick(table: Table, who: Person, command: c.Kick, at: int) -> Outcome:
    gathers(table)
    hosts(table, who)
    seat = seat_there(table, command.seat)
    if not seat.taken:
        raise Refused("seat empty")
    if seat.guest == who.guest:
        raise Refused("kick yourself")
    return Outcome([e.Stood(at, command.seat, kicked=True)])


def change(table: Table, who: Person, command: c.Change, at: int) -> Outcome:
    gathers(table)
    hosts(table, who)
    settings = table.settings.changed(command.settings, table.settings.files)
    taken = sum(seat.taken for seat in table.seats)
    if taken > settings.seats:
        raise Refused("fewer seats", count=taken)
    if settings.judge and table.seat_of(who.guest) is not None:
        raise Refused("judge sits")
    return Outcome([e.Changed(at, settings.to_data())], joins=settings.judge and not table.settings.judge)


def missing(table: Table) -> Refused | None:
    """What is still in the way of a start."""
    empty = sum(not seat.taken for seat in table.seats)
    if empty:
        return Refused("rated seats empty" if table.settings.rated else "seats empty", count=empty)
    if not table.settings.judge and not any(seat.guest for seat in table.seats):
        return Refused("bots alone")
    if table.settings.rated and not all(seat.signed_in for seat in table.seats):
        return Refused("rated people", names=", ".join(seat.name for seat in table.seats if not seat.signed_in))
    unready = [seat.name for seat in table.seats if seat.guest not in (None, table.host) and not seat.ready]
    return Refused("not ready", names=", ".join(unready)) if unready else None


def start(table: Table, who: Person, at: int, entropy: bytes | None) -> Outcome:
    gathers(table)
    hosts(table, who)
    why = missing(table)
    if why is not None:
        raise why
    if entropy is None or len(entropy) != SECRET_BYTES:
        raise ValueError(f"The deal needs {SECRET_BYTES} bytes of entropy.")
    table.settings.setup(table.names, entropy)
    return Outcome([e.Began(at, entropy.hex())])


def rematch_host(table: Table, guest: str) -> str:
    """Who is the host of the new table: whoever asks for it, or the judge, who goes on judging."""
    return table.host if table.settings.judge else guest


def rematch(table: Table, who: Person, command: c.Rematch, at: int) -> Outcome:
    """The same people and bots at a new table, everybody one seat further; whoever asks next agrees to the same one.

    The seats of those whom its host wants nothing of stay free.
    """
    if table.phase != OVER:
        raise Refused("not over")
    wants = table.seat_of(who.guest)
    if wants is None and who.guest != table.host:
        raise Refused("no seat")
    if table.rematch is not None:
        agrees: list[e.Entry] = (
            [] if wants is None or wants in table.agreed else [e.Rematched(at, table.rematch, wants)]
        )
        return Outcome(agrees, reply={"id": table.rematch})
    settings = replace(table.settings, seats=len(table.seats))
    opens: list[e.Entry] = [e.Opened(at, rematch_host(table, who.guest), settings.to_data())]
    for i in range(len(table.seats)):
        seat = table.seats[(i + 1) % len(table.seats)]
        if seat.guest in command.kept_out:
            continue
        if seat.guest is not None:
            opens.append(e.Sat(at, i, seat.guest, seat.name, seat.signed_in))
        else:
            level = seat.level if seat.level in LEVELS else USUAL
            opens.append(e.BotSeated(at, i, level, seat.name))
    return Outcome([e.Rematched(at, command.id, wants)], reply={"id": command.id}, opens=opens)
