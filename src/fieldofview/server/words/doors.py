"""What requests are refused with, in every language."""

from __future__ import annotations

from .account_doors import DOORS as OF_ACCOUNTS

DOORS: dict[str, dict[str, str]] = {
    "en": {
        "bad request": "This request cannot be read; send JSON as docs/protocol.md says.",
        "malformed": "This request is not understood: {why}",
        "unknown host": "This server is not known by that name; open the address that it printed, or set FOV_HOSTS.",
        "unknown origin": "Another page asked for this; only our own may.",
        "this machine only": "Only somebody at the machine on which the server runs may do that.",
        "no guest": "Nobody knows you here yet; choose a name first.",
        "signed out": "This device was signed out: your password or recovery code was changed. Sign in again.",
        "no pass": "This link was used already, or is too old. Make a new one in the menu of the table.",
        "too large": "That is larger than anything that is taken here.",
        "too many": "That is too much at once; wait a moment.",
        "busy": "Others are being checked right now; try again in a minute.",
        "stopping": "The server is being restarted; try again in a moment.",
        "no table": "There is no such table.",
        "no code": "No table has the code {given}. A code ends with its table: ask for a new one.",
        "no replay": "There is no such game.",
        "no ruling": "There is no ruling {given}.",
        "no template": "There is no set {given} to begin with.",
        "not found": "There is nothing here.",
        "not allowed": "That cannot be done here.",
        "many tables": "You have {most} open tables already; finish or leave one first.",
        "game not over": "The game is not over yet; its record would show every hand.",
        "unchecked set": "A set file of this table was not checked here; check it first.",
        "taken id": "The id '{given}' belongs to a set of the program; choose another.",
        "no store": "The server cannot keep anything at the moment; nothing was done. Try again soon.",
        "long game": "A replay of this game would have more than {most} MiB.",
        "long record": "A record has at most {most} KiB.",
        "too long": "This takes too long to read; make it simpler.",
        "bad set": "This set cannot be played yet: {why}",
        "bad record": "This record cannot be read: {why}",
        "bad name": "{why}",
        "broken": "Something broke here, and it is our fault; a report was written.",
    },
    "de": {
        "bad request": "Diese Anfrage ist nicht zu lesen; erwartet wird JSON, wie es docs/protocol.md beschreibt.",
        "malformed": "Diese Anfrage ist nicht zu verstehen: {why}",
        "unknown host": "So heißt dieser Server nicht; öffne die Adresse, die er genannt hat, oder setze FOV_HOSTS.",
        "unknown origin": "Das hat eine andere Seite verlangt; das darf nur unsere eigene.",
        "this machine only": "Das darf nur, wer an dem Rechner sitzt, auf dem der Server läuft.",
        "no guest": "Hier kennt dich noch niemand; wähle zuerst einen Namen.",
        "signed out": "Dieses Gerät wurde abgemeldet: Passwort oder Code wurde geändert. Melde dich neu an.",
        "no pass": "Dieser Link ist schon benutzt oder zu alt. Im Menü des Tisches gibt es einen neuen.",
        "too large": "Das ist größer als alles, was hier angenommen wird.",
        "too many": "Das ist zu viel auf einmal; warte einen Moment.",
        "busy": "Gerade wird anderes geprüft; versuche es in einer Minute wieder.",
        "stopping": "Der Server startet neu; versuche es gleich noch einmal.",
        "no table": "Diesen Tisch gibt es nicht.",
        "no code": "Kein Tisch hat den Code {given}. Ein Code endet mit seinem Tisch: lass dir einen neuen geben.",
        "no replay": "Dieses Spiel gibt es nicht.",
        "no ruling": "Es gibt keine Regel {given}.",
        "no template": "Es gibt kein Set {given}, mit dem man anfangen könnte.",
        "not found": "Hier ist nichts.",
        "not allowed": "Das geht hier nicht.",
        "many tables": "Du hast schon {most} offene Tische; beende oder verlasse zuerst einen.",
        "game not over": "Das Spiel ist noch nicht zu Ende; sein Protokoll würde alle Karten zeigen.",
        "unchecked set": "Eine Set-Datei dieses Tisches wurde hier nicht geprüft; prüfe sie zuerst.",
        "taken id": "Die id '{given}' gehört einem Set des Programms; wähle eine andere.",
        "no store": "Der Server kann gerade nichts aufbewahren; nichts wurde getan. Versuch es bald wieder.",
        "long game": "Eine Wiedergabe dieses Spiels hätte mehr als {most} MiB.",
        "long record": "Eine Aufzeichnung hat höchstens {most} KiB.",
        "too long": "Das zu lesen dauert zu lange; mach es einfacher.",
        "bad set": "Dieses Set kann man noch nicht spielen: {why}",
        "bad record": "Dieses Protokoll ist nicht zu lesen: {why}",
        "bad name": "{why}",
        "broken": "Hier ist etwas zerbrochen, und das ist unser Fehler; ein Bericht wurde geschrieben.",
    },
}
for _lang, _words in OF_ACCOUNTS.items():
    DOORS[_lang] |= _words


def door(code: str, values: dict[str, object], lang: str) -> str:
    """Why a request is not done, in one sentence."""
    return DOORS[lang if lang in DOORS else "en"][code].format(**values)
