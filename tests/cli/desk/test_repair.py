"""Reading, repair and copies: the log, undo, notes, backups, the doctor, two processes at one event."""

from __future__ import annotations

import multiprocessing
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fieldofview.cli import main
from fieldofview.cli.desk.counter import Counter
from fieldofview.desk import commands as c

from .conftest import Desk

Club = Callable[..., Desk]
FOUR = ("Ann", "Bob", "Cy", "Dee")


def test_the_log_tells_everything_with_its_rulings(seated: Club) -> None:
    desk = seated(*FOUR)
    rows = desk.json("log", "--all")["log"]
    assert [row["entry"] for row in rows] == list(range(1, len(rows) + 1))
    assert "Ann is entered." in str(rows)
    assert "VT.12" in str(rows)
    about = desk.json("log", "--about", "Ann")["log"]
    assert 0 < len(about) < len(rows)
    assert "Ann ist gemeldet" in desk("log", "--all", "--lang", "de")


def test_undo_shows_what_changes_and_says_why_not(seated: Club) -> None:
    desk = seated(*FOUR)
    desk("result", 1, "Ann=100", "Bob=5", "Cy=0", "Dee=0", "--as", "Kim", "--yes")
    result = desk.length()
    assert "VT.61" in desk.refused("undo", "--reason", "x", "--yes")
    assert "needs a reason" in desk.refused("undo", "--as", "Jo", status=2)
    desk("close")
    assert "these follow from it" in desk.refused("undo", result, "--as", "Jo", "--reason", "x", "--yes")
    desk("undo", "--as", "Jo", "--reason", "too early", "--yes")
    changes = desk.json("undo", result, "--as", "Jo", "--reason", "wrong table", "--yes")["changes"]
    assert {"name": "Ann", "before": 1, "after": 1} not in changes
    assert desk.json("show", "tables")["tables"][0]["status"] == "playing"
    desk("undo", desk.length(), "--as", "Jo", "--reason", "it was right", "--yes")
    assert desk.json("show", "tables")["tables"][0]["status"] == "done"
    assert "nothing to undo at entry 999" in desk.refused("undo", 999, "--as", "Jo", "--reason", "x", "--yes")
    assert "(undone)" in desk("log", "--all")


def test_copies_come_back(seated: Club, tmp_path: Path) -> None:
    desk = seated(*FOUR)
    desk("note", "the hall", "is warm", "--about", "round 1")
    made = Path(desk.json("backup", tmp_path / "stick")["backup"])
    assert desk.json("backup", tmp_path / "stick", "--list")["backups"][0]["sound"]
    desk("restore", made, "again")
    assert desk.json("show", "tables", "--event", "again")["tables"][0]["status"] == "playing"
    desk("restore", made, "again", status=2)
    assert "exists already" in desk.err
    desk("restore", "club.fovevent", "other", status=2)
    assert "not named like a backup" in desk.err


def test_a_handed_over_event_only_shows_how_it_was(seated: Club, tmp_path: Path) -> None:
    desk = seated(*FOUR)
    stick = tmp_path / "stick"
    assert "no folder" in desk.refused("handover", stick, "--yes", status=2)
    stick.mkdir()
    desk("handover", stick, "--yes")
    desk("show", "tables")
    assert desk.refused("note", "late", status=2)
    assert "handed over" in desk("doctor")


