"""Field of View: the open home of the Viewpoint card games."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import (
        BadBatch,
        BadRecord,
        Batch,
        Decision,
        Ending,
        Event,
        Fold,
        Game,
        GameOver,
        Handles,
        IllegalAnswer,
        Kind,
        LateAnswer,
        Lying,
        News,
        Option,
        Outcome,
        Part,
        Report,
        Results,
        Seen,
        SetLike,
        Settling,
        Setup,
        View,
        Window,
        check_set,
        determinise,
        new_game,
        replay,
        restore,
    )

__version__ = "0.1.0"

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
    "__version__",
    "check_set",
    "determinise",
    "new_game",
    "replay",
    "restore",
]


def __getattr__(name: str) -> Any:
    """The game is loaded when something of it is asked for: `fov --help` does without."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.game"), name)
