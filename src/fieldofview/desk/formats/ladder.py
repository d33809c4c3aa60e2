"""The rounds of a knock-out, from the field to the final (2.3)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...cards.complaint import Complaint
from .seeds import byes, snake, snake_sizes


class NeverEnds(Complaint):
    """A knock-out that would not get smaller; the message is one sentence."""


@dataclass(frozen=True)
class Rung:
    """One round of a knock-out: who plays at which sizes, who rests, how many go on."""

    sizes: tuple[int, ...]  # in table order
    byes: int = 0  # top seeds who advance without a game
    best_losers: int = 0  # go on beside those who advance at their table

    @property
    def units(self) -> int:
        """How many are still in the event when the round begins."""
        return sum(self.sizes) + self.byes


def ladder(n: int, table: int, advance: int, final_table: int | None = None) -> list[list[int]]:
    """Table sizes of each round, in table order."""
    return [list(rung.sizes) for rung in rungs(n, table, advance, final_table)]


def rungs(n: int, table: int, advance: int, final_table: int | None = None) -> list[Rung]:
    """The whole ladder; a final of a wished size is filled with the best losers of the round before.

    Refused is what never ends: as many advance as sit at the smallest table of a round that is no final.
    """
    if n < 2:
        raise NeverEnds("A knock-out needs two or more, not {n}.", n=n)
    if table == 2 and final_table in (None, 2):
        return bracket(n, advance)
    final = final_table or table
    found = []
    while n > final:
        tables = max(2, -(-n // table))
        table_sizes = snake_sizes(n, tables)
        smallest = min(table_sizes)
        if advance >= smallest:
            raise NeverEnds(
                "With {advance} advancing from each table a round of {n} never ends:"
                " its smallest table has {smallest}; let at most {most} advance.",
                advance=advance,
                n=n,
                smallest=smallest,
                most=smallest - 1,
            )
        going_on = tables * advance
        wished = final if final_table and going_on < final else going_on
        found.append(Rung(tuple(table_sizes), best_losers=wished - going_on))
        n = wished
    return [*found, Rung((n,))]


def bracket(n: int, advance: int = 1) -> list[Rung]:
    """Tables of two, byes to the top seeds in the first round."""
    if n > 2 and advance >= 2:
        raise NeverEnds("With 2 advancing from tables of two a knock-out never ends; let one advance.")
    found = []
    while n > 1:
        resting = byes(n)
        tables = (n - resting) // 2
        found.append(Rung((2,) * tables, resting))
        n = resting + tables
    return found


def round_of(units: Sequence[str], table: int, final_table: int | None = None) -> tuple[list[list[str]], list[str]]:
    """Tables and byes of the next round for those who are left, in order of their seeds."""
    n = len(units)
    if table == 2 and final_table in (None, 2):
        resting = byes(n)
        return snake(units[resting:], (n - resting) // 2), list(units[:resting])
    tables = 1 if n <= (final_table or table) else max(2, -(-n // table))
    return snake(units, tables), []
