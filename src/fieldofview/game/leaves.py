"""Options of one view tried in imagined games and played on for a while: where a search stops and asks a network.

It starts from the view's position, so it depends on nothing that the seat may not know. Needs the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..policies.contests import WHOLE
from ..policies.leaves import FIRST_LEAF, GOES_ON
from ..views.view import View
from .reading import layout_of
from .setup import tables_of_view
from .trials import Bench, Tries

LEAVES = 256  # that one bench holds
LAYERS = 3  # rows of scratch
GRAIN = 1 << 16  # chances are whole numbers of 1 / GRAIN, so that sums are the same in whatever order they are made


class Judge(NamedTuple):
    """A network that judges leaves, as compiled code takes it: arrays for one kind of game, in the order of
    policies/leaves.py. learned/sight.py and learned/net.py say what they are."""

    amounts: Any
    scales: Any
    names: Any
    meanings: Any
    always: int
    table: Any
    others: Any
    others_scales: Any
    sits: Any
    other: Any
    joined: Any
    first: Any
    second: Any
    second_bias: Any
    chance: Any
    chance_bias: Any
    last: Any
    last_bias: Any


class LeafBench(Bench):
    """Room for one thread to grow leaves in: the table as the seat knows it, an imagined one, and the leaves."""

    games = FIRST_LEAF + LEAVES

    def __init__(self, view: View, policy: str, judge: Judge) -> None:
        self._judge = judge
        self._layout = layout_of(tables_of_view(view), len(view.names))
        super().__init__(view, policy)

    def _lay_out(self, states: Any) -> None:
        import numpy as np

        super()._lay_out(states)
        layout, planes = self._layout
        self._reading = (layout.kinds, np.array(planes, np.int64), np.zeros(layout.size, np.int8))
        self._parts, self._odds = np.zeros(LEAVES, np.int64), np.zeros(LEAVES)
        self._scratch = np.zeros((LAYERS, len(self._judge.first)), np.float32)

    def try_options(self, tried: Sequence[int], seed: int, first: int, worlds: int, turns: int = 0) -> list[Tries]:
        """Each of some options in worlds number `first` and on, played on for so many turns, and then until the seat
        has a choice: its chances there as the network judges them."""
        found = [Tries() for _ in range(self.options)]
        most = LEAVES // max(1, len(tried))
        for start in range(0, max(1, worlds), most):
            count_on(tried, self._reach(tried, seed, first + start, min(most, worlds - start), turns), found)
        return found

    def _reach(self, tried: Sequence[int], seed: int, first: int, worlds: int, turns: int) -> Any:
        """The seat's chances, a row for each world."""
        import numpy as np

        states, tables, _, _, seat, _ = self._fixed
        count = worlds * len(tried)
        self._rules.reach_leaves(*self._fixed, seed, first, worlds, turns, np.array(tried, np.int64))
        self._rules.judge_leaves(
            states, tables, seat, count, *self._reading, self._parts, *self._judge, self._scratch, self._odds
        )
        parts = self._parts[:count]
        chances = np.where(parts == GOES_ON, 1 / (1 + np.exp(-self._odds[:count])), parts / WHOLE)
        return np.rint(GRAIN * chances).reshape(worlds, len(tried)) / GRAIN


def count_on(tried: Sequence[int], chances: Any, found: list[Tries]) -> None:
    """Count the chances of some options in some worlds."""
    for k, option in enumerate(tried):
        mine, ahead, tries = chances[:, k], chances[:, k] - chances[:, 0], found[option]
        tries.games += len(chances)
        tries.wins += float(mine.sum())
        tries.squares += float((mine * mine).sum())
        tries.ahead += float(ahead.sum())
        tries.squares_ahead += float((ahead * ahead).sum())
