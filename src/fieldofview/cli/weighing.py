"""`fov cards impact`: what each card does to its player's chances of winning, under good play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from fieldofview.bots import played_as
from fieldofview.cards.complaint import Complaint, Worded
from fieldofview.cards.typed import said
from fieldofview.sim import Contest, make_contest
from fieldofview.sim.impact import Impact, measure_impacts

from . import options
from .crew import add_crew, crew_of
from .labels import label
from .numbers import spelt
from .output import compile_notice, print_json, print_table
from .sim import progress_bar
from .simwords import grouped

OPTIONS = ("deals", "players", "bot", "against", "seed", "workers", "cluster")
DEALS, BOT = 10_000, "evolved"
HALF_BAR = 14
INTERRUPTED = 130


class BadWeighing(Complaint):
    """Cards that cannot be weighed as it was asked for."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--impact", action="store_true", help="the same as: impact")
    add("--deals", type=int, metavar="N", help=Worded("impact: deals to try every card on (default {n})", n=DEALS))
    add("--players", type=int, metavar="N", help="impact: players at a table (default 2)")
    add("--bot", metavar="BOT", help=Worded("impact: who plays at all seats (default {bot})", bot=BOT))
    add("--against", metavar="SETS", help="impact: another deck to compare with, card sets with commas")
    add("--seed", type=int, metavar="N", help="impact: deal number d is dealt from N + d (default 1)")
    add_crew(parser)


def refuse_options(args: argparse.Namespace) -> None:
    """What only the weighing of cards has means nothing elsewhere."""
    for option in OPTIONS:
        if getattr(args, option) is not None:
            raise BadWeighing("--{option} belongs to the weighing of cards: fov cards impact.", option=option)


def run(args: argparse.Namespace) -> int:
    if more := [word for word in args.words if word != "impact"]:
        raise BadWeighing("All cards of a deck are weighed together: leave out {word!r}.", word=said(more[0]))
    decks = [options.sets_of(args.sets, ("viewpoint",))]
    if args.against is not None:
        decks.append(options.sets_of([args.against], ()))
    made = [
        make_contest(
            DEALS if args.deals is None else args.deals,
            sets,
            2 if args.players is None else args.players,
            [played_as(args.bot or BOT)],
            1 if args.seed is None else args.seed,
        )
        for sets in decks
    ]
    found = []
    with crew_of(args, "numba") as crew:
        for contest in made:
            notice = compile_notice(contest.backend, label("compiling cards", args.lang))
            with notice, progress_bar(contest, args.lang) as advance:
                found.append(measure_impacts(contest, crew, advance))
            if not found[-1]:
                print(label("no deal", args.lang), file=sys.stderr)
                return INTERRUPTED
            if (deals := found[-1][0].change.deals) < contest.games:
                numbers = {"deals": grouped(deals, args.lang), "asked": grouped(contest.games, args.lang)}
                print(label("a part of deals", args.lang, **numbers), file=sys.stderr)
    if args.json:
        print_json([as_data(contest, impacts) for contest, impacts in zip(made, found, strict=True)])
    else:
        report(made, found, args.lang)
    return 0 if all(i[0].change.deals == c.games for c, i in zip(made, found, strict=True)) else INTERRUPTED


def report(contests: Sequence[Contest], found: Sequence[list[Impact]], language: str) -> None:
    """The cards of the first deck with a bar each, and beside them what they do in the other."""
    for contest, impacts in zip(contests, found, strict=True):
        told = {"sets": " + ".join(part.id for part in contest.sets), "bot": contest.bots[0]}
        deals = impacts[0].change.deals
        key = "weighed" if deals > 1 else "weighed once"
        print(label(key, language, **told, players=contest.players, deals=grouped(deals, language)))
    print()
    longest = max(abs(impact.change.rate) for impact in found[0])
    elsewhere = {impact.name: impact for impact in found[1]} if len(found) > 1 else {}
    headings = ["card", "points", "cards", "brings", "±", "bar"] + (["there", "±", "differs"] if elsewhere else [])
    rows = []
    for impact in found[0]:
        row = [
            impact.name,
            str(impact.points),
            str(impact.copies),
            *told_change(impact, language),
            bar(impact, longest),
        ]
        rows.append([*row, *compared(impact, elsewhere.get(impact.name), language)] if elsewhere else row)
    print_table([label(heading, language) for heading in headings], rows)
    print()
    print(label("what impact is", language))


def told_change(impact: Impact, language: str) -> tuple[str, str]:
    return spelt(f"{100 * impact.change.rate:+.1f}", language), spelt(impact.change.told_margin, language)


def compared(impact: Impact, other: Impact | None, language: str) -> tuple[str, str, str]:
    """What a card does in the other deck, and whether that is certainly something else."""
    if other is None:
        return "–", "", ""
    apart = (impact.change.margin**2 + other.change.margin**2) ** 0.5 < abs(impact.change.rate - other.change.rate)
    return *told_change(other, language), label("yes", language) if apart else ""


def bar(impact: Impact, longest: float) -> str:
    """To the right what helps, to the left what harms."""
    size = round(HALF_BAR * abs(impact.change.rate) / longest) if longest else 0
    if impact.change.rate < 0:
        return f"{'█' * size:>{HALF_BAR}}│"
    return f"{' ' * HALF_BAR}│{'█' * size}"


def as_data(contest: Contest, impacts: list[Impact]) -> dict[str, object]:
    """Everything that was measured."""
    return {
        "sets": [part.id for part in contest.sets],
        "players": contest.players,
        "bot": contest.bots[0],
        "seed": contest.seed,
        "deals": impacts[0].change.deals,
        "cards": [
            {
                "name": impact.name,
                "points": impact.points,
                "copies": impact.copies,
                "change": round(impact.change.rate, 5),
                "margin": None if impact.change.bound is None else round(impact.change.bound, 5),
            }
            for impact in impacts
        ],
    }
