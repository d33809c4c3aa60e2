"""The word on a card's band, in both languages; the page has the same."""

from __future__ import annotations

BAND_WORDS: dict[str, dict[str, str]] = {
    "en": {
        "draw": "Draw",
        "discard": "Discard",
        "destroy": "Destroy",
        "steal": "Steal",
        "move": "Move",
        "cancel": "Cancel",
        "lasting": "Lasting",
        "pass": "Pass",
        "turn": "Turn",
        "anytime": "Any time",
        "squint": "Squint",
        "choose": "Choose",
        "plain": "Points",
    },
    "de": {
        "draw": "Ziehen",
        "discard": "Abwerfen",
        "destroy": "Zerstören",
        "steal": "Stehlen",
        "move": "Bewegen",
        "cancel": "Annullieren",
        "lasting": "Dauerhaft",
        "pass": "Geben",
        "turn": "Zug",
        "anytime": "Jederzeit",
        "squint": "Blinzeln",
        "choose": "Wählen",
        "plain": "Punkte",
    },
}
LABEL = {"en": "{name}, {points} points, {band}", "de": "{name}, {points} Punkte, {band}"}
MINUS = {"en": "minus ", "de": "minus "}
