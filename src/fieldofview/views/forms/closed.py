"""Texts that come from a closed list, or have a pattern: by the class and the field that hold them."""

from __future__ import annotations

from typing import Any

from ..decision import KINDS, PURPOSES, VERBS, Decision, Option
from ..event import Move, Settling, Sight
from ..event import Event as Happening
from ..view import Window
from ..words import en

PLACE = r"^(deck|draw|discard|shown|out|under|(hand|field|under) [0-9]+)$"

HOWS = tuple(dict.fromkeys(how for _, slash, how in (key.partition("/") for key in en.EVENTS) if slash))

Closed = tuple[tuple[str, ...], str]  # words, pattern

CLOSED: dict[tuple[type[Any], str], Closed] = {
    (Happening, "how"): (HOWS, ""),
    (Move, "source"): ((), PLACE),
    (Move, "to"): ((), PLACE),
    (Sight, "place"): ((), PLACE),
    (Settling, "how"): (tuple(en.SETTLING), ""),
    (Window, "threatens"): (tuple(en.THREATS), ""),
    (Decision, "kind"): (tuple(dict.fromkeys([*KINDS.values(), "pick"])), ""),
    (Decision, "purpose"): (tuple(dict.fromkeys(PURPOSES.values())), ""),
    (Option, "verb"): (tuple(dict.fromkeys(VERBS.values())), ""),
}
