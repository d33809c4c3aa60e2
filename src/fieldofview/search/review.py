"""A finished game looked at again: what each pick cost, and where the game turned.

Every pick is judged by what its seat knew at that moment, never by what turned out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..game import Game
from ..game.record import steps
from ..game.windows import NOBODY
from ..views import Option, View
from .budget import Budget
from .thinking import think

SURE = 2.0  # standard errors by which another option must have been better to be held against a pick
DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class Pick:
    """One pick of one seat: its chance to win after it, what would have been better, and what that cost."""

    answer: int  # its number in the record
    turn: int
    seat: int
    picked: Option
    best: Option
    chance: float
    lost: float  # of one win; 0 where nothing is surely better
    error: float


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a seat's chance changed most between two of its picks."""

    seat: int
    before: Pick
    after: Pick

    @property
    def change(self) -> float:
        return self.after.chance - self.before.chance


def review(
    text: str, policy: str, budget: Budget, *, threads: int | None = None
) -> Iterator[tuple[int, int, list[Pick]]]:
    """Go through a record: after each act how many acts there are in all, which this is, and its picks judged."""
    before: Game | None = None
    told = 0
    acts = sum(1 for _ in steps(text)) - 1
    for number, game in enumerate(steps(text)):
        if before is not None:
            picks = [
                judge(view, picked, told + 1, policy, budget, threads)
                for view, picked in picked_views(before, game.answers[told:])
            ]
            yield number, acts, picks
        told = len(game.answers)
        before = game.clone()


def picked_views(game: Game, lines: tuple[str, ...]) -> Iterator[tuple[View, int]]:
    """The views at which these answers were given, with the numbers of their options, where there was a choice."""
    asked = [game.decision] if game.decision is not None else list(game.pending)
    said = {who: what for who, _, what in (line.partition(": ") for line in lines)}
    for decision in asked:
        line = said.get(decision.name, DECLINE if NOBODY in said else None)
        lines_here = [option.line for option in decision.options]
        if line in lines_here and len(lines_here) > 1:
            yield game.view(decision.seat), lines_here.index(line)


def judge(view: View, picked: int, answer: int, policy: str, budget: Budget, threads: int | None) -> Pick:
    """What a pick cost, against the best of the others in the same imagined games."""
    assert view.seat is not None
    thought = think(view, policy, budget, dice=answer, against=picked, guard=SURE, threads=threads)
    mine, best = thought.options[picked], thought.options[thought.best]
    lost = max(0.0, best.chance - mine.chance) if thought.best != picked else 0.0
    return Pick(answer, view.turns, view.seat, mine.option, best.option, mine.chance, lost, mine.error)


def turning_points(picks: list[Pick]) -> list[Turn]:
    """Changes of the seats' chances from pick to pick, the greatest first."""
    last: dict[int, Pick] = {}
    found = []
    for pick in picks:
        if pick.seat in last:
            found.append(Turn(pick.seat, last[pick.seat], pick))
        last[pick.seat] = pick
    return sorted(found, key=lambda turn: -abs(turn.change))
