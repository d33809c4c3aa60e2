"""Judges at the desk: calls, penalties, appeals, disqualifications."""

from __future__ import annotations

from collections.abc import Callable

from .conftest import Desk

Club = Callable[..., Desk]
FOUR = ("Ann", "Bob", "Cy", "Dee")


def test_calls_and_rulings(seated: Club) -> None:
    desk = seated(*FOUR)
    assert desk.json("call", "Ann", "--reason", "who is next?")["call"] == "J1"
    assert "waits for a judge" in desk("show")
    desk("answer", "J1", "--go", "--as", "Lu")
    assert "no ruling VT.999" in desk.refused("answer", "Ann", "--cites", "VT.999", "--as", "Lu", status=2)
    assert desk.json("answer", "Ann", "--cites", "VT.41", "--as", "Lu")["ruling"] == "R1"
    assert "no open call" in desk.refused("answer", "Ann", "--as", "Lu")
    desk("appeal", "R1", "--as", "Ann")
    desk("appeal", "R1", "--overturned", "--as", "Jo", "--reason", "the other way round")
    assert desk.json("ruling", "J1", "--cites", "VT.42", "--as", "Jo")["ruling"] == "R2"
    rulings = desk.json("show", "calls")["rulings"]
    assert [row["overturned"] for row in rulings] == [True, False]


def test_penalties_escalate_and_are_told(seated: Club) -> None:
    desk = seated(*FOUR)
    assert "Draw Pile" in desk("penalty", "--list")
    assert "Ziehstapel" in desk("penalty", "--list", "--lang", "de")
    assert "VT.67" in desk.refused("penalty", "Ann", "75.1", "--yes")
    for _ in range(3):
        said = desk("penalty", "Ann", "75.1", "--as", "Lu")
    assert "C3 W1" in said
    assert "Tell Ann of the penalty" in desk("show")
    desk("told", "Ann", "--as", "Lu")
    assert "Tell Ann" not in desk("show")
    assert "no infraction 99" in desk.refused("penalty", "Ann", "99", "--as", "Lu")
    assert "no infraction 76.4" in desk.refused("penalty", "Ann", "76.4", "--as", "Lu")
    assert "is a disqualification" in desk.refused("penalty", "Ann", "77.1", "--as", "Lu")
    assert "77.3" in desk.refused("penalty", "Ann", "35", "--as", "Lu")
    desk("penalty", "Bob", "75.2", "--draft", "--as", "Kim")
    assert "a judge decides" in desk("show")


def test_appeals(seated: Club) -> None:
    desk = seated(*FOUR)
    desk("penalty", "Ann", "76.6", "--as", "Lu", "--note", "loud")
    assert "--upheld or --overturned" in desk.refused("appeal", "Ann", "76.6", "--as", "Jo", status=2)
    assert "not both" in desk.refused("appeal", "P1", "--upheld", "--overturned", "--as", "Jo", status=2)
    assert "VT.63" in desk.refused("appeal", "Ann", "76.6", "--overturned", "--as", "Lu")
    desk("appeal", "Ann", "76.6", "--overturned", "--as", "Jo")
    assert desk.json("show", "penalties")["penalties"][0]["revoked"]
    assert "no active penalty" in desk.refused("appeal", "Ann", "76.6", "--overturned", "--as", "Jo")


def test_a_disqualification_needs_its_report(seated: Club) -> None:
    desk = seated(*FOUR)
    assert "--yes" in desk.refused("dq", "Ann", "77.1", "--as", "Jo", status=2)
    assert "head or sole judge" in desk.refused("dq", "Ann", "77.1", "--as", "Lu", "--yes")
    desk("dq", "Ann", "77.1", "--as", "Lu", "--confirmed-by", "Jo", "--yes")
    rows = desk.json("result", 1, "Ann=50", "Bob=100", "Cy=5", "Dee=0", "--as", "Kim", "--yes")["result"]
    assert {row["name"]: row["outcome"] for row in rows}["Ann"] == "dq"
    desk("close")
    assert "reports on Ann" in desk("show")
    assert "report on the disqualification of Ann is missing" in desk.refused("submit", "--yes")
    desk("dq-report", "Ann", "She shouted at Bob.", "--as", "Jo")
    assert "shouted" not in desk("log", "--all")
    desk("suspend", "Ann", "--since", "2026-11-20", "--until", "2028-11-20", "--decided-by", "the publisher")
    assert "two years" in desk.refused(
        "suspend", "Bob", "--since", "2026-11-20", "--until", "2027-11-20", "--decided-by", "the publisher"
    )


def test_between_games_a_penalty_waits_for_the_next(club: Club) -> None:
    desk = club(*FOUR)
    desk("penalty", "Ann", "76.1", "--as", "Jo")
    desk("pair")
    desk("publish", "--yes")
    desk("begin")
    rows = desk.json("result", 1, "Ann=150", "Bob=0", "Cy=0", "Dee=0", "--as", "Kim", "--yes")["result"]
    assert {row["name"]: row["tokens"] for row in rows}["Ann"] == -50


def test_a_penalty_does_not_begin_the_game(club: Club) -> None:
    desk = club(*FOUR)
    desk("pair")
    desk("publish", "--yes")
    desk("penalty", "Ann", "76.1", "--round", "1", "--as", "Jo")
    assert len(desk.json("begin")["games"]) == 1  # the dealer is still to be drawn
    rows = desk.json("result", 1, "Ann=150", "Bob=0", "Cy=0", "Dee=0", "--as", "Kim", "--yes")["result"]
    assert {row["name"]: row["tokens"] for row in rows}["Ann"] == -50
    desk("penalty", "Bob", "76.1", "--round", "1", "--as", "Jo")  # seen later, in the game that was played
    assert desk.json("show", "penalties")["penalties"][-1]["where"] == "1.1.1"
