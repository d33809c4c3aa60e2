"""The vector environment: many games at once, NumPy in and NumPy out, a fresh game where one is over.

On a GPU it is CuPy in and CuPy out; PyTorch and JAX take its arrays without a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..game import SetLike
from ..game.cuda_sparring import CudaSparring, cupy_array
from ..game.sparring import Sparring
from .making import BadEnvironment, Opponent, compiled_only, named_sets, others
from .spaces import Seen, action_space, seen_space

DEVICES = ("cpu", "cuda")
Stepped = tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class ManyViewpoints(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games. Seat 0 learns against policies; `opponents=None` is self-play, where every decision of every
    seat is asked for: `seats` says whose it is, and `shares` each seat's part of the win in games that just ended.

    The reward is the part of the win of the seat that answered. Nothing follows an end, so no last observation of a
    game is kept: the observation beside it is the first of the next game. With `copy=False` the arrays are filled anew
    by the next step, and can only be read. With `device="cuda"` all of it stays on an NVIDIA GPU.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        sets: Sequence[SetLike] | SetLike = ("viewpoint",),
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "random",
        seed: int | None = None,
        turn_limit: int | None = None,
        *,
        copy: bool = True,
        device: str = "cpu",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise BadEnvironment("Many games at once are not rendered; render one of fieldofview/Viewpoint-v0.")
        if device not in DEVICES:
            raise BadEnvironment(f"There is no device {device!r}; there are {' and '.join(DEVICES)}.")
        policies = [None, *compiled_only(others(players, opponents))]
        kind = Sparring if device == "cpu" else CudaSparring
        self.sparring = kind(named_sets(sets), policies, num_envs, seed or 0, turn_limit)
        self.device = device
        self.num_envs = num_envs
        self.single_observation_space = seen_space(self.sparring)
        self.single_action_space = action_space(self.sparring)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy, self._first_seed = copy, seed
        self._each, self._never = self._own(np.arange(num_envs)), self._own(np.zeros(num_envs, np.bool_))

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat that is asked in each game."""
        return self._handed(self.sparring.seats)

    @property
    def shares(self) -> NDArray[np.float32]:
        """Each seat's part of the win in the games that ended at the last step; 0 in all others."""
        return self._handed(self.sparring.shares)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Fresh games everywhere: those of the seed and of the numbers after it, else by the dice of the last seed."""
        seed, self._first_seed = self._first_seed if seed is None else seed, None
        super().reset(seed=seed)
        self.sparring.deal(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._seen(), {}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Answer in every game by an action number. If one of them does not offer it, nothing happens."""
        answering = self._own(self.sparring.seats).astype(np.int64)
        self.sparring.act(actions if self.device == "cpu" else cupy_array(actions, "int64"))
        rewards = self._own(self.sparring.shares)[self._each, answering]
        return self._seen(), rewards, self._handed(self.sparring.ended), self._never.copy(), {}

    def _seen(self) -> Seen:
        return {"observation": self._handed(self.sparring.rows), "action_mask": self._handed(self.sparring.masks)}

    def _handed(self, array: Any) -> NDArray[Any]:
        """An array to keep; or the environment's own, which nobody may change, since its masks say what is legal."""
        own = self._own(array)
        if self._copy:
            return own.copy()
        if self.device == "cpu":
            own = own.view()
            own.flags.writeable = False
        return own

    def _own(self, array: Any) -> NDArray[Any]:
        """An array of the environment's as NumPy has it, or CuPy."""
        found: NDArray[Any] = array if self.device == "cpu" else cupy_array(array)
        return found
