"""A set file that somebody is writing, as the workshop shows it: its cards, their text, and all that is wrong.

Everything that is said is said in every language at once, so that a page can show both side by side.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from contextlib import suppress
from enum import Enum, IntFlag
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

from fieldofview.cards import Card, find_set, set_ids
from fieldofview.cards.advice import advice
from fieldofview.cards.answers import answers
from fieldofview.cards.bands import band, band_of, cap, choices
from fieldofview.cards.card import MARKS, PARTS
from fieldofview.cards.complaint import Worded
from fieldofview.cards.decks import MAX_COPIES, MAX_POINTS, MAX_SEATS
from fieldofview.cards.effects import Effect
from fieldofview.cards.files import Draft, Placed, Problem, read_draft
from fieldofview.cards.files.setfile import ALWAYS, CARD_KEYS, ENIGMA_KEYS, MAX_NAME
from fieldofview.cards.files.toml import BadToml
from fieldofview.cards.grammar import STARTS
from fieldofview.cards.picture import CHOICES, Picture
from fieldofview.cards.starters import NEW, STARTERS
from fieldofview.cards.text import describe, describe_effect
from fieldofview.cards.words import WORDS, parameters, value
from fieldofview.game.limits import limits_of
from fieldofview.game.making import HAND
from fieldofview.pictures import picture
from fieldofview.pictures.composing import FILLS, IRISES

from ..words.doors import DOORS, door

LANGUAGES = tuple(DOORS)
CLASSICS = ("viewpoint", "reflections")
MOST_ADVICE = 12
MOST_CARDS = 200  # that are shown; a game has fewer names
UNSAYABLE = (LookupError, ValueError, TypeError, AttributeError, StopIteration)  # a text that is no text yet


def look_at(text: str, drawn: int = 0) -> dict[str, Any]:
    """Everything that can be said of a draft without playing it; never raises for what a stranger wrote.

    Only the card with the number `drawn` comes with its picture: one asks at every pause of writing, and pictures are
    the most of what is sent.
    """
    try:
        draft = read_draft(text, "set.toml")
    except BadToml as error:
        draft = Draft(None, (), (Problem(error.line, "", error.wrong, error.right),), ())
    cards = draft.placed[:MOST_CARDS]
    lines = text.split("\n")
    problems = [_problem(problem, cards) for problem in draft.problems]
    found = draft.card_set
    if found is not None and not problems and found.id in set_ids() and find_set(found.id) != found:
        said = {lang: door("taken id", {"given": found.id}, lang) for lang in LANGUAGES}
        problems.append({"line": 1, "card": None, **said})
    whole = found is not None and not problems
    return {
        "ok": whole and not draft.missing,
        "name": found.name[:MAX_NAME] if found else "",
        "note": found.note[:500] if found else "",
        "seats": found.seats if found else 0,
        "size": sum(card.copies for card in found.every_card) if found else 0,
        "cards": [_card(placed, lines, cards, drawn=n == drawn) for n, placed in enumerate(cards)],
        "problems": problems,
        "advice": _advice(draft, cards) if whole else [],
        "missing": [{lang: Worded(sentence).told(lang) for lang in LANGUAGES} for sentence in draft.missing],
        "limits": [use._asdict() for use in limits_of(found)] if found is not None and whole else [],
    }


def _problem(problem: Problem, cards: tuple[Placed, ...]) -> dict[str, Any]:
    at = next((number for number, placed in enumerate(cards) if problem.line in placed.lines), None)
    return {"line": problem.line, "card": at, **{lang: problem.sentence(lang) for lang in LANGUAGES}}


def _advice(draft: Draft, cards: tuple[Placed, ...]) -> list[dict[str, Any]]:
    """What stops no game: a deck that is too small for its seats, cards that outdo others."""
    found, said = draft.card_set, list[dict[str, Any]]()
    if found is not None and found.cards and found.size < HAND * found.seats:
        told = Worded("{size} cards are too few for {seats} players.", size=found.size, seats=found.seats)
        said.append({"line": 1, "card": None, **{lang: told.told(lang) for lang in LANGUAGES}})
    classics = [card for name in CLASSICS for card in find_set(name).cards]
    for one in advice([placed.card for placed in cards], classics):
        at, where = next((n, placed) for n, placed in enumerate(cards) if placed.card.name == one.card)
        said.append({"line": where.lines.start, "card": at, **{lang: one.says.told(lang) for lang in LANGUAGES}})
    return said[:MOST_ADVICE]


def _card(placed: Placed, lines: list[str], among: tuple[Placed, ...], *, drawn: bool) -> dict[str, Any]:
    card, first, last = placed.card, placed.lines.start, placed.lines.stop - 1
    while last > first and (not lines[last - 1].strip() or lines[last - 1].lstrip().startswith("#")):
        last -= 1
    entry = _entry(placed, "\n".join(lines[first - 1 : last]))
    said: dict[str, str] = {}
    found_band, found_cap, chosen_from, art = "plain", None, [], ""
    with suppress(*UNSAYABLE):
        found_band, found_cap, chosen_from = band(card), cap(card), list(choices(card))
        art = picture(card) if drawn else ""
        said = {lang: describe(card, lang) for lang in LANGUAGES}
    return {
        "table": placed.table,
        "first": first,
        "last": last,
        "name": card.name[:MAX_NAME],
        "points": _said(placed.entry, "points", card.points),
        "copies": _said(placed.entry, "copies", card.copies),
        "marks": sorted(card.marks),
        "band": found_band,
        "cap": found_cap,
        "art": art,
        "choices": chosen_from,
        "text": said or None,
        "answered": {
            "own": answers(card, (other.card for other in among))[:MOST_ADVICE],
            "classic": answers(card, (other for name in CLASSICS for other in find_set(name).cards))[:MOST_ADVICE],
        },
        "entry": entry,
    }


def _said(entry: dict[str, Any], key: str, read: int) -> int | None:
    """A number as the file says it; None where it says something else there."""
    found = entry.get(key, read)
    return found if _is_number(found) else None


def _entry(placed: Placed, block: str) -> dict[str, Any] | None:
    """The card as it was written, where a form can show all of it and write it again; else None."""
    known = CARD_KEYS if placed.table == "card" else ENIGMA_KEYS
    try:
        if tomllib.loads(block) != {placed.table: [placed.entry]}:  # written in another way than one block of lines
            return None
    except (ValueError, RecursionError):
        return None
    entry = placed.entry
    if not set(entry) <= set(known) or not _is_plain(entry):
        return None
    texts = all(_is_text(entry.get(part, [])) for part in PARTS)
    names = all(isinstance(entry.get(key, ""), str) for key in ("name", "switch", "starts"))
    numbers = all(_is_number(entry.get(key, 0)) for key in ("points", "copies"))
    always, chosen = entry.get("always", ""), entry.get("picture", {})
    marks = entry.get("marks", [])
    pictured = isinstance(chosen, dict) and all(isinstance(said, str) for said in chosen.values())
    fits = texts and names and numbers and pictured and (isinstance(always, str) or _is_text([always]))
    if not fits or not isinstance(marks, list) or not all(isinstance(mark, str) for mark in marks):
        return None
    return entry


def _is_plain(found: Any) -> bool:
    """Whether a page can be sent it as it is: no dates, no fractions."""
    if isinstance(found, dict):
        return all(map(_is_plain, found.values()))
    if isinstance(found, list):
        return all(map(_is_plain, found))
    return isinstance(found, str | bool) or _is_number(found)


def _is_number(found: Any) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and abs(found) < 1 << 31


def _is_text(found: Any) -> bool:
    return isinstance(found, list) and all(isinstance(row, dict) and isinstance(row.get("do"), str) for row in found)


# -- the words that a card can use ---------------------------------------------------------------------------------


@lru_cache(1)
def vocabulary() -> dict[str, Any]:
    """Every word with what it takes and what it says, and what else a card can have."""
    return {
        "words": [
            {
                "word": word,
                "band": band_of(kind),
                "takes": [_takes(name, wanted, kind) for name, wanted in parameters(kind).items()],
                **{lang: _example(kind, lang) for lang in LANGUAGES},
            }
            for word, kind in WORDS.items()
        ],
        "parts": list(PARTS),
        "always": list(ALWAYS),
        "marks": list(MARKS),
        "starts": [value(zone) for zone in STARTS],
        "picture": {key: [_choice(key, word) for word in known] for key, known in CHOICES.items()},
        "most": {"name": MAX_NAME, "points": MAX_POINTS, "copies": MAX_COPIES, "seats": MAX_SEATS},
    }


def _choice(key: str, word: str) -> dict[str, str]:
    """A word of a picture, what people call it, and the colour that it stands for."""
    paint = {"iris": IRISES, "colour": FILLS}.get(key, {}).get(word, "")
    return {"word": word, "en": word.replace("-", " "), "de": CHOICES[key][word], "paint": paint}


def things(name: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """The picture of a card with each thing that can stand in it; first, without a word, with that of its name."""
    picked = Picture(**{key: chosen[key] for key, known in CHOICES.items() if chosen.get(key) in known})
    return {thing: picture(Card(name, 0, 1, picture=picked._replace(thing=thing))) for thing in ("", *CHOICES["thing"])}


def _example(kind: type[Effect], lang: str) -> str:
    """What the word says by itself; empty for one that only holds others."""
    with suppress(*UNSAYABLE):
        return "" if any(_holds(wanted) for wanted in parameters(kind).values()) else describe_effect(kind(), lang)
    return ""


def _holds(wanted: Any) -> bool:
    return get_origin(wanted) is tuple


def _takes(name: str, wanted: Any, kind: type[Effect]) -> dict[str, Any]:
    """One parameter: what sort of value, from which words, and what it is unless it is said."""
    kinds = get_args(wanted) if isinstance(wanted, UnionType) else (wanted,)
    words = next((list(map(value, of)) for of in kinds if isinstance(of, type) and issubclass(of, Enum)), [])
    sort = "one"
    if _holds(wanted):
        sort = "texts" if _holds(get_args(wanted)[0]) else "text"
    elif bool in kinds:
        sort = "flag"
    elif int in kinds:
        sort = "number"
    elif any(isinstance(of, type) and issubclass(of, IntFlag) for of in kinds):
        sort = "some"
    default = getattr(kind(), name)
    return {
        "name": name,
        "sort": sort,
        "words": words,
        "empty": NoneType in kinds,
        "default": value(default) if isinstance(default, Enum) else list(default) if _holds(wanted) else default,
    }


def templates() -> list[str]:
    """What a new set can begin with, by name: examples, published sets as far as they are known, whole sets."""
    return [NEW, *STARTERS, *(name for name in set_ids() if len(find_set(name).cards) > 1)]
