"""The desk's command line says everything in both languages, and every command explains itself."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from fieldofview.cli.desk import COMMANDS, FAMILIES, load, parser_of
from fieldofview.cli.desk.words import PARTS, WORDS
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


def test_no_key_stands_in_two_parts() -> None:
    assert sum(len(part.WORDS) for part in PARTS) == len(WORDS)


def test_every_word_that_is_said_exists_and_is_said() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
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
        "drop.",
        "stage.",
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
    by_the_event = {
        "CreateEvent",
        "Register",
        "DrawLots",
        "ErasePersonalFields",
        "RecordPackage",
    }  # the office writes these
    missing = {act for act in ACTS if f"c.{act}" not in code} - by_the_event
    assert not missing


def test_mistyped_commands(desk: Desk) -> None:
    desk("standing", status=2)
    assert "Did you mean `fov desk standings`?" in desk.err
    assert "Before it:" in desk()
    desk("show", "nonsense", status=2)
    assert "invalid choice" in desk.err


def test_answers_in_json_have_one_shape(desk: Desk) -> None:
    assert desk.json("show", status=2)["error"][0]["text"].startswith("There is no event")
    made = desk.json("new", "Shape")
    assert made["ok"]
    assert made["done"][0]["command"] == "CreateEvent"
    assert made["done"][0]["events"][0]["cites"] == ["VT.8"]
    missing = desk.json("import", "nowhere.csv", status=2)
    assert not missing["ok"]
    assert "nowhere.csv" in missing["error"][0]["text"]
    refused = desk.json("start", "--yes", status=1)
    assert {"code", "text", "cites"} == refused["refused"][0].keys()
    desk.json("set", "sanctioned=no")
    warned = desk.json("set", "limit=20", status=1)
    assert warned["warned"][0]["code"] == "W_ROUND_TIME_RANGE"
    passed = desk.json("set", "limit=20", "--yes")
    assert passed["warnings"][0]["code"] == "W_ROUND_TIME_RANGE"
    assert "--yes" in desk.json("erase", "organiser", status=2)["error"][0]["text"]


def test_misuse_is_one_sentence(desk: Desk) -> None:
    for words in (
        ["result"],
        ["result", "three"],
        ["show", "--round", "x"],
        ["--json", "show"],
        ["new"],
        ["plan", "x"],
    ):
        desk(*words, status=2)
        assert len(desk.err.splitlines()) == 1, desk.err
        assert "Traceback" not in desk.err
