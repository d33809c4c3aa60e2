"""Table sizes: the examples of the specification, and what holds for every number."""

import pytest

from fieldofview.desk.formats.sizes import BadSize, exact_sizes, sizes, team_sizes, usual_size


@pytest.mark.parametrize(
    ("n", "preferred", "expected"),
    [
        (5, 4, [5]),
        (6, 4, [3, 3]),
        (7, 4, [4, 3]),
        (9, 4, [5, 4]),
        (10, 4, [4, 3, 3]),
        (11, 4, [4, 4, 3]),
        (13, 4, [5, 4, 4]),
        (17, 4, [5, 4, 4, 4]),
        (19, 4, [4, 4, 4, 4, 3]),
        (23, 4, [4, 4, 4, 4, 4, 3]),
        (4, 3, [4]),
        (12, 5, [6, 6]),
        (5, 2, [3, 2]),
        (2, 6, [2]),
    ],
)
def test_examples(n: int, preferred: int, expected: list[int]) -> None:
    assert sizes(n, preferred) == expected


@pytest.mark.parametrize("preferred", range(2, 7))
def test_every_number_can_be_split_and_no_split_is_nearer(preferred: int) -> None:
    for n in range(2, 200):
        found = sizes(n, preferred)
        assert sum(found) == n
        assert found == sorted(found, reverse=True)
        assert max(found) - min(found) <= 1
        assert min(found) >= 2
        assert max(found) <= 6
        away = abs(n / len(found) - preferred)
        for tables in range(1, n + 1):
            if n // tables >= 2 and -(-n // tables) <= 6:
                other = abs(n / tables - preferred)
                assert away < other + 1e-12
                assert away < other - 1e-12 or len(found) <= tables


def test_three_and_more_split_into_tables_of_three_to_six() -> None:
    for n in range(3, 200):
        assert min(sizes(n, 6, lo=3)) >= 3
    with pytest.raises(BadSize, match="2 players"):
        sizes(2, 4, lo=3)


def test_short_tables_never_exceed_and_long_ones_never_fall_below_where_possible() -> None:
    assert sizes(9, 4, prefer="short") == [3, 3, 3]
    assert sizes(11, 4, prefer="long") == [6, 5]
    assert sizes(10, 4, prefer="long") == [5, 5]
    assert sizes(7, 4, prefer="long") == [4, 3]  # no table of seven
    for n in range(2, 100):
        assert n == 3 or max(sizes(n, 3, prefer="short")) <= 3
        if n >= 20:
            assert min(sizes(n, 4, prefer="long")) >= 4


def test_teams_sit_at_tables_of_two_or_three() -> None:
    assert [team_sizes(n) for n in (2, 3, 5, 6, 7)] == [[2], [3], [3, 2], [2, 2, 2], [3, 2, 2]]
    assert team_sizes(6, preferred=3) == [3, 3]
    assert team_sizes(4, preferred=3) == [2, 2]


def test_a_round_robin_has_full_tables() -> None:
    assert exact_sizes(17, 4) == [4, 4, 4, 4]
    assert exact_sizes(3, 4) == [3]


def test_the_usual_size_is_the_preferred_or_the_most_common() -> None:
    assert usual_size([5, 4, 4, 4], 4) == 4
    assert usual_size([5, 4], 4) == 4
    assert usual_size([3, 3], 4) == 3
    assert usual_size([6, 5, 5], 4) == 5
    assert usual_size([6, 5], 4) == 6
