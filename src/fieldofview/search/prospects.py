"""How likely each seat of a finished game was to win, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import Game

if TYPE_CHECKING:
    from ..learned import Shares

MOST_SEATS = 6  # with more the network has never learnt


class Prospects:
    """The chances of all seats at moments of a game, each by what its seat knows; nobody else's hand is looked into."""

    def __init__(self, players: int) -> None:
        self._shares = _shares() if players <= MOST_SEATS else None

    def note(self, game: Game) -> None:
        """Remember the game as it stands."""
        if self._shares is not None:
            self._shares.note(game)

    def told(self) -> list[tuple[float, ...]] | None:
        """Of every moment that was noted; None where the network has not met all cards, with more players than it
        knows, or without NumPy."""
        return None if self._shares is None else self._shares.told()


def _shares() -> Shares | None:
    try:
        from ..learned import Shares
    except ImportError:
        return None
    return Shares()
