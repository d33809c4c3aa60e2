"""The clock of a round: no ticking, only when it ran; what is left is worked out (5.5)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(slots=True)
class Clock:
    """When a clock started and for how long it had run before that."""

    started: str = ""  # UTC; empty while it stands
    before: float = 0.0

    def start(self, at: str) -> None:
        if not self.started:
            self.started = at

    def pause(self, at: str) -> None:
        if self.started:
            self.before += _between(self.started, at)
            self.started = ""

    def elapsed(self, at: str) -> float:
        """Seconds that it has run."""
        return self.before + (_between(self.started, at) if self.started else 0.0)


def _between(start: str, end: str) -> float:
    """Never negative: a wall clock that was set back must not give time."""
    return max(0.0, (datetime.fromisoformat(end) - datetime.fromisoformat(start)).total_seconds())
