"""What a person types: an option by number, line or beginning, or a command."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from fieldofview.cards import Card, UnknownCard, every_card
from fieldofview.cards.keywords import KEYWORDS, Keyword, explain
from fieldofview.cards.typed import whole
from fieldofview.game import Game
from fieldofview.game.matching import match
from fieldofview.rulings import Ruling, find_id, ruling
from fieldofview.views import Decision, Option, words

from . import german
from .numbering import Numbers, numbered, option_of
from .phrases import phrase
from .shelf import cards_of

SAFE = ("decline", "done")  # what Enter may answer: these give nothing away and end no turn
FEWEST = 3  # letters that may mean a card whose name does not begin with them
NAMING = ("play", "reveal", "use", "choose")  # these want a name behind them
VERBS = (*NAMING, "draw", "replace", "done", "decline", "end")

COMMANDS = {
    "?": "card",
    "card": "card",
    "rules": "rules",
    "options": "options",
    "back": "back",
    "undo": "back",
    "ruling": "ruling",
    "why": "why",
    "hint": "hint",
    "log": "log",
    "discard": "discard",
    "hand": "hands",
    "hands": "hands",
    "known": "hands",
    "table": "table",
    "save": "save",
    "now": "now",
    "time": "time",
    "forfeit": "forfeit",
    "help": "help",
    "quit": "quit",
    "exit": "quit",
    **german.COMMANDS,
}


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


def read(
    text: str, game: Game, decision: Decision, language: str = "en", numbers: Numbers | None = None
) -> Option | Command:
    """What the typed line means at this decision."""
    if not text:
        return safe_option(decision) or Command("table")
    return command(text) or find_option(text, game, decision, language, numbers)


def is_plain(text: str, option: Option) -> bool:
    """Whether an answer needs no second look: it gives nothing away, and was not a number hit by mistake."""
    return option.line in SAFE and whole(text) is None


def command(text: str) -> Command | None:
    """The command that the typed line is, if it is one."""
    word, _, rest = text.partition(" ")
    if text.startswith("?"):
        return Command("card", text[1:].strip()) if text[1:].strip() else Command("help")
    if text.lower() in ("decline all", german.DECLINE_ALL):
        return Command("decline all")
    return Command(COMMANDS[word.lower()], rest.strip()) if word.lower() in COMMANDS else None


def find_option(
    text: str, game: Game, decision: Decision, language: str = "en", numbers: Numbers | None = None
) -> Option:
    """The option that a number, a line or the beginning of one means."""
    number = whole(text)
    if number is not None:
        known = numbers or numbered(decision)
        chosen = option_of(number, decision, known)
        if chosen is not None:
            return chosen
        raise NotUnderstood(phrase(language, "no number", n=len({*known.values()}), numbers=ranges(known.values())))
    index = match(decision, text, game.names)
    if index is not None:
        return decision.options[index]
    wanted = " ".join(text.lower().split())
    shown = [words.option(option, decision, game.names, language) for option in decision.options]
    if [line.lower() for line in shown].count(wanted) == 1:
        return decision.options[[line.lower() for line in shown].index(wanted)]
    found: list[Option] = []
    ways = (_line_begins, _name_begins, _name_holds) if len(wanted) >= FEWEST else (_line_begins, _name_begins)
    for fits in ways:
        found = [option for option in decision.options if fits(option, wanted)]
        if found:
            break
    if len(found) == 1:
        return found[0]
    if found:
        lines = ", ".join(
            f"'{line}'" for line, option in zip(shown, decision.options, strict=True) if option in found[:6]
        )
        raise NotUnderstood(phrase(language, "could be", text=text, lines=lines))
    meant = german.in_english(text) if language == "de" else text
    if meant.lower() not in ("", wanted):
        return find_option(meant, game, decision, language, numbers)
    if wanted.split()[0] in VERBS and wanted not in NAMING:
        raise NotUnderstood(game.why_not(complete(text, game), decision.seat, language))
    raise NotUnderstood(phrase(language, "no option", text=text))


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as people write them: 1-4, 6."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


def _line_begins(option: Option, wanted: str) -> bool:
    return option.line.lower().startswith(wanted)


def _name_begins(option: Option, wanted: str) -> bool:
    return option.line.lower().partition(" ")[2].startswith(wanted)


def _name_holds(option: Option, wanted: str) -> bool:
    verb, _, rest = wanted.partition(" ")
    if verb in VERBS and verb != option.verb:
        return False
    return (rest if verb in VERBS else wanted) in option.line.lower().partition(" ")[2] and wanted not in VERBS


def asked_about(text: str, game: Game, language: str = "en") -> str:
    """The line that a question such as `why can't I reveal Spectacles?` is about."""
    if language == "de":
        text = german.in_english(text)
    asked = text.strip().rstrip("?.! ").split()
    fillers = re.compile(r"(why|can'?t|cannot|can|could|couldn'?t|may|not|i|do|don'?t|am|allowed|to|just)$", re.I)
    while asked and fillers.match(asked[0]):
        asked.pop(0)
    return complete(" ".join(asked), game)


def complete(line: str, game: Game) -> str:
    """The line with the beginning of a card's name made whole, where only one card fits."""
    verb, _, rest = line.partition(" ")
    name, of, owner = rest.partition(" of ")
    if verb.lower() not in NAMING or not name:
        return line
    try:
        return f"{verb} {full_name(name, game)}{of}{owner}"
    except UnknownCard:
        return line


def full_name(name: str, game: Game) -> str:
    """The whole name of a card, or of the only one whose name begins so or holds that."""
    wanted = name.strip().lower()
    here = cards_of(game.view(None))
    for names in (here, {**every_card(), **here}):
        for fits in (str.__eq__, str.startswith, str.__contains__):
            near = [known for known in names if wanted and fits(known.lower(), wanted)]
            if len(near) == 1:
                return near[0]
    raise UnknownCard(name, tuple(here))


def named(name: str, game: Game, language: str = "en") -> Card | Keyword | Ruling:
    """What a name means: a ruling, a word, or a card, by a part of its name too; those of this table go first."""
    id = find_id(name.strip())
    if id is not None:
        return ruling(id)
    word = explain(name, language)
    if word is not None and name.strip().lower() not in map(str.lower, cards_of(game.view(None))):
        return word
    try:
        return {**every_card(), **cards_of(game.view(None))}[full_name(name, game)]
    except UnknownCard as error:
        known = {word.name.casefold(): word.name for word in KEYWORDS[language]}
        near = error.near or "".join(known[word] for word in get_close_matches(name.casefold(), known, 1))
        raise NotUnderstood(
            phrase(language, "near word" if near else "no word", asked=error.asked, near=near)
        ) from None
