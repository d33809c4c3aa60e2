"""Texts that come from a closed list, or have a pattern: by the class and the field that hold them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ..decision import KINDS, PURPOSES, VERBS, Decision, Option
from ..event import Event, Move, Settling, Sight
from ..view import Window
from ..words import en


@dataclass(frozen=True, slots=True)
class Closed:
    """A kind of text: its name, what it is, and its words or its pattern."""

    name: str
    means: str
    words: tuple[str, ...] = ()
    pattern: str = ""


def _words(name: str, means: str, words: Iterable[str]) -> Closed:
    return Closed(name, means, tuple(dict.fromkeys(words)))


PLACE = Closed(
    "Place",
    "Where a card lies: in the hand or Field of View of a seat, or under the card with a handle.",
    pattern=r"^(deck|draw|discard|shown|out|under|(hand|field|under) [0-9]+)$",
)
HOWS = [how for _, slash, how in (key.partition("/") for key in en.EVENTS) if slash]

CLOSED: dict[tuple[type[Any], str], Closed] = {
    (Event, "how"): _words("How", "Ways of one kind of event.", HOWS),
    (Move, "source"): PLACE,
    (Move, "to"): PLACE,
    (Sight, "place"): PLACE,
    (Settling, "how"): _words("SettlingHow", "How a card is performed.", en.SETTLING),
    (Window, "threatens"): _words("Threat", "What a window threatens.", en.THREATS),
    (Decision, "kind"): _words("DecisionKind", "What is picked from.", [*KINDS.values(), "pick"]),
    (Decision, "purpose"): _words("Purpose", "What a pick is for.", PURPOSES.values()),
    (Option, "verb"): _words("Verb", "The first word of an answer.", VERBS.values()),
}
