"""The screen and the keyboard, so that a test can hold both."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

from fieldofview.cards.typed import escaped

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
        self.show(Text(text, style=style))

    def say_whole(self, text: str) -> None:
        """A line that may be copied, never broken."""
        self.console.print(Text(text), soft_wrap=True)

    def ask(self, question: str) -> str:
        """A line from the keyboard, without spaces around it."""
        self.console.print(Text(question + " ", style="bold"), end="", highlight=False, soft_wrap=True)
        try:
            line = escaped(self._read()[:LONGEST_LINE].strip())
        except (EOFError, OSError):  # the end, or a terminal that has gone
            self.console.print()
            raise InputEnded from None
        if self.echo:
            self.console.print(Text(line))
        return line

    def confirm(self, question: str) -> bool:
        """Yes or no; Enter means no."""
        return self.ask(question).lower() in ("y", "yes", "j", "ja")

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


def open_terminal(*, color: bool, pace: float) -> Terminal:
    """The terminal of this process."""
    console = Console(no_color=True if not color else None, highlight=False)
    return Terminal(console, pace=pace, echo=not sys.stdin.isatty())
