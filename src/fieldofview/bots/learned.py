"""A bot that answers as a network has learnt to, shown nothing but what its seat may know. Needs NumPy."""

from __future__ import annotations

from importlib.util import find_spec

from ..game.advice import advise
from ..views import Option, View
from .bot import BadBot, dice, options_of

USUAL = "evolved"  # who answers where the network does not know all cards


class LearnedBot:
    """Takes what the network likes best; with cards that it has never met it plays as `evolved` does."""

    name = "learned"

    def __init__(self, seed: int = 0) -> None:
        if find_spec("numpy") is None:
            raise BadBot("The bot {name} needs NumPy: install it with pip install 'fieldofview[fast]'.", name=self.name)
        self.seed = seed

    def choose(self, view: View) -> Option:
        from ..learned import knows, opinion

        options = options_of(view)
        if len(options) == 1:
            return options[0]
        if not knows(view):
            return options[advise(view, USUAL, dice(view, self.seed))]
        return options[opinion(view).choice]
