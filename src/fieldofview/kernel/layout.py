"""The record of one game, described once: field names, integer types, shapes.

From this page come the plain object (lists and ints, for reading, stepping and debugging) and the NumPy dtype
(for the compiled back ends). Both turn into the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple

BITS = 62  # cards in one word: products and shifts stay inside a signed 64-bit integer

Shape = tuple[int, ...]


class Field(NamedTuple):
    """One named field of a record: an integer type (i1 u1 i2 i4 i8, or a nested record) and a shape."""

    name: str
    type: str
    shape: Shape


@dataclass(frozen=True, slots=True)
class Size:
    """A size class: the compiled back ends build the kernel once for each."""

    name: str
    seats: int
    cards: int
    frames: int

    @property
    def words(self) -> int:
        return self.cards // BITS

    @property
    def places(self) -> int:
        return 5 + 2 * self.seats


SMALL = Size("small", seats=6, cards=186, frames=24)
LARGE = Size("large", seats=12, cards=434, frames=48)

KINDS = 160  # different cards in one game
ROWS = 1536  # instructions in one game's programs

FRAME = (
    Field("pc", "u2", ()),  # the instruction to run next
    Field("card", "i2", ()),  # the acting card
    Field("kind", "i2", ()),  # whose text is performed: the card's own, or the copied one
    Field("a", "i2", ()),  # the first chosen card, -1 for none
    Field("b", "i2", ()),  # the second
    Field("chosen", "i2", ()),  # the card a copy needs on the table; in an answer: when it was revealed
    Field("player", "i1", ()),  # who performs
    Field("seat", "i1", ()),  # the named player, -1 for none
    Field("n", "i1", ()),  # how many of several are done, or to do
    Field("at", "i1", ()),  # how far a round of seats has come
    Field("flags", "i1", ()),
)


def state_fields(size: Size) -> tuple[Field, ...]:
    """Every field of a game's record, widest first, so that no gaps lie between them."""
    seats, cards, words = size.seats, size.cards, size.words
    return (
        Field("rng", "i8", (2,)),
        Field("at", "i8", (size.places, words)),  # which cards lie in each place
        Field("known", "i8", (seats + 1, words)),  # foreign cards seen by the onlooker (row 0) and each seat
        Field("exposed", "i8", (words,)),  # every card that any row of `known` may hold
        Field("used", "i8", (words,)),  # lasting cards used this turn
        Field("copying", "i8", (words,)),  # mirrors that have copied something
        Field("linked", "i8", (words,)),  # mirrors whose lasting link is in force
        Field("hosting", "i8", (words,)),  # cards that hide another
        Field("pool", "i8", (words,)),  # scratch: the cards being considered
        Field("turns", "i4", ()),
        Field("turn_limit", "i4", ()),
        Field("time_turn", "i4", ()),
        Field("draw", "u2", (cards,)),  # the Draw Pile, bottom first
        Field("since", "i2", (cards,)),  # when each card came to its place
        Field("link", "i2", (cards,)),  # the original that a mirror copied, -1 for none
        Field("host", "i2", (cards,)),  # the card that hides this one
        Field("options", "i2", (cards + 8,)),
        Field("picked", "i2", (seats,)),  # cards chosen to be passed, still in the hand
        Field("points", "i2", (seats,)),
        Field("tokens", "i2", (seats,)),
        Field("credit", "i2", (seats,)),  # what a player who left, or the last one, is credited
        Field("hand_size", "i2", (seats,)),
        Field("clock", "i2", ()),
        Field("n_draw", "i2", ()),
        Field("n_options", "i2", ()),
        Field("alive", "i2", ()),  # bits of the seats still in the game
        Field("banned", "i2", ()),  # bits of the seats under the Hindsight Loop's ban
        Field("waiting", "i2", ()),  # bits of the seats that still have their last turn
        Field("winners", "i2", ()),
        Field("can_open", "i2", ()),  # bits of the seats with an any-time card in hand
        Field("can_reveal", "i2", ()),  # bits of the seats with any card in hand that can be revealed
        Field("can_use", "i2", ()),  # bits of the seats with a card on the table that cancels plays
        Field("seen_hands", "i2", ()),  # bits of the seats of whose hand anyone else may know a card
        Field("can_last", "i2", ()),  # bits of the seats with a lasting card on the table
        Field("brought", "i2", ()),  # bits of the seats whose card from outside has come into the game
        Field("plagued", "i2", ()),  # bits of the seats with as many Zombeyes as overwhelm
        Field("frames", "frame", (size.frames,)),
        Field("copied", "u1", (cards,)),  # the kind a mirror copied, plus one
        Field("place", "u1", (cards,)),
        Field("home", "i1", (cards,)),  # the seat a hidden card was taken from
        Field("trait_count", "i1", (seats, 5)),  # how many cards of each trait: see ops
        Field("missed", "i1", (seats,)),
        Field("extra", "i1", (seats,)),
        Field("copies", "i1", ()),  # how many mirrors have copied something
        Field("links", "i1", ()),  # how many lasting links are in force
        Field("plague", "i1", ()),  # Zombeyes that overwhelm now, 0 for none in the game
        Field("seats", "i1", ()),
        Field("n_alive", "i1", ()),
        Field("turn", "i1", ()),
        Field("decider", "i1", ()),
        Field("depth", "i1", ()),
        Field("deepest", "i1", ()),
        Field("plays", "i1", ()),  # cards played from the hand this turn
        Field("reveals", "i1", ()),  # any-time reveals with a text of their own this turn
        Field("time", "i1", ()),
        Field("over", "i1", ()),
        Field("reason", "i1", ()),
        Field("error", "i1", ()),
    )


