"""The records of a game, described once: three classes whose fields carry their integer types and shapes.

From them come the plain objects (lists and ints, for reading, stepping and debugging) and the NumPy dtypes (for the
compiled back ends). Both turn into the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from inspect import get_annotations
from struct import Struct
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, Self, TypeVar, get_args, get_origin, get_type_hints

from .ops import BITS

KINDS = 160  # different cards in one game
ROWS = 1536  # instructions in one game's programs


@dataclass(frozen=True, slots=True)
class Size:
    """A size class: the compiled back ends build the kernel once for each."""

    name: str
    seats: int
    cards: int
    frames: int

    kinds: ClassVar[int] = KINDS
    rows: ClassVar[int] = ROWS

    @property
    def words(self) -> int:
        return self.cards // BITS

    @property
    def places(self) -> int:
        return 5 + 2 * self.seats

    @property
    def viewers(self) -> int:
        return self.seats + 1

    @property
    def options(self) -> int:
        return self.cards + 8


SMALL = Size("small", seats=6, cards=186, frames=24)
LARGE = Size("large", seats=12, cards=434, frames=48)

# What a field holds: to the type checker an int or a list, to the layout its type, and its length or the name of it.
T = TypeVar("T")
i1 = Annotated[int, "i1"]
u1 = Annotated[int, "u1"]
i2 = Annotated[int, "i2"]
u2 = Annotated[int, "u2"]
i4 = Annotated[int, "i4"]
i8 = Annotated[int, "i8"]
PerSeat = Annotated[list[T], "seats"]
PerViewer = Annotated[list[T], "viewers"]
PerCard = Annotated[list[T], "cards"]
PerKind = Annotated[list[T], "kinds"]
PerPlace = Annotated[list[T], "places"]
PerFrame = Annotated[list[T], "frames"]
PerOption = Annotated[list[T], "options"]
PerRow = Annotated[list[T], "rows"]
PerTrait = Annotated[list[T], 6]
PerMark = Annotated[list[T], 2]
PerThreats = Annotated[list[T], 256]
PerAbility = Annotated[list[T], 6]
PerResidue = Annotated[list[T], 67]
Two = Annotated[list[T], 2]
Four = Annotated[list[T], 4]
CardSet = Annotated[list[i8], "words"]


class Frame:
    """One entry of the stack: something that is being settled."""

    __slots__ = ("a", "at", "b", "card", "chosen", "flags", "kind", "n", "pc", "player", "seat")

    pc: u2  # the instruction to run next
    card: i2  # the acting card
    kind: i2  # whose text is performed: the card's own, or the copied one
    a: i2  # the first chosen card, -1 for none
    b: i2  # the second
    chosen: i2  # the card a copy needs on the table; in an answer: when it was revealed
    player: i1  # who performs
    seat: i1  # the named player, -1 for none
    n: i1  # how many of several are done, or to do
    at: i1  # how far a round of seats has come
    flags: i1

    def clone(self) -> Frame:
        twin = Frame.__new__(Frame)
        for name in Frame.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


class Record:
    """A record as an ordinary object: ints, lists of ints, lists of lists, lists of frames."""

    def __init__(self, size: Size) -> None:
        for field in layout_of(type(self), size).fields:
            setattr(self, field.name, _zeros(field))


class State(Record):
    """What changes during a game. Frames above the depth of the stack hold nothing that anybody may read."""

    rng: Two[i8]
    at: PerPlace[CardSet]  # which cards lie in each place
    known: PerViewer[CardSet]  # foreign cards seen by the onlooker (row 0) and each seat
    exposed: CardSet  # every card that any row of `known` may hold
    used: CardSet  # lasting cards used this turn
    copying: CardSet  # mirrors that have copied something
    linked: CardSet  # mirrors whose lasting link is in force
    hosting: CardSet  # cards that hide another
    pool: CardSet  # scratch: the cards being considered
    turns: i4
    turn_limit: i4
    time_turn: i4
    draw: PerCard[u2]  # the Draw Pile, bottom first
    since: PerCard[i2]  # when each card came to its place
    link: PerCard[i2]  # the original that a mirror copied, -1 for none
    host: PerCard[i2]  # the card that hides this one
    worth_more: PerSeat[PerMark[i2]]  # Viewpoints that each card of a mark brings by cards that are worth more
    bonus: PerSeat[i2]  # what they bring in all; part of the points
    options: PerOption[i2]
    picked: PerSeat[i2]  # cards chosen to be passed, still in the hand
    points: PerSeat[i2]
    tokens: PerSeat[i2]
    credit: PerSeat[i2]  # what a player who left, or the last one, is credited
    hand_size: PerSeat[i2]
    clock: i2
    n_draw: i2
    n_options: i2
    alive: i2  # bits of the seats still in the game
    banned: i2  # bits of the seats under the Hindsight Loop's ban
    waiting: i2  # bits of the seats that still have their last turn
    winners: i2
    can_open: i2  # bits of the seats with an any-time card in hand
    can_reveal: i2  # bits of the seats with any card in hand that can be revealed
    can_use: i2  # bits of the seats with a card on the table that cancels plays
    seen_hands: i2  # bits of the seats of whose hand anyone else may know a card
    can_last: i2  # bits of the seats with a lasting card on the table
    brought: i2  # bits of the seats whose card from outside has come into the game
    plagued: i2  # bits of the seats with as many Zombeyes as overwhelm
    frames: PerFrame[Frame]
    copied: PerCard[u1]  # the kind a mirror copied, plus one
    place: PerCard[u1]
    home: PerCard[i1]  # the seat a hidden card was taken from
    trait_count: PerSeat[PerTrait[i1]]  # how many cards of each trait: see ops
    missed: PerSeat[i1]
    extra: PerSeat[i1]
    copies: i1  # how many mirrors have copied something
    links: i1  # how many lasting links are in force
    plague: i1  # Zombeyes that overwhelm now, 0 for none in the game
    seats: i1
    n_alive: i1
    turn: i1
    decider: i1
    depth: i1
    deepest: i1
    plays: i1  # cards played from the hand this turn
    reveals: i1  # any-time reveals with a text of their own this turn
    time: i1
    over: i1
    reason: i1
    error: i1

    def clone(self) -> Self:
        """A twin that goes its own way."""
        twin = type(self).__new__(type(self))
        new = twin.__dict__
        new.update(self.__dict__)
        described: Any = type(self)
        lists, tables = _parts(described)
        for name in lists:
            new[name] = new[name][:]
        for name in tables:
            new[name] = [row[:] for row in new[name]]
        frames, depth = self.frames, self.depth
        new["frames"] = [f.clone() for f in frames[:depth]] + _unused(len(frames) - depth)
        return twin


class Printed(Record):
    """What never changes during a game: the pieces of cardboard, and the programs on them."""

    bit: PerCard[i8]
    of_kind: PerKind[CardSet]
    namesakes: PerKind[CardSet]
    firsts: CardSet  # in each word the first piece of every kind
    lasts: CardSet  # and the last
    carried: CardSet  # pieces of a kind that begins in the word before
    any_time: CardSet  # cards that can be revealed at any time
    telling: CardSet  # those of them that do more than enter the Field of View
    reveals: CardSet  # cards that can be revealed at all
    stops: PerThreats[CardSet]  # cards in hand that answer any of several threats, by their bits
    beacons: CardSet  # cards on the table that cancel by leaving it
    lasting: PerAbility[CardSet]  # extra plays, extra draws, replaces, texts, texts for any time; last: any of them
    marked: PerMark[CardSet]  # cards with each mark
    lures: CardSet
    quiet: CardSet  # cards that are nothing but their Viewpoints once they lie in a Field of View
    indestructible: CardSet
    code: PerRow[Four[i2]]
    deed: PerRow[i2]  # the row itself, or the first behind it that is no choice of a player or card and no window
    kind: PerCard[u2]
    points: PerCard[i2]
    worth_more: PerKind[i2]  # Viewpoints more for each card of a mark in its Field of View
    play_at: PerKind[i2]
    reveal_at: PerKind[i2]
    turn_at: PerKind[i2]
    use_at: PerKind[i2]
    use_threat: PerKind[i2]  # what its leaving the table cancels, as bits
    aside: PerSeat[i2]  # the card that a seat has outside the game, -1 for none
    n_cards: i2
    ability: PerKind[i1]  # what a link to it gives: see ops
    hand_trait: PerCard[i1]  # what a seat is noted for that has it in hand: see ops
    field_trait: PerCard[i1]  # the same on the table
    worth_mark: PerKind[i1]  # which mark that is
    mirror: PerKind[i1]  # acts as what it copied
    loops: PerKind[i1]  # counts for the Hindsight Loop
    first_word: PerKind[i1]
    last_word: PerKind[i1]
    word: PerCard[u1]
    ctz: PerResidue[i1]
    chain: PerRow[i1]  # whether a game goes on with its instruction in the same visit
    group: PerRow[u1]  # what games are sorted by that come to it
    brings: PerSeat[i1]  # the plague number that a seat's card from outside brings, 0 for none
    start: PerCard[i1]  # where a card is at the deal: see ops
    words: i1
    plague: i1  # Zombeyes that overwhelm at the deal, 0 for none in the game
    later: i1  # whether the game has more than the classic sets: see later.py
    has_bonus: i1  # whether any card is worth more by marks
    has_texts: i1  # whether a card has a text for each turn
    has_awake: i1  # whether a card has a text for any time
    stops_plays: i1  # whether a card in hand may cancel any play


class Field(NamedTuple):
    """One named field of a record: an integer type (i1 u1 i2 u2 i4 i8, or a frame) and a shape."""

    name: str
    type: str
    shape: tuple[int, ...]


WIDTH = {"i1": 1, "u1": 1, "i2": 2, "u2": 2, "frame": 2, "i4": 4, "i8": 8}
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Layout(Generic[R]):
    """A class of records in one size class: its fields in the order of their bytes, and how many these are."""

    record: type[R]
    fields: tuple[Field, ...]
    bytes: int

    def placed(self) -> Iterator[tuple[Field, int]]:
        """Each field with its offset."""
        offset = 0
        for field in self.fields:
            yield field, offset
            offset += width(field)


def layout_of(record: type[R], size: Size) -> Layout[R]:
    """The layout that a class describes: the widest types first, and of each what a subclass adds before the rest.

    So no gaps lie between the fields, and each lies at a multiple of its width.
    """
    described: Any = record
    return _layout(described, size)


@cache
def _layout(record: Any, size: Size) -> Layout[Any]:
    said = get_type_hints(record, include_extras=True)
    names = [name for part in record.__mro__ for name in get_annotations(part)]
    fields = [_read(name, said[name], size) for name in names]
    fields.sort(key=lambda f: -WIDTH[f.type])
    return Layout(record, tuple(fields), -(-sum(map(width, fields)) // 8) * 8)


def state_fields(size: Size) -> Layout[State]:
    """The layout of what changes."""
    return layout_of(State, size)


def table_fields(size: Size) -> Layout[Printed]:
    """The layout of what is printed."""
    return layout_of(Printed, size)


def _read(name: str, said: Any, size: Size) -> Field:
    """A field from its annotation."""
    shape: list[int] = []
    while get_origin(said) is Annotated:
        inside, mark = get_args(said)
        if inside is int:
            return Field(name, mark, tuple(shape))
        shape.append(mark if isinstance(mark, int) else getattr(size, mark))
        said = get_args(inside)[0]
    return Field(name, "frame", tuple(shape))


def width(field: Field) -> int:
    """Bytes that a field takes."""
    count = FRAME.bytes if field.type == "frame" else WIDTH[field.type]
    for n in field.shape:
        count *= n
    return count


def _frame_layout() -> Layout[Frame]:
    said = get_type_hints(Frame, include_extras=True)
    fields = tuple(_read(name, said[name], SMALL) for name in said)
    return Layout(Frame, fields, -(-sum(map(width, fields)) // 2) * 2)


FRAME = _frame_layout()
FRAME_NAMES = tuple(f.name for f in FRAME.fields)


@cache
def _parts(record: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the fields that are lists, and of those that are lists of lists."""
    fields = [f for f in layout_of(record, SMALL).fields if f.type != "frame"]
    return tuple(f.name for f in fields if len(f.shape) == 1), tuple(f.name for f in fields if len(f.shape) == 2)


