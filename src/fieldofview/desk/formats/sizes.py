"""How many sit at each table."""

from collections.abc import Sequence
from typing import Literal

from ...cards.complaint import Complaint

Prefer = Literal["near", "short", "long"]

SEATS_OF_A_DECK = 6  # D.7


class BadSize(Complaint):
    """A number of players that no tables can hold; the message is one sentence."""


def sizes(n: int, preferred: int, lo: int = 2, hi: int = SEATS_OF_A_DECK, prefer: Prefer = "near") -> list[int]:
    """Table sizes for n players, largest first: they differ by at most one and lie as near to the preferred as can be.

    Equally near: fewer tables. "short" never goes above the preferred size and "long" never below it, where that is
    possible at all.
    """
    numbers = [tables for tables in range(1, n // lo + 1) if -(-n // tables) <= hi]
    if not numbers:
        raise BadSize(
            "{n} players cannot be split into tables of {lo} to {hi}; at least {lo} are needed.", n=n, lo=lo, hi=hi
        )
    within = {
        "near": numbers,
        "short": [tables for tables in numbers if -(-n // tables) <= preferred],
        "long": [tables for tables in numbers if n // tables >= preferred],
    }[prefer]
    # |n/T - preferred| without fractions: compared as |n - T·preferred| / T by cross-multiplication.
    best = (within or numbers)[0]
    for tables in within or numbers:
        if abs(n - tables * preferred) * best < abs(n - best * preferred) * tables:
            best = tables
    return even_split(n, best)


def team_sizes(teams: int, preferred: int = 2) -> list[int]:
    """Teams at each table of a 2-Headed Giant: two or three."""
    return sizes(teams, preferred, lo=2, hi=3)


def exact_sizes(n: int, size: int) -> list[int]:
    """Full tables of a round robin; who is left over rests. Too few for one table: a single smaller one."""
    return [size] * (n // size) if n >= size else [n]


def even_split(n: int, tables: int) -> list[int]:
    """n over so many tables, sizes that differ by at most one, largest first."""
    small, larger = divmod(n, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def usual_size(table_sizes: Sequence[int], preferred: int) -> int:
    """The size that is not odd in a round: the preferred if it occurs, else the most common, of equals the larger."""
    if preferred in table_sizes:
        return preferred
    return max(sorted(set(table_sizes), reverse=True), key=table_sizes.count)
