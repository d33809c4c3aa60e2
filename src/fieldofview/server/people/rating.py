"""Ratings of games of several players: Plackett-Luce by openskill, on a scale that people know, with uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

MIDDLE, STEP = 1500, 24  # a new player is shown as 1500 ± 400
SURE = 300  # who is known more exactly than this, after a dozen games or so, stands on the leaderboard


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of somebody: the middle and the width of a normal distribution."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def rating(self) -> int:
        return round(MIDDLE + STEP * (self.mu - 25.0))

    @property
    def within(self) -> int:
        """Two standard deviations: 19 of 20 times the truth lies no further away."""
        return round(2 * STEP * self.sigma)

    @property
    def is_sure(self) -> bool:
        return self.within <= SURE

    @property
    def at_least(self) -> int:
        """What somebody is worth at least, as far as is known: the order of the leaderboard."""
        return self.rating - self.within


NEW = Skill()


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def after_game(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is believed after a game in which they came in at these places; equal places are a tie."""
    if len(before) < 2:
        return list(before)
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
