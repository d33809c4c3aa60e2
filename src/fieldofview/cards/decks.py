"""Which cards are in the game: the published sets by id, mixed and counted (VT.1-4, D.3, D.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from .card import Card, CardSet
from .prizes import PRIZES
from .reflections import REFLECTIONS
from .viewpoint import VIEWPOINT

MAX_SEATS = 12
MAX_CARDS = 434

SETS: dict[str, CardSet] = {s.id: s for s in (VIEWPOINT, REFLECTIONS, PRIZES)}
SETS |= {card.slug: CardSet(card.slug, card.name, (card,), seats=0) for card in PRIZES.cards}


class UnknownSet(ValueError):
    """No set has this id."""

    def __init__(self, asked: str) -> None:
        near = get_close_matches(asked.lower(), SETS, 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        super().__init__(f"There is no set {asked!r}.{hint} The sets are: {', '.join(SETS)}.")


class UnknownCard(ValueError):
    """No card in reach has this name."""

    def __init__(self, asked: str, names: Sequence[str]) -> None:
        near = get_close_matches(asked.lower(), [n.lower() for n in names], 1, cutoff=0.5)
        shown = next((n for n in names if near and n.lower() == near[0]), "")
        hint = f" Did you mean {shown!r}?" if shown else " `fov cards` lists all names."
        home = [
            s.id for s in (VIEWPOINT, REFLECTIONS, PRIZES) for c in s.cards if c.name.lower() == asked.strip().lower()
        ]
        if home:
            hint = f" It belongs to the set {home[0]}, which is not in the game."
        super().__init__(f"There is no card {asked!r} here.{hint}")


class BadDeck(ValueError):
    """The sets, the number of players or both do not make a game."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The sets in the game: every kind of card once, in order, with how many pieces of it there are."""

    sets: tuple[str, ...]
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    seats: int

    @property
    def size(self) -> int:
        return sum(self.counts)

    def card(self, name: str) -> Card:
        """The card of that name, whatever its case."""
        wanted = name.strip().lower()
        for card in self.cards:
            if card.name.lower() == wanted:
                return card
        raise UnknownCard(name, [c.name for c in self.cards])


@cache
def _mix(sets: tuple[str, ...]) -> Deck:
    counts: Counter[Card] = Counter()
    seats = 0
    for name in sets:
        if name not in SETS:
            raise UnknownSet(name)
        seats += SETS[name].seats
        for card in SETS[name].cards:
            counts[card] += card.copies
    return Deck(sets, tuple(counts), tuple(counts.values()), min(seats, MAX_SEATS))


def mix(sets: Sequence[str]) -> Deck:
    """All cards of these sets together; a set named twice counts twice (D.3)."""
    if isinstance(sets, str):
        sets = [sets]
    if not sets:
        raise BadDeck("No set was given; a game needs at least one, for instance 'viewpoint'.")
    return _mix(tuple(s.strip().lower() for s in sets))


def check(deck: Deck, players: int, hand: int = 5) -> None:
    """Refuse a number of players, or a deck, that no game can be made of (D.7)."""
    if players < 2:
        raise BadDeck(f"A game needs 2 players at least, not {players} (D.7).")
    if players > MAX_SEATS:
        raise BadDeck(f"At most {MAX_SEATS} players sit at one table, not {players} (D.7).")
    if deck.size > MAX_CARDS:
        raise BadDeck(f"{deck.size} cards are too many: at most {MAX_CARDS} make one game (D.7).")
    if deck.seats < players:
        raise BadDeck(
            f"{_named(deck.sets)} {deck.seats} players, not {players}: each 70-card set seats 6, "
            "so add a set, or the same set once more (D.7)."
        )
    if deck.size < hand * players:
        raise BadDeck(f"{deck.size} cards are too few to deal {hand} to each of {players} players (VT.21).")


def _named(sets: Sequence[str]) -> str:
    return f"The set {sets[0]} seats" if len(sets) == 1 else f"The sets {', '.join(sets)} seat"


@cache
def every_card() -> dict[str, Card]:
    """All published cards by name, in the order of the sets."""
    return {card.name: card for s in (VIEWPOINT, REFLECTIONS, PRIZES) for card in s.cards}


def find_card(name: str) -> Card:
    """The published card of that name, whatever its case; UnknownCard names the nearest."""
    cards = every_card()
    wanted = name.strip().lower()
    for card in cards.values():
        if wanted in (card.name.lower(), card.slug):
            return card
    raise UnknownCard(name, list(cards))