def _unused(count: int) -> list[Frame]:
    """Frames that hold nothing yet: to read one is an error."""
    new = Frame.__new__
    return [new(Frame) for _ in range(count)]


def _zeros(field: Field) -> Any:
    if field.type == "frame":
        return _unused(field.shape[0])
    if not field.shape:
        return 0
    if len(field.shape) == 2:
        return [[0] * field.shape[1] for _ in range(field.shape[0])]
    return [0] * field.shape[0]


_LETTER = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "i8": "q"}
_FRAME_STRUCT = Struct("<" + "".join(_LETTER[f.type] for f in FRAME.fields))
_FRAME_PAD = bytes(FRAME.bytes - _FRAME_STRUCT.size)


@cache
def _struct(layout: Layout[Any]) -> Struct:
    """The whole record's bytes; the stack is one string of them."""
    letters = [
        f"{width(f)}s" if f.type == "frame" else f"{width(f) // WIDTH[f.type]}{_LETTER[f.type]}" for f in layout.fields
    ]
    used = sum(map(width, layout.fields))
    return Struct(f"<{''.join(letters)}{layout.bytes - used}x")


def pack(record: R, layout: Layout[R]) -> bytes:
    """The record as bytes: little-endian, in the order and at the offsets of the layout; unused frames are zeros."""
    values: list[Any] = []
    for name, type_, shape in layout.fields:
        value = getattr(record, name)
        if type_ == "frame":
            values.append(b"".join(map(_pack_frame, _used(record))))
        elif not shape:
            values.append(value)
        elif len(shape) == 1:
            values += value
        else:
            for row in value:
                values += row
    return _struct(layout).pack(*values)


