"""The how-to on set files: its pieces make one set, and every command it shows runs on that set."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from fieldofview.cards.files import read_text
from fieldofview.cards.picture import CHOICES
from fieldofview.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "how-to-own-set.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.M | re.S)
SET = "\n".join(text for language, text in BLOCKS if language == "toml")
COMMANDS = [line for language, text in BLOCKS if language == "sh" for line in text.splitlines()]


def test_the_pieces_make_a_set() -> None:
    card_set = read_text(SET)
    assert card_set.size >= 30
    assert set(card_set.switches) == {"plague"}
    assert [card.name for card in card_set.enigmas] == ["Night Light"]


def test_every_part_of_a_picture_is_listed() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (`.*`) \|$", PAGE, re.M))
    assert {key: re.findall(r"`([\w-]+)`", row) for key, row in rows.items()} == {
        key: list(known) for key, known in CHOICES.items()
    }


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_run(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(command)
    assert program == "fov"
    for begun in COMMANDS[: COMMANDS.index(command)]:  # files that the page had us begin
        if begun.startswith("fov set new"):
            assert main(shlex.split(begun)[1:]) == 0
    if arguments[:2] != ["set", "new"]:
        (tmp_path / "my-set.toml").write_text(SET, encoding="utf-8")
    assert main(arguments) == 0
    assert capsys.readouterr().out
