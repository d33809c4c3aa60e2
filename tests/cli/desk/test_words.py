"""The desk's command line says everything in both languages, and every command explains itself."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from fieldofview.cli.desk import COMMANDS, FAMILIES, load, parser_of
from fieldofview.cli.desk.words import WORDS
from fieldofview.desk.commands import COMMANDS as ACTS

from .conftest import Desk

SOURCES = Path(__file__).resolve().parents[3] / "src" / "fieldofview" / "cli" / "desk"


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_say_everything() -> None:
    for key, (english, german) in WORDS.items():
        assert english, key
        assert german, key
        assert blanks(english) == blanks(german), key


def test_every_word_that_is_said_exists_and_is_said() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py") if path.name != "words.py")
    asked = set(re.findall(r'(?:word|tell|sure|ask|BadRequest)\(\s*"([\w. -]+)"', code))
    asked = {key for key in asked if not key.endswith(".")}
    assert asked <= WORDS.keys(), asked - WORDS.keys()
    quoted = set(re.findall(r"[\"']([\w. -]+)[\"']", code))
    prefixes = (
        "column.",
        "status.",
        "state.",
        "table.",
        "deck.",
        "why.",
        "role.",
        "item.",
        "end.",
        "event.",
        "doctor.",
        "clock_",
    )
    unused = {key for key in WORDS if key not in quoted and not key.startswith(prefixes)}
    assert not unused


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    text = parser_of(name).format_help()
    assert len(load(name).HELP) > 20
    assert "--json" in text
    command = load(name)
    if getattr(command, "reads", True) is False:
        assert "--as" in text
        assert "--yes" in text


def test_families_are_commands() -> None:
    assert FAMILIES.keys() <= COMMANDS.keys()


def test_every_act_has_a_command() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    by_the_event = {"CreateEvent", "Register", "DrawLots", "ErasePersonalFields"}  # the office writes these
    missing = {act for act in ACTS if f"c.{act}" not in code} - by_the_event
    assert not missing


def test_mistyped_commands(desk: Desk) -> None:
    desk("standing", status=2)
    assert "Did you mean `fov desk standings`?" in desk.err
    assert "Before it:" in desk()
    desk("show", "nonsense", status=2)
    assert "invalid choice" in desk.err
