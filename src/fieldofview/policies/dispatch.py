"""The policies by number: one written chain, since compiled code cannot look a function up."""

from __future__ import annotations

from ..kernel.layout import Printed, State
from .greedy import greedy_choice
from .lot import random_choice
from .weights import Weights

RANDOM = 0
GREEDY = 1


def policy_choice(s: State, t: Printed, v: Weights, policy: int, x: int) -> int:
    """The answer of a policy; -1 when there is none of that number."""
    if policy == GREEDY:
        return greedy_choice(s, t, v, x)
    if policy == RANDOM:
        return random_choice(s, t, v, x)
    return -1
