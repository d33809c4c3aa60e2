"""The screen and the keyboard, so that a test can hold both."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

from fieldofview.cards.typed import escaped

from ..calling import as_called

LONGEST_LINE = 1000  # characters of a typed line that are read
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled away, and back to the top


class InputEnded(Exception):
    """Nobody types any more."""


class Terminal:
    """Prints with rich, reads lines, waits."""

    def __init__(
        self,
        console: Console,
        read: Callable[[], str] | None = None,
        *,
        pace: float = 0.0,
        echo: bool = False,
    ) -> None:
        self.console = console
        self.pace = pace
        self.echo = echo
        self.has_keys = read is None and sys.stdin.isatty()
        self._read = read or input

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def plain_characters(self) -> bool:
        """Whether the terminal shows nothing beyond ASCII."""
        return self.console.options.ascii_only

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False, markup=False, soft_wrap=False)

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(as_called(text), style=style))

    def say_whole(self, text: str) -> None:
        """A line that may be copied, never broken."""
        self.console.print(Text(text), soft_wrap=True)

    def ask(self, question: str, *, backspace: str = "") -> str:
        """A line from the keyboard, without spaces around it; Backspace before all else may stand for a line."""

        def prompt() -> None:
            self.console.print(Text(question + " ", style="bold"), end="", highlight=False, soft_wrap=True)

        try:
            if backspace and self.has_keys:
                typed = read_line(prompt, backspace)
            else:
                prompt()
                typed = self._read()
        except (EOFError, OSError):  # the end, or a terminal that has gone
            self.console.print()
            raise InputEnded from None
        line = escaped(typed[:LONGEST_LINE].strip())
        if self.echo:
            self.console.print(Text(line))
        return line

    def confirm(self, question: str, *, usual: bool = False) -> bool:
        """Yes or no; Enter means what is usual."""
        said = self.ask(question).lower()
        return said not in ("n", "no", "nein") if usual else said in ("y", "yes", "j", "ja")

    def wipe(self) -> None:
        """Leave nothing to be read on the screen; output that is no terminal gets a line instead."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.console.rule(characters="-" if self.plain_characters else "─", style="dim")

    def wait(self) -> None:
        if self.pace:
            time.sleep(self.pace)


def read_line(prompt: Callable[[], None], backspace: str) -> str:
    """A line; Backspace as its first key is a line by itself, since it would have nothing to rub out."""
    try:
        import readline
        import termios
        import tty
    except ImportError:
        prompt()
        return input()
    try:
        before = termios.tcgetattr(sys.stdin)
    except termios.error as error:  # it has gone
        raise EOFError from error
    try:
        tty.setcbreak(sys.stdin, termios.TCSANOW)  # what was typed ahead is kept
        prompt()
        key = os.read(sys.stdin.fileno(), 1)
        while key >= b"\x80" and len(key) < 4 and not _is_whole(key):
            key += os.read(sys.stdin.fileno(), 1)
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSANOW, before)
    if key in (b"\x7f", b"\x08"):
        print(backspace)
        return backspace
    if key in (b"\n", b"\r"):
        print()
        return ""
    if key in (b"", b"\x04"):
        raise EOFError
    if key < b" ":  # an arrow key, for instance, and what it sends behind its first byte
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return input()
    readline.set_startup_hook(lambda: readline.insert_text(key.decode(errors="replace")))
    try:
        return input()
    finally:
        readline.set_startup_hook(None)


def _is_whole(key: bytes) -> bool:
    try:
        key.decode()
    except UnicodeDecodeError:
        return False
    return True


def open_terminal(*, color: bool, pace: float) -> Terminal:
    """The terminal of this process."""
    console = Console(no_color=True if not color else None, highlight=False)
    return Terminal(console, pace=pace, echo=not sys.stdin.isatty())
