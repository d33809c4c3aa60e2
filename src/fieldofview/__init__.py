"""Field of View: the open home of the Viewpoint card games."""

from .game import (
    BadRecord,
    Batch,
    Decision,
    Event,
    Game,
    GameOver,
    IllegalAnswer,
    Option,
    Outcome,
    Report,
    View,
    check_set,
    determinise,
    new_game,
    replay,
)

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "Batch",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "Option",
    "Outcome",
    "Report",
    "View",
    "__version__",
    "check_set",
    "determinise",
    "new_game",
    "replay",
]
