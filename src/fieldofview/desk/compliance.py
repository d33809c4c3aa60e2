"""What is missing before the results may go out (VT.11–13, 64, 66, 68, 74)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldofview.desk.deciding.case import Case
from fieldofview.desk.formats.ladder import ladder
from fieldofview.desk.model import ORGANISER, Staff, Tournament
from fieldofview.desk.penalties import untold
from fieldofview.desk.problems import Problem
from fieldofview.desk.records import lines, played_games
from fieldofview.desk.shape import advancing, base, field_size, main_rounds, seats_a_table

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
    """The people who played at least one game (TD.19)."""
    found = set()
    for line in lines(t):
        if line.played:
            found |= set(t.entries[line.entry].members)
    return found


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
    """What the plan of the event does not promise (VT.13)."""
    players, games = sum(len(entry.members) for entry in t.entries.values()), fewest_games(t)
    covered = {covers for _, _, covers, _ in t.dispensations}
    short = players < FEWEST_PLAYERS and not covered & {"players", "both"}
    short |= games < FEWEST_GAMES and not covered & {"games", "both"}
    return [Problem("W_BELOW_MINIMUM", ("VT.13",), {"players": players, "games": games})] if short else []


def fewest_games(t: Tournament) -> int:
    """How many games the event has at the least, as planned."""
    form = t.settings.format
    n, size = field_size(t), seats_a_table(t)
    a_match = form.first_to or form.games
    if n < 2:
        return 0
    if base(t) == "knock-out":
        rounds = ladder(n, size, advancing(t, after_cut=False))
        last = form.final_first_to or a_match
        return sum(len(sizes) for sizes in rounds[:-1]) * a_match + last
    if base(t) == "survival":
        return (2 if n > 6 else 1) * a_match
    tables = max(1, n // max(size, 2))
    games = main_rounds(t) * tables * a_match
    return games + (form.final_first_to or a_match if form.cut else 0)
