"""The PettingZoo environment: every seat is an agent, in whatever order the game asks them.

`env()` treats illegal actions as PettingZoo's own card games do; `raw_env()` is the same without wrappers, and quicker.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..game import SetLike
from ..game.sitting import NOBODY, Sitting
from .making import check_mode, check_players, named_sets
from .page import text
from .spaces import Seen, action_space, seen_space


def env(**parameters: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action loses, with a reward of -1."""
    made = wrappers.TerminateIllegalWrapper(raw_env(**parameters), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801, the name that PettingZoo expects
    """One game; agents `player_0` … are the seats clockwise. At the end each is given its part of the win."""

    metadata = {"name": "viewpoint_v0", "render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        sets: Sequence[SetLike] | SetLike = ("viewpoint",),
        players: int = 2,
        turn_limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.sitting = Sitting(named_sets(sets), check_players(players), turn_limit)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: seen_space(self.sitting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.sitting) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._dice: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game: that of the seed, as `new_game` deals it, else one by the dice of the last seed."""
        if seed is not None or self._dice is None:
            self._dice, _ = seeding.np_random(seed)
        self.sitting.deal(int(self._dice.integers(1 << 62)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.sitting.seat]

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and what it may answer: nothing unless it is asked."""
        if agent == self.agent_selection and not self.sitting.over:
            return {"observation": self.sitting.row.copy(), "action_mask": self.sitting.mask.copy()}
        row, mask = self.sitting.show(self.possible_agents.index(agent))
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; None for one whose game is over."""
        sitting = self.sitting
        if sitting.over or action is None or self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = sitting.act(action)
        if seat != NOBODY:  # rewards are all 0 until the end, so there is nothing to add up on the way
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.agents, sitting.shares, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """The view of the agent that is asked, as text."""
        if self.render_mode is None:
            return None
        return text(self.sitting.game.view(self.possible_agents.index(self.agent_selection)))

    def close(self) -> None:
        """There is nothing to close."""
