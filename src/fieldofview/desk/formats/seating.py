"""Who sits where at a table: the order of the seats, clockwise (VT.18)."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations, zip_longest
from typing import Literal

Method = Literal["random", "balanced", "free", "fixed-for-match"]

BETA = 0.1  # a seat that one has had is a smaller matter than a neighbour
EXPONENT = 4  # protects the worst-off
TRY_ALL_UP_TO = 6  # 720 orders
STARTS = 12


@dataclass(frozen=True)
class Seatings:
    """The seat orders of earlier games, clockwise."""

    tables: tuple[tuple[str, ...], ...] = field(default=())

    @cached_property
    def neighbours(self) -> Counter[tuple[str, str]]:
        """How often the first sat directly to the left of the second: next clockwise."""
        return Counter(
            (table[(seat + 1) % len(table)], unit) for table in self.tables for seat, unit in enumerate(table)
        )

    @cached_property
    def positions(self) -> Counter[tuple[str, int]]:
        """How often each had a seat, counted from 0."""
        return Counter((unit, seat) for table in self.tables for seat, unit in enumerate(table))

    def cost(self, order: Sequence[str]) -> float:
        """Neighbour repeats squared, and seats that one has had oftener than one's rarest."""
        left = sum(self.neighbours[order[(seat + 1) % len(order)], unit] ** 2 for seat, unit in enumerate(order))
        uneven = 0
        for seat, unit in enumerate(order):
            rarest = min(self.positions[unit, other] for other in range(len(order)))
            uneven += (self.positions[unit, seat] - rarest) ** EXPONENT
        return left + BETA * uneven


def seat(
    units: Sequence[str],
    method: Method,
    seed: int,
    earlier: Seatings | None = None,
    first_game: Sequence[str] | None = None,
) -> list[str]:
    """The seats of a game, clockwise. `first_game` is the order of the match so far.

    Free seats are the players' own affair: the order given is a proposal. Seats that are fixed for the match are drawn
    for its first game only.
    """
    if method == "free":
        return list(units)
    if method == "fixed-for-match" and first_game is not None:
        return list(first_game)
    rng = random.Random(seed)
    order = sorted(units)
    rng.shuffle(order)
    if method != "balanced" or earlier is None:
        return order
    return balanced(order, earlier, rng)


def balanced(shuffled: Sequence[str], earlier: Seatings, rng: random.Random) -> list[str]:
    """The order of least cost, by chance among equals; large tables by swaps from several starts."""
    best, found = float("inf"), list(shuffled)
    for order in _candidates(list(shuffled), earlier.cost, rng):
        cost = earlier.cost(order)
        if cost < best:
            best, found = cost, list(order)
    return found


def _candidates(
    shuffled: list[str], cost: Callable[[Sequence[str]], float], rng: random.Random
) -> Iterator[Sequence[str]]:
    """Orders to choose from; the shuffle before makes the first of equals a random one."""
    if len(shuffled) <= TRY_ALL_UP_TO:
        yield from permutations(shuffled)
        return
    for _ in range(STARTS):
        order = list(shuffled)
        rng.shuffle(order)
        yield _descended(order, cost)


def _descended(order: list[str], cost: Callable[[Sequence[str]], float]) -> list[str]:
    """Swaps of two seats for as long as one helps."""
    now, better = cost(order), True
    while better and now > 0:
        better = False
        for i in range(len(order)):
            for j in range(i):
                order[i], order[j] = order[j], order[i]
                after = cost(order)
                if after < now:
                    now, better = after, True
                else:
                    order[i], order[j] = order[j], order[i]
    return order


def alternate(teams: Sequence[Sequence[str]]) -> list[str]:
    """Seats of a 2-Headed Giant: A1 B1 C1 A2 B2 C2. A member who is gone leaves no seat."""
    return [member for row in zip_longest(*teams) for member in row if member is not None]
