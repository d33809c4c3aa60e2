"""The next round as the desk would make it: tables with seats, byes, and why (VT.17, VT.18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fieldofview.desk.formats.draw import CannotSeparate, Wishes, draw
from fieldofview.desk.formats.ladder import round_of
from fieldofview.desk.formats.past import Past, pulled_up
from fieldofview.desk.formats.seating import Seatings, alternate, seat
from fieldofview.desk.formats.seeds import lowest_without_bye, snake
from fieldofview.desk.formats.sizes import BadSize
from fieldofview.desk.formats.survival import FINAL_SEATS
from fieldofview.desk.formats.timetable import timetable
from fieldofview.desk.model import Tournament
from fieldofview.desk.problems import DeskRefusal, Problem
from fieldofview.desk.progress import offered, places, seeds
from fieldofview.desk.records import lines
from fieldofview.desk.scoreboard import cut
from fieldofview.desk.shape import base, bracket_seats, main_rounds
from fieldofview.desk.standings import Table
from fieldofview.desk.ties import by_lot

Reason = tuple[str, dict[str, object]]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A round before it is published. Tables hold people in seat order."""

    round: int
    stage: str
    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...]
    method: str
    seed: int
    why: tuple[tuple[Reason, ...], ...]  # for each table

    def plain_why(self) -> tuple[dict[str, object], ...]:
        """The reasons as they are stored."""
        return tuple({"reasons": [[kind, data] for kind, data in reasons]} for reasons in self.why)


def propose(t: Tournament, seed: int) -> Proposal:
    """Make the next round; the same seed gives the same round."""
    number = len(t.rounds) + 1
    stage = next_stage(t)
    try:
        method, groups, byes, why = _groups(t, number, stage, seed)
    except CannotSeparate:
        raise DeskRefusal([Problem("E_CANNOT_SEPARATE", ("VT.17",), {"round": number})]) from None
    if not groups and not byes:
        raise DeskRefusal([Problem("E_NOBODY_TO_PAIR", ("VT.18",), {"round": number})])
    earlier = Seatings(tuple(table.seats for round in t.rounds for table in round.tables.values()))
    tables = tuple(_seated(t, group, seed + i, earlier) for i, group in enumerate(groups))
    return Proposal(number, stage, tables, tuple(byes), method, seed, tuple(why))


def next_stage(t: Tournament) -> str:
    """Whether the next round still belongs to the main stage."""
    return "final" if t.settings.format.cut and len(t.rounds) >= main_rounds(t) else "main"


Groups = tuple[str, list[list[str]], list[str], list[tuple[Reason, ...]]]


def _groups(t: Tournament, number: int, stage: str, seed: int) -> Groups:
    form = t.settings.format
    if stage == "final" or base(t) == "knock-out":
        return _bracket(t, number, stage)
    units = offered(t, number)
    if base(t) == "round-robin":
        table = timetable(seeds(t), form.table_units, form.pools, form.rounds)
        groups = [list(group) for group in table.rounds[number - 1]] if number <= len(table.rounds) else []
        return "timetable", groups, [], [(("timetable", {"round": number}),) for _ in groups]
    byes = _byes(t, units)
    units = [unit for unit in units if unit not in byes]
    sizes = _sizes(t, len(units), byes)
    if not sizes:
        return "drawn", [], [], []
    if number == 1 and form.grouping == "leaderboard":
        order = [unit for unit in seeds(t) if unit in units]
        groups = snake(order, len(sizes))
        return "leaderboard", groups, byes, [(("snake", {"seeds": _places(order, group)}),) for group in groups]
    return _drawn(t, number, units, sizes, byes, seed)


def _sizes(t: Tournament, units: int, byes: list[str]) -> list[int]:
    """Entries at each table; none where too few are left to play."""
    form = t.settings.format
    if base(t) == "survival" and 2 <= units <= FINAL_SEATS:
        return [units]  # the final table (2.8)
    if not form.odd_tables and not byes:
        form = replace(form, odd_tables=True)  # nobody has a second bye: rather an odd table (TD.28)
    try:
        return form.unit_sizes(units)
    except BadSize:
        return []


