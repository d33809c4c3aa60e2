"""The table's own phrases in German."""

HELP = """\
Antworte mit der Nummer einer Möglichkeit, mit dem, was da steht (Wink spielen),
oder mit einem Teil davon (wink). Auf Englisch geht alles auch: play Wink, why.
Was du wählst, ist erst vorgemerkt: Enter führt es aus, zurück nimmt die letzte
Wahl zurück. Was ausgeführt ist, bleibt. Enter allein verzichtet oder beendet
eine freiwillige Wahl; es spielt nie eine Karte und beendet nie einen Zug.

  ? KARTE               eine Karte mit Text und Regeln
  ? WORT                ein Wort auf den Karten: ? STEHLEN
  regeln                so wird gespielt, auf einer Seite
  zurück                Vorgemerktes zurücknehmen, Wahl für Wahl
  möglichkeiten         alles, was man jetzt antworten kann
  tipp                  was ein starker Bot täte, mit Aussichten und Grund
  tipp alle             dasselbe, mit den Aussichten aller Möglichkeiten
  warum ZEILE           warum das jetzt nicht geht: warum Wink spielen
  regel ID              was eine Regel sagt: regel D.21 oder ? D.21
  verlauf               alles, was geschah, mit Regeln
  ablagestapel          der Ablagestapel
  bekannt               was du von Händen und Stapeln weißt
  auf alles verzichten  keine Antworten, bis der Zug vorbei ist
  jetzt NAME            die Tastatur für NAME, um sofort eine Karte aufzudecken
  tisch                 den Tisch neu zeichnen
  speichern DATEI       eine Kopie des Spiels speichern
  zeit                  die Zeit ausrufen: noch dieser Zug und einer für alle
  aufgeben              das Spiel aufgeben
  verlassen             den Tisch verlassen; das Spiel bleibt erhalten

Teilen sich mehrere eine Tastatur, werden alle gefragt, die nach allem, was der
Tisch zeigt, antworten könnten, auch wer nichts dafür hat. Antworten sind
verdeckt und werden zusammen abgehandelt, im Uhrzeigersinn; die erste zählt.
Karten, die man jederzeit aufdecken darf, haben ihren Moment, sooft eine Person
wählt, was sie tut: mit `jetzt NAME`, auch wenn NAME keine hat, damit niemand
merkt, wer was hat."""

