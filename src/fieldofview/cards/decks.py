"""Which cards are in the game: sets mixed and counted (VT.1-4, D.3, D.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, lru_cache

from .card import PLAGUE, ZOMBEYE, Card, CardSet
from .complaint import Complaint, Term
from .effects import BringIn, Zone
from .grammar import words_of
from .nesting import nested
from .parts import ASIDE, Part, SetLike, content_id, part_of
from .shelf import BadDeck, known_sets
from .typed import said

MAX_SEATS = 12
MAX_SETS = 12
MAX_CARDS = 434
MAX_KINDS = 160  # different cards in one game
MAX_POINTS = 99  # more than that, and the record of a game would need wider numbers
MAX_COPIES = 99


class UnknownCard(Complaint):
    """No card in reach has this name."""

    def __init__(self, asked: str, names: Sequence[str]) -> None:
        asked = said(asked)
        near = get_close_matches(asked.lower(), [n.lower() for n in names], 1, cutoff=0.5)
        home = [s.id for s in known_sets() for c in s.every_card if c.name.lower() == asked.strip().lower()]
        self.asked = asked
        self.near = next((n for n in names if near and n.lower() == near[0]), "")
        self.home = home[0] if home else ""  # a set that is not in the game
        hint = "Did you mean {near!r}?" if self.near else "`fov cards` lists all names."
        if self.home:
            hint = "It belongs to the set {home}, which is not in the game."
        super().__init__("There is no card {asked!r} here. " + hint, asked=asked, near=self.near, home=self.home)


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

    sets: tuple[Part, ...]
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    seats: int
    plague: int = 0  # Zombeyes that overwhelm from the deal on, 0 without any in the game (D.4)
    parts: tuple[CardSet, ...] = ()  # every set once, its cards told apart from those of the others
    extras: tuple[Extra, ...] = ()  # what players bring besides; counted in `counts`
    players: int = 2  # at a table of so many

    @property
    def size(self) -> int:
        return sum(self.counts)

    @property
    def names(self) -> tuple[str, ...]:
        return card_names(self.cards)

    @property
    def nested(self) -> dict[Card, int]:
        """The cards that may lie on one another while they are settled."""
        return _nested(self.cards, self.counts)

    def card(self, name: str) -> Card:
        """The card of that name, whatever its case; where two sets share it, the set is named too (D.3)."""
        return find_among(self.cards, name)


@lru_cache(maxsize=64)
def _nested(cards: tuple[Card, ...], counts: tuple[int, ...]) -> dict[Card, int]:
    return nested(dict(zip(cards, counts, strict=True)))


class UnclearCard(Complaint):
    """Two sets of the mix have a card of this name."""

    def __init__(self, asked: str, names: Sequence[str]) -> None:
        self.asked, self.names = asked, tuple(names)
        say = ", ".join(map(repr, names))
        super().__init__(
            "{count} cards are called {asked!r} here; say one of {names} (D.3).",
            count=len(names),
            asked=said(asked),
            names=say,
        )


def find_among(cards: Sequence[Card], name: str) -> Card:
    """The card of a mix that is called so, whatever its case; `Shadow (viewpoint)` is always understood (D.3)."""
    wanted = name.strip().lower()
    names = card_names(cards)
    for card, known in zip(cards, names, strict=True):
        if wanted in (known.lower(), f"{card.name} ({card.home})".lower()):
            return card
    alike = [known for card, known in zip(cards, names, strict=True) if card.name.lower() == wanted]
    if alike:
        raise UnclearCard(name, alike)
    raise UnknownCard(name, names)


def card_names(cards: Sequence[Card]) -> tuple[str, ...]:
    """What the cards of a mix are called: by their printed names, with the set where two sets share one (D.3)."""
    often = Counter(card.name for card in cards)
    return tuple(card.name if often[card.name] == 1 else f"{card.name} ({card.home})" for card in cards)


def mix(sets: Sequence[SetLike] | SetLike, players: int = 2) -> Deck:
    """All cards of these sets together; a set named twice counts twice, and every set's rules hold (D.3).

    Some rules depend on how many players there are; the cards never do.
    """
    if isinstance(sets, str | CardSet | Part):
        sets = [sets]
    if isinstance(sets, Sequence) and len(sets) > MAX_SETS:
        raise BadDeck("{count} sets are too many: at most {most} make one game.", count=len(sets), most=MAX_SETS)
    if not isinstance(sets, Sequence) or not all(isinstance(one, str | CardSet | Part) for one in sets):
        given = said(repr(sets) if isinstance(sets, Sequence) else type(sets).__name__)
        raise BadDeck("Sets are given as a list of ids, paths of set files or CardSets, not as {given}.", given=given)
    if not sets:
        raise BadDeck("No set was given; a game needs at least one, for instance 'viewpoint'.")
    return _mix(tuple(part_of(one) for one in sets), players)


@lru_cache(maxsize=64)
def _mix(parts: tuple[Part, ...], players: int) -> Deck:
    homes = _told_apart(part.card_set for part in parts)
    counts: Counter[Card] = Counter()
    for part in parts:
        for card in Part(homes[part.card_set], part.switches).cards:
            counts[card] += card.copies
    if all(part.is_aside for part in parts):
        raise BadDeck("Every set is aside, so there is nothing to shuffle: name a set to play with.")
    seats = min(sum(part.card_set.seats for part in parts if not part.is_aside), MAX_SEATS)
    plague = plague_of(counts, homes.values(), players)
    return Deck(parts, tuple(counts), tuple(counts.values()), seats, plague, tuple(homes.values()), players=players)


def _told_apart(sets: Iterable[CardSet]) -> dict[CardSet, CardSet]:
    """Every set once; where two have the same id, their cards are at home in what their content is called."""
    each = dict.fromkeys(sets)
    often = Counter(card_set.id for card_set in each)
    return {s: s if often[s.id] == 1 else s.at_home(content_id(s)) for s in each}


def plague_of(cards: Iterable[Card], parts: Iterable[CardSet], players: int) -> int:
    """The lowest number of the sets whose Zombeyes are in the game; 0 without any (D.3, D.4)."""
    numbers = {card.home: part.plague_for(players) for part in parts for card in part.every_card}
    return min((numbers.get(card.home, PLAGUE) for card in cards if ZOMBEYE in card.marks), default=0)


def _brought_plague(card: Card, deck: Deck) -> int:
    """The plague number of the set that a card from outside is of (D.82, VN.10); 0 where it has no Zombeyes, or where
    the set is in the mix already and the card itself is none."""
    places = [s for s in (*deck.parts, *known_sets()) if card in s.every_card]
    in_mix = any(card.home == other.home for other in deck.cards)
    return plague_of((card,) if in_mix or not places else places[0].every_card, places, deck.players)


def with_extras(deck: Deck, enigmas: Mapping[int, str], aside: Mapping[int, str]) -> Deck:
    """The deck with the players' Enigma cards, and what they have set aside outside the game (D.5, VN.6-11)."""
    extras = []
    for seat, name in sorted(enigmas.items()):
        card = _named([card for part in deck.parts for card in part.enigmas], name, "Enigma card")
        extras.append(Extra(card, seat, card.starts or Zone.HAND))
    plague = plague_of([*deck.cards, *(extra.card for extra in extras)], deck.parts, deck.players)
    for seat, name in sorted(aside.items()):
        card = find_outside(deck, name)
        extras.append(Extra(card, seat, Zone.OUT, _brought_plague(card, deck)))
    if aside and not any(brings_in(card) for card in (*deck.cards, *(extra.card for extra in extras))):
        raise BadDeck(
            "A card was set aside, but no card of this game brings one in (VN.10): "
            'give a player an Enigma card with "bring-in", or set nothing aside.'
        )
    counts = Counter(dict(zip(deck.cards, deck.counts, strict=True)))
    for extra in extras:
        counts[extra.card] += 1
    return replace(deck, cards=tuple(counts), counts=tuple(counts.values()), extras=tuple(extras), plague=plague)


