"""The table as objects: players, pieces of card, and where each piece lies."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from fieldofview.cards import Card, CardSet, find_set
from fieldofview.cards import effects as fx

ZOMBEYE = "zombeye"
Face = tuple[str, bool]  # a card that is shuffled: its name, and whether it was used this turn


def marked(piece: Piece, mark: fx.Mark | None) -> bool:
    """Whether a piece has a mark; any piece has none in particular."""
    return mark is None or mark.name.lower() in piece.card.marks


class Player:
    """Someone at the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.hand: list[Piece] = []
        self.field: list[Piece] = []
        self.aside: list[Piece] = []  # outside the game, for BringIn
        self.tokens = 0
        self.missed = 0
        self.extra = 0
        self.credit: int | None = None  # set by the last forfeit that concerned them (D.40)
        self.loop_shown = False  # the Hindsight Loop has been called on them (D.41)

    @property
    def field_points(self) -> int:
        printed = sum(piece.card.points for piece in self.field)
        extra = [p.card.always for p in self.field if isinstance(p.card.always, fx.WorthMore)]
        return printed + sum(more.points * self.count(more.mark) for more in extra)

    def count(self, mark: fx.Mark) -> int:
        """How many cards of a mark lie uncovered before the player."""
        return sum(marked(piece, mark) for piece in self.field)

    @property
    def points(self) -> int:
        return self.field_points + self.tokens

    @property
    def zombeyes(self) -> int:
        return sum(ZOMBEYE in piece.card.marks for piece in self.field)

    def __repr__(self) -> str:
        return self.name


class Under(list["Piece"]):
    """The place under a card that hides others."""


class Piece:
    """One piece of cardboard. `place` is the very list it lies in, or None between places.

    `name` is how lines call it, which is longer than what is printed where two cards print the same (D.3).
    """

    def __init__(self, name: str, card: Card, number: int) -> None:
        self.name = name
        self.card = card
        self.number = number
        self.place: list[Piece] | None = None
        self.arrived = 0
        self.used_in_turn = 0
        self.under = Under()  # what this card hides
        self.taken_from: Player | None = None  # for a hidden card: whose field it comes from
        self.copied: Card | None = None  # for a mirror: the card it has chosen to be
        self.original: Piece | None = None  # for a mirror: the card a lasting action goes back to
        self.linked = False

    @property
    def is_mirror(self) -> bool:
        effects = (*self.card.play, *self.card.reveal)
        return any(isinstance(effect, fx.CopyChosen | fx.CopyPlayed) for effect in effects)

    @property
    def is_lure(self) -> bool:
        return isinstance(self.card.always, fx.Lure)

    @property
    def is_indestructible(self) -> bool:
        return isinstance(self.card.always, fx.Indestructible)

    def __repr__(self) -> str:
        return f"{self.name}({self.number})"


def is_lasting(card: Card) -> bool:
    """Whether a mirror of this card keeps a link to it."""
    return bool(card.each_turn or card.any_time or card.sacrifice)


def used_text(card: Card) -> tuple[fx.Effect, ...]:
    """What a card gives that lies in a field: in each of its holder's turns, or in any turn."""
    return text_of(card.each_turn) or text_of(card.any_time)


def text_of(part: fx.Effect | Iterable[fx.Effect]) -> tuple[fx.Effect, ...]:
    """A part of a card as the words it consists of."""
    return (part,) if isinstance(part, fx.Effect) else tuple(part)


def words(text: Iterable[fx.Effect]) -> Iterator[fx.Effect]:
    """Every word of a text, those inside others too."""
    for effect in text:
        yield effect
        match effect:
            case fx.OneOf(modes=modes):
                for mode in modes:
                    yield from words(mode)
            case fx.IfPointsAbove(then=then, otherwise=otherwise) | fx.IfMarked(then=then, otherwise=otherwise):
                yield from words((*then, *otherwise))


def set_parts(given: str | CardSet) -> tuple[CardSet, tuple[Card, ...]]:
    """A set, and its cards with those that the switches after a `+` bring in."""
    if isinstance(given, CardSet):
        return given, given.cards
    name, *switches = given.split("+")
    found = find_set(name)
    return found, (*found.cards, *(card for switch in switches for card in found.switches[switch]))


def catalogue(sets: Iterable[str | CardSet]) -> dict[str, Card]:
    """Every card of the mix by the name that lines use for it (D.3)."""
    cards: dict[Card, None] = {}
    for given in sets:
        found, main = set_parts(given)
        cards |= dict.fromkeys((*main, *found.enigmas))
    printed = [card.name for card in cards]
    return {c.name if printed.count(c.name) == 1 else f"{c.name} ({c.home})": c for c in cards}


def overwhelming(card_set: CardSet, players: int) -> int:
    """So many Zombeyes of a set overwhelm one of so many players: the last line of its rules that they reach."""
    number = card_set.plague
    for reached, then in sorted(card_set.plague_from):
        number = then if players >= reached else number
    return number


