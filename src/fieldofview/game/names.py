"""Players' names: told apart, seen whole, and never mistaken for a word that is typed at a table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import category, normalize

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
    *("card", "ruling", "why", "log", "discard", "hand", "hands", "known", "table", "save", "now", "time"),
    *("help", "quit", "exit", "pause"),
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
        raise BadNames(f"Give the players' names as a list, not as {type(names).__name__}.")
    if names is None:
        few = players <= len(DEFAULT_NAMES)
        return DEFAULT_NAMES[:players] if few else tuple(f"Player {seat + 1}" for seat in range(players))
    if len(names) != players:
        raise BadNames(f"{len(names)} names were given for {players} players.")
    cleaned = tuple(map(clean, names))
    known: dict[str, str] = {}
    for name in cleaned:
        other = known.setdefault(folded(name), name)
        if other is not name or cleaned.count(name) > 1:
            like = "twice" if other == name else f"beside '{other}', which reads the same"
            raise BadNames(f"Players' names must all differ; '{name}' stands there {like}.")
    return cleaned


def clean(name: object) -> str:
    """The name with single spaces and composed accents; BadNames says what is wrong with it."""
    if not isinstance(name, str):
        raise BadNames(f"A player's name is a text, not {type(name).__name__}.")
    if len(name) > MOST_RAW:
        raise BadNames(f"A player's name has at most {LONGEST} characters; '{said(name, LONGEST)}' has more.")
    text = normalize("NFC", " ".join(name.split()))
    wrong = _wrong(text)
    if wrong:
        raise BadNames(f"'{said(name, LONGEST)}' cannot be a player's name: {wrong}." if text else f"{wrong}.")
    return text


def _wrong(name: str) -> str:
    """What is wrong with a name, for the end of a sentence; empty where nothing is."""
    if not name:
        return "A player's name must not be empty"
    hidden = unseen(name)
    if hidden:
        return f"it holds {hidden}, which cannot be seen"
    letters = [not category(char).startswith("M") for char in name]
    if sum(letters) > LONGEST:
        return f"it has {sum(letters)} characters, and at most {LONGEST} can be shown"
    runs = "".join("x" if letter else "m" for letter in letters)
    if not letters[0] or "m" * (MOST_MARKS + 1) in runs:
        return f"it has more marks than letters can carry, {MOST_MARKS} each"
    if ":" in name:
        return "it holds a colon, which stands behind the name in a record"
    if name[0] in SIGNS:
        return f"it begins with '{name[0]}', which means something else at the table"
    if folded(name) in RESERVED or OPTION.fullmatch(folded(name)):
        return "this word means something else at the table"
    return ""
