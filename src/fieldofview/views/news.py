"""What is new for one viewer: all that a page needs to follow a game that it has seen so far."""

from __future__ import annotations

from dataclasses import dataclass

from .decision import Decision
from .event import Event
from .view import Window


@dataclass(frozen=True, slots=True)
class News:
    """What one viewer was told after their first `since` events, and what they are asked now."""

    since: int
    events: tuple[Event, ...]
    window: Window | None = None
    waiting_for: tuple[int, ...] = ()  # seats, as far as everybody may know (D.78)
    decision: Decision | None = None
