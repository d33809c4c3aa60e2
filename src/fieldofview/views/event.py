"""What happened, as data: a kind from a closed list, whom and what it is about, why, and what it changed.

An event is what one viewer was told. Cards are named by handles of that viewer (D.80), and only where the viewer may
know them; sentences are made from events in `words`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Place = str  # "deck", "draw", "discard", "shown", "out", "hand 2", "field 0", "under 17" (a handle)


class Kind(StrEnum):
    """Everything that can happen."""

    SEATED = "seated"
    SHOWED = "showed"
    DEALT = "dealt"
    BEGAN = "began"
    DREW = "drew"
    PLAYED = "played"
    AIMED = "aimed"
    CHOSE = "chose"
    REVEALED = "revealed"
    USED = "used"
    OPENED = "opened"
    CLOSED = "closed"
    CANCELLED = "cancelled"
    COPIED = "copied"
    LINKED = "linked"
    UNLINKED = "unlinked"
    DELAYED = "delayed"
    SETTLED = "settled"
    DISCARDED = "discarded"
    DESTROYED = "destroyed"
    RETURNED = "returned"
    BROUGHT = "brought"
    JOINED = "joined"
    REMOVED = "removed"
    STOLE = "stole"
    PASSED = "passed"
    SWAPPED = "swapped"
    HID = "hid"
    UNHID = "unhid"
    PUT_BACK = "put-back"
    LOOKED = "looked"
    SHUFFLED = "shuffled"
    MISSED = "missed"
    EXTRA = "extra"
    NOTHING = "nothing"
    TOKEN = "token"
    TIME = "time"
    LEFT = "left"
    OUT = "out"
    WON = "won"


class Ending(StrEnum):
    """How a game ends."""

    REACHED_100 = "reached-100"
    ALL_EMPTY = "all-empty"
    TIME = "time"
    LAST_PLAYER = "last-player"
    TIE_LIMIT = "tie-limit"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Seen:
    """A card that the viewer may name; without a handle it lies nowhere that they see."""

    name: str
    handle: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """A card, or so many unseen ones, from one place to another; in the Draw Pile `depth` is counted from the top."""

    source: Place
    to: Place
    handle: int | None = None
    name: str | None = None
    count: int = 1
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Sight:
    """A card that came to be known where it lies; in the Draw Pile `depth` is counted from the top."""

    handle: int
    name: str
    place: Place
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """What a card on the table is from now on: used this turn, copying, linked to the card with that handle."""

    handle: int
    used: bool = False
    copies: str | None = None
    of: int | None = None
    linked: bool = False


@dataclass(frozen=True, slots=True)
class Settling:
    """Something that is being settled: who performs which card, how, as what, and at whom or what it is aimed."""

    seat: int
    card: Seen
    how: str  # play, use, reveal, answer, later
    acts_as: str | None = None
    at: int | None = None
    on: tuple[Seen, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card of the deck, as everybody may read it."""

    name: str
    points: int
    copies: int
    zombeye: bool = False
    relic: bool = False
    worth_more: int = 0  # Viewpoints for each card of a mark in its Field of View
    worth_mark: str = ""  # which mark that is

    def has_mark(self, mark: str) -> bool:
        return (mark == "zombeye" and self.zombeye) or (mark == "relic" and self.relic)


@dataclass(frozen=True, slots=True)
class Facts:
    """What everybody knows before the deal."""

    names: tuple[str, ...]
    sets: tuple[str, ...]
    deck: tuple[DeckCard, ...]
    enigmas: tuple[tuple[int, str], ...] = ()
    aside: tuple[tuple[int, str], ...] = ()
    plague: int = 0


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one viewer was told it.

    `how` is a word that tells ways of one kind apart, `numbers` are counted things; docs/events.md lists both. To
    follow the table: forget what was `lost`, make the `moves`, note what was `seen`, then `marks` and `settling`.
    """

    kind: Kind
    how: str = ""
    seats: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    cards: tuple[Seen, ...] = ()
    cites: tuple[str, ...] = ()
    lost: tuple[int, ...] = ()
    moves: tuple[Move, ...] = ()
    seen: tuple[Sight, ...] = ()
    marks: tuple[Mark, ...] = ()
    settling: tuple[Settling, ...] | None = None
    facts: Facts | None = None
