"""Numbers that are tuned: one after the other is made larger and smaller, and kept where that wins more deals.

Every try plays the same deals as what it is compared with, at all tables that are asked for, so that differences of one
or two wins in a hundred are seen with some hundred deals. Of decks with few kinds of cards many are needed: on one of
them a number decides which of two cards always comes first, and what is best there may be bad on the next.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import stdev
from time import monotonic

from ..game import SetLike
from ..policies import find_policy
from ..policies.contests import WHOLE
from ..policies.figures import AT_LEAST, MOST, NUMBERS
from ..policies.weighing import Player, weigh
from .contest import Contest, make_contest
from .duplicate import DuplicateRate, play_weighed, rate_of
from .training import APART, BASE, OPPONENT, numbers_of

FACTORS = (1.25, 0.8)
DEALS = 300  # of one try at each table
SURE = 1.3  # errors of the mean by which a change must win to be kept


@dataclass(frozen=True, slots=True)
class Step:
    """A change that was kept, and what it gained."""

    name: str
    number: int
    gained: DuplicateRate
    seconds: float


class Tuning:
    """The tuning of one player's numbers for several decks and numbers of players."""

    def __init__(self, tables: Sequence[tuple[Sequence[SetLike], int]], seed: int = 1, base: str = BASE) -> None:
        self.contests = [
            make_contest(1, sets, players, [OPPONENT], seed + APART, backend="numba") for sets, players in tables
        ]
        self.numbers = numbers_of(base, self.contests[0].tables)
        self.steps: list[Step] = []
        self._dice = Random(seed)
        self._first = 0

    def run(
        self, seconds: float, progress: Callable[[Step], None] | None = None, names: Sequence[str] = NUMBERS
    ) -> bool:
        """Tune for so long; False when interrupted, and what was found so far is kept."""
        for contest in self.contests:
            _shares(contest, self.numbers, 0, 0)  # compiles
        began = monotonic()
        try:
            while monotonic() - began < seconds:
                name = self._dice.choice(list(names))
                self._first += DEALS
                now = self._all(self.numbers)
                for factor in self._dice.sample(FACTORS, 2):
                    step = self._try(name, factor, now, monotonic() - began)
                    if step is not None:
                        if progress is not None:
                            progress(step)
                        break
        except KeyboardInterrupt:
            return False
        return True

    def _try(self, name: str, factor: float, now: list[float], seconds: float) -> Step | None:
        """Keep a changed number if it wins clearly more of the same deals."""
        old = self.numbers[name]
        new = round(old * factor)
        new = new if new != old else old + (1 if factor > 1 else -1)
        changed = {**self.numbers, name: max(AT_LEAST.get(name, -MOST), min(MOST, new))}
        gains = [a - b for a, b in zip(self._all(changed), now, strict=True)]
        gained = rate_of(gains, -1.0)
        # Most deals differ by nothing, so that the interval that is told would be too wide to go by.
        if gained.rate <= SURE * stdev(gains) / math.sqrt(len(gains)) or math.isclose(gained.rate, 0):
            return None
        self.numbers = changed
        self.steps.append(Step(name, changed[name], gained, seconds))
        return self.steps[-1]

    def _all(self, numbers: dict[str, int]) -> list[float]:
        return [share for contest in self.contests for share in _shares(contest, numbers, self._first, DEALS)]


def _shares(contest: Contest, numbers: dict[str, int], first: int, deals: int) -> list[float]:
    """The part of each deal's games that a player with these numbers wins against the opponent."""
    opponent, players = find_policy(OPPONENT), contest.players
    others = [opponent.weights(contest.tables, players)] * (players - 1)
    mine = weigh(Player(numbers), contest.tables, players)
    rows = play_weighed(contest, [opponent] * players, (mine, *others), first, deals)
    return [row[0] / (WHOLE * players) for row in rows]
