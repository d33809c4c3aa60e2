"""`fov set`: your own card sets, from a first file to a green check."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from fieldofview.cards import Card, CardSet, find_set, set_ids
from fieldofview.cards.complaint import Worded, told
from fieldofview.cards.files import BadSet, Problem, check_text, file_text, write_set
from fieldofview.cards.files.disk import write_whole
from fieldofview.cards.starters import NEW, STARTERS, beginning, starter
from fieldofview.cards.text import describe
from fieldofview.cards.typed import one_line, said
from fieldofview.cards.words import value
from fieldofview.rulings.editions import CLASSIC

from .calling import fov
from .labels import label
from .languages import add_language, chosen
from .output import compile_notice, print_as_called, print_json, print_table
from .setwords import BadRequest, Said, plural, say

if TYPE_CHECKING:
    from fieldofview.game.limits import Use

HELP = "Your own card sets as files: write one, check it, look at its cards, count a deck by it."

NEXT = """\
  fov set new my-set.toml                    a commented file to begin with
  fov set new --from eye-vs-eye              eye-vs-eye.toml: what is known of a published set
  fov set check my-set.toml                  everything that is wrong, then games with every law held
  fov set show my-set.toml --lang de         the cards and their text
  fov set show viewpoint --toml              a published set as a file, for an example
  fov set deck my-set.toml                   a sheet to count a deck by
