"""The results of an event as one document, `vp-tournament-results/1` (VT.12). Its JSON Schema is made from here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

SCHEMA: Final = "vp-tournament-results/1"
ESTIMATE: Final = "desk estimate"


@dataclass(frozen=True, slots=True)
class Organiser:
    """Who is answerable for the event."""

    name: str
    contact: str


@dataclass(frozen=True, slots=True)
class LogMark:
    """Length of the event's log and hash of its last entry: with it a log that was cut or rewritten is found."""

    length: int
    head: Annotated[str, "64 hexadecimal digits"]


@dataclass(frozen=True, slots=True)
class Structure:
    """The format as it was set up."""

    kind: str
    settings: dict[str, Any]
    procedure_source: Annotated[str, "where the procedure of this format comes from"]
    tie_breaks: list[str]
    limit: Annotated[int, "seconds of a round"]
    drop_policy: Literal["RETAIN", "ZERO_LAST"]
    options: dict[str, bool]


@dataclass(frozen=True, slots=True)
class Official:
    """One of the staff."""

    person: str
    name: str
    roles: list[Literal["judge", "head judge", "score keeper", "verifier"]]


@dataclass(frozen=True, slots=True)
class Registration:
    """One person as entered, with what a judge noted beside the entry (VT.68)."""

    person: str
    entry: Annotated[str, "the entry that the person plays for: a team in 2-Headed Giant, else the person"]
    name: Annotated[str, "a pseudonym where the personal fields were erased"]
    number: Annotated[str, "the publisher's player number"]
    club: str
    contact: str
    consent: bool | None
    minor: bool
    guardian: str
    erased: bool
    penalties: Annotated[str, "counts of cautions, warnings and disqualifications, such as C1 W2"]
    status: Literal["finished", "dropped", "disqualified"]
    dropped_after: Annotated[int | None, "the last round before a drop"]
    suspended_until: str


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the final ranking; rank 0 is listed without a place."""

    rank: int
    entry: str
    name: str
    members: list[str]
    wins: float
    losses: int
    points: Annotated[int, "View-points of all games"]
    score: Annotated[int, "View-points, those of wins doubled"]
    share: Annotated[float | None, "mean share of the table's View-points; null without a played game"]
    status: Literal["finished", "dropped", "disqualified"]
    why: Annotated[str, "what separates this line from the one above"]


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One round."""

    number: int
    stage: Literal["main", "final"]
    tables: int
    byes: list[str]
    limit: Annotated[int | None, "seconds; null without a limit"]
    verified_by: Annotated[str, "empty where nobody verified"]
    verified_name: str


@dataclass(frozen=True, slots=True)
class Seat:
    """One player in one game, in the order of the seats."""

    person: str
    name: str
    points: Annotated[int | None, "recorded View-points with all tokens; null where nothing is recorded"]
    field: Annotated[int | None, "View-points of the Field of View as typed"]
    tokens: int
    won: bool
    left: Annotated[str, "why the player left the game, empty for those who stayed"]


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game with a result."""

    round: int
    table: int
    game: int
    stage: Literal["main", "final"]
    play_off: bool
    seats: list[Seat]
    dealer: str
    first: str
    end: str
    played: bool
    confirmed: bool
    entered_by: str
    recipe: dict[str, int]


@dataclass(frozen=True, slots=True)
class PenaltyLine:
    """A caution, warning or disqualification; derived ones follow from cautions (76.4, 76.5)."""

    id: str
    person: str
    name: str
    code: str
    infraction: str
    level: Literal["C", "W", "DQ"]
    round: int | None
    table: int | None
    game: int | None
    by: str
    by_name: str
    confirmed_by: str
    confirmed_name: str
    told: bool
    appealed: bool
    revoked: bool
    derived: bool
    note: str


@dataclass(frozen=True, slots=True)
class Incident:
    """Something out of the ordinary that the log tells, and in words."""

    kind: str
    about: Annotated[str, "a person, a deck, a round, or a game as ROUND.TABLE.GAME"]
    entry: Annotated[int, "number of the log's entry"]
    at: str
    by: str
    by_name: str
    reason: str
    text: str
    cites: list[str]


@dataclass(frozen=True, slots=True)
class Correction:
    """A result that was changed after it had been confirmed; `by` answers for it (VT.61)."""

    round: int
    table: int
    game: int
    entry: int
    at: str
    by: str
    by_name: str
    reason: str
    before: dict[str, int]
    after: dict[str, int]


@dataclass(frozen=True, slots=True)
class DqReport:
    """The head judge's report on a disqualification (VT.74)."""

    person: str
    name: str
    at: str
    by: str
    by_name: str
    statement: str


@dataclass(frozen=True, slots=True)
class SuspensionLine:
    """A suspension that is proposed, or recorded with its dates (VT.73)."""

    person: str
    name: str
    state: Literal["proposed", "recorded"]
    since: str
    until: str
    decided_by: str


@dataclass(frozen=True, slots=True)
class DispensationLine:
    """What the publisher waived (VT.13)."""

    granted_by: str
    reference: str
    covers: Literal["players", "games", "both"]
    date: str


@dataclass(frozen=True, slots=True)
class Award:
    """The desk's estimate for one person, with what it was computed from."""

    person: str
    name: str
    rank: int
    equal: Annotated[int, "how many share the rank"]
    points: float


@dataclass(frozen=True, slots=True)
class DeskPoints:
    """Points by our own formula; the publisher's are never computed."""

    label: Literal["desk estimate"]
    formula: str
    tier: str
    players: int
    rounds: int
    awards: list[Award]


@dataclass(frozen=True, slots=True)
class OfficialPoints:
    """Points of the publisher, as they were recorded here."""

    person: str
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A warning: what would have been refused in a sanctioned event."""

    code: str
    cites: list[str]
    text: str


@dataclass(frozen=True, slots=True)
class Results:
    """Everything that goes to the publisher."""

    schema: Literal["vp-tournament-results/1"]
    practice: Annotated[bool, "true: an exercise that nobody may submit"]
    title: str
    date: str
    location: str
    organiser: Organiser
    tier: Literal["club", "state", "nation", "world"]
    edition: Literal["A", "E"]
    sanctioned: bool
    sanction: Literal["unsanctioned", "intended", "submitted", "ratified", "rejected"]
    log: LogMark
    format: Structure
    officials: list[Official]
    players: int
    played_games: int
    recipes: list[dict[str, int]]
    registrations: list[Registration]
    ranking: list[Place]
    rounds: list[RoundLine]
    games: list[GameLine]
    penalties: list[PenaltyLine]
    incidents: list[Incident]
    corrections: list[Correction]
    dq_reports: list[DqReport]
    suspensions: list[SuspensionLine]
    dispensations: list[DispensationLine]
    desk_points: DeskPoints
    official_points: list[OfficialPoints]
    warnings: list[Passed]
