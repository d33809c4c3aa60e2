"""What can be wrong with what a game is told; each says what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.complaint import Complaint, Term, Worded, learn
from ..cards.typed import said
from ..views.words import refused_line
from .reasons import Reason

__all__ = ["BadNames", "BadRecord", "Complaint", "GameOver", "IllegalAnswer", "IllegalLine", "LateAnswer"]
__all__ += ["Term", "UnknownPlayer", "Worded", "learn"]
learn("de", f"{__package__}.words_de")


class IllegalAnswer(ValueError):
    """An answer that is not taken; `reason` says as data why, and which rulings say so."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def cites(self) -> tuple[str, ...]:
        return self.reason.cites

    def told(self, language: str = "en") -> str:
        """The refusal in a sentence."""
        return self.reason.sentence(language)

    def __str__(self) -> str:
        return self.told()


class IllegalLine(IllegalAnswer):
    """An answer that no legal option matches; says what is legal, and so is for its own `seat` alone."""

    def __init__(self, reason: Reason, seat: int, player: str, line: str, legal: tuple[str, ...]) -> None:
        ValueError.__init__(self, reason, seat, player, line, legal)
        self.reason = reason
        self.seat, self.player, self.line, self.legal = seat, player, line, legal

    def told(self, language: str = "en") -> str:
        """The refusal in a sentence, and then the lines that are legal."""
        return refused_line(self.player, self.line, self.reason.told(language), self.legal, language)


class LateAnswer(IllegalAnswer):
    """An answer to a question that is no longer asked."""


class GameOver(IllegalAnswer):
    """The game has ended; nothing can be answered any more."""


class UnknownPlayer(Complaint):
    """Nobody of this name, or with this number, sits at the table."""

    def __init__(self, asked: object, names: Sequence[str]) -> None:
        who = repr(said(asked)) if isinstance(asked, str) else said(asked)
        super().__init__("There is no player {who} at this table; there are {names}.", who=who, names=", ".join(names))


class BadNames(Complaint):
    """A name that no player can have, or players who could not be told apart."""


class BadRecord(Complaint):
    """A text that is no record, is cut short, was made under other rules, or leads nowhere."""
