"""Players' names: told apart, seen whole, and never mistaken for a word that is typed at a table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import category, normalize

from ..cards.complaint import Complaint
from ..cards.typed import said, unseen
from .errors import BadNames
from .windows import NOBODY

DEFAULT_NAMES = ("North", "East", "South", "West")
LONGEST = 24  # characters, marks above and below letters not counted
MOST_MARKS = 3  # of one letter
MOST_RAW = LONGEST * (MOST_MARKS + 1)

JUDGE = "judge"
VERBS = ("play", "reveal", "use", "choose", "draw", "replace", "done", "decline", "decline all", "end", "forfeit")
COMMANDS = (
    *("card", "rules", "options", "back", "undo", "ruling", "why", "log", "discard", "hand", "hands", "known"),
    *("table", "save", "now", "time", "help", "quit", "exit", "pause", "hint"),
    *("regeln", "möglichkeiten", "zurück", "regel", "warum", "tipp", "verlauf", "ablagestapel", "bekannt"),
    *("tisch", "speichern", "jetzt", "zeit", "aufgeben", "hilfe", "verlassen", "auf alles verzichten"),
    *("spiele", "spielen", "decke", "aufdecken", "benutze", "benutzen", "wähle", "wählen", "ziehe", "ziehen"),
    *("ersetze", "ersetzen", "verzichte", "verzichten", "fertig", "beende", "beenden", "ende"),
    *("spielt", "deckt", "benutzt", "wählt", "zieht", "ersetzt", "verzichtet", "beendet"),
)
RESERVED = frozenset((JUDGE, NOBODY, *VERBS, *COMMANDS))
OPTION = re.compile(r"option [0-9]+")  # `choose option 2` names no player
SIGNS = "?!#"  # at the beginning: a question, a forbidden line, a comment

VARIATIONS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def folded(name: str) -> str:
    """A name without what does not tell it from another: case, width, ways to write an accent."""
    return normalize("NFKC", VARIATIONS.sub("", normalize("NFKC", name).casefold()))


def seat_names(players: int, names: Sequence[str] | None) -> tuple[str, ...]:
    """Names for all seats; BadNames says what is wrong with which."""
    if isinstance(names, str) or not isinstance(names, Sequence | None):
        raise BadNames("Give the players' names as a list, not as {given}.", given=type(names).__name__)
    if names is None:
        few = players <= len(DEFAULT_NAMES)
        return DEFAULT_NAMES[:players] if few else tuple(f"Player {seat + 1}" for seat in range(players))
    if len(names) != players:
        raise BadNames("{count} names were given for {players} players.", count=len(names), players=players)
    cleaned = tuple(map(clean, names))
    known: dict[str, str] = {}
    for name in cleaned:
        other = known.setdefault(folded(name), name)
        if other != name:
            raise BadNames(
                "Players' names must all differ; '{name}' and '{other}' read the same.", name=name, other=other
            )
        if cleaned.count(name) > 1:
            raise BadNames("Players' names must all differ; '{name}' stands there twice.", name=name)
    return cleaned


def clean(name: object) -> str:
    """The name with single spaces and composed accents; BadNames says what is wrong with it."""
    if not isinstance(name, str):
        raise BadNames("A player's name is a text, not {given}.", given=type(name).__name__)
    shown = said(name, LONGEST)
    if len(name) > MOST_RAW:
        raise BadNames("A player's name has at most {most} characters; '{name}' has more.", most=LONGEST, name=shown)
    text = normalize("NFC", " ".join(name.split()))
    if not text:
        raise BadNames("A player's name must not be empty.")
    wrong = _wrong(text)
    if wrong is not None:
        raise BadNames("'{name}' cannot be a player's name: {why}.", name=shown, why=wrong)
    return text


def _wrong(name: str) -> Complaint | None:
    """What is wrong with a name, for the end of a sentence."""
    hidden = unseen(name)
    if hidden:
        return Complaint("it holds {hidden}, which cannot be seen", hidden=hidden)
    letters = [not category(char).startswith("M") for char in name]
    if sum(letters) > LONGEST:
        return Complaint("it has {count} characters, and at most {most} can be shown", count=sum(letters), most=LONGEST)
    runs = "".join("x" if letter else "m" for letter in letters)
    if not letters[0] or "m" * (MOST_MARKS + 1) in runs:
        return Complaint("it has more marks than letters can carry, {most} each", most=MOST_MARKS)
    if ":" in name:
        return Complaint("it holds a colon, which stands behind the name in a record")
    if name[0] in SIGNS:
        return Complaint("it begins with '{sign}', which means something else at the table", sign=name[0])
    if folded(name).replace(" ", "").isdecimal():
        return Complaint("it is a number, and numbers choose what can be done at the table")
    if folded(name) in RESERVED or OPTION.fullmatch(folded(name)):
        return Complaint("this word means something else at the table")
    return None
