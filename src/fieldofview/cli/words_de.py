"""German for what the command line says by itself, by the English it stands for."""

SENTENCES = {
    # the front door
    "fov: The command {name} is not part of this edition.": "fov: Der Befehl {name} gehört nicht zu dieser Ausgabe.",
    "fov: There is no option {name} before a command; `fov` alone lists the commands.": (
        "fov: Vor einem Befehl gibt es keine Option {name}; `fov` allein nennt die Befehle."
    ),
    "fov: There is no command {name!r}. Did you mean `fov {near}`?": (
        "fov: Einen Befehl {name!r} gibt es nicht. Ist `fov {near}` gemeint?"
    ),
    "fov: There is no command {name!r}. `fov` alone lists the commands.": (
        "fov: Einen Befehl {name!r} gibt es nicht. `fov` allein nennt die Befehle."
    ),
    "fov desk: There is no command {name!r}. Did you mean `fov desk {near}`?": (
        "fov desk: Einen Befehl {name!r} gibt es nicht. Ist `fov desk {near}` gemeint?"
    ),
    "fov desk: There is no command {name!r}. `fov desk` alone lists the commands.": (
        "fov desk: Einen Befehl {name!r} gibt es nicht. `fov desk` allein nennt die Befehle."
    ),
    "{prog}: {wrong}; `{prog} --help` shows what can be given.": (
        "{prog}: {wrong}; `{prog} --help` zeigt, was man angeben kann."
    ),
    "{text!r} is no whole number; write it with the digits 0 to 9": (
        "{text!r} ist keine ganze Zahl; schreibe sie mit den Ziffern 0 bis 9"
    ),
    "{text!r} is no number such as 2 or 0.5": "{text!r} ist keine Zahl wie 2 oder 0.5",
    "{path!r} is in no home folder that is known; write the path whole.": (
        "{path!r} liegt in keinem bekannten Benutzerordner; schreibe den Pfad ganz."
    ),
    "Cannot write the output: {why}.": "Die Ausgabe lässt sich nicht schreiben: {why}.",
    "Cannot write {file}: {why}.": "{file} lässt sich nicht schreiben: {why}.",
    "Cannot open {file}: {why}.": "{file} lässt sich nicht öffnen: {why}.",
    "fov: Something went wrong that is not your fault ({kind}). {where}; please report it.": (
        "fov: Etwas ging schief, wofür du nichts kannst ({kind}). {where}; bitte melde es."
    ),
    "The details are in {file}": "Genaueres steht in {file}",
    "The details could not be written; FOV_DEBUG=1 shows them": (
        "Genaueres ließ sich nicht schreiben; FOV_DEBUG=1 zeigt es"
    ),
    # commands
    "Say which card to show, for instance: fov cards show Wink.": (
        "Sag, welche Karte du sehen willst, zum Beispiel: fov cards show Wink."
    ),
    "There is no folder {parent!r} for the table.": "Für die Tabelle gibt es keinen Ordner {parent!r}.",
    "{csv!r} is a folder; name a file in it for the table.": (
        "{csv!r} ist ein Ordner; nenne eine Datei darin für die Tabelle."
    ),
    "--workers must be 1 or more, not {workers}.": "--workers muss mindestens 1 sein, nicht {workers}.",
    "--seconds must be above 0 and at most {most_seconds}, and --runs from 1 to {most_runs}.": (
        "--seconds muss über 0 und höchstens {most_seconds} sein, und --runs von 1 bis {most_runs}."
    ),
    "There is no folder {parent!r} for the result.": "Für das Ergebnis gibt es keinen Ordner {parent!r}.",
    "--compile times the numba back end, which is not measured here.": (
        "--compile misst das Backend numba, das hier nicht gemessen wird."
    ),
    "--backend names no back end; there are plain, numba and cuda.": (
        "--backend nennt kein Backend; es gibt plain, numba und cuda."
    ),
    "--backend cuda is measured alone, with numba beside it.": (
        "--backend cuda wird allein gemessen, mit numba daneben."
    ),
    # verify
    "Chance: the game was dealt by the seed {seed}; nothing was committed to before it.": (
        "Zufall: Das Spiel wurde nach dem Startwert {seed} gegeben; davor war nichts festgelegt."
    ),
    "Commitment: the secret opens {commitment}.": "Festlegung: Das Geheimnis passt zu {commitment}.",
    "Deal: the order of the cards follows from the secret.": (
        "Geben: Die Reihenfolge der Karten folgt aus dem Geheimnis."
    ),
    "Deal: the order of the cards follows from the secret, and so does the dealer, {dealer}.": (
        "Geben: Die Reihenfolge der Karten folgt aus dem Geheimnis, und auch, wer gab: {dealer}."
    ),
    "Shuffles: the pile was not shuffled again.": "Mischen: Der Stapel wurde nicht neu gemischt.",
    "Shuffles: the pile was shuffled again {times}, each time as the secret says.": (
        "Mischen: Der Stapel wurde {times} neu gemischt, jedes Mal, wie das Geheimnis es sagt."
    ),
    "once": "einmal",
    "{n} times": "{n}-mal",
    "Answers: all {n} fit the rules of the game.": "Antworten: Alle {n} passen zu den Spielregeln.",
    "Outcome: the game is not over yet.": "Ausgang: Das Spiel ist noch nicht zu Ende.",
    "Outcome: {winners} won ({scores}).": "Ausgang: Gewonnen hat {winners} ({scores}).",
    "{some} and {last}": "{some} und {last}",
    # desk script, desk simulate
    "{name} is no file that can be read": "{name} ist keine lesbare Datei",
    "{name} is larger than {most} MB": "{name} ist größer als {most} MB",
    "{name} is no text in UTF-8": "{name} ist kein Text in UTF-8",
    "{name} cannot be read: {why}": "{name} lässt sich nicht lesen: {why}",
    "MALFORMED": "FEHLERHAFT",
    "pass": "gilt",
    "FAIL": "FALSCH",
    "step": "Schritt",
    "expected": "erwartet",
    "got     ": "bekommen",
    "rulings": "Rulings",
    "--tournaments must be 1 or more, not {n}.": "--tournaments muss mindestens 1 sein, nicht {n}.",
    "--players must be {fewest} to 512, not {n}.": "--players muss {fewest} bis 512 sein, nicht {n}.",
    "fov desk simulate: Interrupted after {n} tournaments.": "fov desk simulate: Abgebrochen nach {n} Turnieren.",
    "Playing": "Es wird gespielt",
    "format": "Turnierform",
    "tournaments": "Turniere",
    "rounds": "Runden",
    "games": "Spiele",
    "failed": "gescheitert",
    "{n} tournaments in {seconds:.1f} s; every law looked at after each command.": (
        "{n} Turniere in {seconds:.1f} s; nach jedem Befehl wurde jedes Gesetz geprüft."
    ),
    "FAILED seed {seed}, {kind}: {law}": "GESCHEITERT Startwert {seed}, {kind}: {law}",
    "(no desk script has steps for all of these)": "(kein Turnierskript hat Schritte für all das)",
    # play
    "{path} exists already; go on with it by --resume, or name another file.": (
        "{path} gibt es schon; mach mit --resume weiter, oder nenne eine andere Datei."
    ),
    "No game has been kept yet; `fov play` begins one.": "Noch ist kein Spiel aufgehoben; `fov play` beginnt eins.",
    "yes": "ja",
    "no": "nein",
}
