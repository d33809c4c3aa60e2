"""The Gymnasium environments: its own check passes, and every game is one of ours."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import fieldofview as fov
from fieldofview.bots import make_bot, played_as
from fieldofview.cards.starters import NEW, starter
from fieldofview.envs import ID
from fieldofview.envs.single import Viewpoint


def episode(env: Any, seed: int | None, dice: Random) -> tuple[float, int]:
    seen, _ = env.reset(seed=seed)
    for count in range(1, 10_000):
        seen, reward, terminated, truncated, _ = env.step(dice.choice(seen["action_mask"].nonzero()[0].tolist()))
        assert not truncated
        if terminated:
            return reward, count
        assert reward == 0
    raise AssertionError("the game did not end")


def test_its_own_check_passes() -> None:
    check_env(gymnasium.make(ID, players=3, opponents=["greedy", "random"]).unwrapped)


@pytest.mark.parametrize("opponents", ["greedy", ["random", "greedy"], "tests.envs.last_option:LastOption"])
def test_an_episode_is_a_game_against_bots(opponents: Any) -> None:
    env = gymnasium.make(ID, sets=["viewpoint", "reflections"], players=3, opponents=opponents)
    reward, count = episode(env, 8, Random(1))
    game = env.unwrapped.sitting.game  # type: ignore[attr-defined]
    assert game.setup == fov.new_game(3, ["viewpoint", "reflections"], 8).setup
    assert game.outcome is not None
    assert reward == (1 / len(game.outcome.winners) if 0 in game.outcome.winners else 0)
    assert count < len(env.unwrapped.sitting.answers)  # type: ignore[attr-defined]
    assert episode(env, 8, Random(1)) == (reward, count)


def test_a_bot_may_be_given_itself() -> None:
    env = gymnasium.make(ID, opponents=make_bot("greedy", 4))
    assert episode(env, 2, Random(2))[1] > 1


def test_a_set_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(starter(NEW), encoding="utf-8")
    assert episode(gymnasium.make(ID, sets=str(path)), 1, Random(1))[1] > 1


def test_seeds_follow_from_the_first() -> None:
    def seeds(env: Any) -> list[int]:
        return [env.reset(seed=7)[1]["seed"], *(env.reset()[1]["seed"] for _ in range(3))]

    one = seeds(gymnasium.make(ID))
    assert one[0] == 7
    assert len(set(one)) == 4
    assert seeds(gymnasium.make(ID)) == one
    assert gymnasium.make(ID, seed=7).reset()[1]["seed"] == 7


def test_an_illegal_action_ends_the_game() -> None:
    env = Viewpoint(render_mode="ansi")
    seen, _ = env.reset(seed=1)
    assert isinstance(env.render(), str)
    illegal = int(seen["action_mask"].argmin())
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info) == (-1, True, {"illegal": illegal})
    with pytest.raises(ValueError, match=r"over: call reset\(\)"):
        env.step(illegal)


def test_bad_parameters_are_one_sentence() -> None:
    for parameters, words in (
        ({"players": 3, "opponents": ["random"]}, "there are 2 opponents, not 1"),
        ({"opponents": "genius"}, "no bot 'genius'"),
        ({"opponents": None}, "neither"),
        ({"players": 2.0}, "whole number"),
    ):
        with pytest.raises(ValueError, match=words) as refused:
            gymnasium.make(ID, **parameters)
        assert "\n" not in str(refused.value)


# -- many at once ----------------------------------------------------------------------------------


def by_lot(masks: Any, dice: np.random.Generator) -> Any:
    return np.argmax(masks * dice.random(masks.shape), axis=1)


def test_many_games_at_once_are_single_ones() -> None:
    env = gymnasium.make_vec(ID, num_envs=3, players=3, opponents=["greedy", "random"], sets="viewpoint,reflections")
    singles = [gymnasium.make(ID, players=3, opponents=["greedy", "random"], sets=["viewpoint", "reflections"])
               for _ in range(3)]  # fmt: skip
    seen, _ = env.reset(seed=40)
    assert seen in env.observation_space
    dice = np.random.default_rng(1)
    numbers = [40, 41, 42]
    alone = [single.reset(seed=number)[0] for single, number in zip(singles, numbers, strict=True)]
    ended = 0
    for _ in range(150):
        for i in range(3):
            assert seen["observation"][i].tobytes() == alone[i]["observation"].tobytes()
            assert seen["action_mask"][i].tobytes() == alone[i]["action_mask"].tobytes()
        actions = by_lot(seen["action_mask"], dice)
        kept, before = seen["observation"], seen["observation"].tobytes()
        seen, rewards, terminated, truncated, _ = env.step(actions)
        assert kept.tobytes() == before
        assert not truncated.any()
        for i, single in enumerate(singles):
            alone[i], reward, done, _, _ = single.step(actions[i])
            assert (rewards[i], terminated[i]) == (pytest.approx(reward), done)
            if done:
                numbers[i] += 3
                alone[i] = single.reset(seed=numbers[i])[0]
                ended += 1
    assert ended >= 3


def test_self_play_asks_every_seat() -> None:
    env: Any = gymnasium.make_vec(ID, num_envs=16, players=4, opponents=None, seed=3, copy=False)
    seen, _ = env.reset()
    dice, asked = np.random.default_rng(1), np.zeros(4, int)
    wins = np.zeros(4)
    for _ in range(400):
        seats = env.seats.copy()
        asked += np.bincount(seats, minlength=4)
        seen, rewards, terminated, _, _ = env.step(by_lot(seen["action_mask"], dice))
        assert env.shares.sum(axis=1) == pytest.approx(terminated.astype(float))
        assert rewards.tolist() == env.shares[np.arange(16), seats].tolist()
        wins += env.shares.sum(axis=0)
    with pytest.raises(ValueError, match="read-only"):
        seen["action_mask"][:] = 1
    assert (asked > 500).all()
    assert (wins > 0).all()


@pytest.mark.parametrize("level", ["champion", "Freizeit"])
def test_levels_that_are_policies_play_many_games(level: str) -> None:
    named, played = (
        gymnasium.make_vec(ID, num_envs=2, opponents=name).reset(seed=1)[0]["observation"]
        for name in (level, played_as(level))
    )
    assert (named == played).all()


def test_many_games_refuse_what_cannot_be() -> None:
    for parameters, words in (
        ({"num_envs": 0}, "at least one game"),
        ({"opponents": "tests.envs.last_option:LastOption"}, "compiled policies alone"),
        ({"opponents": "master"}, "compiled policies alone"),
        ({"render_mode": "ansi"}, "not rendered"),
    ):
        with pytest.raises(ValueError, match=words):
            gymnasium.make_vec(ID, **({"num_envs": 2} | parameters))
    env = gymnasium.make_vec(ID, num_envs=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="does not offer action"):
        env.step(np.array([-1, -1]))
