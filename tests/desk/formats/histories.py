"""Random histories of tournaments: drops, late entrants, separations, scores."""

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from fieldofview.desk.formats import words
from fieldofview.desk.formats.draw import Drawn, Wishes, draw
from fieldofview.desk.formats.past import Past, pulled_up
from fieldofview.desk.formats.sizes import sizes
from fieldofview.desk.formats.verifier import faults_of_round, meetings


@dataclass
class History:
    """What a desk would know; `play` draws a round and lets chance win."""

    seed: int
    preferred: int = 4
    by_scores: bool = True
    rounds: list[tuple[tuple[str, ...], ...]] = field(default_factory=list)
    wins: Counter[str] = field(default_factory=Counter)
    pulled: Counter[str] = field(default_factory=Counter)
    separated: frozenset[frozenset[str]] = frozenset()

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)

    def wishes(self) -> Wishes:
        scores = {unit: float(count) for unit, count in self.wins.items()} if self.by_scores else {}
        return Wishes(Past.of(self.rounds, self.preferred), scores, pulled=self.pulled, separated=self.separated)

    def play(self, active: list[str]) -> Drawn:
        order = sorted(active, key=lambda unit: (-self.wins[unit], unit))
        drawn = draw(order, sizes(len(order), self.preferred), self.rng.randrange(1 << 30), self.wishes())
        if self.by_scores and self.wins:
            self.pulled.update(pulled_up(drawn.tables, self.wins))
        self.rounds.append(drawn.tables)
        self.wins.update(self.rng.choice(table) for table in drawn.tables)
        return drawn


def random_history(seed: int) -> tuple[History, list[str]]:
    """Some rounds of a random field, not drawn but thrown together, and who is still active."""
    rng = random.Random(seed)
    n = rng.randint(4, 28)
    active = [f"u{number}" for number in range(n)]
    history = History(seed, rng.randint(2, 6), by_scores=rng.random() < 0.7)
    for _ in range(rng.randint(0, 5)):
        order = rng.sample(active, len(active))
        tables, at = [], 0
        for size in sizes(len(order), history.preferred):
            tables.append(tuple(order[at : at + size]))
            at += size
        history.rounds.append(tuple(tables))
        history.wins.update(rng.choice(table) for table in tables)
        if len(active) > 4 and rng.random() < 0.3:
            active.remove(rng.choice(active))
        if rng.random() < 0.2:
            active.append(f"late{len(history.rounds)}")
    pairs = {frozenset(rng.sample(active, 2)) for _ in range(rng.randint(0, 3))}
    history.separated = frozenset(pairs) if len(sizes(len(active), history.preferred)) > 3 else frozenset()
    return history, active


def check_history(seed: int) -> None:
    """Every invariant of a drawn round, after any history."""
    history, active = random_history(seed)
    order = sorted(active, key=lambda unit: (-history.wins[unit], unit))
    table_sizes = sizes(len(order), history.preferred)
    wishes = history.wishes()
    drawn = draw(order, table_sizes, seed, wishes)
    assert faults_of_round(drawn.tables, active, sizes=table_sizes, separated=wishes.separated) == []
    earlier = meetings(history.rounds)
    squares = sum(earlier[frozenset(pair)] ** 2 for table in drawn.tables for pair in combinations(table, 2))
    parts = drawn.parts()
    assert parts.repeats == 3 * squares
    if seed % 10 == 0:
        assert draw(order, table_sizes, seed, wishes).tables == drawn.tables
    for number in range(1, len(drawn.tables) + 1):
        for kind, data in drawn.explain(number):
            assert words.sentence(kind, data, "en") != words.sentence(kind, data, "de")
