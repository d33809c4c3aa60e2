"""The checks of a desk script: what is asked of the desk, and when an answer is the same."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk.compliance import panel
from fieldofview.desk.desk import Desk
from fieldofview.desk.formats.ladder import round_of
from fieldofview.desk.formats.plan import plan
from fieldofview.desk.formats.seeds import snake
from fieldofview.desk.formats.timetable import timetable
from fieldofview.desk.matches import away, first_turn, named_dealer, play_off_due, settled
from fieldofview.desk.model import GameRef, Tournament
from fieldofview.desk.penalties import note, tokens
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.progress import offered, places, seeds, status
from fieldofview.desk.records import played_games
from fieldofview.desk.scoreboard import Row, cut
from fieldofview.desk.shape import base, field_size, limit, main_rounds, seats_a_table
from fieldofview.desk.standings import table


def ask(desk: Desk, check: dict[str, Any]) -> Any:
    """What the desk answers to a check."""
    return _ANSWERS[check["what"]](desk, check)


def same(t: Tournament, check: dict[str, Any], got: Any) -> bool:
    """Whether the answer is the expected one; the order of names counts only where the format says so."""
    what, wanted = check["what"], check["is"]
    if what in ("offered", "play-off"):
        return isinstance(wanted, list) and sorted(wanted) == sorted(got)
    if what == "groups":
        return [sorted(group) for group in wanted] == [sorted(group) for group in got]
    if what == "schedule":
        return isinstance(got, dict) and all(got.get(key) == value for key, value in wanted.items())
    if what == "record":
        return all(abs(float(got[key]) - float(value)) < 1e-9 for key, value in wanted.items())
    if what == "standings":
        return not compare_rows(t, wanted, got)
    return bool(got == wanted)


def compare_rows(t: Tournament, wanted: list[dict[str, Any]], got: list[dict[str, Any]]) -> list[tuple[Any, Any]]:
    """Rows that differ; those of equal rank may stand in any order, but `why` goes by line."""
    if len(wanted) != len(got):
        return [([row["player"] for row in wanted], [row["player"] for row in got])]
    differing = []
    by_name = {row["player"]: row for row in got}
    for i, row in enumerate(wanted):
        other = by_name.get(row["player"])
        if other is None or other["rank"] != row["rank"] or got[i]["rank"] != row["rank"]:
            differing.append((row, other or got[i]))
            continue
        fine = all(_equal(key, value, other.get(key)) for key, value in row.items() if key not in ("why", "player"))
        if not fine or ("why" in row and row["why"] != got[i]["why"]):
            differing.append((row, other))
    return differing


def _equal(key: str, wanted: Any, got: Any) -> bool:
    if key == "share":
        return got is not None and abs(wanted - got) <= 0.00005 + 1e-12
    if key == "wins":
        return abs(float(wanted) - float(got)) < 1e-6
    return bool(wanted == got)


def plain_row(t: Tournament, row: Row) -> dict[str, Any]:
    """A row of a table as plain data."""
    data: dict[str, Any] = {"rank": row.rank, "player": row.entry, "wins": plain(row.wins), "losses": row.losses,
                            "points": row.points}  # fmt: skip
    if t.settings.format.kind == "double-score":
        data["score"] = row.score
    share = None if row.share is None else round(row.share, 4)
    return {**data, "share": share, "status": row.status, "why": row.why}


def plain(value: Fraction) -> int | float:
    """Wins as JSON has them: whole where they are whole."""
    return int(value) if value.denominator == 1 else round(float(value), 4)


def rows(t: Tournament, stage: str | None = None) -> list[dict[str, Any]]:
    """A table as plain data."""
    return [plain_row(t, row) for row in table(t, stage)]


def _sizes(desk: Desk, check: dict[str, Any]) -> list[int]:
    return desk.state.settings.format.seat_sizes(check["players"])


def _schedule(desk: Desk, check: dict[str, Any]) -> Any:
    t = desk.state
    form = t.settings.format
    units = seeds(t)
    facts = timetable(units, seats_a_table(t), form.pools, form.rounds or None).facts()
    return {"rounds": facts.rounds, "tables": facts.tables, "meet_min": facts.meet_min, "meet_max": facts.meet_max}


def _ladder(desk: Desk, check: dict[str, Any]) -> list[list[int]]:
    t = desk.state
    return plan(t.settings.format, field_size(t)).ladder


def _groups(desk: Desk, check: dict[str, Any]) -> list[list[str]]:
    t, number = desk.state, check["round"]
    form = t.settings.format
    in_final = bool(form.cut) and number > len(t.rounds) and number > main_rounds(t)
    if base(t) == "knock-out" or in_final or (t.round(number) and t.rounds[number - 1].stage == "final"):
        size = form.final_table_seats // form.unit_seats if form.cut else form.table_units
        units = places(t, number)
        if in_final and not any(r.stage == "final" for r in t.rounds):
            units = cut(t)
        return round_of(units, size, form.wished_final)[0]
    units = [unit for unit in seeds(t) if unit in offered(t, number)]
    return snake(units, len(form.unit_sizes(len(units))))


def _record(desk: Desk, check: dict[str, Any]) -> dict[str, Any]:
    row = next(row for row in table(desk.state) if row.entry == desk.state.unit(check["player"]))
    return {"wins": plain(row.wins), "losses": row.losses, "points": row.points}


def _dealer(desk: Desk, check: dict[str, Any]) -> str:
    t, number = desk.state, check.get("game", 1)
    round, found = t.round(check["round"]), t.table(check["round"], check.get("table", 1))
    if round is None or found is None:
        return ""
    game = found.games.get(number)
    if game is not None and game.result is not None:
        return game.result.dealer
    return named_dealer(t, round, found, number)


def _first(desk: Desk, check: dict[str, Any]) -> str:
    t, number = desk.state, check.get("game", 1)
    round, found = t.round(check["round"]), t.table(check["round"], check.get("table", 1))
    if round is None or found is None:
        return ""
    game = found.games.get(number)
    if game is not None and game.result is not None:
        return game.result.first
    ref = GameRef(round.number, found.number, number)
    gone = [person for person in found.seats if away(t, round, person, ref)]
    return first_turn(found.seats, named_dealer(t, round, found, number), gone)


def _at_table(answer: Callable[..., Any], nothing: Any) -> Callable[[Desk, dict[str, Any]], Any]:
    def asked(desk: Desk, check: dict[str, Any]) -> Any:
        round, found = desk.state.round(check["round"]), desk.state.table(check["round"], check.get("table", 1))
        return nothing if round is None or found is None else answer(desk.state, round, found)

    return asked


def _limit(desk: Desk, check: dict[str, Any]) -> str:
    found = limit(desk.state, check["round"], check.get("table", 1), play_off=check.get("stage") == "play-off")
    return "none" if found is None else f"{found // 60}:{found % 60:02}"


def _status(desk: Desk, check: dict[str, Any]) -> str:
    t = desk.state
    if t.teams and check["player"] not in t.entries and t.disqualification(check["player"]):
        return "disqualified"
    return status(t, t.entries[t.unit(check["player"])])


def _round_state(desk: Desk, check: dict[str, Any]) -> str:
    round = desk.state.round(check["round"])
    return "planned" if round is None else "closed" if round.closed else "open"


def _submittable(desk: Desk, check: dict[str, Any]) -> bool:
    keepers = desk.state.staff.score_keepers
    try:
        desk.decide(c.SubmitResults(), keepers[0] if keepers else "organiser")
    except DeskRefusal:
        return False
    return True


def _tokens(desk: Desk, check: dict[str, Any]) -> int:
    t = desk.state
    found = t.table_of(check["round"], check["player"])
    return tokens(t, check["player"], GameRef(check["round"], found.number if found else 0, check.get("game", 1)))


_ANSWERS: dict[str, Callable[[Desk, dict[str, Any]], Any]] = {
    "sizes": _sizes,
    "schedule": _schedule,
    "ladder": _ladder,
    "groups": _groups,
    "offered": lambda desk, check: offered(desk.state, check["round"]),
    "cut": lambda desk, check: cut(desk.state),
    "tokens": _tokens,
    "penalties": lambda desk, check: note(desk.state, check["player"]),
    "dealer": _dealer,
    "first": _first,
    "settled": _at_table(settled, False),
    "play-off": _at_table(play_off_due, []),
    "limit": _limit,
    "status": _status,
    "record": _record,
    "standings": lambda desk, check: rows(desk.state, "main" if desk.state.settings.format.cut else None),
    "round-state": _round_state,
    "warns": lambda desk, check: any(check["cites"] in problem.cites for problem in panel(desk)),
    "submittable": _submittable,
    "played-games": lambda desk, check: played_games(desk.state),
    "chain": lambda desk, check: desk.chain_is_right(),
}
