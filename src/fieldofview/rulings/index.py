"""All rulings by id, in the order of the documents, and the ways to look them up, in English and German."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from difflib import get_close_matches
from functools import cache

from fieldofview.rulings import decisions, e17, e21, rr, td, vn, vt_basics, vt_cards, vt_faq, vt_tournament
from fieldofview.rulings.desk import is_served
from fieldofview.rulings.german import GERMAN
from fieldofview.rulings.ruling import Kind, Ruling, UnknownRuling

PARTS = (vt_basics, vt_tournament, vt_cards, vt_faq, rr, e17, e21, vn, decisions, td)
RULINGS: dict[str, Ruling] = {row.id: replace(row, desk=is_served(row)) for part in PARTS for row in part.ROWS}

# A word asked for is found with these endings too; in German the English words are found as well.
ENDINGS = {"en": "(?:'s|s|es|d|ed)?", "de": "(?:'s|s|es|d|ed|e|em|en|er|ern|n|t)?"}


def ruling(id: str, language: str = "en") -> Ruling:
    """The ruling with this id; an unknown one is refused with the nearest ids there are."""
    if id in RULINGS:
        return told(RULINGS[id], language)
    near = [_typed()[match] for match in get_close_matches(id.lower(), _typed(), n=3)]
    raise UnknownRuling(id, near)


def find_id(typed: str) -> str | None:
    """The id that was typed, whatever its case; None if it is the id of no ruling."""
    return _typed().get(typed.lower())


@cache
def _typed() -> dict[str, str]:
    return {id.lower(): id for id in RULINGS}


def told(row: Ruling, language: str) -> Ruling:
    """The ruling with its title and its summary in a language."""
    if language not in ENDINGS:
        raise ValueError(f"no rulings in language {language!r}; there are: {', '.join(ENDINGS)}")
    return RULINGS[row.id] if language == "en" else _in_german()[row.id]


@cache
def _in_german() -> dict[str, Ruling]:
    words = {row.id: GERMAN[repeats(row)[0]] for row in RULINGS.values()}
    return {row.id: replace(row, title=words[row.id][0], summary=words[row.id][1]) for row in RULINGS.values()}


def search(words: str, language: str = "en") -> list[Ruling]:
    """The rulings in which every word occurs, told in a language, those whose id is asked for first.

    Words are whole: *win* finds no drawing. Only where nothing has them all, their beginnings are enough.
    """
    wanted = words.lower().split()
    if not wanted:
        return []
    for ending in (rf"{ENDINGS[language]}(?!\w)", ""):
        patterns = [re.compile(rf"(?<!\w){re.escape(word)}{ending}") for word in wanted]
        found = [row for row in RULINGS.values() if all(pattern.search(_text(row, language)) for pattern in patterns)]
        if found:
            found.sort(key=lambda row: min(_distance(row.id.lower(), word) for word in wanted))
            return [told(row, language) for row in found]
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
    return _repeats()[RULINGS[row.id].summary]


def once(rows: Iterable[Ruling]) -> list[Ruling]:
    """The rows without those that only repeat one before them."""
    found: dict[tuple[str, ...], Ruling] = {}
    for row in rows:
        found.setdefault(repeats(row), row)
    return list(found.values())


def enforceable() -> list[Ruling]:
    """The rules of play, each of which scenarios must show."""
    return [row for row in RULINGS.values() if row.kind is Kind.PLAY]


def served_by_the_desk() -> list[Ruling]:
    """The rulings that a tournament desk must serve: its own, and others that give it something to do."""
    return [row for row in RULINGS.values() if row.desk]


@cache
def _text(row: Ruling, language: str) -> str:
    said = {row: None, told(row, language): None}
    return "\n".join([row.id, *(f"{words.title}\n{words.summary}" for words in said)]).lower()


def _distance(id: str, word: str) -> int:
    """How far an id is from a word: the id itself, a part of it, longer than it, or something else."""
    if id == word:
        return 0
    if id.startswith(f"{word}."):
        return 1
    return 2 if id.startswith(word) else 3
