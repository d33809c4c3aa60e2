"""Rounds that come from seeds."""

import random

import pytest

from fieldofview.desk.formats.draw import CannotSeparate, pairs
from fieldofview.desk.formats.groups import Groups, first_round, keep_apart, knock_out_round
from fieldofview.desk.formats.settings import FormatSettings
from fieldofview.desk.formats.verifier import faults_of_round


def seeds(n: int) -> list[str]:
    return [str(number) for number in range(1, n + 1)]


def test_first_rounds_by_the_leaderboard_are_snakes() -> None:
    swiss = FormatSettings("swiss", rounds=3, grouping="leaderboard")
    assert first_round(swiss, seeds(8)) == Groups([["1", "4", "5", "8"], ["2", "3", "6", "7"]], [])
    without_odd = FormatSettings("swiss", rounds=3, table=2, odd_tables=False)
    assert first_round(without_odd, seeds(5)) == Groups([["1", "4"], ["2", "3"]], ["5"])


def test_knock_out_rounds_follow_the_ladder() -> None:
    assert knock_out_round(FormatSettings("knock-out", table=2), seeds(3)) == Groups([["2", "3"]], ["1"])
    assert first_round(FormatSettings("knock-out"), seeds(5)) == Groups([["1", "4", "5"], ["2", "3"]], [])
    after_cut = FormatSettings("swiss", rounds=3, cut=9, final_table=3)
    assert knock_out_round(after_cut, seeds(9)).tables == [["1", "6", "7"], ["2", "5", "8"], ["3", "4", "9"]]
    assert knock_out_round(after_cut, ["2", "3", "7"]).tables == [["2", "3", "7"]]
    giants = FormatSettings("two-headed-giant", base="knock-out")
    assert knock_out_round(giants, seeds(4)).tables == [["1", "4"], ["2", "3"]]


def test_separated_seeds_change_places_with_near_ones() -> None:
    tables = first_round(FormatSettings("swiss", rounds=3), seeds(8)).tables
    assert keep_apart(tables, seeds(8), frozenset()) == tables
    assert keep_apart(tables, seeds(8), pairs([["1", "8"]])) == [["1", "4", "5", "7"], ["2", "3", "6", "8"]]
    with pytest.raises(CannotSeparate, match="lift some"):
        keep_apart(tables, seeds(8), pairs([["1", "2", "3"]]))


def test_separation_holds_for_many_fields() -> None:
    rng = random.Random(4)
    for _ in range(200):
        n = rng.randint(12, 40)
        apart = pairs([rng.sample(seeds(n), 2) for _ in range(rng.randint(1, 4))])
        tables = first_round(FormatSettings("swiss", rounds=3), seeds(n)).tables
        found = keep_apart(tables, seeds(n), apart)
        assert faults_of_round(found, seeds(n), sizes=[len(table) for table in tables], separated=apart) == []
