"""Parts of a mix: sets that are known by their content, and which of their switches are on (D.3).

No list is kept of sets that were met. A set of one's own is called by its id and a hash of what it holds, so equal
content has equal names, and a name says nothing of where a file lies.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from .card import Card, CardSet
from .complaint import Worded
from .shelf import BadDeck, comes_with_the_program, find_set, on_the_shelf, set_ids
from .titles import part_title
from .typed import said

MAX_TEXT = 64 * 1024  # bytes of one set as a file
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
        """The same for people, in English: `Open Eyes with plague`; `titles` has the other languages."""
        return part_title(self)

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
        raise BadDeck(
            "The set {base!r} does not come with the program, and its file is not in the record.", base=said(base)
        )
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
            there = "it has {known}." if card_set.switches else "it has none."
            raise BadDeck(
                "The set {id} has no switch {switch!r}; " + there,
                id=card_set.id,
                switch=said(switch),
                known=", ".join(card_set.switches),
            )
        if switch in switches[:number]:
            raise BadDeck(
                "The switch {switch!r} of {id} is named twice; once is enough.", switch=said(switch), id=card_set.id
            )
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

    what = Worded("The set {called!r}", called=called) if called else Worded("A set file")
    if len(text.encode(errors="replace")) > MAX_TEXT:
        raise BadDeck("{what} is too long: at most {most} KiB.", what=what, most=MAX_TEXT // 1024)
    card_set, problems, missing = check_text(text)
    for problem in problems:
        raise BadDeck("{what} cannot be played: {problem}", what=what, problem=problem.without_line)
    if card_set is None or missing:
        raise BadDeck("{what} cannot be played: it says that something is still missing.", what=what)
    return card_set
