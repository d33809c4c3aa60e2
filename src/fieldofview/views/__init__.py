"""What a seat may know: decisions, events and the table, filled from the raw state."""

from .decision import Decision, Option
from .event import Ending, Event, Kind, Seen, Settling
from .fold import Fold
from .news import News
from .view import Handles, Lying, View, Window

__all__ = [
    "Decision",
    "Ending",
    "Event",
    "Fold",
    "Handles",
    "Kind",
    "Lying",
    "News",
    "Option",
    "Seen",
    "Settling",
    "View",
    "Window",
]
