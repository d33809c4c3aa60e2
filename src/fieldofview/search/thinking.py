"""Think about a view: the one door of this room."""

from __future__ import annotations

from collections.abc import Callable

from ..game.advice import advise as usual_answer
from ..game.trials import Bench
from ..views import View
from .branching import Branching
from .budget import Budget, Spending
from .crew import cores
from .deep import deep, guided, is_known
from .flat import Flat
from .thought import Judged, Thought

FLAT, TREE, GUIDED, DEEP = WAYS = ("flat", "tree", "guided", "deep")
GUARD = 1.0

Progress = Callable[[Thought], object]  # told what is thought so far; False ends the search


def think(
    view: View,
    policy: str,
    budget: Budget | None = None,
    *,
    dice: int = 0,
    way: str = FLAT,
    turns: int = 0,
    guard: float = GUARD,
    against: int | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Thought:
    """Judge the options of the view's decision by games that its seat may imagine, played on by a policy.

    Equal dice give equal answers where the budget is in rollouts. Games are played to their ends, or for so many turns
    and then judged by points and cards. All options are measured against what the policy would take, or against
    another one; that one is the answer unless something is surely better.

    The guided way is the flat one among the network's favourites alone, measured against the first of them. The deep
    way plays them on only for a while, and has the network judge what came of it. With cards that the network has
    never met both are the flat one.
    """
    budget = budget or Budget()
    assert view.decision is not None
    hands = cores() if threads is None else max(1, threads)
    search: Flat | Branching
    if way in (GUIDED, DEEP) and is_known(view):
        search = (guided if way == GUIDED else deep)(view, policy, against, dice, guard, turns, hands)
    else:
        usual = usual_answer(view, policy, dice) if against is None else against
        if way == TREE:
            search = Branching(view, policy, usual, dice, turns, hands, budget.rollouts)
        else:
            bench = Bench(view, policy)
            running = [usual, *(k for k in range(bench.options) if k != usual)]
            search = Flat(bench, running, dice, guard, turns, hands)
    options = view.decision.options
    spending = Spending(budget)

    def so_far() -> Thought:
        judged = [
            Judged(option, tries.chance, tries.error, tries.games)
            for option, tries in zip(options, search.tries, strict=True)
        ]
        return Thought(tuple(judged), search.best, search.usual, spending.rollouts, spending.seconds)

    def tell() -> bool:
        return progress is None or progress(so_far()) is not False

    search.run(spending, tell)
    return so_far()