def test_the_doctor_finds_a_changed_log(seated: Club) -> None:
    desk = seated(*FOUR)
    answer = desk.json("doctor")
    assert {row["check"]: row["state"] for row in answer["checks"]}["chain"] == "good"
    head = answer["checks"][0]["what"].rpartition(" ")[2]
    desk("doctor", "--head", head)
    desk("doctor", "--head", "5-000000000000", status=1)
    desk("doctor", "--head", "nonsense", status=2)
    with sqlite3.connect("club.fovevent") as file:
        for (trigger,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            file.execute(f"DROP TRIGGER {trigger}")
        file.execute("UPDATE entry SET by = 'p1' WHERE n = 5")
    file.close()
    desk("doctor", status=1)
    assert "Entry 5 was changed" in desk.out
    assert desk("note", "x", status=2) == ""
    assert "Traceback" not in desk.err


def test_characters_that_cannot_be_printed_are_named(club: Club) -> None:
    pytest.importorskip("reportlab", reason="reportlab is not installed (extra: desk): nothing is printed")
    desk = club("Ann", "李雷", start=False)
    assert "李雷" in next(row["what"] for row in desk.json("doctor")["checks"] if row["check"] == "characters")


def test_a_clock_that_was_set_back_is_seen(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = club("Ann", "Bob", start=False)
    monkeypatch.setattr("fieldofview.desk.desk.now", lambda: "2099-01-01T00:00:00+00:00")
    counter = Counter("club.fovevent")
    counter.event.desk.clock = lambda: "2099-01-01T00:00:00+00:00"
    counter.event.put(c.AddNote("", "from the future"))
    counter.event.store.close()
    desk("doctor", status=1)
    assert "set the clock" in desk.out


def test_the_later_of_two_processes_is_told_what_changed(seated: Club, capsys: pytest.CaptureFixture[str]) -> None:
    desk = seated(*FOUR)
    slow = Counter("club.fovevent", by="Kim", yes=True)
    assert slow.by  # has opened the event and looked
    desk("penalty", "Ann", "75.1", "--as", "Jo")
    length = desk.length()
    status = slow.serve(lambda: slow.put(c.AddNote("", "mine")))
    said = capsys.readouterr().err
    assert status == 1
    assert "Others wrote meanwhile" in said
    assert "Ann: 75.1, draw or play missed or wrong, by Jo" in said
    assert desk.length() == length


def _note(folder: str, number: int, start: Any, results: Any) -> None:
    import os

    os.chdir(folder)
    start.wait()
    statuses = [main(["desk", "note", f"{number}.{i}", "--event", "club.fovevent", "--json"]) for i in range(10)]
    results.put(statuses)


def test_processes_never_overwrite_each_other(seated: Club, tmp_path: Path) -> None:
    desk = seated(*FOUR)
    before = desk.length()
    spawn = multiprocessing.get_context("spawn")
    start, results = spawn.Event(), spawn.Queue()
    workers = [spawn.Process(target=_note, args=(str(tmp_path), n, start, results)) for n in range(3)]
    for worker in workers:
        worker.start()
    start.set()
    statuses = [status for _ in workers for status in results.get(timeout=120)]
    for worker in workers:
        worker.join()
    assert set(statuses) <= {0, 1}
    assert desk.length() == before + statuses.count(0)
    assert desk.json("doctor")["ok"]


def test_standings_as_a_table_for_spreadsheets(seated: Club) -> None:
    desk = seated(*FOUR)
    desk("result", 1, "Ann=100", "Bob=5", "Cy=0", "Dee=0", "--as", "Kim", "--yes")
    assert desk.json("standings", "--top", 1)["standings"][0]["name"] == "Ann"
    desk("standings", "--csv", "table.csv", "--lang", "de")
    assert Path("table.csv").read_text(encoding="utf-8-sig").startswith("Rang;Name;Siege")


def test_the_end(seated: Club) -> None:
    desk = seated(*FOUR, settings=("rounds=1",))
    desk("result", 1, "Ann=100", "Bob=5", "Cy=0", "Dee=0", "--as", "Kim", "--yes")
    assert "no round 2" in desk.refused("close", "--round", 2)
    assert "--yes" in desk.refused("finish", status=2)
    desk("finish", "--yes")
    assert "is finished" in desk.refused("pair")
    assert "it takes 4 and 3" in desk.refused("submit", "--yes")
    assert "were not returned" in desk.refused("ratify", "accepted", "--date", "2026-12-01")
    desk("dispensation", "games", "--granted-by", "the publisher", "--date", "2026-11-01")
    desk("submit", "--yes")
    desk("ratify", "accepted", "--date", "2026-12-01", "--points", "Ann=12")
    assert "fixed" in desk.refused("set", "place=Elsewhere")
