"""Registration, roles and the start (VT.12, 59, 60, 64, 65, 73)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.calendar import is_suspended
from fieldofview.desk.compliance import check_staff
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.model import ORGANISER, Staff
from fieldofview.desk.recipes import check_recipe
from fieldofview.desk.settings import check_settings, settings_from, with_changes
from fieldofview.desk.shape import base, main_rounds, never_ends

GRANTED = ("judge", "head", "score_keeper", "verifier")
LOCKED_AT_ROUND_1 = ("drop_policy", "tie_breaks", "options")


def create(case: Case, command: c.CreateEvent) -> Iterator[e.Event]:
    settings = settings_from(command.settings)
    check_settings(case, settings)
    check_recipe(case, settings.recipe)
    yield e.EventCreated(command.settings)


def configure(case: Case, command: c.ConfigureEvent) -> Iterator[e.Event]:
    case.right("settings")
    t = case.t
    for key in command.changes:
        if key in LOCKED_AT_ROUND_1 and t.rounds:
            case.bind("E_POLICY_LOCKED", "VT.56", key=key)
        elif key == "sanctioned" and t.started:
            case.refuse("E_SANCTION_LOCKED", "VT.11", "VT.12", "TD.30", key=key)
        elif t.submitted:
            case.bind("E_SUBMITTED", "VT.12", key=key)
    check_settings(case, with_changes(t.settings, command.changes))
    yield e.ConfigChanged(command.changes)


def register(case: Case, command: c.Register) -> Iterator[e.Event]:
    case.right("registration")
    t = case.t
    members = command.members or (command.entry,)
    waiting = {*t.waiting, *(person for team in t.waiting.values() for person in team)}
    if known := [id for id in (command.entry, *members) if id in t.entries or id in waiting]:
        case.stop("E_ALREADY_ENTERED", "VT.12", player=known[0])
    if t.teams and len(set(members)) != 2:
        case.refuse("E_TEAMS_OF_TWO", "VT.12", player=command.entry)
    elif not t.teams and members != (command.entry,):
        case.refuse("E_NO_TEAMS", "VT.12", player=command.entry)
    for person in members:
        if t.plays(person):
            case.stop("E_ALREADY_ENTERED", "VT.12", player=person)
        if person in t.staff.judges or person == t.staff.head:
            case.bind("E_JUDGE_MAY_NOT_PLAY", "VT.60", player=person)
        if (until := is_suspended(t, person)) is not None:
            case.bind("E_SUSPENDED_UNTIL", "VT.73", player=person, until=until)
    first_round = _first_round(case, command.entry)
    if t.settings.capacity and len(t.entries) >= t.settings.capacity and not t.started:
        yield e.EntryWaitlisted(command.entry, members, command.digests)
        return
    yield e.EntryRegistered(command.entry, members, first_round, command.digests)
    if not command.checked_in:
        yield e.CheckedOut((command.entry,))


def _first_round(case: Case, entry: str) -> int:
    """The round that somebody who comes now plays first; only a Swiss takes late entrants, and not for long (TD.43)."""
    t = case.t
    if t.finished:
        case.refuse("E_FINISHED", "TD.43", player=entry)
    elif t.rounds:
        planned = main_rounds(t)
        if base(t) != "swiss" or (planned and 2 * len(t.rounds) >= planned):
            case.refuse("E_TOO_LATE_TO_ENTER", "TD.43", player=entry)
    return len(t.rounds) + 1


def promote(case: Case, command: c.Promote) -> Iterator[e.Event]:
    case.right("registration")
    if command.entry not in case.t.waiting:
        case.stop("E_NOT_WAITING", "VT.12", player=command.entry)
    yield e.EntryPromoted(command.entry, _first_round(case, command.entry))


def withdraw(case: Case, command: c.Withdraw) -> Iterator[e.Event]:
    case.right("registration")
    case.entry(command.entry)
    if case.t.rounds:
        case.refuse("E_WITHDRAW_TOO_LATE", "VT.56", player=command.entry)
    yield e.EntryWithdrawn(command.entry)


def check_in(case: Case, command: c.CheckIn) -> Iterator[e.Event]:
    case.right("presence")
    for entry in command.entries:
        case.entry(entry)
    yield e.CheckedIn(command.entries)


def check_out(case: Case, command: c.CheckOut) -> Iterator[e.Event]:
    case.right("presence")
    for entry in command.entries:
        case.entry(entry)
    yield e.CheckedOut(command.entries)


def erase(case: Case, command: c.ErasePersonalFields) -> Iterator[e.Event]:
    case.right("registration")
    if command.person == ORGANISER:
        case.stop("E_ORGANISER_STAYS", "VT.12")
    yield e.PersonalFieldsErased(command.person)


def grant(case: Case, command: c.GrantRole) -> Iterator[e.Event]:
    case.right("roles")
    t, person, role = case.t, command.person, command.role
    if role not in GRANTED:
        case.stop("E_UNKNOWN_ROLE", "VT.59", role=role)
    plays = t.plays(person)
    if role in ("judge", "head") and plays:
        cites = ("VT.60", "VT.65") if person in t.staff.score_keepers else ("VT.60",)
        case.bind("E_JUDGE_MAY_NOT_PLAY", *cites, player=person)
    if role == "head" and t.staff.head and t.staff.head != person:
        case.bind("E_ONE_HEAD_JUDGE", "VT.59", person=t.staff.head)
    if role == "verifier" and plays:
        case.bind("E_VERIFIER_PLAYS", "VT.64", person=person)
    yield e.RoleGranted(person, role)


def revoke(case: Case, command: c.RevokeRole) -> Iterator[e.Event]:
    case.right("roles")
    t, person, role = case.t, command.person, command.role
    holders = {"judge": t.staff.judges, "score_keeper": t.staff.score_keepers, "verifier": t.staff.verifiers}
    if role not in GRANTED:
        case.stop("E_UNKNOWN_ROLE", "VT.59", role=role)
    if person not in holders.get(role, [t.staff.head]):
        case.stop("E_HAS_NOT_THE_ROLE", "VT.59", person=person, role=role)
    if t.started:
        left = deepcopy(t.staff)
        if role == "head":
            left.head = ""
        else:
            {"judge": left.judges, "score_keeper": left.score_keepers, "verifier": left.verifiers}[role].remove(person)
        if role == "judge" and left.head == person:
            left.head = ""
        check_staff(case, left)
    yield e.RoleRevoked(person, role)


def separate(case: Case, command: c.SeparatePlayers) -> Iterator[e.Event]:
    case.right("rounds")
    for entry in command.pair:
        case.entry(entry)
    yield e.SeparationSet(command.pair)


def leaderboard(case: Case, command: c.ImportLeaderboard) -> Iterator[e.Event]:
    case.right("rounds")
    yield e.LeaderboardSnapshotImported(command.order, command.date)


def lots(case: Case, command: c.DrawLots) -> Iterator[e.Event]:
    case.right("rounds")
    yield e.LotsDrawn(command.order, command.seed)


def start(case: Case, command: c.StartEvent) -> Iterator[e.Event]:
    case.right("start")
    t = case.t
    if t.started:
        case.stop("E_ALREADY_STARTED", "VT.59")
    here = sum(entry.checked_in for entry in t.entries.values())
    if here < 2:
        case.refuse("E_TOO_FEW_PLAYERS", "VT.13", players=here, entered=len(t.entries))
    if never_ends(t):
        case.refuse("E_NEVER_ENDS", "VT.10", advancing=t.settings.format.advancing)
    staff = t.staff if command.staff is None else staff_from(command.staff)
    check_staff(case, staff)
    for person in t.players:
        if person in staff.judges or person == staff.head:
            cites = ("VT.60", "VT.65") if person in staff.score_keepers else ("VT.60",)
            case.bind("E_JUDGE_MAY_NOT_PLAY", *cites, player=person)
        if (until := is_suspended(t, person)) is not None:
            case.bind("E_SUSPENDED_UNTIL", "VT.73", player=person, until=until)
    yield e.EventStarted(command.staff)


def staff_from(data: dict[str, object]) -> Staff:
    """Officials from plain data."""

    def names(key: str) -> list[str]:
        value = data.get(key, [])
        return [str(name) for name in value] if isinstance(value, list | tuple) else []

    return Staff(names("judges"), str(data.get("head", "")), names("score_keepers"), names("verifiers"))
