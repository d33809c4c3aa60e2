"""Searches with the network as prior, and as judge too: its favourites are tried in imagined games, which a policy
plays to their ends, or for a while until the network says how it stands there.

A leaf is read where the seat has a choice again, since that is where the network has learnt to judge; a game that ends
before counts as it ended.
"""

from __future__ import annotations

from ..game.leaves import LeafBench
from ..game.trials import Bench
from ..views import View
from .flat import Flat

FAVOURITES = 5  # of the network's, that are tried
LEAST = 0.002  # how likely the network must find an option at least
ROUNDS = 4  # that are played on before a leaf is read


def is_known(view: View) -> bool:
    """Whether the network has met all cards of a view's game."""
    from ..learned import knows

    return knows(view)


def favourites(view: View, against: int | None = None) -> list[int]:
    """The network's favourites, the best first; what all are measured against before them, where that is another."""
    from ..learned import opinion

    likely = opinion(view).likely
    order = sorted(range(len(likely)), key=lambda k: -likely[k])[:FAVOURITES]
    first = order[0] if against is None else against
    return [first, *(k for k in order if k != first and likely[k] >= LEAST)]


def guided(view: View, policy: str, against: int | None, seed: int, guard: float, turns: int, threads: int) -> Flat:
    """A search among the network's favourites that plays to the ends."""
    return Flat(Bench(view, policy), favourites(view, against), seed, guard, turns, threads)


def deep(view: View, policy: str, against: int | None, seed: int, guard: float, turns: int, threads: int) -> Flat:
    """A search among the network's favourites that the network judges."""
    from ..learned import judge_of

    bench = LeafBench(view, policy, judge_of(view))
    return Flat(bench, favourites(view, against), seed, guard, turns or ROUNDS * len(view.names), threads)
