"""What `fov sim` says, by language; its files and its JSON are data, and English."""

from __future__ import annotations

from .numbers import spelt

ENGLISH = {
    "interrupted": "fov sim: Interrupted before a game was over.",
    "a part": "fov sim: Interrupted; this is the result of {games} of {asked} games.",
    "a part of deals": "fov sim: Interrupted; this is the result of {deals} of {asked} deals.",
    "rows": "Every game stands in {file}.",
    "table": "Every measured value stands in {file}.",
    "picture": "The picture is in {file}.",
    "not written": "fov sim: {file} cannot be written: {why}.",
    "slow": "fov sim: numba is not installed, so the games are played uncompiled and slowly; "
    "pip install 'fieldofview[fast]' changes that.",
    "compiling for": "fov sim: Compiling the rules for {gpu}, which takes a minute each time.",
    "compiling": "fov sim: Compiling the rules for this size of table, which takes a minute or two, once.",
    "left": "games, left:",
    "Playing": "Playing",
    "contest": "{games} games of {sets}, {players} players, seed {seed}: {seconds} s, {rate} games a second.",
    "and": " and ",
    "duplicate once": "One deal with every bot at every seat: {games} games.",
    "duplicate": "{deals} deals, each with every bot at every seat: {games} games.",
    "bot": "bot",
    "seat": "seat (1 begins)",
    "seat n": "seat {n}",
    "seats": "seats",
    "win rate": "win rate",
    "interval": "95 % interval",
    "alone": "alone",
    "shared": "shared",
    "overwhelmed": "overwhelmed",
    "points at the end": "points at the end",
    "length": "length",
    "mean": "mean",
    "median": "median",
    "turns": "turns",
    "decisions": "decisions",
    "games": "games",
    "ended by": "ended by",
    "given up": "given up, because it went on and on",
    "shared wins": "Shared wins: {games} games.",
    "plague": "Overwhelmed by the plague: {rate} players a game.",
    "card": "card",
    "points": "points",
    "played": "played a game",
    "revealed": "revealed, used",
    "cancelled": "cancelled",
    "users win": "users win",
    "users of": "{bot} users win",
    "with winners": "with winners",
    "pen pal": "fov sim: {card} of seat {seat} brings in a card from outside the game, but none is set aside: it will "
    "bring nothing. --aside {seat}=CARD names one.",
    "idle": "fov sim: {card} is set aside for seat {seat}, which has nothing that brings it in: it stays outside. "
    '--enigma "{seat}=Pen Pal", for instance, brings it in.',
}

GERMAN = {
    "interrupted": "fov sim: Abgebrochen, bevor ein Spiel zu Ende war.",
    "a part": "fov sim: Abgebrochen; dies ist das Ergebnis von {games} der {asked} Spiele.",
    "a part of deals": "fov sim: Abgebrochen; dies ist das Ergebnis von {deals} der {asked} Austeilungen.",
    "rows": "Jedes Spiel steht in {file}.",
    "table": "Jeder gemessene Wert steht in {file}.",
    "picture": "Das Bild ist in {file}.",
    "not written": "fov sim: {file} kann nicht geschrieben werden: {why}.",
    "slow": "fov sim: numba ist nicht installiert, darum laufen die Spiele unkompiliert und langsam; "
    "pip install 'fieldofview[fast]' ändert das.",
    "compiling for": "fov sim: Die Regeln werden für {gpu} kompiliert, was jedes Mal eine Minute dauert.",
    "compiling": "fov sim: Die Regeln werden für diese Tischgröße kompiliert, was einmal ein, zwei Minuten dauert.",
    "left": "Spiele, übrig:",
    "Playing": "Es wird gespielt",
    "contest": "{games} Spiele mit {sets}, {players} Plätze, Startwert {seed}: {seconds} s, {rate} Spiele je Sekunde.",
    "and": " und ",
    "duplicate once": "Eine Austeilung mit jedem Bot auf jedem Platz: {games} Spiele.",
    "duplicate": "{deals} Austeilungen, jede mit jedem Bot auf jedem Platz: {games} Spiele.",
    "bot": "Bot",
    "seat": "Platz (1 beginnt)",
    "seat n": "Platz {n}",
    "seats": "Plätze",
    "win rate": "Siegquote",
    "interval": "95-%-Intervall",
    "alone": "allein",
    "shared": "geteilt",
    "overwhelmed": "überwältigt",
    "points at the end": "Punkte am Ende",
    "length": "Länge",
    "mean": "Mittel",
    "median": "Median",
    "turns": "Züge",
    "decisions": "Entscheidungen",
    "games": "Spiele",
    "ended by": "Ende durch",
    "given up": "aufgegeben, weil es kein Ende nahm",
    "shared wins": "Geteilte Siege: {games} Spiele.",
    "plague": "Von der Seuche überwältigt: {rate} Personen je Spiel.",
    "card": "Karte",
    "points": "Punkte",
    "played": "gespielt je Spiel",
    "revealed": "aufgedeckt, benutzt",
    "cancelled": "annulliert",
    "users win": "damit gewonnen",
    "users of": "{bot} gewinnt damit",
    "with winners": "bei Siegern",
    "pen pal": "fov sim: {card} von Platz {seat} bringt eine Karte von außerhalb ins Spiel, aber keine liegt bereit: "
    "sie bringt nichts. --aside {seat}=KARTE nennt eine.",
    "idle": "fov sim: {card} liegt für Platz {seat} bereit, aber dort holt nichts die Karte ins Spiel: sie bleibt "
    'draußen. --enigma "{seat}=Pen Pal" zum Beispiel holt sie.',
}

SENTENCES = {"en": ENGLISH, "de": GERMAN}


def say(key: str, language: str, **values: object) -> str:
    """A heading or a sentence with its blanks filled; whole numbers have their thousands marked."""
    return filled(SENTENCES[language][key], language, **values)


def filled(text: str, language: str, **values: object) -> str:
    """A sentence with its blanks filled; whole numbers have their thousands marked, texts stay as they are."""

    def written(value: object) -> str:
        if isinstance(value, str):
            return value
        return grouped(value, language) if isinstance(value, int) else spelt(value, language)

    return text.format(**{name: written(value) for name, value in values.items()})


def grouped(number: int, language: str) -> str:
    return f"{number:,}".replace(",", "." if language == "de" else ",")
