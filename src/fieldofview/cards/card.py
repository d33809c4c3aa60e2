"""What is printed: a card and a set of cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .effects import Cancel, Effect


def slug(name: str) -> str:
    """The name as it stands in ruling ids: lower case, words joined by hyphens."""
    kept = "".join(c for c in name.lower() if c.isalnum() or c in " -")
    return kept.replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card: its face, and its text as effects."""

    name: str
    points: int
    copies: int
    play: Iterable[Effect] = ()
    reveal: Iterable[Effect] = ()
    each_turn: Effect | None = None
    sacrifice: Cancel | None = None
    always: Effect | None = None
    document: str = field(default="VT", kw_only=True)

    def __post_init__(self) -> None:
        object.__setattr__(self, "play", tuple(self.play))
        object.__setattr__(self, "reveal", tuple(self.reveal))

    @property
    def slug(self) -> str:
        return slug(self.name)

    @property
    def ruling(self) -> str:
        """The id of the ruling that is about this card."""
        return f"{self.document}.card.{self.slug}"

    def cites(self, effect: Effect) -> tuple[str, ...]:
        """The rulings that state one of this card's effects."""
        return tuple(f"{self.ruling}.{letter}" for letter in effect.cite.split())


@dataclass(frozen=True, slots=True)
class CardSet:
    """A published set: its cards, and how many players one copy seats (D.7)."""

    id: str
    name: str
    cards: tuple[Card, ...]
    seats: int = 6

    @property
    def size(self) -> int:
        return sum(card.copies for card in self.cards)
