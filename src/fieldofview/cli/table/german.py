"""What is typed in German at the table, as the English line that it stands for."""

from __future__ import annotations

import re

VERBS = {
    "spiele": "play", "spielen": "play", "spielt": "play",
    "decke": "reveal", "aufdecken": "reveal", "deckt": "reveal",
    "benutze": "use", "benutzen": "use", "benutzt": "use",
    "wähle": "choose", "wählen": "choose", "wählt": "choose",
    "ziehe": "draw", "ziehen": "draw", "zieht": "draw",
    "ersetze": "replace", "ersetzen": "replace", "ersetzt": "replace",
    "verzichte": "decline", "verzichten": "decline", "verzichtet": "decline",
    "fertig": "done",
    "beende": "end", "beenden": "end", "beendet": "end", "ende": "end",
}  # fmt: skip
COMMANDS = {
    "regeln": "rules",
    "möglichkeiten": "options",
    "zurück": "back",
    "regel": "ruling",
    "warum": "why",
    "tipp": "hint",
    "verlauf": "log",
    "ablagestapel": "discard",
    "bekannt": "hands",
    "tisch": "table",
    "speichern": "save",
    "jetzt": "now",
    "zeit": "time",
    "aufgeben": "forfeit",
    "hilfe": "help",
    "verlassen": "quit",
}
DECLINE_ALL = "auf alles verzichten"

ALONE = ("draw", "replace", "decline", "done", "end")  # nothing stands behind these
FILLERS = re.compile(r"(warum|kann|darf|soll|geht|ich|nicht|denn|jetzt|hier)$")


def in_english(text: str) -> str:
    """A line with its verb first, and in English: `Wink spielen` and `spiele Wink` are `play Wink`."""
    words = [word for word in text.replace(":", " ").rstrip("?!. ").split() if not FILLERS.match(word.lower())]
    verb = next((VERBS[word.lower()] for word in words if word.lower() in VERBS), "")
    if verb in ALONE:
        return verb
    rest = [word for word in words if word.lower() not in VERBS]
    if rest and rest[-1].lower() == "auf":  # decke Spectacles auf
        rest.pop()
    line = " ".join(("of" if word.lower() == "von" else word) for word in rest)
    line = re.sub(r"^möglichkeit (?=[0-9]+$)", "option ", line, flags=re.IGNORECASE)
    line = line.removesuffix(" of dir")
    return f"{verb} {line}".strip()
