"""Time called: the vectors of VT.15."""

from __future__ import annotations

import pytest

from fieldofview.desk.overtime import Overtime, State, WrongTurn

SEATS = ["s1", "s2", "s3", "s4"]


def turns(*names: str) -> list[tuple[str, str]]:
    return [(name, "ends") for name in names]


def test_a_tie_is_played_on_and_anybody_may_win_it() -> None:
    tracker = Overtime.called(SEATS, "s3")
    assert tracker.owed == ["s4", "s1", "s2", "s3"]
    totals = {"s1": 85, "s2": 60, "s3": 85, "s4": 80}
    tracker.take(turns("s3", "s4", "s1", "s2", "s3"), totals, empty=False)
    assert (tracker.state, tracker.next) == (State.SUDDEN_DEATH, "s4")
    tracker.take(turns("s4"), {**totals, "s4": 90}, empty=False)
    assert (tracker.state, tracker.winners, tracker.end) == (State.OVER, ("s4",), "time-tiebreak")


def test_a_hundred_at_the_end_of_an_own_turn_wins_at_once() -> None:
    tracker = Overtime.called(SEATS, "s1")
    tracker.take(turns("s1", "s2"), {"s1": 120, "s2": 100, "s3": 0, "s4": 0}, empty=False)
    assert (tracker.winners, tracker.end) == (("s2",), "hundred")


def test_an_extra_turn_after_the_last_one_comes_before_the_comparison() -> None:
    tracker = Overtime.called(["a", "b"], "a")
    tracker.take([("a", "ends"), ("b", "ends"), ("a", "ends"), ("a", "extra")], {"a": 70, "b": 60}, empty=False)
    assert (tracker.winners, tracker.end) == (("a",), "time")


def test_a_missed_turn_is_used_up_and_wins_nothing() -> None:
    tracker = Overtime.called(["a", "b", "c"], "a")
    tracker.take([("a", "ends"), ("b", "misses")], {"a": 10, "b": 110, "c": 20}, empty=False)
    assert (tracker.state, tracker.next) == (State.OVERTIME, "c")


def test_leaving_in_the_own_last_turn_leaves_a_turn_to_the_others_alone() -> None:
    tracker = Overtime.called(["a", "b", "c"], "b")
    tracker.take([("b", "leaves")], {"a": 10, "c": 20}, empty=False)
    assert (tracker.state, tracker.todo) == (State.OVERTIME, ["c", "a"])


def test_one_left_is_the_last_player() -> None:
    tracker = Overtime.called(["a", "b"], "a")
    tracker.take([("b", "leaves")], {"a": 10}, empty=False)
    assert (tracker.winners, tracker.end) == (("a",), "last-player")


def test_empty_piles_end_it_unless_somebody_has_a_hundred() -> None:
    totals = {"a": 80, "b": 80, "c": 20}
    tracker = Overtime.called(["a", "b", "c"], "a")
    tracker.take(turns("a"), totals, empty=True)
    assert (tracker.winners, tracker.end) == (("a", "b"), "exhaustion")
    tracker = Overtime.called(["a", "b", "c"], "a")
    tracker.take(turns("a"), {**totals, "b": 100}, empty=True)
    assert tracker.state is State.OVERTIME


def test_partners_are_no_tie() -> None:
    side = {"a1": "A", "b1": "B", "a2": "A", "b2": "B"}
    tracker = Overtime.called(list(side), "a1", side)
    tracker.take(turns("a1", "b1", "a2", "b2", "a1"), {"a1": 80, "a2": 80, "b1": 10, "b2": 70}, empty=False)
    assert (tracker.winners, tracker.end) == (("a1", "a2"), "time")


@pytest.mark.parametrize("wrong", [[("s4", "ends")], [("s3", "ends"), ("s1", "ends")], [("s1", "extra")]])
def test_a_turn_out_of_order_is_refused(wrong: list[tuple[str, str]]) -> None:
    with pytest.raises(WrongTurn):
        Overtime.called(SEATS, "s3").take(wrong, dict.fromkeys(SEATS, 0), empty=False)
