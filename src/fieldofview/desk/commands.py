"""What can be asked of the desk. Who asks is not in the command: the desk is told."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as made


@dataclass(frozen=True, slots=True)
class Command:
    """Something that somebody wants done."""


# The event and its people


@dataclass(frozen=True, slots=True)
class CreateEvent(Command):
    settings: dict[str, object]


@dataclass(frozen=True, slots=True)
class ConfigureEvent(Command):
    changes: dict[str, object]


@dataclass(frozen=True, slots=True)
class Register(Command):
    """Enter a person, or a team with its members."""

    entry: str
    members: tuple[str, ...] = ()
    digests: dict[str, str] = made(default_factory=dict)
    checked_in: bool = True


@dataclass(frozen=True, slots=True)
class Promote(Command):
    """From the waiting list into the event."""

    entry: str


@dataclass(frozen=True, slots=True)
class CheckIn(Command):
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CheckOut(Command):
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Withdraw(Command):
    entry: str


@dataclass(frozen=True, slots=True)
class ErasePersonalFields(Command):
    person: str


@dataclass(frozen=True, slots=True)
class GrantRole(Command):
    person: str
    role: str


@dataclass(frozen=True, slots=True)
class RevokeRole(Command):
    person: str
    role: str


@dataclass(frozen=True, slots=True)
class SeparatePlayers(Command):
    pair: tuple[str, str]


@dataclass(frozen=True, slots=True)
class ImportLeaderboard(Command):
    order: tuple[str, ...]
    date: str = ""


@dataclass(frozen=True, slots=True)
class DrawLots(Command):
    order: tuple[str, ...]
    seed: str = ""


@dataclass(frozen=True, slots=True)
class StartEvent(Command):
    staff: dict[str, object] | None = None


@dataclass(frozen=True, slots=True)
class FinishEvent(Command):
    pass


@dataclass(frozen=True, slots=True)
class RecordPackage(Command):
    """The results package was written; it proves the log up to this head."""

    length: int
    head: str


@dataclass(frozen=True, slots=True)
class SubmitResults(Command):
    pass


@dataclass(frozen=True, slots=True)
class RecordRatification(Command):
    accepted: bool
    date: str
    points: dict[str, int] = made(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RecordDispensation(Command):
    granted_by: str
    reference: str
    covers: str
    date: str


# Decks and starting cards


@dataclass(frozen=True, slots=True)
class SetDeckRecipe(Command):
    recipe: dict[str, int]
    round: int = 0
    table: int = 0


@dataclass(frozen=True, slots=True)
class RegisterDeck(Command):
    deck: str
    set: str


@dataclass(frozen=True, slots=True)
class RecordDeckCheck(Command):
    deck: str
    ok: bool = True
    differences: dict[str, int] = made(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ReportBadDeck(Command):
    deck: str
    round: int = 0
    table: int = 0
    finding: str = ""


@dataclass(frozen=True, slots=True)
class UseDeck(Command):
    deck: str
    round: int
    table: int


@dataclass(frozen=True, slots=True)
class ChooseEnigma(Command):
    person: str
    card: str
    round: int
    game: int = 1


# Rounds and tables


@dataclass(frozen=True, slots=True)
class DrawRound(Command):
    """A round as it was drawn: tables with their seats, the seed and the reasons."""

    round: int
    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()
    seed: str = ""
    method: str = ""
    why: tuple[dict[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class EditRound(Command):
    """Change a round that was drawn and not yet published."""

    round: int
    tables: tuple[tuple[str, ...], ...]
    reason: str


@dataclass(frozen=True, slots=True)
class PublishRound(Command):
    """Who sits where; those in `byes` are given one afterwards, before the round can be closed."""

    round: int
    tables: tuple[tuple[str, ...], ...]
    stage: str = "main"
    byes: tuple[str, ...] = ()
    why: tuple[dict[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class SeatPlayOff(Command):
    """A table beside the round for a play-off about the title or the cut (TD.44)."""

    round: int
    table: int
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnpublishRound(Command):
    round: int
    reason: str


@dataclass(frozen=True, slots=True)
class GiveBye(Command):
    entry: str
    round: int


@dataclass(frozen=True, slots=True)
class SwapSeats(Command):
    round: int
    table: int
    pair: tuple[str, str]


@dataclass(frozen=True, slots=True)
class SetLimit(Command):
    round: int
    limit: int | None
    stipulated: bool = False


@dataclass(frozen=True, slots=True)
class ExtendTable(Command):
    round: int
    table: int
    seconds: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SetMatchReference(Command):
    round: int
    table: int
    at: int


@dataclass(frozen=True, slots=True)
class MarkPresent(Command):
    """Who came when: seconds after the reference time, None for never."""

    round: int
    late: dict[str, int | None]


@dataclass(frozen=True, slots=True)
class StartGame(Command):
    round: int
    table: int
    game: int = 0  # the next one
    dealer: str = ""


@dataclass(frozen=True, slots=True)
class CallTime(Command):
    round: int
    table: int
    active: str


@dataclass(frozen=True, slots=True)
class TakeOvertimeTurns(Command):
    round: int
    table: int
    turns: tuple[tuple[str, str], ...]
    totals: dict[str, int]
    empty: bool = False


@dataclass(frozen=True, slots=True)
class CloseRound(Command):
    round: int


@dataclass(frozen=True, slots=True)
class ReopenRound(Command):
    round: int
    reason: str


@dataclass(frozen=True, slots=True)
class VerifyRound(Command):
    round: int


# Results


@dataclass(frozen=True, slots=True)
class ReportGame(Command):
    """The result of a game as somebody types it; `points`, `dealer`, `first` and `played` may be left to the desk."""

    round: int
    table: int
    game: int
    seats: tuple[str, ...]
    field: dict[str, int]
    end: str
    winners: tuple[str, ...]
    left: dict[str, str] = made(default_factory=dict)
    points: dict[str, int] = made(default_factory=dict)
    dealer: str = ""
    first: str = ""
    played: bool | None = None
    play_off: bool = False
    confirm: bool = True


@dataclass(frozen=True, slots=True)
class CorrectResult(ReportGame):
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ConfirmResult(Command):
    round: int
    table: int
    game: int = 1


@dataclass(frozen=True, slots=True)
class DisputeResult(Command):
    round: int
    table: int
    game: int = 1
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Drop(Command):
    entry: str
    after_round: int | None = None  # the last round begun


@dataclass(frozen=True, slots=True)
class UndoDrop(Command):
    entry: str


@dataclass(frozen=True, slots=True)
class RuleAgreedDraw(Command):
    round: int
    table: int
    enforce: bool = True
    reason: str = ""


# Judging


@dataclass(frozen=True, slots=True)
class CallJudge(Command):
    person: str
    round: int
    table: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ClaimCall(Command):
    call: str


@dataclass(frozen=True, slots=True)
class AnswerCall(Command):
    """Close a call of this person at this table, with the rulings it rests on."""

    person: str
    round: int
    table: int
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class IssuePenalty(Command):
    person: str
    code: str
    round: int = 0  # 0: between games (TD.12)
    game: int = 1
    note: str = ""
    told: bool = True


@dataclass(frozen=True, slots=True)
class DraftPenalty(Command):
    """A score keeper notes what a judge should look at."""

    person: str
    code: str


@dataclass(frozen=True, slots=True)
class GiveRuling(Command):
    """A judge decides on a call, or decides it again."""

    call: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MakeAppeal(Command):
    """A player takes a penalty or ruling to the head judge; the table's clock stands meanwhile."""

    about: str


