"""What is printed: a card and a set of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from fieldofview.rulings.editions import CLASSIC

from .effects import Effect, Zone
from .picture import Picture

RELIC = "relic"  # no rule of its own (D.6)
ZOMBEYE = "zombeye"  # counts for the plague (D.4)
MARKS = (RELIC, ZOMBEYE)

PARTS = ("play", "reveal", "each_turn", "any_time", "sacrifice")  # the texts of a card

PLAGUE = 7  # Zombeyes that overwhelm a player, where a set does not say otherwise (D.4)


def slug(name: str) -> str:
    """The name as it stands in ruling ids: lower case, words joined by hyphens."""
    kept = "".join(c for c in name.lower() if c.isalnum() or c in " -")
    return kept.replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card: its face, and its text as effects.

    `play` stands before the Reveal mark, `reveal` after it. `each_turn` is what the card gives in each of its
    holder's turns, `any_time` what its holder may use in anybody's turn, `sacrifice` what leaving the Field of View
    stops, `always` what holds while it lies there. An Enigma card `starts` in a zone of its owner's.
    """

    name: str
    points: int
    copies: int
    play: Iterable[Effect] = ()
    reveal: Iterable[Effect] = ()
    each_turn: Iterable[Effect] = ()
    sacrifice: Iterable[Effect] = ()
    always: Effect | None = None
    any_time: Iterable[Effect] = field(default=(), kw_only=True)
    marks: frozenset[str] = field(default=frozenset(), kw_only=True)
    starts: Zone | None = field(default=None, kw_only=True)
    home: str = field(default="", kw_only=True)  # the id of its set
    document: str = field(default="VT", kw_only=True)  # where rulings about the card stand; empty for a set file
    edition: str = field(default=CLASSIC, kw_only=True)
    cancelled: str = field(default="", kw_only=True)  # letters that speak of its action being cancelled
    cancelled_by: tuple[str, ...] = field(default=(), kw_only=True)  # by which cards, as these letters name them
    picture: Picture = field(default=Picture(), kw_only=True)  # what was chosen of it; no rule reads it

    def __post_init__(self) -> None:
        for part in PARTS:
            object.__setattr__(self, part, tuple(getattr(self, part)))
        object.__setattr__(self, "marks", frozenset(self.marks))

    @property
    def slug(self) -> str:
        return slug(self.name)

    @property
    def ruling(self) -> str:
        """The id of the ruling that is about this card; a set file's cards stand under D.2."""
        return f"{self.document}.card.{self.slug}" if self.document else "D.2"

    def letters(self, said: str) -> tuple[str, ...]:
        """Letters of this card's ruling as whole ids."""
        return tuple(f"{self.ruling}.{letter}" for letter in said.split()) if self.document else ()

    def cites(self, effect: Effect, part: int = 0) -> tuple[str, ...]:
        """The rulings that state one of this card's effects, or one part of it."""
        parts = effect.cite.split("/")
        return self.letters(parts[min(part, len(parts) - 1)])

    def cites_cancelled(self, by: Card) -> tuple[str, ...]:
        """The rulings that say what follows when that card stops what this one does."""
        return self.letters(self.cancelled) if by.name in self.cancelled_by else ()


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of cards: how many players one copy seats (D.7), and the rules that it brings into every game (D.3).

    `switches` are parts of the set that only come into a game when they are named: `open-eyes+plague`. `plague` is how
    many Zombeyes overwhelm a player (D.4), `plague_from` what it is instead from so many players on.
    """

    id: str
    name: str
    cards: tuple[Card, ...]
    seats: int = 6
    note: str = ""
    plague: int = PLAGUE
    plague_from: tuple[tuple[int, int], ...] = ()
    enigmas: tuple[Card, ...] = ()
    switches: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        def belong(cards: Iterable[Card]) -> tuple[Card, ...]:
            return tuple(card if card.home else replace(card, home=self.id) for card in cards)

        object.__setattr__(self, "cards", belong(self.cards))
        object.__setattr__(self, "enigmas", belong(self.enigmas))
        object.__setattr__(self, "switches", {name: belong(cards) for name, cards in self.switches.items()})

    def __hash__(self) -> int:
        """Sets of one id and name are few, and compared card by card."""
        return hash((self.id, self.name))

    def plague_for(self, players: int) -> int:
        """How many Zombeyes overwhelm a player at a table of so many."""
        steps = [step for step in self.plague_from if step[0] <= players]
        return max(steps)[1] if steps else self.plague

    def at_home(self, home: str) -> CardSet:
        """The same set, its cards told apart by another home (D.3)."""

        def moved(cards: Iterable[Card]) -> tuple[Card, ...]:
            return tuple(replace(card, home=home) for card in cards)

        switches = {name: moved(cards) for name, cards in self.switches.items()}
        return replace(self, cards=moved(self.cards), enigmas=moved(self.enigmas), switches=switches)

    @property
    def size(self) -> int:
        return sum(card.copies for card in self.cards)

    @property
    def every_card(self) -> tuple[Card, ...]:
        """All cards, those behind switches and the Enigma cards included."""
        return (*self.cards, *(card for cards in self.switches.values() for card in cards), *self.enigmas)
