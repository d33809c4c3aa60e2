"""What the judges' commands say of themselves, by language; what happens at the table is told by `views.words`."""

from __future__ import annotations

ENGLISH = {
    "pending": "{player} must choose: {prompt}",
    "legal": "legal: {options}",
    "over": "The game is over: {ending}. Winner: {winners}.",
    "nobody": "nobody",
    "points": "{n} Viewpoints",
    "tokens": "tokens {n}",
    "missed": "misses {n}",
    "extra": "extra turns {n}",
    "out": "has left",
    "turn": "to move",
    "hand": "hand",
    "field": "field",
    "draw": "Draw Pile ({n})",
    "discard": "Discard Pile ({n})",
    "hidden": "{a}'s {card} hides {other} of {b}",
    "link": "{a}'s {card} copies {other} of {b}",
    "none": "–",
    "itself": "{player}: {line}  (by itself)",
    "legal here": "It is legal here.",
    "refused": "Not taken: {why}",
    "again": "From the start, with the table as it is now:",
    "undone": "Taken back: {line}",
    "nothing to undo": "There is nothing to take back.",
    "saved": "Saved in {file}; `fov scenario {file}` runs it.",
    "cleared": "An empty table: {players}.",
    "laid": "Noted.",
}

GERMAN = {
    "pending": "{player} muss wählen: {prompt}",
    "legal": "erlaubt: {options}",
    "over": "Das Spiel ist aus: {ending}. Gewonnen: {winners}.",
    "nobody": "niemand",
    "points": "{n} Viewpoints",
    "tokens": "Chips {n}",
    "missed": "setzt {n}-mal aus",
    "extra": "Extrazüge {n}",
    "out": "ist ausgeschieden",
    "turn": "am Zug",
    "hand": "Hand",
    "field": "Blickfeld",
    "draw": "Nachziehstapel ({n})",
    "discard": "Ablagestapel ({n})",
    "hidden": "{card} von {a} verdeckt {other} von {b}",
    "link": "{card} von {a} kopiert {other} von {b}",
    "none": "–",
    "itself": "{player}: {line}  (von selbst)",
    "legal here": "Das ist hier erlaubt.",
    "refused": "Nicht angenommen: {why}",
    "again": "Von vorn, mit dem Tisch, wie er jetzt ist:",
    "undone": "Zurückgenommen: {line}",
    "nothing to undo": "Es gibt nichts zurückzunehmen.",
    "saved": "Gespeichert in {file}; `fov scenario {file}` spielt es ab.",
    "cleared": "Ein leerer Tisch: {players}.",
    "laid": "Notiert.",
}

LANGUAGES = {"en": ENGLISH, "de": GERMAN}


def say(language: str, key: str, **values: object) -> str:
    """A phrase with its blanks filled."""
    return LANGUAGES[language][key].format(**values)
