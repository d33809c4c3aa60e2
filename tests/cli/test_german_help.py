"""Help in German: no heading, text, metavar or refusal of any command stays English."""

from __future__ import annotations

import argparse
import importlib
import re
from collections.abc import Iterator

import pytest

from fieldofview.cards.complaint import TABLES, sentences
from fieldofview.cli import desk, main
from fieldofview.cli.argwords import speaking
from fieldofview.cli.parsers import Parser

front = importlib.import_module("fieldofview.cli.main")

# Words that are spelt alike in both languages, and signs for values.
ALIKE = {"N", "NAME", "NAME=N", "TEXT", "HEX", "BOTS", "SETS", "SET", "SET=N", "CODE", "RULING", "HH:MM", "M:SS"}
ALIKE |= {"BOT", "BUDGET", "...", "DECK", "NAME[=ends|extra|leaves]"}
COMMANDS = [*front.COMMANDS, *(f"desk {name}" for name in desk.COMMANDS)]


def parser_of(command: str, language: str) -> Parser:
    with speaking(language):
        if command.startswith("desk "):
            return desk.parser_of(command.removeprefix("desk "), language)
        found: Parser = front.parser_of(command, front._load(command), language)
        return found


def texts(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """Everything that help shows, with where it stands."""
    yield "description", str(parser.description)
    yield "epilog", str(parser.epilog or "")
    for group in parser._action_groups:
        yield "heading", str(group.title)
    for action in parser._actions:
        where = "/".join(action.option_strings) or action.dest
        assert action.help, where
        yield f"{where} help", str(action.help)
        shown = argparse.HelpFormatter("")._metavar_formatter(action, action.dest.upper())(1)
        if action.nargs != 0 and not action.choices:
            yield f"{where} metavar", " ".join(shown)


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_in_the_help_is_english(command: str) -> None:
    english, german = (list(texts(parser_of(command, language))) for language in ("en", "de"))
    assert [where for where, _ in english] == [where for where, _ in german]
    same = {where: text for (where, text), (_, other) in zip(english, german, strict=True) if text == other and text}
    assert {where: text for where, text in same.items() if text not in ALIKE} == {}


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_printed_in_german(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Aufruf: fov {command} [-h]")
    for english in ("usage:", "options:", "positional arguments:", "show this help"):
        assert english not in out


def examples(text: str) -> list[str]:
    """The commands that a help text ends with."""
    return re.findall(r"^  (fov(?: [a-z]+)+)", text, re.MULTILINE)


@pytest.mark.parametrize("command", front.COMMANDS)
def test_german_help_has_every_example(command: str) -> None:
    english, german = (str(parser_of(command, language).epilog or "") for language in ("en", "de"))
    assert len(examples(english)) == len(examples(german))


REFUSED = {
    "play --nonsense": "Das gibt es hier nicht: --nonsense",
    "play --seed": "--seed: dahinter fehlt eine Angabe",
    "sim --games x": "'x' ist keine ganze Zahl",
    "bench --seconds x": "'x' ist keine Zahl wie 2 oder 0.5",
    "sim --backend abacus": "'abacus' gibt es nicht; zur Wahl stehen",
    "verify": "Es fehlt: AUFZEICHNUNG",
    "scenario": "Es fehlt: DATEI",
    "sim --se 3 --s 3": "--se ist nicht eindeutig",
    "cards --json=x": "'x' gehört nicht dahinter",
    "desk result": "Es fehlt: TISCH",
    "desk clock dance": "'dance' gibt es nicht",
    "desk swap 1 Ann": "Es fehlt: NAME",
    "desk pair --exchange Ann": "--exchange: dahinter gehören 2 Angaben",
    "desk note": "Es fehlt: TEXT",
    "desk nonsense": "Einen Befehl 'nonsense' gibt es nicht",
    "desk standngs": "Ist `fov desk standings` gemeint?",
    "nonsense": "Einen Befehl 'nonsense' gibt es nicht",
    "-x": "Vor einem Befehl gibt es keine Option -x",
}


@pytest.mark.parametrize("given", REFUSED)
def test_wrong_arguments_are_refused_in_german(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*given.split(), "--lang", "de"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert REFUSED[given] in err


@pytest.mark.parametrize("given", ["--help --lang de", "--lang de --help", "--lang=de", "help --lang de", "--lang de"])
def test_the_overview_is_german(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(given.split()) == 0
    out = capsys.readouterr().out
    assert "Aufruf: fov BEFEHL" in out
    assert not any(what in out for what in front.COMMANDS.values())


def test_the_language_may_stand_before_the_command_or_in_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["--lang", "de", "cards", "show", "Wink"])
    before = capsys.readouterr().out
    main(["cards", "show", "Wink", "--lang", "de"])
    assert capsys.readouterr().out == before
    main(["--lang", "de", "desk", "plan", "8", "--preset", "club-evening"])
    assert "8 Personen" in capsys.readouterr().out
    monkeypatch.setenv("FOV_LANG", "de")
    main(["help", "desk"])
    assert capsys.readouterr().out.startswith("Aufruf: ")
    main(["desk"])
    assert "Eine Runde:" in capsys.readouterr().out


def test_the_parser_speaks_english_again_afterwards(capsys: pytest.CaptureFixture[str]) -> None:
    main(["verify", "--lang", "de"])
    main(["verify"])
    assert "the following arguments are required: RECORD" in capsys.readouterr().err


def test_no_sentence_has_two_meanings() -> None:
    seen: dict[str, str] = {}
    for module in TABLES["de"]:
        for english, german in importlib.import_module(module).SENTENCES.items():
            assert seen.setdefault(english, german) == german, english
    assert seen == dict(sentences("de"))
