"""All that a page draws and says of a card: its face, its picture, its words and rulings."""

from __future__ import annotations

import re
from typing import Any

from fieldofview.cards import Card
from fieldofview.cards.bands import band, cap, choices
from fieldofview.cards.keywords import KEYWORDS
from fieldofview.cards.text import describe
from fieldofview.pictures import picture
from fieldofview.rulings import RULINGS, Ruling, told


def face(card: Card, lang: str, *, name: str = "", copies: int | None = None) -> dict[str, Any]:
    """A card as the page's `CardFace`; its name and number in a deck may differ from those printed."""
    text = describe(card, lang)
    return {
        "name": name or card.name,
        "points": card.points,
        "copies": card.copies if copies is None else copies,
        "set": card.home,
        "marks": sorted(card.marks),
        "band": band(card),
        "cap": cap(card),
        "choices": list(choices(card)),
        "art": picture(card),
        "text": text,
        "keywords": _keywords(text, lang),
        "rulings": [{"id": row.id, "text": row.summary} for row in _rulings(card, lang)],
    }


def _keywords(text: str, lang: str) -> list[dict[str, str]]:
    """The words in capitals that a card's text uses, and what they mean."""
    said = set(re.findall(r"\w+", text))
    return [
        {"name": keyword.name, "text": keyword.text}
        for keyword in KEYWORDS[lang]
        if keyword.name.isupper() and said & {keyword.name, *keyword.forms}
    ]


def _rulings(card: Card, lang: str) -> list[Ruling]:
    """The card's own ruling and its letters."""
    own = [row for id, row in RULINGS.items() if id == card.ruling or id.startswith(f"{card.ruling}.")]
    return [told(row, lang) for row in own]
