"""One round for Swiss, random tables, double-score and survival: the weighted objective of 2.2."""

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby
from math import fsum
from typing import Literal

from ...cards.complaint import Complaint
from .past import Past, score_group
from .sizes import usual_size
from .swaps import EPSILON, Costs, anneal

RESTARTS = 3
RESTARTS_FOR_SEPARATION = 6
SEPARATED = 10_000.0  # above anything else a round can cost

Reason = tuple[str, dict[str, object]]


class CannotSeparate(Complaint):
    """No round was found that keeps the separated pairs apart; the message is one sentence."""


@dataclass(frozen=True)
class Weights:
    """How much each wish weighs: a repeat costs this times the square of earlier meetings (0, 3, 12, 27)."""

    repeat: float = 3.0
    spread: float = 0.5
    odd: float = 1.0
    pull: float = 2.0


@dataclass(frozen=True)
class Wishes:
    """What a draw knows beside its units; everything may be empty."""

    past: Past = field(default_factory=Past)
    scores: Mapping[str, float] = field(default_factory=dict)  # empty: not by scores
    score_step: float = 1.0  # how much score is worth as much as a win
    pulled: Mapping[str, int] = field(default_factory=dict)  # how often each was pulled up so far
    separated: frozenset[frozenset[str]] = frozenset()
    weights: Weights = field(default_factory=Weights)
    odd_end: Literal["low", "high"] = "low"  # which end of the standings gets the odd-sized tables

    @property
    def has_groups(self) -> bool:
        """Whether equal scores form groups: wins do, points do not."""
        return bool(self.scores) and self.score_step == 1


@dataclass(frozen=True)
class Parts:
    """The cost of a round by its parts, weighted."""

    separated: int
    repeats: float
    spread: float
    odd: float
    pull: float

    @property
    def total(self) -> float:
        return SEPARATED * self.separated + self.repeats + self.spread + self.odd + self.pull


@dataclass(frozen=True)
class Figures:
    """The numbers behind the slider "new opponents or equal records"."""

    repeats: int  # pairs that have met before
    most_met: int  # the highest number of meetings of a pair, this one included
    mean_spread: float  # of scores at a table
    odd_again: int  # units at an odd-sized table who sat at one before


@dataclass(frozen=True)
class Drawn:
    """A round that was drawn: tables in order, units of a table in order of the standings."""

    tables: tuple[tuple[str, ...], ...]
    seed: int
    wishes: Wishes = field(repr=False)

    @property
    def usual(self) -> int:
        """The size of a table that is not odd."""
        return usual_size([len(table) for table in self.tables], self.wishes.past.preferred)

    def parts(self) -> Parts:
        """The cost by parts, from the tables alone."""
        wishes, weights = self.wishes, self.wishes.weights
        apart = repeats = spread = odd = pull = 0.0
        for table in self.tables:
            for one, other in combinations(table, 2):
                apart += frozenset((one, other)) in wishes.separated
                repeats += weights.repeat * len(wishes.past.met(one, other)) ** 2
            if len(table) != self.usual:
                odd += weights.odd * sum(wishes.past.odd_sittings[unit] for unit in table)
            scores = [wishes.scores.get(unit, 0) for unit in table]
            if wishes.scores:
                spread += weights.spread * ((max(scores) - min(scores)) / wishes.score_step) ** 2
            if wishes.has_groups:
                group = score_group(scores)
                pull += weights.pull * sum(
                    wishes.pulled.get(unit, 0) for unit, score in zip(table, scores, strict=True) if score < group
                )
        return Parts(int(apart), repeats, spread, odd, pull)

    def figures(self) -> Figures:
        """What to look at before publishing."""
        met = [self.wishes.past.met(*pair) for table in self.tables for pair in combinations(table, 2)]
        spreads = [
            max(scores) - min(scores)
            for table in self.tables
            if (scores := [self.wishes.scores.get(unit, 0) for unit in table])
        ]
        odd = [unit for table in self.tables if len(table) != self.usual for unit in table]
        return Figures(
            repeats=sum(bool(rounds) for rounds in met),
            most_met=1 + max(map(len, met), default=0),
            mean_spread=sum(spreads) / len(spreads),
            odd_again=sum(self.wishes.past.odd_sittings[unit] > 0 for unit in odd),
        )

    def explain(self, table: int) -> list[Reason]:
        """Why these sit at a table (counted from 1): kinds and data that `words` turns into sentences."""
        units, wishes = self.tables[table - 1], self.wishes
        found: list[Reason] = []
        scores = {unit: wishes.scores.get(unit, 0) for unit in units}
        if wishes.scores and not wishes.has_groups:
            found.append(("scores", {"high": max(scores.values()), "low": min(scores.values())}))
        if wishes.has_groups:
            group = score_group(list(scores.values()))
            found.append(("group", {"score": group, "high": max(scores.values()), "low": min(scores.values())}))
            for unit, score in scores.items():
                if score < group:
                    before = wishes.pulled.get(unit, 0)
                    found.append(("pulled-up", {"unit": unit, "score": score, "group": group, "before": before}))
        met = [(pair, wishes.past.met(*pair)) for pair in combinations(units, 2)]
        for (one, other), rounds in met:
            if rounds:
                found.append(("repeat", {"one": one, "other": other, "rounds": rounds}))
        if not any(rounds for _, rounds in met):
            found.append(("all-new", {}))
        if len(units) != self.usual:
            before_here = {unit: wishes.past.odd_sittings[unit] for unit in units}
            found.append(("odd-table", {"size": len(units), "usual": self.usual, "before": before_here}))
        return found


