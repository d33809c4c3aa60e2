"""The numbers of a file of weights: which there are, and within which bounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..cards.complaint import Complaint
from ..cards.typed import said
from ..kernel.layout import SMALL, layout_of
from .weights import Weights

LAYOUT = layout_of(Weights, SMALL)
NUMBERS = tuple(field.name for field in LAYOUT.fields if not field.shape and field.name != "biased")
AT_LEAST = {"points_a_turn": 1, "point_lying": 1}
MOST = 100_000


class BadWeights(Complaint):
    """A file of weights that says what no player can use."""


def numbers_in(path: str | Path, given: Any) -> dict[str, int]:
    """The numbers of a file, each a weight that there is, within bounds."""
    for name, number in given.items() if isinstance(given, dict) else [("weights", given)]:
        if name not in NUMBERS:
            raise BadWeights(
                "The weights in {path} name {name!r}, which is no weight; docs/weights.md has them all.",
                path=said(path, 200),
                name=said(name, 60),
            )
        least = AT_LEAST.get(name, -MOST)
        if type(number) is not int or not least <= number <= MOST:
            raise BadWeights(
                "The weight {name} in {path} must be a whole number from {least} to {most}, not {number}.",
                name=name,
                path=said(path, 200),
                least=least,
                most=MOST,
                number=said(number, 60),
            )
    return dict(given)
