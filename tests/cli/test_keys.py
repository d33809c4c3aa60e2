"""A person at a real terminal: keys, not lines."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="there are no such terminals on this system")
ROWS, COLUMNS = 24, 80
PATIENCE = 60.0


class Person:
    """Sits at a terminal, reads what stands there, and presses keys."""

    def __init__(self, arguments: list[str], folder: Path) -> None:
        self.screen, inner = pty.openpty()
        shape = {"LINES": str(ROWS), "COLUMNS": str(COLUMNS), "TERM": "xterm", "NO_COLOR": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fieldofview", "play", "--fast", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**os.environ, **shape, "XDG_DATA_HOME": str(folder)},
        )
        os.close(inner)
        self.text = ""

    def sees(self, what: str) -> str:
        """Wait until something is there; the screen since it was last wiped."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.text.split("\x1b[H")[-1]).replace("\r", "")
            if re.search(what, shown):
                return shown
            if select.select([self.screen], [], [], 0.2)[0]:
                self.text += os.read(self.screen, 65536).decode(errors="replace")
        raise AssertionError(f"{what} never came:\n{self.text}")

    def presses(self, keys: str) -> None:
        self.text = ""
        os.write(self.screen, keys.encode())


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    sitting = Person(["--players", "Ann", "--bots", "greedy", "--sets", "viewpoint", "--seed", "1"], tmp_path)
    yield sitting
    sitting.process.kill()
    sitting.process.wait()
    os.close(sitting.screen)


def test_what_is_typed_ahead_is_kept(person: Person) -> None:
    person.sees(r"What do you do.*\n(.*\n)*\(help\) › ")
    person.presses("1\n\x7f2\n\x7fquit\ny\n")
    person.sees("The game is kept")
    assert person.process.wait(timeout=PATIENCE) == 0


def test_backspace_takes_back_and_enter_commits(person: Person) -> None:
    person.sees(r"What do you do.*\n(.*\n)*\(help\) › ")
    person.presses("1\n")
    shown = person.sees(r"Staged, not yet done: (.*\n)*.*› ")
    assert shown.count("\n") < ROWS
    person.presses("\x7f")
    shown = person.sees(r"What do you do.*\n(.*\n)*\(help\) › ")
    assert "Staged" not in shown
    person.presses("quit\n")
    person.sees("Leave the table")
    person.presses("y\n")
    person.sees("The game is kept")
    assert person.process.wait(timeout=PATIENCE) == 0
