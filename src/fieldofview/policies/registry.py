"""Every policy once: its name, its function, the number by which compiled code knows it, and its weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..kernel import backends
from ..kernel.backends import NumbaBackend, PlainBackend
from ..kernel.layout import Printed, State
from ..kernel.tables import Tables
from .dispatch import GREEDY, RANDOM
from .figures import LAYOUT
from .greedy import greedy_choice
from .lot import random_choice
from .weighing import Player, Weighed, own_player, player_at, weigh
from .weights import Weights

ENDING = ".toml"  # of a file of weights


class Policy(NamedTuple):
    """A way to answer: given the state, what is printed, weights and a throw of the dice, the number of an option."""

    name: str  # of one of ours, or the path of a file of weights
    number: int
    choice: Callable[[State, Printed, Weights, int], int]
    weighs: bool = True

    @property
    def player(self) -> Player | None:
        """The file of its weights, if it has any."""
        if not self.weighs:
            return None
        return own_player(self.name) if self.name in POLICIES else player_at(self.name)

    def weights(self, tables: Tables, players: int) -> Weighed:
        """Its weights for a game of these cards with so many players."""
        return weigh(self.player, tables, players)


POLICIES = {
    policy.name: policy
    for policy in (
        Policy("random", RANDOM, random_choice, weighs=False),
        Policy("greedy", GREEDY, greedy_choice),
        Policy("novice", GREEDY, greedy_choice),
        Policy("expert", GREEDY, greedy_choice),
        Policy("evolved", GREEDY, greedy_choice),
        Policy("bold", GREEDY, greedy_choice),
        Policy("careful", GREEDY, greedy_choice),
    )
}

# What is compiled: the rules, and these files with them.
MODULES: backends.Modules = (
    *backends.MODULES,
    "policies.lot",
    "policies.weights",
    "policies.worths",
    "policies.biases",
    "policies.greedy",
    "policies.dispatch",
    "policies.contests",
    "policies.rollouts",
    "policies.trials",
    "policies.judging",
    "policies.leaves",
    "policies.trees",
    "policies.duplicates",
    "policies.impacts",
    "policies.sparring",
    "policies.learning",
    "policies.describing",
)


class UnknownPolicy(ValueError):
    """No policy has this name."""


def is_policy(name: str) -> bool:
    """Whether a name is that of a policy: one of ours, or a file of weights."""
    return name in POLICIES or name.lower().endswith(ENDING)


def find_policy(name: str) -> Policy:
    """A policy by name, or by the path of a file of weights."""
    if name in POLICIES:
        return POLICIES[name]
    if is_policy(name):
        player_at(name)  # refuses what is no such file
        return Policy(name, GREEDY, greedy_choice)
    raise UnknownPolicy(f"There is no policy {name!r}; there are {', '.join(POLICIES)}, and files of weights.")


def backend(name: str) -> PlainBackend | NumbaBackend:
    """A back end of the kernel that plays policies too."""
    return backends.backend(name, MODULES)


def compiled() -> NumbaBackend:
    """The compiled back end, or one sentence that says what is missing."""
    found = backend("numba")
    assert isinstance(found, NumbaBackend)
    return found


@lru_cache(maxsize=16)
def weights_array(each: tuple[Weighed, ...], aligned: bool = False) -> Any:
    """Weights as an array of records, one for each bot: what compiled policies take beside the tables."""
    return backends.record_array(b"".join(one.data for one in each), LAYOUT, aligned)


def weights_of(policies: Sequence[Policy], tables: Tables, players: int) -> tuple[Weighed, ...]:
    """The weights of each of these policies in one game."""
    return tuple(policy.weights(tables, players) for policy in policies)
