"""What a person types: an option by number, line or beginning, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fieldofview.cards import Card, UnknownCard, every_card
from fieldofview.game import Game
from fieldofview.views import Decision, Option

SAFE = ("decline", "done")  # what Enter may answer: these give nothing away and end no turn
FEWEST = 3  # letters that may mean a card whose name does not begin with them
VERBS = ("play", "reveal", "use", "choose", "draw", "replace", "done", "decline", "end")

COMMANDS = {
    "?": "card",
    "card": "card",
    "ruling": "ruling",
    "why": "why",
    "log": "log",
    "discard": "discard",
    "hand": "hands",
    "hands": "hands",
    "known": "hands",
    "table": "table",
    "save": "save",
    "forfeit": "forfeit",
    "help": "help",
    "quit": "quit",
    "exit": "quit",
}

HELP = """\
Answer with an option's number, its line (play Wink), or a part of it (wink).
Enter alone declines, or is done with an optional choice; it never plays a card
and never ends a turn.

  ? CARD         a card with its text and rulings
  why LINE       why it is not legal now: why reveal Spectacles
  ruling ID      what a ruling says: ruling D.21
  log            all that happened, with rulings
  discard        the Discard Pile
  known          what you know of hands and piles
  decline all    no responses until the turn is over
  table          draw the table again
  save FILE      keep a copy of the game
  forfeit        give the game up
  quit           leave the table; the game is kept

Where several people share the keyboard, all of them are asked for responses,
also those who have none: so nobody can tell who holds what."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something to do that is no answer."""

    name: str
    rest: str = ""


class NotUnderstood(ValueError):
    """What was typed is no answer and no command; says what would be."""


def safe_option(decision: Decision) -> Option | None:
    """What Enter answers, if anything."""
    return next((option for option in decision.options if option.line in SAFE), None)


def read(text: str, game: Game, decision: Decision) -> Option | Command:
    """What the typed line means at this decision."""
    if not text:
        return safe_option(decision) or Command("table")
    word, _, rest = text.partition(" ")
    if text.startswith("?"):
        return Command("card", text[1:].strip()) if text[1:].strip() else Command("help")
    if text.lower() == "decline all":
        return Command("decline all")
    if word.lower() in COMMANDS:
        return Command(COMMANDS[word.lower()], rest.strip())
    return find_option(text, game, decision)


def find_option(text: str, game: Game, decision: Decision) -> Option:
    """The option that a number, a line or the beginning of one means."""
    if text.isdecimal():
        if len(text) < 5 and 1 <= int(text) <= len(decision.options):
            return decision.options[int(text) - 1]
        raise NotUnderstood(f"There are options 1 to {len(decision.options)}.")
    index = game.match(text)
    if index is not None:
        return decision.options[index]
    wanted = " ".join(text.lower().split())
    found: list[Option] = []
    ways = (_line_begins, _name_begins, _name_holds) if len(wanted) >= FEWEST else (_line_begins, _name_begins)
    for fits in ways:
        found = [option for option in decision.options if fits(option, wanted)]
        if found:
            break
    if len(found) == 1:
        return found[0]
    if found:
        shown = ", ".join(f"'{option.line}'" for option in found[:6])
        raise NotUnderstood(f"'{text}' could be {shown}; type more of it, or the number.")
    if wanted.split()[0] in VERBS:
        raise NotUnderstood(game.why_not(complete(text, game), decision.seat))
    raise NotUnderstood(f"'{text}' is no option here and no command; type a number, or help.")


def _line_begins(option: Option, wanted: str) -> bool:
    return option.line.lower().startswith(wanted)


def _name_begins(option: Option, wanted: str) -> bool:
    return option.line.lower().partition(" ")[2].startswith(wanted)


def _name_holds(option: Option, wanted: str) -> bool:
    verb, _, rest = wanted.partition(" ")
    if verb in VERBS and verb != option.verb:
        return False
    return (rest if verb in VERBS else wanted) in option.line.lower().partition(" ")[2] and wanted not in VERBS


def asked_about(text: str, game: Game) -> str:
    """The line that a question such as `why can't I reveal Spectacles?` is about."""
    words = text.strip().rstrip("?.! ").split()
    fillers = re.compile(r"(why|can'?t|cannot|can|could|couldn'?t|may|not|i|do|don'?t|am|allowed|to|just)$", re.I)
    while words and fillers.match(words[0]):
        words.pop(0)
    return complete(" ".join(words), game)


def complete(line: str, game: Game) -> str:
    """The line with the beginning of a card's name made whole, where only one card fits."""
    verb, _, rest = line.partition(" ")
    name, of, owner = rest.partition(" of ")
    if verb.lower() not in ("play", "reveal", "use", "choose") or not name:
        return line
    try:
        return f"{verb} {full_name(name, game)}{of}{owner}"
    except UnknownCard:
        return line


def cards_by_name(game: Game) -> dict[str, Card]:
    """The cards at this table, then all others that come with the program."""
    return {**every_card(), **dict(zip(game._tables.names, game._tables.cards, strict=True))}


def full_name(name: str, game: Game) -> str:
    """The whole name of a card, or of the only one whose name begins so or holds that."""
    wanted = name.strip().lower()
    for names in (game._tables.names, tuple(cards_by_name(game))):
        for fits in (str.__eq__, str.startswith, str.__contains__):
            near = [known for known in names if wanted and fits(known.lower(), wanted)]
            if len(near) == 1:
                return near[0]
    raise UnknownCard(name, game._tables.names)


def named(name: str, game: Game) -> Card:
    """The card that a name, or a part of one, means."""
    return cards_by_name(game)[full_name(name, game)]