def plague_of(sets: Iterable[str | CardSet], players: int) -> int:
    """How many Zombeyes overwhelm a player; 0 where the mix has none (D.3, D.4)."""
    parts = [set_parts(given) for given in sets]
    numbers = (overwhelming(s, players) for s, cards in parts if any(ZOMBEYE in card.marks for card in cards))
    return min(numbers, default=0)


def from_outside(aside: Mapping[str, str]) -> dict[str, Card]:
    """Cards that players bring from a set that is not in the mix: of Open Eyes, its Zombeyes among them."""
    return {card.name: card for card in find_set("open-eyes").every_card if card.name in aside.values()}


def brought_plague(card: Card, sets: Iterable[str | CardSet], players: int) -> int:
    """The plague number that comes in with a card, 0 for none: a set in the mix has brought its own (D.82, VN.10)."""
    for given in sets:
        found = set_parts(given)[0]
        if found.id == card.home:
            return overwhelming(found, players) if ZOMBEYE in card.marks else 0
    found = find_set(card.home)
    return overwhelming(found, players) if any(ZOMBEYE in other.marks for other in found.every_card) else 0


class Table:
    """All zones, and the few ways in which a piece goes from one to another."""

    def __init__(
        self,
        names: Sequence[str],
        hands: Mapping[str, Iterable[str]],
        draw: Iterable[str],
        discard: Iterable[str],
        fields: Mapping[str, Iterable[str]],
        aside: Mapping[str, str],
        shuffle: Callable[[list[Face]], list[Face]] | None,
        cards: Mapping[str, Card],
    ) -> None:
        self.cards = cards
        self.players = [Player(name) for name in names]
        self.draw_pile: list[Piece] = []  # top first
        self.discard_pile: list[Piece] = []  # top first
        self.limbo: list[Piece] = []  # shown cards, that lie in no zone (D.55)
        self.gone: list[Piece] = []
        self.pieces: list[Piece] = []
        self.turn_number = 0
        self.told = 0  # reveals at any time, this turn, that had a text of their own
        self._clock = 0
        self._shuffle = shuffle or _any_order
        for player in self.players:
            for name in hands.get(player.name, ()):
                self.put(self._make(name), player.hand)
            for name in fields.get(player.name, ()):
                self.put(self._make(name), player.field)
            if player.name in aside:
                self.put(self._make(aside[player.name]), player.aside)
        for name in reversed(list(draw)):
            self.put(self._make(name), self.draw_pile, top=True)
        for name in reversed(list(discard)):
            self.put(self._make(name), self.discard_pile, top=True)

    def _make(self, name: str) -> Piece:
        piece = Piece(name, self.cards[name], len(self.pieces))
        self.pieces.append(piece)
        return piece

    # -- who -------------------------------------------------------------------------------------------------

    def player(self, name: str) -> Player:
        return next(p for p in self.players if p.name == name)

    @property
    def alive(self) -> list[Player]:
        return [p for p in self.players if p.alive]

    def clockwise(self, first: Player) -> list[Player]:
        """Everybody still in the game, from that seat on; a seat that is empty is passed over."""
        start = self.players.index(first)
        order = self.players[start:] + self.players[:start]
        return [p for p in order if p.alive]

    def others(self, player: Player) -> list[Player]:
        return [p for p in self.clockwise(player) if p is not player]

    def leaders(self) -> set[str]:
        most = max(p.points for p in self.alive)
        return {p.name for p in self.alive if p.points == most}

    # -- where -----------------------------------------------------------------------------------------------

    def holder(self, piece: Piece) -> Player | None:
        """In whose field the piece lies uncovered."""
        return next((p for p in self.players if piece.place is p.field), None)

    def is_hidden(self, piece: Piece) -> bool:
        return isinstance(piece.place, Under)

    def on_table(self) -> Iterator[Piece]:
        for player in self.alive:
            yield from player.field

    # -- moves -----------------------------------------------------------------------------------------------

    def put(self, piece: Piece, place: list[Piece], *, top: bool = False) -> None:
        """Lay a piece down, without any consequence."""
        if piece.place is not None:
            piece.place.remove(piece)
        self._clock += 1
        piece.arrived = self._clock
        piece.place = place
        if top:
            place.insert(0, piece)
        else:
            place.append(piece)

    def to_hand(self, piece: Piece, player: Player) -> None:
        self._off_table(piece, player.hand)

    def to_discard(self, piece: Piece) -> None:
        self._off_table(piece, self.discard_pile, top=True)

    def to_draw_pile(self, piece: Piece) -> None:
        self._off_table(piece, self.draw_pile, top=True)

    def out_of_game(self, piece: Piece) -> None:
        self._off_table(piece, self.gone)

    def to_field(self, piece: Piece, player: Player) -> None:
        """Into a field, from anywhere; links and hidden cards travel along (D.36, D.38)."""
        self.put(piece, player.field)

    def hide(self, piece: Piece, hider: Piece) -> None:
        piece.taken_from = self.holder(piece)
        self.put(piece, hider.under)

    def _off_table(self, piece: Piece, place: list[Piece], *, top: bool = False) -> None:
        self.put(piece, place, top=top)
        piece.taken_from = None
        self._forget_copy(piece)
        for mirror in self.pieces:
            if mirror.original is piece:
                self._forget_copy(mirror)
        for hidden in list(piece.under):
            self._unhide(hidden)

    def _unhide(self, piece: Piece) -> None:
        home = piece.taken_from
        assert home is not None
        piece.taken_from = None
        if home.alive:
            self.to_field(piece, home)
        else:
            self.to_discard(piece)

    @staticmethod
    def _forget_copy(mirror: Piece) -> None:
        """The mirror is gone, or what it copied: for good (D.36, D.66)."""
        mirror.copied = mirror.original = None
        mirror.linked = False

    def draw(self, player: Player, count: int = 1) -> None:
        for _ in range(min(count, len(self.draw_pile))):
            self.put(self.draw_pile[0], player.hand)

    def exchange_hands(self, one: Player, two: Player) -> None:
        mine, theirs = list(one.hand), list(two.hand)
        for piece in mine:
            self.put(piece, two.hand)
        for piece in theirs:
            self.put(piece, one.hand)

    def reshuffle(self) -> None:
        pool = sorted([*self.draw_pile, *self.discard_pile], key=lambda piece: piece.number)
        order = self._shuffle(sorted(map(self._face, pool)))
        for face in reversed(order):
            piece = next(p for p in pool if self._face(p) == face)
            pool.remove(piece)
            self.put(piece, self.draw_pile, top=True)
        assert not pool, "the shuffle has lost cards"

    def _face(self, piece: Piece) -> Face:
        return piece.name, piece.used_in_turn == self.turn_number

    def remove_player(self, player: Player) -> None:
        """Hand, field and what the player owns below it leave the game; the rest goes home (D.40, D.72)."""
        player.alive = False
        player.credit = min(0, player.points)
        if len(self.alive) == 1:
            self.alive[0].credit = max(100, self.alive[0].points)
        leaving = [*player.hand, *player.field]
        for piece in leaving:
            leaving += [hidden for hidden in piece.under if hidden.taken_from is player]
        for piece in leaving:
            for hidden in [h for h in piece.under if h.taken_from is player]:
                self.put(hidden, self.gone)
        for piece in leaving:
            self.out_of_game(piece)

    # -- lasting actions -------------------------------------------------------------------------------------

    def lasting_card(self, piece: Piece) -> Card | None:
        """Whose lasting action an uncovered piece gives: its own, or the linked one while that is awake."""
        if is_lasting(piece.card):
            return piece.card
        if piece.linked and piece.original is not None and self.holder(piece.original):
            return piece.original.card
        return None

    def unused(self, player: Player) -> Iterator[tuple[Piece, Card]]:
        """Who lies there with a text for each turn that is unused yet, the longest first (D.12, D.49)."""
        for piece in player.field:
            card = self.lasting_card(piece)
            if card is not None and used_text(card) and piece.used_in_turn != self.turn_number:
                yield piece, card

    def giver(self, player: Player, kind: type[fx.Effect]) -> Piece | None:
        """The unused card that gives this lasting action first."""
        found = (piece for piece, card in self.unused(player) if isinstance(used_text(card)[0], kind))
        return next(found, None)

    # -- lines -----------------------------------------------------------------------------------------------

    def lines(self, verb: str, pieces: Sequence[Piece], owner: Player | None = None) -> list[tuple[str, Piece]]:
        """A line for each piece: one for those that do not differ, numbered where some do."""
        of = f" of {owner.name}" if owner else ""
        found: dict[str, Piece] = {}
        for piece in pieces:
            assert piece.place is not None
            alike = sorted((p for p in piece.place if p.name == piece.name), key=lambda p: p.arrived)
            mark = ""
            looks = list(dict.fromkeys(self._looks(p) for p in alike))
            if len(looks) > 1:
                mark = f" #{looks.index(self._looks(piece)) + 1}"
            found.setdefault(f"{verb} {piece.name}{mark}{of}", piece)
        return list(found.items())

    def _is_spent(self, piece: Piece) -> bool:
        """Used this turn; of the Draw Pile nobody knows."""
        return self.turn_number == piece.used_in_turn and piece not in self.draw_pile

    def _looks(self, piece: Piece) -> tuple[object, ...]:
        return (
            self._is_spent(piece),
            (piece.copied.home, piece.copied.name) if piece.copied else None,
            piece.original and piece.original.number,
            piece.linked,
            tuple(sorted(repr((h.name, h.taken_from and h.taken_from.name, self._looks(h))) for h in piece.under)),
        )


def has_actions(card: Card) -> bool:
    """Whether a mirror of this card can do anything: it has as-played or lasting actions (D.67)."""
    return bool(card.play) or is_lasting(card)


def _any_order(faces: list[Face]) -> list[Face]:
    return random.Random(len(faces)).sample(faces, len(faces))
