"""Faults that random tournaments brought to light, each as the shortest history that shows it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from desk.desks import REASON, new_desk, next_round, play_round, publish, settings_of, started, win
from fieldofview.desk import commands as c
from fieldofview.desk.desk import Desk
from fieldofview.desk.memory import MemoryLog
from fieldofview.desk.overtime import State
from fieldofview.desk.pairing import propose
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.progress import lives
from fieldofview.desk.shape import main_rounds
from fieldofview.desk.standings import ranking, table


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


def test_a_team_sits_at_one_table() -> None:
    settings = settings_of(kind="two-headed-giant", base="round-robin", table=4)
    desk = Desk.create(MemoryLog(), settings, confirm=REASON)
    for n in range(4):
        desk.put(c.Register(f"t{n}", (f"a{n}", f"b{n}")))
    desk.put(c.GrantRole("j", "judge"))
    desk.put(c.GrantRole("j", "score_keeper"))
    desk.put(c.StartEvent(), confirm=REASON)
    with pytest.raises(DeskRefusal, match="E_TEAM_APART"):
        publish(desk, "a0 a1 b0 b2")  # others rest in a round robin, but not one of two
    publish(desk, "a0 a1 b0 b1", "a2 a3 b2 b3")


def test_teams_of_a_swiss_without_odd_tables_have_byes() -> None:
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


def test_a_correction_in_a_closed_round_asks_for_a_new_verification_before_submission() -> None:
    desk = started(*"abcd", kind="swiss", table=4, rounds=3)
    desk.put(c.GrantRole("a", "score_keeper"))
    for number in (1, 2, 3):
        publish(desk, "a b c d")
        win(desk)
        desk.put(c.CloseRound(number), "j")
    assert desk.decide(c.SubmitResults(), "j").events
    field = {"a": 100, "b": 60, "c": 50, "d": 50}
    fixed = c.CorrectResult(1, 1, 1, tuple("abcd"), field, "hundred", ("a",), reason="typed wrong")
    desk.put(c.GrantRole("j2", "judge"))
    desk.put(fixed, "j")
    assert desk.decide(c.SubmitResults(), "j").events  # a judge entered it
    desk.state.rounds[0].tables[1].games[1].result.by = "a"  # type: ignore[union-attr]  # as if a player had
    with pytest.raises(DeskRefusal) as refused:
        desk.decide(c.SubmitResults(), "j")
    assert refused.value.cites == ("VT.64",)


def test_a_role_that_does_not_exist_is_neither_granted_nor_revoked() -> None:
    desk = started(*"ab", kind="swiss", table=2, rounds=1)
    for command in (c.GrantRole("k", "king"), c.RevokeRole("j", "king")):
        with pytest.raises(DeskRefusal, match="E_UNKNOWN_ROLE"):
            desk.put(command)


def test_one_player_left_is_nobody_to_pair() -> None:
    desk = started(*"ab", kind="swiss", table=2, rounds=2)
    publish(desk, "a b")
    play_round(desk)
    desk.put(c.Drop("a"))
    with pytest.raises(DeskRefusal, match="E_NOBODY_TO_PAIR"):
        propose(desk.state, 1)


def test_one_player_at_the_start_is_nobody_to_pair_by_leaderboard_either() -> None:
    desk = new_desk(*"ab", kind="swiss", table=2, rounds=1, grouping="leaderboard")
    desk.put(c.Disqualify("a", "77.1", "j"), "j")
    desk.put(c.StartEvent(), confirm=REASON)
    with pytest.raises(DeskRefusal, match="E_NOBODY_TO_PAIR"):
        propose(desk.state, 1)


def test_the_last_six_of_a_survival_sit_at_one_table() -> None:
    desk = started(*"abcdef", kind="survival", table=3)
    assert list(map(len, next_round(desk).tables)) == [6]


def test_the_last_two_of_a_survival_play_the_final() -> None:
    desk = started(*"abcdefg", kind="survival", table=4)
    publish(desk, "a b c d", "e f g")
    play_round(desk)
    for unit in propose(desk.state, 1).tables[0][2:]:
        desk.put(c.Drop(unit))
    assert list(map(len, propose(desk.state, 1).tables)) == [2]


def test_an_elimination_that_is_ended_early_has_one_winner() -> None:
    desk = started(*"abcdefg", kind="survival", table=4)
    publish(desk, "a b c d", "e f g")
    play_round(desk)
    desk.put(c.FinishEvent(), "j")
    assert [rank for rank, _ in ranking(desk.state)].count(1) == 1


def test_who_came_too_late_for_the_match_may_deal_in_a_play_off() -> None:
    desk = started(*"abcd", kind="swiss", table=2, rounds=1)
    publish(desk, "a b", "c d")
    desk.put(c.MarkPresent(1, {"a": None}))
    desk.put(c.SeatPlayOff(1, 3, ("a", "c")))
    desk.put(c.ReportGame(1, 3, 1, ("a", "c"), {"a": 100, "c": 5}, "hundred", ("a",), play_off=True), "j")
    result = desk.state.rounds[0].tables[3].games[1].result
    assert result is not None
    assert (result.dealer, result.first) == ("a", "c")


def test_an_overtime_winner_who_is_disqualified_before_the_result_has_not_won() -> None:
    desk = started(*"abc", kind="swiss", table=3, rounds=2)
    publish(desk, "a b c")
    desk.put(c.CallTime(1, 1, "a"), "j")
    desk.put(c.TakeOvertimeTurns(1, 1, (("a", "ends"),), {"a": 100, "b": 50, "c": 40}), "j")
    desk.put(c.Disqualify("a", "77.1", "j", 1), "j")
    field = {"a": 100, "b": 50, "c": 40}
    desk.put(c.ReportGame(1, 1, 1, tuple("abc"), field, "time", ("b",), {"a": "dq"}), "j")
    assert desk.state.rounds[0].tables[1].games[1].result is not None


def test_a_disqualification_after_overtime_may_leave_one_player() -> None:
    desk = started(*"ab", kind="swiss", table=2, rounds=2)
    publish(desk, "a b")
    desk.put(c.CallTime(1, 1, "a"), "j")
    desk.put(c.TakeOvertimeTurns(1, 1, (("a", "ends"), ("b", "ends"), ("a", "ends")), {"a": 60, "b": 50}), "j")
    desk.put(c.Disqualify("b", "77.1", "j", 1), "j")
    field = {"a": 60, "b": 50}
    desk.put(c.ReportGame(1, 1, 1, tuple("ab"), field, "last-player", ("a",), {"b": "dq"}), "j")
    assert desk.state.rounds[0].tables[1].games[1].result is not None


def test_who_is_marked_absent_after_overtime_changes_the_result() -> None:
    desk = started(*"ab", kind="swiss", table=2, rounds=2)
    publish(desk, "a b")
    desk.put(c.CallTime(1, 1, "a"), "j")
    desk.put(c.TakeOvertimeTurns(1, 1, (("a", "ends"), ("b", "ends"), ("a", "ends")), {"a": 60, "b": 50}), "j")
    desk.put(c.MarkPresent(1, {"b": None}), "j")
    field = {"a": 60, "b": 0}
    desk.put(c.ReportGame(1, 1, 1, tuple("ab"), field, "last-player", ("a",), {"b": "no-show"}), "j")
    assert desk.state.rounds[0].tables[1].games[1].result is not None


def test_a_late_entrant_is_refused_by_a_knock_out_that_could_not_be_planned_anew() -> None:
    desk = started(*"abc", kind="knock-out", table=3, advance=2)
    publish(desk, "a b c")
    with pytest.raises(DeskRefusal, match="E_TOO_LATE_TO_ENTER"):
        desk.put(c.Register("d"))
    assert main_rounds(desk.state) == 1
    other = new_desk(*"abcd", kind="knock-out", table=3, advance=2)
    assert main_rounds(other.state) == 0


def test_a_bracket_whose_tables_all_gave_up_has_nobody_to_pair() -> None:
    desk = started(*"abcd", kind="knock-out", table=2)
    publish(desk, "a b", "c d")
    for number, seats in ((1, ("a", "b")), (2, ("c", "d"))):
        left = dict.fromkeys(seats, "forfeit")
        desk.put(c.ReportGame(1, number, 1, seats, dict.fromkeys(seats, 0), "none", (), left), "j")
    desk.put(c.CloseRound(1), "j")
    with pytest.raises(DeskRefusal, match="E_NOBODY_TO_PAIR"):
        propose(desk.state, 1)


def test_a_play_off_beside_the_round_must_be_confirmed_before_the_round_is_closed() -> None:
    desk = started(*"abcd", kind="swiss", table=2, rounds=1)
    publish(desk, "a b", "c d")
    win(desk, 1)
    win(desk, 2)
    desk.put(c.SeatPlayOff(1, 3, ("a", "c")))
    desk.put(
        c.ReportGame(1, 3, 1, ("a", "c"), {"a": 100, "c": 5}, "hundred", ("a",), play_off=True, confirm=False), "j"
    )
    with pytest.raises(DeskRefusal, match="E_PLAY_OFF_MISSING"):
        desk.put(c.CloseRound(1), "j")


def test_a_correction_after_the_next_round_was_published_leaves_the_bracket_as_it_is() -> None:
    desk = started(*"abcdefgh", kind="knock-out", table=2)
    publish(desk, "a b", "c d", "e f", "g h")
    play_round(desk)
    publish(desk, "a c", "e g")
    play_round(desk)
    fixed = c.CorrectResult(1, 1, 1, ("a", "b"), {"a": 50, "b": 100}, "hundred", ("b",), reason="typed wrong")
    desk.put(fixed, "j")
    (final,) = next_round(desk).tables
    assert set(final) == {"a", "e"}


@pytest.mark.parametrize(("change", "ruling"), [({"end": "draw"}, "VT.57"), ({"left": {"b": "asleep"}}, "VT.55")])
def test_a_result_speaks_only_known_words(change: dict[str, Any], ruling: str) -> None:
    desk = started("a", "b", "c", kind="swiss", table=3, rounds=1)
    publish(desk, "a b c")
    report = c.ReportGame(1, 1, 1, ("a", "b", "c"), {"a": 100, "b": 40, "c": 0}, "hundred", ("a",))
    with pytest.raises(DeskRefusal) as refused:
        desk.put(replace(report, **change), "j", REASON)
    assert refused.value.cites == (ruling,)


def test_who_has_a_bye_may_sit_in_a_play_off_beside_the_round() -> None:
    from fieldofview.desk.simulation.history import Attempt, Table

    at = Table(settings_of(kind="swiss", table=4, rounds=1, odd_tables=False))
    for player in "abcde":
        assert at.put(Attempt(c.Register(player)))
    assert at.put(Attempt(c.GrantRole("j", "judge")))
    assert at.put(Attempt(c.GrantRole("j", "score_keeper")))
    assert at.put(Attempt(c.StartEvent()))
    assert at.put(Attempt(c.PublishRound(1, (tuple("abcd"),), byes=("e",))))
    assert at.put(Attempt(c.SeatPlayOff(1, 2, ("a", "e"))))
    assert at.put(Attempt(c.GiveBye("e", 1)))  # the laws watch


def test_a_correction_that_leaves_a_match_undecided_gives_no_life_back() -> None:
    players = [f"p{n}" for n in range(9)]
    desk = started(*players, kind="survival", table=3, first_to=2)
    publish(desk, "p0 p1 p2", "p3 p4 p5", "p6 p7 p8")
    for number in (1, 2, 3):
        win(desk, number)
        seats = desk.state.rounds[0].tables[number].seats
        field = {seats[0]: 100, seats[1]: 50, seats[2]: 20}
        desk.put(c.ReportGame(1, number, 2, seats, field, "hundred", (seats[0],)), "j", REASON)
    desk.put(c.CloseRound(1), "j", REASON)
    assert lives(desk.state)["p2"] == 0
    field = {"p0": 50, "p1": 100, "p2": 20}
    desk.put(c.CorrectResult(1, 1, 2, ("p0", "p1", "p2"), field, "hundred", ("p1",), reason="typed wrong"), "j", REASON)
    assert lives(desk.state)["p2"] == 0


def test_who_is_out_does_not_come_back_by_a_bye() -> None:
    desk = started(*"abcdef", kind="knock-out", table=2)
    next_round(desk)
    play_round(desk)
    out = next(table.seats[1] for table in desk.state.rounds[0].tables.values())
    next_round(desk)
    with pytest.raises(DeskRefusal, match="E_ELIMINATED_SEATED"):
        desk.put(c.GiveBye(out, 2))


@pytest.mark.parametrize(
    ("format", "tables"),
    [
        ({"kind": "swiss", "table": 2, "rounds": 2, "odd_tables": False}, ("a b",)),
        ({"kind": "knock-out", "table": 2}, ("b c",)),
    ],
)
def test_a_round_is_not_closed_before_a_bye_that_was_undone_is_given_again(
    format: dict[str, Any], tables: tuple[str, ...]
) -> None:
    desk = started(*"abc", **format)
    resting = "c" if format["kind"] == "swiss" else "a"
    publish(desk, *tables, byes=(resting,))
    desk.put(c.Revert(len(desk.acts), "a mistake"), "j")
    win(desk)
    with pytest.raises(DeskRefusal, match="E_BYE_MISSING") as refused:
        desk.put(c.CloseRound(1), "j")
    assert refused.value.cites == ("VT.18",)
    desk.put(c.GiveBye(resting, 1))
    desk.put(c.CloseRound(1), "j")
    assert desk.state.rounds[0].closed


def test_a_bye_that_a_closed_round_rests_on_is_not_undone() -> None:
    desk = started(*"abc", kind="swiss", table=2, rounds=2, odd_tables=False)
    publish(desk, "a b", byes=("c",))
    given = len(desk.acts)
    play_round(desk)
    with pytest.raises(DeskRefusal, match="E_DEPENDENTS"):
        desk.put(c.Revert(given, "a mistake"), "j")


@pytest.mark.parametrize("members", [("b", "b"), ("b", "c"), ("c", "d")])
def test_where_there_are_no_teams_everybody_enters_alone(members: tuple[str, ...]) -> None:
    desk = new_desk("a", kind="swiss", table=4, rounds=1)
    with pytest.raises(DeskRefusal, match="E_NO_TEAMS"):
        desk.put(c.Register("b", members))


@pytest.mark.parametrize("members", [(), ("a",), ("a", "a"), ("a", "b", "c")])
def test_a_team_is_two_different_people(members: tuple[str, ...]) -> None:
    desk = new_desk(kind="two-headed-giant", table=4, rounds=1)
    with pytest.raises(DeskRefusal, match="E_TEAMS_OF_TWO"):
        desk.put(c.Register("t", members))
    desk.put(c.Register("t", ("a", "b")))
    with pytest.raises(DeskRefusal, match="E_ALREADY_ENTERED"):
        desk.put(c.Register("t", ("c", "d")))
    assert desk.state.entries["t"].members == ("a", "b")


def test_who_waits_is_entered_and_waits_once() -> None:
    settings = settings_of(kind="two-headed-giant", table=4, rounds=1) | {"capacity": 1}
    desk = Desk.create(MemoryLog(), settings, confirm=REASON)
    desk.put(c.Register("s", ("a", "b")))
    desk.put(c.Register("t", ("c", "d")))
    for entry, members in (("t", ("e", "f")), ("u", ("d", "e"))):
        with pytest.raises(DeskRefusal, match="E_ALREADY_ENTERED"):
            desk.put(c.Register(entry, members))
    assert desk.state.waiting == {"t": ("c", "d")}


def test_who_waited_enters_late_like_everybody_else() -> None:
    settings = settings_of(kind="swiss", table=2, rounds=3) | {"capacity": 2}
    desk = Desk.create(MemoryLog(), settings, confirm=REASON)
    for player in "abcd":
        desk.put(c.Register(player))
    desk.put(c.GrantRole("j", "judge"))
    desk.put(c.GrantRole("j", "score_keeper"))
    desk.put(c.StartEvent(), confirm=REASON)
    publish(desk, "a b")
    desk.put(c.Promote("c"))
    play_round(desk)
    assert desk.state.entries["c"].first_round == 2
    publish(desk, "a b c")
    with pytest.raises(DeskRefusal, match="E_TOO_LATE_TO_ENTER"):
        desk.put(c.Promote("d"))


@pytest.mark.parametrize(
    ("seats", "problem"), [(("a", "b", "a"), "E_TWO_SEATS"), (("a",), "E_PLAY_OFF_ALONE"), ((), "E_PLAY_OFF_ALONE")]
)
def test_a_play_off_that_could_have_no_result_is_not_seated(seats: tuple[str, ...], problem: str) -> None:
    desk = started(*"abc", kind="swiss", table=3, rounds=1)
    publish(desk, "a b c")
    with pytest.raises(DeskRefusal, match=problem):
        desk.put(c.SeatPlayOff(1, 2, seats))
