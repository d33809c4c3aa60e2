"""`fov play`: people and bots at a table in the terminal."""

from __future__ import annotations

import argparse
import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from fieldofview.bots import BOTS
from fieldofview.cards import set_ids
from fieldofview.cards.text import LANGUAGES, find_language

from .paths import named

if TYPE_CHECKING:
    from .table.terminal import Terminal

HELP = "Play in the terminal, against bots or with several people at one keyboard. Without arguments it asks."

NEXT = """\
  fov play                                       asks who plays, and begins
  fov play --players Ann,Bob --bots greedy       two people and a bot
  fov play --sets viewpoint,reflections,prizes   with all classic cards
  fov play --sets open-eyes+plague               our own set, with its Zombeyes
  fov play --resume                              goes on with the last game
At the table, `help` lists what can be typed."""

LATEST = "the latest"
BOT_SEEDS = 1 << 62
PACE = 0.6  # seconds between events that happen while others play


class NobodyThere(ValueError):
    """Questions would be asked, and nobody can answer them."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--players", metavar="NAMES", help="people at this keyboard, for instance Ann,Bob (default: You)")
    add(
        "--bots",
        metavar="KINDS",
        help=f"bots, for instance greedy,random or your own as module:Class; there are: {', '.join(BOTS)}",
    )
    add(
        "--sets",
        metavar="SETS",
        help=f"sets in the deck, set files too (default viewpoint); there are: {', '.join(set_ids())}",
    )
    add("--enigmas", metavar="CARDS", help="Enigma cards, for instance You=Old Lantern,Greedy=Night Lamp")
    add("--aside", metavar="CARDS", help="cards outside the game, for Enigma cards that bring one in: You=Wink")
    add(
        "--seed",
        type=int,
        metavar="N",
        help="shuffle by this number, for the same deal again (default: by secret bits)",
    )
    add("--lang", default="en", help=f"language at the table: {', '.join(LANGUAGES)} (default en); typed is English")
    add("--save", metavar="FILE", help="keep the game in this file (default: one in your data folder)")
    add(
        "--resume",
        metavar="FILE",
        nargs="?",
        const=LATEST,
        help="go on with a kept game (without FILE: the one played last)",
    )
    add("--no-color", action="store_true", help="no colour; the variable NO_COLOR does the same")
    add("--fast", action="store_true", help="bots answer without a pause")


def run(args: argparse.Namespace) -> int:
    from .table.terminal import open_terminal

    args.lang = find_language(args.lang).code
    terminal = open_terminal(color=not args.no_color, pace=0.0 if args.fast else PACE)
    return play(args, terminal, is_interactive=sys.stdin.isatty())


def play(args: argparse.Namespace, terminal: Terminal, *, is_interactive: bool) -> int:
    """Set the table as the arguments say, and play."""
    from fieldofview.game import new_game
    from fieldofview.game.making import PLAIN, PUBLIC

    from .table import seating, store
    from .table.session import Session
    from .table.terminal import InputEnded

    if args.resume is not None:
        if any(
            given is not None for given in (args.players, args.bots, args.sets, args.seed, args.enigmas, args.aside)
        ):
            raise seating.BadTable("A kept game has its players, bots, sets and seed; give --resume without them.")
        source = store.latest_file() if args.resume == LATEST else named(args.resume)
        game, seats = store.load(source)
        path = source
        if args.save:
            path = _free(named(args.save))
        return Session(game, seats, terminal, path=path, language=args.lang).run()
    if not is_interactive and args.players is None:
        raise NobodyThere(
            "Nobody is at the keyboard to be asked: name the table, for instance "
            "fov play --players Ann --bots greedy,greedy."
        )
    path = _free(named(args.save)) if args.save else store.new_file()
    if args.players is None and args.bots is None and args.sets is None:
        try:
            seats = seating.ask(terminal, args.lang)
        except InputEnded:
            return 1
    else:
        seats = seating.from_arguments(args.players, args.bots, args.sets, args.lang)
    if args.seed is None:
        seats = replace(seats, bot_seed=secrets.randbelow(BOT_SEEDS))
    game = new_game(
        len(seats.names),
        seats.sets,
        args.seed,
        names=seats.names,
        turn_limit=0 if seats.people else None,
        enigmas=seating.brought(args.enigmas, seats.names),
        aside=seating.brought(args.aside, seats.names),
        windows=PUBLIC if len(seats.people) > 1 else PLAIN,
    )
    return Session(game, seats, terminal, path=path, language=args.lang).run()


def _free(path: Path) -> Path:
    from .table.store import FileTaken

    if path.exists():
        raise FileTaken(path)
    return path
