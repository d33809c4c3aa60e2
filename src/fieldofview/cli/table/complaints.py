"""What went wrong, in the language of the table; most errors can tell themselves."""

from __future__ import annotations

from fieldofview.cards.system import Reason
from fieldofview.cards.typed import one_line
from fieldofview.game.errors import BadRecord

from .phrases import phrase


def told(error: Exception, language: str) -> str:
    """An error in one sentence."""
    if isinstance(error, BadRecord) and language != "en":
        return phrase(language, "bad record", why=error.told(language))
    tell = getattr(error, "told", None)
    if tell is not None:
        return str(tell(language))
    if language == "en":
        return str(error)
    if isinstance(error, OSError):
        return phrase(language, "no file", path=one_line(str(error.filename or "")), why=Reason(error).told(language))
    return str(error)
