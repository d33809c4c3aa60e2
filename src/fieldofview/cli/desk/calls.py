"""Calls for a judge, and what the judge says."""

from __future__ import annotations

from fieldofview.desk import commands as c
from fieldofview.desk.model import Call
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.rulings import RULINGS

from .counter import Counter
from .takes import arg, takes
from .words import BadRequest

CITES = arg("--cites", nargs="+", default=[], metavar="RULING", help="the rulings it rests on, such as VT.31")


@takes(arg("name", metavar="NAME", help="who calls"))
def call(at: Counter, name: str) -> None:
    """A player calls a judge to the table; --reason says why."""
    round = at.round()
    person = at.find(name)
    table = at.t.table_of(round.number, person)
    if table is None:
        raise DeskRefusal([Problem("E_NOT_SEATED", ("VT.18",), {"player": person, "round": round.number})])
    at.put(c.CallJudge(person, round.number, table.number, at.reason or ""))
    at.give("call", at.t.calls[-1].id)
    at.tell("call_number", call=at.t.calls[-1].id)


def _open_call(at: Counter, text: str) -> Call:
    """A call by its number, or the open one of a player."""
    for found in at.t.calls:
        if found.id.casefold() == text.casefold():
            return found
    person = at.find(text)
    mine = [found for found in at.t.calls if found.person == person and not found.answered]
    if not mine:
        raise DeskRefusal([Problem("E_NO_CALL", ("VT.62",), {"call": at.name(person)})])
    return mine[0]


def _cited(at: Counter, cites: list[str]) -> tuple[str, ...]:
    unknown = [id for id in cites if id not in RULINGS]
    if unknown:
        raise BadRequest("no_ruling", at.language, text=", ".join(unknown))
    return tuple(cites)


@takes(
    arg("call", metavar="CALL", help="the call's number, or who called"),
    arg("--go", action="store_true", help="a judge is on the way, nothing is decided yet"),
    CITES,
)
def answer(at: Counter, call: str, go: bool, cites: list[str]) -> None:
    """A judge takes a call (--go), or has answered it."""
    found = _open_call(at, call)
    if go:
        at.put(c.ClaimCall(found.id))
    else:
        at.put(c.AnswerCall(found.person, found.round, found.table, _cited(at, cites)))
        at.give("ruling", at.t.rulings[-1].id)
        at.tell("ruling_number", ruling=at.t.rulings[-1].id)


@takes(arg("call", metavar="CALL", help="the call's number"), CITES)
def ruling(at: Counter, call: str, cites: list[str]) -> None:
    """A judge decides on a call again; between judges the head judge's word counts."""
    at.put(c.GiveRuling(_open_call(at, call).id, _cited(at, cites)))
    at.give("ruling", at.t.rulings[-1].id)
    at.tell("ruling_number", ruling=at.t.rulings[-1].id)
