"""`fov cards`: list and search the cards, show one with all that stands behind it, or draw it."""

from __future__ import annotations

import argparse

from fieldofview.cards import Card, CardSet, UnknownCard, every_card, find_set
from fieldofview.cards.complaint import Complaint
from fieldofview.cards.decks import card_names
from fieldofview.cards.parts import part_of, split_switches
from fieldofview.cards.text import describe
from fieldofview.cards.titles import set_title
from fieldofview.cards.typed import said
from fieldofview.game.coverage import LAW, citations
from fieldofview.kernel.programs import listing
from fieldofview.rulings import RULINGS, Ruling, told

from . import face, options, picturing, weighing
from .labels import label
from .languages import add_language, chosen
from .output import print_json, print_table, print_wrapped
from .streams import complain

HELP = "List and search the cards; `fov cards show NAME` shows one with its program, rulings and scenarios."

NEXT = """\
  fov cards                     all cards
  fov cards steal               cards that speak of it
  fov cards show Lighthouse     one card: text, program, rulings, scenarios
  fov cards picture Lighthouse  lighthouse.svg: the whole card, drawn
  fov cards picture --all pics  every card, into a folder
  fov cards impact              what each card of Viewpoint does to the chances of winning
  fov cards --lang de           in German
Next: `fov rulings VT.card.lighthouse` shows what a card's rulings say."""


