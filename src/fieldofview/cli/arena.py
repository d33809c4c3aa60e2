"""`fov arena`: bots against bots on the same deals, with ratings."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from fieldofview.cards.complaint import Complaint, Worded
from fieldofview.cards.files.disk import naming, write_whole
from fieldofview.sim.arena import (
    Arena,
    ArenaFile,
    Deal,
    Meeting,
    Progress,
    Rating,
    Standings,
    draw_arena,
    make_arena,
    play_arena,
    stand,
)

from . import options
from .arenawords import say
from .crew import add_crew, crew_of
from .languages import add_language, chosen
from .numbers import spelt
from .output import compile_notice, print_json, print_table
from .paths import named

HELP = "Let bots play each other on the same deals, every deal with every seating, and rate them."

NEXT = """\
  fov arena greedy random                          two bots, until it is certain who is better
  fov arena greedy search:200 tree:200 --deals 50  three bots, at most 50 deals for each pair
  fov arena greedy my_bot:Clever --players 4       each alone among three of the other
  fov arena greedy search --file ours.jsonl        keeps every deal, and goes on from there
  fov arena greedy search --picture arena.svg
What the figures mean:
  rating    on Elo's scale, where 400 points are odds of ten to one; the average of all bots is 1000
  ±         half of the 95 % interval, in which games on one deal count as one throw
  wins      of one bot alone among others of the other kind; the fair share is 50 % with two players, 25 % with four
  certain   by a sequential test (Robbins' confidence sequence): at most 5 of 100 such pairs are called wrongly
docs/levels.md says more."""

OK, INTERRUPTED = 0, 130
BAR = 24


class BadArgument(Complaint):
    """An argument that does not say what it should."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("bots", nargs="+", metavar="BOT", help="a bot by name, search:BUDGET, or your own as module:Class")
    add("--deals", type=int, default=200, metavar="N", help="deals of each pair at most (default 200)")
    add("--players", type=int, default=2, metavar="N", help="players at a table (default 2)")
    options.add_sets(parser, "card sets, with commas (default viewpoint)")
    add("--seed", type=int, default=1, metavar="N", help="deal number d is dealt from N + d (default 1)")
    add("--file", metavar="FILE", help="keep every deal in FILE, and go on from what is there")
    add("--whole", action="store_true", help="play all deals, even when it is certain who is better")
    add("--picture", metavar="FILE", help="draw the ratings into FILE (.svg)")
    add_crew(parser)
    add("--json", action="store_true", help="print JSON")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = chosen(args.lang)
    sets = options.sets_of(args.sets, ("viewpoint",))
    arena = make_arena(args.bots, sets, args.players, args.deals, args.seed, stops=not args.whole)
    picture = _target(args.picture)
    with naming(args.file or ""):
        file = ArenaFile(named(args.file), arena) if args.file else None
    results: dict[tuple[int, int], dict[int, Deal]] = file.results if file else {pair: {} for pair in arena.pairs}

    def keep(pair: tuple[int, int], number: int, deal: Deal) -> None:
        if file:
            with naming(args.file):
                file.add(pair, number, deal)
        results[pair][number] = deal

    backend = arena.table.backend
    notice = compile_notice(backend, say("compiling", language))
    with crew_of(args, backend) as crew, notice, progress_line(language) as tell:
        done = play_arena(arena, results, keep, crew, tell)
    standings = stand(arena, results)
    if not done:
        print(say("kept" if file else "a part", language, file=args.file), file=sys.stderr)
    if args.json:
        print_json(as_data(standings))
    else:
        report(standings, language)
    if picture is not None:
        write_whole(picture, draw_arena(standings, headline(arena, language)))
        print(say("picture", language, file=args.picture), file=sys.stderr)
    return OK if done else INTERRUPTED


def _target(picture: str | None) -> Path | None:
    if picture is None:
        return None
    path = named(picture)
    if path.suffix.lower() != ".svg":
        raise BadArgument("The picture is drawn as .svg, not as {name!r}.", name=path.name)
    if not path.parent.is_dir() or path.is_dir():
        raise BadArgument("{path!r} cannot be written: name a file in a folder that is there.", path=str(picture))
    return path


@contextmanager
def progress_line(language: str) -> Iterator[Callable[[Progress], None] | None]:
    """A bar with the time left, where somebody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    with Bar(
        TextColumn("{task.description}"), BarColumn(), TextColumn(say("left", language)), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=None)

        def tell(now: Progress) -> None:
            bar.update(task, description=say("progress", language, **asdict(now)), total=now.of, completed=now.deals)

        yield tell


def headline(arena: Arena, language: str) -> str:
    table = arena.table
    sets = " + ".join(part.id for part in table.sets)
    return say("headline", language, sets=sets, players=table.players, seed=str(table.seed))


def report(standings: Standings, language: str) -> None:
    """The result for people, in tables."""
    arena = standings.arena
    print(headline(arena, language) + say("games", language, games=standings.games))
    print()
    shown = [standings.ratings[bot] for bot in standings.order]
    print_table(
        [say(key, language) for key in ("bot", "rating", "±", "bar")],
        [
            (arena.bots[bot], f"{rating.value:.0f}", told_half(rating), bar_of(rating, shown))
            for bot, rating in zip(standings.order, shown, strict=True)
        ],
    )
    print()
    print_table(
        [say(key, language) for key in ("bot", "against", "wins", "interval", "the other", "deals", "verdict")],
        [meeting_row(arena, meeting, language) for meeting in standings.meetings],
    )
    print()
    print(Worded(TEST).told(language))


TEST = (
    "Certain is what Robbins' confidence sequence says at 95 %: it may be looked at after every deal. "
    "Intervals are of 95 %, clustered by deal."
)


def told_half(rating: Rating) -> str:
    return f"{rating.half:.0f}" if rating.half < 10_000 else "–"


def bar_of(rating: Rating, ratings: list[Rating]) -> str:
    """The rating as a bar, the worst of all as the shortest."""
    low, high = min(r.value for r in ratings), max(r.value for r in ratings)
    part = (rating.value - low) / (high - low) if high > low else 1.0
    return "█" * (1 + round(part * (BAR - 1)))


def meeting_row(arena: Arena, meeting: Meeting, language: str) -> tuple[str, ...]:
    first, second = (arena.bots[bot] for bot in meeting.pair)
    better = first if meeting.lead > 0 else second
    verdict = say("certain", language, bot=better) if meeting.certain else say("open", language)
    if not meeting.deals:
        return (first, second, "–", "–", "–", "0", verdict)
    measured = (meeting.first, meeting.first.interval, meeting.second)
    return (first, second, *(spelt(value, language) for value in measured), str(meeting.deals), verdict)


def as_data(standings: Standings) -> dict[str, object]:
    """Everything that was measured."""
    arena = standings.arena
    return {
        **arena.head,
        "games": standings.games,
        "whole": standings.whole,
        "ratings": [
            {"bot": arena.bots[bot], "rating": round(r.value, 1), "half": round(r.half, 1) if r.half < 1e6 else None}
            for bot in standings.order
            for r in [standings.ratings[bot]]
        ],
        "meetings": [
            {
                "bots": [arena.bots[bot] for bot in m.pair],
                "deals": m.deals,
                "wins": [round(m.first.value, 4), round(m.second.value, 4)],
                "intervals": [[round(r.low, 4), round(r.high, 4)] for r in (m.first, m.second)],
                "certain": m.certain,
            }
            for m in standings.meetings
        ],
    }
