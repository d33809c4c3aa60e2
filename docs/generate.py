"""Write machine.md, effects.md, how-to-play.md, cards.md, the schema and the glossary: `python docs/generate.py`.

With --check they are only compared with the code.

The picture of the table is drawn by `python docs/generate.py --picture`, since a new look is worth a glance.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import MISSING, fields
from enum import Enum
from io import StringIO
from pathlib import Path
from typing import TypeVar

from words import FIELDS

from fieldofview.cards import Card, effects, every_card
from fieldofview.cards.keywords import KEYWORDS
from fieldofview.cards.picture import CHOICES, Picture
from fieldofview.cards.words import value
from fieldofview.cards.words import word as written
from fieldofview.desk.rights import RIGHTS, ROLES
from fieldofview.game.forms import FORMS
from fieldofview.kernel import instructions, layout, ops
from fieldofview.kernel.instructions import INSTRUCTIONS
from fieldofview.kernel.layout import (
    FRAME,
    LARGE,
    SMALL,
    Field,
    Frame,
    Layout,
    state_fields,
    table_fields,
)
from fieldofview.kernel.programs import COMMON, compile_cards, listing
from fieldofview.office import package
from fieldofview.pictures.sheet import sheet, signs
from fieldofview.views.forms import VERSION
from fieldofview.views.forms.schema import schema

HERE = Path(__file__).resolve().parent
NOTE = "<!-- Written by docs/generate.py from {sources}. Change those, then run it again. -->"

KEYWORDS_BEGIN = "<!-- Written by docs/generate.py from cards/keywords.py. -->"
KEYWORDS_END = "<!-- Up to here. -->"

Rows = Iterable[Sequence[object]]
R = TypeVar("R")
THREATS = {getattr(ops, name): name for name in vars(ops) if name.startswith("T_")}


def table(headings: Sequence[str], rows: Rows) -> list[str]:
    """A Markdown table."""
    lines = [f"| {' | '.join(headings)} |", f"|{' --- |' * len(headings)}"]
    lines += [f"| {' | '.join(' '.join(str(cell).split()) for cell in row)} |" for row in rows]
    return [*lines, ""]


def code(text: object) -> str:
    return f"`{text}`"


# -- the machine -----------------------------------------------------------------------------------------


def comments(source: str) -> dict[str, str]:
    """What the layout says beside each of its fields."""
    return dict(re.findall(r"^    (\w+): .*?  # (.*)$", source, re.M))


def meaning(record: str, field: Field, said: dict[str, str]) -> str:
    """A field in words: what words.py says, else the comment beside it in layout.py."""
    words = FIELDS[record].get(field.name) or said.get(field.name)
    if words is None:
        raise SystemExit(f"The field {field.name} of the {record} has no words: add them to docs/words.py.")
    words = words.removesuffix(".")
    return words[0].upper() + words[1:] + "."


def shape(field: Field) -> str:
    return " × ".join(map(str, field.shape)) or "1"


def record_table(record: str, small: Layout[R], large: Layout[R]) -> list[str]:
    said = comments(inspect.getsource(small.record))
    pairs = zip(small.placed(), large.placed(), strict=True)
    rows = [
        (code(one.name), one.type, shape(one), at, shape(other), there, meaning(record, one, said))
        for (one, at), (other, there) in pairs
    ]
    return table(("field", "type", "small", "at", "large", "at", "holds"), rows)


def frame_table() -> list[str]:
    said = comments(inspect.getsource(Frame))
    rows = [(code(field.name), field.type, at, meaning("frame", field, said)) for field, at in FRAME.placed()]
    return table(("field", "type", "at", "holds"), rows)


def number_sections() -> Iterator[tuple[str, list[tuple[str, str, str]]]]:
    """The groups of ops.py and of instructions.py: a comment, then names with their values and remarks."""
    title, rows = "", []
    numbers = {**vars(ops), **vars(instructions)}
    lines = [line for module in (ops, instructions) for line in Path(module.__file__).read_text("utf-8").splitlines()]
    for line in lines[: lines.index("MOST_INSTRUCTIONS = 256")]:
        if line.startswith("# "):
            if rows:
                yield title, rows
                title, rows = "", []
            title = f"{title} {line[2:]}".strip()
        elif found := re.match(r"([A-Z]\w*) = -?\d[^#]*(?:  # (.*))?$", line):
            rows.append((code(found[1]), str(numbers[found[1]]), found[2] or ""))
    yield title, rows


def instruction_table() -> list[str]:
    users: dict[int, list[str]] = {}
    for card in every_card().values():
        for row in compile_cards([card]).rows[7:]:
            names = users.setdefault(row[0], [])
            if card.name not in names:
                names.append(card.name)
    rows = []
    for said in sorted(INSTRUCTIONS):
        cites = " ".join(COMMON.get(said.number, ()))
        who = users.get(said.number, [])
        cards = ", ".join(who) if len(who) <= 4 else f"{len(who)} cards"
        threat = code(THREATS[said.threat]) if said.threat else ""
        rows.append((said.number, code(said.name), said.operands, said.does, threat, cites, cards))
    return table(("", "instruction", "numbers", "does", "threatens", "always cites", "cards"), rows)


def machine() -> str:
    """docs/machine.md."""
    lines = [
        "# The machine in tables",
        "",
        NOTE.format(sources="kernel/layout.py, kernel/ops.py, kernel/instructions.py and kernel/programs.py"),
        "",
        "For people who read or change the kernel. How these parts work together: see `ARCHITECTURE.md`.",
        "",
        "## Size classes",
        "",
        "A game takes the smaller class if its players and cards fit.",
        "",
        *table(
            ("class", "seats", "cards", "words", "frames", "bytes of a game", "bytes of its tables"),
            (
                (
                    size.name,
                    size.seats,
                    size.cards,
                    size.words,
                    size.frames,
                    state_fields(size).bytes,
                    table_fields(size).bytes,
                )
                for size in (SMALL, LARGE)
            ),
        ),
        f"A card set is a row of words of {ops.BITS} bits: card *c* is bit *c* mod {ops.BITS} of word "
        f"*c* div {ops.BITS}. Types are little-endian integers: `i2` has two bytes and a sign, "
        "`u1` one byte and none. *at* is the offset in bytes.",
        "",
        "## The record of a game",
        "",
        *record_table("game", state_fields(SMALL), state_fields(LARGE)),
        "## A frame",
        "",
        f"One entry of `frames`, {FRAME.bytes} bytes.",
        "",
        *frame_table(),
        "## The tables of a deck",
        "",
        "Made once for each choice of cards; nothing in them changes during a game. *Kind* means one printed "
        f"card, and a game holds up to {layout.KINDS} kinds and {layout.ROWS} rows of programs.",
        "",
        *record_table("tables", table_fields(SMALL), table_fields(LARGE)),
        "## Numbers",
        "",
    ]
    for title, rows in number_sections():
        remarks = any(remark for _, _, remark in rows)
        lines += [title, ""]
        if remarks:
            lines += table(("name", "value", "remark"), rows)
        else:
            lines += table(("name", "value"), [row[:2] for row in rows])
    lines += [
        "## Instructions",
        "",
        "A row of a program is an instruction and up to three numbers. *Always cites* are rulings that it "
        "cites beside the letters of the card. The turn has a program of its own at fixed rows; instructions "
        "without cards belong to it.",
        "",
        *instruction_table(),
        "## A program",
        "",
        "`fov cards show NAME` prints a card's program with its citations. Two of them:",
        "",
    ]
    for name in ("Blurred Vision", "Lighthouse"):
        lines += ["```", name, *(line for line, _ in listing(every_card()[name])), "```", ""]
    return "\n".join(lines).rstrip() + "\n"


# -- the effects -----------------------------------------------------------------------------------------


def words_of(effect: effects.Effect) -> Iterator[type[effects.Effect]]:
    """The word itself, and those inside it."""
    yield type(effect)
    for field in fields(effect):
        yield from _inside(getattr(effect, field.name))


def _inside(value: object) -> Iterator[type[effects.Effect]]:
    if isinstance(value, effects.Effect):
        yield from words_of(value)
    elif isinstance(value, tuple):
        for part in value:
            yield from _inside(part)


def words_on(card: Card) -> set[type[effects.Effect]]:
    parts = (*card.play, *card.reveal, *card.each_turn, *card.any_time, *card.sacrifice, card.always)
    return {word for effect in parts if effect is not None for word in words_of(effect)}


def default(value: object) -> str:
    if value is MISSING:
        return ""
    return f"{type(value).__name__}.{value.name}" if isinstance(value, Enum) else repr(value)


def effect_sections() -> Iterator[tuple[str, list[type[effects.Effect]]]]:
    """The words in the groups and the order of effects.py."""
    source = Path(effects.__file__).read_text("utf-8")
    for title, body in re.findall(r"^# -- (.*?) -+$(.*?)(?=^# --|\Z)", source, re.M | re.S):
        yield title, [getattr(effects, name) for name in re.findall(r"^class (\w+)\(Effect\)", body, re.M)]


def effect_words() -> str:
    """docs/effects.md."""
    cards = {card.name: words_on(card) for card in every_card().values()}
    lines = [
        "# Effect words",
        "",
        NOTE.format(sources="cards/effects.py"),
        "",
        "A card is a list of these words. Choices come first, then the response window opens by itself, then "
        "the rest happens in order. Every word takes `cite`, the letters of the card's ruling that state it, and "
        "`short`, `none` and `instead`, the letters of single cases; set files leave them out, and spell words and "
        "values as shown beside them.",
        "",
    ]
    for title, words in effect_sections():
        rows = []
        for word in words:
            keys = [f for f in fields(word) if f.name not in effects.LETTERS]
            takes = ", ".join(code(f"{f.name}={default(f.default)}") for f in keys)
            names = [name for name, on in cards.items() if word in on]
            rows.append((code(word.__name__), code(written(word)), takes, inspect.getdoc(word), ", ".join(names)))
        heads = ("word", "in a set file", "takes", "means", "cards")
        lines += [f"## {title[0].upper()}{title[1:]}", "", *table(heads, rows)]
    lines += ["## Values", ""]
    enums = (effects.Players, effects.Who, effects.Fields, effects.Count, effects.Side, effects.Zone, effects.Threat)
    for enum in enums:
        names = ", ".join(f"{code(f'{enum.__name__}.{member.name}')} {code(value(member))}" for member in enum)
        lines += [f"- {inspect.getdoc(enum)} {names}"]
    return "\n".join(lines).rstrip() + "\n"


# -- the forms -------------------------------------------------------------------------------------------


def forms_schema() -> str:
    """docs/schema/forms-1.json."""
    made = schema(FORMS, f"Field of View: the forms, version {VERSION}")
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"


# -- how to play -----------------------------------------------------------------------------------------


def how_to_play(language: str, beside: str) -> str:
    """docs/how-to-play.md, and the same in German."""
    from fieldofview.cli.table.howto import how_to_play as page

    source = f"src/fieldofview/cli/table/rules_{language}.py and cards/keywords.py"
    return f"{NOTE.format(sources=source)}\n\n{page(language)}\n{beside}\n"


def results_schema() -> str:
    """docs/schema/tournament-results-1.json."""
    return json.dumps(package.results_schema(), indent=2, ensure_ascii=False) + "\n"


# -- the rights at the desk ------------------------------------------------------------------------------


def desk_rights() -> str:
    """Who may do what at a tournament desk."""
    rows = [
        [what, *("●" if role in right.roles else "" for role in ROLES), ", ".join(right.cites)]
        for what, right in RIGHTS.items()
    ]
    lines = [
        NOTE.format(sources="src/fieldofview/desk/rights.py"),
        "",
        "# Rights at the desk",
        "",
        "Who may ask the desk for what. In a sanctioned event others are refused, with the ruling; in other events the",
        "desk warns and notes the reason. The sole judge is the head judge. Nobody enters the result of their own",
        "table, and nobody who plays verifies. [Run a tournament](how-to-tournament.md) shows the commands.",
        "",
        *table(["what", *ROLES, "ruling"], rows),
    ]
    return "\n".join(lines).rstrip() + "\n"


# -- the cards -------------------------------------------------------------------------------------------

SHEETS = {
    "viewpoint": "Viewpoint",
    "reflections": "Viewpoint Reflections",
    "prizes": "Prize cards",
    "open-eyes": "Open Eyes",
}


CARDS_ARE_DRAWN = """\
Every card is drawn by code, from a short recipe: an eye, a few optical things, what is done to them. The words and
drawings are our own; no official art is among them. The same drawing stands on the page of the table, at every size.
`fov cards picture Lighthouse` writes one card as SVG, `--size small` or `--size chip` a smaller one, and
`fov cards picture --all FOLDER` all of them; `--lang de` writes their text in German.

