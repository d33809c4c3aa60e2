"""A second opinion on repeats: the exact solver finds no round with fewer than the draw."""

import random
from collections import Counter
from itertools import combinations

import pytest

from fieldofview.desk.formats.draw import Weights, Wishes, draw
from fieldofview.desk.formats.past import Past
from fieldofview.desk.formats.sizes import sizes
from fieldofview.desk.formats.verifier import meetings

cp_model = pytest.importorskip("ortools.sat.python.cp_model", reason="ortools is not installed (extra: dev)")

Rounds = list[list[list[str]]]


def thrown_together(n: int, preferred: int, rounds: int, seed: int) -> Rounds:
    """Earlier rounds without any thought, so that repeats are hard to avoid."""
    rng, units = random.Random(seed), [f"u{number}" for number in range(n)]
    found = []
    for _ in range(rounds):
        order, tables = rng.sample(units, n), []
        for size in sizes(n, preferred):
            tables.append([order.pop() for _ in range(size)])
        found.append(tables)
    return found


def least_squares(units: list[str], table_sizes: list[int], earlier: Counter[frozenset[str]]) -> int:
    """The least sum of squared earlier meetings that any round has; proven, or the test fails."""
    model = cp_model.CpModel()
    at = {
        (unit, table): model.new_bool_var(f"{unit} at {table}") for unit in units for table in range(len(table_sizes))
    }
    for unit in units:
        model.add_exactly_one(at[unit, table] for table in range(len(table_sizes)))
    for table, size in enumerate(table_sizes):
        model.add(sum(at[unit, table] for unit in units) == size)
    if len(set(table_sizes)) == 1:
        model.add(at[units[0], 0] == 1)  # tables of one size can be renamed
    cost = []
    for one, other in combinations(units, 2):
        met = earlier[frozenset((one, other))]
        if met:
            together = model.new_bool_var(f"{one} {other}")
            for table in range(len(table_sizes)):
                model.add_bool_or(~at[one, table], ~at[other, table], together)
            cost.append(met * met * together)
    model.minimize(sum(cost))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    solver.parameters.max_time_in_seconds = 25
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


@pytest.mark.parametrize(
    ("n", "preferred", "rounds"),
    [(6, 2, 4), (8, 4, 3), (9, 3, 4), (10, 4, 3), (11, 3, 4), (12, 4, 3), (12, 3, 6), (13, 4, 2), (14, 2, 12)],
)
def test_the_solver_finds_no_round_with_fewer_repeats(n: int, preferred: int, rounds: int) -> None:
    past = thrown_together(n, preferred, rounds, seed=n)
    units, table_sizes = [f"u{number}" for number in range(n)], sizes(n, preferred)
    earlier = meetings(past)
    wishes = Wishes(Past.of(past, preferred), weights=Weights(repeat=1, odd=0))
    drawn = draw(units, table_sizes, 1, wishes)
    squares = sum(earlier[frozenset(pair)] ** 2 for table in drawn.tables for pair in combinations(table, 2))
    assert squares == least_squares(units, table_sizes, earlier)
