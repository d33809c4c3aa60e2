"""Rounds and their tables: publishing, byes, seats, limits, lateness, time (VT.14–18, 53, 62, 64, 66)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.matches import away, named_dealer, next_game, play_off_due, running, settled
from fieldofview.desk.model import DESK, LATE, GameRef, Round, Table, Tournament
from fieldofview.desk.overtime import Overtime, WrongTurn
from fieldofview.desk.progress import active, eliminated, has_a_place, offered
from fieldofview.desk.settings import LONGEST, SHORTEST
from fieldofview.desk.shape import base, bracket_seats, eliminates, is_final_round, limit, stipulated_by_default


def draw(case: Case, command: c.DrawRound) -> Iterator[e.Event]:
    case.right("rounds")
    if command.round <= len(case.t.rounds):
        case.stop("E_ROUND_PUBLISHED", "VT.18", round=command.round)
    yield e.RoundDrawn(command.round, command.tables, command.byes, command.seed, command.method, command.why)


def edit(case: Case, command: c.EditRound) -> Iterator[e.Event]:
    case.right("rounds")
    if command.round not in case.t.drafts:
        case.stop("E_NOT_DRAWN", "VT.18", round=command.round)
    yield e.RoundEdited(command.round, command.tables, command.reason)


def start_clock(case: Case, command: c.StartClock) -> Iterator[e.Event]:
    case.right("clock")
    case.open_round(command.round, "VT.14")
    yield e.ClockStarted(command.round, command.at)


def pause_clock(case: Case, command: c.PauseClock) -> Iterator[e.Event]:
    case.right("clock")
    case.open_round(command.round, "VT.14")
    yield e.ClockPaused(command.round, command.at)


def stop_table(case: Case, command: c.StopTableClock) -> Iterator[e.Event]:
    case.right("clock")
    case.table(command.round, command.table)
    yield e.TableClockStopped(command.round, command.table, command.at)


def resume_table(case: Case, command: c.ResumeTableClock) -> Iterator[e.Event]:
    case.right("clock")
    case.table(command.round, command.table)
    yield e.TableClockResumed(command.round, command.table, command.at)


def publish(case: Case, command: c.PublishRound) -> Iterator[e.Event]:
    case.right("rounds")
    t = case.t
    if not t.started:
        case.stop("E_NOT_STARTED", "VT.59")
    if command.round != len(t.rounds) + 1:
        case.stop("E_ROUND_OUT_OF_TURN", "VT.18", round=command.round, expected=len(t.rounds) + 1)
    if t.last_round is not None and not t.last_round.closed:
        case.stop("E_ROUND_OPEN", "VT.66", round=t.last_round.number)
    left_over = _left_over(t, command)
    _check_seats(case, command, left_over)
    unchecked = [deck.label for deck in t.decks.values() if not deck.checked and deck.state == "ready"]
    if unchecked and t.settings.options.checked_decks_only:
        case.refuse("E_DECK_UNCHECKED", "VT.6", deck=", ".join(unchecked))
    elif unchecked:
        case.warn("W_DECK_UNCHECKED", "VT.6", deck=", ".join(unchecked))
    yield e.RoundPublished(command.round, command.tables, command.stage, command.why, left_over)


def _check_seats(case: Case, command: c.PublishRound, left_over: tuple[str, ...]) -> None:
    """Everybody in the round sits at one table, rests or has a bye; nobody else does (VT.18, 54, 56, 72)."""
    t = case.t
    seated = Counter(person for seats in command.tables for person in seats)
    gone = eliminated(t)
    scheduled = base(t) in ("round-robin", "knock-out") or command.stage == "final"
    for person, count in seated.items():
        case.player(person)
        unit = t.unit(person)
        if count > 1:
            case.refuse("E_TWO_SEATS", "VT.18", player=person)
        if t.disqualification(person) and not scheduled and (not t.teams or t.is_out(unit)):
            case.refuse("E_DISQUALIFIED_SEATED", "VT.72", player=person)
        elif t.has_dropped(unit, command.round) and not scheduled:
            case.refuse("E_DROPPED_SEATED", "VT.56", player=person)
        elif unit in gone and active(t, unit, command.round):
            case.refuse("E_ELIMINATED_SEATED", "VT.54", player=person)
    for seats in command.tables if t.teams else ():
        for unit in t.units(seats):
            apart = [m for m in t.entries[unit].members if m not in seats and not t.disqualification(m)]
            if apart:
                case.refuse("E_TEAM_APART", "VT.18", player=unit, players=apart)
    for unit in left_over:
        if unit not in command.byes:
            case.refuse("E_NOT_SEATED", "VT.18", player=unit, round=command.round)


def _left_over(t: Tournament, command: c.PublishRound) -> tuple[str, ...]:
    """Who is in the round and sits nowhere; in a round robin they rest."""
    if base(t) == "round-robin" and command.stage != "final":
        return ()
    seated = {person for seats in command.tables for person in seats}
    return tuple(unit for unit in offered(t, command.round) if seated.isdisjoint(t.entries[unit].members))


def seat_play_off(case: Case, command: c.SeatPlayOff) -> Iterator[e.Event]:
    """A play-off about the title or the cut: the round just played, the next free table (TD.44)."""
    case.right("rounds")
    round = case.open_round(command.round, "TD.44")
    for person, count in Counter(command.seats).items():
        case.player(person)
        if count > 1:
            case.refuse("E_TWO_SEATS", "VT.18", player=person)
    if len(case.t.units(command.seats)) < 2:
        case.refuse("E_PLAY_OFF_ALONE", "TD.44", round=command.round)
    if command.table != max(round.tables, default=0) + 1:
        case.stop("E_NO_TABLE", "TD.44", round=command.round, table=command.table)
    yield e.PlayOffSeated(command.round, command.table, command.seats)


def unpublish(case: Case, command: c.UnpublishRound) -> Iterator[e.Event]:
    case.right("reopen")
    round = case.open_round(command.round)
    if command.round != len(case.t.rounds) or any(table.games for table in round.tables.values()):
        case.refuse("E_ROUND_BEGUN", "VT.18", round=command.round)
    yield e.RoundUnpublished(command.round)


def bye(case: Case, command: c.GiveBye) -> Iterator[e.Event]:
    case.right("rounds")
    t, form = case.t, case.t.settings.format
    case.entry(command.entry)
    round = case.open_round(command.round)
    in_bracket = eliminates(t, round) and bracket_seats(t) == 2
    if not in_bracket and not (base(t) == "swiss" and not form.odd_tables and round.stage == "main"):
        case.refuse("E_NO_BYES", "TD.28", player=command.entry)
    elif not in_bracket and any(command.entry in other.byes for other in t.rounds if other is not round):
        case.refuse("E_SECOND_BYE", "TD.28", player=command.entry)
    elif in_bracket and not has_a_place(t, round, command.entry):
        case.refuse("E_ELIMINATED_SEATED", "VT.54", player=command.entry)
    if any(t.table_of(command.round, person) for person in t.entries[command.entry].members):
        case.refuse("E_SEATED_AND_BYE", "VT.18", player=command.entry)
    yield e.ByeGiven(command.entry, command.round)


def swap(case: Case, command: c.SwapSeats) -> Iterator[e.Event]:
    case.right("seats")
    table = case.table(command.round, command.table)
    if any(person not in table.seats for person in command.pair):
        case.stop("E_NOT_AT_TABLE", "VT.18", players=command.pair, table=command.table)
    if running(table) is not None or table.games:
        case.refuse("E_SEATS_FROZEN", "VT.18", table=command.table)
    yield e.SeatsSwapped(command.round, command.table, command.pair)


def set_limit(case: Case, command: c.SetLimit) -> Iterator[e.Event]:
    case.right("limit")
    final = is_final_round(case.t, command.round)
    if command.limit is None:
        if not final:
            case.bind("E_ROUND_TIME_RANGE", "VT.14", limit=0)
    else:
        if not SHORTEST <= command.limit <= LONGEST:
            case.bind("E_ROUND_TIME_RANGE", "VT.14", limit=command.limit)
        if final and not command.stipulated and not stipulated_by_default(case.t, command.round):
            case.refuse("E_NOT_STIPULATED", "VT.16", round=command.round)
    yield e.LimitSet(command.round, command.limit, command.stipulated)


def extend(case: Case, command: c.ExtendTable) -> Iterator[e.Event]:
    case.right("extension")
    now = limit(case.t, command.round, command.table)
    if now is None:
        case.stop("E_NO_LIMIT", "VT.16", "VT.14", round=command.round)
    if now + command.seconds > LONGEST:
        if case.by != case.t.staff.chief:
            case.bind("E_HEAD_EXTENDS", "VT.14", limit=now + command.seconds)
        case.warn("W_LONG_TABLE", "VT.14", limit=now + command.seconds, table=command.table)
    yield e.TableTimeAdded(command.round, command.table, command.seconds, command.reason)


def reference(case: Case, command: c.SetMatchReference) -> Iterator[e.Event]:
    case.right("reference")
    case.table(command.round, command.table)
    yield e.MatchReferenceSet(command.round, command.table, command.at)


def present(case: Case, command: c.MarkPresent) -> Iterator[e.Event]:
    """Somebody comes: in time, late with a warning, or too late (VT.53)."""
    case.right("presence")
    case.open_round(command.round, "VT.53")
    for person in command.late:
        if case.t.table_of(command.round, person) is None:
            case.stop("E_NOT_SEATED", "VT.18", player=person, round=command.round)
    yield e.PresenceMarked(command.round, command.late)
    n = len(case.t.penalties)
    for person, late in command.late.items():
        if late is not None and 0 < late <= LATE and not _warned(case, person, command.round):
            n += 1
            table = case.t.table_of(command.round, person)
            assert table is not None
            yield e.PenaltyIssued(f"P{n}", person, "76.3", DESK, (command.round, table.number, 1))


def _warned(case: Case, person: str, round: int) -> bool:
    return any(
        p.code == "76.3" and p.game is not None and p.game.round == round and not p.revoked
        for p in case.t.penalties_of.get(person, ())
    )


def start_game(case: Case, command: c.StartGame) -> Iterator[e.Event]:
    """The seats are frozen and the recipe with them (VT.5, VT.18)."""
    case.right("time")
    round = case.open_round(command.round)
    table = case.table(command.round, command.table)
    number = command.game or next_game(table)
    yield from starting(case, round, table, number, command.dealer or named_dealer(case.t, round, table, number))


def starting(case: Case, round: Round, table: Table, number: int, dealer: str = "") -> Iterator[e.Event]:
    """The start of a game that is not running yet. A dealer who is to be drawn, and was not named, stays open."""
    if number in table.games:
        return
    if (round.number, table.number) in case.t.without_deck:
        case.refuse("E_DECK_RETIRED", "VT.7", table=table.number, round=round.number)
    if number != next_game(table):
        case.stop("E_GAME_OUT_OF_TURN", "VT.24", game=number, expected=next_game(table))
    due = bool(play_off_due(case.t, round, table)) or table.play_off_only
    if settled(case.t, round, table) and not due:
        case.stop("E_MATCH_DECIDED", "VT.24", table=table.number, round=round.number)
    known = dealer or (named_dealer(case.t, round, table, number) if number > 1 else "")
    yield e.GameStarted(round.number, table.number, number, known, due)


def call_time(case: Case, command: c.CallTime) -> Iterator[e.Event]:
    case.right("time")
    round = case.open_round(command.round, "VT.15")
    table = case.table(command.round, command.table)
    game = running(table)
    number = game.ref.game if game else next_game(table)
    if game is not None and game.time_called:
        case.stop("E_TIME_WAS_CALLED", "VT.15", table=command.table)
    if limit(case.t, command.round, command.table) is None:
        case.refuse("E_NO_LIMIT", "VT.16", round=command.round)
    if command.active not in in_play(case, round, table, number):
        case.stop("E_NOT_IN_PLAY", "VT.15", player=command.active)
    yield from starting(case, round, table, number)
    yield e.TimeCalled(command.round, command.table, number, command.active)


def in_play(case: Case, round: Round, table: Table, number: int) -> list[str]:
    """Who is in a game, clockwise: not those who never came or are out."""
    ref = GameRef(round.number, table.number, number)
    out = [p.person for p in case.t.penalties if p.level == "DQ" and not p.revoked]
    return [p for p in table.seats if not away(case.t, round, p, ref) and p not in out]


def overtime(case: Case, command: c.TakeOvertimeTurns) -> Iterator[e.Event]:
    case.right("time")
    game = running(case.table(command.round, command.table))
    if game is None or game.overtime is None:
        case.stop("E_TIME_NOT_CALLED", "VT.15", table=command.table)
    tracker = copy_of(game.overtime)
    missing = [seat for seat in tracker.seats if seat not in command.totals and (seat, "leaves") not in command.turns]
    if missing:
        case.stop("E_TOTAL_MISSING", "VT.15", players=missing)
    try:
        tracker.take(command.turns, command.totals, empty=command.empty)
    except WrongTurn as wrong:
        case.stop("E_WRONG_TURN", "VT.15", expected=str(wrong))
    ref = game.ref
    yield e.OvertimeTurnsTaken(ref.round, ref.table, ref.game, command.turns, command.totals, command.empty)


def copy_of(tracker: Overtime) -> Overtime:
    """A tracker to try turns on."""
    other = Overtime(list(tracker.seats), tracker.active, dict(tracker.side))
    other.state, other.todo, other.last = tracker.state, list(tracker.todo), tracker.last
    return other


def verify(case: Case, command: c.VerifyRound) -> Iterator[e.Event]:
    """A judge or an independent person has seen every result of the round (VT.64)."""
    case.right("verify")
    round = case.round(command.round)
    if case.t.plays(case.by) or any(case.by in entry.members for entry in case.t.entries.values()):
        case.bind("E_VERIFIER_PLAYS", "VT.64", person=case.by)
    for problem, table in missing_results(case, round):
        case.refuse(problem, "VT.64", round=command.round, table=table)
    yield e.RoundVerified(command.round, case.by)


def missing_results(case: Case, round: Round) -> list[tuple[str, int]]:
    """What keeps a round from being complete, and at which table."""
    found: list[tuple[str, int]] = []
    for table in round.tables.values():
        if table.play_off_only:
            if not any(game.result and game.result.confirmed for game in table.games.values()):
                found.append(("E_PLAY_OFF_MISSING", table.number))
        elif not settled(case.t, round, table):
            found.append(("E_RESULT_MISSING", table.number))
        elif play_off_due(case.t, round, table):
            found.append(("E_PLAY_OFF_MISSING", table.number))
    return found


def close(case: Case, command: c.CloseRound) -> Iterator[e.Event]:
    case.right("close")
    yield from closing(case, case.open_round(command.round, "VT.66"))


def closing(case: Case, round: Round) -> Iterator[e.Event]:
    """Close a round, or say what is missing."""
    t = case.t
    for table in round.tables.values():
        if table.play_off_only:
            if not any(game.result and game.result.confirmed for game in table.games.values()):
                case.refuse("E_PLAY_OFF_MISSING", "VT.66", table=table.number, round=round.number)
        elif not settled(t, round, table):
            case.refuse("E_RESULT_MISSING", "VT.66", table=table.number, round=round.number)
        elif due := play_off_due(t, round, table):
            case.refuse("E_PLAY_OFF_MISSING", "VT.66", "TD.39", table=table.number, round=round.number, players=due)
    for unit in round.promised:
        if unit not in round.byes:
            case.refuse("E_BYE_MISSING", "VT.18", player=unit, round=round.number)
    if needs_verification(case, round):
        case.bind("E_VERIFICATION_REQUIRED", "VT.64", round=round.number)
    waiting = [call.person for call in t.calls if call.round == round.number and not call.answered]
    if waiting:
        case.warn("W_OPEN_JUDGE_CALLS", "VT.62", players=waiting)
    yield e.RoundClosed(round.number, case.by)


def needs_verification(case: Case, round: Round) -> bool:
    """Whether results that somebody who plays entered, or that were verified once, lack a verification (VT.64)."""
    entered = {person for entry in case.t.entries.values() for person in entry.members}
    results = [g.result for table in round.tables.values() for g in table.games.values() if g.result]
    by_players = any(result.by in entered for result in results)
    newest = max((result.n for result in results), default=0)
    return (by_players or bool(round.verified)) and newest > round.verified


def reopen(case: Case, command: c.ReopenRound) -> Iterator[e.Event]:
    case.right("reopen")
    round = case.round(command.round)
    if not round.closed or command.round != len(case.t.rounds):
        case.refuse("E_CANNOT_REOPEN", "VT.61", round=command.round)
    yield e.RoundReopened(command.round, command.reason)
