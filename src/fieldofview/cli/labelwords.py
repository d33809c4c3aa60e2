"""What `fov label` says, by language."""

from __future__ import annotations

from .simwords import filled

ENGLISH = {
    "compiling": "fov label: The rules are compiled for tables of this size, which takes a minute or two, once.",
    "progress": "{games} of {of} games",
    "done": "The labels are in {file}.",
    "kept": "fov label: Interrupted; the games so far are in {file}, and the same command goes on from there.",
}

GERMAN = {
    "compiling": "fov label: Die Regeln werden für diese Tischgröße kompiliert, was einmal ein, zwei Minuten dauert.",
    "progress": "{games} von {of} Spielen",
    "done": "Die Urteile sind in {file}.",
    "kept": "fov label: Abgebrochen; die Spiele bis dahin sind in {file}, und derselbe Befehl macht dort weiter.",
}

SENTENCES = {"en": ENGLISH, "de": GERMAN}


def say(key: str, language: str, **values: object) -> str:
    """A sentence with its blanks filled; whole numbers have their thousands marked."""
    return filled(SENTENCES[language][key], language, **values)
