"""What never changes during a game: the pieces of cardboard by number, and the programs on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..cards import effects as e
from ..cards.card import Card
from . import ops
from .layout import BITS, KINDS, LARGE, ROWS, SMALL, Plain, Size, pack, table_fields
from .programs import Program, compile_cards

LASTING = {e.ExtraPlay: ops.A_PLAY, e.ExtraDraw: ops.A_DRAW, e.Replace: ops.A_REPLACE}
STOPS = {e.Threat.DISCARD: 0, e.Threat.MISS: 1, e.Threat.DESTROY: 2, e.Threat.STEAL: 3, e.Threat.PLAY: 4}


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """The tables of one choice of cards, as an object for plain play and as bytes for the compiled back ends."""

    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    size: Size
    program: Program
    plain: Plain
    data: bytes

    def pieces(self, kind: int) -> range:
        """The numbers of the pieces of one kind."""
        first = sum(self.counts[:kind])
        return range(first, first + self.counts[kind])


def size_for(players: int, cards: int) -> Size:
    """The smallest size class that holds the game."""
    return SMALL if players <= SMALL.seats and cards <= SMALL.cards else LARGE


@lru_cache(maxsize=64)
def make_tables(cards: tuple[Card, ...], counts: tuple[int, ...], size: Size) -> Tables:
    """Number the pieces, contiguous by kind, and compile the cards."""
    if len(cards) > KINDS:
        raise ValueError(f"{len(cards)} different cards are too many: at most {KINDS} go into one game.")
    if sum(counts) > size.cards:
        raise ValueError(f"{sum(counts)} cards are too many: at most {size.cards} fit (D.7).")
    program = compile_cards(cards)
    if len(program.rows) > ROWS:
        raise ValueError(f"The cards' programs take {len(program.rows)} rows; at most {ROWS} fit.")
    t = Plain(table_fields(size))
    t.words = max(1, -(-sum(counts) // BITS))
    t.n_cards = sum(counts)
    for bit in range(BITS):
        t.ctz[(1 << bit) % 67] = bit
    for number in range(size.cards):
        t.word[number] = number // BITS
        t.bit[number] = 1 << number % BITS
    for row, instruction in enumerate(program.rows):
        t.code[row] = list(instruction)
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
        t.first_word[kind] = piece // BITS
        t.last_word[kind] = max(piece, piece + count - 1) // BITS
        for number in range(piece, piece + count):
            t.kind[number] = kind
            t.points[number] = card.points
            _mark(t, card, kind, number)
        piece += count
    _namesakes(t, cards)
    return Tables(cards, counts, size, program, t, pack(t, table_fields(size)))


def _copies(card: Card) -> bool:
    return any(isinstance(x, e.CopyChosen | e.CopyPlayed) for x in (*card.play, *card.reveal))


def _ability(card: Card) -> int:
    if card.sacrifice is not None:
        return ops.A_BEACON
    return LASTING.get(type(card.each_turn), ops.NO_ABILITY)  # type: ignore[arg-type]


def _mark(t: Plain, card: Card, kind: int, number: int) -> None:
    """Put one piece into every set that it belongs to."""
    w, bit = t.word[number], t.bit[number]
    t.of_kind[kind][w] |= bit
    t.hand_trait[number] = ops.NO_TRAIT
    t.field_trait[number] = ops.NO_TRAIT
    reveal: Sequence[e.Effect] = tuple(card.reveal)
    if reveal:
        t.reveals[w] |= bit
        if isinstance(reveal[0], e.Cancel):
            t.stops[STOPS[reveal[0].when]][w] |= bit
            t.hand_trait[number] = ops.ANSWERS
        else:
            t.any_time[w] |= bit
            t.hand_trait[number] = ops.OPENS
    ability = t.ability[kind]
    if ability == ops.A_BEACON:
        t.beacons[w] |= bit
        t.field_trait[number] = ops.BEACONS
    elif ability >= 0:
        t.field_trait[number] = ops.LASTS
        t.lasting[ability][w] |= bit
        t.lasting[ops.A_ANY][w] |= bit
    if isinstance(card.always, e.Lure):
        t.lures[w] |= bit
    elif isinstance(card.always, e.Indestructible):
        t.indestructible[w] |= bit


def _namesakes(t: Plain, cards: Sequence[Card]) -> None:
    """Cards are of the same name if the printed names are equal (D.3)."""
    for one, card in enumerate(cards):
        for other, twin in enumerate(cards):
            if card.name == twin.name:
                for w in range(t.words):
                    t.namesakes[one][w] |= t.of_kind[other][w]
