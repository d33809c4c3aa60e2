"""One compiled game for an environment: the same game as everybody's, and nothing imagined from what is hidden."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.game.test_batch import ALL

import fieldofview as fov
from fieldofview.game import BadBatch
from fieldofview.game.sitting import Sitting
from fieldofview.kernel.layout import pack, state_fields

TABLES = [("all", 4), ("plague", 6)]


def state_of(sitting: Sitting) -> bytes:
    return sitting._states.tobytes()


def play(sitting: Sitting, dice: Random, most: int = 10_000) -> int:
    """Answer by lot until the end; returns the number of answers."""
    for count in range(most):
        if sitting.over:
            return count
        sitting.act(dice.choice(sitting.mask.nonzero()[0].tolist()))
    return most


@pytest.mark.parametrize(("mix", "players"), TABLES)
def test_a_sitting_is_the_game_of_its_seed(mix: str, players: int) -> None:
    sitting, dice = Sitting(ALL[mix], players), Random(players)
    batch = fov.Batch.deal(ALL[mix], players, 1, 7)
    sitting.deal(7)
    while not sitting.over:
        rows, masks = batch.observe()
        assert sitting.seat == batch.deciders[0]
        assert sitting.row.tobytes() == rows[0].tobytes()
        assert sitting.mask.tolist() == batch.unpack(masks)[0].astype(int).tolist()
        row, mask = sitting.show((sitting.seat + 1) % players)
        assert row.tobytes() == batch.observations((sitting.seat + 1) % players)[0].tobytes()
        assert not mask.any()
        action = dice.choice(sitting.mask.nonzero()[0].tolist())
        sitting.act(action)
        batch.step([action])
    assert sitting.shares == batch.results().shares[0].tolist()
    assert sum(sitting.shares) == pytest.approx(1)
    assert state_of(sitting) == batch._states.tobytes()


def test_the_face_tells_the_same_game_as_it_goes() -> None:
    sitting, dice = Sitting(("viewpoint", "reflections"), 3), Random(3)
    sitting.deal(11)
    while not sitting.over:
        game = sitting.game
        assert game.decision is not None
        assert game.decision.seat == sitting.seat
        assert sorted(sitting.numbers()) == sitting.mask.nonzero()[0].tolist()
        assert len(game.decision.options) == len(sitting.numbers())
        if dice.random() < 0.3:
            sitting.follow("greedy")
        else:
            sitting.answer(dice.randrange(len(game.decision.options)))
    assert sitting.game.outcome is not None
    assert [i for i, share in enumerate(sitting.shares) if share] == list(sitting.game.outcome.winners)
    assert fov.replay(sitting.game.record()).outcome == sitting.game.outcome
    fields = state_fields(sitting.game._tables.size)
    assert pack(sitting.game._state, fields) == pack_of(sitting, fields)


def pack_of(sitting: Sitting, fields: Any) -> bytes:
    """The compiled record without what lies above the depth of its stack."""
    from fieldofview.kernel.layout import unpack

    return pack(unpack(state_of(sitting), fields), fields)


def test_policies_are_shown_when_asked_for() -> None:
    sitting = Sitting(players=3)
    sitting.deal(5)
    sitting.follow("random")
    row, mask = sitting.show(sitting.seat)
    assert sitting.row.tobytes() == row.tobytes()
    assert sitting.mask.tobytes() == mask.tobytes()


def test_copies_go_their_own_way() -> None:
    sitting = Sitting(players=2)
    sitting.deal(4)
    play(sitting, Random(4), 12)
    before = state_of(sitting)
    for twin in (sitting.clone(), deepcopy(sitting), pickle.loads(pickle.dumps(sitting))):
        assert state_of(twin) == before
        assert twin.row.tobytes() == sitting.row.tobytes()
        assert twin.mask.tobytes() == sitting.mask.tobytes()
        play(twin, Random(1))
        assert twin.over
        assert twin.game.outcome is not None
    assert state_of(sitting) == before
    assert len(sitting.answers) == 12


@pytest.mark.parametrize(("mix", "players"), TABLES)
def test_nothing_is_imagined_from_what_is_hidden(mix: str, players: int) -> None:
    """The real unseen cards are dealt anew: what is imagined stays the same, byte by byte."""
    sitting, dice = Sitting(ALL[mix], players), Random(players)
    differed = 0
    for seed in range(3):
        sitting.deal(seed)
        while not sitting.over:
            if dice.random() < 0.15:
                other = sitting.clone()
                other._rules.one_determinise(other._states, other._table, 0, sitting.seat, 99)
                differed += state_of(other) != state_of(sitting)
                for number in range(2):
                    imagined, again = sitting.imagine(number), other.imagine(number)
                    assert state_of(imagined) == state_of(again)
                    assert imagined.seat == sitting.seat
                    assert imagined.row.tobytes() == sitting.row.tobytes()
                    assert imagined.mask.tobytes() == sitting.mask.tobytes()
                play(imagined, dice)
            play(sitting, dice, 1)
    assert differed > 10


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    sitting = Sitting()
    legal = sitting.mask.nonzero()[0]
    illegal = int(np.flatnonzero(sitting.mask == 0)[0])
    for call, words in (
        (lambda: sitting.act(illegal), f"Action {illegal} is not offered"),
        (lambda: sitting.act(-1), "not offered"),
        (lambda: sitting.act(2.0), "whole numbers, not 2.0"),
        (lambda: sitting.deal(-1), "seed"),
        (lambda: sitting.deal("7"), "whole numbers, not '7'"),
        (lambda: sitting.follow("genius"), "no policy 'genius'"),
        (lambda: sitting.imagine(1).game, "imagined"),
    ):
        with pytest.raises(ValueError, match=words) as refused:
            call()
        assert "\n" not in str(refused.value)
    assert sitting.mask.nonzero()[0].tolist() == legal.tolist()
    assert sitting.answers == []
    play(sitting, Random(1))
    for late in (lambda: sitting.act(0), lambda: sitting.imagine(1)):
        with pytest.raises(BadBatch, match="over"):
            late()
