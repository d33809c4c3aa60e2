"""All rulings by id, in the order of the documents, and the ways to look them up."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from difflib import get_close_matches
from functools import cache

from fieldofview.rulings import decisions, e17, e21, rr, td, vn, vt_basics, vt_cards, vt_faq, vt_tournament
from fieldofview.rulings.desk import is_served
from fieldofview.rulings.ruling import Kind, Ruling, UnknownRuling

PARTS = (vt_basics, vt_tournament, vt_cards, vt_faq, rr, e17, e21, vn, decisions, td)
RULINGS: dict[str, Ruling] = {row.id: replace(row, desk=is_served(row)) for part in PARTS for row in part.ROWS}

ENDINGS = "(?:'s|s|es|d|ed)?"  # a word asked for is found with these too


def ruling(id: str) -> Ruling:
    """The ruling with this id; an unknown one is refused with the nearest ids there are."""
    try:
        return RULINGS[id]
    except KeyError:
        pass
    ids = {known.lower(): known for known in RULINGS}
    near = [ids[match] for match in get_close_matches(id.lower(), ids, n=3)]
    raise UnknownRuling(id, near)


def search(words: str) -> list[Ruling]:
    """The rulings in which every word occurs, those whose id is asked for first.

    Words are whole: *win* finds no drawing. Only where nothing has them all, their beginnings are enough.
    """
    wanted = words.lower().split()
    if not wanted:
        return []
    for ending in (rf"{ENDINGS}(?!\w)", ""):
        patterns = [re.compile(rf"(?<!\w){re.escape(word)}{ending}") for word in wanted]
        found = [row for row in RULINGS.values() if all(pattern.search(_text(row)) for pattern in patterns)]
        if found:
            return sorted(found, key=lambda row: min(_distance(row.id.lower(), word) for word in wanted))
    return []


@cache
def _repeats() -> dict[str, tuple[str, ...]]:
    """By what is stated: all ids under which the documents state just that."""
    found: dict[str, tuple[str, ...]] = {}
    for row in RULINGS.values():
        found[row.summary] = (*found.get(row.summary, ()), row.id)
    return found


def repeats(row: Ruling) -> tuple[str, ...]:
    """The ids of a ruling in all editions that repeat it, its own among them."""
    return _repeats()[row.summary]


def once(rows: Iterable[Ruling]) -> list[Ruling]:
    """The rows without those that only repeat one before them."""
    return list({row.summary: row for row in reversed(list(rows))}.values())[::-1]


def enforceable() -> list[Ruling]:
    """The rules of play, each of which scenarios must show."""
    return [row for row in RULINGS.values() if row.kind is Kind.PLAY]


def served_by_the_desk() -> list[Ruling]:
    """The rulings that a tournament desk must serve: its own, and others that give it something to do."""
    return [row for row in RULINGS.values() if row.desk]


def _text(row: Ruling) -> str:
    return f"{row.id}\n{row.title}\n{row.summary}".lower()


def _distance(id: str, word: str) -> int:
    """How far an id is from a word: the id itself, a part of it, longer than it, or something else."""
    if id == word:
        return 0
    if id.startswith(f"{word}."):
        return 1
    return 2 if id.startswith(word) else 3
