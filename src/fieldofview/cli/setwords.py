"""What `fov set` says, by language; what is wrong inside a set file is told by the file's own reader."""

from __future__ import annotations

from typing import Self

from .simwords import filled

ENGLISH = {
    "no action": "There is no `fov set {action}`. There is {known}.",
    "near action": "There is no `fov set {action}`. Did you mean `fov set {near}`?",
    "no option": "`fov set {action}` takes no --{option}; `fov set --help` shows what can be given.",
    "which set": "Say which set: fov set {action} my-set.toml.",
    "one set": "`fov set {action}` takes one set at a time, not {n}.",
    "not toml": "A set file's name ends in .toml, unlike {name!r}.",
    "taken id": "A set that comes with the program is called {id!r}.",
    "another id": 'Give the file another name, or a line such as id = "my-set".',
    "folder": "{name!r} is a folder; name a set file in it.",
    "no set": "There is no file and no set {name!r}. The sets are {known}.",
    "near set": "There is no file and no set {name!r}. Did you mean {near!r}?",
    "no starter": "There is no starter {name!r}. The starters are {known}.",
    "near starter": "There is no starter {name!r}. Did you mean {near!r}?",
    "missing": "Still missing:",
    "one file": "`fov set new` writes one file, not {n}.",
    "is folder": "{name!r} is a folder.",
    "no folder": "There is no folder {name!r}.",
    "ends in toml": "A set file's name ends in .toml: {name}.",
    "there already": "{name} is there already; --force writes over it.",
    "wrote": "Wrote {name}. Change it as you like, then: {check}",
    "games": "--games must be from 0 to {most}, not {games}.",
    "playing": "fov set: Playing {games} games with {name} ...",
    "compiling": "fov set: Compiling the rules first, which takes a minute or two, once.",
    "Playing": "Playing",
    "to know": "{name}, to know: {note}",
    "endless": "{name}, {card}: It comes back to be revealed again and again in one turn, without end but for D.81, "
    'which allows thirty. Let it go elsewhere, for instance {{ do = "goes", to = "discard" }}.',
    "limits": "It takes {some}, and {last} of one game.",
    "limit": "{used} of {most} {what}",
    "limit cards": "cards",
    "limit names": "names",
    "limit that may lie on one another": "that may lie on one another",
    "limit rows of program": "rows of program",
    "problem": "{name}, line {line}: {wrong}",
    "problem of a card": "{name}, line {line}, {card}: {wrong}",
    "still missing": "{name}, still missing: {what}",
    "in play": "{name}, in play: {law}",
    "1 wrong": "{name}: 1 thing is wrong.",
    "n wrong": "{name}: {n} things are wrong.",
    "incomplete": "{name}: What is there is right; the set cannot be played before the rest is.",
    "right": "{name}: {title} is right: {size}.",
    "endless cards": "{name}: {title} can be played, but not all of its cards come to an end: {size}.",
    "held": " Every law held in {games} games with {decisions} decisions.",
    "of names": "{cards} of {names}",
    "with a switch": "{cards} with +{switch}",
    "no cards": "no cards",
    "1 card": "1 card",
    "n cards": "{n} cards",
    "1 name": "1 name",
    "n names": "{n} names",
    "1 point": "1 point",
    "n points": "{n} points",
    "1 enigma": "1 Enigma card",
    "n enigmas": "{n} Enigma cards",
    "starts": "starts",
    "zone field": "Field of View",
    "zone hand": "hand",
    "zone discard": "Discard Pile",
    "zone draw": "Draw Pile",
    "count sheet": "Count sheet: {title}",
    "exactly": "A deck holds exactly these cards ({cites}).",
    "VT": "VT.2 to VT.4, VT.6",
    "total": "Total: {cards}, {points}.",
    "only with": "Only with +{switch}: {cards} more.",
    "beside": "Enigma cards, not part of the deck: one a player at most (VN.6).",
}

