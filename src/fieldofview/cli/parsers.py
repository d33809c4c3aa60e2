"""Parsers of arguments: how help is laid out, how wrong arguments are told, and both in every language."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from fieldofview.cards.complaint import Worded, told
from fieldofview.cards.typed import said

from . import streams
from .argwords import LANGUAGES
from .calling import as_called
from .numbers import decimal_number, whole_number

MISUSED = 2
LONGEST_ERROR = 400  # characters that are said about wrong arguments


class Layout(argparse.HelpFormatter):
    """Wraps running text, and leaves lines to try as they are; commands in both work from here."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return super()._split_lines(as_called(text), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        text = as_called(text)
        return text if "\n" in text else super()._fill_text(text, width, indent)

    def add_usage(self, usage: str | None, *more: Any, **how: Any) -> None:
        """Python 3.11 keeps a usage from which it cut as many letters as `usage: ` has, whatever the language."""
        super().add_usage(usage.lstrip() if usage else usage, *more, **how)


class Parser(argparse.ArgumentParser):
    """Says in one sentence what was wrong with the arguments; only the digits 0 to 9 make numbers."""

    def __init__(self, *args: Any, language: str = "en", **kwargs: Any) -> None:
        super().__init__(*args, **({"formatter_class": Layout} | kwargs))
        self.language = language
        self.register("type", int, lambda text: whole_number(text, language))
        self.register("type", float, lambda text: decimal_number(text, language))

    def error(self, message: str) -> NoReturn:
        wrong = Worded(
            "{prog}: {wrong}; `{prog} --help` shows what can be given.",
            prog=self.prog,
            wrong=said(message, LONGEST_ERROR),
        )
        streams.complain(wrong.told(self.language))
        self.exit(MISUSED)

    def translate(self) -> None:
        """Put everything that help shows into the parser's language, once all arguments are there."""
        if self.language == "en":
            return
        own = LANGUAGES[self.language]
        self.description, self.epilog = self._told(self.description), self._told(self.epilog)
        for group in self._action_groups:
            group.title = own.get(group.title or "", None) or self._told(group.title)
        for action in self._actions:
            action.help = own.get(action.help or "", None) or self._told(action.help)
            action.metavar = self._metavar(action)

    def _told(self, text: str | None) -> str | None:
        if not text or text == argparse.SUPPRESS:
            return text
        return told(text if hasattr(text, "told") else Worded(text), self.language)

    def _metavar(self, action: argparse.Action) -> str | tuple[str, ...] | None:
        """What stands for a value; where nobody said, what the parser would have made up."""
        if isinstance(action.metavar, tuple):
            return tuple(self._told(name) or name for name in action.metavar)
        if action.metavar is not None or action.nargs == 0:
            return self._told(action.metavar)
        if action.choices is not None:
            return None if action.option_strings else f"{{{','.join(map(str, action.choices))}}}"
        return self._told(action.dest.upper() if action.option_strings else action.dest)
