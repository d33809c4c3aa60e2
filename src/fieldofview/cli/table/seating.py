"""Who sits at the table, with which sets: from the arguments, or asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fieldofview.bots import find_bot, title
from fieldofview.cards import Part, SetLike, check, mix
from fieldofview.cards.decks import MAX_SEATS
from fieldofview.cards.typed import whole
from fieldofview.game.errors import BadNames
from fieldofview.game.names import LONGEST, clean, seat_names

from ..streams import readable
from .phrases import phrase
from .terminal import Terminal

BOT = "greedy"
DEFAULT_BOTS = 2
DEFAULT_SETS = ("viewpoint",)
CHOICES = (
    ("viewpoint",),
    ("viewpoint", "reflections"),
    ("viewpoint", "reflections", "prizes"),
    ("open-eyes",),
    ("open-eyes+plague",),
)


class BadTable(ValueError):
    """The people and bots named do not make a table."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Names and, for each seat, the kind of bot; None for a person."""

    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    sets: tuple[Part, ...]
    bot_seed: int = 0  # what the bots' dice are seeded by; nothing to do with the deal

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)


def listed(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def seat(people: list[str], bots: list[str], sets: Sequence[SetLike]) -> Seating:
    """People first, then bots, in the order given."""
    kinds = [find_bot(bot) for bot in bots]
    names = list(people)
    for kind in kinds:
        names.append(_free_name(_bot_name(kind), names))
    if len(names) < 2:
        raise BadTable("A table needs 2 players: name more people with --players, or bots with --bots.")
    deck = mix(sets)
    check(deck, len(names))
    return Seating(seat_names(len(names), names), (*(None for _ in people), *kinds), deck.sets)


def from_arguments(players: str | None, bots: str | None, sets: str | None, language: str = "en") -> Seating:
    """What the arguments say, and the usual table for what they leave out."""
    people = [phrase(language, "you")] if players is None else listed(readable(players))
    if bots is not None:
        kinds = listed(bots)
    else:
        kinds = [BOT] * DEFAULT_BOTS if len(people) < 2 else []
    return seat(people, kinds, tuple(listed(sets)) if sets is not None else DEFAULT_SETS)


def brought(text: str | None, names: tuple[str, ...]) -> dict[int | str, str]:
    """Cards that players bring: `You=Old Lantern,Greedy=Night Lamp`, or one card for the first player."""
    found: dict[int | str, str] = {}
    for part in listed(readable(text or "")):
        who, equals, card = (piece.strip() for piece in part.partition("="))
        if not equals:
            who, card = names[0], who
        seat = next((seat for seat, name in enumerate(names) if name.lower() == who.lower()), None)
        if seat is None:
            raise BadTable(f"There is no player {who!r} to bring {card}; there are {', '.join(names)}.")
        if seat in found:
            raise BadTable(f"{names[seat]} brings one card at most (VN.6, D.5).")
        found[seat] = card
    return found


def ask(terminal: Terminal, language: str = "en") -> Seating:
    """The friendly start: three questions, each with an answer for Enter."""
    you = phrase(language, "you")
    terminal.say(phrase(language, "welcome"), "bold")
    while True:
        name = terminal.ask(phrase(language, "your name", name=you))
        others = _ask_number(terminal, language)
        sets = _ask_sets(terminal, language)
        try:
            return seat(listed(name) or [you], [BOT] * others, sets)
        except ValueError as error:
            terminal.say(str(error), "red")


def _ask_number(terminal: Terminal, language: str) -> int:
    while True:
        text = terminal.ask(phrase(language, "how many", n=DEFAULT_BOTS))
        if not text:
            return DEFAULT_BOTS
        number = whole(text)
        if number is not None and 1 <= number < MAX_SEATS:
            return number
        terminal.say(phrase(language, "a number", most=MAX_SEATS - 1), "red")


def _ask_sets(terminal: Terminal, language: str) -> tuple[Part, ...]:
    for number, sets in enumerate(CHOICES, 1):
        terminal.say(f"  {number}  {' + '.join(part.title for part in mix(sets).sets)}")
    while True:
        text = terminal.ask(phrase(language, "which cards")) or "1"
        chosen = whole(text)
        if chosen is not None and 1 <= chosen <= len(CHOICES):
            return mix(CHOICES[chosen - 1]).sets
        try:
            return mix(listed(text)).sets
        except ValueError as error:
            terminal.say(str(error), "red")


def _bot_name(kind: str) -> str:
    """A bot's title, as far as a player can be called so."""
    name = title(kind)[: LONGEST - len(" 12")]
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
