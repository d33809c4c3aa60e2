"""`fov set`: your own card sets, from a first file to a green check."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import resources
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, TextIO

from fieldofview.cards import Card, CardSet, find_set, set_ids
from fieldofview.cards.files import BadSet, Problem, check_text, file_text, write_set
from fieldofview.cards.files.disk import write_whole
from fieldofview.cards.text import describe
from fieldofview.cards.typed import escaped, said
from fieldofview.cards.words import value
from fieldofview.rulings.editions import CLASSIC

from .labels import label
from .languages import add_language, chosen
from .output import print_json, print_table

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

STARTERS = ("viewpoint-revisioned", "eye-vs-eye", "prehistoric-park", "the-winking-dead", "enigma")
GAMES = 2_000
MOST_GAMES = 1_000_000
LONGEST_PATH = 200  # characters of a path that are said again
ENDLESS = (
    "It comes back to be revealed again and again in one turn, without end but for D.81, which allows thirty. "
    'Let it go elsewhere, for instance { do = "goes", to = "discard" }.'
)
OPTIONS = {
    "new": {"from", "force"},
    "check": {"games", "json"},
    "show": {"lang", "toml", "json"},
    "deck": {"json", "csv"},
}
DEFAULTS = {"from": None, "force": False, "games": GAMES, "lang": None, "toml": False, "csv": False, "json": False}
SHORT = f"""\
fov set: your own card sets.

