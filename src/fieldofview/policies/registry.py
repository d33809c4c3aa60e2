"""Every policy once: its name, its function, and the number by which compiled code knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..kernel import backends
from ..kernel.backends import NumbaBackend, PlainBackend
from ..kernel.layout import Printed, State
from .dispatch import GREEDY, RANDOM
from .greedy import greedy_choice
from .lot import random_choice


class Policy(NamedTuple):
    """A way to answer: given the state, what is printed and a throw of the dice, the number of an option."""

    name: str
    number: int
    choice: Callable[[State, Printed, int], int]


POLICIES = {
    policy.name: policy
    for policy in (
        Policy("random", RANDOM, random_choice),
        Policy("greedy", GREEDY, greedy_choice),
    )
}

# What is compiled: the rules, and these files with them.
MODULES: backends.Modules = (
    *backends.MODULES,
    "policies.lot",
    "policies.worths",
    "policies.greedy",
    "policies.dispatch",
    "policies.contests",
    "policies.rollouts",
    "policies.sparring",
)


class UnknownPolicy(ValueError):
    """No policy has this name."""


def find_policy(name: str) -> Policy:
    """A policy by name."""
    if name not in POLICIES:
        raise UnknownPolicy(f"There is no policy {name!r}; there are {', '.join(POLICIES)}.")
    return POLICIES[name]


def backend(name: str) -> PlainBackend | NumbaBackend:
    """A back end of the kernel that plays policies too."""
    return backends.backend(name, MODULES)
