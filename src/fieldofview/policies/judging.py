"""A network's odds from an observation, row by row: what learned/net.py has in NumPy for many at once, compiled.

Most of an observation is empty, and half of what the layers say is nothing, so only what is there is added up. Nothing
here is split among threads by anybody else, and sums are always made in the same order.
"""

from __future__ import annotations

from typing import Any


def copy_numbers(source: Any, found: Any) -> None:
    for j in range(len(source)):
        found[j] = source[j]


def add_times(found: Any, by: float, column: Any) -> None:
    """Add so much of a column."""
    for j in range(len(column)):
        found[j] += by * column[j]


def add_layer(given: Any, layer: Any, found: Any) -> None:
    """Add what a layer makes of those that are above zero."""
    for k in range(len(layer)):
        if given[k] > 0:
            add_times(found, given[k], layer[k])


# fmt: off
def add_table(
    row: Any, amounts: Any, scales: Any, names: Any, meanings: Any, always: int, table: Any, found: Any
) -> None:
    """Add the columns of a table that an observation names: so much of one for every amount, one for every name, and
    one that always counts."""
    # fmt: on
    none = len(table)
    width = table.shape[1]
    for j in range(width):
        found[j] += table[always, j]
    for k in range(len(amounts)):
        if row[amounts[k]]:
            add_times(found, row[amounts[k]] * scales[k], table[k])
    for k in range(len(names)):
        column = meanings[k, row[names[k]] & 255]
        if column < none:
            for j in range(width):
                found[j] += table[column, j]


def add_others(row: Any, others: Any, scales: Any, sits: Any, other: Any, joined: Any, scratch: Any) -> None:
    """Add what the other seats come to, each of them read alike."""
    width = other.shape[1]
    for j in range(width):
        scratch[2, j] = 0
    for seat in range(len(others)):
        copy_numbers(sits[seat], scratch[1])
        for k in range(len(scales)):
            if row[others[seat, k]]:
                add_times(scratch[1], row[others[seat, k]] * scales[k], other[k])
        for j in range(width):
            if scratch[1, j] > 0:
                scratch[2, j] += scratch[1, j]
    add_layer(scratch[2], joined, scratch[0])


# fmt: off
def odds_of(
    second: Any, second_bias: Any, chance: Any, chance_bias: Any, last: Any, last_bias: Any, scratch: Any
) -> float:
    """The odds from what all features come to, in the first row; the other rows are scratch."""
    # fmt: on
    width = len(second_bias)
    copy_numbers(second_bias, scratch[1])
    add_layer(scratch[0], second, scratch[1])
    for j in range(width):
        if scratch[0, j] < 0:
            scratch[0, j] = 0
        if scratch[1, j] > 0:
            scratch[0, j] += scratch[1, j]
    copy_numbers(chance_bias, scratch[2])
    add_layer(scratch[0], chance, scratch[2])
    found: float = 1.0 * last_bias[0]
    for j in range(len(chance_bias)):
        if scratch[2, j] > 0:
            found += scratch[2, j] * last[j]
    return found
