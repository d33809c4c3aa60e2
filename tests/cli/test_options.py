"""Options that commands share, and examples in help texts: what is shown there works."""

from __future__ import annotations

import argparse
import importlib
import re
import shlex
import sys
from pathlib import Path

import pytest

from fieldofview.cards import Card, every_card
from fieldofview.cli import calling, desk, main, options
from fieldofview.cli.main import COMMANDS, Parser

QUICK = ("cards", "rulings", "rules")
SHARED = ("play", "sim", "cards")


def parser_of(command: str) -> argparse.ArgumentParser:
    parser = Parser(prog=f"fov {command}")
    importlib.import_module(f"fieldofview.cli.{command}").configure(parser)
    return parser


def examples() -> list[str]:
    """Every command line that a help text shows, in `--help` or after it."""
    found = []
    for command in COMMANDS:
        module = importlib.import_module(f"fieldofview.cli.{command}")
        text = f"{module.HELP}\n{module.NEXT}\n{parser_of(command).format_help()}"
        found += re.findall(r"^ +(fov .*?)(?:  .*)?$", module.NEXT, re.M)
        found += re.findall(r"`(fov [^`]+)`", text)
    return sorted({line for line in found if not re.search(r"\bCOMMAND\b", line)})


@pytest.mark.parametrize("line", examples())
def test_every_example_of_a_help_text_can_be_given(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some of them write a picture
    _, command, *arguments = shlex.split(line)
    assert command in COMMANDS
    parser = parser_of(command)
    if command == "desk" and arguments:
        parser, arguments = desk.parser_of(arguments[0]), arguments[1:]
    parser.parse_known_intermixed_args(arguments)  # leaves where it cannot
    if command in QUICK and not any(word.isupper() and word.isalpha() for word in arguments):
        assert main([command, *arguments]) == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_cards_and_sets_named_in_help_texts_exist(command: str) -> None:
    """Names behind an equals sign are cards; a list behind --sets names sets."""
    module = importlib.import_module(f"fieldofview.cli.{command}")
    text = f"{module.NEXT}\n{' '.join(parser_of(command).format_help().split())}"
    cards = {name.lower() for name in every_card()}
    for name in re.findall(r"(?:--enigma|--aside)[ =]\"?\w+=([A-Z][\w' ]+?)(?:\"|$| --|\))", text, re.M):
        assert name.lower() in cards, name
    for names in re.findall(r"--sets ([a-z][\w,+-]+)(?![\w,+.-])", text):  # a file is somebody's own
        for name in names.split(","):
            assert main(["cards", "--set", name.partition("+")[0]]) == 0


def test_examples_that_bring_cards_make_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from .test_play import typed

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown = [line for line in examples() if line.startswith("fov play") and "--enigma" in line]
    assert shown
    for line in shown:
        status, text = typed(shlex.split(line)[2:], "quit", "y")
        assert status == 0
        assert "Pen Pal" in text


@pytest.mark.parametrize("command", SHARED)
def test_sets_are_named_alike_everywhere(command: str) -> None:
    parser = parser_of(command)
    for given in (["--sets", "viewpoint, reflections"], ["--set", "viewpoint", "--set", "reflections"]):
        named = parser.parse_args(given).sets
        assert options.sets_of(named) == ("viewpoint", "reflections")


def test_enigma_cards_are_given_once_each_and_may_hold_commas() -> None:
    names = ("You", "Greedy")
    given = ["You=Mother, Lizardtooth", "2=Pen Pal"]
    assert options.brought(given, names, "enigma") == {0: "Mother, Lizardtooth", 1: "Pen Pal"}
    assert options.brought(["Pen Pal"], names, "enigma") == {0: "Pen Pal"}
    assert options.brought(None, names, "enigma") == {}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["Zoe=Pen Pal"], "There is no player 'Zoe' to bring Pen Pal; there are You (1), Greedy (2)."),
        (["You=Pen Pal,Greedy=Wink"], "Give --enigma once for each card"),
        (["You=Pen Pal", "1=Wink"], "You brings one card at most"),
        (["You="], "Say which card You brings: --enigma You=CARD."),
    ],
)
def test_what_players_bring_is_refused_in_one_sentence(given: list[str], message: str) -> None:
    with pytest.raises(options.BadOption, match=re.escape(message)):
        options.brought(given, ("You", "Greedy"), "enigma")


def test_simulated_games_and_tables_take_the_same_spelling(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--sets", "open-eyes", "--games", "2", "--backend", "plain", "--workers", "1"]
    assert main(["sim", *arguments, "--enigma", "1=Pen Pal", "--aside", "1=First Light"]) == 0
    assert main(["sim", *arguments, "--enigma", "3=Pen Pal"]) == 2
    assert "There is no player '3'" in capsys.readouterr().err


def test_cards_of_several_sets_are_listed_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--sets", "prizes,open-eyes"]) == 0
    text = capsys.readouterr().out
    assert "Lookalikes" in text
    assert "Pen Pal" in text
    assert "Blindsided" not in text
    assert isinstance(every_card()["Pen Pal"], Card)


def test_commands_to_type_work_from_where_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / ".venv" / "bin" / "fov"
    script.parent.mkdir(parents=True)
    script.write_text("#!/bin/sh\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [".venv/bin/fov", "play"])
    monkeypatch.setenv("PATH", "/nowhere")
    assert calling.fov("play", "--resume", "my game.fov") == ".venv/bin/fov play --resume 'my game.fov'"
    monkeypatch.setenv("PATH", str(script.parent))
    assert calling.fov("play") == "fov play"
    monkeypatch.setattr(sys, "argv", ["/usr/bin/pytest"])
    assert calling.fov("play") == "fov play"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["--seed", "9" * 30], f"{'9' * 30} is too long a number; at most 20 digits"),
        (["--seed", "9" * 30, "--lang", "de"], "ist zu lang für eine Zahl; höchstens 20 Ziffern"),
        (["--seed", "²"], "is no whole number"),
        (["--players", "0"], "From 2 to 12 players sit at one table, not 0 (D.7)."),
    ],
)
def test_numbers_are_refused_for_what_is_wrong_with_them(
    given: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", *given]) == 2
    assert message in capsys.readouterr().err


def test_what_to_type_after_a_new_set_works_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after `make play`: the program lies in a folder where no shell looks."""
    program = tmp_path / ".venv" / "bin" / "fov"
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert main(["set", "new", "my.toml"]) == 0
    assert ".venv/bin/fov set check my.toml" in capsys.readouterr().out


def test_a_player_whose_name_holds_the_sign_is_found() -> None:
    names = ("Ann=Bob", "Cy")
    assert options.brought(["Ann=Bob=Pen Pal", "cy=Wink"], names, "enigma") == {0: "Pen Pal", 1: "Wink"}
    assert options.brought(["Pen Pal"], names, "enigma") == {0: "Pen Pal"}
    with pytest.raises(options.BadOption, match="once for each"):
        options.brought(["Cy=Pen Pal,Ann=Wink"], names, "enigma")
