"""`fov sim`: many games between bots, counted."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from fieldofview.bots import BOTS
from fieldofview.bots.searching import is_search
from fieldofview.cards.complaint import Complaint, Worded
from fieldofview.cards.decks import MAX_SEATS
from fieldofview.cards.files.disk import whole
from fieldofview.cards.system import Reason
from fieldofview.game.happenings import ENDINGS
from fieldofview.sim import (
    CardRow,
    Contest,
    Length,
    Played,
    Summary,
    as_data,
    check_rows,
    make_contest,
    play_contest,
    play_duplicate,
    summarise,
    write_csv,
    write_rows,
)
from fieldofview.sim.summary import GIVEN_UP
from fieldofview.sim.workers import Workers
from fieldofview.views.words import ending

from . import options
from .crew import add_crew, crew_of
from .languages import add_language, chosen
from .numbers import spelt
from .output import compile_notice, print_json, print_table
from .simwords import say

HELP = "Play many games between bots and count: who wins, how long it takes, what the cards do."

NEXT = """\
  fov sim                                            greedy against greedy
  fov sim --bots greedy,random                       one bot against another
  fov sim --bots my_bot:Clever,greedy                a bot of your own, from the file my_bot.py
  fov sim --players 4 --sets viewpoint,reflections   four seats, 140 cards
  fov sim --games 100000 --csv figures.csv --plot figures.png
  fov sim --games 1000 --rows games.csv              one row a game
What the figures mean:
  win rate         wins of one seat in one game; a win shared by two counts half for each
  95 % interval    the rate of endless such games lies in it 95 times of 100
  alone, shared    games won alone, and together with others
  overwhelmed      games in which the plague put the seat out
  played a game    how often the card was played in one game, by anybody; revealed, used: likewise
  cancelled        the part of its plays that was cancelled
  users win        of those who played, revealed or used the card in a game, the part who won it;
                   where bots differ, for each bot by itself, as a strong one wins whatever it uses
  with winners     pieces of the card before the winners at the end of a game
