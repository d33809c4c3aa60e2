"""How likely each seat of a finished game was to win, turn by turn."""

from __future__ import annotations

from ..game import Game

MOST_SEATS = 6  # with more the network has never learnt


def prospects(game: Game) -> tuple[float, ...] | None:
    """The chances of all seats as a game stands, each by what its seat knows; nobody else's hand is looked into.

    None where the network has not met all cards, with more players than it knows, or without NumPy.
    """
    if len(game.names) > MOST_SEATS:
        return None
    try:
        from ..learned import shares
    except ImportError:
        return None
    return shares(game)
