"""Rows are shared out: each part of the table has several sizes, and grows in the order of need while rows are left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .canvas import Lines

Sizes = Sequence[Lines]  # the smallest first
Need = tuple[str, int]


def fit(parts: Mapping[str, Sizes], needs: Iterable[Need], rows: int) -> Lines:
    """The parts below each other, each as large as fits.

    All begin at their smallest. Then `needs` names one after the other, and how far it may grow for now: a size, or
    one counted from the end.
    """
    chosen = dict.fromkeys(parts, 0)
    left = rows - sum(len(sizes[0]) for sizes in parts.values())
    for name, most in needs:
        sizes = parts[name]
        for size in range(chosen[name] + 1, min((most if most >= 0 else len(sizes) + most) + 1, len(sizes))):
            cost = len(sizes[size]) - len(sizes[chosen[name]])
            if cost > left:
                break
            left -= cost
            chosen[name] = size
    return [line for name, sizes in parts.items() for line in sizes[chosen[name]]]
