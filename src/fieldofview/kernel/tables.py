"""What never changes during a game: the pieces of cardboard by number, and the programs on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ..cards import effects as e
from ..cards.card import MARKS, RELIC, ZOMBEYE, Card
from ..cards.decks import Deck, Extra, card_names, find_among
from ..cards.nesting import MAX_NESTED, too_many
from ..cards.parts import Part
from ..cards.shelf import CLASSIC_SETS, BadDeck
from . import ops
from .instructions import INSTRUCTIONS
from .layout import KINDS, LARGE, ROWS, SMALL, Printed, Size, pack, table_fields
from .programs import MARKS as MARK_NUMBERS
from .programs import Program, compile_cards
from .zones import field, hand

LASTING = {e.ExtraPlay: ops.A_PLAY, e.ExtraDraw: ops.A_DRAW, e.Replace: ops.A_REPLACE}
ASKED_BEFORE = (ops.TARGET_SEAT, ops.TARGET_CARD, ops.WINDOW, ops.STILL_MORE)  # what a deed is done to
CLASSIC_CARDS = {card for printed in CLASSIC_SETS for card in printed.every_card}
PILES = {e.Zone.DISCARD: ops.DISCARD_PILE, e.Zone.DRAW: ops.ON_TOP, e.Zone.OUT: ops.OUT}


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """The tables of one choice of cards, as an object for plain play and as bytes for the compiled back ends."""

    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    names: tuple[str, ...]  # what each kind is called in this game (D.3)
    size: Size
    program: Program
    plain: Printed
    data: bytes
    sets: tuple[Part, ...] = ()  # what the cards come from

    @property
    def editions(self) -> frozenset[str]:
        """The editions of the rules that are in the game."""
        return frozenset(card.edition for card in self.cards)

    def pieces(self, kind: int) -> range:
        """The numbers of the pieces of one kind."""
        first = sum(self.counts[:kind])
        return range(first, first + self.counts[kind])

    def find(self, name: str) -> Card:
        """The card that is called so in this game."""
        return find_among(self.cards, name)


SPARE = 4  # frames besides those of nested cards: the turn, a play, and responses to the last of them


def size_for(players: int, deck: Deck) -> Size:
    """The smallest size class that holds the game, and its stack what may lie on one another."""
    fits = players <= SMALL.seats and deck.size <= SMALL.cards
    return SMALL if fits and sum(deck.nested.values()) <= SMALL.frames - SPARE else LARGE


@lru_cache(maxsize=64)
def tables_for(deck: Deck, size: Size) -> Tables:
    """The tables of a deck."""
    if wrong := too_many(deck.nested):
        raise BadDeck("{wrong} At most {most} of one game may: take fewer of these sets.", wrong=wrong, most=MAX_NESTED)
    return replace(make_tables(deck.cards, deck.counts, size, deck.plague, deck.extras), sets=deck.sets)


@lru_cache(maxsize=64)
def make_tables(
    cards: tuple[Card, ...], counts: tuple[int, ...], size: Size, plague: int = 0, extras: tuple[Extra, ...] = ()
) -> Tables:
    """Number the pieces, contiguous by kind, and compile the cards; of each kind the extras come last."""
    if len(cards) > KINDS:
        raise BadDeck(
            "{count} different cards are too many: at most {most} go into one game.", count=len(cards), most=KINDS
        )
    if sum(counts) > size.cards:
        raise BadDeck("{count} cards are too many: at most {most} fit (D.7).", count=sum(counts), most=size.cards)
    program = compile_cards(cards)
    if len(program.rows) > ROWS:
        raise BadDeck(
            "The cards' texts take {rows} rows of program; at most {most} fit into one game.",
            rows=len(program.rows),
            most=ROWS,
        )
    t = Printed(size)
    t.words = max(1, -(-sum(counts) // ops.BITS))
    t.n_cards = sum(counts)
    t.ctz[0] = 64
    for bit in range(ops.BITS):
        t.ctz[(1 << bit) % 67] = bit
    for number in range(size.cards):
        t.word[number] = number // ops.BITS
        t.bit[number] = 1 << number % ops.BITS
    said = {instruction.number: instruction for instruction in INSTRUCTIONS}
    for row, numbers in enumerate(program.rows):
        t.code[row] = list(numbers)
        t.chain[row] = int(said[numbers[0]].chain)
        t.group[row] = said[numbers[0]].group
    for row in reversed(range(len(program.rows))):
        t.deed[row] = t.deed[row + 1] if program.rows[row][0] in ASKED_BEFORE else row
    piece = 0
    for kind, (card, count) in enumerate(zip(cards, counts, strict=True)):
        entry = program.entries[kind]
        t.play_at[kind] = entry.play
        t.reveal_at[kind] = entry.reveal
        t.turn_at[kind] = entry.each_turn
        t.use_at[kind] = entry.use
        t.mirror[kind] = int(_copies(card))
        t.loops[kind] = int(any(isinstance(x, e.TakeBack | e.CopyChosen) for x in card.play))
        t.ability[kind] = _ability(card)
        t.has_texts |= int(t.ability[kind] == ops.A_TEXT)
        t.has_awake |= int(t.ability[kind] == ops.A_AWAKE)
        t.use_threat[kind] = _stopped(_first_cancel(card.sacrifice)) if card.sacrifice else 0
        if isinstance(card.always, e.WorthMore):
            t.worth_more[kind] = card.always.points
            t.worth_mark[kind] = MARK_NUMBERS[card.always.mark]
            t.has_bonus = 1
        t.first_word[kind] = piece // ops.BITS
        t.last_word[kind] = max(piece, piece + count - 1) // ops.BITS
        for number in range(piece, piece + count):
            t.kind[number] = kind
            t.points[number] = card.points
            _mark(t, card, kind, number)
        piece += count
    _bound_kinds(t)
    _namesakes(t, cards)
    t.plague = plague
    t.later = int(bool(plague or extras or set(cards) - CLASSIC_CARDS))
    t.aside[:] = [-1] * len(t.aside)
    tables = Tables(cards, counts, card_names(cards), size, program, t, b"")
    _lay_extras(tables, extras)
    return replace(tables, data=pack(t, table_fields(size)))


def _lay_extras(tables: Tables, extras: Sequence[Extra]) -> None:
    """Say where Enigma cards and cards from outside are at the deal."""
    taken: Counter[Card] = Counter()
    t = tables.plain
    for extra in reversed(extras):
        piece = tables.pieces(tables.cards.index(extra.card))[-1 - taken[extra.card]]
        taken[extra.card] += 1
        zone = extra.starts
        place = field(extra.seat) if zone is e.Zone.FIELD else hand(extra.seat)
        t.start[piece] = PILES.get(zone, place)
        if zone is e.Zone.OUT:
            t.aside[extra.seat] = piece
            t.brings[extra.seat] = extra.plague


def _first_cancel(effects: Iterable[e.Effect]) -> e.Cancel:
    return next(x for x in effects if isinstance(x, e.Cancel))


def _stopped(cancel: e.Cancel) -> int:
    """The threats that a CANCEL answers, as bits; what sends a card elsewhere also stops those that stay (D.25)."""
    keeps = e.Threat.PLAY in cancel.when and cancel.to is not e.Zone.DISCARD
    return int(cancel.when) | (ops.T_KEPT if keeps else 0)


def _tells(card: Card) -> bool:
    """Whether an any-time reveal does more than enter the Field of View, and might bring cards back."""
    reveal = tuple(card.reveal)
    if not reveal or isinstance(reveal[0], e.Cancel) or any(isinstance(x, e.CopyPlayed) for x in reveal):
        return False
    return len(reveal) > 1 or not isinstance(reveal[0], e.EnterField)


def _copies(card: Card) -> bool:
    return any(isinstance(x, e.CopyChosen | e.CopyPlayed) for x in (*card.play, *card.reveal))


def _ability(card: Card) -> int:
    if card.sacrifice:
        return ops.A_BEACON
    if card.any_time:
        return ops.A_AWAKE
    for effect in card.each_turn:
        return LASTING.get(type(effect), ops.A_TEXT)
    return ops.NO_ABILITY


def _mark(t: Printed, card: Card, kind: int, number: int) -> None:
    """Put one piece into every set that it belongs to."""
    w, bit = t.word[number], t.bit[number]
    t.of_kind[kind][w] |= bit
    t.hand_trait[number] = ops.NO_TRAIT
    t.field_trait[number] = ops.NO_TRAIT
    reveal: Sequence[e.Effect] = tuple(card.reveal)
    if reveal:
        t.reveals[w] |= bit
        if isinstance(reveal[0], e.Cancel):
            stopped = _stopped(reveal[0])
            for threats in range(1 << ops.N_THREATS):
                if stopped & threats:
                    t.stops[threats][w] |= bit
            t.hand_trait[number] = ops.ANSWERS
            t.stops_plays |= int(e.Threat.PLAY in reveal[0].when)
        else:
            t.any_time[w] |= bit
            t.telling[w] |= bit * _tells(card)
            t.hand_trait[number] = ops.OPENS
    ability = t.ability[kind]
    if ability == ops.A_BEACON:
        t.beacons[w] |= bit
        t.field_trait[number] = ops.BEACONS
    elif ability >= 0:
        t.field_trait[number] = ops.LASTS
        t.lasting[ability][w] |= bit
        t.lasting[ops.A_ANY][w] |= bit
    if ZOMBEYE in card.marks:
        t.field_trait[number] |= ops.ZOMBEYE
    if RELIC in card.marks:
        t.field_trait[number] |= ops.RELIC
    for row, mark in enumerate(MARKS):
        t.marked[row][w] |= bit * (mark in card.marks)
    if t.field_trait[number] == ops.NO_TRAIT and not isinstance(card.always, e.WorthMore):
        t.quiet[w] |= bit
    if isinstance(card.always, e.Lure):
        t.lures[w] |= bit
    elif isinstance(card.always, e.Indestructible):
        t.indestructible[w] |= bit


def _bound_kinds(t: Printed) -> None:
    """Where the pieces of each kind begin and end in every word."""
    for number in range(t.n_cards):
        w, bit, kind = t.word[number], t.bit[number], t.kind[number]
        mine = t.of_kind[kind][w]
        t.firsts[w] |= mine & -mine
        t.lasts[w] |= bit * (mine < 2 * bit)
        t.carried[w] |= bit * (t.first_word[kind] < w)


def _namesakes(t: Printed, cards: Sequence[Card]) -> None:
    """Cards are of the same name if the printed names are equal (D.3)."""
    for one, card in enumerate(cards):
        for other, twin in enumerate(cards):
            if card.name == twin.name:
                for w in range(t.words):
                    t.namesakes[one][w] |= t.of_kind[other][w]
