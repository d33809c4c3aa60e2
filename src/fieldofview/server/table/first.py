"""The first game: three seats, a table laid by hand, and two bots that play fixed cards as long as they can.

Whoever follows the six lessons of the page wins in their fourth turn; whoever does not plays a real game all the same.
"""

from __future__ import annotations

from ...bots import GreedyBot
from ...game import Game, View
from ...game.making import PUBLIC
from ...game.scenario import Scenario
from ...game.tabletop import lay_out
from ...views import Option

FIRST = "first"  # what is laid, and the level of its bots
BOT_NAMES = ("Robin", "Teal")
SETS = ("viewpoint",)
PUPIL = 0  # the seat of whoever learns

FIELDS = (
    ("Shared Perspective", "Blind Spot"),
    ("Blind Spot", "Wink", "Blink", "Spectacles"),
    ("Insight", "Wink"),
)
HANDS = (
    ("Mirage", "Spectacles", "Shadow", "Blind Spot", "Shared Perspective"),
    ("Wink", "Blurred Vision", "Shared Perspective", "Peripheral Vision"),
    ("Blink", "Spectacles", "Wink", "Insight"),
)
PLAYS = {1: ("Wink", "Blurred Vision", "Shared Perspective"), 2: ("Blink", "Spectacles", "Wink")}
# From the top, as the lessons draw them; then what a longer game needs.
DRAW = (
    "Wink", "Blink",  # the pupil's first turn, and what Wink brings
    "Insight", "Skewed View",  # Robin's
    "Hindsight", "All-Seeing Eye", "Eye Spy",  # Teal's
    "Wink",  # the pupil's second turn
    "Peripheral Vision", "Blindsided", "Insight",
    "Insight", "Blink", "Hindsight", "Mirage",  # the pupil's third, and what Shared Perspective brings to all
    "Insight", "Blink", "Mirage", "Peripheral Vision", "Hindsight", "Insight",
    "Blink", "Wink", "Blind Spot", "Shared Perspective", "Insight", "Spectacles", "Wink", "Blind Spot",
    "Hindsight", "Mirage", "Blink", "Wink", "Blind Spot", "Shared Perspective", "Peripheral Vision", "Wink",
)  # fmt: skip


def first_game(names: list[str]) -> Game:
    """The game before its first turn."""
    table = {
        "turn": names[PUPIL],
        "drawn": False,
        "hands": dict(zip(names, map(list, HANDS), strict=True)),
        "fields": dict(zip(names, map(list, FIELDS), strict=True)),
        "draw": list(DRAW),
    }
    laid = Scenario("first game", FIRST, 0, (), SETS, tuple(names), (), pause=False, table=table)
    game = lay_out(laid, windows=PUBLIC)
    game.run()
    return game


class FirstBot:
    """Plays the cards of its part, the first it holds, and aims at the pupil; else it plays as a steady bot does."""

    name = FIRST

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Option:
        assert view.decision is not None
        options = view.decision.options
        for card in PLAYS.get(view.decision.seat, ()):
            for option in options:
                if option.verb == "play" and option.card == card:
                    return option
        if view.decision.purpose == "target":
            for option in options:
                if option.seat == PUPIL and option.card is None:
                    return option
        return GreedyBot(self.seed).choose(view)