def table_fields(size: Size) -> tuple[Field, ...]:
    """What never changes during a game: the pieces of cardboard, and the programs on them."""
    seats, cards, words = size.seats, size.cards, size.words
    return (
        Field("bit", "i8", (cards,)),
        Field("of_kind", "i8", (KINDS, words)),
        Field("namesakes", "i8", (KINDS, words)),
        Field("any_time", "i8", (words,)),  # cards that can be revealed at any time
        Field("telling", "i8", (words,)),  # those of them that do more than enter the Field of View
        Field("reveals", "i8", (words,)),  # cards that can be revealed at all
        Field("stops", "i8", (8, words)),  # cards in hand that answer each threat
        Field("beacons", "i8", (words,)),  # cards on the table that cancel by leaving it
        Field("lasting", "i8", (5, words)),  # extra plays, extra draws, replaces, texts; last: any of them
        Field("lures", "i8", (words,)),
        Field("indestructible", "i8", (words,)),
        Field("code", "i2", (ROWS, 4)),
        Field("kind", "u2", (cards,)),
        Field("points", "i2", (cards,)),
        Field("play_at", "i2", (KINDS,)),
        Field("reveal_at", "i2", (KINDS,)),
        Field("turn_at", "i2", (KINDS,)),
        Field("use_at", "i2", (KINDS,)),
        Field("use_threat", "i2", (KINDS,)),  # what its leaving the table cancels, as bits
        Field("aside", "i2", (seats,)),  # the card that a seat has outside the game, -1 for none
        Field("n_cards", "i2", ()),
        Field("ability", "i1", (KINDS,)),  # what a link to it gives: see ops
        Field("hand_trait", "i1", (cards,)),  # what a seat is noted for that has it in hand: see ops
        Field("field_trait", "i1", (cards,)),  # the same on the table
        Field("mirror", "i1", (KINDS,)),  # acts as what it copied
        Field("loops", "i1", (KINDS,)),  # counts for the Hindsight Loop
        Field("first_word", "i1", (KINDS,)),
        Field("last_word", "i1", (KINDS,)),
        Field("word", "u1", (cards,)),
        Field("ctz", "i1", (67,)),
        Field("brings", "i1", (seats,)),  # the plague number that a seat's card from outside brings, 0 for none
        Field("start", "i1", (cards,)),  # where a card is at the deal: see ops
        Field("words", "i1", ()),
        Field("plague", "i1", ()),  # Zombeyes that overwhelm at the deal, 0 for none in the game
        Field("has_texts", "i1", ()),  # whether a card has a text for each turn
        Field("stops_plays", "i1", ()),  # whether a card in hand may cancel any play
    )


