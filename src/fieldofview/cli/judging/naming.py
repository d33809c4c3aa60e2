"""Which name somebody in a hurry means: a whole one, its beginning, one of its words, or one with a slip."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from .words import Refusal

SLIP = 0.8  # so alike must a single name be to be taken for the one that was meant


class UnclearName(Refusal):
    """A name that fits nothing, or too much."""


def find_name(asked: str, what: str, *choices: Iterable[str]) -> str:
    """The one name that is meant; of several lists the first that has one decides."""
    wanted = " ".join(asked.lower().split())
    several: list[str] = []
    if not wanted:
        raise UnclearName(f"name a {what}")
    lists = [list(dict.fromkeys(names)) for names in choices]
    for fits in (_is, _begins, _has_word):
        for names in lists:
            found = [name for name in names if fits(name.lower(), wanted)]
            if len(found) == 1:
                return found[0]
            several = several or found
    every = {name.lower(): name for names in lists for name in names}
    if several:
        raise UnclearName("unclear", asked=asked, names=several[:6])
    near = get_close_matches(wanted, every, 3, cutoff=SLIP)
    if len(near) == 1:
        return every[near[0]]
    near = get_close_matches(wanted, every, 3, cutoff=0.5)
    if near:
        raise UnclearName(f"near {what}", asked=asked, names=[every[name] for name in near])
    raise UnclearName(f"no {what}", asked=asked)


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _has_word(name: str, wanted: str) -> bool:
    """Whether a later word of the name begins so; hyphens part words too."""
    return any(f"{sign}{wanted}" in name for sign in (" ", "-"))
