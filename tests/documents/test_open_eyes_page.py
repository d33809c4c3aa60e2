"""The page of our own set shows its cards as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fieldofview.cards import Card, find_set
from fieldofview.cards.text import describe

PAGE = (Path(__file__).parents[2] / "docs" / "open-eyes.md").read_text(encoding="utf-8")
OPEN_EYES = find_set("open-eyes")
CARDS = {card.name: card for card in OPEN_EYES.every_card}


def first_row(card: Card) -> list[str]:
    """The cells of the first row about a card: its points, how many there are or where it starts, its text."""
    names = " · ".join((card.name, *sorted(card.marks)))
    found = re.search(rf"^\| {re.escape(names)} \|(.*)\|$", PAGE, re.MULTILINE)
    assert found, f"docs/open-eyes.md has no row for {names}"
    return [cell.strip() for cell in found[1].split("|")]


@pytest.mark.parametrize("name", CARDS)
def test_a_card_reads_as_it_is_printed(name: str) -> None:
    card = CARDS[name]
    number = str(card.starts.name.lower() if card.starts else card.copies)
    assert first_row(card) == [str(card.points), number, describe(card).replace("\n", " ") or "–"]
