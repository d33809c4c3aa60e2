"""The cards of a table, by the names that they have there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from fieldofview.cards import Card
from fieldofview.cards.effects import Cancel
from fieldofview.cards.titles import part_title
from fieldofview.game.setup import tables_of_view
from fieldofview.views import View


def cards_of(view: View) -> dict[str, Card]:
    """Every card of this table, by the name it has there."""
    tables = tables_of_view(view)
    return dict(zip(tables.names, tables.cards, strict=True))


def card_of(view: View, name: str) -> Card:
    """The card that is called so at this table."""
    return tables_of_view(view).find(name)


def set_titles(view: View, language: str) -> list[str]:
    """The sets on this table, as people call them: `Open Eyes with plague`."""
    return [part_title(part, language) for part in tables_of_view(view).sets]


def may_interrupt(view: View, seats: Iterable[int]) -> bool:
    """Whether one of these could act while another player chooses, as far as this viewer knows (D.16, D.85)."""
    alive = [seat for seat in seats if view.alive[seat]]
    if any(view.hand_sizes[seat] for seat in alive) and hides_any_time(view):
        return True
    lying = (card for seat in alive for card in view.fields[seat])
    return any(card_of(view, card.copies or card.name).any_time for card in lying)


def hides_any_time(view: View) -> bool:
    """Whether a card that may be revealed at any time could be in a hand, as far as this viewer knows (D.16)."""
    cards = cards_of(view)
    lying = [*view.discard, *view.shown, *view.out, *filter(None, view.draw_known)]
    lying += [name for card in view.viewniverse for name in (card.name, *card.hides)]
    seen = Counter(lying)
    held = {name for known in view.known for name in known}
    return any(
        name in held or seen[name] < count
        for (name, card), count in zip(cards.items(), view.counts, strict=True)
        if card.reveal and not isinstance(next(iter(card.reveal)), Cancel)
    )