GERMAN = {
    "no action": "Ein `fov set {action}` gibt es nicht. Es gibt {known}.",
    "near action": "Ein `fov set {action}` gibt es nicht. Ist `fov set {near}` gemeint?",
    "no option": "`fov set {action}` kennt kein --{option}; `fov set --help` zeigt, was man angeben kann.",
    "which set": "Sag, welches Set: fov set {action} my-set.toml.",
    "one set": "`fov set {action}` nimmt ein Set auf einmal, nicht {n}.",
    "not toml": "Der Name einer Set-Datei endet auf .toml, anders als {name!r}.",
    "taken id": "{id!r} heißt schon ein Set, das zum Programm gehört.",
    "another id": 'Gib der Datei einen anderen Namen oder eine Zeile wie id = "my-set".',
    "folder": "{name!r} ist ein Ordner; nenne eine Set-Datei darin.",
    "no set": "Es gibt keine Datei und kein Set {name!r}. Die Sets sind {known}.",
    "near set": "Es gibt keine Datei und kein Set {name!r}. Ist {near!r} gemeint?",
    "no starter": "Es gibt keine Vorlage {name!r}. Die Vorlagen sind {known}.",
    "near starter": "Es gibt keine Vorlage {name!r}. Ist {near!r} gemeint?",
    "missing": "Noch fehlt:",
    "one file": "`fov set new` schreibt eine Datei, nicht {n}.",
    "is folder": "{name!r} ist ein Ordner.",
    "no folder": "Es gibt keinen Ordner {name!r}.",
    "ends in toml": "Der Name einer Set-Datei endet auf .toml: {name}.",
    "there already": "{name} gibt es schon; --force überschreibt es.",
    "wrote": "{name} ist geschrieben. Ändere es, wie du magst, dann: {check}",
    "games": "--games muss von 0 bis {most} sein, nicht {games}.",
    "playing": "fov set: {games} Spiele mit {name} laufen ...",
    "compiling": "fov set: Zuerst werden die Regeln kompiliert, was einmal ein, zwei Minuten dauert.",
    "Playing": "Es wird gespielt",
    "to know": "{name}, zu wissen: {note}",
    "endless": "{name}, {card}: Die Karte kommt zurück und wird im selben Zug immer wieder aufgedeckt; erst D.81 "
    'beendet das nach dreißig Malen. Lass sie woandershin gehen, etwa {{ do = "goes", to = "discard" }}.',
    "limits": "Von dem, was ein Spiel trägt, braucht es {some} und {last}.",
    "limit": "{used} von {most} {what}",
    "limit cards": "Karten",
    "limit names": "Namen",
    "limit that may lie on one another": "aufeinander liegenden Karten",
    "limit rows of program": "Programmzeilen",
    "problem": "{name}, Zeile {line}: {wrong}",
    "problem of a card": "{name}, Zeile {line}, {card}: {wrong}",
    "still missing": "{name}, noch fehlt: {what}",
    "in play": "{name}, im Spiel: {law}",
    "1 wrong": "{name}: 1 Fehler.",
    "n wrong": "{name}: {n} Fehler.",
    "incomplete": "{name}: Was da ist, stimmt; gespielt werden kann das Set erst, wenn der Rest da ist.",
    "right": "{name}: {title} stimmt: {size}.",
    "endless cards": "{name}: {title} ist spielbar, aber nicht alle Karten nehmen ein Ende: {size}.",
    "held": " Jedes Gesetz hielt in {games} Spielen mit {decisions} Entscheidungen.",
    "of names": "{cards} mit {names}",
    "with a switch": "{cards} durch +{switch}",
    "no cards": "keine Karten",
    "1 card": "1 Karte",
    "n cards": "{n} Karten",
    "1 name": "1 Namen",
    "n names": "{n} Namen",
    "1 point": "1 Punkt",
    "n points": "{n} Punkte",
    "1 enigma": "1 Enigma-Karte",
    "n enigmas": "{n} Enigma-Karten",
    "starts": "beginnt",
    "zone field": "Blickfeld",
    "zone hand": "Hand",
    "zone discard": "Ablagestapel",
    "zone draw": "Nachziehstapel",
    "count sheet": "Zählbogen: {title}",
    "exactly": "Ein Deck enthält genau diese Karten ({cites}).",
    "VT": "VT.2 bis VT.4, VT.6",
    "total": "Zusammen: {cards}, {points}.",
    "only with": "Nur mit +{switch}: {cards} mehr.",
    "beside": "Enigma-Karten, kein Teil des Decks: höchstens eine für jede Person (VN.6).",
}

SENTENCES = {"en": ENGLISH, "de": GERMAN}


def say(key: str, language: str, **values: object) -> str:
    """A sentence with its blanks filled; whole numbers have the thousands marked."""
    return filled(SENTENCES[language][key], language, **values)


def plural(number: int, what: str, language: str) -> str:
    """So many of something: `card`, `name`, `point` or `enigma`."""
    return say(f"1 {what}" if number == 1 else f"n {what}s", language, n=str(number))


class Said(str):
    """One of these sentences, English until it is told in another language."""

    __slots__ = ("key", "values")

    def __new__(cls, key: str, **values: object) -> Self:
        made = super().__new__(cls, say(key, "en", **values))
        made.key, made.values = key, values
        return made

    key: str
    values: dict[str, object]

    def told(self, language: str = "en") -> str:
        return say(self.key, language, **self.values)


class BadRequest(ValueError):
    """A request that cannot be done as it was made."""

    def __init__(self, key: str, **values: object) -> None:
        self.key, self.values = key, values
        super().__init__(self.told())

    def told(self, language: str = "en") -> str:
        return say(self.key, language, **self.values)
