"""Results, drops and agreed draws (VT.54–57, 61, 64)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.matches import main_games, settled
from fieldofview.desk.progress import going_on, is_eliminated
from fieldofview.desk.recipes import CORE, PRIZES
from fieldofview.desk.scoreboard import cut
from fieldofview.desk.scoring import ENDS, LEFT, Scored, score
from fieldofview.desk.shape import base, eliminates, is_last, main_rounds

_OF_REPORT = {f.name for f in fields(e.ResultReported)}


def report(case: Case, command: c.ReportGame) -> Iterator[e.Event]:
    case.right("result")
    table = case.table(command.round, command.table)
    if case.by in table.seats:
        case.bind("E_OWN_TABLE", "VT.64", person=case.by)
    case.open_round(command.round, "VT.61")
    scored = _scored(case, command, correcting=False)
    yield e.ResultReported(**_data(case, command, scored))
    if command.confirm:
        yield e.ResultConfirmed(command.round, command.table, command.game, case.by)


def correct(case: Case, command: c.CorrectResult) -> Iterator[e.Event]:
    case.right("correct")
    table = case.table(command.round, command.table)
    game = table.games.get(command.game)
    if game is None or game.result is None:
        case.stop("E_NOTHING_TO_CORRECT", "VT.61", table=command.table, round=command.round, game=command.game)
    scored = _scored(case, command, correcting=True)
    yield e.ResultCorrected(**_data(case, command, scored), reason=command.reason)


def confirm(case: Case, command: c.ConfirmResult) -> Iterator[e.Event]:
    case.right("result")
    game = case.table(command.round, command.table).games.get(command.game)
    if game is None or game.result is None or game.result.confirmed:
        case.stop("E_NOTHING_TO_CONFIRM", "VT.64", table=command.table, round=command.round, game=command.game)
    yield e.ResultConfirmed(command.round, command.table, command.game, case.by)


def dispute(case: Case, command: c.DisputeResult) -> Iterator[e.Event]:
    game = case.table(command.round, command.table).games.get(command.game)
    if game is None or game.result is None or game.result.confirmed:
        case.stop("E_NOTHING_TO_CONFIRM", "VT.64", table=command.table, round=command.round, game=command.game)
    yield e.ResultDisputed(command.round, command.table, command.game, case.by, command.reason)


def _scored(case: Case, command: c.ReportGame, *, correcting: bool) -> Scored:
    for person in (*command.seats, *command.winners, *command.left, *command.points):
        case.player(person)
    if set(command.field) != set(command.seats):
        case.stop("E_FIELD_MISSING", "VT.32", players=sorted(set(command.seats) ^ set(command.field)))
    if any(person not in command.seats for person in (*command.winners, *command.left)):
        case.stop("E_OTHER_SEATS", "VT.18", seats=command.seats, expected=())
    if twice := [person for person, count in Counter(command.winners).items() if count > 1]:
        case.stop("E_WINNER_TWICE", "VT.18", player=twice[0])
    if command.end not in ENDS:
        case.stop("E_UNKNOWN_END", "VT.57", end=command.end, ends=ENDS)
    if unknown := [why for why in command.left.values() if why not in LEFT]:
        case.stop("E_UNKNOWN_LEAVING", "VT.55", why=unknown[0], ways=LEFT)
    scored = score(case.t, command, correcting=correcting)
    case.add(scored.problems)
    recipe = case.t.settings.recipe
    if all(name in (*CORE["A"], *PRIZES) for name in recipe) and any(v % 5 for v in command.field.values()):
        case.warn("W_NOT_MULTIPLE_OF_5", "VT.25.3", table=command.table)
    stayed = [person for person in command.seats if person not in command.left]
    if len(stayed) == 1 and len(command.seats) > 2 and "forfeit" in command.left.values():
        case.warn("W_ALL_BUT_ONE_LEFT", "TD.46", table=command.table)
    return scored


def _data(case: Case, command: c.ReportGame, scored: Scored) -> dict[str, Any]:
    data = {f.name: getattr(command, f.name) for f in fields(c.ReportGame) if f.name in _OF_REPORT}
    data |= {name: getattr(scored, name) for name in ("points", "tokens", "dealer", "first", "played")}
    return {**data, "by": case.by}


def drop(case: Case, command: c.Drop) -> Iterator[e.Event]:
    case.right("drop")
    t = case.t
    case.entry(command.entry)
    begun = len(t.rounds)
    if command.after_round is not None and command.after_round != begun:
        case.refuse("E_DROP_ROUND", "VT.56", expected=begun)
    if t.entries[command.entry].dropped_after is not None or t.is_out(command.entry):
        case.stop("E_ALREADY_OUT", "VT.56", player=command.entry)
    if not _games_left(case, command.entry):
        case.refuse("E_NOTHING_TO_DROP", "VT.56", "TD.36", player=command.entry)
    yield e.Dropped(command.entry, begun)


def _games_left(case: Case, unit: str) -> bool:
    """Whether an entry could still be paired (TD.36)."""
    t = case.t
    last = t.last_round
    if t.finished:
        return False
    if last is None:
        return True
    if base(t) == "survival" or eliminates(t, last):
        if is_last(t, last.number) or is_eliminated(t, unit):
            return False
        table = next((b for b in last.tables.values() if unit in t.units(b.seats) and not b.play_off_only), None)
        return table is None or not settled(t, last, table) or base(t) == "survival" or unit in going_on(t, last)
    planned = main_rounds(t)
    if t.settings.format.cut and last.number >= planned:
        return not last.closed or unit in cut(t)
    return not planned or last.number < planned


def undrop(case: Case, command: c.UndoDrop) -> Iterator[e.Event]:
    case.right("drop")
    case.entry(command.entry)
    after = case.t.entries[command.entry].dropped_after
    if after is None:
        case.stop("E_NOT_DROPPED", "VT.56", player=command.entry)
    if after < len(case.t.rounds):
        case.refuse("E_PAIRED_SINCE", "VT.56", player=command.entry)
    yield e.Reinstated(command.entry)


def agreed_draw(case: Case, command: c.RuleAgreedDraw) -> Iterator[e.Event]:
    case.right("agreed draw")
    games = [game for game in main_games(case.table(command.round, command.table)) if game.result]
    result = games[-1].result if games else None
    if result is None or set(result.left) != set(result.seats):
        case.stop("E_NO_AGREED_DRAW", "VT.57", table=command.table)
    ref = games[-1].ref
    yield e.AgreedDrawRuled(ref.round, ref.table, ref.game, command.enforce, case.by, command.reason)
    if command.enforce:
        for unit in case.t.units(result.seats):
            if case.t.entries[unit].dropped_after is None and not case.t.is_out(unit):
                yield e.Dropped(unit, command.round, agreed=True)
