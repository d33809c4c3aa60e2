"""`fov desk simulate`: figures for people and machines, one sentence for what is wrong, a failure made short."""

from __future__ import annotations

import json

import pytest

from fieldofview.cli import main
from fieldofview.desk import scoring


def test_figures_by_format(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["desk", "simulate", "--tournaments", "2", "--format", "swiss", "--players", "4"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[1].split()[:2] == ["swiss", "2"]


def test_json_has_an_object_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["desk", "simulate", "--tournaments", "3", "--seed", "5", "--players", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["seed"] for one in found] == [5, 6, 7]
    assert all(one["law"] is None for one in found)


def test_bots_play_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--tournaments", "1", "--format", "knock-out", "--players", "2", "--bots", "random"]
    assert main(["desk", "simulate", *words]) == 0
    assert "knock-out" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [["--tournaments", "0"], ["--players", "1"], ["--bots", "grdy"], ["--format", "survival", "--players", "2"]],
)
def test_what_is_wrong_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["desk", "simulate", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("fov desk simulate: ")
    assert len(said.splitlines()) == 1


def test_a_failure_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(scoring._Scorer, "_points", lambda self: dict(self.totals))
    assert main(["desk", "simulate", "--tournaments", "4", "--format", "swiss", "--players", "3"]) == 1
    out = capsys.readouterr().out
    assert "points follow the rulings" in out
    assert "ReportGame(" in out
