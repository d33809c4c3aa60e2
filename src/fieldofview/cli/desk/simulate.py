"""`fov desk simulate`: random tournaments of every format, with every law of the desk watching."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING

from fieldofview.cards.complaint import Complaint, Worded, told

from ..languages import add_language, chosen
from ..output import print_json, print_table
from ..streams import complain

if TYPE_CHECKING:
    from fieldofview.desk.simulation import Outcome, Play, Played

HELP = """\
Play random tournaments in memory: late arrivals, drops, penalties, appeals, corrections, undos, wrong commands.
After every step all laws of the desk are checked. Nothing is written. The same seed plays the same tournament."""
FORMATS = ("knock-out", "round-robin", "swiss", "two-headed-giant", "double-score", "survival")
OK, FAILED, MISUSED = 0, 1, 2
MOST_SHOWN = 3  # so many failures are made short and printed
TURNS = 50  # a player; then time is called


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tournaments", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first; the next is N + 1 (default 1)")
    parser.add_argument("--format", choices=FORMATS, help="only this format (default all)")
    parser.add_argument("--players", type=int, metavar="N", help="so many enter (default 2 to 40)")
    parser.add_argument(
        "--bots", metavar="BOTS", help="bots with commas, for instance greedy,random: they play the games"
    )
    parser.add_argument("--json", action="store_true", help="print one list with an object for each tournament")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from fieldofview.desk.simulation import simulate

    language = chosen(args.lang)
    wrong = _wrong(args)
    if wrong:
        complain(f"fov desk simulate: {told(wrong, language)}")
        return MISUSED
    play = bots_play(args.bots.split(","), args.seed) if args.bots else None
    outcomes: list[Outcome] = []
    began = time.perf_counter()
    try:
        with _progress(args.tournaments, language) as advance:
            for seed in range(args.seed, args.seed + args.tournaments):
                outcomes.append(simulate(seed, args.format, args.players, play))
                advance(len(outcomes))
    except KeyboardInterrupt:
        interrupted = Worded("fov desk simulate: Interrupted after {n} tournaments.", n=len(outcomes))
        complain(interrupted.told(language))
    failed = [outcome for outcome in outcomes if outcome.failure is not None]
    if args.json:
        print_json([_as_data(outcome) for outcome in outcomes])
    else:
        _report(outcomes, time.perf_counter() - began, language)
        for outcome in failed[:MOST_SHOWN]:
            print("\n".join(_told(outcome, language)))
    return FAILED if failed else OK


def _wrong(args: argparse.Namespace) -> Worded | Complaint | None:
    """What is wrong with the arguments, in one sentence."""
    if args.tournaments < 1:
        return Worded("--tournaments must be 1 or more, not {n}.", n=args.tournaments)
    fewest = {"double-score": 3, "survival": 3, "two-headed-giant": 4}.get(args.format, 2)
    if args.players is not None and not fewest <= args.players <= 512:
        return Worded("--players must be {fewest} to 512, not {n}.", fewest=fewest, n=args.players)
    if args.bots:
        from fieldofview.bots import BadBot, UnknownBot, find_bot

        try:
            for name in args.bots.split(","):
                find_bot(name)
        except (UnknownBot, BadBot) as error:
            return error
    return None


@contextmanager
def _progress(total: int, language: str) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, where somebody watches."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(Worded("Playing").told(language)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.update(task, completed=done)


def _report(outcomes: Sequence[Outcome], seconds: float, language: str) -> None:
    rows = []
    for kind in dict.fromkeys(sorted(outcome.kind for outcome in outcomes)):
        of_kind = [outcome for outcome in outcomes if outcome.kind == kind]
        counts = [sum(getattr(o, name) for o in of_kind) for name in ("rounds", "games", "accepted", "refused")]
        rows.append([kind, *(str(n) for n in (len(of_kind), *counts, sum(o.failure is not None for o in of_kind)))])
    headings = ("format", "tournaments", "rounds", "games", "accepted", "refused", "failed")
    print_table([Worded(heading).told(language) for heading in headings], rows)
    summary = Worded(
        "{n} tournaments in {seconds:.1f} s; every law looked at after each command.", n=len(outcomes), seconds=seconds
    )
    print(summary.told(language))


def _as_data(outcome: Outcome) -> dict[str, object]:
    data = {key: value for key, value in asdict(outcome).items() if key != "failure"}
    failure = outcome.failure
    return {**data, "law": failure.law if failure else None, "sentence": failure.sentence if failure else None}


def _told(outcome: Outcome, language: str) -> Iterator[str]:
    """A failure made short: what broke, the commands, and the page that plays them."""
    from fieldofview.desk.simulation import shrink
    from fieldofview.desk.simulation.script import as_script

    assert outcome.failure is not None
    short = shrink(outcome.failure)
    failed = Worded("FAILED seed {seed}, {kind}: {law}", seed=outcome.seed, kind=outcome.kind, law=short.law)
    yield f"\n{failed.told(language)}"
    yield f"  {short.sentence}"
    yield from (f"  {number:3}  {attempt}" for number, attempt in enumerate(short.history, 1))
    page = as_script(short.history, f"seed {outcome.seed}")
    yield page or "  " + Worded("(no desk script has steps for all of these)").told(language)


def bots_play(names: Sequence[str], seed: int) -> Play:
    """Games really played by bots, who take the seats in turn."""
    from fieldofview.bots import make_bot
    from fieldofview.cards import SETS
    from fieldofview.desk.simulation import Played
    from fieldofview.game import new_game
    from fieldofview.views import Ending

    chance = random.Random(seed)
    ends = {Ending.REACHED_100: "hundred", Ending.ALL_EMPTY: "exhaustion", Ending.TIME: "time"}

    def play(seats: Sequence[str], recipe: Mapping[str, int], tokens: Mapping[str, int]) -> Played | None:
        sets = [name for name, count in recipe.items() if count]
        if any(name not in SETS or count > 1 for name, count in recipe.items()) or len(seats) > 6 * len(sets):
            return None
        game = new_game(len(seats), sets, chance.randrange(1 << 30), names=list(seats), turn_limit=TURNS * len(seats))
        bots = [make_bot(names[i % len(names)], chance.randrange(1 << 30)) for i in range(len(seats))]
        for person, points in tokens.items():
            if points:
                game.token(person, points)
        while (decision := game.decision) is not None:
            game.answer(bots[decision.seat].choose(game.view(decision.seat)))
        outcome = game.outcome
        if outcome is None or outcome.ending not in ends:
            return None  # level when time was up: the desk plays on, bots do not
        field = {person: score - tokens[person] for person, score in zip(seats, outcome.scores, strict=True)}
        return Played(field, ends[outcome.ending], tuple(seats[i] for i in outcome.winners))

    return play
