"""What sets are called by people, in every language; names that an owner gave stay as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .card import CardSet

if TYPE_CHECKING:
    from .parts import Part

TITLES: dict[str, dict[str, str]] = {"en": {}, "de": {"prizes": "Preiskarten", "plague": "Seuche"}}
ASIDE = {"en": "{name} (aside)", "de": "{name} (bereitgelegt)"}
JOINED = {"en": ("{name} with {switches}", " and "), "de": ("{name} mit {switches}", " und ")}


def set_title(card_set: CardSet, language: str = "en") -> str:
    """A set's title."""
    return TITLES[language].get(card_set.id, card_set.name)


def part_title(part: Part, language: str = "en") -> str:
    """The title of a set with what is switched on: `Open Eyes with plague`."""
    name = set_title(part.card_set, language)
    if part.is_aside:
        return ASIDE[language].format(name=name)
    template, last = JOINED[language]
    switches = last.join(TITLES[language].get(switch, switch) for switch in part.switches)
    return template.format(name=name, switches=switches) if switches else name
