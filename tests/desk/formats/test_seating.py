"""Seat orders."""

import random
from itertools import permutations

from fieldofview.desk.formats.seating import Seatings, alternate, seat

FOUR = ["ann", "ben", "cem", "dot"]


def test_random_seats_hang_on_the_seed_alone() -> None:
    assert seat(FOUR, "random", 7) == seat(FOUR[::-1], "random", 7)
    assert len({tuple(seat(FOUR, "random", seed)) for seed in range(200)}) == 24


def test_free_seats_stay_as_given_and_fixed_ones_as_in_the_first_game() -> None:
    assert seat(FOUR, "free", 1) == FOUR
    first = seat(FOUR, "fixed-for-match", 1)
    assert sorted(first) == FOUR
    assert seat(FOUR, "fixed-for-match", 2, first_game=first) == first


def test_left_is_the_next_seat_clockwise() -> None:
    earlier = Seatings((("ann", "ben", "cem"),))
    assert earlier.neighbours == {("ben", "ann"): 1, ("cem", "ben"): 1, ("ann", "cem"): 1}


def test_balanced_seats_are_the_best_of_all_orders() -> None:
    rng = random.Random(5)
    for seed in range(20):
        games = tuple(tuple(rng.sample(FOUR, 4)) for _ in range(rng.randrange(6)))
        earlier = Seatings(games)
        found = seat(FOUR, "balanced", seed, earlier)
        assert earlier.cost(found) == min(map(earlier.cost, permutations(FOUR)))


def test_nobody_keeps_a_neighbour_where_another_order_is_left() -> None:
    earlier = Seatings((tuple(FOUR),))
    for seed in range(10):
        found = seat(FOUR, "balanced", seed, earlier)
        after = Seatings((*earlier.tables, tuple(found))).neighbours
        assert max(after.values()) == 1


def test_equal_optima_are_drawn_by_chance() -> None:
    assert len({tuple(seat(FOUR, "balanced", seed, Seatings())) for seed in range(60)}) > 15


def test_a_table_of_twelve_is_searched_by_swaps() -> None:
    twelve = [f"p{number:02}" for number in range(12)]
    games: list[tuple[str, ...]] = []
    for game in range(4):
        games.append(tuple(seat(twelve, "balanced", game, Seatings(tuple(games)))))
    assert max(Seatings(tuple(games)).neighbours.values()) == 1


def test_giants_sit_alternately() -> None:
    assert alternate([["A1", "A2"], ["B1", "B2"], ["C1", "C2"]]) == ["A1", "B1", "C1", "A2", "B2", "C2"]
    assert alternate([["A1", "A2"], ["B1"]]) == ["A1", "B1", "A2"]
