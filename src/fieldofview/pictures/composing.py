"""A picture for any card of one's own: a thing that its name speaks of, an eye, and a token for each effect.

The name decides the eye and what it sits in; the texts decide the tokens, and the lengths of the lashes, so that cards
which differ in anything differ in their picture too. A card that bears the name of one that we drew shows that drawing,
smaller.
"""

from __future__ import annotations

import re
from hashlib import sha256

from fieldofview.cards import Card
from fieldofview.cards.card import PARTS

from .emblems import BY_WORD, SHAPES, Emblem
from .eye import PUPILS, eye
from .ground import HIGH, WIDE
from .palette import BLUE, BRASS, GOLD, GREEN, RED, ROSE, SKY, SLATE, STONE, SUN, VIOLET
from .recipes import RECIPES
from .svg import at, dot, ink, num
from .tokens import tokens

IRISES = (BLUE, GOLD, GREEN, VIOLET, RED, SLATE, "#2FA7A0", ROSE)
FILLS = (SKY, "#F7C873", "#A8D8B9", "#C9A7DB", "#F2A98C", STONE, SUN, BRASS)
LOOKS = ((0, 0), (-0.7, 0), (0.7, 0), (0, -0.7), (0, 0.8), (-0.6, -0.6), (0.6, -0.6), (-0.6, 0.6), (0.6, 0.6))
LENGTHS = (0.16, 0.3, 0.46, 0.62)
LASHES = 9
KNOWN = {name: drawn for recipes in RECIPES.values() for name, drawn in recipes.items()}
KINDS = [kind for kind in PUPILS if kind != "none"]


class Lot:
    """Numbers that always fall the same way for the same text."""

    def __init__(self, text: str) -> None:
        self.rest = int.from_bytes(sha256(text.encode()).digest(), "big")

    def below(self, n: int) -> int:
        self.rest, drawn = divmod(self.rest, n)
        return drawn


def emblem_of(name: str, lot: Lot) -> Emblem:
    """The thing that a name speaks of, or a shape."""
    words = re.findall(r"\w+", name.lower())
    known = [BY_WORD[word] for word in words if word in BY_WORD]
    known += [emblem for word in words for part, emblem in BY_WORD.items() if len(part) > 3 and part in word]
    chance = SHAPES[lot.below(len(SHAPES))]
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
    known = KNOWN.get(card.name)
    if known:
        return at(0, -8, known, size=0.8) + fringe(lash) + tokens(card)
    thing = emblem_of(card.name, named)
    fill, iris = FILLS[named.below(len(FILLS))], IRISES[named.below(len(IRISES))]
    pupil, gaze = KINDS[named.below(len(KINDS))], LOOKS[named.below(len(LOOKS))]
    look = eye(thing.x, thing.y, thing.r, gaze=gaze, iris=iris, pupil=pupil, lash=lash)
    return thing.behind(fill) + look + thing.over + tokens(card)
