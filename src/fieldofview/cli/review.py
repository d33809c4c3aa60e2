"""`fov review`: a kept game looked at again: what each pick cost, and where the game turned."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fieldofview.cards.complaint import Complaint, Worded
from fieldofview.views import words

from .languages import add_language, chosen
from .output import compile_notice, print_json, print_said, print_table
from .paths import named

if TYPE_CHECKING:
    from fieldofview.search.review import Pick

HELP = "Look at a kept game again: which picks lost how much of the winning chances, and where the game turned."

NEXT = """\
  fov review friday.fov                  the game of last Friday
  fov review friday.fov --budget 2000    looks closer, and takes longer
  fov review friday.fov --budget 200ms   so long for each pick
Every pick is judged by what its player could know: imagined games that fit it are played on by a strong bot."""

OK, INTERRUPTED = 0, 130
BUDGET = "400"
WORST = 8  # picks that are shown
LEAST = 0.03  # of one win, to be worth a line
BARS = "▁▂▃▄▅▆▇█"


class NothingToReview(Complaint):
    """A record in which nobody chose anything."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="the file of a record, or of a kept game")
    parser.add_argument(
        "--budget",
        default=BUDGET,
        metavar="BUDGET",
        help="for each pick: rollouts, or a time such as 100ms (default 400)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from fieldofview.bots.searching import ROLLED_OUT_BY
    from fieldofview.cards.files.disk import text_of
    from fieldofview.game.record import replay
    from fieldofview.search import Budget
    from fieldofview.search.review import review

    language = chosen(args.lang)
    budget = Budget.read(args.budget)
    text = text_of(named(args.record))
    names = replay(text).names
    compiling = Worded("fov review: The rules are compiled for this table, which takes a minute or two, once.")
    picks: list[Pick] = []
    whole = False
    try:
        with compile_notice("numba", compiling.told(language)):
            for number, acts, found in review(text, ROLLED_OUT_BY, budget):
                picks += found
                tell(number, acts)
        whole = True
    except KeyboardInterrupt:
        said = (
            Worded("fov review: Interrupted; this is what was looked at so far.")
            if picks
            else Worded("fov review: Interrupted before a pick was looked at.")
        )
        print(said.told(language), file=sys.stderr)
    finally:
        tell(0, 0)
    if not picks and not whole:
        return INTERRUPTED
    if not picks:
        raise NothingToReview("Nobody had anything to choose in {record}.", record=args.record)
    if args.json:
        print_json(as_data(picks, names))
    else:
        report(picks, names, language)
    return OK if whole else INTERRUPTED


def tell(number: int, acts: int) -> None:
    """A line that counts, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{number} / {acts}" if acts else "\r" + " " * 20 + "\r", end="", file=sys.stderr, flush=True)


def report(picks: list[Pick], names: tuple[str, ...], language: str) -> None:
    """The result for people."""
    from fieldofview.search.review import turning_points

    def say(text: str, **values: object) -> str:
        return Worded(text, **values).told(language)

    print_table(
        [say("player"), say("picks"), say("lost in all"), say("chances, pick by pick")],
        [
            (name, str(len(own)), percent(sum(p.lost for p in own)), "".join(bars(own)))
            for name, own in by_seat(picks, names)
        ],
    )
    print()
    worst = [pick for pick in sorted(picks, key=lambda pick: -pick.lost)[:WORST] if pick.lost >= LEAST]
    if worst:
        print_table(
            [say("turn"), say("player"), say("picked"), say("better"), say("lost")],
            [
                (
                    str(p.turn + 1),
                    names[p.seat],
                    *(words.option_of(option, p.seat, names, language) for option in (p.picked, p.best)),
                    percent(p.lost),
                )
                for p in sorted(worst, key=lambda pick: pick.answer)
            ],
        )
    else:
        print_said(say("No pick lost {least} or more for sure.", least=percent(LEAST)))
    turns = turning_points(picks)
    if turns:
        turn = turns[0]
        print()
        print_said(
            say(
                "The game turned most between turns {first} and {last}: {name} went from {before} to {after}.",
                first=turn.before.turn + 1,
                last=turn.after.turn + 1,
                name=names[turn.seat],
                before=percent(turn.before.chance),
                after=percent(turn.after.chance),
            )
        )


def by_seat(picks: list[Pick], names: tuple[str, ...]) -> Iterator[tuple[str, list[Pick]]]:
    for seat, name in enumerate(names):
        yield name, [pick for pick in picks if pick.seat == seat]


def bars(picks: list[Pick]) -> Iterator[str]:
    """Chances as a row of bars, forty at most."""
    step = max(1, -(-len(picks) // 40))
    for pick in picks[::step]:
        yield BARS[min(len(BARS) - 1, int(pick.chance * len(BARS)))]


def percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def as_data(picks: list[Pick], names: tuple[str, ...]) -> dict[str, object]:
    """Everything that was found."""
    return {
        "players": list(names),
        "lost": [round(sum(pick.lost for pick in own), 4) for _, own in by_seat(picks, names)],
        "picks": [
            {
                "answer": pick.answer,
                "turn": pick.turn + 1,
                "player": names[pick.seat],
                "picked": pick.picked.line,
                "best": pick.best.line,
                "chance": round(pick.chance, 4),
                "lost": round(pick.lost, 4),
                "error": round(pick.error, 4),
            }
            for pick in picks
        ],
    }
