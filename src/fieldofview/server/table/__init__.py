"""One table as pure data: no clock of its own, no input or output. The hall gives it time, chance and a store."""

from .bots import LEVELS, asks, view_for
from .commands import BotAnswer, Command, Hint, Rematch, Start, read_command
from .deciding import decide
from .entries import Entry, Opened, Resumed, entry_data, stored_entry
from .gathering import first_opening, opening, quick_opening
from .messages import Mark, Shared, messages, refused, reply, resumed
from .outcome import Ask, Outcome
from .privates import Cleared, Private, Sealed, Thought, private_data, stored_private
from .refused import Refused
from .settings import Settings, read_settings
from .table import BOTS, GATHERING, OVER, PLAYING, Person, Seat, Table
from .ticking import tick

__all__ = [
    "BOTS",
    "GATHERING",
    "LEVELS",
    "OVER",
    "PLAYING",
    "Ask",
    "BotAnswer",
    "Cleared",
    "Command",
    "Entry",
    "Hint",
    "Mark",
    "Opened",
    "Outcome",
    "Person",
    "Private",
    "Refused",
    "Rematch",
    "Resumed",
    "Sealed",
    "Seat",
    "Settings",
    "Shared",
    "Start",
    "Table",
    "Thought",
    "asks",
    "decide",
    "entry_data",
    "first_opening",
    "messages",
    "opening",
    "private_data",
    "quick_opening",
    "read_command",
    "read_settings",
    "refused",
    "reply",
    "resumed",
    "stored_entry",
    "stored_private",
    "tick",
    "view_for",
]
