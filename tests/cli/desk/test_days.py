"""Whole days through the real command line: from the first sign-up to the results, with any number of players."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from .conftest import FACTS, Desk

SIZES = {"club-evening": (4, 9, 17, 48), "day-with-final": (9, 17), "knock-out": (9, 17), "everybody-meets": (4, 9)}
SIZES |= {"double-score": (9,), "survival": (17,), "worlds-2010": (17,)}


def sign_up(desk: Desk, players: int, preset: str) -> None:
    """An event with so many players from a spreadsheet."""
    lines = ["Name;Verein", *(f"Spieler {n:03} Öz;Verein {n % 7}" for n in range(players))]
    Path("list.csv").write_bytes("\r\n".join(lines).encode("cp1252"))
    desk("new", f"Day of {players}", *FACTS, "--preset", preset)
    desk("import", "list.csv", "--yes")
    desk("staff", "--judge", "Jo", "--score-keeper", "Kim")
    desk("checkin", "--all")
    desk("start", "--yes")


def play(desk: Desk, seed: int = 0) -> int:
    """Do what the desk says is next until it says the event is over; how many commands it took."""
    dice, count = random.Random(seed), 0
    while True:
        todo = desk.json("show", "todo")
        if todo["state"] == "finished":
            return count
        words = todo["steps"][0]["command"][2:]
        count += 1
        if words[0] == "result":
            report(desk, dice, int(words[1]))
        elif words[0] in ("begin", "pair", "close"):
            desk(*words)
        else:
            desk(*words, "--yes")


def report(desk: Desk, dice: random.Random, table: int) -> None:
    """A likely result of a table: somebody has a hundred, or time was over."""
    row = next(row for row in desk.json("show", "tables")["tables"] if row["table"] == table)
    points = dice.sample(range(0, 19), len(row["seats"]))
    if dice.random() < 0.7:
        points[dice.randrange(len(points))] = 20 + dice.randrange(3)
    totals = [5 * n for n in points]
    more = [] if max(totals) >= 100 else ["--end", "time"]
    answer: Any = desk.json("result", table, *totals, *more, "--as", "Kim", "--yes", status=0)
    assert answer["winners"]


@pytest.mark.parametrize(("preset", "players"), [(preset, n) for preset, sizes in SIZES.items() for n in sizes])
def test_a_day(desk: Desk, preset: str, players: int) -> None:
    sign_up(desk, players, preset)
    play(desk)
    ranked = desk.json("standings")["standings"]
    assert len(ranked) == players
    assert ranked[0]["rank"] == 1
    assert [row["rank"] for row in ranked] == sorted(row["rank"] for row in ranked)
    checks = {row["check"]: row["state"] for row in desk.json("doctor")["checks"]}
    assert checks["chain"] == "good"
    desk("submit", "--yes")
    assert desk.json("show", "todo")["state"] == "submitted"


def test_a_day_of_giants(desk: Desk) -> None:
    lines = ["name;team", *(f"Player {n:02};Team {n // 2}" for n in range(10))]
    Path("teams.csv").write_text("\n".join(lines), encoding="utf-8")
    desk("new", "Giants", *FACTS, "--preset", "giants")
    desk("import", "teams.csv", "--yes", "--here")
    desk("staff", "--judge", "Jo", "--score-keeper", "Kim")
    desk("start", "--yes")
    play(desk)
    ranked = desk.json("standings")["standings"]
    assert sorted(row["name"] for row in ranked) == [f"Team {n}" for n in range(5)]
    winners = [len(row["winners"]) for row in desk.json("show", "results", "--round", 1)["results"]]
    assert set(winners) == {2}
