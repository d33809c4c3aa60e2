"""Which cards are in the game: the published sets by id, mixed and counted (VT.1-4, D.3, D.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path

from .card import PLAGUE, ZOMBEYE, Card, CardSet
from .effects import Zone
from .prizes import PRIZES
from .reflections import REFLECTIONS
from .viewpoint import VIEWPOINT

MAX_SEATS = 12
MAX_CARDS = 434
MAX_KINDS = 160  # different cards in one game
MAX_POINTS = 99  # more than that, and the record of a game would need wider numbers
MAX_COPIES = 99

CLASSIC_SETS = (VIEWPOINT, REFLECTIONS, PRIZES)
SETS: dict[str, CardSet] = {s.id: s for s in CLASSIC_SETS}
SETS |= {card.slug: CardSet(card.slug, card.name, (card,), seats=0) for card in PRIZES.cards}
SHIPPED = ("open-eyes",)  # our own sets, kept as set files
REGISTERED: dict[str, CardSet] = {}  # sets that a program made itself


class UnknownSet(ValueError):
    """No set has this id."""

    def __init__(self, asked: str) -> None:
        near = get_close_matches(asked.lower(), set_ids(), 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        super().__init__(
            f"There is no set {asked!r}.{hint} The sets are: {', '.join(set_ids())}; a set file's name ends in .toml."
        )


class UnknownCard(ValueError):
    """No card in reach has this name."""

    def __init__(self, asked: str, names: Sequence[str]) -> None:
        near = get_close_matches(asked.lower(), [n.lower() for n in names], 1, cutoff=0.5)
        shown = next((n for n in names if near and n.lower() == near[0]), "")
        hint = f" Did you mean {shown!r}?" if shown else " `fov cards` lists all names."
        home = [s.id for s in known_sets() for c in s.every_card if c.name.lower() == asked.strip().lower()]
        if home:
            hint = f" It belongs to the set {home[0]}, which is not in the game."
        super().__init__(f"There is no card {asked!r} here.{hint}")


class BadDeck(ValueError):
    """The sets, the number of players or both do not make a game."""


@dataclass(frozen=True, slots=True)
class Extra:
    """A card besides the deck: a player's Enigma card in its zone, or a card outside the game (D.5)."""

    card: Card
    seat: int
    starts: Zone
    plague: int = 0  # outside the game: the plague number that comes in with the card, 0 for none (D.82)


@dataclass(frozen=True, slots=True)
class Deck:
    """The sets in the game: every kind of card once, in order, with how many pieces of it there are."""

    sets: tuple[str, ...]
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    seats: int
    plague: int = 0  # Zombeyes that overwhelm from the deal on, 0 without any in the game (D.4)
    parts: tuple[CardSet, ...] = ()  # the sets themselves
    extras: tuple[Extra, ...] = ()  # what players bring besides; counted in `counts`

    @property
    def size(self) -> int:
        return sum(self.counts)

    @property
    def names(self) -> tuple[str, ...]:
        return card_names(self.cards)

    def card(self, name: str) -> Card:
        """The card of that name, whatever its case; where two sets share it, the set is named too (D.3)."""
        return find_among(self.cards, name)


class UnclearCard(ValueError):
    """Two sets of the mix have a card of this name."""


def find_among(cards: Sequence[Card], name: str) -> Card:
    """The card of a mix that is called so, whatever its case; `Shadow (viewpoint)` is always understood (D.3)."""
    wanted = name.strip().lower()
    names = card_names(cards)
    for card, known in zip(cards, names, strict=True):
        if wanted in (known.lower(), f"{card.name} ({card.home})".lower()):
            return card
    alike = [known for card, known in zip(cards, names, strict=True) if card.name.lower() == wanted]
    if alike:
        say = " or ".join(map(repr, alike))
        raise UnclearCard(f"{len(alike)} cards are called {name!r} here; say {say} (D.3).")
    raise UnknownCard(name, names)


def card_names(cards: Sequence[Card]) -> tuple[str, ...]:
    """What the cards of a mix are called: by their printed names, with the set where two sets share one (D.3)."""
    often = Counter(card.name for card in cards)
    return tuple(card.name if often[card.name] == 1 else f"{card.name} ({card.home})" for card in cards)


def known_sets() -> list[CardSet]:
    """The published sets and our own."""
    return [*CLASSIC_SETS, *(find_set(name) for name in SHIPPED)]