{NEXT}"""


class BadRequest(ValueError):
    """A request that cannot be done as it was made."""


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
        "--from", dest="from", metavar="STARTER", help=f"new: begin with {', '.join(STARTERS)} or a set"
    )
    parser.add_argument("--force", action="store_true", help="new: write over a file that is there")
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=f"check: games to play (default {GAMES}, 0 for none)"
    )
    add_language(parser, "show: language")
    parser.add_argument("--toml", action="store_true", help="show: print the set as a set file")
    parser.add_argument("--csv", action="store_true", help="deck: print comma-separated values")
    parser.add_argument("--json", action="store_true", help="check, show, deck: print JSON")


def run(args: argparse.Namespace) -> int:
    if not args.words:
        print(SHORT)
        return 0
    action, *files = args.words
    if action not in OPTIONS:
        action = said(action)
        near = get_close_matches(action, OPTIONS, 1)
        hint = f"Did you mean `fov set {near[0]}`?" if near else f"There is {', '.join(OPTIONS)}."
        raise BadRequest(f"There is no `fov set {action}`. {hint}")
    for option, default in DEFAULTS.items():
        if option not in OPTIONS[action] and getattr(args, option) != default:
            raise BadRequest(f"`fov set {action}` takes no --{option}; `fov set --help` shows what can be given.")
    if action == "new":
        return new(files, args)
    if not files:
        raise BadRequest(f"Say which set: fov set {action} my-set.toml.")
    if action == "check":
        return check(files, args)
    if len(files) > 1:
        raise BadRequest(f"`fov set {action}` takes one set at a time, not {len(files)}.")
    return show(files[0], args) if action == "show" else deck(files[0], args)


# -- reading -----------------------------------------------------------------------------------------------------


def read(name: str) -> Read:
    """A file, a set that comes with the program, or a starter."""
    if Path(name).exists() and not Path(name).is_dir():
        if Path(name).suffix.lower() != ".toml":
            raise BadRequest(f"A set file's name ends in .toml, unlike {name!r}.")
        try:
            card_set, problems, missing = check_text(file_text(name), name)
        except BadSet as unreadable:
            return Read(name, None, unreadable.problems)
        if card_set is not None and card_set.id in set_ids() and find_set(card_set.id) != card_set:
            right = 'Give the file another name, or a line such as id = "my-set".'
            problems = (Problem(1, "", f"A set that comes with the program is called {card_set.id!r}.", right),)
        return Read(name, None if problems else card_set, problems, missing)
    wanted = name.strip().lower()
    if wanted in set_ids():
        return Read(wanted, find_set(wanted))
    if wanted in STARTERS:
        return Read(wanted, *check_text(starter(wanted), f"{wanted}.toml"))
    if Path(name).is_dir():
        raise BadRequest(f"{name!r} is a folder; name a set file in it.")
    near = get_close_matches(said(wanted), [*set_ids(), *STARTERS], 1)
    hint = f"Did you mean {near[0]!r}?" if near else f"The sets are {', '.join(set_ids())}."
    raise BadRequest(f"There is no file and no set {said(name, LONGEST_PATH)!r}. {hint}")


def starter(name: str) -> str:
    """A file that comes with the program."""
    return (resources.files("fieldofview.cards") / "sets" / f"{name}.toml").read_text(encoding="utf-8")


def tell_missing(found: Read) -> None:
    if found.missing:
        print("\nStill missing:")
        for sentence in found.missing:
            print(f"  {sentence}")


def pieces(card_set: CardSet) -> Iterator[tuple[str, Card]]:
    """Every card with the part of the set it is in: the deck, a switch, or the Enigma cards."""
    yield from (("deck", card) for card in card_set.cards)
    for switch, cards in card_set.switches.items():
        yield from ((f"+{switch}", card) for card in cards)
    yield from (("enigma", card) for card in card_set.enigmas)


def marks(card: Card) -> str:
    return ", ".join(sorted(card.marks))


# -- new ---------------------------------------------------------------------------------------------------------


def new(files: list[str], args: argparse.Namespace) -> int:
    if len(files) > 1:
        raise BadRequest(f"`fov set new` writes one file, not {len(files)}.")
    name, text = beginning(getattr(args, "from"))
    if files == ["-"]:
        print(text, end="")
        return 0
    path = Path(files[0] if files else name)
    if path.is_dir() or not path.parent.is_dir():
        raise BadRequest(
            f"{str(path)!r} is a folder." if path.is_dir() else f"There is no folder {str(path.parent)!r}."
        )
    if path.suffix.lower() != ".toml":
        raise BadRequest(f"A set file's name ends in .toml: {path.with_suffix('.toml').name}.")
    if path.exists() and not args.force:
        raise BadRequest(f"{path} is there already; --force writes over it.")
    write_whole(path, text)
    print(escaped(f"Wrote {path}. Change it as you like, then: fov set check {quote(str(path))}"))
    return 0


def beginning(name: str | None) -> tuple[str, str]:
    """What a new file is called unless it is named, and what it holds."""
    if name is None:
        return "my-set.toml", starter("new")
    wanted = name.strip().lower()
    if wanted in STARTERS:
        return f"{wanted}.toml", starter(wanted)
    if wanted in set_ids():
        return f"my-{wanted}.toml", write_set(find_set(wanted), id=f"my-{wanted}")
    near = get_close_matches(said(wanted), [*STARTERS, *set_ids()], 1)
    hint = f"Did you mean {near[0]!r}?" if near else f"The starters are {', '.join(STARTERS)}."
    raise BadRequest(f"There is no starter {said(name)!r}. {hint}")


# -- check -------------------------------------------------------------------------------------------------------


def check(files: list[str], args: argparse.Namespace) -> int:
    if not 0 <= args.games <= MOST_GAMES:
        raise BadRequest(f"--games must be from 0 to {MOST_GAMES:,}, not {said(args.games)}.")
    results = [checked(found, args.games, quiet=args.json) for found in [read(file) for file in files]]
    if args.json:
        print_json(results)
    return 0 if all(result["ok"] for result in results) else 1


def checked(found: Read, games: int, *, quiet: bool) -> dict[str, object]:
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

        if not quiet:
            print(f"fov set: Playing {games:,} games with {escaped(found.name)} ...", file=sys.stderr)
        with progress_bar(games, quiet=quiet) as advance:
            report = check_set(card_set, games=games, progress=advance)
        laws, played, decisions, endless = report.problems, report.games, report.decisions, report.endless
        if not quiet:
            for note in report.notes:
                print(f"{escaped(found.name)}, to know: {note}")
            for card in endless:
                print(f"{escaped(found.name)}, {card}: {ENDLESS}")
    ok = whole and not laws
    if not quiet:
        tell(found, laws, played, decisions)
        if limits and ok:
            print(f"It takes {', '.join(map(str, limits[:-1]))}, and {limits[-1]} of one game.")
    return {
        "file": found.name,
        "ok": ok,
        "problems": [{"line": p.line, "card": p.card, "wrong": p.wrong, "right": p.right} for p in found.problems],
        "missing": list(found.missing),
        "games": played,
        "decisions": decisions,
        "broken": list(laws),
        "endless": list(endless),
        "limits": [{"what": use.what, "used": use.used, "most": use.most} for use in limits],
    }


@contextmanager
def progress_bar(games: int, *, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar for whoever waits at a terminal."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("Playing", total=games)
        yield lambda played: shown.update(task, completed=played)


def tell(
    found: Read, laws: tuple[str, ...] = (), games: int = 0, decisions: int = 0, file: TextIO | None = None
) -> None:
    name = escaped(found.name)
    for problem in found.problems:
        print(f"{name}, {problem}", file=file)
    for sentence in found.missing:
        print(f"{name}, still missing: {sentence}", file=file)
    for law in laws:
        print(f"{name}, in play: {law}", file=file)
    wrong = len(found.problems) + len(laws)
    if wrong:
        print(f"{name}: {wrong} {'thing is' if wrong == 1 else 'things are'} wrong.", file=file)
    elif found.missing:
        print(f"{name}: What is there is right; the set cannot be played before the rest is.")
    elif found.card_set is not None:
        size = count(found.card_set)
        held = f" Every law held in {games:,} games with {decisions:,} decisions." if games else ""
        print(f"{name}: {found.card_set.name} is right: {size}.{held}")


def count(card_set: CardSet) -> str:
    parts = [counted(card_set.cards)] if card_set.cards else []
    parts += [f"{counted(cards)} with +{switch}" for switch, cards in card_set.switches.items()]
    parts += [plural(len(card_set.enigmas), "Enigma card")] if card_set.enigmas else []
    return ", ".join(parts) or "no cards"


def counted(cards: tuple[Card, ...]) -> str:
    return f"{plural(sum(card.copies for card in cards), 'card')} of {plural(len(cards), 'name')}"


def plural(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


# -- show --------------------------------------------------------------------------------------------------------


def show(file: str, args: argparse.Namespace) -> int:
    args.lang = chosen(args.lang)
    found = read(file)
    card_set = found.card_set
    if card_set is None:
        tell(found, file=sys.stderr)
        return 1
    if args.toml:
        print(write_set(card_set), end="")
        return 0
    if args.json:
        print_json(set_facts(found, card_set, args.lang))
        return 0
    print(f"{card_set.name} · {count(card_set)}")
    if card_set.note:
        print(card_set.note)
    rows = [
        (card.name, str(card.points), where(part, card), marks(card), describe(card, args.lang).replace("\n", " "))
        for part, card in pieces(card_set)
    ]
    if rows:
        print()
        headings = ("name", "points", "cards", "marks", "text")
        print_table([label(heading, args.lang) for heading in headings], rows)
    tell_missing(found)
    return 0


def where(part: str, card: Card) -> str:
    """How many there are; behind a switch, with its name; of an Enigma card, where it starts."""
    if card.starts is not None:
        return f"starts: {value(card.starts)}"
    return str(card.copies) if part == "deck" else f"{card.copies} {part}"


def set_facts(found: Read, card_set: CardSet, language: str) -> dict[str, object]:
    return {
        "id": card_set.id,
        "name": card_set.name,
        "note": card_set.note,
        "seats": card_set.seats,
        "plague": card_set.plague,
        "cards": [facts(part, card) | {"text": describe(card, language)} for part, card in pieces(card_set)],
        "missing": list(found.missing),
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
    found = read(file)
    card_set = found.card_set
    if card_set is None:
        tell(found, file=sys.stderr)
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
        sheet(found, card_set)
    return 0


def sheet(found: Read, card_set: CardSet) -> None:
    """What a tournament counts a deck by, before it is used (VN.2, VN.4; VT.2 to VT.4 and VT.6)."""
    cards = [card for _, card in pieces(card_set)]
    classic = bool(cards) and all(card.edition == CLASSIC for card in cards)
    print(f"Count sheet: {card_set.name}")
    if card_set.cards:
        print(f"A deck holds exactly these cards ({'VT.2 to VT.4, VT.6' if classic else 'VN.2, VN.4'}).\n")
        print_table(("", "name", "points", "marks", "cards"), [row(card) for card in card_set.cards])
        print(
            f"\nTotal: {counted(card_set.cards)}, {plural(sum(c.points * c.copies for c in card_set.cards), 'point')}."
        )
    for switch, behind in card_set.switches.items():
        print(f"\nOnly with +{switch}: {counted(behind)} more.\n")
        print_table(("", "name", "points", "marks", "cards"), [row(card) for card in behind])
    if card_set.enigmas:
        print("\nEnigma cards, not part of the deck: one a player at most (VN.6).\n")
        rows = [("[ ]", c.name, str(c.points), marks(c), value(c.starts) if c.starts else "") for c in card_set.enigmas]
        print_table(("", "name", "points", "marks", "starts"), rows)
    tell_missing(found)


def row(card: Card) -> tuple[str, ...]:
    return ("[ ]", card.name, str(card.points), marks(card), str(card.copies))
