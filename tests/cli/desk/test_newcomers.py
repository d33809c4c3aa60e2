"""What somebody meets who has never run an event: hints that can be typed, words instead of keys, second tries."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from fieldofview.cli.desk import COMMANDS
from fieldofview.desk.words.problems import PROBLEMS

from .conftest import Desk


def test_a_plan_needs_only_a_number(desk: Desk) -> None:
    assert "9 players: 3 rounds" in desk("plan", 9)
    assert "Vorrunde" in desk("plan", 9, "--lang", "de")
    assert "no event" in desk.refused_without_event("plan")


def test_settings_are_told_as_they_are_typed(club: Callable[..., Desk]) -> None:
    desk = club("Ann", "Bob", "Cy", "Dee", start=False)
    assert desk("set", "rounds=4", "place=Hall", "limit=35") == "Settings: rounds 4, place Hall, limit 35:00.\n"
    assert desk("set", "rounds=3", "odd_tables=no", "--lang", "de") == "Einstellungen: rounds 3, odd_tables nein.\n"
    assert desk("set", "rounds=3") == "Settings: –.\n"
    log = desk("log")
    assert "{" not in log
    assert "organiser_name" not in log


def test_several_decks_at_once(club: Callable[..., Desk]) -> None:
    desk = club("Ann", "Bob", "Cy", "Dee", start=False)
    desk("deck", "add", "D1", "D2", "D3")
    said = desk("deck", "check", "D1", "D2", "--as", "Jo")
    assert "Jo has checked deck D2: all cards right." in said
    assert "Karten falsch" in desk("deck", "check", "D3", "--differs", "Wink=-1", "--as", "Jo", "--lang", "de")
    assert "one deck alone" in desk.refused("deck", "bad", "D1", "D2", status=2)
    assert [deck["checked"] for deck in desk.json("show", "decks")["decks"]] == [True, True, False]


def test_the_head_judge_has_two_names(desk: Desk) -> None:
    desk("new", "One")
    assert "head judge" in desk("staff", "--head-judge", "Jo")


def test_a_judge_whose_name_begins_like_a_player_s(club: Callable[..., Desk]) -> None:
    desk = club("Lena Fox", "Bob", start=False)
    assert "write the whole name" in desk.refused("staff", "--judge", "Len")
    desk("staff", "--judge", "Len Smith")


def test_a_second_result_is_sent_to_correct(seated: Callable[..., Desk]) -> None:
    desk = seated("Ann", "Bob", "Cy", "Dee")
    said = desk("result", 1, "Ann=400", "Bob=5", "Cy=10", "Dee=20", "--as", "Kim", "--yes")
    assert "Ann has 400 View-points" in said
    assert "`fov desk correct 1`" in desk.refused("result", 1, 100, 5, 10, 20, "--as", "Kim", "--yes")
    said = desk("correct", 1, "Ann=100", "--as", "Jo", "--reason", "slip", "--yes", "--lang", "de")
    assert "(hundert erreicht)" in said
    assert "sehr viel" not in said


def test_an_appeal_by_name(seated: Callable[..., Desk]) -> None:
    desk = seated("Ann", "Bob", "Cy", "Dee")
    assert "no penalty and no ruling" in desk.refused("appeal", "Ann", status=2)
    assert "Ann: 75.2, acted out of order, by Lu." in desk("penalty", "Ann", "75.2", "--as", "Lu")
    desk("penalty", "Ann", "76.1", "--as", "Lu")
    assert "P1 (75.2), P2 (76.1)" in desk.refused("appeal", "Ann", status=2)
    desk("penalty", "Bob", "75.2", "--as", "Lu")
    assert "(P3)" in desk("appeal", "Bob")
    assert "`fov desk dq`" in desk.refused("penalty", "Bob", "77.1", "--as", "Lu")


def test_papers_are_named(club: Callable[..., Desk]) -> None:
    desk = club("Ann", "Bob", start=False)
    assert "slips" in desk.refused("print", status=2)


def test_many_names_make_one_line(club: Callable[..., Desk]) -> None:
    desk = club(start=False, settings=("capacity=4",))
    assert "Ann Lee is entered." in desk("register", "Ann Lee")
    assert desk("register", "Bob", "Cy", "Dee", "Eve", "--later") == "4 entered; 4 in all, 1 waiting.\n"


def test_a_drop_says_what_becomes_of_the_record(club: Callable[..., Desk]) -> None:
    desk = club("Ann", "Bob", "Cy", "Dee")
    assert "keeps the record and the rank" in desk.refused("drop", "Ann", status=2)


@pytest.mark.parametrize("code", sorted(PROBLEMS))
def test_hints_name_commands_that_exist(code: str) -> None:
    for text in PROBLEMS[code]:
        assert set(re.findall(r"`fov desk ([a-z-]+)", text)) <= set(COMMANDS)
        assert not re.search(r"\([a-z]+-[a-z]+\)", text), "a word of scripts is no command"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_overview_fits_a_terminal(desk: Desk, language: str) -> None:
    shown = desk("--lang", language)
    assert max(map(len, shown.splitlines())) <= 80
    assert all(f"  {name} " in shown for name in COMMANDS)


def test_a_stick_that_is_not_in_is_noticed_before_the_question(club: Callable[..., Desk]) -> None:
    desk = club("Ann", "Bob", start=False)
    assert "is no folder" in desk.refused("handover", "stick", status=2)


def test_a_result_of_a_closed_round_is_corrected(seated: Callable[..., Desk]) -> None:
    desk = seated("Ann", "Bob", "Cy", "Dee")
    desk("result", 1, "Ann=100", "Bob=5", "Cy=10", "Dee=20", "--as", "Kim", "--yes")
    desk("close")
    said = desk("correct", 1, "Bob=15", "--as", "Jo", "--reason", "slip", "--yes")
    assert "Corrected, round 1, table 1" in said
