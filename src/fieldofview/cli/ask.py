"""`fov ask`: a judge lays a table, types a few lines and sees what happens, with the rulings."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from .languages import add_language, chosen

if TYPE_CHECKING:
    from .judging.session import Session

HELP = "Ask what happens: lay a table, type what the players do, see every event with its rulings, save it."

NEXT = """\
  fov ask                        a prompt; `help` lists what can be typed
  fov ask Ann Bob Cy Dee         the players at the table
  fov ask < question.txt         the same lines from a file
At the prompt:
  Ann hand: Blurred Vision, Wink
  Bob hand: Spectacles
  Ann: play Blurred Vision
  Ann: choose Bob
  why Cy: reveal Spectacles
  save question.toml"""

ALL_TAKEN, REFUSED = 0, 1
LEAVING = ("quit", "exit", "verlassen")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="who sits at the table (default Ann Bob Cy)")
    add_language(parser, "language of what happens")


def run(args: argparse.Namespace) -> int:
    from .judging.session import Session

    session = Session(chosen(args.lang))
    if args.players and not session.take(f"players {', '.join(args.players)}"):
        return 2
    return _prompt(session) if sys.stdin.isatty() else _read(session)


def _read(session: Session) -> int:
    """Lines from a pipe, each said again before what it brings; the status tells whether all were taken."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    taken = True
    for number, raw in enumerate(sys.stdin, 1):
        line = raw.strip()
        if line.lower() in LEAVING:
            break
        if line and not line.startswith("#"):
            print(f"{number}> {line}")
        taken = session.take(line) and taken
    return ALL_TAKEN if taken else REFUSED


def _prompt(session: Session) -> int:
    """A person at the keyboard."""
    from .judging.words import say

    _learn_completion(session)
    print(say(session.language, "greeting"))
    leaving = False
    while True:
        try:
            line = input("fov> ").strip()
            if line.lower() not in LEAVING:
                leaving = False
                session.take(line)
            elif leaving or not session.unsaved:
                return ALL_TAKEN
            else:
                leaving = True
                print(say(session.language, "not saved"))
        except EOFError:
            print()
            return ALL_TAKEN
        except KeyboardInterrupt:  # the line is given up, the table is not
            print()


def _learn_completion(session: Session) -> None:
    """History and the Tab key, where Python has readline."""
    with suppress(ImportError):
        import readline

        from .judging.completing import completions

        def complete(typed: str, number: int) -> str | None:
            found = completions(session, typed)
            return found[number] if number < len(found) else None

        readline.set_completer(complete)
        readline.set_completer_delims("\n")
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
