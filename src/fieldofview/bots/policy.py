"""Bots that answer as a compiled policy does, shown nothing but what their seat may know."""

from __future__ import annotations

from ..game.advice import POLICY_NAMES, advise
from ..views import Option, View
from .bot import dice, options_of


class PolicyBot:
    """Answers by the policy of its name, or by a file of weights; the seed throws the dice, and breaks ties."""

    name = ""

    def __init__(self, seed: int = 0, name: str = "") -> None:
        self.seed = seed
        self.name = name or self.name

    def choose(self, view: View) -> Option:
        options = options_of(view)
        return options[advise(view, self.name, dice(view, self.seed))]


class RandomBot(PolicyBot):
    """Chooses by lot; the same view and seed give the same answer."""

    name = "random"


class GreedyBot(PolicyBot):
    """Takes what is worth most at once: points first, then what an effect gains or takes from others."""

    name = "greedy"


def policy_bots() -> dict[str, type[PolicyBot]]:
    """A bot for every policy that is registered."""
    known = {bot.name: bot for bot in (RandomBot, GreedyBot)}
    return {name: known.get(name) or type(f"{name.title()}Bot", (PolicyBot,), {"name": name}) for name in POLICY_NAMES}
