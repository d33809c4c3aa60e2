"""The law of secrets: two games that differ only in what a viewer may not know look the same to them (D.78, D.84).

Each leak that was once found is put back on purpose, and the law must see it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import pytest
from tests.views.coupled import Leak, couple
from tests.views.games import ALL, MIXES, WINDOWS, Sets, ids_of
from tests.views.later import LATER

from fieldofview.game import Game, audience, course
from fieldofview.game.errors import IllegalAnswer
from fieldofview.game.making import PLAIN, PUBLIC
from fieldofview.game.reasons import Reason
from fieldofview.game.telling import Teller
from fieldofview.game.windows import could_answer
from fieldofview.kernel import actions, machine, ops, turns
from fieldofview.kernel.layout import Frame, Printed, State
from fieldofview.kernel.machine import tick
from fieldofview.kernel.tables import Tables
from fieldofview.policies.registry import backend
from fieldofview.views import Decision, position, view
from fieldofview.views.beats import Beat
from fieldofview.views.following import Follower

CITES = ("D.43", "D.44", "D.47", "D.75", "D.76", "D.78", "D.80", "D.84")  # what no scenario can show in full


def some_viewers(players: int, seed: int, count: int) -> list[int | None]:
    seats: list[int | None] = [None, *range(players)]
    return Random(seed).sample(seats, min(count, len(seats)))


def number_anew(monkeypatch: pytest.MonkeyPatch, late: int) -> None:
    """Number arrivals anew at the end of a turn after so many of them."""
    backend("plain")  # collects the rules once, and wants one value for each name
    monkeypatch.setattr(turns, "LATE", late)


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_what_a_viewer_is_sent_never_depends_on_what_is_hidden(sets: Sets, players: int, windows: str) -> None:
    seed = 600 + 7 * players + len(sets)
    compared, differed = couple(
        sets, players, seed, windows, disturbance=0.02 * (players % 2), viewers=some_viewers(players, seed, 2)
    )
    assert compared > 20
    assert differed > 20


@pytest.mark.parametrize("windows", WINDOWS)
def test_numbering_arrivals_anew_tells_nothing(windows: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number_anew(monkeypatch, 0)
    for seed, (sets, players) in enumerate([(MIXES[5], 4), (MIXES[4], 2), LATER[1]]):
        couple(sets, players, 650 + seed, windows, viewers=[None, 0, 1])


@pytest.mark.soak
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), ALL, ids=ids_of(ALL))
def test_what_a_viewer_is_sent_never_depends_on_what_is_hidden_in_long_games(
    sets: Sets, players: int, windows: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(4):
        number_anew(monkeypatch, 24_000 if seed % 3 else 40)
        viewers = some_viewers(players, seed, 4)
        couple(sets, players, 9000 + seed, windows, acts=90, disturbance=0.01 * (seed % 3), viewers=viewers)


# -- leaks put back on purpose -------------------------------------------------------------------------------------


def sees(windows: str) -> str:
    """What turns the law red within a few games; nothing if it stays green."""
    for seed in range(8):
        for sets, players in ((MIXES[5], 3), (MIXES[4], 2)):
            try:
                couple(sets, players, 700 + seed, windows)
            except Leak as leak:
                return str(leak)
    return ""


def test_the_law_sees_how_far_an_open_moment_came(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine left it behind, and the position kept it."""
    ask, clear = machine.ask_open_moment, position._clear_unused

    def leaving(s: State, t: Printed, f: Frame) -> None:
        asked = s.can_open & s.alive
        ask(s, t, f)
        if not s.n_options and asked:
            f.at = s.seats

    def keeping(s: State, tables: Tables, seat: int, is_asked: bool) -> None:
        at = s.frames[0].at
        clear(s, tables, seat, is_asked)
        s.frames[0].at = at

    monkeypatch.setattr(machine, "ask_open_moment", leaving)
    monkeypatch.setattr(position, "_clear_unused", keeping)
    assert sees(PLAIN)


