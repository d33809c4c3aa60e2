"""Every option is equally likely."""

from __future__ import annotations

from ..kernel.layout import Printed, State
from .weights import Weights


def random_choice(s: State, t: Printed, v: Weights, x: int) -> int:
    """By lot."""
    return x % s.n_options
