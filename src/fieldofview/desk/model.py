"""The state of one tournament: a fold of its events, and nothing that they do not say."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from fieldofview.desk.clocks import Clock
from fieldofview.desk.formats.settings import FormatSettings
from fieldofview.desk.infractions import Level
from fieldofview.desk.overtime import Overtime

LATE = 5 * 60  # so many seconds after the reference time a player may still come (VT.53)
TOKEN = -50  # what a warning costs in its game (VT.71)
ORGANISER = "organiser"  # who acts when nobody else is named
DESK = "desk"  # who gives the penalties that nobody decides


class GameRef(NamedTuple):
    """Which game of the event."""

    round: int
    table: int
    game: int


@dataclass(frozen=True, slots=True)
class Options:
    """Switches of the event, locked at round 1."""

    one_warning_per_caution: bool = False  # TD.11
    split_wins: bool = False  # TD.18
    agreed_drop_keeps: bool = False  # TD.35
    checked_decks_only: bool = False  # VT.6


@dataclass(frozen=True, slots=True)
class Settings:
    """How the organiser set the event up."""

    title: str
    format: FormatSettings
    edition: str = "A"
    sanctioned: bool = True
    tier: str = "club"
    date: str = ""
    location: str = ""
    organiser_name: str = ""
    organiser_contact: str = ""
    drop_policy: str = "RETAIN"
    tie_breaks: tuple[str, ...] = ()
    limit: int = 30 * 60
    recipe: dict[str, int] = field(default_factory=dict)
    options: Options = Options()
    practice: bool = False
    capacity: int = 0  # entries beyond it wait; 0: no bound
    auto_call_time: bool = False
    backups: str = "backups"  # the folder beside the event that copies go to at each round's close; empty: none


@dataclass(slots=True)
class Entry:
    """One person in the event, or one team of two."""

    id: str
    order: int
    members: tuple[str, ...]
    first_round: int = 1  # later for a late entrant (TD.43)
    checked_in: bool = True
    dropped_after: int | None = None
    agreed: bool = False  # dropped by VT.57


@dataclass(slots=True)
class Result:
    """What was reported of a game. Points are those recorded, with the tokens that counted then."""

    seats: tuple[str, ...]
    field: dict[str, int]
    end: str
    winners: tuple[str, ...]
    left: dict[str, str]
    points: dict[str, int]
    tokens: dict[str, int]
    dealer: str
    first: str
    played: bool
    by: str
    confirmed: bool
    n: int


@dataclass(slots=True)
class Game:
    """One game of a match, or a play-off."""

    ref: GameRef
    play_off: bool = False
    started: int = 0  # the entry of the log that started it
    dealer: str = ""
    recipe: dict[str, int] = field(default_factory=dict)
    time_called: bool = False
    overtime: Overtime | None = None
    result: Result | None = None


@dataclass(slots=True)
class Table:
    """The players of one table in one round, and their match."""

    number: int
    seats: tuple[str, ...]
    why: dict[str, object] = field(default_factory=dict)  # how the table came to be
    games: dict[int, Game] = field(default_factory=dict)
    reference: int = 0
    play_off_only: bool = False  # a title or cut play-off beside the round (TD.44)


@dataclass(slots=True)
class Round:
    """A round that was published."""

    number: int
    stage: str
    tables: dict[int, Table] = field(default_factory=dict)
    promised: tuple[str, ...] = ()  # who sits nowhere and must have a bye before the round is closed
    byes: list[str] = field(default_factory=list)
    late: dict[str, int | None] = field(default_factory=dict)  # seconds after the reference, None: never
    enigmas: dict[tuple[str, int], str] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    stopped: dict[int, Clock] = field(default_factory=dict)  # how long each table's clock stood
    published: int = 0
    closed: int = 0
    verified: int = 0
    verified_by: str = ""


@dataclass(slots=True)
class Penalty:
    """A caution, warning or disqualification that somebody gave; 76.4 and 76.5 are derived and not kept."""

    id: str
    person: str
    code: str
    level: Level
    game: GameRef | None
    by: str
    n: int
    told: bool
    revoked: bool = False
    appealed: bool = False
    confirmed_by: str = ""
    note: str = ""


@dataclass(slots=True)
class Deck:
    """A labelled deck of cardboard."""

    label: str
    set: str
    checked: bool = False
    state: str = "ready"  # ready, retire-after-game, retired


@dataclass(slots=True)
class Call:
    """A player who asked for a judge."""

    id: str
    person: str
    round: int
    table: int
    at: str
    claimed: str = ""
    answered: str = ""


@dataclass(slots=True)
class Ruling:
    """What a judge decided on a call; its words lie beside the log."""

    id: str
    call: str
    by: str
    cites: tuple[str, ...]
    final: bool
    appealed: bool = False
    overturned: bool = False


@dataclass(slots=True)
class Appeal:
    """A penalty or ruling that a player took to the head judge."""

    about: str
    by: str
    decided: str = ""


@dataclass(slots=True)
class Suspension:
    """From when until when somebody may not play in sanctioned events (VT.73)."""

    person: str
    since: str
    until: str
    by: str


@dataclass(slots=True)
class Staff:
    """Who officiates."""

    judges: list[str] = field(default_factory=list)
    head: str = ""
    score_keepers: list[str] = field(default_factory=list)
    verifiers: list[str] = field(default_factory=list)

    @property
    def chief(self) -> str:
        """The head judge, or the sole one (VT.59)."""
        if self.head:
            return self.head
        return self.judges[0] if len(self.judges) == 1 else ""


@dataclass(slots=True)
class Tournament:
    """Everything that the desk knows of one event. Entries are persons, or teams with their members."""

    settings: Settings
    entries: dict[str, Entry] = field(default_factory=dict)
    staff: Staff = field(default_factory=Staff)
    lots: list[str] = field(default_factory=list)
    leaderboard: list[str] = field(default_factory=list)
    separated: list[tuple[str, str]] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    drafts: dict[int, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    recipes: dict[tuple[int, int], dict[str, int]] = field(default_factory=dict)
    limits: dict[int, tuple[int | None, bool]] = field(default_factory=dict)
    extra: dict[tuple[int, int], int] = field(default_factory=dict)  # seconds added for one table
    decks: dict[str, Deck] = field(default_factory=dict)
    on_table: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # decks, by round and table
    without_deck: set[tuple[int, int]] = field(default_factory=set)  # tables that wait for a replacement (VT.7)
    penalties: list[Penalty] = field(default_factory=list)
    penalties_of: dict[str, list[Penalty]] = field(default_factory=dict)  # the same by person
    told: set[str] = field(default_factory=set)  # derived penalties that the player knows of
    reports: list[str] = field(default_factory=list)
    proposed: list[str] = field(default_factory=list)
    suspensions: list[Suspension] = field(default_factory=list)
    dispensations: list[tuple[str, str, str, str]] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    rulings: list[Ruling] = field(default_factory=list)
    appeals: list[Appeal] = field(default_factory=list)
    drafted: dict[str, tuple[str, str, str]] = field(default_factory=dict)  # penalties a score keeper noted
    waiting: dict[str, tuple[str, ...]] = field(default_factory=dict)  # entries on the waiting list
    incidents: list[str] = field(default_factory=list)
    official_points: dict[str, int] = field(default_factory=dict)
    sanction: str = "intended"
    started: bool = False
    finished: bool = False
    submitted: bool = False
    n: int = 0  # entries of the log that were folded

    @property
    def teams(self) -> bool:
        return self.settings.format.kind == "two-headed-giant"

    @property
    def last_round(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    def round(self, number: int) -> Round | None:
        return self.rounds[number - 1] if 0 < number <= len(self.rounds) else None

    def table(self, round: int, table: int) -> Table | None:
        found = self.round(round)
        return found.tables.get(table) if found else None

    def game(self, ref: GameRef) -> Game | None:
        table = self.table(ref.round, ref.table)
        return table.games.get(ref.game) if table else None

    def table_of(self, round: int, person: str) -> Table | None:
        """Where a person sits in a round; play-offs beside the round do not count."""
        found = self.round(round)
        if found is None:
            return None
        return next((t for t in found.tables.values() if person in t.seats and not t.play_off_only), None)

    def unit(self, person: str) -> str:
        """The entry that a person plays for: a team in 2-Headed Giant, else the person."""
        if not self.teams:
            return person
        return next((e.id for e in self.entries.values() if person in e.members), person)

    def units(self, persons: tuple[str, ...]) -> tuple[str, ...]:
        """The entries at a table, in the order of their first seat."""
        return tuple(dict.fromkeys(self.unit(person) for person in persons))

    @property
    def players(self) -> list[str]:
        """Every person who was entered and has not withdrawn."""
        return [person for entry in self.entries.values() for person in entry.members]

    def plays(self, person: str) -> bool:
        """Whether somebody is entered; quicker than asking all players."""
        entry = self.entries.get(self.unit(person))
        return entry is not None and person in entry.members

    def disqualification(self, person: str) -> Penalty | None:
        """The disqualification that stands against a person."""
        given = self.penalties_of.get(person)
        if given is None:
            return None
        return next((p for p in given if p.level is Level.DISQUALIFICATION and not p.revoked), None)

    def is_out(self, unit: str) -> bool:
        """Whether every member of an entry is disqualified."""
        return all(map(self.disqualification, self.entries[unit].members))

    def has_dropped(self, unit: str, before_round: int) -> bool:
        """Whether an entry has dropped with effect for this round."""
        after = self.entries[unit].dropped_after
        return after is not None and after < before_round