def set_ids() -> list[str]:
    """What the sets are called that come with the program."""
    return [*SETS, *SHIPPED]


@cache
def _shipped(name: str) -> CardSet:
    from .files import read_text

    folder = resources.files(__package__) / "sets"
    return read_text((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


@lru_cache(maxsize=64)
def _read_file(path: str, changed: int) -> CardSet:
    from .files import read_set

    return read_set(path)


def find_set(name: str | CardSet) -> CardSet:
    """A set by its id, or of a set file by its path."""
    if isinstance(name, CardSet):
        return name
    wanted = name.strip()
    if wanted.lower().endswith(".toml"):
        try:
            changed = Path(wanted).stat().st_mtime_ns
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else "no file is called so"
            raise BadDeck(f"The set file {wanted!r} cannot be read: {reason}.") from error
        return _read_file(wanted, changed)
    wanted = wanted.lower()
    if wanted in REGISTERED:
        return REGISTERED[wanted]
    if wanted in SHIPPED:
        return _shipped(wanted)
    if wanted not in SETS:
        raise UnknownSet(name)
    return SETS[wanted]


def register(card_set: CardSet) -> str:
    """Make a set known by its id, as long as the program runs; returns the id. Refuses what cannot be played."""
    from .grammar import problems

    known = find_set(card_set.id) if card_set.id in set_ids() else REGISTERED.get(card_set.id)
    if known == card_set:
        return card_set.id
    if known is not None:
        raise BadDeck(f"There is another set {card_set.id!r} already; give this one an id of its own.")
    for card in card_set.every_card:
        if abs(card.points) > MAX_POINTS or not 1 <= card.copies <= MAX_COPIES:
            raise BadDeck(f"{card.name}: points go from -{MAX_POINTS} to {MAX_POINTS}, copies from 1 to {MAX_COPIES}.")
        for problem in problems(card):
            raise BadDeck(f"{card.name}, {problem}")
    REGISTERED[card_set.id] = card_set
    return card_set.id


def split_switches(name: str) -> tuple[str, tuple[str, ...]]:
    """A set's id or path, and the switches named behind it: `open-eyes+plague`, `a+b/my-set.toml+plague`."""
    cut = name.lower().rfind(".toml")
    start = cut + len(".toml") if cut >= 0 else 0
    base, *switches = name[start:].split("+")
    return (name[:start] + base).strip(), tuple(switch.strip().lower() for switch in switches)


def _part(name: str | CardSet) -> tuple[str, CardSet, tuple[Card, ...]]:
    """One part of a mix: what it is called, its set, and its cards with those of the named switches."""
    if isinstance(name, CardSet):
        return name.id, name, name.cards
    base, switches = split_switches(name)
    found = find_set(base)
    cards = found.cards
    for number, switch in enumerate(switches):
        if switch not in found.switches:
            there = f"it has {', '.join(found.switches)}" if found.switches else "it has none"
            raise BadDeck(f"The set {base} has no switch {switch!r}; {there}.")
        if switch in switches[:number]:
            raise BadDeck(f"The switch {switch!r} of {base} is named twice; once is enough.")
        cards += found.switches[switch]
    base = str(Path(base).resolve()) if base.lower().endswith(".toml") else base.lower()
    return "+".join((base, *switches)), found, cards


def mix(sets: Sequence[str | CardSet] | str | CardSet) -> Deck:
    """All cards of these sets together; a set named twice counts twice, and every set's rules hold (D.3)."""
    if isinstance(sets, str | CardSet):
        sets = [sets]
    if not isinstance(sets, Sequence) or not all(isinstance(one, str | CardSet) for one in sets):
        raise BadDeck(f"Sets are given as a list of ids, paths of set files or CardSets, not as {sets!r}.")
    if not sets:
        raise BadDeck("No set was given; a game needs at least one, for instance 'viewpoint'.")
    if all(isinstance(one, str) and ".toml" not in one.lower() for one in sets):
        return _mix_known(tuple(sets))
    return _mix(sets)


@lru_cache(maxsize=64)
def _mix_known(sets: tuple[str, ...]) -> Deck:
    """The sets that come with the program never change, so their mixes are made once."""
    return _mix(sets)


def _mix(sets: Sequence[str | CardSet]) -> Deck:
    counts: Counter[Card] = Counter()
    names: list[str] = []
    parts: dict[str, CardSet] = {}
    for one in sets:
        name, found, cards = _part(one)
        names.append(name)
        if parts.setdefault(found.id, found) != found:
            raise BadDeck(f"Two different sets are called {found.id!r}; give one of them another id.")
        for card in cards:
            counts[card] += card.copies
    seats = sum(_part(one)[1].seats for one in sets)
    deck = Deck(tuple(names), tuple(counts), tuple(counts.values()), min(seats, MAX_SEATS), 0, tuple(parts.values()))
    return replace(deck, plague=plague_of(deck.cards, deck.parts))


def plague_of(cards: Iterable[Card], parts: Iterable[CardSet]) -> int:
    """The lowest number of the sets whose Zombeyes are in the game; 0 without any (D.3, D.4)."""
    numbers = {s.id: s.plague for s in parts}
    return min((numbers.get(card.home, PLAGUE) for card in cards if ZOMBEYE in card.marks), default=0)


def _brought_plague(card: Card, parts: Sequence[CardSet]) -> int:
    """The plague number of the set that a card from outside is of (D.82, VN.10); 0 where it has no Zombeyes, or where
    the set is in the mix already and the card itself is none."""
    places = [card_set for card_set in (*parts, *known_sets()) if card_set.id == card.home]
    in_mix = any(part.id == card.home for part in parts)
    return plague_of((card,) if in_mix or not places else places[0].every_card, places)


def with_extras(deck: Deck, enigmas: Mapping[int, str], aside: Mapping[int, str]) -> Deck:
    """The deck with the players' Enigma cards, and what they have set aside outside the game (D.5, VN.6-11)."""
    extras = []
    for seat, name in sorted(enigmas.items()):
        card = _named([card for part in deck.parts for card in part.enigmas], name, "Enigma card")
        extras.append(Extra(card, seat, card.starts or Zone.HAND))
    plague = plague_of([*deck.cards, *(extra.card for extra in extras)], deck.parts)
    for seat, name in sorted(aside.items()):
        card = find_outside(deck, name)
        extras.append(Extra(card, seat, Zone.OUT, _brought_plague(card, deck.parts)))
    counts = Counter(dict(zip(deck.cards, deck.counts, strict=True)))
    for extra in extras:
        counts[extra.card] += 1
    return replace(deck, cards=tuple(counts), counts=tuple(counts.values()), extras=tuple(extras), plague=plague)


def find_outside(deck: Deck, name: str) -> Card:
    """A card from outside the game: of the sets in it, or of a known set (`Shadow (viewpoint)`)."""
    try:
        return deck.card(name)
    except UnknownCard:
        pass
    title, _, home = name.strip().removesuffix(")").partition(" (")
    places = [part for part in (*deck.parts, *known_sets()) if home.lower() in ("", part.id)]
    return _named([card for part in places for card in part.every_card if not card.starts], title, "card")


def _named(cards: Iterable[Card], name: str, what: str) -> Card:
    known = {card.name: card for card in cards}
    for card in known.values():
        if card.name.lower() == name.strip().lower():
            return card
    if not known:
        raise BadDeck(f"There is no {what} in these sets, and so no {name!r}.")
    near = get_close_matches(name.strip().title(), known, 3, cutoff=0.5) or sorted(known)[:4]
    raise BadDeck(f"There is no {what} {name!r}; there is, for instance, {', '.join(near)}.")


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
            f"{_listed(deck.sets)} {deck.seats} players, not {players}: each 70-card set seats 6, "
            "so add a set, or the same set once more (D.7)."
        )
    if deck.size - len(deck.extras) < hand * players:
        raise BadDeck(f"{deck.size} cards are too few to deal {hand} to each of {players} players (VT.21).")


def _listed(sets: Sequence[str]) -> str:
    return f"The set {sets[0]} seats" if len(sets) == 1 else f"The sets {', '.join(sets)} seat"


@cache
def every_card() -> dict[str, Card]:
    """All cards that come with the program, by name, in the order of the sets."""
    cards = [card for s in known_sets() for card in s.every_card]
    return dict(zip(card_names(cards), cards, strict=True))


def find_card(name: str) -> Card:
    """The published card of that name, whatever its case; UnknownCard names the nearest."""
    cards = every_card()
    wanted = name.strip().lower()
    for card in cards.values():
        if wanted in (card.name.lower(), card.slug):
            return card
    raise UnknownCard(name, list(cards))
