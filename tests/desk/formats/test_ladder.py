"""Seeds, brackets and the ladder of a knock-out."""

from itertools import pairwise

import pytest

from fieldofview.desk.formats.ladder import NeverEnds, ladder, round_of, rungs
from fieldofview.desk.formats.seeds import byes, lowest_without_bye, snake, snake_sizes


def seeds(n: int) -> list[str]:
    return [str(number) for number in range(1, n + 1)]


def test_the_snake_runs_there_and_back() -> None:
    assert snake(seeds(9), 3) == [["1", "6", "7"], ["2", "5", "8"], ["3", "4", "9"]]
    assert snake(seeds(7), 2) == [["1", "4", "5"], ["2", "3", "6", "7"]]


def test_the_snake_makes_tables_that_differ_by_at_most_one() -> None:
    for n in range(1, 80):
        for tables in range(1, n + 1):
            found = snake_sizes(n, tables)
            assert sum(found) == n
            assert max(found) - min(found) <= 1


@pytest.mark.parametrize(
    ("n", "table", "advance", "expected"),
    [
        (9, 3, 1, [[3, 3, 3], [3]]),
        (16, 4, 1, [[4] * 4, [4]]),
        (24, 4, 1, [[4] * 6, [3, 3], [2]]),
        (33, 4, 1, [[3] * 3 + [4] * 6, [3, 3, 3], [3]]),
        (48, 6, 2, [[6] * 8, [5, 5, 6], [6]]),
        (4, 4, 1, [[4]]),
        (2, 4, 1, [[2]]),
        (8, 2, 1, [[2] * 4, [2, 2], [2]]),
        (5, 2, 1, [[2], [2, 2], [2]]),
    ],
)
def test_examples(n: int, table: int, advance: int, expected: list[list[int]]) -> None:
    assert ladder(n, table, advance) == expected


def test_what_never_ends_is_refused_with_its_reason() -> None:
    with pytest.raises(NeverEnds, match="a round of 4 never ends: its smallest table has 2; let at most 1 advance"):
        ladder(4, 3, 2)
    with pytest.raises(NeverEnds, match="tables of two"):
        ladder(8, 2, 2)
    with pytest.raises(NeverEnds, match="two or more"):
        ladder(1, 4, 1)


def test_every_ladder_gets_smaller_and_ends_at_one_table() -> None:
    for table in range(2, 7):
        for advance in range(1, table):
            for n in range(2, 90):
                try:
                    found = rungs(n, table, advance)
                except NeverEnds:
                    continue
                assert found[0].units == n
                assert len(found[-1].sizes) == 1
                for here, after in pairwise(found):
                    assert advance * len(here.sizes) + here.byes + here.best_losers == after.units < here.units


def test_a_wished_final_is_filled_with_best_losers() -> None:
    assert ladder(24, 4, 1, final_table=4) == [[4] * 6, [3, 3], [4]]
    assert [rung.best_losers for rung in rungs(24, 4, 1, 4)] == [0, 2, 0]
    assert ladder(5, 6, 1, final_table=4) == [[3, 2], [4]]
    assert ladder(6, 2, 1, final_table=3) == [[2, 2, 2], [3]]


def test_byes_go_to_the_top_seeds_and_every_round_is_a_snake_over_those_left() -> None:
    assert [byes(n) for n in (2, 3, 5, 6, 8, 9)] == [0, 1, 3, 2, 0, 7]
    assert round_of(seeds(6), 2) == ([["3", "6"], ["4", "5"]], ["1", "2"])
    assert round_of(["1", "2", "5", "6"], 2) == ([["1", "6"], ["2", "5"]], [])
    assert round_of(["1", "4", "5"], 3) == ([["1", "4", "5"]], [])
    assert round_of(seeds(5), 6, 4) == ([["1", "4", "5"], ["2", "3"]], [])


def test_rounds_of_a_field_have_the_sizes_of_the_ladder() -> None:
    for n in range(2, 60):
        for table in (2, 3, 4, 5, 6):
            tables, resting = round_of(seeds(n), table)
            first = rungs(n, table, 1)[0]
            assert tuple(map(len, tables)) == first.sizes
            assert len(resting) == first.byes


def test_a_bye_goes_to_the_lowest_who_had_none() -> None:
    assert lowest_without_bye(seeds(5), 2, {"5"}) == ["4", "3"]
    assert lowest_without_bye(["1", "2"], 1, {"1", "2"}) == ["2"]
