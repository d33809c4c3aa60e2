"""Who sits at the table, with which sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fieldofview.bots import USUAL, find_bot, find_level, title
from fieldofview.cards import Part, SetLike, check, mix
from fieldofview.game.errors import BadNames
from fieldofview.game.names import LONGEST, clean, seat_names

from .. import options
from ..streams import readable
from .phrases import phrase

DEFAULT_BOTS = 2
DEFAULT_SETS = ("viewpoint",)


class BadTable(ValueError):
    """The people and bots named do not make a table."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Names and, for each seat, the kind of bot; None for a person."""

    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    sets: tuple[Part, ...]
    called: tuple[str, ...] = ()  # what the sets were called by those who asked for them
    brought: tuple[str, ...] = ()  # options that bring the same Enigma cards, and the same cards set aside
    bot_seed: int = 0  # what the bots' dice are seeded by; nothing to do with the deal

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def arguments(self) -> list[str]:
        """What seats the same players with the same sets and cards of their own again."""
        people = ",".join(self.names[seat] for seat in self.people)
        bots = ",".join(bot for bot in self.bots if bot is not None)
        sets = self.called or tuple(part.id for part in self.sets)
        return ["--players", people, "--bots", bots, "--sets", ",".join(sets), *self.brought]


def seat(people: list[str], bots: list[str], sets: Sequence[SetLike], language: str = "en") -> Seating:
    """People first, then bots, in the order given."""
    kinds = [find_bot(bot) for bot in bots]
    names = list(people)
    for kind in kinds:
        names.append(_free_name(_bot_name(kind, language), names))
    if len(names) < 2:
        raise BadTable(phrase(language, "few players"))
    deck = mix(sets)
    check(deck, len(names))
    return Seating(seat_names(len(names), names), (*(None for _ in people), *kinds), deck.sets)


def from_arguments(players: str | None, bots: str | None, sets: Sequence[str] | None, language: str = "en") -> Seating:
    """What the arguments say, and the usual table for what they leave out."""
    people = [phrase(language, "you")] if players is None else options.words(readable(players))
    if bots is not None:
        kinds = options.words(bots)
    else:
        kinds = [USUAL] * DEFAULT_BOTS if len(people) < 2 else []
    called = options.sets_of(sets, DEFAULT_SETS)
    return replace(seat(people, kinds, called, language), called=called)


def _bot_name(kind: str, language: str) -> str:
    """A bot's title, as far as a player can be called so; levels are called in the language of the table."""
    level = find_level(kind)
    name = (level.called(language) if level else title(kind))[: LONGEST - len(" 12")]
    try:
        return clean(name[:1].upper() + name[1:])
    except BadNames:
        return "Bot"


def _free_name(name: str, taken: list[str]) -> str:
    used = {other.lower() for other in taken}
    number, free = 1, name
    while free.lower() in used:
        number += 1
        free = f"{name} {number}"
    return free
