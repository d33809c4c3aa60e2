"""What a command would change, shown before it is done: ranks, and what the next round would be (5.3)."""

from __future__ import annotations

from dataclasses import dataclass

from fieldofview.desk import commands as c
from fieldofview.desk.desk import Desk
from fieldofview.desk.model import Tournament
from fieldofview.desk.problems import Problem
from fieldofview.desk.progress import offered
from fieldofview.desk.standings import ranking


@dataclass(frozen=True, slots=True)
class Change:
    """Somebody's place before and after; 0 is no place, None not listed."""

    entry: str
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class Difference:
    """What would be otherwise."""

    ranks: tuple[Change, ...]
    joining: tuple[str, ...]  # who would be paired next and is not now
    leaving: tuple[str, ...]
    warnings: tuple[Problem, ...]


def preview(desk: Desk, command: c.Command, by: str) -> Difference:
    """Try a command on a copy; a refusal comes through."""
    then_state, warnings = _tried(desk, command, by)
    before, after = _places(desk.state), _places(then_state)
    ranks = [
        Change(entry, before.get(entry), after.get(entry))
        for entry in {**before, **after}
        if before.get(entry) != after.get(entry)
    ]
    now, then = _next(desk.state), _next(then_state)
    joining = tuple(unit for unit in then if unit not in now)
    leaving = tuple(unit for unit in now if unit not in then)
    return Difference(tuple(ranks), joining, leaving, warnings)


def _tried(desk: Desk, command: c.Command, by: str) -> tuple[Tournament, tuple[Problem, ...]]:
    if isinstance(command, c.Revert):
        decided = desk.decide(command, by)
        return desk.without(command.command), decided.warnings
    trial = desk.scratch()
    warnings = trial.put(command, by, "preview")
    return trial.state, warnings


def _places(t: Tournament) -> dict[str, int]:
    return {entry: rank for rank, entry in ranking(t)} if t.rounds else {}


def _next(t: Tournament) -> list[str]:
    return offered(t, len(t.rounds) + 1) if t.started and not t.finished else []
