"""What is printed: cards as data, the sets they come in, and their text."""

from .card import Card, CardSet, slug
from .decks import (
    MAX_CARDS,
    MAX_SEATS,
    Deck,
    UnclearCard,
    UnknownCard,
    check,
    every_card,
    find_card,
    mix,
    with_extras,
)
from .parts import Part, SetLike
from .shelf import SETS, BadDeck, UnknownSet, find_set, known_sets, set_ids

__all__ = [
    "MAX_CARDS",
    "MAX_SEATS",
    "SETS",
    "BadDeck",
    "Card",
    "CardSet",
    "Deck",
    "Part",
    "SetLike",
    "UnclearCard",
    "UnknownCard",
    "UnknownSet",
    "check",
    "every_card",
    "find_card",
    "find_set",
    "known_sets",
    "mix",
    "set_ids",
    "slug",
    "with_extras",
]
