"""`fov sim`: many games between bots, counted."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from fieldofview.bots import BOTS
from fieldofview.sim import (
    Contest,
    Length,
    Played,
    Summary,
    as_data,
    make_contest,
    play_contest,
    summarise,
    write_csv,
)

from .output import print_json, print_table

HELP = "Play many games between bots and count: who wins, how long it takes, what the cards do."

NEXT = """\
  fov sim                                            greedy against greedy
  fov sim --bots greedy,random                       one bot against another
  fov sim --bots my_bot:Clever,greedy                a bot of your own, from the file my_bot.py
  fov sim --players 4 --sets viewpoint,reflections   four seats, 140 cards
  fov sim --games 100000 --csv games.csv --plot games.png
docs/how-to-simulate.md explains the figures."""


class BadArgument(ValueError):
    """An argument that does not say what it should."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (default 10000)")
    parser.add_argument(
        "--sets", default="viewpoint", metavar="SETS", help="card sets, with commas (default viewpoint)"
    )
    parser.add_argument("--players", type=int, metavar="N", help="players at a table (default: one a bot, 2 at least)")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="BOTS",
        help=f"bots, with commas, of {', '.join(BOTS)}, or your own as module:Class; fewer than players take "
        "turns (default greedy)",
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
    parser.add_argument("--enigmas", metavar="CARDS", help="Enigma cards seat by seat, with commas; - for none")
    parser.add_argument("--aside", metavar="CARDS", help="cards outside the game seat by seat; - for none")
    parser.add_argument("--csv", metavar="FILE", help="write every measured value to FILE")
    parser.add_argument("--plot", metavar="FILE", help="draw a picture into FILE (.png, .svg or .pdf)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--backend",
        choices=("numba", "plain", "cuda"),
        help="compiled or not, or on a GPU (default numba where it is installed)",
    )


def run(args: argparse.Namespace) -> int:
    contest = make_contest(
        args.games,
        words(args.sets),
        args.players,
        words(args.bots),
        args.seed,
        args.turn_limit,
        args.backend,
        by_seat(args.enigmas),
        by_seat(args.aside),
    )
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
    with progress_bar(contest) as advance:
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
    return 0 if played.whole else 130


def write_files(summary: Summary, table: str | None, picture: str | None) -> None:
    if table:
        write_csv(summary, table)
        print(f"Every measured value stands in {table}.", file=sys.stderr)
    if picture:
        from fieldofview.sim.plot import draw

        draw(summary, picture)
        print(f"The picture is in {picture}.", file=sys.stderr)


def by_seat(text: str | None) -> dict[int | str, str]:
    """Cards in the order of the seats, a dash for a seat without one."""
    return {seat: card for seat, card in enumerate(words(text or "")) if card != "-"}


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


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
    from fieldofview.kernel.backends import cache_folder
    from fieldofview.policies.registry import MODULES

    if not any(cache_folder(MODULES).glob("**/*play_contests*.nbi")):
        print("fov sim: Compiling the rules, which takes a minute or two, once.", file=sys.stderr)


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
            (title, "seats", "win rate", "95 % interval", "alone", "shared", "points at the end"),
            [
                (
                    s.name,
                    str(s.seats),
                    str(s.rate),
                    s.rate.interval,
                    str(s.alone),
                    str(s.shared),
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
    overwhelmed = sum(seat.overwhelmed.value for seat in summary.by_seat)
    if overwhelmed:
        print(f"Overwhelmed by the plague: {overwhelmed:.3f} players a game.")
    print()
    print_table(
        (
            "card",
            "points",
            "played a game",
            "revealed, used",
            "cancelled",
            "users win",
            "95 % interval",
            "with winners",
        ),
        [
            (
                c.name,
                str(c.points),
                f"{c.played:.2f}",
                f"{c.revealed:.2f}",
                str(c.cancelled) if c.played else "–",
                str(c.wins) if c.users else "–",
                c.wins.interval if c.users else "–",
                f"{c.lying:.2f}",
            )
            for c in summary.cards
        ],
    )


def length_row(name: str, length: Length) -> tuple[str, ...]:
    return (name, f"{length.mean:.1f}", str(length.median), str(length.low), str(length.high))
