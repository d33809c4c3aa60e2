"""Who is still in: seeds, those who go on from an elimination table, lives, the round in which somebody left."""

from __future__ import annotations

from dataclasses import dataclass

from fieldofview.desk.matches import (
    finished,
    forfeited_match,
    match_points,
    order_in_match,
    play_off_result,
    settled,
)
from fieldofview.desk.model import Entry, Game, Round, Table, Tournament
from fieldofview.desk.penalties import tokens
from fieldofview.desk.scoreboard import cut
from fieldofview.desk.shape import base, eliminates, is_last, main_rounds
from fieldofview.desk.ties import by_lot, in_play_off


def seeds(t: Tournament) -> list[str]:
    """The seeds of a first round: the leaderboard with the unranked by lot behind it, or lots alone (VT.17)."""
    entered = list(t.entries)
    if t.settings.format.grouping == "random":
        return by_lot(t, entered)
    ranked = [unit for unit in t.leaderboard if unit in entered]
    return ranked + by_lot(t, [unit for unit in entered if unit not in ranked])


def active(t: Tournament, unit: str, round: int) -> bool:
    """Whether an entry may be paired for a round: it is there, and neither dropped nor disqualified."""
    entry = t.entries[unit]
    return entry.checked_in and not t.has_dropped(unit, round) and not t.is_out(unit)


def going_on(t: Tournament, round: Round) -> list[str]:
    """Who goes on from an elimination round: the best of each table, and byes.

    Once the next round is published its tables say so, whatever is corrected later; places left empty stay.
    """
    if is_last(t, round.number):
        return []
    places = t.settings.format.advancing
    found = list(round.byes)
    for table in round.tables.values():
        if not table.play_off_only and settled(t, round, table):
            found += best_of(t, round, table)[:places]
    following = t.round(round.number + 1)
    if following is None:
        return found
    seated = _in_round(t, following)
    kept = [unit for unit in found if unit in seated or not active(t, unit, following.number)]
    return kept + [unit for unit in seated if unit not in kept]


def _in_round(t: Tournament, round: Round) -> list[str]:
    """The entries that sit at a table of a round, or have a bye."""
    tables = [table for table in round.tables.values() if not table.play_off_only]
    return [*(unit for table in tables for unit in t.units(table.seats)), *round.byes]


def has_a_place(t: Tournament, round: Round, unit: str) -> bool:
    """Whether an entry may stand in an elimination round: others of its last table have not taken all places."""
    before = t.round(round.number - 1)
    if before is None or not eliminates(t, before):
        return True
    there = set(_in_round(t, round)) - {unit}
    for table in before.tables.values():
        units = t.units(table.seats)
        if unit in units and not table.play_off_only:
            return len(there.intersection(units)) < t.settings.format.advancing
    return unit in before.byes


def went_on(t: Tournament, round: Round) -> set[str]:
    """Who goes on from an elimination round; once the next is published, its tables say so, whatever is corrected."""
    after = t.round(round.number + 1)
    if after is None or not eliminates(t, after):
        return set(going_on(t, round))
    seated = (unit for table in after.tables.values() if not table.play_off_only for unit in t.units(table.seats))
    return {*seated, *after.byes}


def best_of(t: Tournament, round: Round, table: Table) -> list[str]:
    """The entries of a table that may go on, best first: a play-off parts those who are level."""
    play_off = play_off_result(table)
    found: list[str] = []
    for group in order_in_match(t, round, table):
        able = [unit for unit in group if not forfeited_match(t, round, table, unit)]
        found += in_play_off(t, play_off, able) if play_off else by_lot(t, able)
    return found


def places(t: Tournament, number: int) -> list[str]:
    """The entries that hold a place in an elimination round, seeds in order; a dropper's place stays (TD.35)."""
    before = t.round(number - 1)
    order = stage_seeds(t)
    if before is None or not eliminates(t, before):
        return order
    through = set(going_on(t, before))
    return [unit for unit in order if unit in through]


def stage_seeds(t: Tournament) -> list[str]:
    """The seeds of the elimination stage: of the event, or in order of the cut."""
    if not t.settings.format.cut:
        return seeds(t)
    first = next((round for round in t.rounds if round.stage == "final"), None)
    order = cut(t)
    if first is not None:  # once published, the tables say who is in
        seated = _in_round(t, first)
        order = [u for u in order if u in seated] + [u for u in seated if u not in order]
    return order


@dataclass(frozen=True, slots=True)
class Exit:
    """When somebody left an elimination stage, and with what in that round."""

    round: int
    lives: int
    wins: int
    points: int
    final: bool
    walked_out: bool = False


STILL_IN = 10**6  # a round that nobody reaches


def exits(t: Tournament) -> dict[str, Exit]:
    """For each entry of the elimination stage the round that it left in, with its match there."""
    if base(t) == "survival":
        return _survival_exits(t)
    rounds = [round for round in t.rounds if eliminates(t, round)]
    found: dict[str, Exit] = {}
    alive = stage_seeds(t) if rounds else []
    for round in rounds:
        done = all(settled(t, round, table) for table in round.tables.values() if not table.play_off_only)
        through = went_on(t, round)
        for unit in alive:
            if unit in through or unit in found:
                continue
            table = next((b for b in round.tables.values() if unit in t.units(b.seats) and not b.play_off_only), None)
            over = table is not None and settled(t, round, table)
            if done or over or t.has_dropped(unit, round.number):
                won, points = _match(t, round, table, unit)
                walked = t.has_dropped(unit, round.number)
                found[unit] = Exit(round.number, 0, won, points, is_last(t, round.number), walked)
        alive = [unit for unit in alive if unit in through]
    for unit in alive:
        found.setdefault(unit, Exit(STILL_IN, 0, 0, 0, False))
    return found


