"""How long a search may think: so many rollouts, or so many seconds."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from typing import Self

from ..game.errors import Complaint, learn

learn("de", f"{__package__}.words_de")

MOST_ROLLOUTS = 100_000_000
MOST_SECONDS = 3600.0
AT_ONCE = 4096  # rollouts before somebody is told
_UNITS = {"": 1.0, "ms": 0.001, "s": 1.0}


class BadBudget(Complaint):
    """No budget can be read from this."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Rollouts, or seconds where those are above 0. Only a budget in rollouts gives the same answer again."""

    rollouts: int = 1000
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Self:
        """`200` is rollouts, `100ms` and `2s` are time."""
        found = re.fullmatch(r"([0-9]{1,9})(ms|s|)", text.strip().lower())
        number, unit = (int(found[1]), found[2]) if found else (0, "")
        if number == 0:
            raise BadBudget(
                "A budget is a number of rollouts, such as 200, or a time, such as 100ms; not {text!r}.", text=text
            )
        if number > MOST_ROLLOUTS or (unit and number * _UNITS[unit] > MOST_SECONDS):
            raise BadBudget(
                "A search takes at most {most:,} rollouts, or an hour; {text!r} is more.", most=MOST_ROLLOUTS, text=text
            )
        return cls(0, number * _UNITS[unit]) if unit else cls(number)

    def __str__(self) -> str:
        return f"{round(1000 * self.seconds)}ms" if self.seconds else str(self.rollouts)


@dataclass(slots=True)
class Spending:
    """What of a budget is spent."""

    budget: Budget
    rollouts: int = 0
    began: float = field(default_factory=time.perf_counter)

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began

    @property
    def part(self) -> float:
        """From 0 to 1, and beyond when it is overspent."""
        if self.budget.seconds:
            return self.seconds / self.budget.seconds
        return self.rollouts / self.budget.rollouts

    def affordable(self, part: float, most_seconds: float) -> int:
        """How many rollouts may be spent in one go, up to a part of the budget; 0 while the speed is unknown."""
        if not self.budget.seconds:
            return max(1, min(AT_ONCE, round(part * self.budget.rollouts) - self.rollouts))
        if not self.rollouts:
            return 0
        left = max(0.0, part * self.budget.seconds - self.seconds)
        return max(1, int(min(left, most_seconds) * self.rollouts / self.seconds))
