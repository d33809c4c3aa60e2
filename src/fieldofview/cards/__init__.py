"""What is printed: cards as data, the sets they come in, and their text."""

from .card import Card, CardSet, slug
from .decks import MAX_CARDS, MAX_SEATS, SETS, BadDeck, Deck, UnknownCard, UnknownSet, check, every_card, find_card, mix

__all__ = [
    "MAX_CARDS",
    "MAX_SEATS",
    "SETS",
    "BadDeck",
    "Card",
    "CardSet",
    "Deck",
    "UnknownCard",
    "UnknownSet",
    "check",
    "every_card",
    "find_card",
    "mix",
    "slug",
]