class NoNameGiven(Complaint):
    """`fov cards show` without a card."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "words",
        nargs="*",
        metavar="WORDS",
        help="words to find in name, set or text; or: show NAME, picture NAME, impact",
    )
    options.add_sets(parser, "only these sets, with commas")
    add_language(parser)
    parser.add_argument(
        "--scenarios", metavar="FOLDER", help="where scenario files lie (default: those of the checkout)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    picturing.configure(parser)
    weighing.configure(parser)


def run(args: argparse.Namespace) -> int:
    args.lang = chosen(args.lang)
    if args.words[:1] == ["picture"]:
        weighing.refuse_options(args)
        return draw(" ".join(args.words[1:]), args)
    picturing.refuse_options(args)
    if args.words[:1] == ["impact"] or args.impact:
        return weighing.run(args)
    weighing.refuse_options(args)
    if args.words[:1] == ["show"]:
        return show(" ".join(args.words[1:]), args)
    return list_cards(args)


def list_cards(args: argparse.Namespace) -> int:
    cards = [card for card in in_sets(args.sets) if matches(card, args.words, args.lang)]
    if args.json:
        print_json([facts(card, args.lang) for card in cards])
        return 0 if cards else 1
    if not cards:
        words = label("and", args.lang).join(args.words)
        complain(label("no card", args.lang, words=said(words)))
        return 1
    rows = [
        (
            card.name,
            str(card.points),
            str(card.copies),
            card.home,
            " ".join([*marks_of(card, args.lang), describe(card, args.lang).replace("\n", " ")]),
        )
        for card in cards
    ]
    headings = tuple(label(heading, args.lang) for heading in ("name", "points", "cards", "set", "text"))
    print_table(headings, rows)
    return 0


def show(name: str, args: argparse.Namespace) -> int:
    card = named(name, in_sets(args.sets))
    rulings = rulings_of(card, args.lang)
    scenarios = scenarios_of(rulings, args.scenarios)
    program = listing(card)
    if args.json:
        print_json(
            facts(card, args.lang)
            | {
                "program": [{"instruction": line, "cites": list(cites)} for line, cites in program],
                "rulings": [{"id": row.id, "title": row.title, "summary": row.summary} for row in rulings],
                "scenarios": [{"file": file, "title": title, "cites": ids} for (file, title), ids in scenarios.items()],
            }
        )
        return 0
    text = describe(card, args.lang)
    marks = "".join(f"{label(mark, args.lang)} · " for mark in sorted(card.marks))
    foot = f"{marks}{set_title(home_of(card, args.sets), args.lang)} · {face.copies(card.copies, args.lang)}"
    print(face.drawn(card.name, card.points, text, foot))
    heading("Text", args)
    print_wrapped(text, "  ")
    heading("Program", args)
    size = max(len(line) for line, _ in program) if program else 0
    for line, cites in program:
        print(f"  {line.ljust(size)}  {' '.join(cites)}".rstrip())
    heading("Rulings", args)
    for row in rulings:
        print(f"  {row.id}")
        print_wrapped(row.summary, "    ")
    heading("Scenarios", args)
    last = ""
    for (file, title), ids in sorted(scenarios.items(), key=lambda found: found[0][0]):
        if file != last:
            print(f"  {file}")
            last = file
        title = label("law", args.lang) if title == LAW else title
        letters = [id.removeprefix(card.ruling).lstrip(".") for id in ids]
        print_wrapped(f"{title} ({', '.join(letter or label('card', args.lang) for letter in letters)})", "    ")
    if not scenarios:
        print(f"  {label('none found', args.lang)}")
    return 0


def draw(name: str, args: argparse.Namespace) -> int:
    """`fov cards picture`."""
    cards = in_sets(args.sets)
    if args.all is not None and not name.strip():
        return picturing.run(None, cards, args)
    if not name.strip():
        raise NoNameGiven("Say which card to draw, for instance: fov cards picture Wink.")
    return picturing.run(named(name, cards), cards, args)


def marks_of(card: Card, language: str) -> list[str]:
    return [f"[{label(mark, language)}]" for mark in sorted(card.marks)]


def heading(key: str, args: argparse.Namespace) -> None:
    print(f"\n{label(key, args.lang)}")


def in_sets(sets: list[str] | None) -> list[Card]:
    if sets is None:
        return list(every_card().values())
    return [card for name in options.sets_of(sets) for card in _of_set(name)]


def _of_set(name: str) -> tuple[Card, ...]:
    """All cards of a set; with a switch named, those behind its other switches stay away."""
    if not split_switches(name)[1]:
        return find_set(name).every_card
    part = part_of(name)
    return (*part.cards, *part.card_set.enigmas)


def home_of(card: Card, sets: list[str] | None) -> CardSet:
    """The set that a card is of: one of those that were named, or one that comes with the program."""
    named = (find_set(split_switches(name)[0]) for name in options.sets_of(sets or ()))
    return next((card_set for card_set in named if card_set.id == card.home), None) or find_set(card.home)


def matches(card: Card, words: list[str], language: str) -> bool:
    searched = f"{card.name}\n{card.home}\n{describe(card, language)}".lower()
    return all(word.lower() in searched for word in words)


def named(name: str, cards: list[Card]) -> Card:
    """The card of that name, or the only one that has it as a part of its name."""
    wanted = name.strip().lower()
    if not wanted:
        raise NoNameGiven("Say which card to show, for instance: fov cards show Wink.")
    names = card_names(cards)
    for fits in (str.__eq__, str.__contains__):
        near = [card for card, known in zip(cards, names, strict=True) if fits(known.lower(), wanted)]
        near = near or [card for card in cards if card.slug == wanted]
        if len(near) == 1:
            return near[0]
    raise UnknownCard(name, names)


def facts(card: Card, language: str) -> dict[str, object]:
    return {
        "name": card.name,
        "points": card.points,
        "copies": card.copies,
        "set": card.home,
        "marks": sorted(card.marks),
        "ruling": card.ruling,
        "text": describe(card, language),
    }


def rulings_of(card: Card, language: str) -> list[Ruling]:
    """The card's own ruling and its letters."""
    own = [row for id, row in RULINGS.items() if id == card.ruling or id.startswith(f"{card.ruling}.")]
    return [told(row, language) for row in own]


def scenarios_of(rulings: list[Ruling], folder: str | None) -> dict[tuple[str, str], list[str]]:
    """Scenarios that cite one of these rulings, each with those it cites."""
    found: dict[tuple[str, str], list[str]] = {}
    cited = citations(folder)
    for row in rulings:
        for scenario in cited.get(row.id, []):
            found.setdefault(scenario, []).append(row.id)
    return found
