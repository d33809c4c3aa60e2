"""Bots that search: `search`, `search:200` (rollouts), `search:100ms`; `tree`, `guided`, `deep`; `@`: the policy."""

from __future__ import annotations

from collections.abc import Callable

from ..game.advice import POLICY_NAMES, is_weights
from ..game.trials import check_compiler
from ..search import Budget, think
from ..views import Option, View
from .bot import BadBot, Bot, dice, options_of
from .levels import LEVELS, played_as

WAYS = {"search": "flat", "tree": "tree", "guided": "guided", "deep": "deep"}  # by the names of the bots
ROLLED_OUT_BY = "evolved"  # the strongest policy


class SearchBot:
    """Tries its options in games that its seat may imagine; the seed throws the dice."""

    def __init__(self, seed: int = 0, name: str = "search") -> None:
        check_compiler()
        self.seed, self.name = seed, name
        self.way, self.budget, self.policy = read_search(name)

    def choose(self, view: View) -> Option:
        options = options_of(view)
        if len(options) == 1:
            return options[0]
        return think(view, self.policy, self.budget, dice=dice(view, self.seed), way=self.way).choice


def is_search(name: str) -> bool:
    """Whether a name begins as that of a searching bot."""
    return _parts(name)[0] in WAYS


def read_search(name: str) -> tuple[str, Budget, str]:
    """The way to search, the budget and the policy that a name asks for."""
    family, budget, policy = _parts(name)
    if policy not in POLICY_NAMES and not is_weights(policy):
        raise BadBot(
            "The search {name!r} would play on by {policy!r}; the policies are: {known}; so are the levels {levels}.",
            name=name,
            policy=policy,
            known=", ".join(POLICY_NAMES),
            levels=", ".join(level.name for level in LEVELS if played_as(level.name) in POLICY_NAMES),
        )
    return WAYS[family], Budget.read(budget) if budget else Budget(), policy


def spelt_search(name: str) -> str:
    """The name as we spell it; what is no search, though it is called so, is refused."""
    read_search(name)
    rest, at, policy = name.strip().partition("@")
    return rest.lower() + at + played_as(policy)


def search_bots() -> dict[str, Callable[[int], Bot]]:
    """The searching bots with their usual budgets."""

    def maker(name: str) -> Callable[[int], Bot]:
        return lambda seed: SearchBot(seed, name)

    return {name: maker(name) for name in WAYS}


def _parts(name: str) -> tuple[str, str, str]:
    rest, _, policy = name.strip().partition("@")
    family, _, budget = rest.lower().partition(":")
    return family, budget, played_as(policy) or ROLLED_OUT_BY
