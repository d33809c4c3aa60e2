"""What a seat may know: decisions, events and the table, filled from the raw state."""

from .decision import Decision, Option
from .event import Ending, Event, Kind
from .fold import Fold
from .news import News
from .view import Lying, View, Window

__all__ = ["Decision", "Ending", "Event", "Fold", "Kind", "Lying", "News", "Option", "View", "Window"]
