"""Officials, lots, seeding and the start of an event."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fieldofview.cards.complaint import Worded
from fieldofview.desk import commands as c
from fieldofview.office.leaderboards import leaderboard_from_file

from .counter import Counter
from .showing import show_staff
from .takes import arg, takes
from .values import day
from .words import BadRequest

ROLES = {"judge": "judge", "head": "head", "score-keeper": "score_keeper", "verifier": "verifier"}


@takes(
    *(
        arg(
            *((f"--{role}", "--head-judge") if role == "head" else (f"--{role}",)),
            nargs="+",
            action="extend",
            default=[],
            metavar="NAME",
            help=Worded("make {role}", role=Worded(role)),
        )
        for role in ROLES
    ),
    arg("--remove", nargs="+", default=[], metavar="NAME", help="take all roles from somebody"),
)
def staff(at: Counter, remove: list[str], **granted: list[str]) -> None:
    """Who officiates: judges, the head judge, score keepers, verifiers. People who do not play are noted by name here.
    Without names it shows who does what. `organiser` may be named too."""
    known = {role: granted[role.replace("-", "_")] for role in ROLES}
    for role, names in known.items():
        for name in names:
            at.put(c.GrantRole(official(at, name), ROLES[role]))
    for name in remove:
        person = at.find(name)
        held = roles_held(at, person)
        if not held:
            raise BadRequest("no_role", at.language, name=at.name(person))
        for role in held:
            at.put(c.RevokeRole(person, role))
    show_staff(at)


def official(at: Counter, name: str) -> str:
    """Somebody by name, who is noted if nobody is called so."""
    try:
        return at.find(name)
    except BadRequest as unknown:
        if unknown.key != "nobody_called":
            raise
        return at.event.add_person({"name": name.strip()})


def roles_held(at: Counter, person: str) -> list[str]:
    held = at.t.staff
    found = [
        *(["head"] if person == held.head else []),
        *(["judge"] if person in held.judges else []),
        *(["score_keeper"] if person in held.score_keepers else []),
        *(["verifier"] if person in held.verifiers else []),
    ]
    return found


@takes()
def lots(at: Counter) -> None:
    """Draw the lots that part those who are equal in everything: an order of all entries, from a seed nobody chose."""
    if at.t.rounds:
        at.sure("lots_again")
    at.do(lambda _: at.event.draw_lots(at.by))
    at.rows("lots", ["place", "name"], enumerate(map(at.name, at.t.lots), 1))


@takes(
    arg("file", metavar="FILE", help="a CSV or JSON file with places, names and points"),
    arg("--date", metavar="DAY", help="the day of the snapshot"),
)
def leaderboard(at: Counter, file: str, date: str | None) -> None:
    """Take over a leaderboard, frozen with its date: it seeds round 1 where the format says grouping=leaderboard."""
    board = leaderboard_from_file(Path(file).expanduser().read_bytes(), day(date, at.language) if date else "")
    order, unknown = [], []
    for row in board.rows:
        if at.event.knows(row.name):
            order.append(at.entry(row.name))
        else:
            unknown.append(row.name)
    for remark in board.refused:
        at.line(remark.sentence(at.language))
    if unknown:
        at.tell("not_entered", names=", ".join(unknown[:20]))
    if not order:
        raise BadRequest("nobody_of_list", at.language)
    at.put(c.ImportLeaderboard(tuple(dict.fromkeys(order)), board.date))
    at.rows("leaderboard", ["place", "name"], enumerate(map(at.name, at.t.leaderboard), 1))


@takes(
    arg("covers", choices=["players", "games", "both"], help="what there may be too few of"),
    arg("--granted-by", required=True, metavar="NAME", help="who granted it"),
    arg("--reference", default="", metavar="TEXT", help="letter or message that says so"),
    arg("--date", metavar="DAY", required=True, help="when it was granted"),
)
def dispensation(at: Counter, covers: str, granted_by: str, reference: str, date: str) -> None:
    """Note an exception from the minimum of four players or three games that the publisher granted."""
    at.put(c.RecordDispensation(granted_by, reference, covers, day(date, at.language)))


@takes()
def start(at: Counter) -> None:
    """Start the event: from now on rounds can be published, and whether it is sanctioned is fixed."""
    away = not_here(at)
    if away:
        at.tell("not_here", count=len(away), names=at.names(away[:12]) + (" …" if len(away) > 12 else ""))
    if not at.t.started:
        at.sure("start_now", players=len(at.t.entries) - len(away), title=at.t.settings.title)
    at.put(c.StartEvent())
    if not _lots_stand(at):
        at.do(lambda _: at.event.draw_lots(), quiet=True)
    at.tell("next_pair")


def _lots_stand(at: Counter) -> bool:
    """Whether lots were drawn since the last entry."""
    for act in reversed(at.event.desk.acts):
        if isinstance(act.command, c.DrawLots):
            return True
        if isinstance(act.command, c.Register | c.Promote):
            return False
    return False


def not_here(at: Counter) -> Sequence[str]:
    return [entry.id for entry in at.t.entries.values() if not entry.checked_in]
