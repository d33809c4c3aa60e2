"""Flat Monte Carlo: options in the same imagined games, the worse half left out again and again.

The option that comes first, which the policy itself would take, is never left out, and stays the answer unless another
one is better by more than its guard, in standard errors of the difference: the policy is no fool, and chance is no
argument.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from math import hypot

from ..game.trials import Bench, Tries
from .budget import Spending
from .crew import shared_out, side_by_side

AT_ONCE = 0.02  # seconds between looks at the clock
FIRST_WORLDS = 2  # for each thread, when nothing is known about the speed
CLEAR = 4.0  # standard errors by which an option is clearly the best
ENOUGH = 64  # games before anything is clear


class Flat:
    """A search under way: at any moment it knows an answer."""

    def __init__(self, bench: Bench, running: Sequence[int], seed: int, guard: float, turns: int, threads: int) -> None:
        bench.get_ready()
        self.benches = [bench, *(bench.twin() for _ in range(threads - 1))]
        self.seed, self.guard, self.turns = seed, guard, turns
        self.tries = [Tries() for _ in range(bench.options)]
        self.running = list(running)
        self.usual = self.running[0]
        self.worlds = 0

    def run(self, spending: Spending, tell: Callable[[], bool]) -> None:
        """Spend the budget, or stop as soon as an option is clearly the best, or nobody wants to hear more."""
        count = len(self.running)
        rounds = max(1, (count - 1).bit_length())
        while spending.part < 1:
            done = int(spending.part * rounds)
            self.leave_out(max(2, -(-count >> done)))
            affordable = spending.affordable((done + 1) / rounds, AT_ONCE)
            worlds = max(1, affordable // len(self.running)) if affordable else FIRST_WORLDS * len(self.benches)
            if count == 1:  # nothing is to be chosen: only how likely it wins
                worlds = min(worlds, ENOUGH)
            self.play(worlds)
            spending.rollouts += worlds * len(self.running)
            if not tell() or self.is_clear():
                return

    def play(self, worlds: int) -> None:
        """Try what is in the running in some new worlds."""
        stretches = shared_out(self.worlds, worlds, len(self.benches))

        def work(job: tuple[Bench, tuple[int, int]]) -> list[Tries]:
            bench, (first, count) = job
            return bench.try_options(self.running, self.seed, first, count, self.turns)

        for found in side_by_side(work, list(zip(self.benches, stretches, strict=False))):
            for mine, more in zip(self.tries, found, strict=True):
                add(mine, more)
        self.worlds += worlds

    def leave_out(self, keep: int) -> None:
        """Keep the policy's own option and those with the largest leads."""
        if keep < len(self.running):
            others = sorted(self.running[1:], key=lambda k: -self.tries[k].lead)
            self.running = [self.usual, *others[: keep - 1]]

    @property
    def best(self) -> int:
        """The option with the largest lead that passes the guard; else the policy's own."""
        passing = [k for k in self.running[1:] if self.tries[k].lead > self.guard * self.tries[k].lead_error]
        return max(passing, key=lambda k: self.tries[k].lead, default=self.usual)

    def is_clear(self) -> bool:
        """Whether one option is ahead of all others by far, or none makes any difference."""
        found = [self.tries[k] for k in self.running]
        if min(tries.games for tries in found) < ENOUGH:
            return False
        if all(tries.squares_ahead == 0 for tries in found[1:]):
            return True
        return _is_far_ahead(sorted(found, key=lambda tries: -tries.lead))


def _is_far_ahead(found: Sequence[Tries]) -> bool:
    best, second = found[:2]
    return best.lead - second.lead > CLEAR * hypot(best.error, second.error)


def add(mine: Tries, more: Tries) -> None:
    """Count on."""
    for field in fields(Tries):
        setattr(mine, field.name, getattr(mine, field.name) + getattr(more, field.name))