def draw(units: Sequence[str], table_sizes: Sequence[int], seed: int, wishes: Wishes | None = None) -> Drawn:
    """Seat units, given in order of the standings, at tables of these sizes; the same seed gives the same round."""
    wishes = wishes or Wishes()
    if sum(table_sizes) != len(units) or len(set(units)) != len(units):
        raise ValueError(f"{len(units)} units do not fill tables of {list(table_sizes)}.")
    rng = random.Random(seed)
    usual = usual_size(table_sizes, wishes.past.preferred)
    # Tables stand in the order of the standings; the odd-sized ones at the end that was chosen.
    ordered = sorted(table_sizes, key=lambda size: (size != usual) == (wishes.odd_end == "low"))
    is_odd = [size != usual for size in ordered]
    costs = _costs(units, wishes)
    best, found = float("inf"), [list[int]()]
    for attempt in range(RESTARTS_FOR_SEPARATION):
        if best < EPSILON or (attempt >= RESTARTS and best < SEPARATED):
            break
        cost, tables = anneal(_start(units, ordered, wishes, attempt, rng), is_odd, costs, rng)
        if cost < best - EPSILON:
            best, found = cost, tables
    drawn = Drawn(_in_order(units, found, wishes), seed, wishes)
    if drawn.parts().separated:
        raise CannotSeparate("The separated pairs cannot all be kept apart at these tables; lift some separations.")
    return drawn


def table_for_latecomer(tables: Sequence[Sequence[str]], unit: str, wishes: Wishes, most_seats: int = 6) -> int | None:
    """The table, counted from 1, where a late entrant sits without drawing anew: a short one, and the best of these.

    None where every table is full.
    """
    open_tables = [number for number, table in enumerate(tables) if len(table) < most_seats]
    if not open_tables:
        return None

    def cost(number: int) -> tuple[int, float]:
        seated = (*tables[number], unit)
        return len(tables[number]), Drawn((seated,), 0, wishes).parts().total

    return min(open_tables, key=cost) + 1


def pairs(groups: Iterable[Collection[str]]) -> frozenset[frozenset[str]]:
    """All pairs inside groups (families, clubs) that are to be separated."""
    return frozenset(frozenset(pair) for group in groups for pair in combinations(sorted(group), 2))


def _costs(units: Sequence[str], wishes: Wishes) -> Costs:
    weights, number = wishes.weights, {unit: index for index, unit in enumerate(units)}
    together = [[0.0] * len(units) for _ in units]

    def add(pair: frozenset[str], cost: float) -> None:
        places = [number[unit] for unit in pair if unit in number]
        if len(places) == 2:
            one, other = places
            together[one][other] += cost
            together[other][one] += cost

    for pair, rounds in wishes.past.meetings.items():
        add(pair, weights.repeat * len(rounds) ** 2)
    for pair in wishes.separated:
        add(pair, SEPARATED)
    return Costs(
        together,
        odd=[weights.odd * wishes.past.odd_sittings[unit] for unit in units],
        pull=[weights.pull * wishes.pulled.get(unit, 0) if wishes.has_groups else 0 for unit in units],
        scores=[wishes.scores.get(unit, 0) / wishes.score_step for unit in units] if wishes.scores else None,
        spread=weights.spread,
    )


def _start(
    units: Sequence[str], table_sizes: Sequence[int], wishes: Wishes, attempt: int, rng: random.Random
) -> list[list[int]]:
    """The standings cut into tables; at later attempts shuffled among equals, without scores always shuffled."""
    order = list(range(len(units)))
    if not wishes.scores:
        rng.shuffle(order)
    elif attempt:
        runs = [list(run) for _, run in groupby(order, key=lambda place: wishes.scores.get(units[place], 0))]
        for run in runs:
            rng.shuffle(run)
        order = [place for run in runs for place in run]
    tables, at = [], 0
    for size in table_sizes:
        tables.append(order[at : at + size])
        at += size
    return tables


def _in_order(units: Sequence[str], tables: list[list[int]], wishes: Wishes) -> tuple[tuple[str, ...], ...]:
    """Tables of high scores first, the best of each table first."""
    ordered = [sorted(table) for table in tables]
    if wishes.scores:
        ordered.sort(key=lambda table: (-fsum(wishes.scores.get(units[at], 0) for at in table) / len(table), table))
    return tuple(tuple(units[place] for place in table) for table in ordered)
