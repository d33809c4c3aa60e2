"""Every legal answer is equally likely."""

from __future__ import annotations

from ..views import Option, View
from .bot import dice, options_of


class RandomBot:
    """Chooses by lot; the same view and seed give the same answer."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Option:
        options = options_of(view)
        return options[dice(view, self.seed) % len(options)]
