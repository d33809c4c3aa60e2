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
from tests.views.games import ALL, SMALL, Sets, dealt_game, ids_of

from fieldofview.cards import mix
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


def try_it(
    sets: Sets, players: int, seed: int, windows: str, acts: int = 24, viewers: int = 2, wants: str = ""
) -> Tried:
    humans = people(players, seed)
    looking = some(humans, seed, viewers)
    return keep_promise(sets, players, seed, windows=windows, humans=humans, acts=acts, viewers=looking, wants=wants)


@pytest.mark.parametrize(("sets", "players"), SOME, ids=ids_of(SOME))
def test_what_a_viewer_is_sent_and_when_never_depends_on_what_is_hidden(sets: Sets, players: int) -> None:
    tried = try_it(sets, players, 300 + 11 * players + len(sets), "sealed")
    assert tried.compared > 40
    assert tried.unlike > 10, "the other run should differ in secrets"
    assert tried.differed > 20


@pytest.mark.parametrize(("sets", "players"), SOME[::3], ids=ids_of(SOME[::3]))
def test_quick_tables_show_when_they_close_and_nothing_else(sets: Sets, players: int) -> None:
    assert try_it(sets, players, 800 + players, "quick").compared > 40


def test_who_chose_a_card_to_pass_on_just_before_the_table_looks_is_not_told_by_the_time() -> None:
    """A click between the pace and the raster's next moment closed at once, and so told when it came."""
    assert try_it(("reflections", "prizes"), 2, 5_000, "quick", acts=60, viewers=4).compared > 40


# Every card, at a table where somebody is dealt it and everybody uses it who can.
CARDS: list[tuple[Sets, str]] = [
    (sets, card.name)
    for sets in (("viewpoint",), ("reflections",), ("viewpoint", "prizes"), ("open-eyes+plague",))
    for card in mix(sets).cards
    if sets != ("viewpoint", "prizes") or card.home not in ("viewpoint", "")
]


def try_card(sets: Sets, card: str, seeds: int, players: int) -> None:
    used = 0
    for seed in range(400):
        if used >= seeds:
            return
        game = dealt_game(sets, players, seed, "public")
        if any(card in game.view(seat).hand for seat in range(players)):
            used += try_it(sets, players, seed, "sealed", acts=14, viewers=1, wants=card).used
    raise AssertionError(f"nobody used {card}")


@pytest.mark.parametrize(("sets", "card"), CARDS, ids=[card for _, card in CARDS])
def test_the_promise_for_every_card(sets: Sets, card: str) -> None:
    try_card(sets, card, 1, 3)


@pytest.mark.soak
@pytest.mark.parametrize(("sets", "card"), CARDS, ids=[card for _, card in CARDS])
def test_the_promise_for_every_card_at_many_tables(sets: Sets, card: str) -> None:
    try_card(sets, card, 12, 4)


@pytest.mark.soak
@pytest.mark.parametrize("windows", ["sealed", "quick"])
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_the_promise_in_many_games(sets: Sets, players: int, windows: str) -> None:
    for seed in range(8):
        try_it(sets, players, 5_000 + seed, windows, acts=60, viewers=4)


# -- leaks put back on purpose -------------------------------------------------------------------------------------

TABLES: list[tuple[Sets, int]] = [(("viewpoint", "reflections"), 4), (("open-eyes",), 3), (("reflections",), 3)]


def sees(seeds: int = 6, windows: str = "sealed", noise: float = 0.06) -> str:
    """What turns the promise red within a few tables; nothing if it stays green."""
    for seed in range(seeds):
        for sets, players in TABLES:
            try:
                keep_promise(sets, players, 40 + seed, acts=30, windows=windows, noise=noise)
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


def due_by_hands(patch: Patch) -> None:
    """The table asks for a tick only where there will be something to do."""
    usual = clocks.checks

    def leaky(table: Table, stop: Stop) -> list[int]:
        times = usual(table, stop)
        if stop.kind == TURN and not stop.by_bot and len(table.playing.pending[0].options) > 1:
            return times[1:]
        return times

    patch.setattr(import_module("fieldofview.server.table.table"), "checks", leaky)


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
    due_by_hands,
]


def test_at_quick_tables_standing_answers_that_close_a_window_turn_it_red(monkeypatch: Patch) -> None:
    """Settings, what is sealed and when before a beat: nothing of it shows there either."""
    assert sees(2, "quick") == ""
    usual = ticking.has_sealed

    def leaky(table: Table, seat: int) -> bool:
        mine = table.preferred.get(seat)
        return usual(table, seat) or (mine is not None and bool(mine.standing))

    monkeypatch.setattr(ticking, "has_sealed", leaky)
    assert sees(12, "quick")


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__ for leak in LEAKS])
def test_a_leak_turns_it_red(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    assert sees()
