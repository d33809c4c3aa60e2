"""The whole event before it starts: rounds, tables, limits and times."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from ...cards.complaint import Worded
from .advice import warnings
from .ladder import NeverEnds, Rung, rungs
from .planned import Hours, Plan, PlannedRound, RoundKind
from .settings import BadFormat, FormatSettings
from .survival import survivors
from .timetable import Timetable, timetable

LIMIT = 30 * 60  # VT.14


def plan(
    settings: FormatSettings, units: int, hours: Hours | None = None, limit: int = LIMIT, *, seed: int = 0
) -> Plan:
    """The plan for so many units (players, or teams); refused with `BadFormat` where it cannot be played.

    `limit` is the time of every round that is no final round, in seconds. Rounds of a survival are an estimate.
    """
    wrong = settings.problems(units)
    if wrong:
        raise BadFormat(wrong)
    table = _timetable(settings, units, seed)
    try:
        rounds = [*_main_rounds(settings, units, table), *_rounds_after_cut(settings)]
    except NeverEnds as error:
        raise BadFormat([Worded("{error}", error=error)]) from error
    dressed = [
        _dressed(settings, replace(played, number=number), limit, is_last=number == len(rounds))
        for number, played in enumerate(rounds, 1)
    ]
    found = Plan(settings, units, tuple(_timed(dressed, hours or Hours())), table, ())
    return replace(found, warnings=tuple(warnings(found)))


def _timetable(settings: FormatSettings, units: int, seed: int) -> Timetable | None:
    if settings.course != "round-robin":
        return None
    names = [str(number) for number in range(1, units + 1)]
    return timetable(names, settings.table_units, settings.pools, settings.rounds, seed)


def _bare(sizes: tuple[int, ...], resting: int = 0, best_losers: int = 0) -> PlannedRound:
    """A round without its number, kind and games."""
    return PlannedRound(0, "main", "regular", sizes, resting, 1, None, None, False, best_losers)


def _of_rung(rung: Rung) -> PlannedRound:
    return _bare(rung.sizes, rung.byes, rung.best_losers)


def _main_rounds(settings: FormatSettings, units: int, table: Timetable | None) -> Iterator[PlannedRound]:
    if table is not None:
        for number, tables in enumerate(table.rounds, 1):
            yield _bare(tuple(map(len, tables)), len(table.resting(number)))
    elif settings.course == "knock-out":
        yield from map(_of_rung, rungs(units, settings.table_units, settings.advancing, settings.wished_final))
    elif settings.kind == "survival":
        *before, final = survivors(units, settings.table_units, settings.lives)
        yield from (_bare(tuple(settings.unit_sizes(left))) for left in before)
        yield _bare((final,))
    else:
        sizes = tuple(settings.unit_sizes(units))
        yield from (_bare(sizes, units - sum(sizes)) for _ in range(settings.rounds or 0))


def _rounds_after_cut(settings: FormatSettings) -> Iterator[PlannedRound]:
    if settings.cut:
        size = settings.final_table_seats // settings.unit_seats
        yield from (replace(_of_rung(rung), stage="final") for rung in rungs(settings.cut, size, settings.advancing))


def _dressed(settings: FormatSettings, played: PlannedRound, limit: int, *, is_last: bool) -> PlannedRound:
    """Kind, games and limit of a round (VT.14, VT.16, TD.31)."""
    first_to = settings.first_to
    has_final = settings.cut or settings.course in ("knock-out", "survival")
    if is_last and has_final and settings.final_first_to:
        first_to = settings.final_first_to
    kind: RoundKind = "final" if is_last or played.stage == "final" else "regular"
    time: int | None = limit
    if kind == "final":
        if settings.final_limit is not None:
            time = None if settings.final_limit == "none" else settings.final_limit
        elif has_final:
            time = None
    return replace(
        played,
        kind=kind,
        games=first_to or settings.games,
        first_to=first_to,
        limit=time,
        stipulated=kind == "final" and time is not None,
    )


def _timed(rounds: list[PlannedRound], hours: Hours) -> Iterator[PlannedRound]:
    """Estimated times: a round takes its limit, an untimed one its likely games."""
    at = hours.start
    for played in rounds:
        if at is None:
            yield played
            continue
        likely = 2 * played.first_to - 1 if played.first_to else played.games
        length = timedelta(seconds=played.limit) if played.limit else timedelta(minutes=hours.game * likely)
        yield replace(played, start=at, end=at + length)
        at += length + timedelta(minutes=hours.changeover)