WIDTH = {"i1": 1, "u1": 1, "i2": 2, "u2": 2, "i4": 4, "i8": 8}
FRAME_BYTES = -(-sum(WIDTH[f.type] for f in FRAME) // 2) * 2


def width(field: Field) -> int:
    """Bytes that a field takes."""
    count = 1
    for n in field.shape:
        count *= n
    return count * (FRAME_BYTES if field.type == "frame" else WIDTH[field.type])


def placed(fields: tuple[Field, ...]) -> Iterator[tuple[Field, int]]:
    """Each field with its offset; types come widest first, so offsets are aligned by themselves."""
    offset = 0
    for field in fields:
        yield field, offset
        offset += width(field)


def record_bytes(fields: tuple[Field, ...]) -> int:
    """Bytes of the whole record, rounded up to 8."""
    return -(-sum(width(f) for f in fields) // 8) * 8


class Frame:
    """One frame as an ordinary object."""

    __slots__ = tuple(f.name for f in FRAME)

    pc: int
    card: int
    kind: int
    a: int
    b: int
    chosen: int
    player: int
    seat: int
    n: int
    at: int
    flags: int

    def __init__(self) -> None:
        for field in FRAME:
            setattr(self, field.name, 0)

    def clone(self) -> Frame:
        twin = Frame.__new__(Frame)
        for name in Frame.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


class Plain:
    """A record as an ordinary object: ints, lists of ints, lists of lists, lists of frames."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        for field in fields:
            setattr(self, field.name, _zeros(field.type, field.shape))

    if TYPE_CHECKING:  # the layout names the fields, and the type checker takes its word for it

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def clone(self) -> Plain:
        twin = Plain.__new__(Plain)
        new = twin.__dict__
        for name, value in self.__dict__.items():
            if type(value) is int:
                new[name] = value
            elif type(value[0]) is int:
                new[name] = value[:]
            elif type(value[0]) is list:
                new[name] = [row[:] for row in value]
            else:
                new[name] = [frame.clone() for frame in value]
        return twin


def _zeros(type_: str, shape: Shape) -> Any:
    if not shape:
        return 0
    if len(shape) == 2:
        return [[0] * shape[1] for _ in range(shape[0])]
    if type_ == "frame":
        return [Frame() for _ in range(shape[0])]
    return [0] * shape[0]


_LETTER = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "i8": "q"}
_FRAME_STRUCT = Struct("<" + "".join(_LETTER[f.type] for f in FRAME))


def pack(record: Plain, fields: tuple[Field, ...]) -> bytes:
    """The record as bytes: little-endian, in the order and at the offsets of the layout."""
    parts = []
    for field in fields:
        value = getattr(record, field.name)
        if field.type == "frame":
            pad = bytes(FRAME_BYTES - _FRAME_STRUCT.size)
            parts += [_FRAME_STRUCT.pack(*(getattr(f, n) for n in Frame.__slots__)) + pad for f in value]
            continue
        flat = [value] if not field.shape else value if len(field.shape) == 1 else [x for r in value for x in r]
        parts.append(Struct(f"<{len(flat)}{_LETTER[field.type]}").pack(*flat))
    data = b"".join(parts)
    return data + bytes(record_bytes(fields) - len(data))


def unpack(data: bytes, fields: tuple[Field, ...]) -> Plain:
    """The record that these bytes hold."""
    record = Plain.__new__(Plain)
    for field, offset in placed(fields):
        if field.type == "frame":
            frames = []
            for i in range(field.shape[0]):
                frame = Frame.__new__(Frame)
                values = _FRAME_STRUCT.unpack_from(data, offset + i * FRAME_BYTES)
                for name, x in zip(Frame.__slots__, values, strict=True):
                    setattr(frame, name, x)
                frames.append(frame)
            setattr(record, field.name, frames)
            continue
        count = width(field) // WIDTH[field.type]
        flat = list(Struct(f"<{count}{_LETTER[field.type]}").unpack_from(data, offset))
        if not field.shape:
            setattr(record, field.name, flat[0])
        elif len(field.shape) == 1:
            setattr(record, field.name, flat)
        else:
            n = field.shape[1]
            setattr(record, field.name, [flat[i : i + n] for i in range(0, count, n)])
    return record
