"""What the planner says about a plan before the start."""

from collections.abc import Iterator

from .planned import Plan, Warn
from .timetable import Timetable, pool_sizes

MINIMUM_PLAYERS, MINIMUM_GAMES = 4, 3  # VT.13
FREE_ROUNDS = {(36, 6): 3}  # units and size: repeat-free rounds, where fewer than counting allows


def warnings(plan: Plan) -> Iterator[Warn]:
    """Everything to think about before the start."""
    settings, units = plan.settings, plan.units
    players = units * settings.unit_seats
    if players < MINIMUM_PLAYERS or plan.sure_games < MINIMUM_GAMES:
        yield Warn("W_BELOW_MINIMUM", ("VT.13",), {"players": players, "games": plan.sure_games})
    final = plan.rounds[-1]
    wished = settings.final_table_seats // settings.unit_seats if settings.cut else settings.table_units
    if (settings.cut or settings.course == "knock-out") and final.sizes == (2,) and wished > 2:
        yield Warn("W_TWO_PLAYER_FINAL", ("VT.9",), {"table": wished * settings.unit_seats})
    if settings.course in ("swiss", "double-score"):
        yield from _warnings_of_swiss(plan)
    if plan.timetable is not None:
        yield from _warnings_of_timetable(plan, plan.timetable)


def _warnings_of_swiss(plan: Plan) -> Iterator[Warn]:
    settings, units, rounds = plan.settings, plan.units, plan.settings.rounds or 0
    size = min(plan.rounds[0].sizes)
    free = FREE_ROUNDS.get((units, size), (units - 1) // (size - 1))
    if rounds > free:
        yield Warn("W_REPEATS", ("VT.8",), {"units": units, "rounds": rounds, "free": free})
    advised = advised_rounds(units, settings.table_units)
    if rounds < advised:
        yield Warn("W_FEW_ROUNDS", ("VT.8",), {"units": units, "rounds": rounds, "advised": advised})


def advised_rounds(units: int, size: int) -> int:
    """Rounds of a Swiss: ⌈log_k n⌉ leave about one undefeated, and three are the minimum (2.5)."""
    rounds = 1
    while size**rounds < units:
        rounds += 1
    return max(MINIMUM_GAMES, rounds)


def _warnings_of_timetable(plan: Plan, table: Timetable) -> Iterator[Warn]:
    settings, units, facts = plan.settings, plan.units, table.facts()
    if settings.pools and len(set(pool_sizes(units, settings.pools))) > 1:
        yield Warn("W_UNEVEN_POOLS", ("TD.45",), {"sizes": sorted(set(map(len, table.pools)))})
    resting = len(table.resting(1))
    if resting and not settings.pools:
        yield Warn("W_RESTS", ("TD.40",), {"count": resting, "units": units})
    free = FREE_ROUNDS.get((units, settings.table_units))
    if free is not None and facts.rounds > free and not settings.pools:
        yield Warn("W_REPEATS", ("VT.9",), {"units": units, "rounds": facts.rounds, "free": free})
    elif settings.rounds is None and facts.meet_min != facts.meet_max:
        yield Warn("W_UNEVEN_MEETINGS", ("VT.9",), {"least": facts.meet_min, "most": facts.meet_max})
