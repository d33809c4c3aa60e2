"""The table of an event or a stage, and the final places: by exit where tables send some home (2.2, TD.44)."""

from __future__ import annotations

from fieldofview.desk.matches import play_off_result
from fieldofview.desk.model import Game, Tournament
from fieldofview.desk.progress import Exit, exits
from fieldofview.desk.scoreboard import Row, Scoreboard, Tier, with_first
from fieldofview.desk.shape import base
from fieldofview.desk.ties import parted, title_play_off


class Table(Scoreboard):
    """A scoreboard that knows who left an elimination when."""

    def _ordered(self, units: list[str]) -> list[Tier]:
        if base(self.t) in ("knock-out", "survival"):
            return by_exit(self.t, units, exits(self.t))
        return super()._ordered(units)


def by_exit(t: Tournament, units: list[str], found: dict[str, Exit]) -> list[Tier]:
    """Entries by the round they left in, then by what they did in it."""
    metrics = (
        ("round-of-exit", "lives", "wins", "points") if base(t) == "survival" else ("round-of-exit", "wins", "points")
    )

    def values(unit: str) -> tuple[int, ...]:
        exit = found.get(unit, Exit(0, 0, 0, 0, False))
        if exit.walked_out:
            return (exit.round, -1, -1, -(10**9))[: len(metrics)]
        middle = (exit.lives, exit.wins) if "lives" in metrics else (exit.wins,)
        return (exit.round, *middle, exit.points)

    tiers: list[Tier] = []
    above: tuple[int, ...] = ()
    for key in sorted({values(unit) for unit in units}, reverse=True):
        why = next((m for m, a, b in zip(metrics, above, key, strict=False) if a != b), "")
        tiers.append(([unit for unit in units if values(unit) == key], why))
        above = key
    over = t.finished or (tiers and found.get(tiers[0][0][0], Exit(0, 0, 0, 0, False)).final)
    if tiers and len(tiers[0][0]) > 1 and over:
        first, *others = tiers
        game = _final_play_off(t, first[0]) or title_play_off(t, first[0])
        ordered, reasons = parted(t, game, first[0])
        tiers = [([ordered[0]], first[1]), (ordered[1:], reasons[0]), *others]
    return tiers


def _final_play_off(t: Tournament, units: list[str]) -> Game | None:
    last = t.last_round
    tables = list(last.tables.values()) if last else []
    return next((play_off_result(table) for table in tables if set(units) <= set(t.units(table.seats))), None)


def table(t: Tournament, stage: str | None = None) -> list[Row]:
    """The table of a stage, or of the whole event without a cut."""
    return Table(t, stage).rows()


def final_rows(t: Tournament) -> list[Row]:
    """The final table: after a cut the finalists by their exit, then the others as they stood before it."""
    if not t.settings.format.cut:
        return table(t)
    main = Table(t, "main")
    finalists = exits(t)
    standing = [u for u in finalists if u in main.tallies and u not in main.out and u not in main.last]
    tiers = by_exit(t, standing, finalists)
    for units, why in main.tiers():
        others = [unit for unit in units if unit not in standing]
        if others:
            tiers.append((others, why))
    if t.finished and len(main.last) + len(main.out) < len(main.tallies):
        tiers = main.titled(tiers)  # the final stage may have had nobody who stayed, or was never played
    return main.listed(with_first(tiers))


def ranking(t: Tournament) -> list[tuple[int, str]]:
    """Final places; rank 0 is listed without one."""
    return [(row.rank, row.entry) for row in final_rows(t)]
