"""The words beside signs: bands, zones and marks, in both languages. The page has the same for bands."""

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
ZONE_WORDS: dict[str, dict[str, str]] = {
    "en": {
        "hand": "hand",
        "field": "Field of View",
        "draw": "Draw Pile",
        "discard": "Discard Pile",
        "viewniverse": "all Fields",
    },
    "de": {
        "hand": "Hand",
        "field": "Blickfeld",
        "draw": "Nachziehstapel",
        "discard": "Ablagestapel",
        "viewniverse": "alle Blickfelder",
    },
}
MARK_WORDS: dict[str, dict[str, str]] = {
    "en": {"relic": "Relic", "zombeye": "Zombeye", "reveal": "can be revealed"},
    "de": {"relic": "Relikt", "zombeye": "Zombeye", "reveal": "kann aufgedeckt werden"},
}
LABEL = {"en": "{name}, {points} points, {band}", "de": "{name}, {points} Punkte, {band}"}
MINUS = {"en": "minus ", "de": "minus "}
