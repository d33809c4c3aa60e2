"""Sets of cards by the names that recipes and decks give them."""

from __future__ import annotations

from ..cards.card import CardSet
from ..cards.shelf import UnknownSet, find_set

# Named by the rulings; their lists are not public.
TITLES = {
    "viewpoint-revisioned": "Viewpoint Revisioned",
    "eye-vs-eye": "Eye vs Eye",
    "prehistoric-park": "Prehistoric Park",
    "winking-dead": "The Winking Dead",
}


def known_set(name: str) -> CardSet | None:
    """A set whose cards are known, by its id or as a set file; None for others."""
    try:
        return None if name in TITLES else find_set(name)
    except UnknownSet:
        return None


def set_title(name: str) -> str:
    """How a set is called."""
    found = known_set(name)
    return found.name if found is not None else TITLES.get(name, name)
