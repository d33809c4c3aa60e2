"""Everything the table says, made from data in one place: events, questions, refusals, endings.

A language is a module with the same tables as every other one; a test demands that none lacks a line. Card text is made
in `cards.text` in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType

from ...cards import Card, every_card
from ...cards.languages import find_language
from ...cards.text import capital, describe_mode
from ..decision import Decision, Option
from ..event import Event, Kind, Settling
from . import de, en

MODULES: dict[str, ModuleType] = {"en": en, "de": de}
QUIET = frozenset({Kind.SEATED, Kind.SETTLED, Kind.OPENED, Kind.CLOSED})  # events that a log need not read out

TERMS = frozenset({"threats", "word"})  # values of refusals that are words of the rules, not names


@cache
def language_of(language: str) -> ModuleType:
    """The tables of a language."""
    return MODULES[find_language(language).code]


def sentence(event: Event, names: Sequence[str], language: str = "en", cards: Mapping[str, Card] | None = None) -> str:
    """What happened, in a sentence.

    `cards` are those of the game by their names there, so that a card's own text can be quoted; without them a card is
    taken for the published one of its name.
    """
    words = language_of(language)
    named = [card.name for card in event.cards]
    chosen = _chosen_text(event, cards, language)
    told = _template(words, event, chosen).format(
        **dict(zip("ab", (names[seat] for seat in event.seats), strict=False)),
        **dict(zip("nm", event.numbers, strict=False)),
        who=listed(words, [names[seat] for seat in event.seats]),
        card=named[0] if named else words.A_CARD,
        other=named[1] if len(named) > 1 else words.A_CARD,
        cards=", ".join(named),
        text=chosen,
        zone=words.ZONES[event.numbers[0]] if event.how == "enigma" and event.numbers else "",
    )
    return capital(told.replace("!.", "!"))  # a name may end in a mark of its own


def _template(words: ModuleType, event: Event, chosen: str | None) -> str:
    """The line for an event, in the variant that fits best."""
    key = f"{event.kind}/{event.how}" if event.how else str(event.kind)
    fitting: list[dict[str, str]] = [words.EVENTS]
    if event.numbers[:1] == (1,):
        fitting.append(words.ONE)
    if event.seats[:1] == event.seats[1:2]:
        fitting.append(words.OWN)
    if event.cards:
        fitting.append(words.WITH_CARDS)
    if chosen:
        fitting.append(words.WITH_TEXT)
    return next(table[key] for table in reversed(fitting) if key in table)


def _chosen_text(event: Event, cards: Mapping[str, Card] | None, language: str) -> str | None:
    """What the option says that was chosen from a card's text."""
    if event.kind is not Kind.CHOSE:
        return None
    known = every_card() if cards is None else cards
    card = known.get(event.cards[-1].name)
    text = describe_mode(card, event.numbers[0], language) if card else None
    return text and text.removesuffix(".")


def threats(found: Sequence[str], language: str = "en") -> str:
    """What a window threatens, in words."""
    words = language_of(language)
    return listed(words, [words.THREATS[word] for word in found])


def listed(words: ModuleType, things: Sequence[str]) -> str:
    """A, B and C."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {words.AND} {things[-1]}"


def log(
    events: Sequence[Event], names: Sequence[str], language: str = "en", cards: Mapping[str, Card] | None = None
) -> list[str]:
    """The events that a log reads out, one sentence each."""
    return [sentence(event, names, language, cards) for event in events if event.kind not in QUIET]


def prompt(decision: Decision, language: str = "en") -> str:
    """A question in a sentence."""
    text: str = language_of(language).PROMPTS[decision.purpose if decision.kind != "player" else _of_player(decision)]
    return text.format(card=decision.about, player=decision.by_name, named=decision.at_name)


def _of_player(decision: Decision) -> str:
    return decision.purpose if decision.purpose == "target again" else "target player"


def option(chosen: Option, decision: Decision, names: Sequence[str], language: str = "en") -> str:
    """An answer as a person reads it; what is typed is its line."""
    return option_of(chosen, decision.seat, names, language)


def option_of(chosen: Option, asked: int, names: Sequence[str], language: str = "en") -> str:
    """The same where only the seat is known that was asked."""
    key, of = chosen.verb, chosen.of
    if key == "choose":
        key += " player" if chosen.seat is not None else " mode" if chosen.mode is not None else " card"
        if of is not None:
            key = "choose own" if of == asked else "choose card of"
    card = f"{chosen.card} #{chosen.number}" if chosen.number else chosen.card
    seat = chosen.seat if of is None else of
    player = None if seat is None else names[seat]
    return str(language_of(language).OPTIONS[key]).format(card=card, player=player, n=chosen.mode)


def settling(level: Settling, names: Sequence[str], language: str = "en") -> str:
    """What is being settled, in a sentence."""
    words = language_of(language)
    aims = [] if level.at is None else [names[level.at]]
    aims += [card.name for card in level.on]
    at = aims[0] if level.how == "later" and aims else ""
    text = str(words.SETTLING[level.how]).format(a=names[level.seat], card=level.card.name, b=at)
    if level.how in ("answer", "later"):
        return text
    if level.acts_as is not None:
        text += str(words.ACTS_AS).format(card=level.acts_as)
    return text + (str(words.AIMED).format(aims=listed(words, aims)) if aims else "")


def ending(how: str, language: str = "en") -> str:
    """Why a game ended, in words."""
    return str(language_of(language).ENDINGS[how])


def refusal(code: str, values: Mapping[str, str], language: str = "en") -> str:
    """Why something is not legal, in a sentence."""
    words = language_of(language)
    filled = {key: words.TERMS[value] if key in TERMS else value for key, value in values.items()}
    return str(words.REFUSALS[code]).format(**filled)


def refused_line(player: str, line: str, why: str, legal: Sequence[str], language: str = "en") -> str:
    """Why a player cannot answer with a line, and with which they can."""
    lines = ", ".join(f"'{option}'" for option in legal)
    return str(language_of(language).REFUSED_LINE).format(player=player, line=line, why=why, legal=lines)


__all__ = [
    "QUIET",
    "ending",
    "language_of",
    "listed",
    "log",
    "option",
    "option_of",
    "prompt",
    "refusal",
    "refused_line",
    "sentence",
    "settling",
    "threats",
]
