"""One table: settings, seats, the game, its clocks. Entries alone change it; what is private lies beside them."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...game import Game
from .clocks import TICK, Stop, checks
from .entries import Entry, Said
from .privates import Cleared, Preferred, Private, Sealed, Thought, Waiting
from .settings import Settings

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
MOST_LINES = 200  # of a chat that a table remembers: whoever comes is told no more


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks or looks: a guest. What they may do follows from the table."""

    guest: str
    name: str = ""
    signed_in: bool = False  # has an account, and so a rating
    deaf_to: frozenset[str] = frozenset()  # guests whom they do not want to hear


BOTS = Person("", "bots")  # the hall, for its bots


@dataclass(slots=True)
class Seat:
    """A place at the table and who holds it; times in milliseconds."""

    guest: str | None = None
    name: str = ""
    signed_in: bool = False
    level: str | None = None  # of a bot
    ready: bool = False
    away: bool = False  # a bot holds it until its player is back
    left: bool = False  # out of the game
    missed: int = 0  # turns in a row in which time ran out
    missed_turn: int = -1
    holds: int = 0  # still to be used
    bank: int = 0
    spent: int = 0  # of this turn's time
    spent_turn: int = -1
    began_turn: int = -1  # when its last turn began

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.level is not None


@dataclass(slots=True)
class Table:
    """What is the case at one table; `evolve` and `keep` are the only ways to change it."""

    id: str
    code: str = ""
    host: str = ""
    phase: str = GATHERING
    settings: Settings = field(default_factory=Settings)
    seats: list[Seat] = field(default_factory=list)
    unwelcome: set[str] = field(default_factory=set)  # guests whom the host asked to leave
    game: Game | None = None
    is_lesson: bool = False  # laid by hand: no record leads to it
    stop: Stop | None = None
    passed: list[int] = field(default_factory=list)  # who passed in public in the open window
    shown_cards: set[str] = field(default_factory=set)  # that had a window at this table
    aimed: set[int] = field(default_factory=set)  # who is named by what is being settled
    turns: int = 0
    heard: int = 0  # events that onlookers were told
    chat: list[Said] = field(default_factory=list)  # the last lines that were said
    said: int = 0  # how many were said in all
    looks: list[tuple[int, int]] = field(default_factory=list)  # when the judge looked at hands, and in which turn
    broken: str | None = None  # how the game broke; the next tick ends it
    report: str | None = None  # how the game broke that is void
    rematch: str | None = None
    agreed: list[int] = field(default_factory=list)  # seats that want it
    ended: int = 0  # when the game was over, by the wall clock
    now: int = 0  # of the last entry, by the wall clock
    began: int = 0
    skipped: int = 0  # wall clock minus table time
    paused: int | None = None  # the table time at which it stands still
    ticked: int = -1  # up to when the table has looked whether to go on
    sealed: dict[int, Sealed] = field(default_factory=dict)
    waiting: dict[int, str] = field(default_factory=dict)
    preferred: dict[int, Preferred] = field(default_factory=dict)
    thoughts: dict[tuple[int, str], Thought] = field(default_factory=dict)
    connected: set[str] = field(default_factory=set)  # guests, as the hall knows; not in the log

    def evolve(self, entry: Entry) -> None:
        """Take one entry of the log."""
        from .evolving import evolve

        evolve(self, entry)

    def keep(self, private: Private) -> None:
        """Take a private change that was committed beside the log."""
        match private:
            case Sealed(seat, number, option):
                if option is None:
                    self.sealed.pop(seat, None)
                elif self.stop is not None and number == self.stop.number:
                    self.sealed[seat] = private
            case Waiting(seat, None):
                self.waiting.pop(seat, None)
            case Waiting(seat, str(line)):
                self.waiting[seat] = line
            case Preferred(seat):
                self.preferred[seat] = private
            case Thought(seat, number, _, kind):
                if self.stop is not None and number == self.stop.number:
                    self.thoughts[seat, kind] = private
            case Cleared():
                self.clear()

    def recall(self, before: int, line: Said) -> None:
        """Take a line that was said after so many others."""
        self.chat = [*self.chat[1 - MOST_LINES :], line]
        self.said, self.now = before + 1, max(self.now, line.at)

    def clear(self) -> None:
        """What was sealed or thought is settled or void."""
        self.sealed.clear()
        self.thoughts.clear()

    # -- time -------------------------------------------------------------------------------------------------

    def time(self, at: int) -> int:
        """Table time at a moment of the wall clock."""
        return at - self.skipped if self.paused is None else self.paused

    def wall(self, t: int) -> int:
        """The moment of the wall clock at which it is that table time, if nothing is paused."""
        return t + self.skipped

    def raster(self, t: int) -> int:
        """The next moment at which the table moves by itself."""
        return self.began - (self.began - t) // TICK * TICK

    def due(self) -> int | None:
        """When the table wants a tick, by the wall clock; from public facts only."""
        if self.broken is not None:
            return self.now
        if self.stop is None or self.paused is not None:
            return None
        return next((self.wall(time) for time in checks(self, self.stop) if time > self.ticked), None)

    # -- who is who -------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Game:
        """The game that was begun."""
        assert self.game is not None, "no game was begun"
        return self.game

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return next((i for i, seat in enumerate(self.seats) if guest and seat.guest == guest), None)

    def is_human(self, seat: int) -> bool:
        """Whether a player answers for this seat, and not a bot."""
        who = self.seats[seat]
        return who.guest is not None and not who.away and not who.left

    def is_judge(self, guest: str) -> bool:
        return self.settings.judge and guest == self.host

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]
