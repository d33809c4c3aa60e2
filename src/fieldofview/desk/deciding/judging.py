"""Calls, penalties, appeals, disqualifications and suspensions (VT.61–63, 67–77)."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.calendar import two_years_after
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.deciding.rounds import starting
from fieldofview.desk.infractions import AUTOMATIC, COLLUSION, Level, infraction
from fieldofview.desk.matches import next_game, running, settled
from fieldofview.desk.model import GameRef
from fieldofview.desk.penalties import untold


def call(case: Case, command: c.CallJudge) -> Iterator[e.Event]:
    case.right("call")
    case.player(command.person)
    case.table(command.round, command.table)
    yield e.JudgeCalled(f"J{len(case.t.calls) + 1}", command.person, command.round, command.table, command.reason)


def claim(case: Case, command: c.ClaimCall) -> Iterator[e.Event]:
    case.right("answer")
    if all(call.id != command.call or call.answered for call in case.t.calls):
        case.stop("E_NO_CALL", "VT.62", call=command.call)
    yield e.CallClaimed(command.call, case.by)


def answer(case: Case, command: c.AnswerCall) -> Iterator[e.Event]:
    case.right("answer")
    wanted = (command.person, command.round, command.table)
    found = [x for x in case.t.calls if (x.person, x.round, x.table) == wanted and not x.answered]
    if not found:
        case.stop("E_NO_CALL", "VT.62", call=command.person)
    yield _ruling(case, found[0].id, command.cites)


def give_ruling(case: Case, command: c.GiveRuling) -> Iterator[e.Event]:
    """A ruling on a call; between judges the head's word counts (VT.61)."""
    case.right("answer")
    if all(call.id != command.call for call in case.t.calls):
        case.stop("E_NO_CALL", "VT.62", call=command.call)
    before = [ruling for ruling in case.t.rulings if ruling.call == command.call]
    if any(ruling.final for ruling in before):
        case.bind("E_FINAL", "VT.61", player=command.call)
    elif any(ruling.by != case.by for ruling in before) and case.by != case.t.staff.chief:
        case.warn("W_CONFLICTING_RULING", "VT.61", call=command.call, person=before[-1].by)
    yield _ruling(case, command.call, command.cites)


def _ruling(case: Case, call: str, cites: tuple[str, ...]) -> e.RulingGiven:
    return e.RulingGiven(call, case.by, cites, f"R{len(case.t.rulings) + 1}", case.by == case.t.staff.chief)


def make_appeal(case: Case, command: c.MakeAppeal) -> Iterator[e.Event]:
    """A player takes a penalty or a ruling to the head judge, once (VT.63)."""
    case.right("call")
    t = case.t
    penalty = next((p for p in t.penalties if p.id == command.about and not p.revoked), None)
    ruling = next((r for r in t.rulings if r.id == command.about), None)
    thing = penalty or ruling
    if thing is None:
        case.stop("E_NO_SUCH_PENALTY", "VT.63", player=case.by, code=command.about)
    if thing.by == t.staff.chief:
        case.refuse("E_FINAL", "VT.63", "VT.61", player=case.by)
    if thing.appealed:
        case.refuse("E_ALREADY_APPEALED", "VT.63", player=case.by)
    yield e.AppealMade(command.about, case.by)


def decide_appeal(case: Case, command: c.DecideAppeal) -> Iterator[e.Event]:
    case.right("appeal")
    if all(appeal.about != command.about or appeal.decided for appeal in case.t.appeals):
        case.stop("E_NO_APPEAL", "VT.63", about=command.about)
    yield e.AppealDecided(command.about, command.overturn, case.by, command.reason)


def draft(case: Case, command: c.DraftPenalty) -> Iterator[e.Event]:
    case.right("draft")
    case.player(command.person)
    if infraction(command.code, case.t.settings.edition) is None:
        case.stop("E_UNKNOWN_INFRACTION", "VT.67", code=command.code)
    yield e.PenaltyDrafted(f"D{len(case.t.drafted) + 1}", command.person, command.code, case.by)


