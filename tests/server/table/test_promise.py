"""The promise, on every kind of table; and each leak that is put back on purpose turns it red."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest
from tests.server.table import world
from tests.server.table.promise import Leak, Tried, keep_promise
from tests.views.games import ALL, SMALL, Sets, ids_of

from fieldofview.game.errors import LateAnswer
from fieldofview.game.reasons import Reason
from fieldofview.server.table import Outcome, Person, Refused, Table, answering, clocks, deciding, ticking
from fieldofview.server.table import commands as c
from fieldofview.server.table import entries as e
from fieldofview.server.table.clocks import TURN, WINDOW, Stop

CITES = ("D.84",)
messages: Any = import_module("fieldofview.server.table.messages")  # the package's own `messages` is its function
SOME = [(sets, players) for i, (sets, players) in enumerate(SMALL) if i % 3 == 0 or "open-eyes" in str(sets)]


def people(players: int, seed: int) -> set[int]:
    """Who is human: anybody, the first always."""
    dice = Random(seed)
    return {0, *dice.sample(range(players), dice.randint(min(2, players), players))}


def some(viewers: set[int], seed: int, count: int) -> list[int | None]:
    known: list[int | None] = [None, *sorted(viewers)]
    return Random(seed).sample(known, min(count, len(known)))


def try_it(sets: Sets, players: int, seed: int, windows: str, acts: int = 24, viewers: int = 2) -> Tried:
    humans = people(players, seed)
    return keep_promise(
        sets, players, seed, windows=windows, humans=humans, acts=acts, viewers=some(humans, seed, viewers)
    )


@pytest.mark.parametrize(("sets", "players"), SOME, ids=ids_of(SOME))
def test_what_a_viewer_is_sent_and_when_never_depends_on_what_is_hidden(sets: Sets, players: int) -> None:
    tried = try_it(sets, players, 300 + 11 * players + len(sets), "sealed")
    assert tried.compared > 40
    assert tried.unlike > 10, "the other run should differ in secrets"
    assert tried.differed > 20


@pytest.mark.parametrize(("sets", "players"), SOME[::3], ids=ids_of(SOME[::3]))
def test_quick_tables_show_when_they_close_and_nothing_else(sets: Sets, players: int) -> None:
    assert try_it(sets, players, 800 + players, "quick").compared > 40


@pytest.mark.soak
@pytest.mark.parametrize("windows", ["sealed", "quick"])
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_the_promise_in_many_games(sets: Sets, players: int, windows: str) -> None:
    for seed in range(8):
        try_it(sets, players, 5_000 + seed, windows, acts=60, viewers=4)


# -- leaks put back on purpose -------------------------------------------------------------------------------------

TABLES: list[tuple[Sets, int]] = [(("viewpoint", "reflections"), 4), (("open-eyes",), 3), (("reflections",), 3)]


def sees(seeds: int = 6) -> str:
    """What turns the promise red within a few tables; nothing if it stays green."""
    for seed in range(seeds):
        for sets, players in TABLES:
            try:
                keep_promise(sets, players, 40 + seed, acts=30)
            except Leak as leak:
                return str(leak)
    return ""


def test_it_stays_green_as_the_table_is() -> None:
    assert sees(2) == ""


Patch = pytest.MonkeyPatch


def early(patch: Patch) -> None:
    """A sealed window that closes when everybody who could answer has sealed."""
    usual = answering.clicked

    def leaky(table: Table, stop: Stop, sealed: Any, at: int) -> Outcome:
        outcome = usual(table, stop, sealed, at)
        after = replace(table, sealed={**table.sealed, sealed.seat: sealed})
        humans = [seat for seat in stop.seats if table.is_human(seat)]
        if stop.kind == WINDOW and not outcome.entries and all(seat in after.sealed for seat in humans):
            last = ticking.settle(after, at)
            return Outcome(last.entries, [sealed, *last.privates], outcome.reply)
        return outcome

    patch.setattr(answering, "clicked", leaky)


def acknowledged_to_all(patch: Patch) -> None:
    usual = messages.clock
    patch.setattr(messages, "clock", lambda table: {**usual(table), "answers": len(table.sealed)})


def length_by_hands(patch: Patch) -> None:
    """A window that is shorter where nobody holds an answer."""
    usual = clocks.open_stop

    def leaky(table: Table, t: int) -> Stop:
        stop = usual(table, t)
        if stop.kind == WINDOW and all(len(decision.options) == 1 for decision in table.playing.pending):
            return replace(stop, beats=(stop.lands + 1_000,))
        return stop

    from fieldofview.server.table import evolving

    patch.setattr(evolving, "open_stop", leaky)


def shared_numbers(patch: Patch) -> None:
    """One sequence for everybody: what others are sent shows as a gap."""
    usual, count = world.messages, {"n": 0}

    def leaky(table: Table, viewer: Person, mark: Any, lang: str, at: int) -> Any:
        found, new = usual(table, viewer, mark, lang, at)
        count["n"] += len(table.sealed) + len(found)
        return [{**message, "n": count["n"]} for message in found], new

    patch.setattr(world, "messages", leaky)


def refusal_tells(patch: Patch) -> None:
    usual = answering.at_stop

    def leaky(table: Table, who: Person, number: int | None = None) -> tuple[int, Stop]:
        seat, stop = usual(table, who)
        if number is not None and number != stop.number:
            said = Reason("late", {"number": str(stop.number + len(table.sealed) + len(table.thoughts))})
            raise Refused.because(LateAnswer(said))
        return seat, stop

    patch.setattr(answering, "at_stop", leaky)


def bot_when_ready(patch: Patch) -> None:
    usual = deciding.answering.bot_answer

    def leaky(table: Table, command: c.BotAnswer) -> Outcome:
        outcome, stop = usual(table, command), table.stop
        if stop is not None and stop.kind == TURN and command.kind == "decision" and command.option is not None:
            return Outcome([e.Answered(world_time(table), stop.number, command.seat, (command.option,), "bot")])
        return outcome

    times: dict[str, int] = {}

    def world_time(table: Table) -> int:
        return times.get("at", table.now)

    decide = world.decide

    def noting(table: Table, who: Person, command: Any, at: int, entropy: bytes | None = None) -> Outcome:
        times["at"] = at
        return decide(table, who, command, at, entropy)

    patch.setattr(world, "decide", noting)
    patch.setattr(deciding.answering, "bot_answer", leaky)


def holder_named(patch: Patch) -> None:
    usual = messages.clock
    patch.setattr(messages, "clock", lambda t: {**usual(t), "holds": [seat.holds for seat in t.seats]})


def waiting_shown(patch: Patch) -> None:
    usual = messages.seats
    patch.setattr(messages, "seats", lambda table: {**usual(table), "eager": len(table.waiting)})


def settings_shown(patch: Patch) -> None:
    usual = messages.seats
    patch.setattr(messages, "seats", lambda table: {**usual(table), "own": sorted(table.preferred)})


def one_option_at_once(patch: Patch) -> None:
    """A pick with one option is taken at once, also where only its player knows that there is one."""
    patch.setattr(clocks, "is_public", lambda table, decision: True)


def only_holders_asked(patch: Patch) -> None:
    """The table waits for those who hold an answer."""
    usual = messages.news

    def leaky(table: Table, seat: int | None, since: int, lang: str) -> dict[str, Any]:
        data = usual(table, seat, since, lang)
        if table.stop is not None and table.stop.kind == WINDOW:
            data["waiting_for"] = [d.seat for d in table.playing.pending if len(d.options) > 1]
        return data

    patch.setattr(messages, "news", leaky)


def seal_brings_back(patch: Patch) -> None:
    """Whoever seals is shown as connected."""
    usual = messages.seats

    def leaky(table: Table) -> dict[str, Any]:
        data = usual(table)
        for seat, row in enumerate(data["seats"]):
            row["active"] = seat in table.sealed
        return data

    patch.setattr(messages, "seats", leaky)


LEAKS: list[Callable[[Patch], None]] = [
    early,
    acknowledged_to_all,
    length_by_hands,
    shared_numbers,
    refusal_tells,
    bot_when_ready,
    holder_named,
    waiting_shown,
    settings_shown,
    one_option_at_once,
    only_holders_asked,
    seal_brings_back,
]


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__ for leak in LEAKS])
def test_a_leak_turns_it_red(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    assert sees()
