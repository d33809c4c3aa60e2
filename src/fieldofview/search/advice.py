"""Advice for people: the chances of all options, and in one sentence why the best one is best.

The reason is found, not made up: what the table is like a round later, after the best option and after the others.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..game.errors import Worded
from ..game.trials import Bench, Outlook
from ..views import View
from .budget import Budget
from .thinking import Progress, think
from .thought import Judged, Thought

WORLDS = 120  # for the reason
CLOSE = 2.0  # standard errors within which options are as good as each other
NEARLY = 0.01  # and differences that nobody minds

ONLY = "There is nothing else to do."
EQUAL = "The options are about as good as each other."
WINS = "It wins within a round in {n} of 100 games, which the others do in {m}."
SAVES = "After the others somebody else wins within a round in {n} of 100 games, after this in {m}."
POINTS = "A round later you have about {n} points more than after the others."
RIVALS = "A round later the best of the others has about {n} points fewer."
CARDS = "A round later you hold more cards than after the others."
THEIR_CARDS = "A round later the others hold fewer cards."
GUARDS = "It keeps a card in your hand that can answer."
LATER = "It pays off later: a round from now nothing much tells it from the others."

A_POINT, A_CARD, A_GUARD = 0.1, 0.8, 1.2  # what differences are worth as reasons
LEAST = 0.3  # of such worth, to be a reason
A_WIN = 0.05  # of the games, to be a reason before all others


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player may be told: all options judged, and why the best is the best."""

    thought: Thought
    reason: Worded

    @property
    def ranked(self) -> tuple[Judged, ...]:
        return self.thought.ranked


def advise(
    view: View,
    policy: str,
    budget: Budget | None = None,
    *,
    dice: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Advice:
    """Judge the options of a view, by what its seat may know, and say why."""
    thought = think(view, policy, budget, dice=dice, threads=threads, progress=progress)
    return Advice(thought, _reason(view, policy, thought, dice))


def _reason(view: View, policy: str, thought: Thought, dice: int) -> Worded:
    if len(thought.options) == 1:
        return Worded(ONLY)
    best, second = thought.ranked[:2]
    if best.chance - second.chance < max(NEARLY, CLOSE * second.error):
        others = [judged for judged in thought.ranked[1:] if best.chance - judged.chance > CLOSE * judged.error]
        if not others:
            return Worded(EQUAL)
    tried = range(len(thought.options))
    outlooks = Bench(view, policy).look_out(tried, dice, WORLDS, len(view.names))
    mine = outlooks.pop(thought.best)
    return tell(mine, Outlook(*(sum(column) / len(outlooks) for column in zip(*outlooks, strict=True))))


def tell(mine: Outlook, others: Outlook) -> Worded:
    """The strongest difference between two outlooks, as a sentence."""
    if mine.won - others.won > A_WIN:
        return Worded(WINS, n=round(100 * mine.won), m=round(100 * others.won))
    if others.lost - mine.lost > A_WIN:
        return Worded(SAVES, n=round(100 * others.lost), m=round(100 * mine.lost))
    points = mine.own_points - others.own_points
    rivals = others.rival_points - mine.rival_points
    reasons = [
        (A_POINT * points, Worded(POINTS, n=round(points))),
        (A_POINT * rivals, Worded(RIVALS, n=round(rivals))),
        (A_CARD * (mine.own_cards - others.own_cards), Worded(CARDS)),
        (A_CARD * (others.rival_cards - mine.rival_cards), Worded(THEIR_CARDS)),
        (A_GUARD * (mine.own_guards - others.own_guards), Worded(GUARDS)),
    ]
    worth, sentence = max(reasons, key=lambda reason: reason[0])
    return sentence if worth > LEAST else Worded(LATER)
