"""The picture of a card: ground, then what its recipe says, or what its effects and its name make."""

from __future__ import annotations

from functools import lru_cache

from fieldofview.cards import Card
from fieldofview.cards.bands import band

from .composing import composed
from .ground import HIGH, WIDE, ground
from .palette import INK
from .recipes import RECIPES

VIEW_BOX = f"-{WIDE / 2:g} -{HIGH / 2:g} {WIDE} {HIGH}"


@lru_cache(maxsize=1024)
def drawing(card: Card) -> str:
    """What is inside the frame, in units of it."""
    drawn = "" if any(card.picture) else RECIPES.get(card.home, {}).get(card.name, "")
    pen = f'stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g fill="none" {pen}>{ground(band(card))}{drawn or composed(card)}</g>'


def picture(card: Card) -> str:
    """A whole SVG of 140 × 94 units; it says nothing aloud, since the card around it does."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}" width="{WIDE}" height="{HIGH}">'
        f"{drawing(card)}</svg>"
    )
