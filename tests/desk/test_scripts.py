"""Whole tournaments on a page: every script below `scripts/` comes out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from fieldofview.desk.script.outcome import run_file

FILES = sorted(Path(__file__).parent.joinpath("scripts").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_script(path: Path) -> None:
    failed = [
        (outcome["title"], outcome["variant"], failure)
        for outcome in run_file(path.name, path.read_text(encoding="utf-8"))
        for failure in outcome["failures"]
    ]
    assert failed == []
