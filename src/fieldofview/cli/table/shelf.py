"""The cards of a table, by the names that they have there."""

from __future__ import annotations

from fieldofview.cards import Card
from fieldofview.game.setup import tables_of_view
from fieldofview.views import View


def card_of(view: View, name: str) -> Card:
    """The card that is called so at this table."""
    return tables_of_view(view).find(name)


def set_titles(view: View) -> list[str]:
    """The sets on this table, as people call them: `Open Eyes with plague`."""
    return [part.title for part in tables_of_view(view).sets]
