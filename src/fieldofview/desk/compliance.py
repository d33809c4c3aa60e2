"""What is missing before the results may go out (VT.11–13, 64, 66, 68, 74)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldofview.desk.deciding.case import Case
from fieldofview.desk.deciding.rounds import needs_verification
from fieldofview.desk.formats.plan import plan
from fieldofview.desk.formats.settings import BadFormat
from fieldofview.desk.model import ORGANISER, Staff, Tournament
from fieldofview.desk.penalties import untold
from fieldofview.desk.problems import Problem
from fieldofview.desk.records import came, played_games
from fieldofview.desk.shape import field_size

if TYPE_CHECKING:
    from fieldofview.desk.desk import Desk

FEWEST_PLAYERS, FEWEST_GAMES = 4, 3


def check_staff(case: Case, staff: Staff) -> None:
    """A judge, one head among several, and a score keeper (VT.59, VT.64)."""
    if not staff.judges and not staff.head:
        case.bind("E_NO_JUDGE", "VT.59")
    elif not staff.chief:
        case.bind("E_HEAD_JUDGE_REQUIRED", "VT.59", judges=staff.judges)
    if not staff.score_keepers:
        case.bind("E_NO_SCORE_KEEPER", "VT.64")


def missing_items(t: Tournament) -> list[str]:
    """Facts that the package must have and the event has not (VT.12)."""
    s = t.settings
    items = {
        "date": s.date,
        "location": s.location,
        "organiser name": s.organiser_name,
        "organiser contact": s.organiser_contact,
    }
    return [name for name, value in items.items() if not value.strip()]


def who_played(t: Tournament) -> set[str]:
    """The people who played at least one game; who never came to it did not (TD.19)."""
    return {
        person
        for round in t.rounds
        for table in round.tables.values()
        for game in table.games.values()
        if game.result is not None and game.result.confirmed and game.result.played
        for person in game.result.seats
        if came(t, game.ref, game.result, person)
    }


def check_package(case: Case) -> None:
    """Say all that keeps the package from being built."""
    t = case.t
    if missing := missing_items(t):
        case.bind("E_PACKAGE_INCOMPLETE", "VT.12", missing=missing)
    for person in t.players:
        if untold(t, person):
            case.bind("E_NOT_TOLD", "VT.68", player=person)
    for penalty in t.penalties:
        if penalty.level == "DQ" and not penalty.revoked and penalty.person not in t.reports:
            case.bind("E_DQ_REPORT_MISSING", "VT.74", player=penalty.person)
    for round in t.rounds:
        if round.closed and needs_verification(case, round):
            case.bind("E_VERIFICATION_REQUIRED", "VT.64", round=round.number)


def check_minimum(case: Case) -> None:
    """Four players and three games make an event that can be sanctioned (VT.13)."""
    t = case.t
    covered = {covers for _, _, covers, _ in t.dispensations}
    players, games = len(who_played(t)), played_games(t)
    short = []
    if players < FEWEST_PLAYERS and not covered & {"players", "both"}:
        short.append("players")
    if games < FEWEST_GAMES and not covered & {"games", "both"}:
        short.append("games")
    if short:
        case.bind("E_SANCTION_MINIMUM", "VT.13", players=players, games=games, short=short)


def panel(desk: Desk) -> list[Problem]:
    """Everything that the planner and the compliance panel show now, refusals and warnings alike."""
    t = desk.state
    case = Case(t, ORGANISER)
    if not t.started:
        check_staff(case, t.staff)
    check_package(case)
    if t.finished:
        check_minimum(case)
    else:
        for warning in planned_warnings(t):
            case.warn(warning.code, *warning.cites, **warning.facts)
    unchecked = [deck.label for deck in t.decks.values() if not deck.checked]
    if unchecked:
        case.warn("W_DECK_UNCHECKED", "VT.6", deck=", ".join(unchecked))
    waiting = [call.person for call in t.calls if not call.answered]
    if waiting:
        case.warn("W_OPEN_JUDGE_CALLS", "VT.62", players=waiting)
    return [*case.problems, *case.warnings]


def planned_warnings(t: Tournament) -> list[Problem]:
    """What the planner says about the event as it stands; nothing for one that cannot be planned yet."""
    try:
        found = plan(t.settings.format, field_size(t), limit=t.settings.limit).warnings
    except BadFormat:
        return [Problem("W_BELOW_MINIMUM", ("VT.13",), {"players": len(t.players), "games": 0})]
    covered = {covers for _, _, covers, _ in t.dispensations}
    kept = [w for w in found if w.code != "W_BELOW_MINIMUM" or not _is_covered(w.data, covered)]
    return [Problem(w.code, w.cites, w.data) for w in kept]


def _is_covered(data: dict[str, int], covered: set[str]) -> bool:
    short = {"players"} if data["players"] < FEWEST_PLAYERS else set()
    short |= {"games"} if data["games"] < FEWEST_GAMES else set()
    return "both" in covered or short <= covered
