"""The how-to on tournaments: its commands are a day that runs from the sign-up to the package, and none is left out."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from fieldofview.cli import main
from fieldofview.cli.desk import COMMANDS
from fieldofview.office.package import verify_package

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "how-to-tournament.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.M | re.S)


def test_the_day_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("reportlab", reason="reportlab is not installed (extra: desk): nothing is printed")
    monkeypatch.chdir(tmp_path)
    for name in ("FOV_AS", "FOV_EVENT", "FOV_LANG"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "players.csv").write_text(next(text for kind, text in BLOCKS if kind == "csv"), encoding="cp1252")
    for line in (line for kind, text in BLOCKS if kind == "sh" for line in text.splitlines()):
        program, *words = shlex.split(line)
        if program == "export":
            monkeypatch.setenv(*words[0].split("=", 1))
            continue
        assert program == "fov"
        status = main(words)
        said = capsys.readouterr()
        assert status == 0, f"{line}: {said.out}{said.err}"
        assert said.out
        assert not said.err
    assert (tmp_path / "results" / "results.json").is_file()
    assert verify_package(tmp_path / "results") == []
    assert len(list((tmp_path / "backups").glob("*.fovevent"))) >= 3


def test_every_command_is_listed() -> None:
    table = PAGE[PAGE.index("## All commands") :]
    assert re.findall(r"^\| `([\w-]+)` \| (.*) \|$", table, re.M) == list(COMMANDS.items())