docs/how-to-own-set.md goes from a printed card to a green check."""

GAMES = 2_000
MOST_GAMES = 1_000_000
LONGEST_PATH = 200  # characters of a path that are said again
OPTIONS = {
    "new": {"from", "force", "lang"},
    "check": {"games", "json", "lang"},
    "show": {"lang", "toml", "json"},
    "deck": {"json", "csv", "lang"},
}
DEFAULTS = {"from": None, "force": False, "games": GAMES, "lang": None, "toml": False, "csv": False, "json": False}


@dataclass(frozen=True, slots=True)
class Read:
    """A set as it was read: the set where nothing is wrong, else what is."""

    name: str
    card_set: CardSet | None
    problems: tuple[Problem, ...] = ()
    missing: tuple[str, ...] = ()


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "words", nargs="*", metavar="WORDS", help="new [FILE, or - to print], check FILE..., show FILE or deck FILE"
    )
    parser.add_argument(
        "--from",
        dest="from",
        metavar="STARTER",
        help=Worded("new: begin with {starters} or a set", starters=", ".join(STARTERS)),
    )
    parser.add_argument("--force", action="store_true", help="new: write over a file that is there")
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=Worded("check: games to play (default {games}, 0 for none)", games=GAMES),
    )
    add_language(parser)
    parser.add_argument("--toml", action="store_true", help="show: print the set as a set file")
    parser.add_argument("--csv", action="store_true", help="deck: print comma-separated values")
    parser.add_argument("--json", action="store_true", help="check, show, deck: print JSON")


def run(args: argparse.Namespace) -> int:
    if not args.words:
        language = chosen(args.lang)
        print_as_called(f"{Worded('fov set: your own card sets.').told(language)}\n\n{Worded(NEXT).told(language)}")
        return 0
    action, *files = args.words
    if action not in OPTIONS:
        action = said(action)
        near = get_close_matches(action, OPTIONS, 1)
        if near:
            raise BadRequest("near action", action=action, near=near[0])
        raise BadRequest("no action", action=action, known=", ".join(OPTIONS))
    for option, default in DEFAULTS.items():
        if option not in OPTIONS[action] and getattr(args, option) != default:
            raise BadRequest("no option", action=action, option=option)
    args.lang = chosen(args.lang)
    if action == "new":
        return new(files, args)
    if not files:
        raise BadRequest("which set", action=action)
    if action == "check":
        return check(files, args)
    if len(files) > 1:
        raise BadRequest("one set", action=action, n=len(files))
    return show(files[0], args) if action == "show" else deck(files[0], args)


# -- reading -----------------------------------------------------------------------------------------------------


def read(name: str, language: str) -> Read:
    """A file, a set that comes with the program, or a starter."""
    if Path(name).exists() and not Path(name).is_dir():
        if Path(name).suffix.lower() != ".toml":
            raise BadRequest("not toml", name=name)
        try:
            card_set, problems, missing = check_text(file_text(name), name)
        except BadSet as unreadable:
            return Read(name, None, unreadable.problems)
        if card_set is not None and card_set.id in set_ids() and find_set(card_set.id) != card_set:
            problems = (Problem(1, "", *(Said(key, id=card_set.id) for key in ("taken id", "another id"))),)
        return Read(name, None if problems else card_set, problems, missing)
    wanted = name.strip().lower()
    if wanted in set_ids():
        return Read(wanted, find_set(wanted))
    if wanted in STARTERS:
        return Read(wanted, *check_text(starter(wanted), f"{wanted}.toml"))
    if Path(name).is_dir():
        raise BadRequest("folder", name=name)
    near = get_close_matches(said(wanted), [*set_ids(), *STARTERS], 1)
    if near:
        raise BadRequest("near set", name=said(name, LONGEST_PATH), near=near[0])
    raise BadRequest("no set", name=said(name, LONGEST_PATH), known=", ".join(set_ids()))


def tell_missing(found: Read, language: str) -> None:
    if found.missing:
        print(f"\n{say('missing', language)}")
        for sentence in found.missing:
            print(f"  {Worded(sentence).told(language)}")


def pieces(card_set: CardSet) -> Iterator[tuple[str, Card]]:
    """Every card with the part of the set it is in: the deck, a switch, or the Enigma cards."""
    yield from (("deck", card) for card in card_set.cards)
    for switch, cards in card_set.switches.items():
        yield from ((f"+{switch}", card) for card in cards)
    yield from (("enigma", card) for card in card_set.enigmas)


def marks(card: Card, language: str) -> str:
    return ", ".join(label(mark, language) for mark in sorted(card.marks))


def starting_zone(card: Card, language: str) -> str:
    return say(f"zone {value(card.starts)}", language) if card.starts else ""


# -- new ---------------------------------------------------------------------------------------------------------


def new(files: list[str], args: argparse.Namespace) -> int:
    if len(files) > 1:
        raise BadRequest("one file", n=len(files))
    name, text = begun(getattr(args, "from"), args.lang)
    if files == ["-"]:
        print(text, end="")
        return 0
    path = Path(files[0] if files else name)
    if path.is_dir():
        raise BadRequest("is folder", name=str(path))
    if not path.parent.is_dir():
        raise BadRequest("no folder", name=str(path.parent))
    if path.suffix.lower() != ".toml":
        raise BadRequest("ends in toml", name=one_line(path.with_suffix(".toml").name))
    if path.exists() and not args.force:
        raise BadRequest("there already", name=one_line(str(path)))
    write_whole(path, text)
    print(say("wrote", args.lang, name=one_line(str(path)), check=one_line(fov("set", "check", str(path)))))
    return 0


def begun(name: str | None, language: str) -> tuple[str, str]:
    """What a new file is called unless it is named, and what it holds."""
    wanted = NEW if name is None else name.strip().lower()
    found = beginning(wanted, language)
    if found is not None and (name is None or wanted != NEW):
        return found
    near = get_close_matches(said(wanted), [*STARTERS, *set_ids()], 1)
    if near:
        raise BadRequest("near starter", name=said(name or ""), near=near[0])
    raise BadRequest("no starter", name=said(name or ""), known=", ".join(STARTERS))


# -- check -------------------------------------------------------------------------------------------------------


def check(files: list[str], args: argparse.Namespace) -> int:
    if not 0 <= args.games <= MOST_GAMES:
        raise BadRequest("games", most=MOST_GAMES, games=said(args.games))
    every = [read(file, args.lang) for file in files]
    results = [checked(found, args.games, args.lang, quiet=args.json) for found in every]
    if args.json:
        print_json(results)
    return 0 if all(result["ok"] for result in results) else 1


def checked(found: Read, games: int, language: str, *, quiet: bool) -> dict[str, object]:
    """Everything wrong with one set, told unless quiet; as data."""
    laws: tuple[str, ...] = ()
    endless: tuple[str, ...] = ()
    limits: tuple[Use, ...] = ()
    played = decisions = 0
    card_set = found.card_set
    whole = card_set is not None and not found.missing
    if card_set is not None and whole:
        from fieldofview.game.limits import limits_of

        limits = limits_of(card_set)
    if card_set is not None and whole and games:
        from fieldofview.game.conformance import check_set
        from fieldofview.kernel.backends import best_backend

        if not quiet:
            print(say("playing", language, games=games, name=one_line(found.name)), file=sys.stderr)
        notice = compile_notice("" if quiet else best_backend(), say("compiling", language))
        with notice, progress_bar(games, language, quiet=quiet) as advance:
            report = check_set(card_set, games=games, progress=advance)
        laws, played, decisions, endless = report.problems, report.games, report.decisions, report.endless
        if not quiet:
            for note in report.notes:
                print(say("to know", language, name=one_line(found.name), note=told(note, language)))
            for card in endless:
                print(say("endless", language, name=one_line(found.name), card=card))
    ok = whole and not laws
    if not quiet:
        tell(found, language, laws, played, decisions, is_endless=bool(endless))
        if limits and ok:
            *some, last = (told_limit(use, language) for use in limits)
            print(say("limits", language, some=", ".join(some), last=last))
    return {
        "file": found.name,
        "ok": ok,
        "problems": [problem_facts(problem, language) for problem in found.problems],
        "missing": [Worded(sentence).told(language) for sentence in found.missing],
        "games": played,
        "decisions": decisions,
        "broken": [told(law, language) for law in laws],
        "endless": list(endless),
        "limits": [{"what": use.what, "used": use.used, "most": use.most} for use in limits],
    }


def problem_facts(problem: Problem, language: str) -> dict[str, object]:
    card, wrong, right = (told(text, language) for text in (problem.card, problem.wrong, problem.right))
    return {"line": problem.line, "card": card, "wrong": wrong, "right": right}


def told_limit(use: Use, language: str) -> str:
    return say("limit", language, used=use.used, most=use.most, what=say(f"limit {use.what}", language))


@contextmanager
def progress_bar(games: int, language: str, *, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar for whoever waits at a terminal."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(say("Playing", language), total=games)
        yield lambda played: shown.update(task, completed=played)


def tell(
    found: Read,
    language: str,
    laws: tuple[str, ...] = (),
    games: int = 0,
    decisions: int = 0,
    file: TextIO | None = None,
    *,
    is_endless: bool = False,
) -> None:
    name = one_line(found.name)
    for problem in found.problems:
        key, wrong = "problem of a card" if problem.card else "problem", problem.sentence(language)
        card = told(problem.card, language)
        print(say(key, language, name=name, line=str(problem.line), card=card, wrong=wrong), file=file)
    for sentence in found.missing:
        print(say("still missing", language, name=name, what=Worded(sentence).told(language)), file=file)
    for law in laws:
        print(say("in play", language, name=name, law=told(law, language)), file=file)
    faults = len(found.problems) + len(laws)
    if faults:
        print(say("1 wrong" if faults == 1 else "n wrong", language, name=name, n=str(faults)), file=file)
    elif found.missing:
        print(say("incomplete", language, name=name))
    elif found.card_set is not None:
        held = say("held", language, games=games, decisions=decisions) if games else ""
        size = count(found.card_set, language)
        verdict = "endless cards" if is_endless else "right"
        print(say(verdict, language, name=name, title=found.card_set.name, size=size) + held)


def count(card_set: CardSet, language: str) -> str:
    parts = [counted(card_set.cards, language)] if card_set.cards else []
    parts += [
        say("with a switch", language, cards=counted(cards, language), switch=switch)
        for switch, cards in card_set.switches.items()
    ]
    parts += [plural(len(card_set.enigmas), "enigma", language)] if card_set.enigmas else []
    return ", ".join(parts) or say("no cards", language)


def counted(cards: tuple[Card, ...], language: str) -> str:
    pieces, names = sum(card.copies for card in cards), len(cards)
    return say("of names", language, cards=plural(pieces, "card", language), names=plural(names, "name", language))


# -- show --------------------------------------------------------------------------------------------------------


def show(file: str, args: argparse.Namespace) -> int:
    found = read(file, args.lang)
    card_set = found.card_set
    if card_set is None:
        tell(found, args.lang, file=sys.stderr)
        return 1
    if args.toml:
        print(write_set(card_set), end="")
        return 0
    if args.json:
        print_json(set_facts(found, card_set, args.lang))
        return 0
    print(f"{card_set.name} · {count(card_set, args.lang)}")
    if card_set.note:
        print(Worded(card_set.note).told(args.lang))
    rows = [
        (
            card.name,
            str(card.points),
            where(part, card, args.lang),
            marks(card, args.lang),
            describe(card, args.lang).replace("\n", " "),
        )
        for part, card in pieces(card_set)
    ]
    if rows:
        print()
        headings = ("name", "points", "cards", "marks", "text")
        print_table([label(heading, args.lang) for heading in headings], rows)
    tell_missing(found, args.lang)
    return 0


def where(part: str, card: Card, language: str) -> str:
    """How many there are; behind a switch, with its name; of an Enigma card, where it starts."""
    if card.starts is not None:
        return f"{say('starts', language)}: {starting_zone(card, language)}"
    return str(card.copies) if part == "deck" else f"{card.copies} {part}"


def set_facts(found: Read, card_set: CardSet, language: str) -> dict[str, object]:
    return {
        "id": card_set.id,
        "name": card_set.name,
        "note": Worded(card_set.note).told(language),
        "seats": card_set.seats,
        "plague": card_set.plague,
        "plague_from": {str(players): number for players, number in card_set.plague_from},
        "cards": [
            facts(part, card) | {"text": describe(card, language), "picture": card.picture.chosen()}
            for part, card in pieces(card_set)
        ],
        "missing": [Worded(sentence).told(language) for sentence in found.missing],
    }


def facts(part: str, card: Card) -> dict[str, object]:
    return {
        "part": part,
        "name": card.name,
        "points": card.points,
        "copies": card.copies,
        "marks": sorted(card.marks),
        "starts": value(card.starts) if card.starts else None,
    }


# -- deck --------------------------------------------------------------------------------------------------------


def deck(file: str, args: argparse.Namespace) -> int:
    found = read(file, args.lang)
    card_set = found.card_set
    if card_set is None:
        tell(found, args.lang, file=sys.stderr)
        return 1
    if args.json:
        data = [facts(part, card) for part, card in pieces(card_set)]
        print_json({"id": card_set.id, "name": card_set.name, "total": card_set.size, "cards": data})
    elif args.csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(("part", "name", "points", "marks", "copies"))
        for part, card in pieces(card_set):
            writer.writerow((part, card.name, card.points, " ".join(sorted(card.marks)), card.copies))
    else:
        sheet(found, card_set, args.lang)
    return 0


def sheet(found: Read, card_set: CardSet, language: str) -> None:
    """What a tournament counts a deck by, before it is used (VN.2, VN.4; VT.2 to VT.4 and VT.6)."""
    cards = [card for _, card in pieces(card_set)]
    classic = bool(cards) and all(card.edition == CLASSIC for card in cards)
    headings = ("", *(label(heading, language) for heading in ("name", "points", "marks", "cards")))
    print(say("count sheet", language, title=card_set.name))
    if card_set.cards:
        print(say("exactly", language, cites=say("VT", language) if classic else "VN.2, VN.4") + "\n")
        print_table(headings, [row(card, language) for card in card_set.cards])
        points = plural(sum(c.points * c.copies for c in card_set.cards), "point", language)
        print("\n" + say("total", language, cards=counted(card_set.cards, language), points=points))
    for switch, behind in card_set.switches.items():
        print("\n" + say("only with", language, switch=switch, cards=counted(behind, language)) + "\n")
        print_table(headings, [row(card, language) for card in behind])
    if card_set.enigmas:
        print("\n" + say("beside", language) + "\n")
        rows = [
            ("[ ]", c.name, str(c.points), marks(c, language), starting_zone(c, language)) for c in card_set.enigmas
        ]
        print_table((*headings[:-1], say("starts", language)), rows)
    tell_missing(found, language)


def row(card: Card, language: str) -> tuple[str, ...]:
    return ("[ ]", card.name, str(card.points), marks(card, language), str(card.copies))
