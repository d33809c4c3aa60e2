"""What is said when a table is joined from a terminal, in every language."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "name": "Your name:",
        "code": "A table's code, or Enter for a quick game against bots:",
        "gathering": "Table {code}: {seats}",
        "free": "(free)",
        "ready": "ready",
        "missing": "Before it can start: {why}",
        "may start": "Everybody is here: `start` begins.",
        "before": "sit · ready · bot SEAT [LEVEL] · start · say TEXT · quit\nLEVEL: {levels}; usually {usual}",
        "sealed": "Sealed: {line}",
        "asked again": "Someone else acts now.",
        "no question": "Nothing is asked of you now; `help` lists what can be typed.",
        "lost": "The connection is lost; trying again …",
        "still lost": "No server hears you yet; `quit` leaves.",
        "last key": "Enter leaves.",
        "over": "{text} Record: {record}",
        "bye": "Your seat is kept; come back with the same command.",
        "bye, onlooker": "Goodbye.",
        "window": "{card}: answers are sealed until it closes.",
        "help": (
            "A number or the beginning of a line answers. now [LINE] · hold · why LINE · say TEXT · table · "
            "forfeit · away · back · quit"
        ),
    },
    "de": {
        "name": "Dein Name:",
        "code": "Der Code eines Tisches, oder Enter für ein schnelles Spiel gegen Bots:",
        "gathering": "Tisch {code}: {seats}",
        "free": "(frei)",
        "ready": "bereit",
        "missing": "Bevor es losgehen kann: {why}",
        "may start": "Alle sind da: `start` beginnt.",
        "before": "sit · ready · bot PLATZ [STÄRKE] · start · say TEXT · quit\nSTÄRKE: {levels}; sonst {usual}",
        "sealed": "Versiegelt: {line}",
        "asked again": "Jetzt handelt jemand anderes.",
        "no question": "Du wirst gerade nichts gefragt; `help` zeigt, was man tippen kann.",
        "lost": "Die Verbindung ist weg; neuer Versuch …",
        "still lost": "Noch hört dich kein Server; `quit` verlässt den Tisch.",
        "last key": "Enter verlässt den Tisch.",
        "over": "{text} Protokoll: {record}",
        "bye": "Dein Platz bleibt; komm mit demselben Befehl wieder.",
        "bye, onlooker": "Bis bald.",
        "window": "{card}: Antworten bleiben versiegelt, bis sich das Fenster schließt.",
        "help": (
            "Eine Nummer oder ein Zeilenanfang antwortet. now [ZEILE] · hold · why ZEILE · say TEXT · table · "
            "forfeit · away · back · quit"
        ),
    },
}


def say(key: str, language: str, **values: object) -> str:
    return WORDS[language][key].format(**values)
