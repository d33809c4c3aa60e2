"""What a bot writer reads: programs that a strict type checker accepts, every field explained, every name exported."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

import fieldofview
from fieldofview import bots
from fieldofview.views import Decision, Handles, Lying, Option, Settling, View, Window

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "how-to-bot.md").read_text(encoding="utf-8")


def test_the_programs_pass_a_strict_type_checker_as_printed(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="mypy is not installed (extra: dev)")
    programs = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)
    assert len(programs) >= 4
    for number, program in enumerate(programs):
        (tmp_path / f"program_{number}.py").write_text(program, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(tmp_path)]
    env = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path, env=env)
    assert done.returncode == 0, done.stdout + done.stderr


def explained(kind: str) -> set[str]:
    """The fields that the table of one kind has a sentence for."""
    table = PAGE.partition(f"| field of a `{kind}` | is |")[2].partition("\n\n")[0]
    rows = [row.split(" | ") for row in table.splitlines()[2:]]
    assert all(len(row) == 2 and len(row[1].strip(" |")) > 3 for row in rows)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row[0])}


@pytest.mark.parametrize("kind", [View, Lying, Settling])
def test_every_field_has_a_sentence(kind: type) -> None:
    public = {field.name for field in fields(kind) if not field.name.startswith("_")}
    made = {name for name, value in vars(kind).items() if not name.startswith("_")} - public - {"__doc__"}
    assert explained(kind.__name__) == public | (made if kind is View else set())


@pytest.mark.parametrize("kind", [Decision, Option])
def test_the_question_and_its_options_are_explained(kind: type) -> None:
    inner = {
        "name",
        "by_name",
        "at_name",
        "cites",
        "number",
        "line",
        "verb",
    }  # the names beside seats, and what is plain
    for field in fields(kind):
        assert field.name in inner or f"`{field.name}`" in PAGE, field.name


def test_all_that_a_bot_writer_names_is_exported() -> None:
    for kind in (View, Lying, Handles, Settling, Window, Decision, Option):
        assert getattr(fieldofview, kind.__name__) is kind
    named = set(re.findall(r"\bfov\.(\w+)", PAGE)) | set(re.findall(r"^from fieldofview import (.+)$", PAGE, re.M))
    for line in named:
        assert all(name in fieldofview.__all__ for name in line.split(", ")), line
    for line in re.findall(r"^from fieldofview\.bots import (.+)$", PAGE, re.M):
        assert all(name in bots.__all__ for name in line.split(", ")), line
