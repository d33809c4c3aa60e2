"""What `fov train` says, by language."""

from __future__ import annotations

from .simwords import filled

ENGLISH = {
    "compiling": "fov train: Compiling the rules with what learns, once for each size of table; it takes some minutes.",
    "trial": "{players} players, {seconds} s, {games} games: {rate} against {opponent}, best {best}",
    "kept": "{file} has learnt for {time}: {run}",
    "interrupted": "fov train: Interrupted; the best so far is kept.",
    "nothing": "fov train: Interrupted before anything was learnt.",
}

GERMAN = {
    "compiling": "fov train: Die Regeln werden mit dem Lernen kompiliert, einmal für jede Größe des Tischs; "
    "das dauert einige Minuten.",
    "trial": "{players} Personen, {seconds} s, {games} Spiele: {rate} gegen {opponent}, am besten {best}",
    "kept": "{file} hat {time} lang gelernt: {run}",
    "interrupted": "fov train: Abgebrochen; das Beste bis dahin ist gespeichert.",
    "nothing": "fov train: Abgebrochen, bevor etwas gelernt war.",
}

SENTENCES = {"en": ENGLISH, "de": GERMAN}


def say(key: str, language: str, **values: object) -> str:
    """A sentence with its blanks filled; whole numbers have their thousands marked."""
    return filled(SENTENCES[language][key], language, **values)
