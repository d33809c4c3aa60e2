"""Faults that random tournaments brought to light, each as the shortest history that shows it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from desk.desks import REASON, next_round, play_round, publish, started
from fieldofview.desk import commands as c
from fieldofview.desk.overtime import State
from fieldofview.desk.pairing import propose
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.standings import table


def test_where_all_left_the_dealer_is_one_of_those_who_came() -> None:
    desk = started("a", "b", "c", kind="swiss", table=3, rounds=1)
    publish(desk, "a b c")
    left = {"a": "no-show", "b": "forfeit", "c": "forfeit"}
    desk.put(c.ReportGame(1, 1, 1, ("a", "b", "c"), dict.fromkeys("abc", 0), "none", (), left), "j", REASON)
    result = desk.state.rounds[0].tables[1].games[1].result
    assert result is not None
    assert result.dealer == "b"


def test_a_token_given_between_games_counts_in_a_game_that_is_only_reported() -> None:
    desk = started("a", "b", kind="swiss", table=2, rounds=1)
    publish(desk, "a b")
    desk.put(c.IssuePenalty("a", "76.6"), "j")
    report = c.ReportGame(1, 1, 1, ("a", "b"), {"a": 120, "b": 40}, "hundred", ("a",))
    with pytest.raises(DeskRefusal) as refused:
        desk.put(report, "j", REASON)
    assert refused.value.cites == ("VT.25.3", "VT.71")


def test_time_is_over_when_everybody_has_left() -> None:
    desk = started("a", "b", kind="swiss", table=2, rounds=2)
    publish(desk, "a b")
    desk.put(c.MarkPresent(1, {"a": 0, "b": None}))
    desk.put(c.CallTime(1, 1, "a"), "j", REASON)
    desk.put(c.TakeOvertimeTurns(1, 1, (("a", "leaves"),), {}), "j")
    tracker = desk.state.rounds[0].tables[1].games[1].overtime
    assert tracker is not None
    assert (tracker.state, tracker.end, tracker.winners) == (State.OVER, "none", ())


def test_a_bracket_after_the_cut_has_byes_that_score_nothing() -> None:
    desk = started(*"abcd", kind="round-robin", table=2, rounds=1, cut=3, final_table=2)
    next_round(desk)
    play_round(desk)
    proposal = next_round(desk)
    assert len(proposal.byes) == 1
    assert all(row.points <= 100 for row in table(desk.state))


def test_teams_of_a_swiss_without_odd_tables_have_byes() -> None:
    from desk.desks import settings_of
    from fieldofview.desk.desk import Desk
    from fieldofview.desk.memory import MemoryLog

    form = {"kind": "two-headed-giant", "table": 4, "rounds": 2, "odd_tables": False}
    desk = Desk.create(MemoryLog(), settings_of(**form), confirm=REASON)
    for team in "abc":
        desk.put(c.Register(team, (f"{team}1", f"{team}2")))
    desk.put(c.GrantRole("j", "judge"))
    desk.put(c.GrantRole("j", "score_keeper"))
    desk.put(c.StartEvent(), confirm=REASON)
    assert len(next_round(desk).byes) == 1
    assert len(desk.state.rounds[0].byes) == 1


def test_when_everybody_had_a_bye_there_is_an_odd_table() -> None:
    desk = started(*"abc", kind="swiss", table=2, rounds=4, odd_tables=False)
    for _ in range(3):
        assert len(next_round(desk).byes) == 1
        play_round(desk)
    fourth = next_round(desk)
    assert (fourth.byes, list(map(len, fourth.tables))) == ((), [3])


def test_separations_that_cannot_be_kept_are_refused_with_a_sentence() -> None:
    desk = started(*"abc", kind="swiss", table=3, rounds=1)
    desk.put(c.SeparatePlayers(("a", "b")))
    with pytest.raises(DeskRefusal, match="E_CANNOT_SEPARATE"):
        propose(desk.state, 1)


@pytest.mark.parametrize(("change", "ruling"), [({"end": "draw"}, "VT.57"), ({"left": {"b": "asleep"}}, "VT.55")])
def test_a_result_speaks_only_known_words(change: dict[str, Any], ruling: str) -> None:
    desk = started("a", "b", "c", kind="swiss", table=3, rounds=1)
    publish(desk, "a b c")
    report = c.ReportGame(1, 1, 1, ("a", "b", "c"), {"a": 100, "b": 40, "c": 0}, "hundred", ("a",))
    with pytest.raises(DeskRefusal) as refused:
        desk.put(replace(report, **change), "j", REASON)
    assert refused.value.cites == (ruling,)
