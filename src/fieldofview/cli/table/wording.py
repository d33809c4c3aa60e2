"""Sentences for the person at the keyboard: names in their colours, and `You` with its verb."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from fieldofview.cards import Card
from fieldofview.cards.effects import OneOf
from fieldofview.cards.text import describe
from fieldofview.views import Decision, Option, View

from .shelf import card_of

# Named colours that a terminal fits to its own background, one for each seat.
COLORS = ("cyan", "magenta", "green", "blue", "red", "yellow")
VERBS = {"plays": "play", "uses": "use", "answers": "answer", "takes": "take"}
PLAIN = {"▶": ">", "█": "#", "░": ".", "·": "-", "…": "...", "─": "-", "×": "x", "›": ">", "–": "-", "★": "*"}


def color(seat: int) -> str:
    return COLORS[seat % len(COLORS)]


def address(text: str) -> str:
    """A sentence about a player called `You`, as one says it to them."""
    text = re.sub(r"\bYou's\b", "your", text)
    text = re.sub(r"\bYou (plays|uses|answers|takes)\b", lambda found: f"You {VERBS[found[1]]}", text)
    text = re.sub(r"(?<=\w )You\b", "you", text)
    return text[:1].upper() + text[1:]


def sentence(text: str, names: Sequence[str], style: str = "") -> Text:
    """A sentence with every player's name in their colour."""
    told = Text(address(text) if "You" in names else text, style=style)
    for seat, name in sorted(enumerate(names), key=lambda item: len(item[1])):  # Greedy, then Greedy 2
        told.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", color(seat))
    return told


def short_text(card: Card, language: str) -> str:
    """The text of a card in one line."""
    return describe(card, language).replace("\n", " ")


def label(option: Option, decision: Decision, view: View, language: str) -> str:
    """An option as it stands in the list."""
    if option.seat is not None:
        held = view.hand_sizes[option.seat]
        cards = "1 card in hand" if held == 1 else f"{held} cards in hand"
        return f"{option.line.removeprefix('choose ')} ({view.points[option.seat]} points, {cards})"
    if option.mode is not None:
        return mode_text(option.mode, decision, view, language) or option.line
    if option.card is not None:
        line = option.line.removeprefix("choose ")
        if option.of is not None and option.of == decision.seat:
            line = "your " + line.removesuffix(f" of {view.names[option.of]}")
        return f"{line} ({card_of(view, option.card).points})"
    return {"end": "end the turn", "draw": "draw a card", "replace": "replace a card"}.get(option.line, option.line)


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
        if any(isinstance(effect, OneOf) for effect in (*card.play, *card.each_turn)):
            parts = re.split(r"\((\d+)\) ", describe(card, language))
            return dict(zip(parts[1::2], parts[2::2], strict=False)).get(str(mode), "").strip()
    return ""
