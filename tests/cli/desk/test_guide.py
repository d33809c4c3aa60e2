"""`fov desk day` and the questions of the desk, as a person at a terminal meets them."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there is no pty here", allow_module_level=True)
import pty

from .conftest import Desk

ROOT = Path(__file__).resolve().parents[3]


class Person:
    """Somebody at a terminal who waits for what the screen says before typing."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.seen = ""
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TERM": "dumb", "COLUMNS": "100"}
            os.execve(sys.executable, [sys.executable, "-m", "fieldofview", "desk", *words], environment)

    def reads(self, text: str, seconds: float = 60) -> None:
        """Wait until something stands on the screen that was not read yet."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            left = end - time.monotonic()
            assert left > 0, f"never read {text!r}, but:\n{self.seen}"
            if select.select([self.screen], [], [], left)[0]:
                try:
                    self.seen += os.read(self.screen, 65536).decode(errors="replace").replace("\r\n", "\n")
                except OSError:
                    pytest.fail(f"ended before {text!r}:\n{self.seen}")
        self.seen = self.seen.partition(text)[2]

    def types(self, line: str = "") -> None:
        os.write(self.screen, f"{line}\n".encode())

    def leaves(self) -> int:
        """Wait for the end; how it ended."""
        while True:
            try:
                if not os.read(self.screen, 65536):
                    break
            except OSError:
                break
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.screen)
        return status


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name in ("FOV_EVENT", "FOV_AS", "FOV_LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_a_newcomer_is_led_through_a_day(folder: Path) -> None:
    me = Person(folder, "day")
    me.reads("What is the event called?")
    me.types("Club evening")
    me.reads("only practice")
    me.types("y")
    me.reads("Enter the players")
    me.reads("q to leave:")
    me.types()
    me.reads("Names with commas, or a file:")
    me.types("Ann, Bob, Cy, Dee")
    me.reads("Name a judge")
    me.reads("q to leave:")
    me.types()
    me.reads("Name:")
    me.types("Jo")
    me.reads("Name a score keeper")
    me.reads("q to leave:")
    me.types()
    me.reads("Name:")
    me.types("Kim")
    me.reads("4 are missing")
    me.reads("q to leave:")
    me.types()
    me.reads("Who is here?")
    me.types()
    me.reads("4 of 4 are here")
    me.reads("q to leave:")
    me.types("set rounds=1")
    me.reads("q to leave:")
    me.types("bogus")
    me.reads("There is no command bogus")
    me.reads("q to leave:")
    me.types("99")
    me.reads("There is no step 99")
    me.reads("q to leave:")
    me.types()
    me.reads("Start Club evening with 4 players? [Y/n]")
    me.types()
    me.reads("Draw round 1")
    me.reads("q to leave:")
    me.types()
    me.reads("Look at round 1")
    me.reads("q to leave:")
    me.types()
    me.reads("Publish round 1? [Y/n]")
    me.types()
    me.reads("Let games begin")
    me.reads("q to leave:")
    me.types()
    me.reads("Enter the result of table 1")
    me.reads("q to leave:")
    me.types()
    me.reads("View-points of")
    me.types("Ann=90 Bob=50 Cy=20 Dee=0")
    me.reads("Who is doing this (Kim, Jo)? [Kim]")
    me.types()
    me.reads("by time or by exhaustion")
    me.types("t")
    me.reads("Record this? [Y/n]")
    me.types("n")
    me.reads("Nothing was done")
    me.reads("q to leave:")
    me.types("result 1 Ann=100 Bob=50 Cy=20 Dee=0")
    me.reads("Record this?")
    me.types("y")
    me.reads("Close round 1")
    me.reads("q to leave:")
    me.types()
    me.reads("Finish the event")
    me.reads("q to leave:")
    me.types()
    me.reads("Finish the event after 1 rounds?")
    me.types()
    me.reads("The practice is over")
    me.reads("q to leave:")
    me.types("q")
    assert me.leaves() == 0


@pytest.fixture
def led(seated: Callable[..., Desk], tmp_path: Path) -> Callable[..., Person]:
    """Somebody who is led on from where the games of a first round are being played."""

    def begin(*names: str, settings: tuple[str, ...] = ()) -> Person:
        seated(*names, settings=("rounds=1", *settings))
        me = Person(tmp_path, "day")
        me.reads("q to leave:")
        return me

    return begin


def test_a_wrong_answer_is_asked_again_and_not_remembered(led: Callable[..., Person]) -> None:
    me = led("Ann", "Bob", "Cy", "Dee", "Eve", "Fox", "Gil", "Hal")
    me.types("1")
    me.reads("Which table? [1]")
    me.types("100 20 30 40")
    me.reads("100 20 30 40 is no table of this round; there are 1, 2.")
    me.reads("Which table? [1]")
    me.types()
    me.reads("with spaces:")
    me.types("100 20 30 40")
    me.reads("Who is doing this (Kim, Lu, Jo)? [Kim]")
    me.types("print slips")
    me.reads("Nobody here is called print slips")
    me.reads("Who is doing this (Kim, Lu, Jo)? [Kim]")
    me.types("Ann")
    me.reads("Ann may not do this; it takes one of: Kim, Lu, Jo.")
    me.reads("Who is doing this (Kim, Lu, Jo)? [Kim]")
    me.types("ki")
    me.reads("Record this? [Y/n]")
    me.types()
    me.reads("Recorded: round 1, table 1, game 1.")
    me.reads("q to leave:")
    me.types()
    me.reads("View-points of")  # one table is left: it is not asked which
    me.types()
    me.reads("Nothing was done.")
    me.reads("q to leave:")
    me.types("?")
    me.reads("After it:")
    me.reads("q to leave:")
    me.types("q")
    assert me.leaves() == 0


def test_after_the_package_comes_the_return(led: Callable[..., Person]) -> None:
    me = led("Ann", "Bob", "Cy", "Dee", settings=("date=", "place=", "organiser=", "contact="))
    me.types("dispensation games --granted-by Publisher --date 2026-11-01")
    me.reads("q to leave:")
    me.types("result 1 100 20 30 40 --as Kim --yes")
    me.reads("The results will need the day of the event, the place, the organiser's name, how")
    me.reads("q to leave:")
    me.types("2")
    for question, answer in (
        ("the day of the event?", "2026-11-20"),
        ("the place?", "Town library"),
        ("the organiser's name?", "Ada"),
        ("the organiser is reached?", "ada@example.org"),
    ):
        me.reads(question)
        me.types(answer)
    me.reads("q to leave:")
    assert "The results will need" not in me.seen
    me.types("close")
    me.reads("round 1 is closed")
    me.reads("q to leave:")
    me.types("finish --yes")
    me.reads("1.  Write the results package.")
    me.reads("q to leave:")
    me.types()
    me.reads("The package lies in club-package")
    me.reads("1.  Note that the results were returned.")
    me.reads("q to leave:")
    me.types("q")
    assert me.leaves() == 0


def test_the_end_of_input_does_nothing(folder: Path) -> None:
    me = Person(folder, "new", "One")
    me.reads("one.fovevent")
    assert me.leaves() == 0
    me = Person(folder, "day")
    me.reads("q to leave:")
    os.write(me.screen, b"\x04")
    assert me.leaves() == 0
    me = Person(folder, "erase", "organiser")
    me.reads("cannot be undone. [Y/n]")
    os.write(me.screen, b"\x04")
    me.reads("Nothing was done")
    assert me.leaves() == 1


def test_a_warning_wants_a_reason(folder: Path) -> None:
    me = Person(folder, "new", "Short", "sanctioned=no", "limit=20")
    me.reads("30 to 45 minutes. (VT.14)")
    me.reads("type the reason")
    me.types()
    assert me.leaves() == 1
    assert not list(folder.glob("*.fovevent"))
    me = Person(folder, "new", "Kurz", "sanctioned=no", "limit=20", "--lang", "de")
    me.reads("tippe den Grund")
    me.types("ein kurzer Abend")
    me.reads("kurz.fovevent")
    assert me.leaves() == 0
