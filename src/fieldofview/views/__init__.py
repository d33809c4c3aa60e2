"""What a seat may know: decisions, events and the table, filled from the raw state."""

from .decision import Decision, Option
from .event import Ending, Event, Kind
from .fold import Fold
from .view import Lying, View, Window

__all__ = ["Decision", "Ending", "Event", "Fold", "Kind", "Lying", "Option", "View", "Window"]