docs/how-to-simulate.md says more."""


class BadArgument(Complaint):
    """An argument that does not say what it should."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (default 10000)")
    options.add_sets(parser, "card sets, with commas (default viewpoint)")
    parser.add_argument("--players", type=int, metavar="N", help="players at a table (default: one a bot, 2 at least)")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="BOTS",
        help=Worded(
            "bots, with commas, of {bots}, or your own as module:Class or FILE.toml; fewer than players sit at several "
            "seats each "
            "(default greedy)",
            bots=", ".join(BOTS),
        ),
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="game number g is dealt from N + g (default 1)"
    )
    add_crew(parser)
    parser.add_argument(
        "--turn-limit",
        type=int,
        metavar="N",
        help="turns before time is called (default 50 a player, 0 never)",
    )
    options.add_brought(parser, "a seat's number, of which 1 begins")
    parser.add_argument(
        "--duplicate",
        action="store_true",
        help="every deal with every bot at every seat: N deals, and intervals of deals",
    )
    parser.add_argument("--csv", metavar="FILE", help="write every measured value to FILE")
    parser.add_argument("--rows", metavar="FILE", help="write one row a game to FILE (.csv or .parquet)")
    parser.add_argument("--plot", metavar="FILE", help="draw a picture into FILE (.png, .svg or .pdf)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)
    parser.add_argument(
        "--backend",
        choices=("numba", "plain", "cuda"),
        help="compiled or not, or on a GPU (default numba where it is installed)",
    )


def run(args: argparse.Namespace) -> int:
    language = chosen(args.lang)
    bots = options.words(args.bots)
    seats = [str(seat + 1) for seat in range(min(args.players or max(2, len(bots)), MAX_SEATS))]
    contest = make_contest(
        args.games,
        options.sets_of(args.sets, ("viewpoint",)),
        args.players,
        bots,
        args.seed,
        args.turn_limit,
        args.backend,
        options.brought(args.enigmas, seats, "enigma"),
        options.brought(args.aside, seats, "aside"),
        rows=args.rows is not None,
    )
    if args.rows:
        check_rows(args.rows)
    if args.plot:
        from fieldofview.sim.plot import check_target

        check_target(args.plot)
    if args.csv and not Path(args.csv).parent.is_dir():
        raise BadArgument("There is no folder {parent!r} for the table.", parent=str(Path(args.csv).parent))
    if args.csv and Path(args.csv).is_dir():
        raise BadArgument("{csv!r} is a folder; name a file in it for the table.", csv=args.csv)
    with crew_of(args, contest.backend) as crew:
        announce(contest, language, asked=args.backend)
        if args.duplicate:
            return run_duplicate(contest, args, crew, language)
        with notice(contest, language), progress_bar(contest, language) as advance:
            played = play_contest(contest, crew, advance)
    if played.tally.games == 0:
        print(say("interrupted", language), file=sys.stderr)
        return 130
    summary = summarise(played)
    if not played.whole:
        print(say("a part", language, games=summary.games, asked=summary.asked), file=sys.stderr)
    try:
        if args.json:
            print_json(as_data(summary))
        else:
            report(summary, played, language)
    finally:  # a reader who has seen enough does not cost the files
        written = write_files(summary, played, args)
    if not written:
        return 2
    return 0 if played.whole else 130


def run_duplicate(contest: Contest, args: argparse.Namespace, crew: Workers, language: str) -> int:
    """Duplicate deals, with the rates of the bots and nothing else."""
    if args.csv or args.rows or args.plot:
        raise BadArgument("Duplicate deals give rates alone; leave out --csv, --rows and --plot.")
    with notice(contest, language), progress_bar(contest, language) as advance:
        shares = play_duplicate(contest, advance, crew)
    if not shares.deals:
        print(say("interrupted", language), file=sys.stderr)
        return 130
    rates = shares.by_name()
    whole = len(shares.deals) == contest.games
    if not whole:
        print(say("a part of deals", language, deals=len(shares.deals), asked=contest.games), file=sys.stderr)
    if args.json:
        asked = {"asked": contest.games}
        print_json({name: {"rate": r.rate, "margin": r.bound, "deals": r.deals, **asked} for name, r in rates.items()})
    else:
        deals = len(shares.deals)
        print(say("duplicate" if deals > 1 else "duplicate once", language, deals=deals, games=deals * contest.players))
        headings = [say(key, language) for key in ("bot", "seats", "win rate")]
        print_table(
            headings, [(name, str(contest.bots.count(name)), spelt(rate, language)) for name, rate in rates.items()]
        )
    return 0 if whole else 130


def write_files(summary: Summary, played: Played, args: argparse.Namespace) -> bool:
    """Write what was asked for; a file that finds no room does not cost the others."""
    language = chosen(args.lang)
    wanted: list[tuple[str, str, Callable[[Path], None]]] = []
    if args.csv:
        wanted.append(("table", args.csv, lambda file: write_csv(summary, file)))
    if args.rows:
        wanted.append(("rows", args.rows, lambda file: write_rows(played, file)))
    if args.plot:
        from fieldofview.sim.plot import draw

        wanted.append(("picture", args.plot, lambda file: draw(summary, file)))
    failed = 0
    for key, file, write in wanted:
        try:
            with whole(file) as beside:
                write(beside)
            print(say(key, language, file=file), file=sys.stderr)
        except OSError as error:
            failed += 1
            print(say("not written", language, file=file, why=Reason(error).told(language)), file=sys.stderr)
    return not failed


def announce(contest: Contest, language: str, asked: str | None) -> None:
    """Say what will take long or come to nothing, and why."""
    enigmas: options.Brought = dict(contest.enigmas)
    aside: options.Brought = dict(contest.aside)
    for seat in options.without_a_card(contest.sets, enigmas, aside):
        print(say("pen pal", language, card=enigmas[seat], seat=seat + 1), file=sys.stderr)
    for seat in options.without_a_use(contest.sets, enigmas, aside):
        print(say("idle", language, card=aside[seat], seat=seat + 1), file=sys.stderr)
    if contest.backend == "plain":
        if asked is None and not contest.own:
            print(say("slow", language), file=sys.stderr)
        return
    if contest.backend == "cuda":
        from fieldofview.kernel.cuda import accelerator

        gpu = accelerator().device()
        print(say("compiling for", language, gpu=gpu), file=sys.stderr)


def notice(contest: Contest, language: str) -> AbstractContextManager[None]:
    """Says so when the rules are compiled: for the games, or for a search that plays in them."""
    searches = any(map(is_search, contest.own))
    return compile_notice("numba" if searches else contest.backend, say("compiling", language))


@contextmanager
def progress_bar(contest: Contest, language: str) -> Iterator[Callable[[int], None] | None]:
    """A bar with the time left, where somebody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(say("left", language)),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task(say("Playing", language), total=contest.games)
        yield lambda games: progress.update(task, completed=games)


def report(summary: Summary, played: Played, language: str) -> None:
    """The result for people, in tables."""
    rate = played.tally.games / played.seconds if played.seconds else 0
    print(
        say(
            "contest",
            language,
            games=summary.games,
            sets=say("and", language).join(summary.sets),
            players=summary.players,
            seed=str(summary.seed),
            seconds=spelt(f"{played.seconds:.1f}", language),
            rate=round(rate),
        )
    )
    print()
    headings = ("seats", "win rate", "interval", "alone", "shared", "overwhelmed", "points at the end")
    for title, standings in (("bot", summary.by_bot), ("seat", summary.by_seat)):
        print_table(
            [say(key, language) for key in (title, *headings)],
            [
                (
                    s.name if title == "bot" else say("seat n", language, n=number),
                    str(s.seats),
                    spelt(s.rate, language),
                    spelt(s.rate.interval, language),
                    str(s.alone),
                    str(s.shared),
                    str(s.overwhelmed),
                    spelt(f"{s.points:.1f}", language),
                )
                for number, s in enumerate(standings, 1)
            ],
        )
        print()
    print_table(
        (*(say(key, language) for key in ("length", "mean", "median")), "5 %", "95 %"),
        [length_row(say(key, language), getattr(summary, key), language) for key in ("turns", "decisions")],
    )
    print()
    ends = [(str(n), told_ending(reason, language)) for reason, n in enumerate(played.tally.reasons) if n]
    print_table([say(key, language) for key in ("games", "ended by")], ends)
    print(say("shared wins", language, games=summary.shared))
    overwhelmed = sum(seat.overwhelmed for seat in summary.by_seat)
    if overwhelmed:
        print(say("plague", language, rate=spelt(f"{overwhelmed / summary.games:.3f}", language)))
    print()
    print_cards(summary, language)


def told_ending(reason: int, language: str) -> str:
    return say("given up", language) if reason == GIVEN_UP else ending(ENDINGS[reason][0], language)


def print_cards(summary: Summary, language: str) -> None:
    """What the cards did; where bots differ, only users of the same bot are compared."""
    bots = list(dict.fromkeys(summary.bots)) if len(set(summary.bots)) > 1 else []
    wins = [say("users of", language, bot=bot) for bot in bots]
    first = [say(key, language) for key in ("card", "points", "played", "revealed", "cancelled")]
    wins = wins or [say("users win", language), say("interval", language)]
    print_table(
        (*first, *wins, say("with winners", language)),
        [
            (
                c.name,
                str(c.points),
                spelt(f"{c.played:.2f}", language),
                spelt(f"{c.revealed:.2f}", language),
                spelt(c.cancelled, language) if c.played else "–",
                *(spelt(cell, language) for cell in users_win(c)),
                spelt(f"{c.lying:.2f}", language),
            )
            for c in summary.cards
        ],
    )


def users_win(card: CardRow) -> list[str]:
    if card.by_bot:
        return [f"{wins} ({wins.interval})" if users else "–" for _, wins, users in card.by_bot]
    return [str(card.wins), card.wins.interval] if card.users else ["–", "–"]


def length_row(name: str, length: Length, language: str) -> tuple[str, ...]:
    return (name, spelt(f"{length.mean:.1f}", language), str(length.median), str(length.low), str(length.high))
