"""Field of View: the open home of the Viewpoint card games."""

from .game import (
    BadRecord,
    Decision,
    Event,
    Game,
    GameOver,
    IllegalAnswer,
    Option,
    Outcome,
    View,
    determinise,
    new_game,
    replay,
)

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "Option",
    "Outcome",
    "View",
    "__version__",
    "determinise",
    "new_game",
    "replay",
]
