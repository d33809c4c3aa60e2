"""Set files: a set of cards as TOML. Data, never code: words are looked up, nothing of a file is executed.

Everything wrong with a file is found at once, each thing with its line, its card, and what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fieldofview.rulings.editions import EDITIONS, VIEWNIVERSE

from ..card import MARKS, PARTS, PLAGUE, Card, CardSet
from ..complaint import Worded
from ..decks import MAX_CARDS, MAX_COPIES, MAX_KINDS, MAX_POINTS, MAX_SEATS
from ..effects import Effect, Zone
from ..grammar import STANDING, STARTS, faults
from ..nesting import MAX_NESTED, nested, too_many
from ..parts import ASIDE
from ..picture import CHOICES, Picture
from ..typed import one_line, unseen
from ..words import WORDS, value, word
from .disk import Unreadable, text_of
from .lines import Block, Lines
from .reading import Complaint, read_effects
from .toml import MOST_CHARACTERS, parse_on
from .values import MOST_KEBAB, Problem, Values
from .writing import write_card, write_set

__all__ = [
    "BadSet",
    "Draft",
    "Placed",
    "Problem",
    "check_text",
    "read_draft",
    "read_set",
    "read_text",
    "write_card",
    "write_set",
]

MAX_NAME = 40
MOST_PROBLEMS = 20  # told at once

CROWDS = tuple(str(players) for players in range(3, MAX_SEATS + 1))  # where another number of Zombeyes may begin
ALWAYS = tuple(word(kind) for kind in STANDING)
TOP_KEYS = ("name", "id", "note", "edition", "seats", "missing", "rules", "card", "enigma")
CARD_KEYS = ("name", "points", "copies", "marks", "switch", *PARTS, "always", "picture")
ENIGMA_KEYS = ("name", "points", "starts", "marks", *PARTS, "always", "picture")

# Keys that stand somewhere else, or nowhere: what to say about them.
ON_A_CARD = dict.fromkeys(
    (*CARD_KEYS[1:], "starts"), Worded("It belongs to a card: write it below [[card]] or [[enigma]].")
)
ON_A_CARD |= dict.fromkeys(("plague", "plague_from"), Worded("It belongs to the rules: write it below [rules]."))
NOT_ON_A_CARD = {
    "starts": Worded("Only an [[enigma]] starts somewhere; cards of the deck are shuffled."),
    "cite": Worded("Only published cards cite rulings."),
}
NOT_ON_AN_ENIGMA = {
    "copies": Worded("An Enigma card has no copies: each player brings one at most (D.5)."),
    "switch": Worded("An Enigma card needs no switch: it is in the game when a player brings it (D.5)."),
    "cite": Worded("Only published cards cite rulings."),
}


class BadSet(ValueError):
    """A set file that cannot be played: all its problems, and what it says is still missing."""

    def __init__(self, name: str, problems: Iterable[Problem], missing: Iterable[str] = ()) -> None:
        self.name = name
        self.problems = tuple(problems)
        self.missing = tuple(missing)
        super().__init__(self.told())

    def told(self, language: str = "en") -> str:
        """All of it, a line each."""
        lines = [Worded("{name} is no set that can be played yet:", name=one_line(self.name)).told(language)]
        lines += [f"  {problem.told(language)}" for problem in self.problems]
        missing = Worded("still missing").told(language)
        lines += [f"  {missing}: {Worded(sentence).told(language)}" for sentence in self.missing]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Placed:
    """A card where it stands in a file, as it was written and as it was read."""

    table: str  # "card" or "enigma"
    lines: range
    entry: dict[str, Any]
    card: Card


@dataclass(frozen=True, slots=True)
class Draft:
    """A file as far as it can be read: what is right of it, what is wrong with it, and what it says is missing."""

    card_set: CardSet | None  # None where nothing could be read
    placed: tuple[Placed, ...]
    problems: tuple[Problem, ...]
    missing: tuple[str, ...]


def read_set(path: str | Path) -> CardSet:
    """The set in a file; BadSet names everything that is wrong or still missing."""
    return read_text(file_text(path), str(path))


def read_text(text: str, name: str = "my-set.toml") -> CardSet:
    """The set in a text, as if it stood in a file of that name."""
    card_set, problems, missing = check_text(text, name)
    if card_set is None or problems or missing:
        raise BadSet(name, problems, missing)
    return card_set


def file_text(path: str | Path) -> str:
    """What stands in a file."""
    try:
        return text_of(path, MOST_CHARACTERS)
    except Unreadable as error:
        problem = Problem(
            1,
            "",
            Worded("The file cannot be read: {why}.", why=error.why),
            Worded("A set is a plain file of UTF-8 text."),
        )
        raise BadSet(str(path), [problem]) from error


def check_text(text: str, name: str = "my-set.toml") -> tuple[CardSet | None, tuple[Problem, ...], tuple[str, ...]]:
    """The set in a text (None if anything is wrong), everything wrong with it, and what it says is still missing."""
    draft = read_draft(text, name)
    return (None if draft.problems else draft.card_set), draft.problems, draft.missing


def read_draft(text: str, name: str = "my-set.toml") -> Draft:
    """A text as far as it can be read, for whoever is still writing it."""
    data, good, slips = parse_on(text, MOST_PROBLEMS)
    problems = [Problem(slip.line, "", slip.wrong, slip.right) for slip in slips]
    if data is None:
        return Draft(None, (), tuple(problems), ())
    lines = Lines(good)
    reader = _Reader(data, lines, name)
    card_set = reader.read()
    unsure = [lines.around(slip.line) for slip in slips]  # what a bad line would have said is not missed there
    problems += [found for found in reader.problems if not any(found.line in block for block in unsure)]
    problems = sorted(dict.fromkeys(problems), key=lambda problem: problem.line)
    if len(problems) > MOST_PROBLEMS:
        rest = len(problems) - MOST_PROBLEMS
        last = problems[MOST_PROBLEMS].line
        problems[MOST_PROBLEMS:] = [
            Problem(last, "", Worded("There are {rest} more problems from here on.", rest=rest), "")
        ]
    placed = tuple(sorted(reader.placed, key=lambda found: found.lines.start))
    return Draft(card_set, placed, tuple(problems), reader.missing)


class _Reader(Values):
    """Reads one file; notes what is wrong and goes on."""

    def __init__(self, data: dict[str, Any], lines: Lines, name: str) -> None:
        super().__init__(lines)
        self.data, self.name = data, name
        self.missing: tuple[str, ...] = ()
        self.edition = VIEWNIVERSE
        self.names: dict[str, int] = {}
        self.placed: list[Placed] = []

    def read(self) -> CardSet:
        top = self.lines.top
        self.unknown(self.data, TOP_KEYS, top, "", Worded("A set"), ON_A_CARD)
        self.missing = tuple(self.texts(self.data, "missing", top, ""))
        self.edition = self.one_of(self.data, "edition", EDITIONS, top, "") or VIEWNIVERSE
        name = self.text(
            self.data, "name", top, "", Worded("A set needs a name."), Worded('Begin the file with name = "...".')
        )
        note = self.text(self.data, "note", top, "")
        for key, text in (("name", name), ("note", note)):
            if "\n" in text or "\t" in text:
                self.wrong(
                    top,
                    key,
                    "",
                    Worded("The {key} is not one line.", key=key),
                    Worded("Write it as one line, without tabs."),
                )
        seats = self.number(self.data, "seats", 0, MAX_SEATS, top, "", default=6)
        cards: list[Card] = []
        switches: dict[str, list[Card]] = {}
        for number, entry in enumerate(self.tables("card")):
            block = self.lines.block("card", number)
            card = self.card(entry, block, "card")
            switch = self.kebab(entry, "switch", block, card.name)
            if switch == ASIDE:
                right = Worded('Call it otherwise: every set can be put beside the game with "+{aside}".', aside=ASIDE)
                self.wrong(block, "switch", card.name, Worded('The switch "{aside}" is taken.', aside=ASIDE), right)
            (switches.setdefault(switch, []) if switch else cards).append(card)
        enigmas = [
            self.card(entry, self.lines.block("enigma", number), "enigma")
            for number, entry in enumerate(self.tables("enigma"))
        ]
        plague, plague_from = self.plague()
        card_set = CardSet(
            self.id(),
            name,
            tuple(cards),
            seats=seats,
            note=note,
            plague=plague,
            plague_from=plague_from,
            enigmas=tuple(enigmas),
            switches={switch: tuple(found) for switch, found in switches.items()},
        )
        self.sizes(card_set)
        return card_set

    # -- the set ---------------------------------------------------------------------------------------------

    def id(self) -> str:
        if "id" in self.data:
            return self.kebab(self.data, "id", self.lines.top, "")
        stem = Path(self.name).stem
        made = re.sub(r"[^a-z0-9]+", "-", stem.lower())[:MOST_KEBAB].strip("-")
        if not made:
            wrong = Worded('The set has no id, and none can be made from the name "{stem}".', stem=stem)
            self.wrong(self.lines.top, "name", "", wrong, Worded('Give it one: id = "my-set".'))
        return made

    def plague(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        """How many Zombeyes overwhelm, and how many instead from so many players on."""
        rules = self.data.get("rules", {})
        block = self.lines.block("rules", 0)
        if not isinstance(rules, dict):
            self.wrong(
                self.lines.top,
                "rules",
                "",
                Worded("rules must be a table."),
                Worded("Write [rules], and plague = 7 below it."),
            )
            return PLAGUE, ()
        self.unknown(rules, ("plague", "plague_from"), block, "", "[rules]", {})
        number = self.number(rules, "plague", 1, 99, block, "", default=PLAGUE)
        steps = rules.get("plague_from", {})
        if not isinstance(steps, dict) or not set(steps) <= set(CROWDS):
            wrong = Worded("plague_from must say, for a number of players, how many Zombeyes overwhelm from there on.")
            right = Worded(
                "Write plague_from = {{ 5 = 4 }}, with players from {low} to {high}.", low=CROWDS[0], high=CROWDS[-1]
            )
            self.wrong(block, "plague_from", "", wrong, right)
            return number, ()
        found = ((int(players), self.number(steps, players, 1, 99, block, "")) for players in steps)
        return number, tuple(sorted(found))

    def tables(self, key: str) -> list[dict[str, Any]]:
        found = self.data.get(key, [])
        if isinstance(found, list) and all(isinstance(entry, dict) for entry in found):
            return found
        self.wrong(
            self.lines.top,
            key,
            "",
            Worded("{key} must be a list of tables.", key=key),
            Worded("Begin each with [[{key}]].", key=key),
        )
        return []

    def sizes(self, card_set: CardSet) -> None:
        top = self.lines.top
        behind = [card for cards in card_set.switches.values() for card in cards]
        cards = [*card_set.cards, *behind]
        kinds = len(cards) + len(card_set.enigmas)
        if not card_set.cards and not card_set.enigmas and not self.missing:
            wrong = Worded("The set has only cards behind a switch.") if behind else Worded("The set is empty.")
            self.wrong(top, "name", "", wrong, Worded("It needs a [[card]] without a switch, or an [[enigma]]."))
        if kinds > MAX_KINDS:
            self.wrong(
                top,
                "name",
                "",
                Worded("The set has {kinds} different cards.", kinds=kinds),
                Worded("At most {max_kinds} make one game.", max_kinds=MAX_KINDS),
            )
        size = sum(card.copies for card in cards)
        if size > MAX_CARDS:
            self.wrong(
                top,
                "name",
                "",
                Worded("The set has {size} cards.", size=size),
                Worded("At most {max_cards} make one game (D.7).", max_cards=MAX_CARDS),
            )
        if deep := too_many(nested({card: card.copies for card in cards})):
            self.wrong(
                top,
                "name",
                "",
                Worded("{deep}", deep=deep),
                Worded("At most {max_nested} of one game may: give them fewer copies.", max_nested=MAX_NESTED),
            )

    # -- a card ----------------------------------------------------------------------------------------------

    def card(self, entry: dict[str, Any], block: Block, table: str) -> Card:
        title = entry.get("name")
        name = title if isinstance(title, str) else ""
        called = name or Worded("the card without a name" if table == "card" else "the enigma without a name")
        known, elsewhere = (CARD_KEYS, NOT_ON_A_CARD) if table == "card" else (ENIGMA_KEYS, NOT_ON_AN_ENIGMA)
        self.unknown(entry, known, block, called, Worded("A [[{table}]]", table=table), elsewhere)
        self.name_of(entry, block, called)
        points = self.number(entry, "points", -MAX_POINTS, MAX_POINTS, block, called)
        copies = self.number(entry, "copies", 1, MAX_COPIES, block, called) if table == "card" else 1
        starts: Zone | None = None
        if table == "enigma":
            zones = {value(zone): zone for zone in STARTS}
            starts = zones.get(self.one_of(entry, "starts", zones, block, called, needed=True))
        card = Card(
            name,
            points,
            copies,
            play=self.part(entry, "play", block, called),
            reveal=self.part(entry, "reveal", block, called),
            each_turn=self.part(entry, "each_turn", block, called),
            any_time=self.part(entry, "any_time", block, called),
            sacrifice=self.part(entry, "sacrifice", block, called),
            always=self.always(entry, block, called),
            marks=frozenset(self.texts(entry, "marks", block, called, MARKS)),
            starts=starts,
            picture=self.picture(entry, block, called),
            document="",
            edition=self.edition,
        )
        for fault in faults(card):
            self.wrong(block, fault.part, called, fault.wrong, fault.right, fault.word)
        self.placed.append(Placed(table, self.lines.around(block.line), entry, card))
        return card

    def name_of(self, entry: dict[str, Any], block: Block, called: str) -> None:
        right = Worded('Give it one: name = "...".')
        name = self.text(entry, "name", block, called, Worded("A card needs a name."), right)
        if not name:
            return
        if unseen(" ".join(name.split())):
            return  # told already
        if name != " ".join(name.split()) or len(name) > MAX_NAME:
            right = Worded(
                "A name is one line of at most {max_name} letters, without spaces around it.", max_name=MAX_NAME
            )
            self.wrong(block, "name", called, Worded("The name cannot be shown as it is."), right)
        if set(name) & set("#:()"):
            right = Worded("Leave them out: in lines such as 'Shadow (viewpoint)' or 'Wink #2' they tell cards apart.")
            self.wrong(block, "name", called, Worded("The name holds '#', ':', '(' or ')'."), right)
        if not any(letter.isalnum() for letter in name):
            self.wrong(
                block, "name", called, Worded("The name has no letter in it."), Worded("Give it one that can be typed.")
            )
        if name.casefold() in self.names:
            wrong = Worded("Another card has this name already (line {name}).", name=self.names[name.casefold()])
            self.wrong(block, "name", called, wrong, Worded("One block with its copies serves all cards of one name."))
        self.names.setdefault(name.casefold(), block.line)

    def part(self, entry: dict[str, Any], key: str, block: Block, called: str) -> tuple[Effect, ...]:
        """One text of a card, misspelt words as they were probably meant; empty if it cannot be read at all."""
        if key not in entry:
            return ()
        found = entry[key]
        if not isinstance(found, list):
            right = Worded('Write {key} = [ {{ do = "draw" }} ].', key=key)
            self.wrong(block, key, called, Worded("{key} must be a list of words.", key=key), right)
            return ()
        if not found:
            self.wrong(block, key, called, Worded("{key} is an empty list.", key=key), Worded("Leave it out."))
        complaints: list[Complaint] = []
        effects = read_effects(found, complaints)
        for complaint in complaints:
            self.wrong(block, key, called, *complaint)
        return effects if len(effects) == len(found) else ()

    def always(self, entry: dict[str, Any], block: Block, called: str) -> Effect | None:
        """What holds while the card lies there: a word, or a table where the word takes something."""
        if isinstance(entry.get("always"), dict):
            found = self.part({"always": [entry["always"]]}, "always", block, called)
            return found[0] if found else None
        said = self.one_of(entry, "always", ALWAYS, block, called)
        return WORDS[said]() if said else None

    def picture(self, entry: dict[str, Any], block: Block, called: str) -> Picture:
        """What is chosen of its picture; nothing where nothing is said."""
        found = entry.get("picture", {})
        if not isinstance(found, dict):
            right = Worded('Write picture = { thing = "moon", iris = "sea" }.')
            self.wrong(block, "picture", called, Worded("picture must be a table."), right)
            return Picture()
        at = Block(self.lines.line(block, "picture"))
        self.unknown(found, tuple(CHOICES), at, called, Worded("A picture"), {})
        return Picture(**{key: self.one_of(found, key, known, at, called) for key, known in CHOICES.items()})
