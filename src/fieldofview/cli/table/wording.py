"""Sentences for the person at the keyboard: names in their colours, and `You` with its verb."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from fieldofview.cards import Card
from fieldofview.cards.text import describe, describe_mode
from fieldofview.views import Decision, Option, View, words

from .phrases import phrase
from .shelf import card_of

# Named colours that a terminal fits to its own background, one for each seat.
COLORS = ("cyan", "magenta", "green", "blue", "red", "yellow")
YOU = "You"  # a player of this name is spoken to, in English
VERBS = {"plays": "play", "uses": "use", "reveals": "reveal", "answers": "answer", "takes": "take", "was": "were"}
PLAIN = {"▶": ">", "█": "#", "░": ".", "·": "-", "…": "...", "─": "-", "×": "x", "›": ">", "–": "-", "★": "*"}


def color(seat: int) -> str:
    return COLORS[seat % len(COLORS)]


def address(text: str) -> str:
    """A sentence about a player called `You`, as one says it to them."""
    if re.match(r"\s*You(?! and\b| showed \w+ their)\b", text):
        text = re.sub(r"\btheir\b", "your", text)
    text = re.sub(r"\bYou's\b", "your", text)
    text = re.sub(rf"\bYou ({'|'.join(VERBS)})\b", lambda found: f"You {VERBS[found[1]]}", text)
    text = re.sub(r"(?<=\bof )You\b", "yours", text)
    text = re.sub(r"(?<=\w )You\b", "you", text)
    return text[:1].upper() + text[1:]


def sentence(text: str, names: Sequence[str], style: str = "", language: str = "en") -> Text:
    """A sentence with every player's name in their colour."""
    told = Text(address(text) if YOU in names and language == "en" else text, style=style)
    for seat, name in sorted(enumerate(names), key=lambda item: len(item[1])):  # Greedy, then Greedy 2
        told.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", color(seat))
    return told


def short_text(card: Card, language: str) -> str:
    """The text of a card in one line."""
    return describe(card, language).replace("\n", " ")


def listed(things: Sequence[str], language: str) -> str:
    """A, B and C."""
    return words.listed(words.language_of(language), things)


def label(option: Option, decision: Decision, view: View, language: str) -> str:
    """An option as it stands in the list."""
    text = words.option(option, decision, view.names, language)
    if option.seat is not None:
        held = phrase(language, "in hand", n=view.hand_sizes[option.seat])
        return phrase(language, "player", name=text, points=view.points[option.seat], cards=held)
    if option.mode is not None:
        return mode_text(option.mode, decision, view, language) or text
    return text if option.card is None else f"{text} ({card_of(view, option.card).points})"


def mode_text(mode: int, decision: Decision, view: View, language: str) -> str:
    """What one of several texts says; a mirror has those of the card it copies."""
    names = [
        decision.about or "",
        *(level.acts_as for level in view.settling if level.acts_as),
    ]
    for name in names:
        try:
            card = card_of(view, name)
        except ValueError:
            continue
        text = describe_mode(card, mode, language)
        if text is not None:
            return text
    return ""