def brings_in(card: Card) -> bool:
    """Whether a text of the card fetches what its player set aside."""
    return any(isinstance(effect, BringIn) for effect in words_of(card))


def outside_name(name: str) -> tuple[str, str]:
    """A card's name and the set it is of, where that is said: `Shadow (viewpoint)`, `Pale Stare (my-set.toml)`."""
    title, _, home = name.strip().removesuffix(")").partition(" (")
    return title.strip(), home.strip()


def is_of_a_file(name: str) -> bool:
    """Whether a card from outside the game is named with a set file."""
    return outside_name(name)[1].lower().endswith(".toml")


def sets_aside(names: Iterable[str]) -> list[str]:
    """The set files that cards from outside the game are named with, each to be put beside the game."""
    return [f"{home}+{ASIDE}" for home in dict.fromkeys(outside_name(x)[1] for x in names if is_of_a_file(x))]


def find_outside(deck: Deck, name: str) -> Card:
    """A card from outside the game: of the sets in it or beside it, or of a known set (`Shadow (viewpoint)`)."""
    title, home = outside_name(name)
    if is_of_a_file(name):
        home = part_of(home).card_set.id
    else:
        try:
            return deck.card(name)
        except UnknownCard:
            pass
    cards = [card for part in (*deck.parts, *known_sets()) for card in part.every_card if not card.starts]
    found = [card for card in cards if home.lower() in ("", card.home, card.home.partition("@")[0])]
    try:
        return _named(found, title, "card")
    except BadDeck as unknown:
        raise BadDeck(
            "{unknown} A card of a set file is named with it: '{title} (my-set.toml)'.",
            unknown=unknown,
            title=said(title),
        ) from unknown


def _named(cards: Iterable[Card], name: str, what: str) -> Card:
    known = {card.name: card for card in reversed(list(cards))}
    for card in known.values():
        if card.name.lower() == name.strip().lower():
            return card
    name = said(name.strip())
    if not known:
        raise BadDeck("There is no {what} in these sets, and so no {name!r}.", what=Term(what), name=name)
    near = get_close_matches(name.title(), known, 3, cutoff=0.5) or sorted(known)[:4]
    raise BadDeck(
        "There is no {what} {name!r}; there is, for instance, {near}.", what=Term(what), name=name, near=", ".join(near)
    )


def check(deck: Deck, players: int, hand: int = 5) -> None:
    """Refuse a number of players, or a deck, that no game can be made of (D.7)."""
    if players < 2:
        raise BadDeck("A game needs 2 players at least, not {players} (D.7).", players=players)
    if players > MAX_SEATS:
        raise BadDeck("At most {most} players sit at one table, not {players} (D.7).", most=MAX_SEATS, players=players)
    if deck.size > MAX_CARDS:
        raise BadDeck(
            "{count} cards are too many: at most {most} make one game (D.7).", count=deck.size, most=MAX_CARDS
        )
    if deck.seats < players:
        raise BadDeck(
            ("The set {sets} seats" if len(deck.sets) == 1 else "The sets {sets} seat")
            + " {seats} players, not {players}: each 70-card set seats 6, so add a set, or the same set once "
            "more (D.7).",
            sets=", ".join(map(str, deck.sets)),
            seats=deck.seats,
            players=players,
        )
    if deck.size - len(deck.extras) < hand * players:
        raise BadDeck(
            "{count} cards are too few to deal {hand} to each of {players} players (VT.21).",
            count=deck.size,
            hand=hand,
            players=players,
        )


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
