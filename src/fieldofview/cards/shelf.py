"""The sets that come with the program, and where a set is found by its name (VT.1-4)."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path

from .card import CardSet
from .complaint import Complaint, Term
from .prizes import PRIZES
from .reflections import REFLECTIONS
from .system import Reason
from .typed import said
from .viewpoint import VIEWPOINT

CLASSIC_SETS = (VIEWPOINT, REFLECTIONS, PRIZES)
SETS: dict[str, CardSet] = {s.id: s for s in CLASSIC_SETS}
SETS |= {card.slug: CardSet(card.slug, card.name, (card,), seats=0) for card in PRIZES.cards}
LONGEST_PATH = 200  # characters of a path that are said again
SHIPPED = ("open-eyes",)  # our own sets, kept as set files


class BadDeck(Complaint):
    """The sets, the number of players or both do not make a game."""


class UnknownSet(Complaint):
    """No set has this id."""

    def __init__(self, asked: str) -> None:
        asked = said(asked)
        near = get_close_matches(asked.lower(), set_ids(), 1)
        hint = " Did you mean {near!r}?" if near else ""
        super().__init__(
            "There is no set {asked!r}." + hint + " The sets are: {known}; a set file's name ends in .toml.",
            asked=asked,
            near="".join(near),
            known=", ".join(set_ids()),
        )


def set_ids() -> list[str]:
    """What the sets are called that come with the program."""
    return [*SETS, *SHIPPED]


def known_sets() -> list[CardSet]:
    """The published sets and our own."""
    return [*CLASSIC_SETS, *(on_the_shelf(name) for name in SHIPPED)]


def on_the_shelf(id: str) -> CardSet:
    """A set that comes with the program, by its id; nothing else is looked at."""
    wanted = id.strip().lower()
    if wanted in SHIPPED:
        return _shipped(wanted)
    if wanted not in SETS:
        raise UnknownSet(id)
    return SETS[wanted]


@cache
def _shipped(name: str) -> CardSet:
    from .files import read_text

    folder = resources.files(__package__) / "sets"
    return read_text((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


def comes_with_the_program(card_set: CardSet) -> bool:
    """Whether this very set, card by card, is on the shelf."""
    return card_set.id in set_ids() and on_the_shelf(card_set.id) == card_set


def find_set(name: str | CardSet) -> CardSet:
    """A set by its id, or of a set file by its path."""
    if isinstance(name, CardSet):
        return name
    path = name.strip()
    if not path.lower().endswith(".toml"):
        return on_the_shelf(name)
    try:
        changed = Path(path).stat().st_mtime_ns
    except (OSError, ValueError) as error:
        reason = Reason(error) if isinstance(error, OSError) else Term("no file is called so")
        shown = said(path, LONGEST_PATH)
        raise BadDeck("The set file {path!r} cannot be read: {reason}.", path=shown, reason=reason) from error
    return _read_file(path, changed)


@lru_cache(maxsize=64)
def _read_file(path: str, changed: int) -> CardSet:
    from .files import read_set

    return read_set(path)
