"""A tree over one's own decisions: after each of them the others play by the policy, and one's next is chosen too.

Each thread grows a tree of its own where time is the budget; counted in rollouts there is one tree, so that the answer
does not hang on the number of cores.
"""

from __future__ import annotations

from collections.abc import Callable

from ..game.trials import Tree, Tries
from ..views import View
from .budget import Spending
from .crew import shared_out, side_by_side
from .flat import AT_ONCE, add

EXPLORE = 0.8  # how much what was seldom tried is trusted
MOST_NODES = 20_000
FIRST_GAMES = 8


class Branching:
    """A tree under way: at any moment it knows an answer."""

    def __init__(self, view: View, policy: str, usual: int, seed: int, turns: int, threads: int, rollouts: int) -> None:
        nodes = min(rollouts or MOST_NODES, MOST_NODES)
        self.trees = [Tree(view, policy, nodes) for _ in range(1 if rollouts else threads)]
        self.trees[0].get_ready()
        self.usual, self.seed, self.turns = usual, seed, turns
        self.tries = [Tries() for _ in range(self.trees[0].options)]
        self.found: dict[int, list[Tries]] = {}
        self.games = 0

    def run(self, spending: Spending, tell: Callable[[], bool]) -> None:
        """Spend the budget, or stop when nobody wants to hear more."""
        while spending.part < 1:
            games = spending.affordable(1.0, AT_ONCE) or FIRST_GAMES * len(self.trees)
            self.play(games)
            spending.rollouts += games
            if not tell():
                return

    def play(self, games: int) -> None:
        stretches = shared_out(self.games, games, len(self.trees))

        def work(job: tuple[Tree, tuple[int, int]]) -> list[Tries]:
            tree, (first, count) = job
            return tree.grow(self.seed, first, count, EXPLORE, self.turns)

        for tree, found in enumerate(side_by_side(work, list(zip(self.trees, stretches, strict=False)))):
            self.found[tree] = found
        self.tries = [Tries() for _ in self.tries]
        for found in self.found.values():
            for mine, more in zip(self.tries, found, strict=True):
                add(mine, more)
        self.games += games

    @property
    def best(self) -> int:
        """What was tried most often: a tree goes where it wins."""
        return max(range(len(self.tries)), key=lambda k: (self.tries[k].games, self.tries[k].wins, k == self.usual))
