"""Duplicate deals: every deal is played with every bot at every seat, and intervals are of deals, not of games.

The games of one deal resemble each other; to count them as if they did not would give intervals of another width.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..game.making import HAND
from ..kernel.backends import NumbaBackend
from ..kernel.layout import State
from ..policies import Policy
from ..policies.contests import SEEDS, SHARE, WHOLE
from ..policies.registry import backend as backend_with_policies
from ..policies.registry import weights_array, weights_of
from .cluster import Cluster
from .contest import BadContest, Contest, play_stretch
from .summary import half_of
from .workers import Workers, as_they_end, by_its_files, checked, interrupts, prompt_interrupts

STRETCH = 100  # deals of one piece of work


@dataclass(frozen=True, slots=True)
class DuplicateRate:
    """A bot's part of the wins on duplicate deals, from 0 to 1, and half the width of its 95 % interval.

    Of one deal there is no interval: it is endless.
    """

    rate: float
    margin: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.rate:.1f} ± {self.told_margin} %"

    @property
    def told_margin(self) -> str:
        return f"{100 * self.margin:.1f}" if self.is_bounded else "–"

    @property
    def is_bounded(self) -> bool:
        return math.isfinite(self.margin)

    @property
    def bound(self) -> float | None:
        """The margin as JSON has it, which knows nothing endless."""
        return self.margin if self.is_bounded else None


def rate_of(shares: Sequence[float], low: float = 0.0, high: float = 1.0) -> DuplicateRate:
    """The rate of one bot from its part of each deal's games, from low to high; the interval is clustered by deal."""
    return DuplicateRate(math.fsum(shares) / len(shares), half_of(shares, low, high), len(shares))


@by_its_files
def play_duplicate(contest: Contest, progress: Callable[[int], None] | None = None, workers: Workers = None) -> Shares:
    """Play the deals of a contest, of which it has as many as games: each once for every seat of the first bot.

    On all cores, on so many or on a cluster, which changes no result; interrupted, it returns what was played so far.
    """
    crew = checked(workers)
    if contest.backend == "cuda":
        raise BadContest("An accelerator only counts; duplicate deals need the back end numba or plain.")
    with prompt_interrupts():
        none = play_stretch if contest.own else duplicate_stretch
        none(contest, 0, 0)  # compiles once, before the workers need it
    found: list[list[int]] = []
    with interrupts() as interrupted:
        for rows in _played(contest, crew):
            found += rows
            if progress is not None:
                progress(len(found))
            if interrupted:
                break
    return Shares(contest.bots, found)


@dataclass(frozen=True, slots=True)
class Shares:
    """For each deal, how many of its games each bot won, in parts of WHOLE; a shared win is shared out."""

    bots: tuple[str, ...]
    deals: list[list[int]]

    def rate(self, bot: int = 0) -> DuplicateRate:
        """How one of the bots did, named by its place in the contest."""
        return rate_of([row[bot] / (WHOLE * len(self.bots)) for row in self.deals])

    def by_name(self) -> dict[str, DuplicateRate]:
        """How the bots of each name did, for one seat of theirs; who sits at all of them wins what there is."""
        found = {}
        for name in dict.fromkeys(self.bots):
            mine = [i for i, bot in enumerate(self.bots) if bot == name]
            shares = [sum(row[i] for i in mine) / (WHOLE * len(self.bots) * len(mine)) for row in self.deals]
            rate = rate_of(shares, high=1 / len(mine))  # one wins at most, so each of them that often
            found[name] = rate if len(mine) < len(self.bots) else replace(rate, margin=0.0)
        return found


def _played(contest: Contest, workers: int | Cluster) -> Iterator[list[list[int]]]:
    size = 1 if contest.own else STRETCH
    work = [(first, min(size, contest.games - first)) for first in range(0, contest.games, size)]
    numbered = ((contest, number, *piece) for number, piece in enumerate(work))
    compiled = contest.backend == "numba" and not contest.own
    early: dict[int, list[list[int]]] = {}
    wanted = 0
    for number, rows in as_they_end(_numbered, numbered, workers, 2, contest.files, compiled=compiled):
        early[number] = rows
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


def _numbered(contest: Contest, number: int, first: int, deals: int) -> tuple[int, list[list[int]]]:
    return number, duplicate_stretch(contest, first, deals)


def _with_views(contest: Contest, number: int) -> list[int]:
    """One deal with bots of one's own: as games of contests that begin at such a seed that the seats come out so."""
    shares = [0] * contest.players
    for turned in range(contest.players):
        beginning = replace(contest, seed=(contest.seed + number - turned) % SEEDS)
        for bot, row in enumerate(play_stretch(beginning, turned, 1).bots):
            shares[bot] += row[SHARE]
    return shares


def duplicate_stretch(contest: Contest, first: int, deals: int) -> list[list[int]]:
    """Some of a contest's deals."""
    if contest.own:
        return [_with_views(contest, number) for number in range(first, first + deals)]
    weights = weights_of(contest.policies, contest.tables, contest.players)
    return play_weighed(contest, contest.policies, weights, first, deals)


def play_weighed(contest: Contest, policies: Sequence[Policy], weights: Any, first: int, deals: int) -> list[list[int]]:
    """Some deals between policies with these weights, whatever files they come from."""
    rules = backend_with_policies(contest.backend)
    tables, bots = contest.tables, [policy.number for policy in policies]
    rows = [[0] * contest.players for _ in range(deals)]
    if isinstance(rules, NumbaBackend):
        import numpy as np

        shares = np.array(rows, np.int64).reshape(deals, contest.players)
        rules.rules.play_duplicates(
            rules.states(tables.size, 1), rules.tables(tables), weights_array(tuple(weights)), 0, contest.seed, first,
            deals, np.array(bots, np.int64), contest.turn_limit, HAND, shares,
        )  # fmt: skip
        found: list[list[int]] = shares.tolist()
        return found
    rules.rules.play_duplicates(
        [State(tables.size)], [tables.plain], [one.plain for one in weights], 0, contest.seed, first,
        deals, bots, contest.turn_limit, HAND, rows,
    )  # fmt: skip
    return rows
