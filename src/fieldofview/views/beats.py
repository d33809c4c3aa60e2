"""What happened, piece by piece: the log that every viewer's events are made from, and no viewer ever sees."""

from __future__ import annotations

from dataclasses import dataclass, field

from .event import Facts, Kind

NOWHERE = -1  # where a card is before the deal

Words = list[int]  # a set of pieces as bits
MarkOf = tuple[int, bool, str | None, int, bool]  # piece, used, what it copies, the copied piece, linked


@dataclass(slots=True)
class PieceMove:
    """One piece, from place to place; `depth` counts from the top where it goes into the Draw Pile."""

    piece: int
    source: int
    to: int
    depth: int = 0


@dataclass(slots=True)
class Happened:
    """One event before it is told to anybody. `cards` are pieces; `names` are cards that no piece stands for."""

    kind: Kind
    how: str = ""
    seats: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    cites: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    moves: list[PieceMove] = field(default_factory=list)
    audience: tuple[int, ...] | None = None  # who may read the cards' names besides those who know where they lie
    facts: Facts | None = None


@dataclass(slots=True)
class Level:
    """One level of what is being settled, by pieces; `card` is -1 for a handle that no longer counts."""

    seat: int
    card: int
    name: str
    open: bool
    how: str
    acts_as: str | None
    at: int
    on: tuple[int, ...]


@dataclass(slots=True)
class Eyes:
    """Who can see what: the pieces that lie hidden, those of each hand, and what each row of knowledge holds."""

    hidden: Words
    hands: list[Words]
    known: list[Words]


@dataclass(slots=True)
class Beat:
    """What one instruction or answer did: its events, and how the table is afterwards."""

    events: list[Happened]
    place: list[int]
    pile: list[int]  # the Draw Pile, bottom first
    host: list[int]
    eyes: Eyes
    marks: list[MarkOf]
    stack: tuple[Level, ...] | None  # None where it is as before
    moves: dict[int, PieceMove] = field(init=False)  # of all its events, by piece

    def __post_init__(self) -> None:
        self.moves = {move.piece: move for happened in self.events for move in happened.moves}
