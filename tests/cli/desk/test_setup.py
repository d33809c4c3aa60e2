"""Before the day: new events, plans, settings, officials, lists, who is here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Desk

Club = Callable[..., Desk]


def test_a_new_event_says_where_it_lies_and_never_overwrites(desk: Desk) -> None:
    answer = desk.json("new", "Spring Öpen!", "rounds=4", "limit=45", "sanctioned=no")
    assert answer["file"] == "spring-öpen.fovevent"
    assert Path(answer["file"]).is_file()
    settings = {row["key"]: row["value"] for row in desk.json("show", "settings")["settings"]}
    assert (settings["rounds"], settings["limit"], settings["sanctioned"]) == (4, "45:00", "no")
    assert "exists already" in desk.refused("new", "Spring Öpen!", status=2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rounds=x"], "no whole number"),
        (["colour=red"], "no setting colour"),
        (["limit=25"], "30 to 45 minutes. (VT.14)"),
        (["tier=galaxy"], "no tier"),
        (["kind=bingo"], "must be knock-out"),
        (["date=soon"], "is no day"),
        (["sanctioned=maybe"], "neither yes nor no"),
        (["tie_breaks=luck"], "No tie-break is called luck"),
    ],
)
def test_settings_that_no_event_has(desk: Desk, words: list[str], said: str) -> None:
    for line in (["new", "Odd", *words], ["set", *words]):
        if line[0] == "set":
            desk("new", "Good")
        desk(*line, status=1 if "VT" in said or "tier" in said else 2)
        assert said in desk.err
    assert [path.name for path in Path().glob("*.fovevent")] == ["good.fovevent"]


def test_an_unusual_setting_of_a_friendly_event_is_asked_about(desk: Desk) -> None:
    desk("new", "Quick", "sanctioned=no", "limit=20", status=1)
    assert "VT.14" in desk.err
    assert "--yes" in desk.err
    assert not list(Path().glob("*.fovevent"))
    desk("new", "Quick", "sanctioned=no", "limit=20", "--reason", "a short evening")


def test_a_plan_without_an_event(desk: Desk) -> None:
    plan = desk.json("plan", 17, "--preset", "day-with-final", "--start", "10:00")
    assert [row["round"] for row in plan["rounds"]] == [1, 2, 3, 4, 5]
    assert plan["rounds"][0]["hours"].startswith("10:00")
    assert "17 Personen" in desk("plan", 17, "--preset", "club-evening", "--lang", "de")
    assert "needs 2 or more" in desk.refused_without_event("plan", 1, "--preset", "club-evening")
    assert "no event in this folder" in desk.refused_without_event("plan")


def test_the_event_is_found(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk("new", "One")
    desk("new", "Two")
    desk("show", status=2)
    assert "one.fovevent" in desk.err
    assert "two.fovevent" in desk.err
    assert desk.json("show", "--event", "two")["event"] == "Two"
    monkeypatch.setenv("FOV_EVENT", "one.fovevent")
    assert desk.json("show")["event"] == "One"
    desk("show", "--event", "three.fovevent", status=2)
    assert "no file" in desk.err


def test_lists_as_people_have_them(club: Club) -> None:
    desk = club(start=False)
    Path("a.csv").write_bytes("Name;Verein\r\nJürgen Öhm;SC Nord\r\n;leer\r\nJürgen Öhm;SC Nord\r\n".encode("cp1252"))
    answer = desk.json("import", "a.csv", "--yes")
    assert answer["accepted"] == 1
    assert [row["line"] for row in answer["refused"]] == [3, 4]
    Path("b.txt").write_text("1. Ann Lee\n2) Łukasz Żak\n• Bob Ray\n", encoding="utf-8")
    assert desk.json("import", "b.txt", "--yes", "--here")["accepted"] == 3
    names = {row["name"]: row["here"] for row in desk.json("show", "players")["players"]}
    assert names == {"Ann Lee": True, "Bob Ray": True, "Jürgen Öhm": False, "Łukasz Żak": True}
    Path("c.xlsx").write_bytes(b"PK\x03\x04 a workbook")
    assert "save it as CSV" in desk.refused("import", "c.xlsx", "--yes", status=2)
    assert "als CSV" in desk.refused("import", "c.xlsx", "--yes", "--lang", "de", status=2)
    Path("d.txt").write_text("Eve\n", encoding="utf-8")
    assert "--yes" in desk.refused("import", "d.txt", status=2)
    assert "Nobody could be taken" in desk.refused("import", "b.txt", "--yes", status=2)


def test_who_is_here(club: Club) -> None:
    desk = club("Ann Lee", "Bob Ray", "Bo Dun", start=False)
    desk("checkin", "--out", "ann", "Bob")
    assert [row["name"] for row in desk.json("checkin")["missing"]] == ["Ann Lee", "Bob Ray"]
    assert "could be Bob Ray, Bo Dun" in desk.refused("checkin", "bo", status=2)
    assert "heißt Zoe" in desk.refused("checkin", "Zoe", "--lang", "de", status=2)
    desk("checkin", "--all")
    assert desk.json("checkin")["missing"] == []


def test_officials(club: Club) -> None:
    desk = club("Ann", "Bob", start=False)
    assert "cannot be a judge and play" in desk.refused("staff", "--judge", "Ann")
    assert "VT.60" in desk.err
    assert "there is one" in desk.refused("staff", "--head", "Lu")
    rows = desk.json("staff", "--score-keeper", "Ann")["staff"]
    assert {"role": "score keeper", "name": "Ann"} in rows
    desk("staff", "--remove", "Ann")
    assert "has no role" in desk.refused("staff", "--remove", "Ann", status=2)


def test_the_waiting_list(desk: Desk) -> None:
    desk("new", "Small", "capacity=2")
    desk("register", "Ann", "Bob", "Cy")
    assert [row["name"] for row in desk.json("show", "players")["waiting"]] == ["Cy"]
    desk("withdraw", "Ann")
    desk("promote")
    assert {row["name"] for row in desk.json("show", "players")["players"]} == {"Bob", "Cy"}
    assert "Nobody is on the waiting list" in desk.refused("promote", status=2)


def test_teams(desk: Desk) -> None:
    desk("new", "Giants", "--preset", "giants")
    desk("register", "Owls", "--members", "Ann", "Bob")
    assert "--members" in desk.refused("register", "Cy", status=2)
    Path("teams.csv").write_text("name;team\nCy;Cats\nDee;Cats\nEve;Dogs\n", encoding="utf-8")
    assert "a team has two members: Dogs (Eve)" in desk("import", "teams.csv", "--yes")
    assert {row["name"] for row in desk.json("show", "players")["players"]} == {"Owls", "Cats"}


def test_last_months_event_again(club: Club) -> None:
    desk = club("Ann", "Bob", settings=("rounds=5",), start=False)
    desk("new", "December", "--like", "club.fovevent", "date=2026-12-18")
    rows = desk.json("show", "players", "--event", "december")["players"]
    assert [(row["name"], row["here"]) for row in rows] == [("Ann", False), ("Bob", False)]
    staff = desk.json("show", "staff", "--event", "december")["staff"]
    assert {row["name"] for row in staff} == {"Jo", "Lu", "Kim", "Vic"}
    settings = {row["key"]: row["value"] for row in desk.json("show", "settings", "--event", "december")["settings"]}
    assert (settings["rounds"], settings["date"], settings["title"]) == (5, "2026-12-18", "December")


def test_a_practice_event_is_marked_and_not_returned(desk: Desk) -> None:
    assert "practice event" in desk("new", "Dry run", "--practice")
    assert "[practice]" in desk("show")
    desk("register", "Ann", "Bob", "Cy", "Dee")


def test_seeding_and_lots(club: Club) -> None:
    desk = club("Ann", "Bob", "Cy", "Dee", settings=("grouping=leaderboard",), start=False)
    Path("board.csv").write_text("rank;name\n1;Dee\n2;Zoe\n3;Ann\n", encoding="utf-8")
    answer = desk.json("leaderboard", "board.csv", "--date", "1.11.2026")
    assert [row["name"] for row in answer["leaderboard"]] == ["Dee", "Ann"]
    assert "Zoe" in " ".join(answer["said"])
    assert sorted(row["name"] for row in desk.json("lots")["lots"]) == ["Ann", "Bob", "Cy", "Dee"]
    desk("separate", "Ann", "Bob")
    desk("dispensation", "players", "--granted-by", "the publisher", "--date", "2026-11-01")


def test_the_start_names_what_is_missing(desk: Desk) -> None:
    desk("new", "Bare")
    assert "Two or more" in desk.refused("start", "--yes")
    desk("register", "Ann", "Bob")
    said = desk.refused("start", "--yes")
    assert "needs a judge" in said
    assert "score keeper" in said
    assert "--yes" in desk.refused("start", status=2)


def test_erasing_cannot_be_undone_and_is_asked_about(club: Club) -> None:
    desk = club("Ann Lee", "Bob", start=False)
    assert "cannot be undone" in desk.refused("erase", "Ann", status=2)
    desk("erase", "Ann", "--yes")
    assert "Ann Lee" not in desk("show", "players") + desk("log", "--all")
    assert b"Ann Lee" not in Path("club.fovevent").read_bytes()
    assert desk.json("doctor")["ok"]


def test_decks(club: Club) -> None:
    desk = club("Ann", "Bob", "Cy", "Dee")
    desk("deck", "add", "D1", "--set", "viewpoint")
    desk("pair")
    assert "Not checked in this event: D1" in desk("publish", "--yes")
    desk("deck", "check", "D1", "--as", "Jo")
    assert "no deck D9" in desk.refused("deck", "use", "D9", "--table", "1")
    assert "which table" in desk.refused("deck", "use", "D1", status=2)
    desk("deck", "bad", "D1", "--table", "1", "--finding", "a Wink is missing")
    desk("recipe", "viewpoint=1", "reflections=1")
    assert "no legal deck" in desk.refused("recipe", "viewpoint=2")
    assert "VT.1" in desk.err
    assert "There is no set tarot" in desk.refused("recipe", "tarot", status=2)
    assert "Viewniverse edition" in desk.refused("enigma", "Ann", "Alum")
