"""What follows a result: confirmed or disputed, an agreed draw, who leaves the event."""

from __future__ import annotations

from fieldofview.desk import commands as c
from fieldofview.desk.model import Table

from .counter import Counter
from .takes import GAME, ROUND, TABLE, arg, takes
from .words import word


def _waiting(table: Table, game: int | None) -> int:
    """The game whose result waits for somebody to confirm it."""
    waiting = [n for n, one in table.games.items() if one.result is not None and not one.result.confirmed]
    return game or (waiting[0] if waiting else 1)


@takes(TABLE, GAME, ROUND)
def confirm(at: Counter, table: int, game: int | None, round: int | None) -> None:
    """Confirm a result that was entered provisionally."""
    found = at.table(table, round)
    at.put(c.ConfirmResult(at.round_number(round), table, _waiting(found, game)))


@takes(TABLE, GAME, ROUND)
def dispute(at: Counter, table: int, game: int | None, round: int | None) -> None:
    """Dispute a result that was entered provisionally, with a reason: it is taken away and entered anew."""
    found = at.table(table, round)
    at.put(c.DisputeResult(at.round_number(round), table, _waiting(found, game), at.because()))


@takes(TABLE, arg("--allow", action="store_true", help="nobody is dropped: the judge lets it stand"), ROUND)
def agreed(at: Counter, table: int, allow: bool, round: int | None) -> None:
    """Rule on a game that everybody left by agreement: they are dropped, unless the judge lets it stand."""
    found = at.table(table, round)
    if not allow:
        at.sure("drop_all", names=at.names(found.seats))
    at.put(c.RuleAgreedDraw(at.round_number(round), table, not allow, at.reason or ""))


@takes(arg("name", metavar="NAME", help="who leaves"))
def drop(at: Counter, name: str) -> None:
    """Somebody leaves the event after the round that was begun last. What that does to the points follows the event's
    drop policy."""
    entry = at.entry(name)
    at.sure("drop_now", name=at.name(entry), policy=word(f"drop.{at.t.settings.drop_policy}", at.language))
    at.put(c.Drop(entry))


@takes(arg("name", metavar="NAME", help="who comes back"))
def undrop(at: Counter, name: str) -> None:
    """Take a drop back, before the next round is published."""
    at.put(c.UndoDrop(at.entry(name)))
