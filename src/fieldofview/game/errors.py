"""What can be wrong with what a game is told; each says what would be right."""

from __future__ import annotations

from collections.abc import Sequence


class IllegalAnswer(ValueError):
    """An answer that no legal option matches; says what is legal, and which ruling says so."""

    def __init__(self, message: str, cites: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.cites = cites


class LateAnswer(IllegalAnswer):
    """An answer to a question that is no longer asked."""


class GameOver(IllegalAnswer):
    """The game has ended; nothing can be answered any more."""


class UnknownPlayer(ValueError):
    """Nobody of this name, or with this number, sits at the table."""

    def __init__(self, asked: object, names: Sequence[str]) -> None:
        super().__init__(f"There is no player {asked!r} at this table; there are {', '.join(names)}.")


class BadNames(ValueError):
    """Players who could not be told apart."""


class BadRecord(ValueError):
    """A text that is no record, is cut short, was made under other rules, or leads nowhere."""