def test_the_law_sees_a_refusal_that_depends_on_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    leave = Game._leave

    def leaky(game: Game, seat: int, what: str) -> None:
        if not game._state.can_reveal >> seat & 1:
            raise IllegalAnswer(Reason("gone", {"player": game.names[seat]}))
        leave(game, seat, what)

    monkeypatch.setattr(Game, "_leave", leaky)
    assert sees(PUBLIC)


def test_the_law_sees_a_refusal_for_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """`why` for somebody who is not asked once spoke of the hand of who is."""

    def leaky(game: Game, who: int | str | None) -> Decision | None:
        return game.pending[0] if game.pending else None

    monkeypatch.setattr(Game, "_question", leaky)
    assert sees(PUBLIC)


def test_the_law_sees_where_an_unseen_card_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """Arrivals were numbered anew among all cards: unseen ones counted."""

    def leaky(s: State, t: Printed) -> None:
        order = sorted(range(t.n_cards), key=lambda card: (s.since[card], card))
        for number, card in enumerate(order):
            s.since[card] = number
        s.clock = t.n_cards

    number_anew(monkeypatch, 0)
    monkeypatch.setattr(turns, "unwind_clock", leaky)
    assert sees(PUBLIC)


def test_the_law_sees_handles_by_number_of_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(follower: Follower, pieces: list[int], beat: Beat) -> list[int]:
        for piece in pieces:
            follower.handles[piece] = 1000 + piece
            follower.where[piece] = beat.place[piece]
        return pieces

    monkeypatch.setattr(Follower, "_give", leaky)
    assert sees(PUBLIC)


def test_the_law_sees_options_in_the_order_of_a_hidden_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    add = actions.add_place

    def leaky(s: State, t: Printed, verb: int, place: int) -> None:
        first = s.n_options
        add(s, t, verb, place)
        s.options[first : s.n_options] = sorted(
            s.options[first : s.n_options], key=lambda option: s.since[option % ops.VERB]
        )

    monkeypatch.setattr(actions, "add_place", leaky)
    assert "options" in sees(PUBLIC)


def test_the_law_sees_a_window_that_opens_only_for_holders(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: State, tables: Tables) -> tuple[tuple[int, ...], tuple[int, ...]]:
        from_hand, from_table = could_answer(s, tables)
        probe = s.clone()
        tick(probe, tables.plain)
        return (from_hand, from_table) if probe.n_options else ((), ())

    for file in (course, audience):
        monkeypatch.setattr(file, "could_answer", leaky)
    assert sees(PUBLIC)


def test_the_law_sees_sealed_answers_that_are_void(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many answers were sealed was counted."""
    settle = Game.settle

    def leaky(game: Game, answers: Mapping[int | str, object] | None = None, number: int | None = None) -> None:
        settle(game, answers, number)  # type: ignore[arg-type]
        game._public_stops += len(answers or {})

    monkeypatch.setattr(Game, "settle", leaky)
    assert sees(PUBLIC)


def test_the_law_sees_a_window_that_is_told_only_if_somebody_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Teller.window

    def leaky(teller: Teller, s: State, could: list[int], threats: int) -> None:
        probe = s.clone()
        tick(probe, teller.tables.plain)
        if probe.n_options:
            tell(teller, s, could, threats)

    monkeypatch.setattr(Teller, "window", leaky)
    assert sees(PLAIN)


def test_the_law_sees_private_stops_in_the_numbers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "_number", lambda game, seat: sum(game._stops()))
    assert sees(PLAIN)


def test_the_law_sees_a_private_question_in_the_view_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "_sees_stop", lambda game, seat: True)
    assert sees(PLAIN)


def test_the_law_sees_a_card_named_to_who_did_not_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The knowledge of a thief, given to everybody."""
    told: Callable[..., object] = Follower._sees

    def leaky(follower: Follower, eyes: object) -> object:
        found = told(follower, eyes)
        known = eyes.known[1]  # type: ignore[attr-defined]
        return [x | y for x, y in zip(found, known, strict=True)]  # type: ignore[call-overload]

    monkeypatch.setattr(Follower, "_sees", leaky)
    assert sees(PUBLIC)


def test_the_law_sees_cards_in_the_order_of_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "_ordered", lambda cards, plain, handles: sorted(cards))
    assert sees(PUBLIC)
