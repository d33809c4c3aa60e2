"""Annealed swaps between the tables of one round: the inner loop of every draw.

Units are numbers here. Every change is evaluated by itself: a swap costs what it changes at two tables.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from .past import score_group
from .search import is_accepted, uniform_below

HOT, COLD = 2.0, 0.05
EPSILON = 1e-9  # costs nearer than this are equal, whatever the order of the sums
MIN_STEPS, STEPS_PER_UNIT = 8_000, 470  # 60 000 for 128 units


@dataclass(frozen=True)
class Costs:
    """What a table is made of. Scores are in wins; nobody has one where the draw is not by scores."""

    together: list[list[float]]  # a pair at one table
    odd: list[float]  # a unit at an odd-sized table
    pull: list[float]  # a unit that is pulled up
    scores: list[float] | None
    spread: float

    def of_scores(self, table: Sequence[int]) -> float:
        """Squared spread of a table, and its pull-ups."""
        scores = self.scores
        if scores is None:
            return 0.0
        here = [scores[unit] for unit in table]
        high, low = max(here), min(here)
        if high == low:
            return 0.0
        cost = self.spread * (high - low) * (high - low)
        pull = self.pull
        for unit in table:
            if pull[unit] and scores[unit] < high and scores[unit] < score_group(here):
                cost += pull[unit]
        return cost

    def of_table(self, table: Sequence[int], *, is_odd: bool) -> float:
        met = fsum(self.together[a][b] for place, a in enumerate(table) for b in table[:place])
        return met + self.of_scores(table) + (fsum(self.odd[unit] for unit in table) if is_odd else 0)


def anneal(
    start: Sequence[Sequence[int]], is_odd: Sequence[bool], costs: Costs, rng: random.Random
) -> tuple[float, list[list[int]]]:
    """The best round met on the way from the start, and its cost. Without a cost it is taken at once."""
    tables = [list(table) for table in start]
    count = len(tables)
    by_scores = [costs.of_scores(table) for table in tables]
    cost = best = fsum(costs.of_table(table, is_odd=odd) for table, odd in zip(tables, is_odd, strict=True))
    kept: list[list[int]] | None = None  # the best round; None while it is the one at hand, which saves copies
    steps = max(MIN_STEPS, STEPS_PER_UNIT * sum(map(len, tables))) if count > 1 else 0
    together, odd, scores = costs.together, costs.odd, costs.scores
    for step in range(steps):
        if best < EPSILON:
            break
        i, j = _two_tables(count, rng, near=scores is not None)
        here, there = tables[i], tables[j]
        x, y = uniform_below(rng, len(here)), uniform_below(rng, len(there))
        a, b = here[x], there[y]
        with_a, with_b = together[a], together[b]
        worse = 2 * (with_a[a] - with_a[b])  # what the sums below count too much: themselves, and each other
        for c in here:
            worse += with_b[c] - with_a[c]
        for c in there:
            worse += with_a[c] - with_b[c]
        if is_odd[i] != is_odd[j]:
            worse += odd[b] - odd[a] if is_odd[i] else odd[a] - odd[b]
        here[x], there[y] = b, a
        new_here, new_there = by_scores[i], by_scores[j]
        if scores is not None and (scores[a] != scores[b] or costs.pull[a] != costs.pull[b]):
            new_here, new_there = costs.of_scores(here), costs.of_scores(there)
            worse += new_here + new_there - by_scores[i] - by_scores[j]
        left = 1 - step / steps
        if worse > 0 and not is_accepted(worse, HOT * left * left + COLD, rng):
            here[x], there[y] = a, b
            continue
        if worse > 0 and kept is None:
            here[x], there[y] = a, b
            kept = [list(table) for table in tables]
            here[x], there[y] = b, a
        by_scores[i], by_scores[j] = new_here, new_there
        cost += worse
        if cost < best - EPSILON:
            best, kept = cost, None
    return best, kept or tables


def _two_tables(count: int, rng: random.Random, *, near: bool) -> tuple[int, int]:
    """Two different tables; near ones more often where the tables stand in the order of the scores."""
    i = uniform_below(rng, count)
    if not near:
        j = uniform_below(rng, count - 1)
        return i, j + 1 if j >= i else j
    draw = rng.random()
    step = 1 + int(draw * draw * draw * (count - 1))
    j = i + step if rng.random() < 0.5 else i - step
    if not 0 <= j < count:
        j = uniform_below(rng, count - 1)
        j = j + 1 if j >= i else j
    return i, j
