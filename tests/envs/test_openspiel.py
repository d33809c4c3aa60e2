"""The OpenSpiel game: that library's own test passes, and its searches imagine nothing that they may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import fieldofview as fov
import fieldofview.envs.spiel


def dealt(spec: str, seed: int = 1) -> Any:
    state = pyspiel.load_game(spec).new_initial_state()
    for place in range(3):
        assert state.is_chance_node()
        state.apply_action(seed // 1024**place % 1024)
    return state


@pytest.mark.parametrize(
    "spec", ["python_viewpoint", "python_viewpoint(players=4,sets=viewpoint;reflections,turn_limit=20)"]
)
def test_its_own_test_passes(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


def test_a_state_is_the_game_of_its_seed() -> None:
    state, dice = dealt("python_viewpoint(players=3)", 5000), Random(1)
    game = fov.new_game(3, seed=5000)
    while not state.is_terminal():
        assert game.decision is not None
        assert state.current_player() == game.decision.seat
        assert state.legal_actions() == sorted(state.sitting.numbers())
        action = dice.choice(state.legal_actions())
        game.answer(state.sitting.numbers().index(action))
        state.apply_action(action)
    assert game.outcome is not None
    assert [seat for seat, won in enumerate(state.returns()) if won] == list(game.outcome.winners)


def test_information_holds_what_was_seen_and_nothing_else() -> None:
    """Told apart by what the player itself saw and did; equal wherever only hidden cards differ."""
    state, dice = dealt("python_viewpoint(players=3)", 7), Random(3)
    met: set[str] = set()
    while not state.is_terminal():
        player = state.current_player()
        told = state.information_state_string()
        assert told not in met
        met.add(told)
        imagined = state.resample_from_infostate(player, dice.random)
        assert imagined.information_state_string() == told
        assert imagined.observation_tensor() == state.observation_tensor()
        assert imagined.legal_actions() == state.legal_actions()
        assert str(imagined) != str(state)
        action = dice.choice(state.legal_actions())
        imagined.apply_action(action)
        state.apply_action(action)


def test_only_who_decides_imagines() -> None:
    state = dealt("python_viewpoint")
    other = 1 - state.current_player()
    with pytest.raises(ValueError, match="who decides"):
        state.resample_from_infostate(other, Random(1).random)


def test_its_search_plays() -> None:
    state = dealt("python_viewpoint(turn_limit=6)", 12)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.0, 12, random_state=rng)
    searched = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        action = bot.step(state) if state.current_player() == 0 else legal[0]
        assert action in legal
        searched += state.current_player() == 0 and len(legal) > 1
        state.apply_action(action)
    assert searched >= 3
    assert sum(state.returns()) == pytest.approx(1)


def test_actions_have_names() -> None:
    state = dealt("python_viewpoint(players=3)", 9)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    game = fov.new_game(3, seed=9)
    assert game.decision is not None
    assert sorted(names) == sorted(option.line for option in game.decision.options)
    every = [state.action_to_string(1, action) for action in range(state.get_game().num_distinct_actions())]
    assert len(set(every)) == len(every)


def test_bad_parameters_are_one_sentence() -> None:
    for spec, words in (("players=99", "players"), ("sets=viewpont", "viewpont"), ("turn_limit=-5", "turn limit")):
        with pytest.raises(ValueError, match=words):
            pyspiel.load_game(f"python_viewpoint({spec})")
