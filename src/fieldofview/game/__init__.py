"""The friendly face: games, decisions, answers, events, records, scenarios."""

from ..cards import Part, SetLike
from ..views import Decision, Event, Option, View
from .batch import BadBatch, Batch
from .conformance import Report, check_set
from .determinise import determinise
from .game import Game, GameOver, IllegalAnswer, Outcome, Setup
from .head import BadRecord
from .record import replay
from .setup import new_game

__all__ = [
    "BadBatch",
    "BadRecord",
    "Batch",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "Option",
    "Outcome",
    "Part",
    "Report",
    "SetLike",
    "Setup",
    "View",
    "check_set",
    "determinise",
    "new_game",
    "replay",
]
