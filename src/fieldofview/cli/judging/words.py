"""What the judges' commands say of themselves, by language; what happens at the table is told by `views.words`."""

from __future__ import annotations

from collections.abc import Sequence

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
    "itself": "{line}  (by itself)",
    "legal here": "It is legal here.",
    "refused": "Not taken: {why}",
    "again": "From the start, with the table as it is now:",
    "undone": "Taken back: {line}",
    "nothing to undo": "There is nothing to take back.",
    "saved": "Saved in {file}; `{run}` runs it.",
    "cleared": "An empty table: {players}.",
    "laid": "Noted.",
    "help": """\
Lay the table; what is not said is empty, and the first player's turn has begun:
  players Ann Bob Cy                sets viewpoint, reflections
  Ann hand: Blurred Vision, Wink    Ann hand + : Blink         (one more)
  Bob field: Lighthouse, 2 Shadow   draw: Wink, Mirage         discard: Blink    (top first)
  turn Bob    not drawn    played 1    used Shadow    time called
  Bob tokens -50    Bob missed 1    Bob extra 1    Cy out    Ann enigma: Pen Pal
  Mirror Image of Ann copies Shadow of Bob    Eyelets of Ann hides Wink of Bob
Say who does what; without a name it is the one who must choose:
  Ann: play Blurred Vision    choose Bob    Bob: reveal Spectacles    decline    end
  judge: call time    judge: token Bob -50    judge: disqualify Bob    Bob: forfeit
  !Bob: reveal Spectacles     this must not be legal here
Names may be cut short. A line about the table that comes later is as if it had been said before: all is played again.
Look:  table    legal    log    why Bob: reveal Spectacles    card Lighthouse    ruling VT.47    ruling hindsight loop
Keep:  title Spectacles come too late    cites VT.47 D.21    save question.toml    undo    new    quit""",
    "greeting": "Lay the table and say who does what; `help` shows how, `quit` leaves.",
    "not saved": "This is not saved: `save FILE` keeps it, `quit` once more leaves.",
    "unprintable": "The line holds signs that cannot be shown.",
    "two players": "Players are two or more different names, for instance: players Ann Bob Cy",
    "bad name": "A player's name is not empty or 'judge', and holds no colon and no sign # or !.",
    "not understood": "'{line}' is not understood; `help` shows what can be typed.",
    "all over": "The game is over, nobody has to choose.",
    "no verb": (
        "'{verb}' is nothing a player can do here; there are play, reveal, use, choose, draw, replace, done, decline, "
        "end and forfeit."
    ),
    "why whom": "Ask about a player: why Bob: reveal Spectacles",
    "no ruling": "No ruling fits; try an id such as VT.47, or fewer words.",
    "more rulings": "… {n} more: {look}",
    "name a file": "Name a file: save question.toml",
    "file taken": "{file} is there already; choose another name.",
    "name a card": "A card must be named.",
    "name a player": "A player must be named.",
    "unclear": "'{asked}' may be {names}; write a little more.",
    "near card": "There is no card '{asked}' here. Did you mean {names}?",
    "near player": "There is no player '{asked}' here. Did you mean {names}?",
    "no card": "There is no card '{asked}' here.",
    "no player": "There is no player '{asked}' here.",
    "or": " or ",
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
    "itself": "{line}  (von selbst)",
    "legal here": "Das ist hier erlaubt.",
    "refused": "Nicht angenommen: {why}",
    "again": "Von vorn, mit dem Tisch, wie er jetzt ist:",
    "undone": "Zurückgenommen: {line}",
    "nothing to undo": "Es gibt nichts zurückzunehmen.",
    "saved": "Gespeichert in {file}; `{run}` spielt es ab.",
    "cleared": "Ein leerer Tisch: {players}.",
    "laid": "Notiert.",
    "help": """\
Lege den Tisch; was nicht gesagt wird, ist leer, und der Zug der ersten Person hat begonnen:
  Personen Ann Bob Cy                  sets viewpoint, reflections
  Ann Hand: Blurred Vision, Wink       Ann Hand + : Blink            (eine mehr)
  Bob Blickfeld: Lighthouse, 2 Shadow  Nachziehstapel: Wink, Mirage  Ablagestapel: Blink    (oberste zuerst)
  am Zug Bob    nicht gezogen    schon gespielt 1    schon benutzt Shadow    Zeit ausgerufen
  Bob Chips -50    Bob setzt 1 aus    Bob Extrazüge 1    Cy ausgeschieden    Ann Enigma: Pen Pal
  Mirror Image von Ann kopiert Shadow von Bob    Eyelets von Ann verdeckt Wink von Bob
Sag, wer was tut; ohne Namen ist es, wer wählen muss:
  Ann: Blurred Vision spielen    Bob wählen    Bob: Spectacles aufdecken    verzichten    den Zug beenden
  Schiri: Zeit ausrufen    Schiri: Chips Bob -50    Schiri: disqualifiziert Bob    Bob: aufgeben
  !Bob: Spectacles aufdecken  das darf hier nicht erlaubt sein
Namen dürfen gekürzt sein. Eine spätere Zeile über den Tisch gilt, als wäre sie vorher gesagt: Alles läuft neu ab.
Ansehen:  tisch    erlaubt    verlauf    warum Bob: Wink spielen    karte Lighthouse    regel VT.47    regel Schleife
Behalten: Titel Zu spät    Belege VT.47 D.21    speichern frage.toml    zurück    neu    verlassen
Auf Englisch geht alles auch; was gespeichert wird, ist englisch wie jedes Szenario.""",
    "greeting": "Lege den Tisch und sag, wer was tut; `hilfe` zeigt, wie, `verlassen` beendet.",
    "not saved": "Das ist nicht gespeichert: `speichern DATEI` behält es, noch einmal `verlassen` beendet.",
    "unprintable": "Die Zeile enthält Zeichen, die sich nicht zeigen lassen.",
    "two players": "Am Tisch sitzen zwei oder mehr verschiedene Namen, zum Beispiel: Personen Ann Bob Cy",
    "bad name": "Ein Name ist nicht leer und nicht 'judge' und enthält keinen Doppelpunkt und kein Zeichen # oder !.",
    "not understood": "'{line}' ist nicht zu verstehen; `hilfe` zeigt, was man tippen kann.",
    "all over": "Das Spiel ist aus, niemand muss wählen.",
    "no verb": (
        "'{verb}' kann hier niemand tun; es gibt spielen, aufdecken, benutzen, wählen, ziehen, ersetzen, fertig, "
        "verzichten, beenden und aufgeben."
    ),
    "why whom": "Frag nach einer Person: warum Bob: Spectacles aufdecken",
    "no ruling": "Keine Regel passt; versuche es mit einer Nummer wie VT.47 oder mit weniger Wörtern.",
    "more rulings": "… {n} weitere: {look}",
    "name a file": "Nenne eine Datei: speichern frage.toml",
    "file taken": "{file} gibt es schon; wähle einen anderen Namen.",
    "name a card": "Nenne eine Karte.",
    "name a player": "Nenne eine Person.",
    "unclear": "'{asked}' kann {names} sein; schreib etwas mehr.",
    "near card": "Hier gibt es keine Karte '{asked}'. Ist {names} gemeint?",
    "near player": "Hier heißt niemand '{asked}'. Ist {names} gemeint?",
    "no card": "Hier gibt es keine Karte '{asked}'.",
    "no player": "Hier heißt niemand '{asked}'.",
    "or": " oder ",
}

LANGUAGES = {"en": ENGLISH, "de": GERMAN}


def say(language: str, key: str, **values: object) -> str:
    """A phrase with its blanks filled."""
    return LANGUAGES[language][key].format(**values)


class Refusal(ValueError):
    """A line that is not taken, told in any language; several names are joined by "or"."""

    def __init__(self, key: str, *, names: Sequence[str] = (), **values: object) -> None:
        self.key, self.names, self.values = key, names, values
        super().__init__(self.told())

    def told(self, language: str = "en") -> str:
        return say(language, self.key, names=say(language, "or").join(self.names), **self.values)