def unpack(data: bytes, layout: Layout[R]) -> R:
    """The record that these bytes hold."""
    record = layout.record.__new__(layout.record)
    values = list(_struct(layout).unpack(data))
    at = 0
    for name, type_, shape in layout.fields:
        if type_ == "frame" or not shape:
            count = 1
            setattr(record, name, values[at])
        elif len(shape) == 1:
            count = shape[0]
            setattr(record, name, values[at : at + count])
        else:
            count, n = shape[0] * shape[1], shape[1]
            setattr(record, name, [values[i : i + n] for i in range(at, at + count, n)])
        at += count
    if isinstance(record, State):
        stack: Any = record.frames  # still bytes
        used = [_unpack_frame(stack, i * FRAME.bytes) for i in range(record.depth)]
        record.frames = used + _unused(len(stack) // FRAME.bytes - record.depth)
    return record


def _used(record: object) -> list[Frame]:
    return record.frames[: record.depth] if isinstance(record, State) else []


def _pack_frame(frame: Frame) -> bytes:
    return _FRAME_STRUCT.pack(*[getattr(frame, name) for name in FRAME_NAMES]) + _FRAME_PAD


def _unpack_frame(data: bytes, offset: int) -> Frame:
    frame = Frame.__new__(Frame)
    for name, x in zip(FRAME_NAMES, _FRAME_STRUCT.unpack_from(data, offset), strict=True):
        setattr(frame, name, x)
    return frame
