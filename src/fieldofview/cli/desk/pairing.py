"""The next round: drawn, looked at, changed by hand, published."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.acts import reverted
from fieldofview.desk.formats.words import TEXT, sentence
from fieldofview.desk.pairing import next_stage
from fieldofview.desk.problems import DeskRefusal, Problem

from .counter import Counter
from .takes import ROUND, arg, takes
from .words import BadRequest, word

Why = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Draft:
    """A round that was drawn and waits."""

    round: int
    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...]
    why: tuple[dict[str, object], ...]


@takes(
    arg("--exchange", nargs=2, metavar="NAME", help="exchange two players of the draft, with a reason"),
    arg("--show", action="store_true", help="only show the draft"),
)
def pair(at: Counter, exchange: list[str] | None, show: bool) -> None:
    """Draw the next round, from a seed that nobody chose, and say for each table why. Nothing is public yet: look at
    it, draw again, exchange two by hand, then `fov desk publish`."""
    draft = waiting(at)
    if exchange is not None:
        _exchange(at, draft, exchange)
    elif not show:
        _check_can_draw(at)
        if draft is not None:
            at.sure("draw_again", round=draft.round)
        proposal = at.event.propose()
        why = proposal.plain_why()
        at.put(
            c.DrawRound(proposal.round, proposal.tables, proposal.byes, str(proposal.seed), proposal.method, why),
            quiet=True,
        )
    draft = waiting(at)
    if draft is None:
        raise BadRequest("no_draft", at.language)
    show_draft(at, draft)
    at.tell("next_publish")


def _check_can_draw(at: Counter) -> None:
    """What publishing would refuse is said before a round is drawn."""
    last = at.t.last_round
    if not at.t.started:
        raise DeskRefusal([Problem("E_NOT_STARTED", ("VT.59",))])
    if at.t.finished:
        raise DeskRefusal([Problem("E_FINISHED", ("VT.66",))])
    if last is not None and not last.closed:
        raise DeskRefusal([Problem("E_ROUND_OPEN", ("VT.66",), {"round": last.number})])


def waiting(at: Counter) -> Draft | None:
    """The draft of the next round, as it was last changed."""
    number = len(at.t.rounds) + 1
    if number not in at.t.drafts:
        return None
    gone = reverted(at.event.desk.acts)
    for n in range(len(at.event.desk.acts), 0, -1):
        for event in at.event.desk.acts[n - 1].events if n not in gone else ():
            if isinstance(event, e.RoundDrawn) and event.round == number:
                return Draft(number, at.t.drafts[number], event.byes, event.why)
    return None


def _exchange(at: Counter, draft: Draft | None, names: list[str]) -> None:
    if draft is None:
        raise BadRequest("no_draft", at.language)
    seated = [person for seats in draft.tables for person in seats]
    one, other = (at.find(name, seated) for name in names)
    if one not in seated or other not in seated:
        raise BadRequest("not_in_draft", at.language, names=at.names(p for p in (one, other) if p not in seated))
    swap = {one: other, other: one}
    tables = tuple(tuple(swap.get(person, person) for person in seats) for seats in draft.tables)
    at.put(c.EditRound(draft.round, tables, at.because()))


def show_draft(at: Counter, draft: Draft) -> None:
    """Tables with their seats and reasons, and the figures to look at."""
    names = {unit: at.name(unit) for unit in at.t.entries}
    reasons = [_reasons(draft.why, i) for i in range(len(draft.tables))]
    title = word("draft", at.language, round=draft.round)
    rows = []
    for number, (seats, why) in enumerate(zip(draft.tables, reasons, strict=True), 1):
        said = " ".join(sentence(kind, data, at.language, names) for kind, data in why if kind in TEXT[at.language])
        rows.append([number, [at.name(person) for person in seats], said])
    at.rows("tables", ["table", "seats", "why"], rows, title)
    if draft.byes:
        at.tell("byes", names=at.names(draft.byes))
    at.give("round", draft.round)
    at.give("byes", [at.name(unit) for unit in draft.byes])
    kinds = [kind for why in reasons for kind, _ in why]
    figures = {key: kinds.count(key) for key in ("repeat", "pulled-up", "odd-table")}
    at.give("figures", figures)
    if "all-new" in kinds or any(figures.values()):
        at.tell("figures", repeats=figures["repeat"], pulled=figures["pulled-up"], odd=figures["odd-table"])


def _reasons(why: Why, table: int) -> list[tuple[str, dict[str, Any]]]:
    if table >= len(why):
        return []
    return [(str(kind), dict(data)) for kind, data in why[table].get("reasons", [])]


@takes(arg("--back", action="store_true", help="take the last round back, before any of its games"))
def publish(at: Counter, back: bool) -> None:
    """Publish the round that was drawn: now people look for their tables. With --back a round whose games have not
    begun is taken back (head judge, with a reason)."""
    if back:
        number = at.round_number(None)
        reason = at.because()
        at.sure("take_back", round=number)
        at.put(c.UnpublishRound(number, reason))
        return
    _check_can_draw(at)
    draft = waiting(at)
    if draft is None:
        raise BadRequest("no_draft", at.language)
    if not at.yes:
        show_draft(at, draft)
    at.sure("publish_now", round=draft.round)
    stage = next_stage(at.t)
    at.put(c.PublishRound(draft.round, draft.tables, stage, draft.byes, draft.why))
    for entry in draft.byes:
        at.put(c.GiveBye(entry, draft.round))
    at.tell("next_begin", round=draft.round)


@takes(arg("name", metavar="NAME", help="who has it"), ROUND)
def bye(at: Counter, name: str, round: int | None) -> None:
    """Give a bye, where the format knows byes."""
    at.put(c.GiveBye(at.entry(name), at.round_number(round)))


@takes(arg("table", type=int, help="the table"), arg("names", nargs=2, metavar="NAME", help="the two"), ROUND)
def swap(at: Counter, table: int, names: list[str], round: int | None) -> None:
    """Swap two seats of a table before its game begins."""
    seats = at.table(table, round).seats
    at.put(c.SwapSeats(at.round_number(round), table, (at.find(names[0], seats), at.find(names[1], seats))))


@takes(arg("names", nargs="+", metavar="NAME", help="who plays it, in seat order"))
def playoff(at: Counter, names: list[str]) -> None:
    """Seat a play-off about the title or the cut, beside the round that was just played."""
    seats = tuple(person for name in names for person in _members(at, name))
    at.put(c.SeatPlayOff(at.round_number(None), max(at.round().tables, default=0) + 1, seats))


def _members(at: Counter, name: str) -> tuple[str, ...]:
    found = at.find(name)
    return at.t.entries[found].members if found in at.t.entries else (found,)
