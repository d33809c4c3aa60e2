"""What is printed: cards as data, the sets they come in, and their text."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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


def __getattr__(name: str) -> Any:
    """Cards are loaded when one of these is asked for: what the whole house says things with lies in this room too."""
    if name in __all__:
        for module in ("card", "decks", "parts", "shelf"):
            found = vars(import_module(f"{__name__}.{module}"))
            if name in found:
                return found[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
