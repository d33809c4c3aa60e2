"""`fov desk`: run a tournament. One file a command of its own."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast

HELP = "Run a tournament with paper decks: sign-up, rounds, results, penalties, papers, the package."

COMMANDS = {
    "script": "play tournaments written on a page, and compare what must come out",
}

NEXT = """\
  fov desk script club-night.toml      plays the tournaments of a file and says what came otherwise"""


class DeskCommand(Protocol):
    """What the module of a desk command offers."""

    HELP: str
    configure: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def configure(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="desk_command", metavar="COMMAND", required=True)
    for name, what in COMMANDS.items():
        module = load(name)
        module.configure(commands.add_parser(name, help=what, description=module.HELP))


def run(args: argparse.Namespace) -> int:
    return load(args.desk_command).run(args)


def load(name: str) -> DeskCommand:
    return cast(DeskCommand, import_module(f"{__package__}.{name}"))
