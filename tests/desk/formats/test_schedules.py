"""Timetables of round robins: constructions, library, search, pools; all looked at by the verifier."""

from itertools import combinations

import pytest

from fieldofview.desk.formats.circle import circle
from fieldofview.desk.formats.constructions import constructed, transversal
from fieldofview.desk.formats.galois import field
from fieldofview.desk.formats.library import schedules
from fieldofview.desk.formats.search import search, target_rounds
from fieldofview.desk.formats.sizes import exact_sizes
from fieldofview.desk.formats.timetable import Facts, schedule, timetable
from fieldofview.desk.formats.verifier import faults_of_schedule, meetings

Rounds = list[list[list[int]]]


def named(rounds: Rounds) -> list[list[list[str]]]:
    return [[[str(player) for player in table] for table in tables] for tables in rounds]


def units(n: int) -> list[str]:
    return [str(number) for number in range(n)]


def meeting_counts(rounds: Rounds, n: int) -> set[int]:
    met = meetings(named(rounds))
    return {met[frozenset(pair)] for pair in combinations(units(n), 2)}


def test_the_circle_is_the_published_table_of_six() -> None:
    published = ["16 25 34", "64 53 12", "26 31 45", "65 14 23", "36 42 51"]
    expected = [{frozenset(map(int, pair)) for pair in line.split()} for line in published]
    assert [{frozenset(player + 1 for player in table) for table in tables} for tables in circle(6)] == expected


@pytest.mark.parametrize("n", range(2, 40))
def test_in_the_circle_everybody_meets_once_and_an_odd_one_rests_in_turn(n: int) -> None:
    rounds = circle(n)
    assert len(rounds) == (n if n % 2 else n - 1)
    assert meeting_counts(rounds, n) == {1}
    assert faults_of_schedule(named(rounds), units(n), 2) == []


@pytest.mark.parametrize("q", [2, 3, 4, 5, 7, 8, 9, 16, 25, 27, 49])
def test_fields_divide(q: int) -> None:
    sums, products = field(q)
    for a in range(q):
        assert sorted(sums[a]) == list(range(q))
        if a:
            assert sorted(products[a]) == list(range(q))
        for b in range(q):
            for c in range(0, q, 3):
                assert products[a][sums[b][c]] == sums[products[a][b]][products[a][c]]


@pytest.mark.parametrize(
    ("n", "size", "rounds"),
    [
        (4, 2, 3), (9, 3, 4), (16, 4, 5), (25, 5, 6), (15, 3, 7), (21, 3, 10), (27, 3, 13), (28, 4, 9), (39, 3, 19),
        (57, 3, 28), (64, 4, 21), (6, 6, 1),
    ],
)  # fmt: skip
def test_constructions_let_every_pair_meet_exactly_once(n: int, size: int, rounds: int) -> None:
    found = constructed(n, size)
    assert found is not None
    assert len(found) == rounds
    assert meeting_counts(found, n) == {1}
    assert faults_of_schedule(named(found), units(n), size) == []


@pytest.mark.parametrize(
    ("n", "size"), [(20, 4), (28, 4), (32, 4), (36, 4), (35, 5), (100, 4), (12, 3), (24, 3), (49, 6)]
)
def test_transversals_have_no_repeat(n: int, size: int) -> None:
    found = transversal(n, size)
    if n % size:
        assert found is None
        return
    assert found is not None
    assert len(found) == n // size
    assert meeting_counts(found, n) == {0, 1}
    assert faults_of_schedule(named(found), units(n), size) == []


def test_no_transversal_without_a_field() -> None:
    assert transversal(36, 6) is None  # six is no order of a field
    assert transversal(20, 5) is None  # fewer tables than seats


def test_every_schedule_of_the_library_is_sound() -> None:
    assert len(schedules()) > 50
    for n, size, rounds in schedules():
        found = [list(tables) for tables in schedule(n, size, rounds)]
        assert len(found) == rounds
        assert faults_of_schedule(named(found), units(n), size) == [], (n, size)
        met = meetings(named(found)).values()
        often = sum(met) // (n * (n - 1) // 2)
        evenest = sum(met) * (2 * often + 1) - often * (often + 1) * n * (n - 1) // 2
        assert sum(count * count for count in met) <= 1.5 * evenest, (n, size)


def test_three_rounds_of_thirty_six_at_six_have_no_repeat() -> None:
    assert max(meeting_counts(list(schedule(36, 6, 3)), 36)) == 1


@pytest.mark.parametrize(("n", "size", "rounds"), [(16, 4, 5), (9, 3, 4)])
def test_the_search_finds_perfect_schedules_by_itself(n: int, size: int, rounds: int) -> None:
    assert target_rounds(n, exact_sizes(n, size)) == rounds == -(-(n - 1) // (size - 1))
    assert meeting_counts(search(n, exact_sizes(n, size), rounds, seed=1), n) == {1}


@pytest.mark.parametrize(("n", "size", "rounds"), [(7, 3, 7), (10, 4, 5), (6, 4, 3)])
def test_rests_are_even_in_what_is_searched(n: int, size: int, rounds: int) -> None:
    found = search(n, exact_sizes(n, size), rounds, seed=2, steps=20_000)
    assert faults_of_schedule(named(found), units(n), size) == []


def test_the_search_gives_the_same_for_the_same_seed() -> None:
    first = search(13, [5, 4, 4], 4, seed=3, steps=5_000)
    assert first == search(13, [5, 4, 4], 4, seed=3, steps=5_000)
    assert first != search(13, [5, 4, 4], 4, seed=4, steps=5_000)
    assert first[0] == [[0, 3, 6, 8, 11], [1, 2, 4, 12], [5, 7, 9, 10]]  # the same on every platform


def test_fewer_rounds_are_the_first_ones_and_more_begin_again() -> None:
    assert schedule(16, 4, 3) == schedule(16, 4)[:3]
    assert schedule(4, 2, 6) == schedule(4, 2) * 2


def test_pools_play_side_by_side() -> None:
    plan = timetable(units(16), 2, pool_size=4)
    assert plan.facts() == Facts(rounds=3, tables=8, meet_min=1, meet_max=1)
    assert plan.pools[0] == ("0", "7", "8", "15")
    uneven = timetable(units(14), 2, pool_size=4)
    assert sorted(map(len, uneven.pools)) == [3, 3, 4, 4]
    assert uneven.facts() == Facts(rounds=3, tables=6, meet_min=1, meet_max=1)


def test_who_sits_at_no_table_rests() -> None:
    plan = timetable(units(5), 2)
    assert plan.facts() == Facts(rounds=5, tables=2, meet_min=1, meet_max=1)
    assert sorted(unit for number in range(1, 6) for unit in plan.resting(number)) == units(5)
