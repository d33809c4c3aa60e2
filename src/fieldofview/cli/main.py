"""The command line's front door: finds the command, and turns what goes wrong into one sentence.

A command's module is imported when its name has been read, so that `fov` and `fov --help` answer at once.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from io import StringIO
from typing import NoReturn, Protocol, cast

from fieldofview import __version__

COMMANDS: dict[str, str] = {
    "play": "play in the terminal, against bots or with people at one screen",
    "cards": "list, search and show the cards",
    "set": "your own card sets: new, check, show, deck",
    "rulings": "look up the rulings, who enforces them and which scenarios show them",
    "scenario": "run scenario files and check what they expect",
    "desk": "run a tournament: sign-up, rounds, results, penalties, papers, package",
    "verify": "check that a kept game was dealt as promised, and went by the rules",
    "sim": "play many games between bots and count",
    "bench": "measure our speed beside other libraries",
}

OVERVIEW = """\
Field of View: exact, executable rules of the Viewpoint card games.

Usage: fov COMMAND ...

{commands}

`fov COMMAND --help` explains a command, `fov --version` names this edition.
To begin, sit down at a table:  fov play
"""

OK, FAILED, MISUSED, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141


class Command(Protocol):
    """What a command's module offers."""

    HELP: str
    NEXT: str  # a few lines to try, at the end of --help
    configure: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


class Layout(argparse.HelpFormatter):
    """Wraps running text, and leaves lines to try as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return text if "\n" in text else super()._fill_text(text, width, indent)


class Parser(argparse.ArgumentParser):
    """Says in one sentence what was wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message}; `{self.prog} --help` shows what can be given.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if sys.stdout is None:  # closed by whoever started us
        sys.stdout = StringIO()
    _replace_what_the_terminal_cannot_show()
    try:
        status = _dispatch(given)
        sys.stdout.flush()
        return status
    except SystemExit as leaving:  # argparse leaves by this after --help and after errors
        return leaving.code if isinstance(leaving.code, int) else OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The interpreter flushes once more at its end; that must not fail either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except (ValueError, OSError) as error:
        if os.environ.get("FOV_DEBUG") or not _is_users(error):
            raise
        if isinstance(error, OSError) and error.filename is None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"fov: {_sentence(error)}", file=sys.stderr)
        return MISUSED


def _dispatch(given: list[str]) -> int:
    if not given or given[0] in ("-h", "--help", "help"):
        if given[1:]:
            return _dispatch([given[1], "--help"])
        print(overview(), end="")
        return OK
    name, *rest = given
    if name in ("-V", "--version"):
        print(f"fov {__version__}")
        return OK
    if name not in COMMANDS:
        print(_unknown(name), file=sys.stderr)
        return MISUSED
    command = _load(name)
    if command is None:
        print(f"fov: The command {name} is not part of this edition.", file=sys.stderr)
        return MISUSED
    parser = Parser(
        prog=f"fov {name}", description=command.HELP, epilog=f"To try:\n{command.NEXT}", formatter_class=Layout
    )
    command.configure(parser)
    return command.run(_parse(parser, rest))


def _parse(parser: argparse.ArgumentParser, rest: list[str]) -> argparse.Namespace:
    """Options may stand between words, unless a command has commands of its own."""
    try:
        return parser.parse_intermixed_args(rest)
    except TypeError:
        return parser.parse_args(rest)


def overview() -> str:
    """What `fov` alone says."""
    rows = [f"  {name:<10} {what}" for name, what in COMMANDS.items()]
    return OVERVIEW.format(commands="\n".join(rows))


def _load(name: str) -> Command | None:
    module = f"{__package__}.{name}"
    try:
        return cast(Command, import_module(module))
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        return None


def _unknown(name: str) -> str:
    if name.startswith("-"):
        return f"fov: There is no option {name} before a command; `fov` alone lists the commands."
    near = get_close_matches(name.lower(), COMMANDS, 1, cutoff=0.5)
    hint = f"Did you mean `fov {near[0]}`?" if near else "`fov` alone lists the commands."
    return f"fov: There is no command {name!r}. {hint}"


def _is_users(error: Exception) -> bool:
    """Theirs are what they gave us wrongly: our own ValueErrors, files that cannot be opened, a full disk."""
    if isinstance(error, OSError):
        return error.filename is not None or error.errno in (errno.ENOSPC, errno.EDQUOT)
    return type(error).__module__.partition(".")[0] == "fieldofview"


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is None:
        return f"Cannot write the output: {error.strerror}."
    if isinstance(error, OSError):
        return f"Cannot open {error.filename}: {error.strerror}."
    text = " ".join(str(error).split()) or type(error).__name__
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".?!" else f"{text}."


def _replace_what_the_terminal_cannot_show() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None and (stream.encoding or "").lower().replace("-", "") != "utf8":
            reconfigure(errors="replace")
