"""Figures in words: with their units, of which table, and as a language writes them."""

from __future__ import annotations

import re
from typing import Any

from fieldofview.cards.complaint import Worded, told

SWAPPED = str.maketrans(",.", ".,")


def worded(*texts: str) -> tuple[Worded, ...]:
    return tuple(map(Worded, texts))


def measured(value: float, unit: str) -> Worded:
    return Worded("{number} {unit}", number=number(value), unit=unit)


def sized(text: str) -> Worded:
    """A size class by its numbers."""
    seats, cards, size = re.findall(r"\d+", text)
    return Worded("{seats} seats, {cards} cards, {size} bytes", seats=seats, cards=cards, size=size)


def called(table: str) -> Worded:
    """A table by its name: so many seats, and its windows."""
    seats, _, windows = table.partition(" seats")
    return Worded("{seats} seats" + windows, seats=seats)


def at_table(row: dict[str, Any], what: str) -> Worded:
    return Worded("{table}: {what}", table=called(row["table"]), what=Worded(what))


def told_figure(cell: str, language: str) -> str:
    """A cell as a language writes it: German has a comma where English has a point, and a point between thousands."""
    said = told(cell, language)
    return re.sub(r"[0-9][0-9.,]*[0-9]", lambda found: found[0].translate(SWAPPED), said) if language == "de" else said


def number(value: float) -> str:
    """Three digits and a unit prefix."""
    for size, unit, letter in ((999_500, 1e6, " M"), (1e4, 1e3, " k")):
        if value >= size:
            return f"{value / unit:.3g}{letter}"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
