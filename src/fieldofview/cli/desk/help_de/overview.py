"""The overview, what stands for values, what all commands have, and the day."""

from .. import BEGINNING, ENDING, NEXT

SENTENCES = {
    BEGINNING: "Ein Turnier mit gedruckten Decks leiten: Anmeldung, Runden, Ergebnisse, Strafen, Papiere, das Paket.",
    ENDING: """\
Das Turnier ist --event DATEI, sonst FOV_EVENT, sonst die einzige *.fovevent im Ordner. `--as NAME` sagt, wer handelt
(sonst FOV_AS, sonst die Veranstaltung), `--lang de` spricht Deutsch (FOV_LANG), `--json` antwortet in JSON. Namen
darf man kürzen. `fov desk BEFEHL --help` erklärt einen Befehl.""",
    NEXT: """\
  fov desk new "Vereinsabend" --practice     ein Übungsturnier in einer neuen Datei
  fov desk day                               was als Nächstes zu tun ist, Schritt für Schritt
  fov desk script club-night.toml            spielt die Turniere einer Datei""",
    # the overview
    "The day": "Der Tag",
    "Before it": "Davor",
    "A round": "Eine Runde",
    "Judging": "Schiedsgericht",
    "After it": "Danach",
    "Files and repair": "Dateien und Reparatur",
    "be led through the event: what is next, what is missing": (
        "durch das Turnier geführt werden: was als Nächstes kommt, was fehlt"
    ),
    "look: todo, players, staff, rounds, tables, clock, calls, penalties, decks, settings": (
        "ansehen: todo, players, staff, rounds, tables, clock, calls, penalties, decks, settings"
    ),
    "the table, with what separates each row": "die Tabelle, mit dem, was die Zeilen trennt",
    "everything that happened, with who did it": "alles, was geschah, und wer es tat",
    "a new event file, also for practice or like last month's": (
        "eine neue Turnierdatei, auch zum Üben oder wie im letzten Monat"
    ),
    "rounds, tables and times for a number of players": "Runden, Tische und Zeiten für so viele Personen",
    "change settings of the event": "Einstellungen des Turniers ändern",
    "judges, head judge, score keepers, verifiers": "Schiedsrichter, ihre Leitung, Ergebnisse, Prüfung",
    "enter a player or a team": "eine Person oder ein Team melden",
    "enter players from a CSV file or a pasted list": "Personen aus einer CSV-Datei oder eingefügten Liste melden",
    "who is here (or not: --out)": "wer da ist (oder nicht: --out)",
    "take somebody off the list before round 1": "jemanden vor Runde 1 von der Liste nehmen",
    "from the waiting list into the event": "von der Warteliste ins Turnier",
    "two who shall not meet in the draw": "zwei, die nicht zusammengelost werden sollen",
    "take over a leaderboard for the seeding": "eine Rangliste zum Setzen übernehmen",
    "draw the lots that part equals": "die Lose ziehen, die Gleiche trennen",
    "register, check, retire and replace decks": "Decks anmelden, prüfen, ausmustern und ersetzen",
    "what the decks of games are made of": "woraus die Decks der Spiele bestehen",
    "note an exception that the publisher granted": "eine Ausnahme vermerken, die der Verlag gewährt hat",
    "start the event": "das Turnier beginnen",
    "draw the next round and say why": "die nächste Runde auslosen und sagen, warum",
    "publish the round that was drawn (--back takes it back)": (
        "die ausgeloste Runde bekannt machen (--back nimmt sie zurück)"
    ),
    "give a bye": "ein Freilos geben",
    "swap two seats of a table before its game": "zwei Plätze eines Tischs vor dem Spiel tauschen",
    "seat a play-off about the title or the cut": "ein Entscheidungsspiel um den Titel oder das Weiterkommen setzen",
    "the time limit of a round": "die Zeitgrenze einer Runde",
    "who came late or never": "wer zu spät kam oder gar nicht",
    "from when a table's lateness counts": "ab wann an einem Tisch die Verspätung zählt",
    "note a starting card (Viewniverse edition)": "eine Startkarte vermerken (Viewniverse-Ausgabe)",
    "games begin: dealers are drawn, the clock runs": "Spiele beginnen: Wer gibt, wird gelost, die Uhr läuft",
    "start, pause; stop and resume one table": "starten, anhalten; einen Tisch anhalten und weiterlaufen lassen",
    "more time for a table": "mehr Zeit für einen Tisch",
    "call time at a table": "an einem Tisch die Zeit ausrufen",
    "the turns after time": "die Züge nach der Zeit",
    "enter a result": "ein Ergebnis eintragen",
    "somebody left or never came: the whole match": "jemand ging oder kam nie: die ganze Begegnung",
    "confirm a result that waits": "ein wartendes Ergebnis bestätigen",
    "dispute a result that waits": "ein wartendes Ergebnis bestreiten",
    "correct a result": "ein Ergebnis berichtigen",
    "rule on an agreed draw": "über ein vereinbartes Ende entscheiden",
    "somebody leaves the event": "jemand verlässt das Turnier",
    "take a drop back": "einen Ausstieg zurücknehmen",
    "verify the results of a round": "die Ergebnisse einer Runde prüfen",
    "close the round": "die Runde schließen",
    "open the last round again": "die letzte Runde wieder öffnen",
    "a player calls a judge": "jemand ruft nach dem Schiedsgericht",
    "a judge goes to a call, or answers it": "jemand geht zu einem Ruf oder beantwortet ihn",
    "a judge decides on a call again": "über einen Ruf wird noch einmal entschieden",
    "give a penalty (--list shows them)": "eine Strafe geben (--list nennt sie)",
    "a player was told of the penalties": "jemand weiß von seinen Strafen",
    "a player appeals; the head judge decides": "jemand legt Einspruch ein; die Leitung entscheidet",
    "disqualify a player": "jemanden disqualifizieren",
    "the head judge's report on a disqualification": "der Bericht der Leitung über eine Disqualifikation",
    "note a suspension": "eine Sperre vermerken",
    "finish the event": "das Turnier beenden",
    "write the results package": "das Ergebnispaket schreiben",
    "note that the results were returned": "vermerken, dass die Ergebnisse eingereicht sind",
    "note what the publisher answered": "vermerken, was der Verlag geantwortet hat",
    "erase somebody's personal fields": "die persönlichen Angaben von jemandem löschen",
    "papers as PDF: pairings, slips, standings, forms": "Papiere als PDF: Auslosung, Zettel, Tabelle, Formulare",
    "take an entry of the log back, after showing what would change": (
        "einen Eintrag des Protokolls zurücknehmen; vorher zeigt es, was sich änderte"
    ),
    "write a note into the log": "eine Notiz ins Protokoll schreiben",
    "copy the event, checked (--list shows copies)": "das Turnier kopieren und prüfen (--list nennt die Kopien)",
    "work on from a copy": "mit einer Kopie weitermachen",
    "give the event to another machine": "das Turnier einem anderen Rechner übergeben",
    "check the log's chain, space, clock and characters": "Protokoll, Speicher, Uhr und Zeichen prüfen",
    "play tournaments written on a page, and compare what must come out": (
        "Turniere spielen, die auf einer Seite stehen, und vergleichen, was herauskommen muss"
    ),
    "play random tournaments, with every law of the desk watching": (
        "zufällige Turniere spielen, während jedes Gesetz der Turnierleitung aufpasst"
    ),
    # what stands for values
    "NAME": "NAME",
    "TEXT": "TEXT",
    "what": "was",
    "title": "Titel",
    "KEY=VALUE": "SCHLÜSSEL=WERT",
    "PLAYERS": "PERSONEN",
    "HH:MM": "HH:MM",
    "CLUB": "VEREIN",
    "CONTACT": "KONTAKT",
    "NUMBER": "NUMMER",
    "DAY": "TAG",
    "deck": "deck",
    "CARD=N": "KARTE=N",
    "SET=N": "SET=N",
    "table": "Tisch",
    "ROUND": "RUNDE",
    "M:SS": "M:SS",
    "TABLE": "TISCH",
    "card": "Karte",
    "NAME[=ends|extra|leaves]": "NAME[=ends|extra|leaves]",
    "NAME=N": "NAME=N",
    "NAME=WHY": "NAME=GRUND",
    "CALL": "RUF",
    "RULING": "RULING",
    "CODE": "CODE",
    "ABOUT": "WORÜBER",
    "SET": "SET",
    "ENTRY": "EINTRAG",
    "WHAT": "WAS",
    "COPY": "KOPIE",
    "HEAD": "STAND",
    # common to all commands
    "common to all commands of the desk": "bei allen Befehlen der Turnierleitung",
    "the event (else FOV_EVENT, or the only one here)": "das Turnier (sonst FOV_EVENT, oder das einzige hier)",
    "who acts (else FOV_AS, or the organiser)": "wer handelt (sonst FOV_AS, oder die Veranstaltung)",
    "go on without being asked, warnings included": "ohne Rückfrage weitermachen, auch bei Warnungen",
    "why: for corrections, and where the desk warns": "warum: für Berichtigungen, und wo gewarnt wird",
    "answer in JSON": "in JSON antworten",
    "which round (the last one if not said)": "welche Runde (sonst die letzte)",
    "the table's number": "die Nummer des Tischs",
    "which game of the match (the one that is due if not said)": "welches Spiel der Begegnung (sonst das fällige)",
    # the day
    "Be led through an event: it says where you are, what is next and what is missing, does the next step when you "
    "press "
    "Enter, and takes any other command as well.": (
        "Lass dich durch ein Turnier führen: Es sagt, wo du bist, was als Nächstes kommt und was fehlt, tut den "
        "nächsten "
        "Schritt, wenn du Enter drückst, und nimmt auch jeden anderen Befehl."
    ),
    "say what is next and leave": "sagen, was als Nächstes kommt, und aufhören",
    "Look at a part of the event; without a word, at what is next and what is missing. Nothing changes.": (
        "Sieh dir einen Teil des Turniers an; ohne Wort, was als Nächstes kommt und was fehlt. Nichts ändert sich."
    ),
    "what to look at": "was du sehen willst",
    "The table: place, wins, losses, View-points, and what separates each row from the one above. After a cut the "
    "final "
    "stage comes first.": (
        "Die Tabelle: Platz, Siege, Niederlagen, Punkte, und was jede Zeile von der darüber trennt. Nach einer "
        "Endrunde kommt diese zuerst."
    ),
    "the table of one stage alone": "die Tabelle einer Stufe allein",
    "write it as a table for spreadsheets": "als Tabelle für die Tabellenkalkulation schreiben",
    "only the first": "nur die ersten",
    "Everything that happened, the latest at the end: number, time, who, what, and the rulings behind it. Entries that "
    "were undone are marked.": (
        "Alles, was geschah, das Neueste am Ende: Nummer, Zeit, wer, was, und die Regeln dahinter. Zurückgenommene "
        "Einträge sind gekennzeichnet."
    ),
    "how many entries (30)": "wie viele Einträge (30)",
    "all of them": "alle",
    "only those that name somebody": "nur die, die jemanden nennen",
}