def penalty(case: Case, command: c.IssuePenalty) -> Iterator[e.Event]:
    case.right("penalty")
    edition = case.t.settings.edition
    case.player(command.person)
    if command.code == COLLUSION[edition]:
        case.stop("E_NO_INFRACTION", "VT.35", code=command.code)
    found = infraction(command.code, edition)
    if found is None or command.code in AUTOMATIC:
        case.stop("E_UNKNOWN_INFRACTION", "VT.67", code=command.code)
    if found.level is Level.DISQUALIFICATION:
        case.stop("E_USE_DISQUALIFY", "VT.72", code=command.code)
    ref = yield from _game(case, command.person, command.round, command.game)
    id = f"P{len(case.t.penalties) + 1}"
    yield e.PenaltyIssued(id, command.person, command.code, case.by, ref, command.told, command.note)


def _game(case: Case, person: str, round: int, game: int) -> Generator[e.Event, None, GameRef | None]:
    """The game that a penalty falls in; it begins with it. None between games (TD.12)."""
    if not round:
        return None
    found = case.round(round)
    table = case.t.table_of(round, person)
    if table is None:
        case.stop("E_NOT_SEATED", "VT.18", player=person, round=round)
    if running(table) is None and game == next_game(table) and not settled(case.t, found, table) and not found.closed:
        yield from starting(case, found, table, game)
    elif game not in table.games:
        case.stop("E_NO_GAME", "VT.68", game=game, table=table.number)
    return GameRef(round, table.number, game)


def tell(case: Case, command: c.TellPlayer) -> Iterator[e.Event]:
    case.right("told")
    case.player(command.person)
    yield e.PlayerTold(command.person, tuple(untold(case.t, command.person)))


def appeal(case: Case, command: c.AppealPenalty) -> Iterator[e.Event]:
    """A player appeals; the head or sole judge decides, finally and once (VT.63)."""
    case.right("appeal")
    t = case.t
    found = [
        p
        for p in t.penalties
        if p.person == command.person
        and p.code == command.code
        and not p.revoked
        and (not command.round or (p.game is not None and p.game.round == command.round))
        and (not command.game or (p.game is not None and p.game.game == command.game))
    ]
    if not found:
        case.stop("E_NO_SUCH_PENALTY", "VT.63", player=command.person, code=command.code)
    latest = found[-1]
    if latest.by == t.staff.chief:
        case.bind("E_FINAL", "VT.63", "VT.61", player=command.person)
    if latest.appealed:
        case.bind("E_ALREADY_APPEALED", "VT.63", player=command.person)
    yield e.AppealMade(latest.id, command.person)
    yield e.AppealDecided(latest.id, command.overturn, case.by, command.reason)


def disqualify(case: Case, command: c.Disqualify) -> Iterator[e.Event]:
    case.right("penalty")
    t = case.t
    case.player(command.person)
    found = infraction(command.code, t.settings.edition)
    if found is None or found.level is not Level.DISQUALIFICATION:
        case.stop("E_UNKNOWN_INFRACTION", "VT.67", code=command.code)
    if t.disqualification(command.person) is not None:
        case.stop("E_ALREADY_OUT", "VT.72", player=command.person)
    if command.confirmed_by != t.staff.chief:
        case.bind("E_HEAD_CONFIRMS", "VT.67", "VT.72", person=command.confirmed_by)
    ref = yield from _game(case, command.person, command.round, command.game)
    id = f"P{len(t.penalties) + 1}"
    yield e.Disqualified(id, command.person, command.code, case.by, command.confirmed_by, ref, command.note)
    yield e.SuspensionProposed(command.person)


def dq_report(case: Case, command: c.FileDqReport) -> Iterator[e.Event]:
    case.right("report")
    if case.t.disqualification(command.person) is None:
        case.stop("E_NOT_DISQUALIFIED", "VT.74", player=command.person)
    yield e.DqReportFiled(command.person, case.by, command.statement)


def suspend(case: Case, command: c.RecordSuspension) -> Iterator[e.Event]:
    if command.until < two_years_after(command.since):
        case.bind("E_SUSPENSION_MIN_2Y", "VT.73", until=command.until, earliest=two_years_after(command.since))
    yield e.SuspensionRecorded(command.person, command.since, command.until, command.decided_by)
