"""The effect words as set files write them: TargetPlayer is `target-player`, Who.EVERYONE is `everyone`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from difflib import get_close_matches
from enum import Enum
from typing import Any, get_type_hints

from . import effects
from .complaint import Worded
from .effects import LETTERS, Effect
from .typed import LONGEST


def kebab(name: str) -> str:
    """A class's or a member's name in a file: lower case, words joined by hyphens."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).replace("_", "-").lower()


WORDS: dict[str, type[Effect]] = {
    kebab(name): kind
    for name, kind in vars(effects).items()
    if isinstance(kind, type) and issubclass(kind, Effect) and kind is not Effect
}


def word(effect: Effect | type[Effect]) -> str:
    """The word for an effect."""
    return kebab((effect if isinstance(effect, type) else type(effect)).__name__)


def value(member: Enum) -> str:
    """The word for a value such as a zone or a threat."""
    return kebab(member.name)


def parameters(kind: type[Effect]) -> dict[str, Any]:
    """What a word takes, each with its type; letters belong to published cards alone."""
    types = get_type_hints(kind, vars(effects))
    return {field.name: types[field.name] for field in fields(kind) if field.name not in LETTERS}


def choose(known: Iterable[str]) -> str:
    """What could have been meant: all of the known words."""
    return Worded("Choose from: {known}.", known=", ".join(known))


def guess(asked: str, known: Iterable[str]) -> str:
    """The known word that was probably meant; empty where none is near."""
    asked = asked[:LONGEST].lower().replace("_", "-").replace(" ", "-")
    return next(iter(get_close_matches(asked, list(known), 1, cutoff=0.6)), "")


def nearest(asked: str, known: Iterable[str]) -> str:
    """What was probably meant: the nearest known word, else all of them."""
    known = list(known)
    near = guess(asked, known)
    return Worded('Did you mean "{near}"?', near=near) if near else choose(known)
