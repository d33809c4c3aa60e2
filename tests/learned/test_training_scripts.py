"""The scripts that train the network: what is missing is said in one sentence, and the logs say what is in them."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("first", "third", "settings")


@pytest.mark.parametrize("script", ["learn", "compare"])
def test_without_arguments_they_say_what_to_name(script: str) -> None:
    run = subprocess.run([sys.executable, "-m", f"training.{script}"], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 1
    assert run.stderr.startswith("Name the ")
    assert run.stderr.count("\n") == 1


@pytest.mark.skipif(bool(find_spec("torch")), reason="torch is installed")
@pytest.mark.parametrize("given", [["learn", "a.toml", "b"], ["compare", "c.json"]])
def test_without_torch_they_say_so(given: list[str]) -> None:
    script, *words = given
    run = subprocess.run([sys.executable, "-m", f"training.{script}", *words], cwd=ROOT, capture_output=True, text=True)
    assert (run.returncode, run.stderr.count("\n")) == (1, 1)
    assert "PyTorch, which is not installed" in run.stderr


def test_every_part_has_the_same_settings() -> None:
    """Those that the script reads, whatever they say; the first part begins with nothing learnt."""
    parts = [tomllib.loads((ROOT / "training" / f"{name}.toml").read_text(encoding="utf-8")) for name in PARTS]
    starts = [part.pop("start", None) for part in parts]
    assert starts[0] is None
    assert all(starts[1:])
    assert len({tuple(part) for part in parts}) == 1
    script = (ROOT / "training" / "learn.py").read_text(encoding="utf-8")
    assert set(re.findall(r'(?:set|settings|chosen)\["(\w+)"\]', script)) == {*parts[0], "start"}


@pytest.mark.parametrize("file", sorted((ROOT / "training" / "logs").glob("*.csv")), ids=lambda file: file.stem)
def test_logs_are_headed(file: Path) -> None:
    heading, first, *_ = csv.reader(file.read_text(encoding="utf-8").splitlines())
    assert heading == ["round", "decisions", "seconds", "chance", "doubt", "drift", "clipped", "norm"]
    assert (first[0], len(first)) == ("1", len(heading))