A light lens has points of 0 and more, a dark diamond those below. The band has the keyword as colour, icon and word,
and the ground of the picture a pattern for each. Ring and dot mark a card that can be revealed: yellow cancels, black
is possible at any time."""

OWN_CARDS_TOO = """\
Cards of [a set of your own](how-to-own-set.md) are drawn too: around the eye stands a thing that the name speaks of (a
moon, a cat, a mirror and some thirty more, in English and German), below it a token for each effect. Names and effects
that differ make pictures that differ. Whoever owns a card can [choose its picture](how-to-own-set.md#the-picture)."""
THINGS = "Things to choose"


def card_sheets() -> dict[str, str]:
    """All cards that come with the program as they are drawn, a sheet for each set, and the signs on them."""
    cards = {home: [card for card in every_card().values() if card.home == home] for home in SHEETS}
    cards["things"] = [Card(thing, 5, 1, picture=Picture(thing)) for thing in CHOICES["thing"]]
    return {"pictures/signs.svg": signs()} | {f"pictures/{name}.svg": sheet(found) for name, found in cards.items()}


def card_page() -> str:
    """docs/cards.md."""
    lines = [
        "# The cards",
        "",
        NOTE.format(sources="src/fieldofview/pictures"),
        "",
        *CARDS_ARE_DRAWN.splitlines(),
        "",
        "![The signs of bands, zones and marks](pictures/signs.svg)",
        "",
        *OWN_CARDS_TOO.splitlines(),
        "",
    ]
    for home, title in SHEETS.items():
        names = ", ".join(card.name for card in every_card().values() if card.home == home)
        lines += [f"## {title}", "", f"![{title}: {names}](pictures/{home}.svg)", ""]
    lines += [f"## {THINGS}", "", f"![{THINGS}: {', '.join(CHOICES['thing'])}](pictures/things.svg)", ""]
    return "\n".join(lines).rstrip() + "\n"


# -- the picture -----------------------------------------------------------------------------------------


def glossary() -> str:
    """The glossary, with its table of the words on the cards written anew."""
    page = (HERE / "glossary.md").read_text("utf-8")
    before, _, rest = page.partition(KEYWORDS_BEGIN)
    after = rest.partition(KEYWORDS_END)[2]
    english, german = KEYWORDS["en"], KEYWORDS["de"]
    rows = [(a.name, b.name, a.text, b.text, " ".join(a.cites)) for a, b in zip(english, german, strict=True)]
    lines = table(("English", "Deutsch", "means", "bedeutet", "rulings"), rows)
    return before + "\n".join([KEYWORDS_BEGIN, "", *lines, KEYWORDS_END]) + after


def picture() -> str:
    """The terminal's table as SVG: a greedy player's view some way into a game."""
    from rich.console import Console
    from rich.terminal_theme import MONOKAI

    import fieldofview as fov
    from fieldofview.bots import make_bot
    from fieldofview.cli.table.drawing import Drawing

    game = fov.new_game(4, ["viewpoint", "reflections"], seed=39, names=["You", "Ada", "Bo", "Cleo"], dealer=3)
    bot = make_bot("greedy")
    since = 0
    while game.decision is not None:
        decision = game.decision
        view = game.view(decision.seat)
        if decision.seat == 0 and view.turns >= 20 and decision.kind == "action" and len(decision.options) > 3:
            break
        if decision.seat == 0:
            since = len(game.events)
        game.answer(bot.choose(view))
    console = Console(width=100, height=44, record=True, force_terminal=True, file=StringIO())
    for line in Drawing(console, [None, "greedy", "greedy", "greedy"]).table(game.view(0), since):
        console.print(line)
    drawn = console.export_svg(title="fov play", theme=MONOKAI, unique_id="table")
    # No fonts from elsewhere: a reader's own monospaced font will do.
    drawn = re.sub(r" *@font-face \{.*?\}\n|<!--.*?-->", "", drawn, flags=re.S)
    return "\n".join(line.rstrip() for line in drawn.splitlines() if line.strip()) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the files, or with --check say which are out of date."""
    if "--picture" in arguments:
        (HERE / "pictures" / "table.svg").write_text(picture(), "utf-8")
        return 0
    stale = 0
    pages = {
        "machine.md": machine(),
        "effects.md": effect_words(),
        "glossary.md": glossary(),
        "desk-rights.md": desk_rights(),
        f"schema/forms-{VERSION}.json": forms_schema(),
        "how-to-play.md": how_to_play(
            "en", "`fov play --first` is a first game that explains itself. [Auf Deutsch](how-to-play.de.md)."
        ),
        "how-to-play.de.md": how_to_play(
            "de", "`fov play --first --lang de` ist ein erstes Spiel, das sich erklärt. [In English](how-to-play.md)."
        ),
        "schema/tournament-results-1.json": results_schema(),
        "cards.md": card_page(),
        **card_sheets(),
    }
    for name, text in pages.items():
        path = HERE / name
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale += 1
        if "--check" in arguments:
            print(f"docs/{name} is out of date: run `python docs/generate.py`.")
        else:
            path.write_text(text, "utf-8")
    return int(stale > 0 and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
