"""Was a game dealt as promised: its record replayed from the secret that opens its commitment (D.43)."""

from __future__ import annotations

from dataclasses import dataclass

from .chance import Stream, shuffles
from .errors import BadRecord
from .game import Game
from .record import replay


@dataclass(frozen=True, slots=True)
class Verified:
    """A game that follows from its record, and what was decided by chance."""

    game: Game
    commitment: str | None  # None: dealt by a seed, and nothing was promised
    dealer: int  # -1 where it was not chosen by the secret
    reshuffles: int  # by the secret


def verify(text: str, published: str | None = None) -> Verified:
    """Check a record, and that it opens what was published before the game; BadRecord says what is wrong."""
    game = replay(text)
    setup = game.setup
    if published is not None and published.strip().lower() != (game.commitment or ""):
        raise BadRecord(
            "The record opens another commitment than the one that was published."
            if game.commitment
            else "The record was dealt by a seed, so it opens no commitment."
        )
    if setup.secret is None:
        return Verified(game, None, -1, 0)
    dealer = Stream(setup.secret).dealer(len(setup.names)) if setup.dealer < 0 else -1
    return Verified(game, game.commitment, dealer, shuffles(game._state))