def _match(t: Tournament, round: Round, table: Table | None, unit: str) -> tuple[int, int]:
    if table is None:
        return 0, 0
    won = sum(unit in t.units(game.result.winners) for game in finished(table) if game.result)
    return won, match_points(t, table).get(unit, 0)


def lives(t: Tournament) -> dict[str, int]:
    """The lives that each entry of a Survival has left (2.8)."""
    left = {entry.id: t.settings.format.lives for entry in t.entries.values()}
    for round in t.rounds:
        for unit in _life_losers(t, round):
            left[unit] -= 1
    return left


def _life_losers(t: Tournament, round: Round) -> list[str]:
    """Who loses a life in a round: all who left, else the lowest total of each table.

    In a closed round that is so even where a later correction leaves the match undecided.
    """
    if is_last(t, round.number):
        return []
    found = []
    before = _totals_before(t, round.number)
    for table in round.tables.values():
        if (round.closed or settled(t, round, table)) and not table.play_off_only:
            found += _losers_of(t, table, before)
    return found


def _losers_of(t: Tournament, table: Table, before: dict[str, int]) -> list[str]:
    results = [game.result for game in finished(table) if game.result]
    totals: dict[str, int] = {}
    for game, result in zip(finished(table), results, strict=True):
        for person in result.seats:
            unit = t.unit(person)
            totals[unit] = totals.get(unit, 0) + result.field[person] + _tokens(t, game, person)
    worst_lot_first = by_lot(t, list(totals))[::-1]
    lowest_first = sorted(worst_lot_first, key=lambda u: (totals[u], before.get(u, 0)))
    left = {t.unit(person) for result in results for person in result.left}
    if not left:
        return lowest_first[:1]
    return [u for u in totals if u in left] if len(left) < len(totals) else lowest_first[:-1]


def _tokens(t: Tournament, game: Game, person: str) -> int:
    return tokens(t, person, game.ref) if t.penalties else 0


def _totals_before(t: Tournament, number: int) -> dict[str, int]:
    before = t.round(number - 1)
    if before is None:
        return {}
    found: dict[str, int] = {}
    for table in before.tables.values():
        found |= match_points(t, table)
    return found


def _survival_exits(t: Tournament) -> dict[str, Exit]:
    left = {entry.id: t.settings.format.lives for entry in t.entries.values()}
    found: dict[str, Exit] = {}
    for round in t.rounds:
        losers = set(_life_losers(t, round))
        last = is_last(t, round.number)
        for unit in [unit for unit in left if unit not in found]:
            left[unit] -= unit in losers
            table = next((b for b in round.tables.values() if unit in t.units(b.seats) and not b.play_off_only), None)
            over = last and table is not None and settled(t, round, table)
            gone = t.has_dropped(unit, round.number) or (t.is_out(unit) and table is not None)
            if left[unit] <= 0 or over or gone:
                won, points = _match(t, round, table, unit)
                found[unit] = Exit(
                    round.number, max(0, left[unit]), won if last else 0, points, last, gone and not over
                )
    for unit, count in left.items():
        found.setdefault(unit, Exit(STILL_IN, count, 0, 0, False))
    return found


def offered(t: Tournament, number: int) -> list[str]:
    """Who is to be paired for a round; a round before it counts as closed."""
    form = t.settings.format
    entered = [entry for entry in t.entries.values() if active(t, entry.id, number)]
    final_stage = bool(form.cut) and _in_final_stage(t, number)
    if final_stage or base(t) == "knock-out":
        return [unit for unit in places(t, number) if active(t, unit, number)]
    if base(t) == "survival":
        left = lives(t)
        return [entry.id for entry in entered if left[entry.id] > 0]
    return [entry.id for entry in entered if entry.first_round <= number]


def _in_final_stage(t: Tournament, number: int) -> bool:
    before = t.round(number - 1)
    return bool(before and before.stage == "final") or number > main_rounds(t)


def status(t: Tournament, entry: Entry) -> str:
    """Active, eliminated, dropped or disqualified."""
    if t.is_out(entry.id):
        return "disqualified"
    if entry.dropped_after is not None:
        return "dropped"
    return "eliminated" if is_eliminated(t, entry.id) else "active"


def is_eliminated(t: Tournament, unit: str) -> bool:
    """Whether an entry has no game left in the event."""
    return unit in eliminated(t)


def eliminated(t: Tournament) -> set[str]:
    """Every entry that has no game left in the event."""
    if base(t) not in ("survival", "knock-out") and all(round.stage != "final" for round in t.rounds):
        return set()
    found = exits(t)
    gone = {u for u, exit in found.items() if exit.round != STILL_IN and not (exit.final and not t.finished)}
    return gone | {unit for unit in t.entries if unit not in found} if t.settings.format.cut else gone
