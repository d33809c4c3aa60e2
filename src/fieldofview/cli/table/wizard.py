"""The friendly start: a few questions, each with an answer for Enter."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from fieldofview.bots import BadBot, make_bot
from fieldofview.cards import Card, Part, mix
from fieldofview.cards.decks import MAX_SEATS, brings_in, find_outside
from fieldofview.cards.titles import part_title
from fieldofview.cards.typed import whole
from fieldofview.game import Game

from .. import options
from . import store
from .complaints import told
from .phrases import phrase
from .seating import DEFAULT_BOTS, Seating, seat
from .strength import ask_level
from .terminal import Terminal
from .wording import listed, short_text

CHOICES = (
    ("viewpoint",),
    ("viewpoint", "reflections"),
    ("viewpoint", "reflections", "prizes"),
    ("open-eyes",),
    ("open-eyes+plague",),
)
Brought = dict[int | str, str]


@dataclass(frozen=True, slots=True)
class Wanted:
    """The table that people asked for."""

    seating: Seating
    enigmas: Brought = field(default_factory=dict)
    aside: Brought = field(default_factory=dict)
    is_first: bool = False


def offer_unfinished(terminal: Terminal, language: str) -> tuple[Path, Game, Seating] | None:
    """The game played last, if it is not over and they would like to go on with it."""
    found = store.latest_unfinished()
    if found is None:
        return None
    _, game, seating = found
    who = listed(list(seating.names), language)
    terminal.say(phrase(language, "unfinished", who=who, turn=game.view(None).turns + 1))
    return found if terminal.confirm(phrase(language, "go on with"), usual=True) else None


def ask(terminal: Terminal, language: str) -> Wanted:
    """Ask who plays with which cards."""
    you = phrase(language, "you")
    while True:
        people = options.words(terminal.ask(phrase(language, "your name", name=you))) or [you]
        number = _ask_number(terminal, language, people)
        bots = [_ask_bot(terminal, language)] * number if number else []
        sets = _ask_sets(terminal, language)
        try:
            seating = seat(people, bots, sets, language)
        except ValueError as error:
            terminal.say(told(error, language), "red")
            continue
        enigmas, aside = _ask_enigmas(terminal, language, seating)
        is_first = not store.has_games() and terminal.confirm(phrase(language, "first game"), usual=True)
        return Wanted(seating, enigmas, aside, is_first)


def _ask_number(terminal: Terminal, language: str, people: list[str]) -> int:
    usual = DEFAULT_BOTS if len(people) < 2 else 0
    least, most = max(2 - len(people), 0), max(MAX_SEATS - len(people), 0)
    while True:
        text = terminal.ask(phrase(language, "how many", n=usual))
        if not text:
            return usual
        number = whole(text)
        if number is not None and least <= number <= most:
            return number
        terminal.say(phrase(language, "a number", least=least, most=most), "red")


def _ask_bot(terminal: Terminal, language: str) -> str:
    """The bot of a level that can play here: the master's needs more than others."""
    while True:
        level = ask_level(terminal, language)
        try:
            return make_bot(level.name).name
        except BadBot as error:
            terminal.say(told(error, language), "red")


def _ask_sets(terminal: Terminal, language: str) -> tuple[Part, ...]:
    for choice, sets in enumerate(CHOICES, 1):
        terminal.say(f"  {choice}  {' + '.join(part_title(part, language) for part in mix(sets).sets)}")
    while True:
        text = terminal.ask(phrase(language, "which cards")) or "1"
        number = whole(text)
        if number is not None and 1 <= number <= len(CHOICES):
            return mix(CHOICES[number - 1]).sets
        try:
            return mix(options.words(text)).sets
        except ValueError as error:
            terminal.say(told(error, language), "red")


def _ask_enigmas(terminal: Terminal, language: str, seating: Seating) -> tuple[Brought, Brought]:
    """One Enigma card for each person who wants one; sets without any ask nothing."""
    cards = [card for part in seating.sets for card in part.card_set.enigmas]
    enigmas: Brought = {}
    aside: Brought = {}
    if not cards:
        return enigmas, aside
    terminal.say(phrase(language, "enigmas"))
    terminal.say(f"  0  {phrase(language, 'no enigma')}")
    for number, card in enumerate(cards, 1):
        terminal.say(f"  {number}  {card.name} ({card.points}): {short_text(card, language)}")
    for who in seating.people:
        chosen = _ask_enigma(terminal, language, seating.names[who], cards)
        if chosen is not None:
            enigmas[who] = chosen.name
            if brings_in(chosen):
                name = _ask_outside(terminal, language, seating, chosen)
                aside.update({who: name} if name else {})
    return enigmas, aside


def _ask_enigma(terminal: Terminal, language: str, name: str, cards: list[Card]) -> Card | None:
    while True:
        text = terminal.ask(phrase(language, "which enigma", name=name)) or "0"
        number = whole(text)
        if number is not None and 0 <= number <= len(cards):
            return cards[number - 1] if number else None
        found = [card for card in cards if text.lower() in card.name.lower()]
        if len(found) == 1:
            return found[0]
        terminal.say(phrase(language, "a number", least=0, most=len(cards)), "red")


def _ask_outside(terminal: Terminal, language: str, seating: Seating, enigma: Card) -> str:
    while True:
        text = terminal.ask(phrase(language, "which aside", enigma=enigma.name))
        try:
            return find_outside(mix(seating.sets), text).name if text else ""
        except ValueError as error:
            terminal.say(told(error, language), "red")
