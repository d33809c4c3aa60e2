"""What the table does not do, as data: told to whoever asked, in their language, and to nobody else."""

from __future__ import annotations

from ...cards.complaint import Complaint
from ...cards.typed import said
from ...game.errors import IllegalAnswer
from ..words import refusal

MOST_QUOTED = 40  # characters


def quoted(value: object) -> str:
    """What a message brought, as a refusal repeats it; of what is nested only that it is, however deep it goes."""
    nested = "[…]" if isinstance(value, list | tuple) else "{…}" if isinstance(value, dict) else None
    return said(nested or " ".join(str(value).split()), MOST_QUOTED)


class Because:
    """The end of a refusal that is a clause of its own in every language."""

    def __init__(self, code: str, **values: object) -> None:
        self.code, self.values = code, values

    def told(self, language: str = "en") -> str:
        return refusal(self.code, self.values, language)


def malformed(code: str, **values: object) -> Refused:
    """A message that is none, and what is wrong with it."""
    return Refused("malformed", why=Because(code, **values))


class Refused(Exception):
    """A command that changes nothing; says what is wrong in one sentence, with its rulings."""

    def __init__(self, code: str, cites: tuple[str, ...] = (), **values: object) -> None:
        super().__init__(code, values)
        self.code, self.cites, self.values = code, cites, values
        self._why: IllegalAnswer | Complaint | None = None

    @classmethod
    def because(cls, why: IllegalAnswer | Complaint, code: str = "settings") -> Refused:
        """What the game, its cards or its names refuse themselves."""
        made = cls(why.reason.code, why.reason.cites) if isinstance(why, IllegalAnswer) else cls(code)
        made._why = why
        return made

    def told(self, language: str = "en") -> str:
        """The sentence."""
        match self._why:
            case IllegalAnswer() as why:
                return why.reason.sentence(language)
            case Complaint() as why:
                return refusal(self.code, {"why": why}, language)
            case _:
                return refusal(self.code, self.values, language)

    def __str__(self) -> str:
        return self.told()
