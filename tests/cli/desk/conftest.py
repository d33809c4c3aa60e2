"""The command line of the desk, run in process in a folder of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fieldofview.cli import main


class Desk:
    """`fov desk …` as a person at a keyboard without a terminal would run it."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capsys, self.folder = capsys, folder
        self.out = self.err = ""

    def __call__(self, *words: object, status: int = 0) -> str:
        """Run a command; what it printed."""
        found = main(["desk", *map(str, words)])
        self.out, self.err = self.capsys.readouterr()
        assert found == status, f"{words} left with {found}: {self.out}{self.err}"
        return self.out

    def json(self, *words: object, status: int = 0) -> Any:
        """Run a command and read its answer."""
        return json.loads(self(*words, "--json", status=status))

    def refused(self, *words: object, status: int = 1) -> str:
        """Run a command that must not be done; the sentence it is refused with."""
        before = self.length()
        self(*words, status=status)
        assert self.length() == before, "something was written all the same"
        assert "Traceback" not in self.err
        return self.err

    def length(self) -> int:
        """How many entries the log has."""
        rows = self.json("log", "--last", "1")["log"]
        return int(rows[-1]["entry"])

    def tables(self) -> dict[int, list[str]]:
        """Who sits where in the last round."""
        return {row["table"]: row["seats"] for row in self.json("show", "tables")["tables"]}


@pytest.fixture
def desk(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.chdir(tmp_path)
    for name in ("FOV_EVENT", "FOV_AS", "FOV_LANG"):
        monkeypatch.delenv(name, raising=False)
    return Desk(capsys, tmp_path)


FACTS = ("date=2026-11-20", "place=Library", "organiser=Ada", "contact=ada@example.org")


@pytest.fixture
def club(desk: Desk) -> Callable[..., Desk]:
    """An event with so many players and officials, started if wanted."""

    def make(*names: str, settings: tuple[str, ...] = (), start: bool = True, preset: str = "club-evening") -> Desk:
        desk("new", "Club evening", *FACTS, *settings, "--preset", preset, "--file", "club")
        desk("staff", "--head", "Jo", "--judge", "Lu", "--score-keeper", "Kim", "--verifier", "Vic")
        if names:
            desk("register", *names)
        if start:
            desk("start", "--yes")
        return desk

    return make


@pytest.fixture
def seated(club: Callable[..., Desk]) -> Callable[..., Desk]:
    """An event whose first round is published and begun."""

    def make(*names: str, settings: tuple[str, ...] = (), preset: str = "club-evening") -> Desk:
        desk = club(*names, settings=settings, preset=preset)
        desk("pair")
        desk("publish", "--yes")
        desk("begin")
        return desk

    return make
