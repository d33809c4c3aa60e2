"""More leaks that somebody might build by mistake: subtle ones, seen late, by few, or in one language only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from tests.server.table.test_promise import sees

from fieldofview.server.table import Outcome, Person, Table, answering, clocks, evolving, ticking
from fieldofview.server.table import commands as c
from fieldofview.server.table import entries as e
from fieldofview.server.table.clocks import TURN, WINDOW, Stop

Patch = pytest.MonkeyPatch
messages: Any = import_module("fieldofview.server.table.messages")


def voided_counted(patch: Patch) -> None:
    """When a window has closed, how many answers were void."""
    usual, count = ticking.settle, {"n": 0}

    def settle(table: Table, at: int) -> Outcome:
        count["n"] = len(table.sealed)
        return usual(table, at)

    told = messages.news
    patch.setattr(ticking, "settle", settle)
    patch.setattr(messages, "news", lambda *args: {**told(*args), "void": count["n"]})


def bank_pays_for_sealing(patch: Patch) -> None:
    """Time until a player seals is theirs: everybody sees the bank."""
    usual = evolving.move_on

    def leaky(table: Table, entry: e.Entry) -> None:
        for seat in table.sealed:
            table.seats[seat].bank = max(0, table.seats[seat].bank - 10)
        usual(table, entry)

    patch.setitem(evolving.TAKES, e.Settled, leaky)


def silence_is_a_miss(patch: Patch) -> None:
    """Who seals nothing in three windows is taken for away."""
    usual, silent = evolving.move_on, {}

    def leaky(table: Table, entry: e.Entry) -> None:
        stop = table.stop
        for seat in stop.seats if stop is not None else ():
            if seat not in table.sealed and table.is_human(seat):
                silent[id(table), seat] = silent.get((id(table), seat), 0) + 1
                table.seats[seat].away = silent[id(table), seat] > 2
        usual(table, entry)

    patch.setitem(evolving.TAKES, e.Settled, leaky)


def pace_by_choice(patch: Patch) -> None:
    """A bot is quicker where it has little to choose from."""
    usual = clocks.checks

    def leaky(table: Table, stop: Stop) -> list[int]:
        times = usual(table, stop)
        if stop.kind == TURN and stop.by_bot and table.playing.decision is not None:
            return [time + 100 * len(table.playing.decision.options) for time in times]
        return times

    from fieldofview.server.table import table as module

    patch.setattr(module, "checks", leaky)


def length_by_deck(patch: Patch) -> None:
    """A window is longer where an answer is still in the draw pile or a hand that nobody sees."""
    usual = evolving.open_stop

    def leaky(table: Table, t: int) -> Stop:
        stop = usual(table, t)
        if stop.kind == WINDOW and any(len(asked.options) > 1 for asked in table.playing.pending):
            return replace(stop, beats=tuple(beat + 100 for beat in stop.beats))
        return stop

    patch.setattr(evolving, "open_stop", leaky)


def why_looks_at_others(patch: Patch) -> None:
    """The reply to `why` knows what others hold."""
    usual = answering.why

    def leaky(table: Table, who: Person, command: c.Why, at: int) -> Outcome:
        outcome = usual(table, who, command, at)
        held = sum(len(asked.options) for asked in table.playing.pending)
        return replace(outcome, reply={**outcome.reply, "line": f"{command.line} {held}"})

    from fieldofview.server.table import deciding

    patch.setitem(deciding.DECIDES, c.Why, leaky)


def preview_looks_ahead(patch: Patch) -> None:
    """A preview goes on behind the window: it says what is drawn."""
    usual = answering.preview

    def leaky(table: Table, who: Person, command: c.Preview, at: int) -> Outcome:
        outcome = usual(table, who, command, at)
        twin = table.playing.clone()
        twin.answer(command.options[0], table.seat_of(who.guest))
        seen = [event.to_json() if hasattr(event, "to_json") else repr(event) for event in twin.events[-3:]]
        return replace(outcome, reply={**outcome.reply, "then": seen})

    from fieldofview.server.table import deciding

    patch.setitem(deciding.DECIDES, c.Preview, leaky)


def eager_hands_shown(patch: Patch) -> None:
    """Everybody is told how many any-time cards there are."""
    told = messages.news

    def leaky(table: Table, seat: int | None, since: int, lang: str) -> dict[str, Any]:
        held = [len(answering.may_now(table, other)) for other in range(len(table.seats))] if table.stop else []
        return {**told(table, seat, since, lang), "eager": held}

    patch.setattr(messages, "news", leaky)


def a_tick_later(patch: Patch) -> None:
    """The table looks a tick later where an any-time card waits."""
    from fieldofview.server.table import table as module

    usual = clocks.checks

    def leaky(table: Table, stop: Stop) -> list[int]:
        return [time + 100 * bool(table.waiting) for time in usual(table, stop)]

    patch.setattr(module, "checks", leaky)


def in_german_only(patch: Patch) -> None:
    """A sentence of one language counts what is sealed."""
    told = messages.gathering, messages.news

    def leaky(table: Table, seat: int | None, since: int, lang: str) -> dict[str, Any]:
        data: dict[str, Any] = told[1](table, seat, since, lang)
        if lang == "de":
            data["lines"] = [line and f"{line} {len(table.preferred)}" for line in data["lines"]]
        return data

    patch.setattr(messages, "news", leaky)


def told_on_return(patch: Patch) -> None:
    """Only who comes back is told what waits."""
    usual = messages.now_true

    def leaky(table: Table, viewer: Person, *others: Any) -> Any:
        found = usual(table, viewer, *others)
        return [(kind, {**part, "w": sorted(table.sealed)} if kind == "hello" else part) for kind, part in found]

    patch.setattr(messages, "now_true", leaky)


def refused_by_the_hand(patch: Patch) -> None:
    """A hold is refused where nobody could use it."""
    usual = answering.hold

    def leaky(table: Table, who: Person, command: c.Hold, at: int) -> Outcome:
        if table.stop is not None and all(len(asked.options) == 1 for asked in table.playing.pending):
            raise answering.Refused("held enough")
        return usual(table, who, command, at)

    from fieldofview.server.table import deciding

    patch.setitem(deciding.DECIDES, c.Hold, leaky)


def hands_weighed(patch: Patch) -> None:
    """Everybody is told how long the judge looked at what: it was as much as there was to see."""
    usual = messages.looks

    def leaky(table: Table, lang: str) -> dict[str, Any]:
        return {**usual(table, lang), "seen": sum(len(card) for hand in messages.hands(table) for card in hand)}

    patch.setattr(messages, "looks", leaky)


LEAKS: list[Callable[[Patch], None]] = [
    voided_counted,
    bank_pays_for_sealing,
    silence_is_a_miss,
    pace_by_choice,
    length_by_deck,
    why_looks_at_others,
    preview_looks_ahead,
    eager_hands_shown,
    a_tick_later,
    in_german_only,
    told_on_return,
    refused_by_the_hand,
]


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__ for leak in LEAKS])
def test_a_leak_turns_it_red(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    assert sees()


def test_what_a_judge_sees_stays_with_the_judge(monkeypatch: Patch) -> None:
    """At tables where much goes on, since judges look seldom."""
    assert sees(2, noise=0.6) == ""
    hands_weighed(monkeypatch)
    assert sees(noise=0.6)
