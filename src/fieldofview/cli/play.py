"""`fov play`: people and bots at a table in the terminal."""

from __future__ import annotations

import argparse
import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from fieldofview.bots import BOTS, USUAL
from fieldofview.cards.complaint import Worded

from . import options
from .calling import fov
from .languages import add_language, chosen
from .paths import named

if TYPE_CHECKING:
    from fieldofview.game import Game

    from .table.seating import Seating
    from .table.terminal import Terminal
    from .table.wizard import Wanted

HELP = "Play in the terminal, against bots or with several people at one keyboard. Without arguments it asks."

NEXT = """\
  fov play                                       asks who plays, and begins
  fov play --players Ann,Bob --bots casual       two people and a bot
  fov play --bots beginner,master                levels: beginner, casual, seasoned, champion, master
  fov play --sets viewpoint,reflections,prizes   with all classic cards
  fov play --sets open-eyes+plague               our own set, with its Zombeyes
  fov play --first                               a first game, which explains itself
  fov play --sets open-eyes --enigma "You=Pen Pal" --aside You=Wink
  fov play --resume                              goes on with the last game
  fov play --join 127.0.0.1:8470 --players Ann   joins a table on a server (fov serve)
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
        help=Worded(
            "bots, for instance casual,master or your own as module:Class or FILE.toml "
            "(default for one person: {usual},{usual}); there are: {bots}",
            usual=USUAL,
            bots=", ".join(BOTS),
        ),
    )
    options.add_sets(parser, "sets in the deck, with commas (default viewpoint)")
    options.add_brought(parser, "a player's name, or a seat's number")
    add(
        "--seed",
        type=int,
        metavar="N",
        help="shuffle by this number, for the same deal again (default: by secret bits)",
    )
    add("--first", action="store_true", help="a first game: each kind of question is explained when it first comes up")
    add("--at-once", action="store_true", help="what is picked counts at once, without Enter to commit it")
    add_language(parser, "language at the table")
    add("--save", metavar="FILE", help="keep the game in this file (default: one in your data folder)")
    add(
        "--resume",
        metavar="FILE",
        nargs="?",
        const=LATEST,
        help="go on with a kept game (without FILE: the one played last)",
    )
    add("--join", metavar="ADDRESS", help="join a table on a server, such as http://127.0.0.1:8470/t/GK2Y2")
    add("--no-color", action="store_true", help="no colour; the variable NO_COLOR does the same")
    add("--fast", action="store_true", help="bots answer without a pause")


def run(args: argparse.Namespace) -> int:
    from .table.terminal import open_terminal

    args.lang = chosen(args.lang)
    terminal = open_terminal(color=not args.no_color, pace=0.0 if args.fast else PACE)
    try:
        return play(args, terminal, is_interactive=sys.stdin.isatty())
    except (ValueError, OSError) as error:
        from .table.complaints import told

        sentence = told(error, args.lang)
        if sentence == str(error):
            raise
        raise BadGame(sentence) from error


def play(args: argparse.Namespace, terminal: Terminal, *, is_interactive: bool) -> int:
    """Set the table as the arguments say, or as people ask for it, and play."""
    if args.join is not None:
        from .joining.playing import join

        args.lang = chosen(args.lang)
        return join(args, terminal)
    from .table import seating, store
    from .table.phrases import phrase
    from .table.terminal import InputEnded
    from .table.wizard import Wanted

    args.lang = chosen(args.lang)
    table = (args.players, args.bots, args.sets, args.seed, args.enigmas, args.aside)
    if args.resume is not None:
        if any(given is not None for given in table):
            raise seating.BadTable(phrase(args.lang, "kept game"))
        source = store.latest_file() if args.resume == LATEST else named(args.resume)
        game, seats = store.load(source)
        return go_on(args, terminal, source, game, seats)
    if not is_interactive and args.players is None:
        example = fov("play", "--players", "Ann", "--bots", f"{USUAL},{USUAL}")
        raise NobodyThere(phrase(args.lang, "nobody there", fov=example))
    path = _free(named(args.save)) if args.save else store.new_file()
    if all(given is None for given in table[:3]):
        try:
            return ask(args, terminal, path)
        except InputEnded:
            return 1
    seats = seating.from_arguments(args.players, args.bots, args.sets, args.lang)
    enigmas = options.brought(args.enigmas, seats.names, "enigma")
    aside = options.brought(args.aside, seats.names, "aside")
    return begin(args, terminal, path, Wanted(seats, enigmas, aside, args.first))


def ask(args: argparse.Namespace, terminal: Terminal, path: Path) -> int:
    """The friendly start: offers an unfinished game, or asks for a table until one can be set."""
    from .table import wizard
    from .table.phrases import phrase

    terminal.say(phrase(args.lang, "welcome"), "bold")
    unfinished = None if args.save else wizard.offer_unfinished(terminal, args.lang)
    if unfinished is not None:
        return go_on(args, terminal, *unfinished)
    while True:
        wanted = wizard.ask(terminal, args.lang)
        names = wanted.seating.names
        enigmas = options.brought(args.enigmas, names, "enigma") | wanted.enigmas
        aside = options.brought(args.aside, names, "aside") | wanted.aside
        wanted = replace(wanted, enigmas=enigmas, aside=aside, is_first=wanted.is_first or args.first)
        try:
            return begin(args, terminal, path, wanted)
        except BadGame as error:
            terminal.say(str(error), "red")


class BadGame(ValueError):
    """The table that was asked for makes no game."""


def begin(args: argparse.Namespace, terminal: Terminal, path: Path, wanted: Wanted) -> int:
    """Deal, and play."""
    from fieldofview.game import new_game
    from fieldofview.game.making import PLAIN, PUBLIC

    from .table.complaints import told
    from .table.phrases import phrase
    from .table.session import Session

    seats = wanted.seating
    seats = replace(seats, brought=options.brought_again(wanted.enigmas, wanted.aside, seats.names))
    if args.seed is None:
        seats = replace(seats, bot_seed=secrets.randbelow(BOT_SEEDS))
    try:
        game = new_game(
            len(seats.names),
            seats.sets,
            args.seed,
            names=seats.names,
            turn_limit=0 if seats.people else None,
            enigmas=wanted.enigmas,
            aside=wanted.aside,
            windows=PUBLIC if len(seats.people) > 1 else PLAIN,
        )
    except ValueError as error:
        raise BadGame(told(error, args.lang)) from error
    notices = [
        phrase(args.lang, "pen pal", name=seats.names[seat], enigma=wanted.enigmas[seat])
        for seat in options.without_a_card(seats.sets, wanted.enigmas, wanted.aside)
    ]
    notices += [
        phrase(args.lang, "idle aside", name=seats.names[seat], card=wanted.aside[seat])
        for seat in options.without_a_use(seats.sets, wanted.enigmas, wanted.aside)
    ]
    session = Session(
        game,
        seats,
        terminal,
        path=path,
        language=args.lang,
        at_once=args.at_once,
        is_first=wanted.is_first,
        notice="\n".join(notices),
    )
    return session.run()


def go_on(args: argparse.Namespace, terminal: Terminal, source: Path, game: Game, seats: Seating) -> int:
    """Play a kept game on."""
    from .table import store
    from .table.session import Session

    path = _free(named(args.save)) if args.save else source
    session = Session(
        game,
        seats,
        terminal,
        path=path,
        language=args.lang,
        at_once=args.at_once,
        is_first=args.first,
        quiet=store.quiet_seats(source),
    )
    return session.run()


def _free(path: Path) -> Path:
    from .table.store import FileTaken

    if path.exists():
        raise FileTaken(path)
    return path
