"""What searches need is compiled while people read, by a process that ends with the table."""

from __future__ import annotations

import argparse
import subprocess
import sys
from typing import Any

import pytest

import fieldofview as fov
from fieldofview.bots import make_bot
from fieldofview.cli import play as command
from fieldofview.cli.table import compiling, hinting
from fieldofview.cli.table.terminal import Terminal

from .test_play import keyboard, printed, screen

pytest.importorskip("numba", reason="numba is not installed: nothing is compiled")

WHY = "The rules are still being compiled for this table"


class Slow:
    """A process that is busy until somebody waits for it without end."""

    begun: list[Slow]

    def __init__(self, command: list[str], **_: Any) -> None:
        self.command, self.runs, self.ended = command, True, False
        self.begun.append(self)

    def poll(self) -> int | None:
        return None if self.runs else 0

    def wait(self, timeout: float | None = None) -> int:
        if self.runs and timeout is not None:
            raise subprocess.TimeoutExpired(self.command, timeout)
        self.runs = False
        return 0

    def terminate(self) -> None:
        self.ended = True


@pytest.fixture(autouse=True)
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> list[Slow]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(Slow, "begun", [], raising=False)
    monkeypatch.setattr(compiling.subprocess, "Popen", Slow)
    return Slow.begun


def played(*lines: str, bots: str = "greedy", keys: bool = True) -> str:
    parser = argparse.ArgumentParser()
    command.configure(parser)
    console, waiting = screen(), iter(lines)
    place = Terminal(console, lambda: keyboard(waiting), echo=True)
    place.has_keys = keys
    given = ["--players", "Ann", "--bots", bots, "--seed", "3", "--fast", "--at-once"]
    command.play(parser.parse_args(given), place, is_interactive=True)
    return printed(console)


def test_it_begins_with_the_table_and_ends_with_it(begun: list[Slow]) -> None:
    assert WHY not in played("quit", "y")
    assert [process.command for process in begun] == [[sys.executable, "-m", compiling.__name__, "small", "flat"]]
    assert begun[0].ended


def test_without_a_keyboard_nobody_reads(begun: list[Slow]) -> None:
    played("quit", "y", keys=False)
    assert begun == []


def test_whoever_asks_too_early_is_told_and_waits(begun: list[Slow]) -> None:
    text = played("hint", "hint", "quit", "y")
    assert text.count(WHY) == 1
    assert not begun[0].ended


def test_a_bot_that_searches_waits_for_it_too(begun: list[Slow]) -> None:
    assert played("1", "1", "1", "quit", "y", bots="tree:8").count(WHY) == 1
    assert begun[0].command[-2:] == ["flat", "tree"]


@pytest.mark.parametrize("kinds", [("greedy", "champion"), ("master", "tree"), ()])
def test_only_what_somebody_needs_is_compiled(kinds: tuple[str, ...]) -> None:
    table = compiling.Compiling(fov.new_game(2, seed=1), [make_bot(kind) for kind in kinds])
    assert ("tree" in table._command) == ("tree" in kinds)


def test_after_it_nothing_is_left_to_compile() -> None:
    compiling.compile_searches("small", ("flat",))
    game = fov.new_game(3, ["open-eyes"], 5)
    assert game.decision is not None
    table, told = compiling.Compiling(game, ()), []
    with table.finished(lambda: told.append(WHY)):
        assert hinting.hint(game.view(game.decision.seat)).ranked
    assert told == []


@pytest.mark.parametrize(("language", "shown"), [("en", "play "), ("de", " spielen (")])
def test_a_hint_names_options_as_the_table_does(language: str, shown: str) -> None:
    game = fov.new_game(2, seed=1)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    *options, reason = hinting.hint_page(hinting.hint(view), view, language, whole=True)
    assert all(shown in line.plain for line in options)
    assert reason.plain.endswith(".")
