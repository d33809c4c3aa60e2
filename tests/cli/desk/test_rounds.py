"""A round at the desk: drawn, published, begun, timed, reported, verified, closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Desk

Club = Callable[..., Desk]
FOUR = ("Ann", "Bob", "Cy", "Dee")


def test_a_draft_has_reasons_and_is_not_public(club: Club) -> None:
    desk = club(*(f"P{n:02}" for n in range(9)))
    draft = desk.json("pair")
    assert sorted(len(row["seats"]) for row in draft["tables"]) == [4, 5]
    assert all(row["why"] for row in draft["tables"])
    assert desk.json("show", "rounds")["rounds"] == []
    assert "--yes" in desk.refused("pair", status=2)  # a draft is there already
    one, other = draft["tables"][0]["seats"][0], draft["tables"][1]["seats"][0]
    assert "needs a reason" in desk.refused("pair", "--exchange", one, other, status=2)
    changed = desk.json("pair", "--exchange", one, other, "--reason", "brothers")
    assert other in changed["tables"][0]["seats"]
    desk("publish", "--yes")
    assert other in desk.tables()[1]


def test_nothing_is_drawn_out_of_turn(club: Club) -> None:
    desk = club(*FOUR, start=False)
    assert "has not started" in desk.refused("pair")
    desk("start", "--yes")
    assert "No round is drawn" in desk.refused("publish", "--yes", status=2)
    desk("pair")
    desk("publish", "--yes")
    assert "still open" in desk.refused("pair")
    assert "no round 7 yet" in desk.refused("close", "--round", "7")
    desk("publish", "--back", "--reason", "a mistake", "--as", "Jo", "--yes")
    assert desk.json("show", "rounds")["rounds"] == []


def test_a_round_is_reported_and_closed_with_a_backup(seated: Club) -> None:
    desk = seated(*FOUR)
    assert "has no result yet" in desk.refused("close")
    answer = desk.json("result", 1, "Ann=100", "Bob=55", "Cy=70", "Dee=-20", "--as", "Kim", "--yes")
    assert (answer["end"], answer["winners"], answer["open_tables"]) == ("hundred", ["Ann"], [])
    assert [row["points"] for row in answer["result"] if row["name"] == "Dee"] == [-20]
    assert desk.json("close")["backup"]
    assert len(list(Path("backups").glob("*.fovevent"))) == 1
    assert "is closed" in desk.refused("result", 1, 100, 0, 0, 0, "--as", "Kim", "--yes")
    assert "is closed" in desk.refused("close")
    desk("reopen", "--reason", "a slip came late", "--as", "Jo")
    desk("set", "backups=none")
    desk("close")
    assert len(list(Path("backups").glob("*.fovevent"))) == 1


def test_numbers_follow_the_seats(seated: Club) -> None:
    desk = seated(*FOUR)
    seats = desk.tables()[1]
    rows = desk.json("result", 1, 5, 10, 105, 20, "--as", "Kim", "--yes")["result"]
    assert [(row["name"], row["field"]) for row in rows] == list(zip(seats, (5, 10, 105, 20), strict=True))


@pytest.mark.parametrize(
    ("words", "said", "status"),
    [
        (["5", "10", "15"], "3 numbers do not fit the seats", 2),
        (["Ann=100", "Bob=1"], "View-points are missing", 2),
        (["Ann=100", "Bob=100", "Cy=5", "Dee=5"], "Several have a hundred (", 2),
        (["Ann=90", "Bob=80", "Cy=5", "Dee=5"], "say --end time", 2),
        (["Ann=90", "Bob=90", "Cy=5", "Dee=5", "--end", "time"], "are level", 2),
        (["Ann=90", "Bob=80", "Cy=5", "Dee=5", "--end", "time", "--winner", "Bob"], "VT.15", 1),
        (["Ann=90", "Bob=80", "Cy=5", "Dee=5", "--end", "hundred", "--winner", "Ann"], "VT.25.3", 1),
        (["Ann=x", "Bob=80", "Cy=5", "Dee=5"], "no whole number", 2),
        (["Zoe=5", "Bob=80", "Cy=5", "Dee=5"], "Nobody here is called Zoe", 2),
        (["Ann=100", "Bob=0", "Cy=0", "Dee=0", "--left", "Bob=bored"], "no way to leave", 2),
        (["Ann=100", "Bob=0", "Cy=0", "Dee=0", "--left", "Ann"], "Nobody has a hundred", 2),
        (["Ann=100", "Bob=0", "Cy=0", "Dee=0", "--left", "Ann", "--winner", "Ann", "--end", "hundred"], "VT.55", 1),
        (["Ann=100", "Bob=0", "Cy=0", "Dee=0", "--game", "2"], "Game 1 comes next", 1),
    ],
)
def test_impossible_results(seated: Club, words: list[str], said: str, status: int) -> None:
    desk = seated(*FOUR)
    assert said in desk.refused("result", 1, *words, "--as", "Kim", "--yes", status=status)
    assert said in str(desk.json("result", 1, *words, "--as", "Kim", "--yes", status=status))


def test_the_wrong_role_is_told_who_may(seated: Club) -> None:
    desk = seated(*FOUR)
    said = desk.refused("result", 1, 100, 0, 0, 0, "--yes")
    assert "VT.64" in said
    assert '--as "Kim"' in said
    said = desk.refused("result", 1, 100, 0, 0, 0, "--yes", "--lang", "de")
    assert "darf das nicht" in said
    assert "no table 7" in desk.refused("result", 7, 100, 0, 0, 0, "--as", "Kim", "--yes")
    assert "--yes" in desk.refused("result", 1, 100, 0, 0, 0, "--as", "Kim", status=2)


def test_who_acts_can_be_said_once(seated: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = seated(*FOUR)
    monkeypatch.setenv("FOV_AS", "Kim")
    desk("result", 1, 100, 0, 0, 0, "--yes")
    assert desk.json("log", "--last", 1)["log"][0]["by"] == "Kim"


def test_a_score_keeper_who_plays_is_verified(club: Club) -> None:
    desk = club(*FOUR, "Eve", "Fay", "Gil", "Hal", start=False)
    desk("staff", "--score-keeper", "Ann")
    desk("start", "--yes")
    desk("pair")
    desk("publish", "--yes")
    desk("begin")
    own = next(number for number, seats in desk.tables().items() if "Ann" in seats)
    other = 3 - own
    assert "somebody else enters" in desk.refused("result", own, 100, 0, 0, 0, "--as", "Ann", "--yes")
    desk("result", other, 100, 0, 0, 0, "--as", "Ann", "--yes")
    desk("result", own, 100, 0, 0, 0, "--as", "Kim", "--yes")
    assert "must verify" in desk.refused("close")
    assert "plays and cannot verify" in desk.refused("verify", "--as", "Ann", "--yes")
    desk("verify", "--as", "Vic", "--yes")
    desk("close")


def test_provisional_results(seated: Club) -> None:
    desk = seated(*FOUR)
    desk("result", 1, 100, 0, 0, 0, "--as", "Kim", "--yes", "--provisional")
    assert "needs a reason" in desk.refused("dispute", 1, status=2)
    desk("dispute", 1, "--reason", "Ann had 95")
    desk("result", 1, 5, 100, 0, 0, "--as", "Kim", "--yes", "--provisional")
    desk("confirm", 1, "--as", "Lu")
    assert "no result that waits" in desk.refused("confirm", 1, "--as", "Lu")
    desk("close")


def test_a_correction_shows_what_changes(seated: Club) -> None:
    desk = seated(*FOUR)
    assert "no result yet" in desk.refused("correct", 1, "Ann=5", "--as", "Jo", "--reason", "x", "--yes")
    desk("result", 1, "Ann=100", "Bob=55", "Cy=70", "Dee=20", "--as", "Kim", "--yes")
    assert "VT.61" in desk.refused("correct", 1, "Bob=60", "--as", "Kim", "--reason", "x", "--yes")
    answer = desk.json("correct", 1, "Ann=95", "Bob=100", "--as", "Jo", "--reason", "mixed up", "--yes")
    assert answer["winners"] == ["Bob"]
    assert {"name": "Bob", "before": 3, "after": 1} in answer["changes"]
    assert desk.json("standings")["standings"][0]["name"] == "Bob"
    desk("undo", "--as", "Jo", "--reason", "was right after all", "--yes")
    assert desk.json("standings")["standings"][0]["name"] == "Ann"


def test_tokens_are_taken_off(seated: Club) -> None:
    desk = seated(*FOUR)
    desk("penalty", "Ann", "76.1", "--as", "Jo")
    said = desk.refused("result", 1, "Ann=100", "Bob=1", "Cy=0", "Dee=0", "--winner", "Ann", "--end", "hundred",
                        "--as", "Kim", "--yes")  # fmt: skip
    assert "VT.71" in said
    rows = desk.json("result", 1, "Ann=150", "Bob=5", "Cy=0", "Dee=0", "--as", "Kim", "--yes")["result"]
    assert rows[[row["name"] for row in rows].index("Ann")] == {
        "name": "Ann", "field": 150, "tokens": -50, "points": 100, "outcome": "won",
    }  # fmt: skip


def test_a_no_show_forfeits_the_whole_match(club: Club) -> None:
    desk = club("Ann", "Bob", preset="everybody-meets", settings=("first_to=2",))
    desk("pair")
    desk("publish", "--yes")
    desk("forfeit", 1, "Bob", "--no-show", "--as", "Kim", "--yes")
    rows = desk.json("show", "results")["results"]
    assert [(row["game"], row["end"], row["winners"]) for row in rows] == [(n, "last-player", ["Ann"]) for n in (1, 2)]
    assert "is decided" in desk.refused("forfeit", 1, "Bob", "--as", "Kim", "--yes")
    desk("close")


def test_others_play_on_without_a_no_show(seated: Club) -> None:
    desk = seated(*FOUR)
    assert "play on" in desk("forfeit", 1, "Bob", "--no-show", "--as", "Kim", "--yes")
    rows = desk.json("result", 1, "Ann=100", "Cy=5", "Dee=0", "--as", "Kim", "--yes")["result"]
    assert {row["name"]: row["outcome"] for row in rows} == {"Ann": "won", "Bob": "no-show", "Cy": "", "Dee": ""}


def test_a_match_goes_on_and_the_winner_deals(club: Club) -> None:
    desk = club("Ann", "Bob", preset="everybody-meets", settings=("first_to=2",))
    desk("pair")
    desk("publish", "--yes")
    desk("begin", 1, "--dealer", "Bob")
    assert "goes on with game 2" in desk("result", 1, "Ann=100", "Bob=5", "--as", "Kim", "--yes")
    assert desk.json("begin")["games"][0]["dealer"] == "Ann"
    desk("result", 1, "Ann=100", "Bob=5", "--as", "Kim", "--yes")
    assert "no table of round 1" in desk.refused("begin", status=2).lower()


def test_lateness(seated: Club) -> None:
    desk = seated(*FOUR)
    desk("arrive", "Ann", "Bob")
    desk("arrive", "Cy", "--late", "3:00")
    assert [row["code"] for row in desk.json("show", "penalties")["penalties"]] == ["76.3"]
    desk("arrive", "Dee", "--late", "never")
    desk("reference", 1, "2:00", "--as", "Jo")
    assert "is no time" in desk.refused("arrive", "Dee", "--late", "soon", status=2)
    rows = desk.json("result", 1, "Ann=100", "Bob=5", "Cy=60", "--as", "Kim", "--yes")["result"]
    assert {row["name"]: row["outcome"] for row in rows}["Dee"] == "no-show"


def test_the_clock_and_time(seated: Club) -> None:
    desk = seated(*FOUR)
    assert desk.json("clock")["clock"]["state"] == "runs"
    desk("clock", "pause")
    desk("clock", "start")
    desk("clock", "stop", "--table", 1)
    desk("clock", "resume", "--table", 1)
    assert "which table" in desk.refused("clock", "stop", status=2)
    assert "VT.14" in desk.refused("extend", 1, "5:00", "--yes")
    desk("extend", 1, "5:00", "--as", "Lu", "--reason", "a long ruling")
    assert desk.json("show", "clock")["tables"][0]["limit"] == "35:00"
    seats = desk.tables()[1]
    answer = desk.json("time", 1, seats[1])
    assert answer["owed"] == [*seats[2:], *seats[:2]]
    assert "was called" in desk.refused("time", 1, seats[0])
    desk("overtime", 1, seats[1], "--totals", 50, 60, 70, 80)
    assert "Turn" not in desk.refused("overtime", 1, seats[0], "--totals", 50, 60, 70, 80)
    answer = desk.json("overtime", 1, seats[2], seats[3], seats[0], seats[1], "--totals", 50, 60, 70, 80)
    assert answer["overtime"]["state"] == "over"
    answer = desk.json("result", 1, 50, 60, 70, 80, "--as", "Kim", "--yes")
    assert (answer["end"], answer["winners"]) == ("time", [seats[3]])
    desk("limit", 3, "40:00", "--stipulated")
    assert "30 to 45" in desk.refused("limit", 2, "50:00")


def test_drops(seated: Club) -> None:
    desk = seated(*FOUR, "Eve")
    desk("drop", "Ann", "--yes")
    assert "already" in desk.refused("drop", "Ann", "--yes")
    desk("undrop", "Ann")
    assert "has not dropped" in desk.refused("undrop", "Ann")
    assert "can drop, not withdraw" in desk.refused("withdraw", "Ann")


def test_an_agreed_draw(seated: Club) -> None:
    desk = seated(*FOUR)
    assert "nobody agreed" in desk.refused("agreed", 1, "--as", "Jo", "--yes")
    left = [f"{name}=forfeit" for name in FOUR]
    desk("result", 1, 0, 0, 0, 0, "--left", *left, "--as", "Kim", "--yes")
    desk("agreed", 1, "--as", "Jo", "--yes")
    assert {row["status"] for row in desk.json("show", "players")["players"]} == {"dropped"}


def test_byes_swaps_and_play_offs(club: Club) -> None:
    desk = club("Ann", "Bob", "Cy", preset="knock-out", settings=("table=2",))
    draft = desk.json("pair")
    desk("publish", "--yes")
    assert desk.json("show", "rounds")["rounds"][0]["byes"] == draft["byes"] != []
    seats = desk.tables()[1]
    desk("swap", 1, *seats)
    assert desk.tables()[1] == seats[::-1]
    desk("begin")
    assert "has begun" in desk.refused("swap", 1, *seats)
    assert "needs no bye" in desk.refused("bye", seats[0])
    desk("playoff", *seats)
    assert "play-off due" in desk("show", "tables")
