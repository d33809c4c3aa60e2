"""What went wrong, in the language of the table; what only one room below can tell stays as that room says it."""

from __future__ import annotations

from fieldofview.bots import UnknownBot, bot_names
from fieldofview.cards import BadDeck, UnknownCard, set_ids
from fieldofview.cards.shelf import UnknownSet
from fieldofview.game import IllegalAnswer
from fieldofview.game.errors import BadNames, BadRecord, UnknownPlayer
from fieldofview.game.why import unknown
from fieldofview.rulings import UnknownRuling

from .phrases import phrase
from .store import FileTaken, NothingSaved


def told(error: Exception, language: str) -> str:
    """An error in one sentence."""
    if isinstance(error, IllegalAnswer):
        return error.told(language)
    if isinstance(error, UnknownCard):
        return unknown(error).sentence(language)
    if language == "en":
        return str(error)
    if isinstance(error, UnknownSet):
        return phrase(language, "no set", sets=", ".join(set_ids()))
    if isinstance(error, UnknownBot):
        return phrase(language, "no bot", bots=", ".join(bot_names()))
    if isinstance(error, FileTaken):
        return phrase(language, "file taken", path=error.path)
    if isinstance(error, OSError):
        return phrase(language, "no file", path=error.filename or "", why=error.strerror)
    for kind, key in (
        (UnknownPlayer, "no player"),
        (UnknownRuling, "no ruling"),
        (BadNames, "bad names"),
        (NothingSaved, "no kept game"),
    ):
        if isinstance(error, kind):
            return phrase(language, key)
    if isinstance(error, BadDeck):
        return phrase(language, "bad deck", why=error)
    if isinstance(error, BadRecord):
        return phrase(language, "bad record", why=error)
    return str(error)