def _byes(t: Tournament, units: list[str]) -> list[str]:
    """Who rests where odd tables are not wanted; nobody where too few are left who had no bye yet."""
    form = t.settings.format
    if base(t) != "swiss" or form.odd_tables or len(units) < 2:
        return []
    over = len(units) - sum(form.unit_sizes(len(units)))
    had = {unit for round in t.rounds for unit in round.byes}
    found = lowest_without_bye(_in_order(t, units), over, had) if over else []
    return [] if had & set(found) else found


def _bracket(t: Tournament, number: int, stage: str) -> Groups:
    form = t.settings.format
    first = stage == "final" and not any(round.stage == "final" for round in t.rounds)
    units = cut(t) if first else places(t, number)
    if len(units) < 2:
        return "bracket", [], [], []
    groups, byes = round_of(units, bracket_seats(t), form.wished_final)
    why: list[tuple[Reason, ...]] = [(("snake", {"seeds": _places(units, group)}),) for group in groups]
    return "bracket", groups, byes, why


def _places(order: Sequence[str], group: Sequence[str]) -> list[int]:
    return [order.index(unit) + 1 for unit in group]


def _drawn(t: Tournament, number: int, units: list[str], sizes: list[int], byes: list[str], seed: int) -> Groups:
    """Tables by the weighted wishes: new opponents, equal records, odd tables in turn."""
    form = t.settings.format
    rounds = [[t.units(b.seats) for b in round.tables.values() if not b.play_off_only] for round in t.rounds]
    scores = scores_of(t) if number > 1 and base(t) in ("swiss", "double-score") else {}
    pulled: dict[str, int] = {}
    for earlier, tables in enumerate(rounds):
        before = scores_of(t, before_round=earlier + 1)
        for unit in pulled_up([list(group) for group in tables], before) if earlier else []:
            pulled[unit] = pulled.get(unit, 0) + 1
    wishes = Wishes(
        past=Past.of(rounds, form.table_units),
        scores=scores,
        score_step=100.0 if base(t) == "double-score" or form.scoring == "points" else 1.0,
        pulled=pulled,
        separated=frozenset(frozenset(pair) for pair in t.separated),
    )
    order = _in_order(t, units) if scores else by_lot(t, units)
    drawn = draw(order, sizes, seed, wishes)
    groups = [list(table) for table in drawn.tables]
    return "drawn", groups, byes, [tuple(drawn.explain(i)) for i in range(1, len(groups) + 1)]


def scores_of(t: Tournament, before_round: int = 0) -> dict[str, float]:
    """What tables are made equal by: wins, or View-points where those are what counts."""
    form = t.settings.format
    found = {entry.id: 0.0 for entry in t.entries.values()}
    by_points = base(t) == "double-score" or form.scoring == "points"
    for line in lines(t):
        if line.entry in found and (not before_round or line.round < before_round):
            doubled = base(t) == "double-score" and line.won and line.points > 0
            found[line.entry] += line.points * (2 if doubled else 1) if by_points else line.won
    return found


def _in_order(t: Tournament, units: list[str]) -> list[str]:
    """Entries in order of the standings, equal ones by lot."""
    wanted = set(units)
    found: list[str] = []
    for tier, _ in Table(t, "main").tiers():
        found += [unit for unit in by_lot(t, tier) if unit in wanted]
    return found + [unit for unit in units if unit not in found]


def _seated(t: Tournament, group: list[str], seed: int, earlier: Seatings) -> tuple[str, ...]:
    if t.teams:
        return tuple(alternate([t.entries[unit].members for unit in group]))
    return tuple(seat(group, t.settings.format.seating, seed, earlier))
