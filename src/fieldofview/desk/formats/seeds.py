"""Seeds to tables: the snake, and byes of a bracket."""

from collections.abc import Collection, Sequence


def snake(units: Sequence[str], tables: int) -> list[list[str]]:
    """Spread units, best first, over the tables: 1, 2 … T, T … 2, 1, 1, 2 …"""
    groups: list[list[str]] = [[] for _ in range(tables)]
    for number, unit in enumerate(units):
        row, column = divmod(number, tables)
        groups[column if row % 2 == 0 else tables - 1 - column].append(unit)
    return groups


def snake_sizes(n: int, tables: int) -> list[int]:
    """How many the snake puts at each table, in table order."""
    return [len(group) for group in snake([""] * n, tables)]


def byes(n: int) -> int:
    """How many top seeds of a bracket rest in its next round: up to the next power of two (2.3)."""
    return (1 << (n - 1).bit_length()) - n


def lowest_without_bye(units: Sequence[str], count: int, had: Collection[str]) -> list[str]:
    """Who gets the byes of a round: from the low end of the standings, nobody twice while others are left (TD.28)."""
    fresh = [unit for unit in reversed(units) if unit not in had]
    again = [unit for unit in reversed(units) if unit in had]
    return (fresh + again)[:count]
