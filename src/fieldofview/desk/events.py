"""What can happen at the desk. Events are stored: their names and fields are a promise, and only grow."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as made

Tables = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as plain data."""


# The event and its people


@dataclass(frozen=True, slots=True)
class EventCreated(Event):
    settings: dict[str, object]


@dataclass(frozen=True, slots=True)
class ConfigChanged(Event):
    changes: dict[str, object]


@dataclass(frozen=True, slots=True)
class EntryRegistered(Event):
    entry: str
    members: tuple[str, ...]
    first_round: int = 1
    digests: dict[str, str] = made(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EntryWaitlisted(Event):
    entry: str
    members: tuple[str, ...] = ()
    digests: dict[str, str] = made(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EntryPromoted(Event):
    entry: str
    first_round: int = 1


@dataclass(frozen=True, slots=True)
class CheckedIn(Event):
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CheckedOut(Event):
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EntryWithdrawn(Event):
    entry: str


@dataclass(frozen=True, slots=True)
class PersonalFieldsErased(Event):
    person: str


@dataclass(frozen=True, slots=True)
class RoleGranted(Event):
    person: str
    role: str


@dataclass(frozen=True, slots=True)
class RoleRevoked(Event):
    person: str
    role: str


@dataclass(frozen=True, slots=True)
class SeparationSet(Event):
    pair: tuple[str, str]


@dataclass(frozen=True, slots=True)
class LeaderboardSnapshotImported(Event):
    order: tuple[str, ...]
    date: str = ""


@dataclass(frozen=True, slots=True)
class LotsDrawn(Event):
    order: tuple[str, ...]
    seed: str = ""


@dataclass(frozen=True, slots=True)
class EventStarted(Event):
    staff: dict[str, object] | None = None


@dataclass(frozen=True, slots=True)
class EventFinished(Event):
    pass


@dataclass(frozen=True, slots=True)
class PackageBuilt(Event):
    length: int
    head: str


@dataclass(frozen=True, slots=True)
class ResultsSubmitted(Event):
    by: str


@dataclass(frozen=True, slots=True)
class Ratified(Event):
    accepted: bool
    date: str
    points: dict[str, int] = made(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DispensationRecorded(Event):
    granted_by: str
    reference: str
    covers: str
    date: str


# Decks and starting cards


@dataclass(frozen=True, slots=True)
class RecipeSet(Event):
    recipe: dict[str, int]
    round: int = 0
    table: int = 0


@dataclass(frozen=True, slots=True)
class DeckRegistered(Event):
    deck: str
    set: str


@dataclass(frozen=True, slots=True)
class DeckChecked(Event):
    deck: str
    ok: bool
    by: str
    differences: dict[str, int] = made(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeckReportedBad(Event):
    deck: str
    round: int = 0
    table: int = 0
    finding: str = ""


@dataclass(frozen=True, slots=True)
class DeckReplaced(Event):
    deck: str
    round: int
    table: int


@dataclass(frozen=True, slots=True)
class EnigmaChosen(Event):
    person: str
    card: str
    round: int
    game: int


# Rounds and tables


@dataclass(frozen=True, slots=True)
class RoundDrawn(Event):
    round: int
    tables: Tables
    byes: tuple[str, ...] = ()
    seed: str = ""
    method: str = ""
    why: tuple[dict[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class RoundEdited(Event):
    round: int
    tables: Tables
    reason: str


@dataclass(frozen=True, slots=True)
class RoundPublished(Event):
    round: int
    tables: Tables
    stage: str = "main"
    why: tuple[dict[str, object], ...] = ()
    byes: tuple[str, ...] = ()  # who sits nowhere and is to be given one


@dataclass(frozen=True, slots=True)
class PlayOffSeated(Event):
    round: int
    table: int
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundUnpublished(Event):
    round: int


@dataclass(frozen=True, slots=True)
class RoundClosed(Event):
    round: int
    by: str


@dataclass(frozen=True, slots=True)
class RoundReopened(Event):
    round: int
    reason: str


@dataclass(frozen=True, slots=True)
class RoundVerified(Event):
    round: int
    by: str


@dataclass(frozen=True, slots=True)
class ByeGiven(Event):
    entry: str
    round: int


@dataclass(frozen=True, slots=True)
class LimitSet(Event):
    round: int
    limit: int | None
    stipulated: bool = False


@dataclass(frozen=True, slots=True)
class TableTimeAdded(Event):
    round: int
    table: int
    seconds: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MatchReferenceSet(Event):
    round: int
    table: int
    at: int


@dataclass(frozen=True, slots=True)
class PresenceMarked(Event):
    round: int
    late: dict[str, int | None]


@dataclass(frozen=True, slots=True)
class SeatsSwapped(Event):
    round: int
    table: int
    pair: tuple[str, str]


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    round: int
    table: int
    game: int
    dealer: str = ""
    play_off: bool = False


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    round: int
    table: int
    game: int
    active: str


@dataclass(frozen=True, slots=True)
class OvertimeTurnsTaken(Event):
    round: int
    table: int
    game: int
    turns: tuple[tuple[str, str], ...]
    totals: dict[str, int]
    empty: bool = False


# Results


@dataclass(frozen=True, slots=True)
class ResultReported(Event):
    round: int
    table: int
    game: int
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
    play_off: bool = False


@dataclass(frozen=True, slots=True)
class ResultConfirmed(Event):
    round: int
    table: int
    game: int
    by: str


@dataclass(frozen=True, slots=True)
class ResultDisputed(Event):
    round: int
    table: int
    game: int
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class ResultCorrected(ResultReported):
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    entry: str
    after_round: int
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Reinstated(Event):
    entry: str


# Judging


@dataclass(frozen=True, slots=True)
class JudgeCalled(Event):
    call: str
    person: str
    round: int
    table: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CallClaimed(Event):
    call: str
    by: str


@dataclass(frozen=True, slots=True)
class RulingGiven(Event):
    call: str
    by: str
    cites: tuple[str, ...] = ()
    ruling: str = ""
    final: bool = False


@dataclass(frozen=True, slots=True)
class PenaltyDrafted(Event):
    draft: str
    person: str
    code: str
    by: str


@dataclass(frozen=True, slots=True)
class PenaltyIssued(Event):
    penalty: str
    person: str
    code: str
    by: str
    game: tuple[int, int, int] | None = None
    told: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class PlayerTold(Event):
    person: str
    penalties: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AppealMade(Event):
    about: str
    by: str


@dataclass(frozen=True, slots=True)
class AppealDecided(Event):
    about: str
    overturned: bool
    by: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Disqualified(Event):
    penalty: str
    person: str
    code: str
    by: str
    confirmed_by: str
    game: tuple[int, int, int] | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class DqReportFiled(Event):
    person: str
    by: str
    statement: str = ""


@dataclass(frozen=True, slots=True)
class AgreedDrawRuled(Event):
    round: int
    table: int
    game: int
    enforced: bool
    by: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SuspensionProposed(Event):
    person: str


@dataclass(frozen=True, slots=True)
class SuspensionRecorded(Event):
    person: str
    since: str
    until: str
    by: str


# The clock


@dataclass(frozen=True, slots=True)
class ClockStarted(Event):
    round: int
    at: str


@dataclass(frozen=True, slots=True)
class ClockPaused(Event):
    round: int
    at: str


@dataclass(frozen=True, slots=True)
class TableClockStopped(Event):
    round: int
    table: int
    at: str


@dataclass(frozen=True, slots=True)
class TableClockResumed(Event):
    round: int
    table: int
    at: str


# Repair


@dataclass(frozen=True, slots=True)
class Reverted(Event):
    command: int
    reason: str


@dataclass(frozen=True, slots=True)
class NoteAdded(Event):
    about: str
    note: str


EVENTS: dict[str, type[Event]] = {
    name: thing
    for name, thing in list(globals().items())
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
}
