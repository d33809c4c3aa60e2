"""Who may ask for what, and the ruling that says so (5.7)."""

from __future__ import annotations

from dataclasses import dataclass

from fieldofview.desk.model import DESK, ORGANISER, Tournament

ROLES = ("organiser", "score keeper", "judge", "head judge", "verifier", "player")


@dataclass(frozen=True, slots=True)
class Right:
    """The roles that may, and what is cited to the others."""

    roles: frozenset[str]
    cites: tuple[str, ...]


def _right(cites: str, *roles: str) -> Right:
    return Right(frozenset(roles), tuple(cites.split()))


_O, _S, _J, _H, _V, _P = ROLES

RIGHTS = {
    "settings": _right("VT.12", _O),
    "registration": _right("VT.12", _O),
    "roles": _right("VT.59", _O),
    "start": _right("VT.59", _O),
    "decks": _right("VT.1", _O),
    "rounds": _right("VT.17", _O),
    "limit": _right("VT.14", _O),
    "seats": _right("VT.18", _O),
    "dispensation": _right("VT.13", _O),
    "suspension": _right("VT.73", _O),
    "presence": _right("VT.53", _O, _S, _J, _H, _P),
    "enigma": _right("VN.6", _O, _S, _J, _H, _P),
    "time": _right("VT.15", _O, _S, _J, _H),
    "drop": _right("VT.56", _O, _S, _J, _H, _P),
    "call": _right("VT.62", _O, _S, _J, _H, _P),
    "bad deck": _right("VT.7", _O, _S, _J, _H),
    "result": _right("VT.64", _S, _J, _H),
    "correct": _right("VT.61", _H),
    "revert": _right("VT.61", _H),
    "close": _right("VT.64", _O, _S, _J, _H),
    "submit": _right("VT.64", _O, _S, _J, _H),
    "verify": _right("VT.64", _S, _J, _H, _V),
    "deck check": _right("VT.6", _O, _J, _H),
    "extension": _right("VT.14", _J, _H),
    "reference": _right("VT.53", _J, _H),
    "agreed draw": _right("VT.57", _J, _H),
    "answer": _right("VT.62", _J, _H),
    "told": _right("VT.68", _J, _H),
    "penalty": _right("VT.67", _J, _H),
    "draft": _right("VT.67", _S, _J, _H),
    "clock": _right("VT.14", _O, _S, _J, _H),
    "appeal": _right("VT.63", _H),
    "report": _right("VT.74", _H),
    "reopen": _right("VT.61", _H),
}


def roles_of(t: Tournament, person: str) -> set[str]:
    """The roles that somebody has in the event."""
    staff = t.staff
    found = set()
    if person in (ORGANISER, DESK):
        found.add(_O)
    if person in staff.score_keepers:
        found.add(_S)
    if person in staff.judges or person == staff.head:
        found.add(_J)
    if person and person == staff.chief:
        found.add(_H)
    if person in staff.verifiers:
        found.add(_V)
    if t.plays(person):
        found.add(_P)
    return found
