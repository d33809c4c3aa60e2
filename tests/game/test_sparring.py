"""Game follows game: each is the one of its seed, with the policies' answers between those from outside."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from fieldofview.game import BadBatch
from fieldofview.game.making import HAND
from fieldofview.game.setup import tables_of
from fieldofview.game.sitting import Sitting
from fieldofview.game.sparring import Sparring
from fieldofview.kernel.dealing import deal
from fieldofview.kernel.layout import State
from fieldofview.kernel.machine import advance, step
from fieldofview.kernel.ops import BROKEN
from fieldofview.policies import find_policy
from fieldofview.policies import sparring as places
from fieldofview.policies.sparring import OUTSIDE

SEATINGS = [
    (("viewpoint",), (None, "random")),
    (("viewpoint", "reflections"), (None, "greedy", None, "random")),
    (("open-eyes+plague",), (None, None, None)),
]


class Shadow:
    """What one place must show, played by single games."""

    def __init__(self, sets: tuple[str, ...], policies: tuple[str | None, ...], seed: int, places: int) -> None:
        self.sitting, self.policies, self.seed, self.places = Sitting(sets, len(policies)), policies, seed, places
        self.deal()

    def deal(self) -> None:
        self.sitting.deal(self.seed)
        self.seed += self.places
        self.go_on()

    def go_on(self) -> None:
        while not self.sitting.over and (policy := self.policies[self.sitting.seat]) is not None:
            self.sitting.follow(policy)

    def act(self, action: int) -> list[float] | None:
        """Answer; returns the shares of a game that ended."""
        self.sitting.act(action)
        self.go_on()
        if not self.sitting.over:
            return None
        shares = self.sitting.shares
        self.deal()
        return shares


@pytest.mark.parametrize(("sets", "policies"), SEATINGS)
def test_every_place_plays_the_games_of_its_seeds(sets: tuple[str, ...], policies: tuple[str | None, ...]) -> None:
    sparring, dice = Sparring(sets, policies, 3, seed=20), Random(1)
    shadows = [Shadow(sets, policies, 20 + i, 3) for i in range(3)]
    ended = 0
    for _ in range(400):
        for i, shadow in enumerate(shadows):
            assert sparring.seats[i] == shadow.sitting.seat
            assert sparring.rows[i].tobytes() == shadow.sitting.row.tobytes()
            assert sparring.masks[i].tobytes() == shadow.sitting.mask.tobytes()
        actions = [dice.choice(mask.nonzero()[0].tolist()) for mask in sparring.masks]
        sparring.act(actions)
        for i, shadow in enumerate(shadows):
            shares = shadow.act(actions[i])
            assert sparring.ended[i] == (shares is not None)
            assert sparring.shares[i].tolist() == pytest.approx(shares or [0.0] * len(policies))
            ended += shares is not None
    assert ended >= 3


def test_a_game_that_goes_on_and_on_between_policies_is_void(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "MOST_DECISIONS", 30)
    answered = []
    monkeypatch.setattr(places, "step", lambda *of: answered.append(of[2]) or step(*of))
    tables = tables_of(("viewpoint",), 2)
    weights = [find_policy("random").weights(tables, 2).plain] * 2
    for policies in ([0, 0], [0, OUTSIDE]):
        state = State(tables.size)
        deal(state, tables.plain, 1, 2, 0, 0, HAND)
        advance(state, tables.plain)
        answered.clear()
        places.play_others(state, tables.plain, weights, policies, 5)
        if OUTSIDE in policies:
            assert (state.over, state.decider) == (0, 1), "somebody outside is asked long before"
        else:
            assert (len(answered), state.over, state.reason, state.winners) == (30, 1, BROKEN, 0)


def test_equal_seeds_give_equal_games() -> None:
    one, other = Sparring(places=4, seed=9), Sparring(places=4)
    assert one.rows.tobytes() != other.rows.tobytes()
    other.deal(9)
    for _ in range(60):
        assert one.rows.tobytes() == other.rows.tobytes()
        actions = one.masks.argmax(axis=1)
        one.act(actions)
        other.act(actions)


def test_what_cannot_be_is_refused_and_nothing_happens() -> None:
    sparring = Sparring(places=3, seed=1)
    before = sparring._states.tobytes()
    legal = sparring.masks.argmax(axis=1)
    for answers, words in (
        ([legal[0], -1, legal[2]], "Game 1 does not offer action -1"),
        ([*legal[:2], 10_000], "Game 2 does not offer action 10000"),
        ([*legal[:2], int(sparring.masks[2].argmin())], "Game 2 does not offer"),
        (legal[:2], "3 games need 3 whole numbers"),
        (legal.astype(float), "whole numbers"),
    ):
        with pytest.raises(BadBatch, match=words):
            sparring.act(answers)
        assert sparring._states.tobytes() == before
    for call, words in (
        (lambda: Sparring(policies=("random", "random")), "At least one seat"),
        (lambda: Sparring(policies=(None, "genius")), "no policy 'genius'"),
        (lambda: Sparring(places=0), "at least one game"),
        (lambda: Sparring(seed=-1), "seed"),
    ):
        with pytest.raises(ValueError, match=words):
            call()
    sparring.act(np.array(legal))
    assert sparring._states.tobytes() != before
