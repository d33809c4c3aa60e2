"""Parts of a mix: sets that are known by their content, and which of their switches are on (D.3).

No list is kept of sets that were met. A set of one's own is called by its id and a hash of what it holds, so equal
content has equal names, and a name says nothing of where a file lies.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .card import Card, CardSet
from .shelf import BadDeck, comes_with_the_program, find_set, on_the_shelf, set_ids

MAX_TEXT = 64 * 1024  # bytes of one set as a file
MAX_LEVELS = 8  # brackets within brackets, in one line of a card
MAX_DOTS = 64  # of one line
CARD_LEVELS = 3  # around that line: the file, its list of cards, the card
ASIDE = "aside"  # what every set has for a switch: its cards stay outside the game, to be set aside (VN.10)


@dataclass(frozen=True, slots=True)
class Part:
    """One set of a mix, with the switches that are on."""

    card_set: CardSet
    switches: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """What the part is called in records and views: `open-eyes+plague`, `my-set@3f2a9c1b`."""
        return "+".join((content_id(self.card_set), *self.switches))

    @property
    def title(self) -> str:
        """The same for people: `Open Eyes with plague`."""
        name = self.card_set.name
        if self.is_aside:
            return f"{name} (aside)"
        return f"{name} with {' and '.join(self.switches)}" if self.switches else name

    @property
    def is_aside(self) -> bool:
        """Whether the set is outside the game: none of its cards are shuffled in."""
        return self.switches == (ASIDE,)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The set's cards, with those behind the switches."""
        if self.is_aside:
            return ()
        behind = (card for switch in self.switches for card in self.card_set.switches[switch])
        return (*self.card_set.cards, *behind)

    def __str__(self) -> str:
        return self.id


SetLike = str | CardSet | Part  # however a set may be named


def part_of(given: SetLike) -> Part:
    """A part by an id, a path, a set or itself; `+` switches something on, and what cannot be played is refused."""
    if isinstance(given, CardSet):
        return Part(settled(given))
    if isinstance(given, Part):
        return _switched(settled(given.card_set), given.switches)
    base, switches = split_switches(given)
    return _switched(settled(find_set(base)), switches)


def embedded_part(name: str, held: Iterable[CardSet]) -> Part:
    """A part named in a record: one of the sets that it holds, or one that comes with the program."""
    base, *switches = name.split("+")
    for card_set in held:
        if content_id(card_set) == base:
            return _switched(card_set, tuple(switches))
    if base not in set_ids():
        raise BadDeck(f"The set {base!r} does not come with the program, and its file is not in the record.")
    return _switched(on_the_shelf(base), tuple(switches))


def split_switches(name: str) -> tuple[str, tuple[str, ...]]:
    """A set's id or path, and the switches named behind it: `open-eyes+plague`, `a+b/my-set.toml+plague`."""
    cut = name.lower().rfind(".toml")
    start = cut + len(".toml") if cut >= 0 else 0
    base, *switches = name[start:].split("+")
    return (name[:start] + base).strip(), tuple(switch.strip().lower() for switch in switches)


def _switched(card_set: CardSet, switches: tuple[str, ...]) -> Part:
    if switches == (ASIDE,):
        return Part(card_set, switches)
    for number, switch in enumerate(switches):
        if switch not in card_set.switches:
            there = f"it has {', '.join(card_set.switches)}" if card_set.switches else "it has none"
            raise BadDeck(f"The set {card_set.id} has no switch {switch!r}; {there}.")
        if switch in switches[:number]:
            raise BadDeck(f"The switch {switch!r} of {card_set.id} is named twice; once is enough.")
    return Part(card_set, switches)


@lru_cache(maxsize=256)
def settled(card_set: CardSet) -> CardSet:
    """The set as its own file would give it, so that a record can hold it; refuses what no file could say."""
    if comes_with_the_program(card_set):
        return card_set
    return read_content(content(card_set), card_set.id)


@lru_cache(maxsize=256)
def content_id(card_set: CardSet) -> str:
    """The id of a set that comes with the program; of any other, its id and a hash of its content."""
    if comes_with_the_program(card_set):
        return card_set.id
    return f"{card_set.id}@{hashlib.sha256(content(card_set).encode()).hexdigest()[:8]}"


def content(card_set: CardSet) -> str:
    """The set as a file; equal sets give equal bytes."""
    from .files import write_set

    return write_set(card_set, id=card_set.id)


def read_content(text: str, called: str = "") -> CardSet:
    """The set of a text that came from elsewhere: within limits, and refused with one sentence."""
    from .files import check_text

    what = f"The set {called!r}" if called else "A set file"
    if len(text.encode(errors="replace")) > MAX_TEXT:
        raise BadDeck(f"{what} is too long: at most {MAX_TEXT // 1024} KiB.")
    if any(line.count(".") > MAX_DOTS for line in text.splitlines()):  # the reader keeps every part of a dotted key
        raise BadDeck(f"{what} has a line with more than {MAX_DOTS} dots.")
    try:
        levels = _levels(tomllib.loads(text))
    except (ValueError, RecursionError):
        levels = 0  # told below
    if levels > CARD_LEVELS + MAX_LEVELS:
        raise BadDeck(f"{what} is nested too deeply: at most {MAX_LEVELS} brackets within each other.")
    card_set, problems, missing = check_text(text)
    for problem in problems:
        where = f"{problem.card}: " if problem.card else ""
        raise BadDeck(f"{what} cannot be played: {where}{problem.wrong} {problem.right}".rstrip())
    if card_set is None or missing:
        raise BadDeck(f"{what} cannot be played: it says that something is still missing.")
    return card_set


def _levels(data: Any) -> int:
    """How deep tables and lists lie in each other; without recursion, since keys with dots go any depth."""
    layer, depth = [data], 0
    while layer:
        inner = [x for one in layer for x in (one.values() if isinstance(one, dict) else one)]
        layer = [x for x in inner if isinstance(x, dict | list)]
        depth += 1
    return depth
