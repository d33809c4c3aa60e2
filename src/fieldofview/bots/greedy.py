"""Takes what is worth most at once: points first, then what an effect gains or takes from others."""

from __future__ import annotations

from ..game.advice import advise
from ..views import Option, View
from .bot import dice, options_of


class GreedyBot:
    """Looks one answer ahead, at nothing but what its seat knows; the seed only breaks ties."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Option:
        options = options_of(view)
        return options[advise(view, "greedy", dice(view, self.seed))]
