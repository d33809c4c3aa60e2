"""What went wrong, in the language of the table; most errors can tell themselves."""

from __future__ import annotations

from fieldofview.bots import UnknownBot, bot_names
from fieldofview.game.errors import BadRecord

from .phrases import phrase
from .store import FileTaken, NothingSaved


def told(error: Exception, language: str) -> str:
    """An error in one sentence."""
    tell = getattr(error, "told", None)
    if tell is not None:
        return str(tell(language))
    if language == "en":
        return str(error)
    if isinstance(error, UnknownBot):
        return phrase(language, "no bot", bots=", ".join(bot_names()))
    if isinstance(error, FileTaken):
        return phrase(language, "file taken", path=error.path)
    if isinstance(error, OSError):
        return phrase(language, "no file", path=error.filename or "", why=error.strerror)
    if isinstance(error, NothingSaved):
        return phrase(language, "no kept game")
    if isinstance(error, BadRecord):
        return phrase(language, "bad record", why=error)
    return str(error)
