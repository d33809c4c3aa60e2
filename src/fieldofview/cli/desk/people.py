"""Who plays: signing up, lists from elsewhere, who is here, who leaves before it begins."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.office.imports import Player, Players, players_from_file

from .counter import Counter
from .takes import arg, takes
from .words import BadRequest

NAMES = arg("names", nargs="+", metavar="NAME", help="names, or their beginnings")
WHO = arg("name", metavar="NAME", help="a name, or its beginning")


@takes(
    arg("names", nargs="+", metavar="NAME", help="one name each"),
    arg("--members", nargs=2, metavar="NAME", help="a team: its name, and its two members"),
    arg("--club", help="the club"),
    arg("--contact", help="how to reach them"),
    arg("--number", help="the player's number"),
    arg("--minor", action="store_true", help="under age"),
    arg("--guardian", metavar="NAME", help="who answers for a minor"),
    arg("--later", action="store_true", help="signed up, but not here yet"),
)
def register(
    at: Counter, names: list[str], members: list[str] | None, minor: bool, later: bool, **more: str | None
) -> None:
    """Enter players; they count as here unless --later. In 2-Headed Giant enter a team with --members. Whoever comes
    when the event is full waits. After round 1 only a Swiss takes somebody, in its first half."""
    extra: dict[str, Any] = {key: value for key, value in more.items() if value}
    if minor:
        extra["minor"] = True
    if at.t.teams:
        if members is None or len(names) != 1:
            raise BadRequest("teams_of_two", at.language)
        people = [{"name": name.strip()} for name in members]
        team = at.do(lambda confirm: at.event.register_team(names[0].strip(), people, at.by, confirm))
        if later:
            at.put(c.CheckOut((team,)))
        return
    if members is not None:
        raise BadRequest("no_teams", at.language)
    for name in names:
        if at.event.knows(name) and at.find(name) in at.t.players:
            at.sure("same_name", name=name)
        enter(at, {"name": name.strip(), **extra}, here=not later, quiet=len(names) > 1)
    if len(names) > 1:
        at.tell("entered", count=len(names), total=len(at.t.entries), waiting=len(at.t.waiting))


def enter(at: Counter, fields: dict[str, Any], *, here: bool, quiet: bool = False) -> str:
    """Enter one person with what is known of them."""
    return at.do(lambda confirm: at.event.register(fields, at.by, confirm, checked_in=here), quiet=quiet)


@takes(
    arg("file", metavar="FILE", help="a CSV file as spreadsheets write it, or a list of names; - reads what is pasted"),
    arg("--here", action="store_true", help="everybody on the list is here already"),
)
def import_(at: Counter, file: str, here: bool) -> None:
    """Enter players from a list: CSV with semicolons or commas in any usual encoding, or names as they were pasted.
    A first line names the columns (name, or first name and last name; club, contact, number, minor, guardian). Lines
    that cannot be taken are named with their reason, and the others are entered. In 2-Headed Giant the column `team`
    says who belong together."""
    data = sys.stdin.buffer.read() if file == "-" else Path(file).expanduser().read_bytes()
    known = [at.name(person) for person in (*at.t.players, *at.t.waiting)]
    found = players_from_file(data, known)
    for remark in (*found.refused, *found.remarks):
        at.line(remark.sentence(at.language))
    at.give("refused", [{"line": r.line, "text": r.text, "why": r.sentence(at.language)} for r in found.refused])
    if not found.accepted:
        raise BadRequest("nobody_accepted", at.language)
    if file != "-":
        at.sure("enter_all", count=len(found.accepted), refused=len(found.refused))
    count = _enter_teams(at, found, here=here) if at.t.teams else _enter_all(at, found, here=here)
    at.give("accepted", count)
    at.tell("entered", count=count, total=len(at.t.entries), waiting=len(at.t.waiting))


def _fields(player: Player) -> dict[str, Any]:
    known: dict[str, Any] = {
        "name": player.name,
        "club": player.club,
        "contact": player.contact,
        "number": player.number,
    }
    known |= {"guardian": player.guardian, "minor": player.minor, "consent": player.consent}
    return {key: value for key, value in known.items() if value not in ("", None)} | dict(player.extra)


def _enter_all(at: Counter, found: Players, *, here: bool) -> int:
    people = [_fields(player) for player in found.accepted]
    entered = at.do(lambda confirm: at.event.register_all(people, at.by, confirm, checked_in=here), quiet=True)
    return len(entered)


def _enter_teams(at: Counter, found: Players, *, here: bool) -> int:
    teams: dict[str, list[Player]] = {}
    for player in found.accepted:
        teams.setdefault(player.club, []).append(player)
    wrong = {team: people for team, people in teams.items() if not team or len(people) != 2}
    for team, people in wrong.items():
        at.tell("no_team", team=team or "?", names=", ".join(player.name for player in people))
    for team in teams.keys() - wrong.keys():
        members = [{key: value for key, value in _fields(player).items() if key != "club"} for player in teams[team]]
        made = at.do(lambda confirm, t=team, m=members: at.event.register_team(t, m, at.by, confirm), quiet=True)  # type: ignore[misc]
        if not here:
            at.put(c.CheckOut((made,)), quiet=True)
    return len(teams) - len(wrong)


@takes(
    arg("names", nargs="*", metavar="NAME", help="names, or their beginnings"),
    arg("--all", action="store_true", help="everybody who is entered"),
    arg("--out", action="store_true", help="they are not here after all"),
)
def checkin(at: Counter, names: list[str], all: bool, out: bool) -> None:
    """Note who is here. Only those who are here are drawn into a round. Without names it says who is missing."""
    entries = list(at.t.entries.values())
    if not names and not all:
        away = [at.name(entry.id) for entry in entries if not entry.checked_in]
        at.rows("missing", ["name"], [[name] for name in sorted(away, key=str.casefold)])
        at.tell("here_of", here=len(entries) - len(away), all=len(entries))
        return
    wanted = [entry.id for entry in entries if entry.checked_in == out] if all else [at.entry(name) for name in names]
    if not wanted:
        at.tell("nothing_to_do")
        return
    at.put(c.CheckOut(tuple(wanted)) if out else c.CheckIn(tuple(wanted)), quiet=len(wanted) > 20)
    here = sum(entry.checked_in for entry in at.t.entries.values())
    at.tell("here_of", here=here, all=len(entries))


@takes(WHO)
def withdraw(at: Counter, name: str) -> None:
    """Take somebody off the list before round 1; afterwards players drop."""
    at.put(c.Withdraw(at.entry(name)))


@takes(arg("name", nargs="?", metavar="NAME", help="who comes in (the first who waits if not said)"))
def promote(at: Counter, name: str | None) -> None:
    """Take somebody from the waiting list into the event."""
    if name is None and not at.t.waiting:
        raise BadRequest("nobody_waits", at.language)
    at.put(c.Promote(at.find(name) if name else next(iter(at.t.waiting))))


@takes(arg("names", nargs=2, metavar="NAME", help="the two"))
def separate(at: Counter, names: list[str]) -> None:
    """Two who shall not be drawn to one table, such as a family in round 1."""
    at.put(c.SeparatePlayers((at.entry(names[0]), at.entry(names[1]))))


@takes(WHO)
def erase(at: Counter, name: str) -> None:
    """Erase what is known of somebody: name, contact, and the reasons, notes and reports that are about them or name
    them. The log keeps a number in their place, and its chain stays whole. This cannot be undone; copies that were made
    before still hold the name."""
    person = at.find(name)
    at.sure("erase_for_good", name=at.name(person))
    shown = at.name(person)
    at.do(lambda _: at.event.erase(person, at.by), quiet=True)
    at.tell("erased", name=shown, id=person)
