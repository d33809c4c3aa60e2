"""The cards of a table, by the names that they have there."""

from __future__ import annotations

from functools import lru_cache

from fieldofview.cards import Card, Deck, find_set
from fieldofview.cards.decks import split_switches
from fieldofview.game.setup import deck_of
from fieldofview.views import View

Chosen = tuple[tuple[int, str], ...]


@lru_cache(maxsize=8)
def _deck(sets: tuple[str, ...], enigmas: Chosen, aside: Chosen) -> Deck:
    return deck_of(sets, dict(enigmas), dict(aside))


def card_of(view: View, name: str) -> Card:
    """The card that is called so at this table."""
    return _deck(view.sets, view.enigmas, view.aside).card(name)


def set_title(name: str) -> str:
    """A set's name with its switches: `Open Eyes with plague`."""
    base, switches = split_switches(name)
    title = find_set(base).name
    return f"{title} with {' and '.join(switches)}" if switches else title
