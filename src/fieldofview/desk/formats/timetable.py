"""The whole timetable of a round robin, in one field or in pools (2.4)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from .circle import Round
from .constructions import constructed, transversal
from .library import stored
from .search import search, target_rounds
from .seeds import snake
from .sizes import SEATS_OF_A_DECK, exact_sizes, sizes

SMALLEST_POOL = 3


@dataclass(frozen=True)
class Facts:
    """What a schedule amounts to; meetings are counted inside the pools."""

    rounds: int
    tables: int  # of a round, the most
    meet_min: int
    meet_max: int


@dataclass(frozen=True)
class Timetable:
    """Who sits at which table in which round; who is at none rests."""

    pools: tuple[tuple[str, ...], ...]
    rounds: tuple[tuple[tuple[str, ...], ...], ...]

    def resting(self, number: int) -> list[str]:
        """Who rests in a round, counted from 1."""
        seated = {unit for table in self.rounds[number - 1] for unit in table}
        return [unit for pool in self.pools for unit in pool if unit not in seated]

    def facts(self) -> Facts:
        met = Counter(frozenset(pair) for tables in self.rounds for table in tables for pair in combinations(table, 2))
        counts = [met[frozenset(pair)] for pool in self.pools for pair in combinations(pool, 2)]
        tables = max(map(len, self.rounds), default=0)
        return Facts(len(self.rounds), tables, min(counts, default=0), max(counts, default=0))


def timetable(
    units: Sequence[str], size: int, pool_size: int = 0, rounds: int | None = None, seed: int = 0
) -> Timetable:
    """The timetable of units in order of their seeds; pools are filled by the snake and play side by side."""
    pools = snake(units, len(pool_sizes(len(units), pool_size))) if pool_size else [list(units)]
    schedules = [schedule(len(pool), size, rounds, seed) for pool in pools]
    played = []
    for number in range(max(map(len, schedules))):
        tables = [
            tuple(pool[player] for player in table)
            for pool, course in zip(pools, schedules, strict=True)
            if number < len(course)
            for table in course[number]
        ]
        played.append(tuple(tables))
    return Timetable(tuple(map(tuple, pools)), tuple(played))


def pool_sizes(n: int, preferred: int) -> list[int]:
    """How many play in each pool, largest first."""
    lo = min(SMALLEST_POOL, preferred, n)
    return sizes(n, preferred, lo=lo, hi=max(SEATS_OF_A_DECK, preferred))


@cache
def schedule(n: int, size: int, rounds: int | None = None, seed: int = 0) -> tuple[Round, ...]:
    """Rounds of unit numbers: constructed, else from the library, else searched.

    Fewer rounds than the whole are its first ones; more begin it again.
    """
    whole = constructed(n, size)
    if whole is not None:
        return tuple(whole[number % len(whole)] for number in range(rounds or len(whole)))
    table_sizes = exact_sizes(n, size)
    wanted = rounds or target_rounds(n, table_sizes)
    columns = transversal(n, size) or []
    if wanted <= len(columns):
        return tuple(columns[:wanted])
    known = stored(n, size, wanted)
    return tuple(known or search(n, table_sizes, wanted, seed, start=columns))
