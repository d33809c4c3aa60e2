"""How a command of the desk is written down: a function, its arguments beside it, its docstring as help."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .counter import Counter

LANGUAGES = ("en", "de")


@dataclass(frozen=True)
class Argument:
    """One argument, as argparse takes it."""

    names: tuple[str, ...]
    options: dict[str, Any]


def arg(*names: str, **options: Any) -> Argument:
    return Argument(names, options)


ROUND = arg("--round", type=int, metavar="N", help="which round (the last one if not said)")
TABLE = arg("table", type=int, metavar="TABLE", help="the table's number")
GAME = arg("--game", type=int, metavar="N", help="which game of the match (the one that is due if not said)")


@dataclass(frozen=True)
class Command:
    """A command made of a function over the counter."""

    work: Callable[..., None]
    arguments: tuple[Argument, ...]
    reads: bool  # changes nothing, so the file is opened for reading
    opens: bool  # works on an event that exists

    @property
    def HELP(self) -> str:  # noqa: N802
        return " ".join((self.work.__doc__ or "").split())

    def configure(self, parser: argparse.ArgumentParser) -> None:
        for argument in self.arguments:
            parser.add_argument(*argument.names, **argument.options)
        common = parser.add_argument_group("common to all commands of the desk")
        if self.opens:
            common.add_argument("--event", metavar="FILE", help="the event (else FOV_EVENT, or the only one here)")
        if not self.reads:
            common.add_argument("--as", dest="by", metavar="NAME", help="who acts (else FOV_AS, or the organiser)")
            common.add_argument("--yes", action="store_true", help="go on without being asked, warnings included")
            common.add_argument("--reason", metavar="TEXT", help="why: for corrections, and where the desk warns")
        language = os.environ.get("FOV_LANG", "en")
        common.add_argument(
            "--lang", choices=LANGUAGES, default=language if language in LANGUAGES else "en", help="language"
        )
        common.add_argument("--json", action="store_true", help="answer in JSON")

    def run(self, args: argparse.Namespace) -> int:
        given = vars(args)
        counter = Counter(
            given.pop("event", None),
            by=given.pop("by", None),
            yes=given.pop("yes", False),
            reason=given.pop("reason", None),
            language=given.pop("lang"),
            as_json=given.pop("json"),
            reads=self.reads,
        )
        return counter.serve(lambda: self.work(counter, **given))


def takes(*arguments: Argument, reads: bool = False, opens: bool = True) -> Callable[[Callable[..., None]], Command]:
    """Make a command of a function."""
    return lambda work: Command(work, arguments, reads, opens)
