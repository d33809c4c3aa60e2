"""A picture for any card of one's own: a thing that its name speaks of, an eye, and a token for each effect.

The name decides the eye and what it sits in; the texts decide the tokens, and the lengths of the lashes, so that cards
which differ in anything differ in their picture too. A card that bears the name of one that we drew shows that drawing,
smaller.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import TypeVar

from fieldofview.cards import Card
from fieldofview.cards.card import PARTS

from .emblems import BY_NAME, BY_WORD, SHAPES, Emblem
from .eye import PUPILS, eye
from .ground import HIGH, WIDE
from .palette import BLUE, BRASS, GOLD, GREEN, RED, ROSE, SKY, SLATE, STONE, SUN, VIOLET
from .recipes import RECIPES
from .svg import at, dot, ink, num
from .tokens import tokens

IRISES = {
    "blue": BLUE,
    "gold": GOLD,
    "green": GREEN,
    "violet": VIOLET,
    "red": RED,
    "grey": SLATE,
    "sea": "#2FA7A0",
    "rose": ROSE,
}
FILLS = {
    "sky": SKY,
    "sand": "#F7C873",
    "mint": "#A8D8B9",
    "lilac": "#C9A7DB",
    "coral": "#F2A98C",
    "stone": STONE,
    "sun": SUN,
    "brass": BRASS,
}
GAZES = {
    "ahead": (0, 0),
    "left": (-0.7, 0),
    "right": (0.7, 0),
    "up": (0, -0.7),
    "down": (0, 0.8),
    "up-left": (-0.6, -0.6),
    "up-right": (0.6, -0.6),
    "down-left": (-0.6, 0.6),
    "down-right": (0.6, 0.6),
}
LIDS = {"open": 1, "wide": 1.25, "half": 0.6, "narrow": 0.36, "shut": 0}
LENGTHS = (0.16, 0.3, 0.46, 0.62)
LASHES = 9
KNOWN = {name: drawn for recipes in RECIPES.values() for name, drawn in recipes.items()}
KINDS = {kind: kind for kind in PUPILS if kind != "none"}

Of = TypeVar("Of")


class Lot:
    """Numbers that always fall the same way for the same text."""

    def __init__(self, text: str) -> None:
        self.rest = int.from_bytes(sha256(text.encode()).digest(), "big")

    def below(self, n: int) -> int:
        self.rest, drawn = divmod(self.rest, n)
        return drawn

    def of(self, table: Mapping[str, Of]) -> Of:
        """One value of a table."""
        return list(table.values())[self.below(len(table))]


def emblem_of(name: str, lot: Lot) -> Emblem:
    """The thing that a name speaks of, or a shape."""
    words = re.findall(r"\w+", name.lower())
    known = [BY_WORD[word] for word in words if word in BY_WORD]
    known += [emblem for word in words for part, emblem in BY_WORD.items() if len(part) > 3 and part in word]
    chance = lot.of(SHAPES)
    return known[0] if known else chance


def fringe(lengths: tuple[float, ...]) -> str:
    """Lashes along the upper edge, for a picture that has no eye of its own making."""
    step = WIDE / len(lengths)
    return ink("".join(f"M{dot(step * (i + 0.5) - WIDE / 2, -HIGH / 2)}v{num(14 * n)}" for i, n in enumerate(lengths)))


def composed(card: Card) -> str:
    """What stands on the ground of a card that nobody drew by hand."""
    named = Lot(card.name)
    written = Lot(
        repr((card.name, card.points, sorted(card.marks), [getattr(card, part) for part in PARTS], card.always))
    )
    lash = tuple(LENGTHS[written.below(len(LENGTHS))] for _ in range(LASHES))
    chosen = card.picture
    known = KNOWN.get(card.name)
    if known and not any(chosen):
        return at(0, -8, known, size=0.8) + fringe(lash) + tokens(card)
    thing = emblem_of(card.name, named)
    fill, iris, pupil, gaze = named.of(FILLS), named.of(IRISES), named.of(KINDS), named.of(GAZES)
    thing = BY_NAME.get(chosen.thing, thing)
    fill = FILLS.get(chosen.colour) or thing.own or fill
    look = eye(
        thing.x,
        thing.y,
        thing.r,
        open=LIDS.get(chosen.lids, 1),
        gaze=GAZES.get(chosen.gaze, gaze),
        iris=IRISES.get(chosen.iris, iris),
        pupil=chosen.pupil or pupil,
        lash=lash,
    )
    return thing.behind(fill) + look + thing.over + tokens(card)