PHRASES = {
    "help": HELP,
    # the table
    "turn": "Zug {n}",
    "goal": "Ziel {n}",
    "time called": "die Zeit ist ausgerufen",
    "piles": "Nachziehstapel {draw} · Ablagestapel {discard}",
    "on top": ", oben {card}",
    "in hand": "{n} Karten auf der Hand",
    "in hand/1": "{n} Karte auf der Hand",
    "cards": "{n} Karten",
    "cards/1": "{n} Karte",
    "no field": "keine Karten im Blickfeld",
    "left": "nicht mehr im Spiel",
    "bot": "Bot",
    "extra": "{n} zusätzliche Züge",
    "extra/1": "zusätzlicher Zug",
    "misses": "setzt {n} Züge aus",
    "misses/1": "setzt einen Zug aus",
    "zombeyes": "Zombeyes {n} von {most}",
    "tokens": "Chips {n:+}",
    "banned": "Hindsights nehmen nichts zurück",
    "as": " (als {card})",
    "hides": " (verdeckt {cards})",
    "used": " (benutzt)",
    "settling": "Wird abgehandelt",
    "could answer": "Antworten könnte, soweit alle wissen: {who}.",
    "happened": "Was geschah",
    "more": " (es gibt mehr: verlauf)",
    "your hand": "Deine Hand",
    "hand": "Die Hand von {name}",
    "reveal": "aufdecken: {card}",
    "no cards": "keine Karten",
    "known draw": "Du kennst den Nachziehstapel von oben: {cards}",
    "question": "{name}: {prompt}",
    "staged": "Vorgemerkt, noch nicht ausgeführt: {picks}",
    "more options": "… es gibt mehr: tippe möglichkeiten, oder einen Teil des Namens",
    "hint": "Neu für dich",
    "player": "{name} ({points} Punkte, {cards})",
    # what can be looked up
    "nothing yet": "Noch ist nichts geschehen.",
    "no discard": "Der Ablagestapel ist leer.",
    "discard": "Der Ablagestapel von oben ({n}):",
    "unknown": "{n} unbekannt",
    "and": " und ",
    "draw": "Nachziehstapel: {n} Karten, keine davon bekannt",
    "draw known": "Nachziehstapel: {n} Karten; von oben {cards}",
    "unknown card": "unbekannt",
    "won": "Gewonnen hat {who}: {ending} ({cites}).",
    "won together": "Gewonnen haben {who}: {ending} ({cites}).",
    "nobody won": "Niemand gewinnt: {ending} ({cites}).",
    # what is typed
    "no number/1": "Diese Möglichkeit gibt es nicht; die einzige Nummer ist {numbers}.",
    "no number": "Diese Möglichkeit gibt es nicht; die Nummern sind {numbers}.",
    "nothing picked": "Wähle erst etwas: Tippe eine Nummer oder Zeile der Liste; hilfe zeigt mehr.",
    "nothing staged": "Nichts ist vorgemerkt; es gibt nichts zurückzunehmen.",
    "could be": "'{text}' könnte {lines} sein; tippe mehr davon, oder die Nummer.",
    "no option": "'{text}' ist hier keine Möglichkeit und kein Befehl; tippe eine Nummer, oder hilfe.",
    "no command": "'{text}' ist kein Befehl; Enter geht weiter, hilfe hilft.",
    "hint thinks": "Es wird überlegt ...",
    "more hinted": "  … und {n} weitere: tipp alle zeigt sie.",
    "compiles": "Die Regeln werden erst noch für diesen Tisch kompiliert, was einmal ein, zwei Minuten dauert.",
    "no word": "Weder Karte noch Wort heißt hier {asked!r}. `fov cards` nennt die Karten; `regeln` erklärt die Wörter.",
    "near word": "Weder Karte noch Wort heißt hier {asked!r}. Ist {near!r} gemeint?",
    "no hint": "Es gibt gerade nichts zu wählen; einen Tipp gibt es zu einer Frage, die dir gestellt ist.",
    "why what": "Sag, was du tun möchtest, zum Beispiel: warum Wink spielen.",
    "save what": "Nenne eine Datei, zum Beispiel: speichern freitag.fov",
    "overwrite": "{path} gibt es schon. Überschreiben? (j/N)",
    "saved": "Gespeichert in {path}.",
    "forfeit": "Das Spiel aufgeben? Deine Karten verlassen das Spiel. (j/N)",
    "call time": "Die Zeit ausrufen? Dieser Zug endet, alle haben noch einen, dann zählen die Viewpoints. (j/N)",
    "called already": "Die Zeit ist schon ausgerufen.",
    "no decline": "Hier gibt es nichts abzulehnen.",
    "quit": "Den Tisch verlassen? (j/N)",
    "save where": "In welcher Datei speichern? (Enter: gar nicht)",
    "now who": "Sag, wer eine Karte aufdecken möchte, zum Beispiel: jetzt {name}.",
    "now bot": "{name} ist ein Bot und meldet sich von selbst.",
    "now left": "{name} ist nicht mehr im Spiel.",
    "now you": "{name} hat die Tastatur schon.",
    "now alone": "Du wirst von selbst gefragt, sooft du eine Karte aufdecken darfst.",
    "whose": "Sag erst, wer du bist: jetzt {name}.",
    "enter": "Enter: {option}, ",
    "decline all": "auf alles verzichten, ",
    "now": "jetzt NAME, ",
    "do it": "Enter: ausführen, zurück: neu wählen, ",
    "back": "zurück, ",
    "asks now": "Das Spiel fragt jetzt etwas anderes; was du für später vorgemerkt hattest, gilt nicht mehr.",
    "ask": "({hints}hilfe)",
    # the course of the game
    "commitment": "Die Festlegung dieser Verteilung, zum Notieren: {text}",
    "pass": "Die Tastatur geht an {name}.",
    "look away": "Alle anderen sehen weg.",
    "ready": "{name}, drücke Enter, wenn nur du den Bildschirm siehst.",
    "bot next": "{name} wählt als Nächstes, was zu tun ist.",
    "go on": "(Enter: weiter, jetzt NAME: erst eine Karte aufdecken, auf alles verzichten, hilfe)",
    "no file is called so": "keine Datei heißt so",
    "not kept": "Das Spiel wird nicht gespeichert: {path}: {why}.",
    "kept": "Das Spiel ist gespeichert. So geht es weiter:",
    "not saved": "Das Spiel wurde nicht gespeichert.",
    "nobody types": "Niemand tippt mehr.",
    "record": "Die Aufzeichnung liegt in {path}",
    "again": "Noch einmal: {fov}",
    "same deal": "Dieselbe Verteilung noch einmal: {fov}",
    "verify": "Prüfe, dass ehrlich verteilt wurde: {fov}",
    # sitting down
    "welcome": "Willkommen am Tisch. Enter nimmt, was in Klammern steht.",
    "unfinished": "Ein Spiel ist nicht zu Ende: {who}, Zug {turn}.",
    "go on with": "Damit weitermachen? [J/n]:",
    "you": "Gast",
    "your name": "Dein Name, oder mehrere mit Kommas, wenn ihr die Tastatur teilt [{name}]:",
    "how many": "Wie viele Bots spielen mit? [{n}]:",
    "how strong": "Wie stark? [{level}]:",
    "no level": "Eine Stärke {text!r} gibt es nicht: Nenne eine Zahl von 1 bis {most} oder einen Namen.",
    "a number": "Nenne eine Zahl von {least} bis {most}.",
    "which cards": "Welche Karten? [1]:",
    "enigmas": "Enigma-Karten: alle dürfen eine mitbringen.",
    "no enigma": "keine",
    "which enigma": "Eine Enigma-Karte für {name}? [0]:",
    "which aside": "{enigma} bringt eine Karte von außerhalb ins Spiel; welche? (Enter: keine, dann bringt sie nichts)",
    "pen pal": "{enigma} von {name} bringt eine Karte von außerhalb ins Spiel, aber keine liegt bereit: sie bringt "
    "nichts. --aside {name}=KARTE nennt eine.",
    "idle aside": "{card} liegt für {name} bereit, aber nichts dort holt die Karte ins Spiel: sie bleibt draußen.",
    "first game": "Ist das dein erstes Spiel? Dann erklärt es sich unterwegs. [J/n]:",
    "few players": "An einen Tisch gehören 2: nenne mehr Personen oder mehr Bots.",
    "nobody there": "Niemand ist an der Tastatur, den man fragen könnte: nenne den Tisch, zum Beispiel {fov}.",
    # what went wrong
    "no file": "Die Datei {path} lässt sich nicht öffnen: {why}.",
    "bad record": "Mit dieser Datei geht kein Spiel weiter: {why}",
    "kept game": "Ein gespeichertes Spiel hat schon Personen, Bots, Sets und Seed; gib --resume ohne sie an.",
}
