"""`fov rulings`: look up rulings, and find those that no scenario shows."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable

from fieldofview.cards import Card, every_card
from fieldofview.game.coverage import LAW, citations, scenario_folder
from fieldofview.kernel.programs import listing
from fieldofview.rulings import RULINGS, Kind, Ruling, enforceable, find_id, once, repeats, ruling, search, told

from .labels import label
from .languages import add_language, chosen
from .output import print_json, print_table, print_wrapped
from .streams import complain

HELP = "Look up rulings by id or by words; a single id shows everything about that ruling."

NEXT = """\
  fov rulings D.21              one ruling: what it says, who cites it
  fov rulings hindsight loop    rulings with these words
  fov rulings --document D      our decisions
  fov rulings --desk            what a tournament desk must serve, rules of play among it
  fov rulings --uncovered       rules of play that no scenario shows
Next: `fov scenario tests/rulings/faq.toml` shows rulings at work."""

DOCUMENTS = ("VT", "RR", "E17", "E21", "VN", "D", "TD")
KINDS = {kind.name.lower(): kind for kind in Kind}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORDS", help="ids such as VT.47 or D.20, or words to find")
    parser.add_argument("--kind", choices=KINDS, help="only this kind")
    parser.add_argument(
        "--document", type=str.upper, choices=DOCUMENTS, help="only this document; D and TD hold our own decisions"
    )
    parser.add_argument("--desk", action="store_true", help="only what a tournament desk must serve, of any kind")
    parser.add_argument("--uncovered", action="store_true", help="only rules of play that no scenario cites")
    parser.add_argument(
        "--scenarios", metavar="FOLDER", help="where scenario files lie (default: those of the checkout)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    args.lang = chosen(args.lang)
    asked = by_id(args.words, args.lang)
    if asked and len(asked) == 1 and not args.uncovered:
        return show(asked[0], args)
    rows = asked or found(args.words, args.lang)
    if args.kind:
        rows = [row for row in rows if row.kind is KINDS[args.kind]]
    if args.document:
        rows = [row for row in rows if row.document == args.document]
    if args.desk:
        rows = [row for row in rows if row.desk]
    if args.uncovered:
        return list_uncovered(rows, args)
    list_rulings(once(rows), args)
    return 0 if rows else 1


def by_id(words: list[str], language: str) -> list[Ruling]:
    """The rulings asked for, if all words are ids, whatever their case."""
    ids = [id for word in words if (id := find_id(word))]
    return [ruling(id, language) for id in ids] if len(ids) == len(words) else []


def found(words: list[str], language: str) -> list[Ruling]:
    """The rulings with all these words; without words, all."""
    rows = search(" ".join(words), language) if words else [told(row, language) for row in RULINGS.values()]
    for word in words:
        if not rows and re.match(rf"({'|'.join(DOCUMENTS)})\.", word, re.IGNORECASE):
            ruling(word)  # looks like an id, so its refusal names the nearest ids
    return rows


def list_rulings(rows: list[Ruling], args: argparse.Namespace) -> None:
    if args.json:
        print_json([facts(row) for row in rows])
    elif rows:
        headings = [label(key, args.lang) for key in ("id", "kind", "ruling")]
        print_table(
            headings,
            [(" ".join(repeats(row)), kinds_of(row, args.lang), f"{row.title}: {row.summary}") for row in rows],
        )
    else:
        complain(label("no ruling", args.lang))


def list_uncovered(rows: list[Ruling], args: argparse.Namespace) -> int:
    """What must be shown in scenarios and is not; the status tells whether anything is."""
    if scenario_folder(args.scenarios) is None:
        complain(f"fov: {label('no scenarios', args.lang)}")
        return 2
    cited = citations(args.scenarios)
    asked = {row.id for row in rows}
    due = [told(row, args.lang) for row in enforceable() if row.id in asked]
    missing = [row for row in due if row.id not in cited]
    if not due:
        complain(label("nothing due", args.lang))
        return 1
    if args.json:
        print_json([facts(row) for row in missing])
    else:
        for row in missing:
            print(f"{row.id}  {row.title}: {row.summary}")
        if missing:
            print("\n" + label("uncovered", args.lang, n=len(missing), due=len(due)))
        else:
            print(label("all covered", args.lang, due=len(due)))
    return 1 if missing else 0


def show(row: Ruling, args: argparse.Namespace) -> int:
    parts = [told(part, args.lang) for id, part in RULINGS.items() if id.startswith(f"{row.id}.")]
    cards = [card.name for card in every_card().values() if row.id in cites_of(card)]
    scenarios = citations(args.scenarios).get(row.id, [])
    if args.json:
        print_json(
            facts(row)
            | {
                "parts": [part.id for part in parts],
                "cards": cards,
                "scenarios": [{"file": file, "title": title} for file, title in scenarios],
            }
        )
        return 0
    print(f"{' '.join(repeats(row))}  {row.title}")
    print_wrapped(row.summary, "  ")
    print(f"\n{label('Kind', args.lang)}  {label(row.kind, args.lang)}")
    if row.desk and row.kind is not Kind.DESK:
        print(f"{label('Desk', args.lang)}  {label('must serve it too', args.lang)}")
    print(f"{label('Enforced', args.lang)}  {enforcer(row, args.lang)}")
    print_list(label("Parts", args.lang), [f"{part.id}: {part.summary}" for part in parts])
    none, not_found = label("none", args.lang), label("none found", args.lang)
    print_list(label("By cards", args.lang), [", ".join(cards)] if cards else [none])
    shown = [f"{file}: {label('law', args.lang) if title == LAW else title}" for file, title in scenarios]
    print_list(label("By scenarios", args.lang), shown or [not_found])
    return 0


def print_list(heading: str, items: Iterable[str]) -> None:
    items = list(items)
    if items:
        print(f"\n{heading}")
    for item in items:
        print_wrapped(item, "  ")


def cites_of(card: Card) -> set[str]:
    """All rulings that a card stands on: its own, and those its program cites."""
    return {card.ruling}.union(*(cites for _, cites in listing(card)))


def kinds_of(row: Ruling, language: str) -> str:
    """Its kind, and the mark of what the desk must serve besides, each in a word."""
    kinds = [row.kind, Kind.DESK] if row.desk and row.kind is not Kind.DESK else [row.kind]
    return " ".join(label(f"{kind.name.lower()} in short", language) for kind in kinds)


def enforcer(row: Ruling, language: str) -> str:
    """The module that enforces it, or who does."""
    return label(row.enforced, language) if row.enforced in ("desk", "people") else row.enforced


def facts(row: Ruling) -> dict[str, object]:
    return {
        "id": row.id,
        "ids": list(repeats(row)),
        "title": row.title,
        "summary": row.summary,
        "kind": row.kind.name.lower(),
        "desk": row.desk,
        "document": row.document,
        "enforced": row.enforced,
    }
