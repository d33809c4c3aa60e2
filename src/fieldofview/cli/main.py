"""The command line's front door: finds the command, and turns what goes wrong into one sentence.

A command's module is imported when its name has been read, so that `fov` and `fov --help` answer at once.
"""

from __future__ import annotations

import argparse
import errno
import signal
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from types import FrameType
from typing import Any, NoReturn, Protocol, cast

from fieldofview import __version__
from fieldofview.cards.typed import said

from . import net, streams
from .numbers import decimal_number, whole_number

COMMANDS: dict[str, str] = {
    "play": "play in the terminal, against bots or with people at one screen",
    "serve": "the table on the web: play with friends and bots in a browser",
    "rules": "how to play, on one page",
    "cards": "list, search and show the cards",
    "set": "your own card sets: new, check, show, deck",
    "rulings": "look up the rulings, who enforces them and which scenarios show them",
    "ask": "ask what happens: lay a table, type what players do, see why",
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
New to the game:                fov rules, fov play --first
To begin, sit down at a table:  fov play
"""

OK, FAILED, MISUSED, INTERRUPTED, PIPE_CLOSED, TERMINATED = 0, 1, 2, 130, 141, 143
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS)
LONGEST_ERROR = 400  # characters that are said about wrong arguments
HELP_WORDS = ("-h", "--help", "help")


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
    """Says in one sentence what was wrong with the arguments; only the digits 0 to 9 make numbers."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.register("type", int, whole_number)
        self.register("type", float, decimal_number)

    def error(self, message: str) -> NoReturn:
        wrong = said(message, LONGEST_ERROR)
        streams.complain(f"{self.prog}: {wrong}; `{self.prog} --help` shows what can be given.")
        self.exit(MISUSED)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    streams.prepare()
    ended = _Ended()
    if arguments is None:  # the process is ours
        ended.listen()
    try:
        status = _dispatch(given)
        streams.finish()
    except SystemExit as leaving:  # argparse leaves by this after --help and after errors
        status = leaving.code if isinstance(leaving.code, int) else OK
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        status = PIPE_CLOSED
    except Exception as error:
        if net.is_wanted():
            raise
        status = _fail(error, given)
    streams.give_up_output()
    return TERMINATED if ended.asked and status == INTERRUPTED else status


def _fail(error: Exception, given: Sequence[str]) -> int:
    """Say what is wrong: theirs in one sentence, ours with a report."""
    if not _is_users(error):
        return net.catch(error, given)
    streams.complain(f"fov: {_sentence(error, given)}")
    return MISUSED


class _Ended:
    """Whether we were asked to end: a command ends then as by Ctrl-C, and says what is kept."""

    def __init__(self) -> None:
        self.asked = False

    def listen(self) -> None:
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, self.end)

    def end(self, number: int, frame: FrameType | None) -> None:
        if self.asked:  # asked again: once is enough
            return
        self.asked = True
        raise KeyboardInterrupt


def _dispatch(given: list[str]) -> int:
    if not given or given[0] in HELP_WORDS:
        if given[1:] and given[1] not in HELP_WORDS:
            return _dispatch([given[1], "--help"])
        print(overview(), end="")
        return OK
    name, *rest = given
    if name in ("-V", "--version"):
        print(f"fov {__version__}")
        return OK
    if name not in COMMANDS:
        streams.complain(_unknown(said(name)))
        return MISUSED
    command = _load(name)
    if command is None:
        streams.complain(f"fov: The command {name} is not part of this edition.")
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
    """Theirs is what they gave us wrongly, and what their disk or terminal refuses."""
    return isinstance(error, OSError) or type(error).__module__.partition(".")[0] == "fieldofview"


def _sentence(error: Exception, given: Sequence[str]) -> str:
    """What is wrong, in the words it was said with: it may begin with the name of a file."""
    if isinstance(error, OSError) and error.filename is None:
        return f"Cannot write the output: {error.strerror or error}."
    if isinstance(error, OSError):
        does = "write" if error.errno in NO_ROOM else "open"
        return f"Cannot {does} {error.filename}: {error.strerror}."
    from .languages import of_arguments

    told = getattr(error, "told", None)  # ours that know more than one language
    text = (told(of_arguments(given)) if told else str(error)).strip() or type(error).__name__
    return text if text[-1] in ".?!" else f"{text}."
