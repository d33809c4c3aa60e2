"""Tables in the situation that a test is about, found by playing on at random until it comes up."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.table.players import Crowd
from tests.server.table.world import JUDGE, ONLOOKER, Line

from fieldofview.game.names import DEFAULT_NAMES
from fieldofview.server.table import PLAYING, Outcome, Refused, Settings, Table
from fieldofview.server.table import commands as c
from fieldofview.server.table.clocks import HAND_OVER, TURN, WINDOW, Stop

Wanted = Callable[[Table, Stop], bool]


def gathered(seed: int = 1, seats: int = 3, humans: set[int] | None = None, **settings: Any) -> Crowd:
    """A table at which everybody sits and is ready."""
    chosen = Settings(**{"seats": seats, "windows": "sealed", **settings})
    names = DEFAULT_NAMES[:seats] if seats <= 4 else tuple(f"Player {i + 1}" for i in range(seats))
    return Crowd(None, names, set(range(seats)) if humans is None else humans, chosen, Random(seed), noise=0.0)


def crowd(seed: int = 1, **table: Any) -> Crowd:
    """A table that has just begun."""
    world = gathered(seed, **table)
    world.begin(Random(seed).randbytes(32))
    return world


def look_on(world: Crowd) -> Crowd:
    """Everybody and an onlooker look on from now."""
    for person in (ONLOOKER, *world.people.values()):
        world.connect(person)
    return world


def reach(wanted: Wanted, **table: Any) -> Crowd:
    """Play at random, at one table after the other, until one waits as wanted; nothing more is planned there."""
    for seed in range(60):
        world = crowd(seed, **table)
        for _ in range(900):
            stop = world.table.stop
            if world.table.phase != PLAYING or stop is None:
                break
            if stop.number != world.planned:
                if wanted(world.table, stop):
                    world.queue.clear()
                    return look_on(world)
                world.planned = stop.number
                world.plan()
            if not world.step():
                break
    raise AssertionError("no table came into this situation")


def go_on(world: Crowd, acts: int = 10_000) -> None:
    """Play on at random to the end, or until so many acts moved the game."""
    while world.table.phase == PLAYING and world.game_acts < acts:
        stop = world.table.stop
        if stop is not None and stop.number != world.planned:
            world.planned = stop.number
            world.plan()
        if not world.step():
            break


def line_of(world: Crowd, seat: int | None) -> Line:
    person = ONLOOKER if seat is None else JUDGE if seat == -1 else world.people[seat]
    return next(line for line in world.lines if line.person == person)


def came(line: Line, since: int = 0, kind: str | None = None) -> list[dict[str, Any]]:
    """The messages that came after the first so many."""
    found = [json.loads(text) for _, text in line.came[since:]]
    return [message for message in found if kind is None or message["t"] == kind]


def does(world: Crowd, seat: int, command: c.Command) -> Outcome:
    """A player does something that is not refused."""
    outcome = world.submit(world.people[seat], command)
    assert isinstance(outcome, Outcome), outcome
    return outcome


def refused(world: Crowd, seat: int, command: c.Command) -> str:
    """The code of the refusal."""
    outcome = world.submit(world.people[seat], command)
    assert isinstance(outcome, Refused)
    return outcome.code


def counted(world: Crowd) -> int:
    return sum(len(line.came) for line in world.lines)


def responder(table: Table, *, answers: bool = True) -> int | None:
    """A human who could answer the open window, and holds an answer."""
    stop = table.stop
    assert stop is not None
    for decision in table.playing.pending:
        able = len(decision.options) > 1 if answers else True
        if decision.seat in stop.seats and table.is_human(decision.seat) and able:
            return decision.seat
    return None


def by_hand(table: Table, stop: Stop) -> bool:
    """A window that somebody could answer from the hand, a human can answer, and nobody's click closes."""
    return stop.kind == WINDOW and not stop.on_table and stop.closer is None and responder(table) is not None


def by_table(table: Table, stop: Stop) -> bool:
    return stop.kind == WINDOW and stop.on_table


def handing(table: Table, stop: Stop) -> bool:
    return stop.kind == HAND_OVER


def turn_of_human(table: Table, stop: Stop) -> bool:
    return stop.kind == TURN and not stop.by_bot and not stop.only
