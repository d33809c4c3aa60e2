"""`fov sim`: many games between bots, counted."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from fieldofview.bots import BOTS
from fieldofview.cards.decks import MAX_SEATS
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
    summarise,
    write_csv,
    write_rows,
)

from . import options
from .output import print_json, print_table

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


class BadArgument(ValueError):
    """An argument that does not say what it should."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (default 10000)")
    options.add_sets(parser, "card sets, with commas (default viewpoint)")
    parser.add_argument("--players", type=int, metavar="N", help="players at a table (default: one a bot, 2 at least)")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="BOTS",
        help=f"bots, with commas, of {', '.join(BOTS)}, or your own as module:Class; fewer than players sit "
        "at several seats each (default greedy)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="game number g is dealt from N + g (default 1)"
    )
    parser.add_argument("--workers", type=int, metavar="N", help="cores to use (default all); changes no result")
    parser.add_argument(
        "--turn-limit",
        type=int,
        metavar="N",
        help="turns before time is called (default 50 a player, 0 never)",
    )
    options.add_brought(parser, "a seat's number, of which 1 begins")
    parser.add_argument("--csv", metavar="FILE", help="write every measured value to FILE")
    parser.add_argument("--rows", metavar="FILE", help="write one row a game to FILE (.csv or .parquet)")
    parser.add_argument("--plot", metavar="FILE", help="draw a picture into FILE (.png, .svg or .pdf)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--backend",
        choices=("numba", "plain", "cuda"),
        help="compiled or not, or on a GPU (default numba where it is installed)",
    )


def run(args: argparse.Namespace) -> int:
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
        raise BadArgument(f"There is no folder {str(Path(args.csv).parent)!r} for the table.")
    if args.csv and Path(args.csv).is_dir():
        raise BadArgument(f"{args.csv!r} is a folder; name a file in it for the table.")
    if args.workers is not None and args.workers < 1:
        raise BadArgument(f"--workers must be 1 or more, not {args.workers}.")
    announce(contest, asked=args.backend)
    with compile_notice(contest), progress_bar(contest) as advance:
        played = play_contest(contest, args.workers, advance)
    if played.tally.games == 0:
        print("fov sim: Interrupted before a game was over.", file=sys.stderr)
        return 130
    summary = summarise(played)
    if not played.whole:
        print(
            f"fov sim: Interrupted; this is the result of {summary.games:,} of {summary.asked:,} games.",
            file=sys.stderr,
        )
    try:
        if args.json:
            print_json(as_data(summary))
        else:
            report(summary, played)
    finally:  # a reader who has seen enough does not cost the files
        write_files(summary, args.csv, args.plot)
        if args.rows:
            write_rows(played, args.rows)
            print(f"Every game stands in {args.rows}.", file=sys.stderr)
    return 0 if played.whole else 130


def write_files(summary: Summary, table: str | None, picture: str | None) -> None:
    if table:
        write_csv(summary, table)
        print(f"Every measured value stands in {table}.", file=sys.stderr)
    if picture:
        from fieldofview.sim.plot import draw

        draw(summary, picture)
        print(f"The picture is in {picture}.", file=sys.stderr)


def announce(contest: Contest, asked: str | None) -> None:
    """Say what will take long, and why."""
    if contest.backend == "plain":
        if asked is None and not contest.own:
            print(
                "fov sim: numba is not installed, so the games are played uncompiled and slowly; "
                "pip install 'fieldofview[fast]' changes that.",
                file=sys.stderr,
            )
        return
    if contest.backend == "cuda":
        from fieldofview.kernel.cuda import accelerator

        gpu = accelerator().device()
        print(f"fov sim: Compiling the rules for {gpu}, which takes a minute each time.", file=sys.stderr)
        return


def compile_notice(contest: Contest) -> AbstractContextManager[None]:
    """Says that the rules are compiled, whenever they are: once for each size of table, and after each change."""
    if contest.backend != "numba":
        return nullcontext()
    from fieldofview.sim.compiling import when_compiling

    notice = "fov sim: Compiling the rules for this size of table, which takes a minute or two, once."
    return when_compiling(lambda: print(notice, file=sys.stderr, flush=True))


@contextmanager
def progress_bar(contest: Contest) -> Iterator[Callable[[int], None] | None]:
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
        TextColumn("games, left:"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("Playing", total=contest.games)
        yield lambda games: progress.update(task, completed=games)


def report(summary: Summary, played: Played) -> None:
    """The result for people, in tables."""
    rate = played.tally.games / played.seconds if played.seconds else 0
    print(
        f"{summary.games:,} games of {' and '.join(summary.sets)}, "
        f"{summary.players} players, seed {summary.seed}: "
        f"{played.seconds:.1f} s, {rate:,.0f} games a second."
    )
    print()
    for title, standings in (("bot", summary.by_bot), ("seat (1 begins)", summary.by_seat)):
        print_table(
            (title, "seats", "win rate", "95 % interval", "alone", "shared", "overwhelmed", "points at the end"),
            [
                (
                    s.name,
                    str(s.seats),
                    str(s.rate),
                    s.rate.interval,
                    str(s.alone),
                    str(s.shared),
                    str(s.overwhelmed),
                    f"{s.points:.1f}",
                )
                for s in standings
            ],
        )
        print()
    print_table(
        ("length", "mean", "median", "5 %", "95 %"),
        [length_row("turns", summary.turns), length_row("decisions", summary.decisions)],
    )
    print()
    print_table(("games", "ended by"), [(str(n), ending) for ending, n in summary.endings])
    print(f"Shared wins: {summary.shared:,} games.")
    overwhelmed = sum(seat.overwhelmed for seat in summary.by_seat)
    if overwhelmed:
        print(f"Overwhelmed by the plague: {overwhelmed / summary.games:.3f} players a game.")
    print()
    print_cards(summary)


def print_cards(summary: Summary) -> None:
    """What the cards did; where bots differ, only users of the same bot are compared."""
    bots = list(dict.fromkeys(summary.bots)) if len(set(summary.bots)) > 1 else []
    wins = [f"{bot} users win" for bot in bots] or ["users win", "95 % interval"]
    print_table(
        ("card", "points", "played a game", "revealed, used", "cancelled", *wins, "with winners"),
        [
            (
                c.name,
                str(c.points),
                f"{c.played:.2f}",
                f"{c.revealed:.2f}",
                str(c.cancelled) if c.played else "–",
                *users_win(c),
                f"{c.lying:.2f}",
            )
            for c in summary.cards
        ],
    )


def users_win(card: CardRow) -> list[str]:
    if card.by_bot:
        return [f"{wins} ({wins.interval})" if users else "–" for _, wins, users in card.by_bot]
    return [str(card.wins), card.wins.interval] if card.users else ["–", "–"]


def length_row(name: str, length: Length) -> tuple[str, ...]:
    return (name, f"{length.mean:.1f}", str(length.median), str(length.low), str(length.high))
