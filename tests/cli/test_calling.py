"""Commands in what is printed work from where the program was called; what pages are told stays plain."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fieldofview
from fieldofview.cards.decks import UnknownCard
from fieldofview.cli import calling, desk, main
from fieldofview.cli.main import COMMANDS

PLACE = ".venv/bin/fov"
PLAIN = re.compile(r"(?<![\w./-])fov(?=`| [a-z-]| COMMAND| BEFEHL)")
SPEAKER = re.compile(r"^(usage: |Aufruf: )?fov( [a-z-]+)*(:| \[)")  # who speaks, or what argparse says of the arguments


@pytest.fixture(autouse=True)
def _called_by_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PLACE).parent.mkdir(parents=True)
    (tmp_path / PLACE).touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setenv("FOV_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "argv", [PLACE])


def assert_typeable(text: str) -> None:
    """No command is left that only a shell with `fov` on its path would find."""
    for line in text.splitlines():
        assert not PLAIN.search(SPEAKER.sub("", line)), line


def sentences() -> Iterator[str]:
    """All that the sources say of commands, but for what they say about themselves."""
    for path in sorted(Path(fieldofview.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
                if PLAIN.search(node.value):
                    yield node.value


def test_every_sentence_with_a_command_can_be_told_as_called() -> None:
    found = list(sentences())
    assert len(found) > 150
    for sentence in found:
        told = calling.as_called(sentence)
        assert_typeable(told)
        assert told.replace(PLACE, "fov") == sentence


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("fov: No. `fov` alone lists them.", f"fov: No. `{PLACE}` alone lists them."),
        ("fov set: Playing 3 games", "fov set: Playing 3 games"),
        ("Next: fov desk pair", f"Next: {PLACE} desk pair"),
        ("There is no card 'fov play' here.", "There is no card 'fov play' here."),
        ("kept in friday.fov and in /home/fov play", "kept in friday.fov and in /home/fov play"),
    ],
)
def test_only_commands_are_told_as_called(text: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert calling.as_called(text) == told
    monkeypatch.setattr(sys, "argv", ["fov"])
    assert calling.as_called(text) == text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "line",
    [
        "",
        "plya",
        "--nothing",
        "cards --nothing",
        "cards show",
        "cards show Wnikle",
        "cards picture",
        "cards --frame",
        "play --resume",
        "set",
        "set check",
        "set chekc",
        "set new --csv",
        "desk",
        "desk shwo",
        "desk show",
        "desk result",
        *(f"{name} --help" for name in COMMANDS),
        *(f"desk {name} --help" for name in desk.COMMANDS),
    ],
)
def test_hints_are_commands_that_work_from_here(line: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([*line.split(), "--lang", language] if line else ["--lang", language])
    out, err = capsys.readouterr()
    assert out or err
    assert_typeable(out + err)


def test_hints_at_a_desk_are_commands_that_work_from_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["desk", "new", "Club evening", "--practice"]) == 0
    main(["desk", "register", "Ann", "Bob", "Cy"])
    main(["desk", "show"])
    main(["desk", "pair", "--by", "nobody"])
    out, err = capsys.readouterr()
    assert f"{PLACE} desk " in out
    assert_typeable(out + err)


def test_hints_at_the_table_are_commands_that_work_from_here(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["? 1", "why play Wnikle", "help", "quit", "y"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    main(["play", "--players", "Ann", "--bots", "greedy", "--seed", "1"])
    out, err = capsys.readouterr()
    assert PLACE in out
    assert_typeable(out + err)


def test_what_pages_are_told_is_plain() -> None:
    """Whoever reads a page has no such command; the server's sentences do not depend on how it was started."""
    assert "`fov cards`" in UnknownCard("1", []).told("en")
