"""Every example runs by itself and says something."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
LEARN = ROOT / "examples" / "learn.py"
LONGER = {"learn": 100}  # lines, where a page has more than 60


def said(path: Path, tmp_path: Path, *arguments: str) -> str:
    """What an example says when it runs by itself."""
    command = [sys.executable, "-W", "error", str(path), *arguments]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert not done.stderr
    assert not list(tmp_path.iterdir()), "an example leaves no files behind"
    return done.stdout


@pytest.mark.parametrize("path", [path for path in EXAMPLES if path != LEARN], ids=lambda path: path.stem)
def test_example_runs(path: Path, tmp_path: Path) -> None:
    said(path, tmp_path)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_says_what_it_is_and_stays_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith('"""')
    assert text.count("\n") <= LONGER.get(path.stem, 60)


def test_the_first_training_script_learns(tmp_path: Path) -> None:
    """Three updates, some seconds: what it wins against random play grows."""
    told = said(LEARN, tmp_path, "3")
    before, after = (int(percent) for percent in re.findall(r"(\d+) % of games against random", told))
    assert after >= before + 10, told


def test_there_are_some() -> None:
    assert len(EXAMPLES) >= 5
