"""What a seat may know: decisions, events and the table, filled from the raw state."""

from .decision import Decision, Option
from .event import Event
from .view import Lying, View

__all__ = ["Decision", "Event", "Lying", "Option", "View"]
