"""What `fov arena` says, by language; its file and its JSON are data, and English."""

from __future__ import annotations

from .simwords import filled

ENGLISH = {
    "compiling": "fov arena: The rules are compiled for tables of this size, which takes a minute or two, once.",
    "kept": "fov arena: Interrupted; the deals played so far are in {file}, and the same command goes on from there.",
    "a part": "fov arena: Interrupted; this is the result of the deals played so far.",
    "picture": "The picture is in {file}.",
    "progress": "deals {deals} of at most {of}, pairs done {pairs_done} of {pairs}",
    "left": "left:",
    "headline": "Arena: {sets}, {players} players, seed {seed}",
    "games": ": {games} games.",
    "bot": "bot",
    "rating": "rating",
    "±": "±",
    "bar": "",
    "against": "against",
    "wins": "wins",
    "interval": "95 % interval",
    "the other": "the other wins",
    "deals": "deals",
    "verdict": "verdict",
    "certain": "{bot} is better: certain",
    "open": "not certain yet",
}

GERMAN = {
    "compiling": "fov arena: Die Regeln werden für diese Tischgröße kompiliert, was einmal ein, zwei Minuten dauert.",
    "kept": "fov arena: Abgebrochen; was gespielt wurde, steht in {file}, und derselbe Befehl macht dort weiter.",
    "a part": "fov arena: Abgebrochen; dies ist das Ergebnis dessen, was gespielt wurde.",
    "picture": "Das Bild ist in {file}.",
    "progress": "{deals} von höchstens {of} Austeilungen, {pairs_done} von {pairs} Paaren fertig",
    "left": "übrig:",
    "headline": "Arena: {sets}, {players} Plätze, Startwert {seed}",
    "games": ": {games} Spiele.",
    "bot": "Bot",
    "rating": "Wertung",
    "±": "±",
    "bar": "",
    "against": "gegen",
    "wins": "gewinnt",
    "interval": "95-%-Intervall",
    "the other": "der andere gewinnt",
    "deals": "Austeilungen",
    "verdict": "Urteil",
    "certain": "{bot} ist besser: sicher",
    "open": "noch nicht sicher",
}

SENTENCES = {"en": ENGLISH, "de": GERMAN}


def say(key: str, language: str, **values: object) -> str:
    """A heading or a sentence with its blanks filled; whole numbers have their thousands marked."""
    return filled(SENTENCES[language][key], language, **values)
