"""What one game bears, and how much of it a set takes by itself."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import CardSet
from ..cards.decks import MAX_CARDS, MAX_KINDS
from ..cards.nesting import MAX_NESTED, nested
from ..kernel.layout import ROWS
from ..kernel.programs import compile_cards


class Use(NamedTuple):
    """One limit: what is counted, how much of it a set takes, how much a game bears."""

    what: str
    used: int
    most: int

    def __str__(self) -> str:
        return f"{self.used:,} of {self.most:,} {self.what}"


def limits_of(card_set: CardSet) -> tuple[Use, ...]:
    """All limits that a mix counts, with everything of the set in the game."""
    cards = card_set.every_card
    pieces = {card: card.copies for card in cards}
    return (
        Use("cards", sum(pieces.values()), MAX_CARDS),
        Use("names", len(cards), MAX_KINDS),
        Use("that may lie on one another", sum(nested(pieces).values()), MAX_NESTED),
        Use("rows of program", len(compile_cards(cards).rows), ROWS),
    )
