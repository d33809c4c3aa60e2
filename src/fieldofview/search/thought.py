"""What came of thinking: for every option its chance to win, how sure that is, and which option to take."""

from __future__ import annotations

from dataclasses import dataclass

from ..views import Option


@dataclass(frozen=True, slots=True)
class Judged:
    """One option: the expected part of the win, its standard error, and in how many games it was tried (in none, where
    it was not worth a try)."""

    option: Option
    chance: float
    error: float
    games: int


@dataclass(frozen=True, slots=True)
class Thought:
    """All options in the order of the decision."""

    options: tuple[Judged, ...]
    best: int  # the number of the option to take
    usual: int  # what all options are measured against: what the policy, or the network, takes without thinking
    rollouts: int
    seconds: float

    @property
    def choice(self) -> Option:
        return self.options[self.best].option

    @property
    def chance(self) -> float:
        """The expected part of the win of the option to take."""
        return self.options[self.best].chance

    @property
    def ranked(self) -> tuple[Judged, ...]:
        """The option to take first, the others by their chances."""
        others = [judged for i, judged in enumerate(self.options) if i != self.best]
        return self.options[self.best], *sorted(others, key=lambda judged: -judged.chance)
