"""The friendly face: games, decisions, answers, events, records, scenarios."""

from ..cards import Part, SetLike
from ..views import (
    Decision,
    Ending,
    Event,
    Fold,
    Handles,
    Kind,
    Lying,
    News,
    Option,
    Seen,
    Settling,
    View,
    Window,
)
from .batch import BadBatch, Batch, Results
from .conformance import Report, check_set
from .course import Outcome
from .determinise import determinise
from .errors import BadRecord, GameOver, IllegalAnswer, LateAnswer
from .game import Game
from .making import Setup
from .record import replay
from .setup import new_game
from .snapshot import restore

__all__ = [
    "BadBatch",
    "BadRecord",
    "Batch",
    "Decision",
    "Ending",
    "Event",
    "Fold",
    "Game",
    "GameOver",
    "Handles",
    "IllegalAnswer",
    "Kind",
    "LateAnswer",
    "Lying",
    "News",
    "Option",
    "Outcome",
    "Part",
    "Report",
    "Results",
    "Seen",
    "SetLike",
    "Settling",
    "Setup",
    "View",
    "Window",
    "check_set",
    "determinise",
    "new_game",
    "replay",
    "restore",
]
