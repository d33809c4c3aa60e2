"""Many games without end for those who learn: policies at some seats, answers from outside at the others.

A game that is over makes room for the next one in the same call. Needs the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cards import SetLike
from ..policies import find_policy
from ..policies.registry import weights_array, weights_of
from ..policies.sparring import OUTSIDE
from .batch import BadBatch, Batch, check_seed
from .making import HAND

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class Sparring:
    """Places at which game follows game; in each, somebody from outside is asked.

    `policies` names the policy of each seat, None where answers come from outside. The game of place i is dealt from
    seed + i, the ones after it from so many places further on; who begins is drawn. All arrays are filled anew by the
    next call: copy what you keep.
    """

    def __init__(
        self,
        sets: Sequence[SetLike] = ("viewpoint",),
        policies: Sequence[str | None] = (None, "random"),
        places: int = 1,
        seed: int = 0,
        turn_limit: int | None = None,
    ) -> None:
        import numpy as np

        if None not in policies:
            raise BadBatch("At least one seat must be free for answers from outside.")
        made = Batch.deal(sets, len(policies), places, seed, turn_limit)
        self.players, self.actions, self.layout = made.players, made.actions, made.layout
        self._rules, self._table, self._states = made._rules, made._table, made._states
        self._reading, self._limit = made._reading, int(made._states["turn_limit"][0])
        found = [None if name is None else find_policy(name) for name in policies]
        self._policies: NDArray[np.int64] = np.array([OUTSIDE if one is None else one.number for one in found])
        weighed = weights_of([one or find_policy("random") for one in found], made._tables, self.players)
        self._weights = weights_array(weighed)
        self._played, self._dice = np.zeros(places, np.int64), np.zeros(places, np.int64)
        self.rows: NDArray[np.int8] = np.zeros((places, self.layout.size), np.int8)
        self.masks: NDArray[np.int8] = np.zeros((places, self.actions.size), np.int8)
        self.seats: NDArray[np.int8] = np.zeros(places, np.int8)  # who is asked
        self.shares: NDArray[np.float32] = np.zeros((places, self.players), np.float32)  # of games that just ended
        self.ended: NDArray[np.bool_] = np.zeros(places, np.bool_)
        self.deal(seed)

    def __len__(self) -> int:
        return len(self._states)

    def deal(self, seed: int) -> None:
        """Begin anew, from this seed on."""
        check_seed(seed)
        self._seed = seed
        self._played[:] = 0
        self.shares[:] = 0
        self.ended[:] = False
        self.seats[:] = OUTSIDE
        self._act(self._played)

    def act(self, actions: ArrayLike) -> None:
        """Answer in every place by an action number. If one of them does not offer it, nothing happens."""
        import numpy as np

        given = np.asarray(actions)
        if given.shape != (len(self),) or not np.issubdtype(given.dtype, np.integer):
            raise BadBatch(f"{len(self)} games need {len(self)} whole numbers as answers.")
        self.shares[self.ended] = 0
        wrong = self._act(given.astype(np.int64))
        if wrong >= 0:
            raise BadBatch(f"Game {wrong} does not offer action {given[wrong]}; see its mask.")

    def _act(self, actions: NDArray[np.int64]) -> int:
        wrong: int = self._rules.act_in_places(
            self._states, self._table, self._weights, actions, self._seed, self._played, self._dice,
            self._policies, self._limit, HAND, *self._reading,
            self.rows, self.masks, self.seats, self.shares, self.ended,
        )  # fmt: skip
        return wrong