@dataclass(frozen=True, slots=True)
class DecideAppeal(Command):
    about: str
    overturn: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TellPlayer(Command):
    person: str


@dataclass(frozen=True, slots=True)
class AppealPenalty(Command):
    """A player appeals and the head judge decides: upheld or overturned."""

    person: str
    code: str
    overturn: bool
    round: int = 0
    game: int = 0
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Disqualify(Command):
    person: str
    code: str
    confirmed_by: str
    round: int = 0
    game: int = 1
    note: str = ""


@dataclass(frozen=True, slots=True)
class FileDqReport(Command):
    person: str
    statement: str = ""


@dataclass(frozen=True, slots=True)
class RecordSuspension(Command):
    person: str
    since: str
    until: str
    decided_by: str


# The clock


@dataclass(frozen=True, slots=True)
class StartClock(Command):
    round: int
    at: str


@dataclass(frozen=True, slots=True)
class PauseClock(Command):
    round: int
    at: str


@dataclass(frozen=True, slots=True)
class StopTableClock(Command):
    round: int
    table: int
    at: str


@dataclass(frozen=True, slots=True)
class ResumeTableClock(Command):
    round: int
    table: int
    at: str


# Repair


@dataclass(frozen=True, slots=True)
class Revert(Command):
    command: int  # number of the entry in the log
    reason: str


@dataclass(frozen=True, slots=True)
class AddNote(Command):
    about: str
    note: str


COMMANDS: dict[str, type[Command]] = {
    name: thing
    for name, thing in list(globals().items())
    if isinstance(thing, type) and issubclass(thing, Command) and thing is not Command
}
