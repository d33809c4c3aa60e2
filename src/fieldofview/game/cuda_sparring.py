"""Sparring on an NVIDIA GPU: as many places as its memory holds, with everything that is shown kept there.

The arrays are numba's; CuPy, PyTorch and JAX take them without a copy. Needs the extra `cuda`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..cards import SetLike
from ..kernel.cuda import Crowd, accelerator
from ..kernel.launching import Job, is_simulated
from ..policies import find_policy
from ..policies.places import Place
from ..policies.registry import MODULES, weights_array, weights_of
from ..policies.sparring import OUTSIDE
from .batch import BadBatch, check_seed, laid_out
from .making import HAND
from .numbers import actions_of
from .observations import Layout, plane_starts

PLACES = Job(
    Place, (*MODULES, "kernel.pools", "policies.places"),
    "deal_places", "visit_place", "key_place", "show_places",
    frozenset({"key_place", "greedy_choice", "option_worth", "text_worth", "effect_worth", "hand_worth"}),
    "is_asking", ("answer_places", "pick_places", "describe_places"),
)  # fmt: skip
SHOWING = 96  # threads that show what is asked


def cupy_array(array: Any, number: str | None = None) -> Any:
    """An array as CuPy's, without a copy where the numbers are of the type that is wanted; anybody's array on the GPU
    may be given. In numba's simulator it is a copy, and NumPy's."""
    if is_simulated():
        import numpy as np

        return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array, number)
    try:
        import cupy
    except ImportError:
        raise BadBatch("Arrays on the GPU need CuPy: install cupy-cuda13x, or the one for your CUDA.") from None
    return cupy.asarray(array, number)


class CudaSparring:
    """Places at which game follows game, as `Sparring` has them: equal seeds and answers show the same.

    `choices_only` passes over decisions with a single option. `weigher` is the policy whose worth describes options.
    """

    def __init__(
        self,
        sets: Sequence[SetLike] = ("viewpoint",),
        policies: Sequence[str | None] = (None, "random"),
        places: int = 1,
        seed: int = 0,
        turn_limit: int | None = None,
        *,
        choices_only: bool = False,
        weigher: str = "evolved",
    ) -> None:
        import numpy as np

        if None not in policies:
            raise BadBatch("At least one seat must be free for answers from outside.")
        gpu = accelerator()
        self.players, self.places, self._full = len(policies), places, int(choices_only)
        self.tables, limit = laid_out(sets, self.players, turn_limit)
        self.actions, self.layout = actions_of(self.tables, self.players), Layout(len(self.tables.cards), self.players)
        self._gpu, self._to = gpu, gpu.cuda.to_device
        self._crowd = Crowd(gpu, self.tables, PLACES, places, self.players, limit)
        found = [None if name is None else find_policy(name) for name in policies]
        self._crowd.bots = self._to(np.array([OUTSIDE if one is None else one.number for one in found], np.int64))
        self._crowd.weights = self._weighed([one or find_policy("random") for one in found])
        self._weigher = self._weighed([find_policy(weigher)])
        starts = self._to(np.array(self.actions.starts, np.int64))
        planes = self._to(np.array(plane_starts(self.tables, self.layout), np.int64))
        self._numbering, self._reading = (starts, self.actions.stride), (self.layout.kinds, planes)
        self.rows = self._to(np.zeros((places, self.layout.size), np.int8))
        self.masks = self._to(np.zeros((places, self.actions.size), np.int8))
        self.seats, self.counts = self._to(np.zeros(places, np.int8)), self._to(np.zeros(places, np.int16))
        self.shares = self._to(np.zeros((places, self.players), np.float32))  # of games that just ended
        self.ended = self._to(np.zeros(places, np.bool_))
        self._wrong = self._to(np.full(1, -1, np.int64))
        self._crowd.kinds = self.shares
        self.deal(seed)

    def __len__(self) -> int:
        return self.places

    def _weighed(self, policies: Sequence[Any]) -> Any:
        weights = weights_of(policies, self.tables, self.players)
        return [one.plain for one in weights] if is_simulated() else self._to(weights_array(weights, aligned=True))

    def deal(self, seed: int) -> None:
        """Begin anew, from this seed on."""
        check_seed(seed)
        self._crowd.deal(seed, self.places, HAND)
        self._go_on()

    def act(self, actions: Any) -> None:
        """Answer in every place by an action number, from an array of 64-bit numbers on the GPU. If one of them does
        not offer it, nothing happens."""
        import numpy as np

        self._crowd.each(
            "answer_places", self._crowd.states, self._crowd.tables, *self._numbering, actions, self.shares, self._wrong
        )
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong >= 0:
            self._wrong = self._to(np.full(1, -1, np.int64))
            raise BadBatch(f"Game {wrong} does not offer action {int(actions[wrong])}; see its mask.")
        self._go_on()

    def pick(self, picks: Any) -> None:
        """Answer in every place by the number of an option, which is not checked."""
        self._crowd.each("pick_places", self._crowd.states, picks, self.shares)
        self._go_on()

    def describe(self, places: Any, firsts: Any, options: Any) -> None:
        """Fill rows of `OPTION_COLUMNS` with the options of all places, one behind the other; `places` has where each
        is offered, `firsts` where those of each place begin."""
        self._crowd.kernels.launch(
            "describe_places", 64 * self._crowd.blocks, min(64, self._crowd.threads),
            self._crowd.states, self._crowd.tables, self._weigher, places, firsts, options,
        )  # fmt: skip

    def _go_on(self) -> None:
        self._crowd.play(self.places, 0, self._full)
        shown = (self.layout.size, self.rows.reshape(-1), self.actions.size, self.masks.reshape(-1))
        self._crowd.kernels.launch(
            "show_places", 16 * self._crowd.blocks, min(SHOWING, self._crowd.threads),
            self._crowd.states, self._crowd.tables, self.places, *self._numbering, *self._reading,
            *shown, self.seats, self.counts, self.ended,
        )  # fmt: skip
