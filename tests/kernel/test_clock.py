"""Arrivals are numbered anew at the end of a late turn: nothing changes by it, and nothing hidden shows in it."""

from __future__ import annotations

from random import Random

import pytest

from fieldofview import Game, new_game
from fieldofview.game.scenario import read_text
from fieldofview.game.script import run_scenario
from fieldofview.kernel import turns
from fieldofview.kernel.ops import DRAW_PILE, OUT
from fieldofview.kernel.zones import hand, is_hand, is_in_sight, unwind_clock

EXCHANGE = '''
[[scenario]]
title   = "Cross-eyed"
players = ["Ann", "Bob"]
script  = """
Ann: play Cross-eyed
Ann: choose Bob
"""
[scenario.table.hands]
Ann = ["Cross-eyed", "Wink", "Blink", "Wink"]
Bob = ["Wink", "Mirage"]
'''

SETS = ("viewpoint", "reflections", "prizes")


def played(seed: int, answers: int) -> Game:
    """A game after so many random answers."""
    game = new_game(4, SETS, seed, turn_limit=60)
    dice = Random(seed)
    for _ in range(answers):
        if game.decision is None:
            break
        game.answer(dice.choice(game.decision.options).line)
    return game


@pytest.mark.parametrize("seed", range(8))
def test_a_game_that_numbers_anew_after_every_turn_is_the_same_game(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = played(seed, 400)
    monkeypatch.setattr(turns, "LATE", 0)
    anew = played(seed, 400)
    assert anew._state.since != usual._state.since
    assert anew.events == usual.events
    assert anew.decision == usual.decision
    assert [anew.view(p).fields for p in range(4)] == [usual.view(p).fields for p in range(4)]
    assert anew.view(None).discard == usual.view(None).discard


@pytest.mark.parametrize("seed", range(20))
def test_the_order_within_each_place_stays(seed: int) -> None:
    game = played(seed, 60 + 5 * seed)
    s, t = game._state.clone(), game._tables.plain
    before = s.since[:]
    unwind_clock(s, t)
    for one in range(t.n_cards):
        for other in range(t.n_cards):
            if s.place[one] == s.place[other] and s.place[one] not in (DRAW_PILE, OUT):
                assert (s.since[one] < s.since[other]) == (before[one] < before[other])
    assert max(s.since) < s.clock == t.n_cards


@pytest.mark.parametrize("seed", range(20))
def test_the_new_numbers_do_not_depend_on_what_is_hidden(seed: int) -> None:
    game = played(seed, 60 + 5 * seed)
    t = game._tables.plain
    dice = Random(seed)
    for seat in range(4):
        one, other = game._state.clone(), game._state.clone()
        hidden = [c for c in range(t.n_cards) if not is_in_sight(one.place[c]) and one.place[c] != hand(seat)]
        for card in hidden:
            other.since[card] = dice.randrange(other.clock)
        unwind_clock(one, t)
        unwind_clock(other, t)
        seen = set(range(t.n_cards)) - set(hidden)
        assert [one.since[c] for c in seen] == [other.since[c] for c in seen]
        assert one.clock == other.clock
        assert any(is_hand(one.place[c]) for c in hidden)


def test_hands_that_are_exchanged_arrive_together() -> None:
    """Which piece of a name was whose does not show in the order of arrival (D.80)."""
    game = run_scenario(read_text(EXCHANGE)[0]).game
    s = game._state
    for seat in range(2):
        numbers = {s.since[c] for c in range(game._tables.plain.n_cards) if s.place[c] == hand(seat)}
        assert len(numbers) == 1
    assert game.view(0).hand_sizes == (2, 3)


@pytest.mark.parametrize("seed", range(10))
def test_an_open_moment_leaves_no_trace_of_who_was_asked(seed: int) -> None:
    """The turn's frame looks the same at every choice of what to do, whoever holds an any-time card."""
    game = new_game(4, SETS, seed, turn_limit=60)
    dice = Random(seed)
    seen = set()
    while game.decision is not None:
        if game.decision.kind == "action":
            seen.add(game._state.frames[0].at)
        game.answer(dice.choice(game.decision.options).line)
    assert seen == {1}
