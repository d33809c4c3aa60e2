"""What a judge types in German, as the English line that it stands for, and back: scenario files are English."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fieldofview.game import Option

from ..table import german as table

COMMANDS = {
    "hilfe": "help",
    "tisch": "table",
    "erlaubt": "legal",
    "verlauf": "log",
    "warum": "why",
    "karte": "card",
    "regel": "ruling",
    "zurück": "undo",
    "neu": "new",
    "speichern": "save",
    "verlassen": "quit",
}

LAYING = (
    (r"personen:? (.+)", r"players \1"),
    (r"titel:? (.+)", r"title \1"),
    (r"belege:? (.+)", r"cites \1"),
    (r"am zug:? (.+)", r"turn \1"),
    (r"nicht gezogen", "not drawn"),
    (r"zeit ausgerufen", "time called"),
    (r"schon gespielt:? (\d+)", r"played \1"),
    (r"schon benutzt:? (.+)", r"used \1"),
    (r"nachziehstapel ?(\+?) ?: ?(.*)", r"draw \1: \2"),
    (r"ablagestapel ?(\+?) ?: ?(.*)", r"discard \1: \2"),
    (r"(.+?) blickfeld ?(\+?) ?: ?(.*)", r"\1 field \2: \3"),
    (r"(.+?) bereitgelegt ?: ?(.+)", r"\1 aside: \2"),
    (r"(.+?) chips:? (-?\d+)", r"\1 tokens \2"),
    (r"(.+?) setzt (\d+)(?:-mal)? aus", r"\1 missed \2"),
    (r"(.+?) extrazüge:? (\d+)", r"\1 extra \2"),
    (r"([^:]+?) (?:ist )?ausgeschieden", r"\1 out"),
    (r"(.+?) von (.+?) kopiert (.+?) von (.+)", r"\1 of \2 copies \3 of \4"),
    (r"(.+?) von (.+?) verdeckt (.+?) von (.+)", r"\1 of \2 hides \3 of \4"),
)

JUDGE = re.compile(r"schiri|schiedsrichter(in)?", re.IGNORECASE)
JUDGED = (
    (r"(?:die )?zeit ausrufen|ruft (?:die )?zeit aus", "call time"),
    (r"chips (.+)", r"token \1"),
    (r"disqualifiziert? (.+)", r"disqualify \1"),
)
FORFEITS = re.compile(r"aufgeben|gibt auf", re.IGNORECASE)


def in_english(line: str) -> str:
    """The line that is meant; one that is English already stays as it is."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        return f"{command} {_said(rest) if command == 'why' else rest}".strip()
    return _first(LAYING, line) or _said(line)


def _said(line: str) -> str:
    """What a player or the judge says, perhaps with a name before it and a mark before that."""
    mark = "!" if line.startswith("!") else ""
    who, colon, what = line.removeprefix("!").rpartition(":")
    if JUDGE.fullmatch(who.strip()):
        return f"{mark}judge: {_first(JUDGED, what.strip()) or what.strip()}"
    if FORFEITS.fullmatch(what.strip()):
        what = "forfeit"
    elif any(word.lower() in table.VERBS for word in what.split()):
        what = table.in_english(what)
    return f"{mark}{who}{colon} {what.strip()}" if colon else f"{mark}{what.strip()}"


def _first(patterns: tuple[tuple[str, str], ...], line: str) -> str | None:
    for pattern, meant in patterns:
        found = re.fullmatch(pattern, line, re.IGNORECASE)
        if found:
            return found.expand(meant)
    return None


# -- and back ----------------------------------------------------------------------------------------------------

LAID = (
    (r"players (.+)", r"Personen \1"),
    (r"title (.+)", r"Titel \1"),
    (r"cites (.+)", r"Belege \1"),
    (r"turn (.+)", r"am Zug: \1"),
    (r"not drawn", "nicht gezogen"),
    (r"time called", "Zeit ausgerufen"),
    (r"played (\d+)", r"schon gespielt: \1"),
    (r"used (.+)", r"schon benutzt: \1"),
    (r"draw: (.+)", r"Nachziehstapel: \1"),
    (r"discard: (.+)", r"Ablagestapel: \1"),
    (r"(.+?) hand: (.+)", r"\1 Hand: \2"),
    (r"(.+?) field: (.+)", r"\1 Blickfeld: \2"),
    (r"(.+?) enigma: (.+)", r"\1 Enigma: \2"),
    (r"(.+?) aside: (.+)", r"\1 bereitgelegt: \2"),
    (r"(.+?) tokens (-?\d+)", r"\1 Chips \2"),
    (r"(.+?) missed (\d+)", r"\1 setzt \2 aus"),
    (r"(.+?) extra (\d+)", r"\1 Extrazüge: \2"),
    (r"([^:]+) out", r"\1 ausgeschieden"),
    (r"(.+?) of (\S.*?) copies (.+) of (.+)", r"\1 von \2 kopiert \3 von \4"),
    (r"(.+?) of (\S.*?) hides (.+) of (.+)", r"\1 von \2 verdeckt \3 von \4"),
)
ACTS = (
    (r"play (.+)", r"\1 spielen"),
    (r"reveal (.+)", r"\1 aufdecken"),
    (r"use (.+)", r"\1 benutzen"),
    (r"choose option (\d+)", r"Möglichkeit \1 wählen"),
    (r"choose (.+)", r"\1 wählen"),
    (r"replace (.+)", r"\1 ersetzen"),
    (r"replace", "ersetzen"),
    (r"draw", "eine Karte ziehen"),
    (r"decline", "verzichten"),
    (r"done", "fertig"),
    (r"end", "den Zug beenden"),
    (r"forfeit", "aufgeben"),
    (r"call time", "Zeit ausrufen"),
    (r"token (.+)", r"Chips \1"),
    (r"disqualify (.+)", r"disqualifiziert \1"),
)


def in_german(line: str, players: Sequence[str]) -> str:
    """A line in full as it could be typed in German."""
    laid = _first(LAID, line)
    if laid is not None:
        return laid
    who, colon, what = line.partition(": ")
    if not colon:
        return line
    speaker = {"judge": "Schiri", "!judge": "!Schiri"}.get(who, who)
    return f"{speaker}: {act_in_german(what, players)}"


def act_in_german(what: str, players: Sequence[str]) -> str:
    """What somebody does, as it could be typed in German; whose card it is stands last."""
    head, _, owner = what.rpartition(" of ")
    if owner in players:
        what = f"{head} von {owner}"
    return _first(ACTS, what) or what


def spelt(option: Option, names: tuple[str, ...]) -> str:
    """An option as it can be typed in German."""
    return act_in_german(option.line, names)
