"""The command line's front door: finds the command, and turns what goes wrong into one sentence.

A command's module is imported when its name has been read, so that `fov` and `fov --help` answer at once.
"""

from __future__ import annotations

import argparse
import errno
import os
import signal
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from types import FrameType
from typing import Protocol, cast

from fieldofview import __version__
from fieldofview.cards.complaint import Worded, told
from fieldofview.cards.system import Reason
from fieldofview.cards.typed import one_line, said

from . import net, streams
from .argwords import speaking
from .calling import as_called
from .languages import leading_language, of_arguments
from .parsers import MISUSED, Parser

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
    "review": "look at a kept game again: what each pick cost, where it turned",
    "arena": "bots against bots on the same deals, with ratings",
    "train": "learn weights for a deck: a bot that knows your cards",
    "label": "judge the choices of many games by a search, for those who learn",
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

OK, FAILED, INTERRUPTED, PIPE_CLOSED, TERMINATED = 0, 1, 130, 141, 143
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS)
LONGEST_PATH = 200  # characters of a file's name that are said again
HELP_WORDS = ("-h", "--help", "help")


class Command(Protocol):
    """What a command's module offers."""

    HELP: str
    NEXT: str  # a few lines to try, at the end of --help
    configure: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    streams.prepare()
    ended = _Ended()
    if arguments is None:  # the process is ours
        ended.listen()
    language = of_arguments(given)
    try:
        with speaking(language):
            status = _dispatch(given, language)
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
        status = _fail(error, given, language)
    streams.give_up_output()
    return TERMINATED if ended.asked and status == INTERRUPTED else status


def _fail(error: Exception, given: Sequence[str], language: str) -> int:
    """Say what is wrong: theirs in one sentence, ours with a report."""
    if not _is_users(error):
        return net.catch(error, given, language)
    streams.complain(f"fov: {_sentence(error, language)}")
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


def _dispatch(given: list[str], language: str) -> int:
    asked, given = leading_language(given)
    if not given or given[0] in HELP_WORDS:
        _, wanted = leading_language(given[1:])
        if wanted and wanted[0] not in HELP_WORDS:
            return _dispatch([wanted[0], "--help"], language)
        print(as_called(overview(language)), end="")
        return OK
    name, *rest = given
    if name in ("-V", "--version"):
        print(f"fov {__version__}")
        return OK
    if name not in COMMANDS:
        streams.complain(_unknown(said(name)).told(language))
        return MISUSED
    command = _load(name)
    if command is None:
        missing = Worded("fov: The command {name} is not part of this edition.", name=name)
        streams.complain(missing.told(language))
        return MISUSED
    return command.run(_parse(parser_of(name, command, language), [*asked, *rest]))


def parser_of(name: str, command: Command, language: str) -> Parser:
    """The arguments of a command."""
    to_try = f"{Worded('To try:').told(language)}\n{Worded(command.NEXT).told(language)}"
    parser = Parser(prog=f"fov {name}", language=language, description=command.HELP, epilog=to_try)
    command.configure(parser)
    parser.translate()
    return parser


def _parse(parser: argparse.ArgumentParser, rest: list[str]) -> argparse.Namespace:
    """Options may stand between words, unless a command has commands of its own."""
    try:
        return parser.parse_intermixed_args(rest)
    except TypeError:
        return parser.parse_args(rest)


def overview(language: str = "en") -> str:
    """What `fov` alone says."""
    rows = [f"  {name:<10} {Worded(what).told(language)}" for name, what in COMMANDS.items()]
    return Worded(OVERVIEW, commands="\n".join(rows)).told(language)


def _load(name: str) -> Command | None:
    module = f"{__package__}.{name}"
    try:
        return cast(Command, import_module(module))
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        return None


def _unknown(name: str) -> Worded:
    if name.startswith("-"):
        return Worded("fov: There is no option {name} before a command; `fov` alone lists the commands.", name=name)
    near = get_close_matches(name.lower(), COMMANDS, 1, cutoff=0.5)
    if near:
        return Worded("fov: There is no command {name!r}. Did you mean `fov {near}`?", name=name, near=near[0])
    return Worded("fov: There is no command {name!r}. `fov` alone lists the commands.", name=name)


def _is_users(error: Exception) -> bool:
    """Theirs is what they gave us wrongly, and what their disk or terminal refuses."""
    return isinstance(error, OSError) or type(error).__module__.partition(".")[0] == "fieldofview"


def _sentence(error: Exception, language: str) -> str:
    """What is wrong, in the words it was said with: it may begin with the name of a file."""
    text = told(_of_the_system(error) if isinstance(error, OSError) else error, language).strip()
    text = text or type(error).__name__
    return text if text[-1] in ".?!" else f"{text}."


def _of_the_system(error: OSError) -> Worded:
    """What the disk or the terminal refuses."""
    why = Reason(error)
    if error.filename is None:
        return Worded("Cannot write the output: {why}.", why=why)
    file = one_line(
        said(os.fsdecode(error.filename) if isinstance(error.filename, bytes) else error.filename, LONGEST_PATH)
    )
    if error.errno in NO_ROOM:
        return Worded("Cannot write {file}: {why}.", file=file, why=why)
    return Worded("Cannot open {file}: {why}.", file=file, why=why)
