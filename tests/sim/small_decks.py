"""Decks as people make their own: a few kinds of cards by lot, each often."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import fieldofview
from fieldofview.cards import CardSet, find_set

SETS = Path(__file__).parents[1] / "rulings" / "sets"
STARTER = Path(fieldofview.__file__).parent / "cards" / "sets" / "new.toml"  # what `fov set new` writes
SOURCES = (
    *("viewpoint", "reflections", "open-eyes", str(STARTER)),
    *(str(SETS / f"{name}.toml") for name in ("orbit", "conditions", "lens", "tower", "marks")),
)
MOST_POINTS = 30  # of a card: nobody wins with three
ENOUGH = 6  # Viewpoints of a card on the average
SIZE = 50  # cards of a deck


def small_deck(kinds: int, seed: int) -> CardSet:
    """So many kinds, of whatever sets; always the same for a seed."""
    dice = Random(seed)
    pool = {card.name: card for name in SOURCES for card in find_set(name).cards if abs(card.points) <= MOST_POINTS}
    while True:
        cards = dice.sample(sorted(pool.values(), key=lambda card: card.name), kinds)
        if sum(max(0, card.points) for card in cards) >= ENOUGH * kinds:
            each = max(2, round(SIZE / kinds))
            found = tuple(replace(card, copies=each, home="") for card in cards)
            return CardSet(f"small-{seed}", f"Small {seed}", found)
