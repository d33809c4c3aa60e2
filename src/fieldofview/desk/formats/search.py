"""Whole schedules by annealing, where nothing is constructed."""

import random
from collections.abc import Sequence
from itertools import combinations

from .circle import Round

REST_WEIGHT = 4  # an uneven number of rests is worse than an uneven number of meetings


def target_rounds(n: int, table_sizes: Sequence[int]) -> int:
    """The fewest rounds in which every pair could meet: ⌈(n−1)/(k−1)⌉ where all sit at tables of k."""
    pairs = sum(size * (size - 1) // 2 for size in table_sizes)
    return -(-(n * (n - 1) // 2) // pairs)


def search(
    n: int,
    table_sizes: Sequence[int],
    rounds: int,
    seed: int,
    steps: int = 400_000,
    start: Sequence[Round] = (),
) -> list[Round]:
    """A schedule of so many rounds in which pairs meet as evenly as annealing finds; who is left over rests in turn.

    `start` are rounds to begin with, of the same sizes; the others begin shuffled.
    """
    rng = random.Random(seed)
    annealing = _Annealing(n, table_sizes, rounds, start, rng)
    return annealing.run(steps)


def uniform_below(rng: random.Random, bound: int) -> int:
    """A quick number below the bound, the same on every platform."""
    return int(rng.random() * bound)


def is_accepted(worse: float, heat: float, rng: random.Random) -> bool:
    """Whether annealing takes a change for the worse.

    About exp(−worse/heat), by the arithmetic that every machine rounds alike: libraries differ in exp.
    """
    x = worse / heat
    return rng.random() * (1 + x * (1 + x * (0.5 + x * (1 / 6 + x / 24)))) < 1


class _Annealing:
    """Swaps of two players within a round. Cost: squares of meetings, squares of rests."""

    def __init__(
        self, n: int, table_sizes: Sequence[int], rounds: int, start: Sequence[Round], rng: random.Random
    ) -> None:
        self.rng = rng
        self.n = n
        self.met = [[0] * n for _ in range(n)]
        self.rests = [0] * n
        self.rounds = [self._begin(table_sizes, start[r] if r < len(start) else None) for r in range(rounds)]
        for places in self.rounds:
            for table in places[:-1]:
                for a, b in combinations(table, 2):
                    self.met[a][b] += 1
                    self.met[b][a] += 1
            for a in places[-1]:
                self.rests[a] += 1

    def _begin(self, table_sizes: Sequence[int], given: Round | None) -> list[list[int]]:
        """Tables of a round, and last the list of those who rest."""
        if given is not None:
            seated = {player for table in given for player in table}
            return [*map(list, given), [player for player in range(self.n) if player not in seated]]
        order = list(range(self.n))
        self.rng.shuffle(order)
        places, at = [], 0
        for size in table_sizes:
            places.append(order[at : at + size])
            at += size
        return [*places, order[at:]]

    def cost(self) -> int:
        meetings = sum(count * count for row in self.met for count in row) // 2
        return meetings + REST_WEIGHT * sum(count * count for count in self.rests)

    def least_cost(self) -> int:
        """What no schedule can beat: meetings and rests as even as their sums allow."""
        pairs = self.n * (self.n - 1) // 2
        meetings = sum(map(sum, self.met)) // 2
        return _evenest(meetings, pairs) + REST_WEIGHT * _evenest(sum(self.rests), self.n)

    def run(self, steps: int) -> list[Round]:
        goal = self.least_cost()
        cost = best = self.cost()
        kept = self._copy()
        hot, cold = 2.0, 0.15
        for step in range(steps):
            if best == goal:
                break
            heat = hot + (cold - hot) * step / steps
            worse = self._try_swap(heat)
            if worse:
                cost += worse
                if cost < best:
                    best, kept = cost, self._copy()
        return kept

    def _copy(self) -> list[Round]:
        return [sorted(sorted(table) for table in places[:-1]) for places in self.rounds]

    def _try_swap(self, heat: float) -> int:
        """Swap two players of a round if it is better or accepted; the change of the cost."""
        rng = self.rng
        places = self.rounds[uniform_below(rng, len(self.rounds))]
        last = len(places) - 1 if places[-1] else len(places) - 2
        if last < 1:
            return 0
        i = uniform_below(rng, last + 1)
        j = uniform_below(rng, last)
        if j >= i:
            j += 1
        here, there = places[i], places[j]
        x, y = uniform_below(rng, len(here)), uniform_below(rng, len(there))
        a, b = here[x], there[y]
        met_a, met_b = self.met[a], self.met[b]
        rest = len(places) - 1
        worse = 0
        if i != rest:
            for c in here:
                if c != a:
                    worse += met_b[c] - met_a[c] + 1
        if j != rest:
            for c in there:
                if c != b:
                    worse += met_a[c] - met_b[c] + 1
        worse *= 2
        if i == rest:
            worse += REST_WEIGHT * 2 * (self.rests[b] - self.rests[a] + 1)
        elif j == rest:
            worse += REST_WEIGHT * 2 * (self.rests[a] - self.rests[b] + 1)
        if worse > 0 and not is_accepted(worse, heat, rng):
            return 0
        self._swap(places, i, x, j, y)
        return worse

    def _swap(self, places: list[list[int]], i: int, x: int, j: int, y: int) -> None:
        here, there, rest = places[i], places[j], len(places) - 1
        a, b = here[x], there[y]
        for group, leaves, enters, is_rest in ((here, a, b, i == rest), (there, b, a, j == rest)):
            if is_rest:
                self.rests[leaves] -= 1
                self.rests[enters] += 1
                continue
            for c in group:
                if c != leaves:
                    self.met[leaves][c] -= 1
                    self.met[c][leaves] -= 1
                    self.met[enters][c] += 1
                    self.met[c][enters] += 1
        here[x], there[y] = b, a


def _evenest(total: int, over: int) -> int:
    """The least sum of squares of whole numbers that add up to the total."""
    low, more = divmod(total, over)
    return more * (low + 1) ** 2 + (over - more) * low**2
