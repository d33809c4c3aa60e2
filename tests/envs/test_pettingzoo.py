"""The PettingZoo environment passes that library's own tests, and plays our games."""

from __future__ import annotations

import warnings
from random import Random

import pettingzoo
import pytest

import fieldofview as fov
from fieldofview.envs import ID, BadEnvironment, viewpoint_v0

with warnings.catch_warnings():  # it imports environments of its own in a way that it calls deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

# PettingZoo warns of observations with a mask beside them, except in the environments that it ships.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("make", [viewpoint_v0.env, viewpoint_v0.raw_env])
def test_its_own_test_passes(make: type[viewpoint_v0.raw_env], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(players=3), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


def test_it_is_found_by_its_name() -> None:
    assert isinstance(pettingzoo.make("aec", ID, players=3).unwrapped, viewpoint_v0.raw_env)


def test_equal_seeds_give_equal_games() -> None:
    seed_test(lambda: viewpoint_v0.env(sets=["viewpoint", "reflections"], players=4), num_cycles=60)


def test_an_episode_is_the_game_of_its_seed() -> None:
    env, dice = viewpoint_v0.raw_env("viewpoint, reflections", players=4), Random(2)
    for seed in (5, None, None):
        env.reset(seed=seed)
        begun = env.sitting.seed
        rewards: dict[str, float] = {}
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, info = env.last()
            assert not truncated
            if terminated:
                rewards[agent] = reward
                env.step(None)
                continue
            assert reward == 0
            assert info == {}
            assert agent == f"player_{env.sitting.seat}"
            assert seen["observation"].tobytes() == env.sitting.row.tobytes()
            env.step(dice.choice(seen["action_mask"].nonzero()[0].tolist()))
        assert begun == seed or seed is None
        game = env.sitting.game
        assert game.outcome is not None
        assert sum(rewards.values()) == pytest.approx(1)
        assert {agent for agent, reward in rewards.items() if reward} == {
            f"player_{seat}" for seat in game.outcome.winners
        }
        assert game.setup == fov.new_game(4, ["viewpoint", "reflections"], begun).setup


def test_what_was_seen_stays_as_it_was() -> None:
    env = viewpoint_v0.raw_env()
    env.reset(seed=1)
    first = env.last()[0]
    before = first["observation"].tobytes(), first["action_mask"].tobytes()
    for _ in range(10):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert (first["observation"].tobytes(), first["action_mask"].tobytes()) == before


@pytest.mark.filterwarnings("ignore:.*Illegal move made")
def test_an_illegal_action_loses() -> None:
    env = viewpoint_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    raw = viewpoint_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="not offered now; see the mask"):
        raw.step(int(raw.last()[0]["action_mask"].argmin()))


def test_it_is_drawn_as_text() -> None:
    env = viewpoint_v0.env(render_mode="ansi")
    env.reset(seed=3)
    drawn = env.render()
    assert isinstance(drawn, str)
    game = fov.new_game(2, seed=3)
    assert game.decision is not None
    for line in (game.decision.prompt, *(f"- {option.line}" for option in game.decision.options)):
        assert line in drawn
    assert ", ".join(game.view(game.decision.seat).hand) in drawn


def test_bad_parameters_are_one_sentence() -> None:
    for parameters, words in (
        ({"players": 1}, "players"),
        ({"players": "three"}, "players must be a whole number"),
        ({"sets": "viewpont"}, "viewpont"),
        ({"turn_limit": -3}, "turn limit"),
        ({"render_mode": "human"}, "no render mode 'human'"),
    ):
        with pytest.raises(ValueError, match=words) as refused:
            viewpoint_v0.env(**parameters)
        assert "\n" not in str(refused.value)
    assert issubclass(BadEnvironment, ValueError)
