"""The verifier sees every fault: each is made on purpose here."""

import pytest

from fieldofview.desk.formats.verifier import faults_of_round, faults_of_schedule, meetings, repeats

GOOD = [["a", "b", "c"], ["d", "e"]]
ACTIVE = ["a", "b", "c", "d", "e"]


def test_a_good_round_has_no_fault() -> None:
    assert faults_of_round(GOOD, ACTIVE, sizes=[3, 2]) == []
    assert faults_of_round([["a", "b"]], ["a", "b", "c"], resting=["c"]) == []


@pytest.mark.parametrize(
    ("tables", "options", "fault"),
    [
        ([["a", "b"], ["d", "e"]], {}, "c has no place."),
        ([["a", "b", "c"], ["d", "e", "a"]], {}, "a has 2 places."),
        (GOOD, {"resting": ["a"]}, "a has 2 places."),
        ([["a", "b", "c"], ["d", "e", "x"]], {}, "x does not play in this round."),
        (GOOD, {"sizes": [5]}, "The tables have [2, 3] seats, not [5]."),
        ([ACTIVE], {"hi": 4}, "Table 1 has 5 seats, not 2 to 4."),
        ([["a"], ["b", "c", "d", "e"]], {}, "Table 1 has 1 seats, not 2 to 6."),
        (GOOD, {"separated": [frozenset("de")]}, "d and e are separated and share table 2."),
    ],
)
def test_each_fault_is_seen(tables: list[list[str]], options: dict[str, object], fault: str) -> None:
    assert fault in faults_of_round(tables, ACTIVE, **options)  # type: ignore[arg-type]


def test_meetings_are_counted() -> None:
    rounds = [GOOD, [["a", "b"], ["c", "d", "e"]]]
    assert meetings(rounds)[frozenset("ab")] == 2
    assert repeats(rounds) == 2


def test_uneven_rests_and_short_tables_of_a_schedule_are_seen() -> None:
    fair = [[["a", "b"]], [["a", "c"]], [["b", "c"]]]
    assert faults_of_schedule(fair, ["a", "b", "c"], 2) == []
    unfair = [[["a", "b"]], [["a", "b"]]]
    assert faults_of_schedule(unfair, ["a", "b", "c"], 2) == ["Rests are uneven: 0 to 2."]
    assert faults_of_schedule([[["a"]]], ["a", "b"], 2)
