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
    "{text} is too long a number; at most {most} digits": "{text} ist zu lang für eine Zahl; höchstens {most} Ziffern",
    "{text!r} is no number such as 2 or 0.5": "{text!r} ist keine Zahl wie 2 oder 0.5",
    "{path!r} is in no home folder that is known; write the path whole.": (
        "{path!r} liegt in keinem bekannten Benutzerordner; schreibe den Pfad ganz."
    ),
    "{address!r} is no address of a table; one looks like http://127.0.0.1:8470/t/GK2Y2.": (
        "{address!r} ist keine Adresse eines Tisches; eine sieht so aus: http://127.0.0.1:8470/t/GK2Y2."
    ),
    "FOV_DATABASE_URL is no address of a database; one looks like postgresql://user@host/name.": (
        "FOV_DATABASE_URL ist keine Adresse einer Datenbank; eine sieht so aus: postgresql://user@host/name."
    ),
    "The database cannot be opened: {why}.": "Die Datenbank lässt sich nicht öffnen: {why}.",
    "No table answers at {address}: {why}.": "Unter {address} antwortet kein Tisch: {why}.",
    "The table's socket at {url} does not open: {why}.": "Die Verbindung zum Tisch {url} öffnet sich nicht: {why}.",
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
    # review
    "fov review: The rules are compiled for this table, which takes a minute or two, once.": (
        "fov review: Die Regeln werden für diesen Tisch kompiliert, was einmal ein, zwei Minuten dauert."
    ),
    "fov review: Interrupted before a pick was looked at.": ("fov review: Abgebrochen, bevor eine Wahl angesehen war."),
    "fov review: Interrupted; this is what was looked at so far.": (
        "fov review: Abgebrochen; das ist, was bis dahin angesehen wurde."
    ),
    "Nobody had anything to choose in {record}.": "In {record} hatte niemand etwas zu wählen.",
    "player": "Person",
    "picks": "Entscheidungen",
    "lost in all": "insgesamt verloren",
    "chances, pick by pick": "Aussichten, Wahl für Wahl",
    "turn": "Zug",
    "picked": "gewählt",
    "better": "besser",
    "lost": "verloren",
    "No pick lost {least} or more for sure.": "Keine Wahl verlor sicher {least} oder mehr.",
    "The game turned most between turns {first} and {last}: {name} went from {before} to {after}.": (
        "Am meisten wendete sich das Spiel zwischen Zug {first} und {last}: {name} kam von {before} auf {after}."
    ),
    # arena
    "The picture is drawn as .svg, not as {name!r}.": "Das Bild wird als .svg gezeichnet, nicht als {name!r}.",
    "{path!r} cannot be written: name a file in a folder that is there.": (
        "{path!r} lässt sich nicht schreiben: Nenne eine Datei in einem Ordner, den es gibt."
    ),
    "Certain is what Robbins' confidence sequence says at 95 %: it may be looked at after every deal. "
    "Intervals are of 95 %, clustered by deal.": (
        "Sicher ist, was Robbins' Konfidenzfolge mit 95 % sagt: Man darf nach jeder Austeilung hinsehen. "
        "Intervalle sind solche von 95 %, gebündelt nach Austeilung."
    ),
    # commands
    "Say which card to show, for instance: fov cards show Wink.": (
        "Sag, welche Karte du sehen willst, zum Beispiel: fov cards show Wink."
    ),
    "Say which card to draw, for instance: fov cards picture Wink.": (
        "Sag, welche Karte gezeichnet werden soll, zum Beispiel: fov cards picture Wink."
    ),
    "--{option} belongs to pictures: fov cards picture NAME.": "--{option} gehört zu Bildern: fov cards picture NAME.",
    "Name one card, or write all with --all FOLDER, not both.": (
        "Nenne eine Karte oder schreib alle mit --all ORDNER, nicht beides."
    ),
    "{file} is there already and is no picture of a card; name another with --out.": (
        "{file} gibt es schon und ist kein Bild einer Karte; nenne mit --out eine andere Datei."
    ),
    "{file} is a folder; name a file in it, or write all cards there with --all.": (
        "{file} ist ein Ordner; nenne eine Datei darin, oder schreib mit --all alle Karten hinein."
    ),
    "--out is for one card; --all FOLDER names the files by their cards.": (
        "--out gilt für eine Karte; --all ORDNER benennt die Dateien nach ihren Karten."
    ),
    "{folder} is a file; --all needs a folder.": "{folder} ist eine Datei; --all braucht einen Ordner.",
    "There is no size {size!r}. Did you mean {near!r}?": "Eine Größe {size!r} gibt es nicht. Ist {near!r} gemeint?",
    "There is no size {size!r}; there are full, small and chip.": (
        "Eine Größe {size!r} gibt es nicht; es gibt full, small und chip."
    ),
    "There is no folder {parent!r} for the table.": "Für die Tabelle gibt es keinen Ordner {parent!r}.",
    "{csv!r} is a folder; name a file in it for the table.": (
        "{csv!r} ist ein Ordner; nenne eine Datei darin für die Tabelle."
    ),
    "There is no folder {parent!r} for the weights.": "Für die Gewichte gibt es keinen Ordner {parent!r}.",
    "Labels are kept in a file that ends in .npz, not in {name!r}.": (
        "Urteile stehen in einer Datei, die auf .npz endet, nicht in {name!r}."
    ),
    "Weights are kept in a file that ends in .toml, not in {out!r}.": (
        "Gewichte stehen in einer Datei, die auf .toml endet, nicht in {out!r}."
    ),
    "{out!r} exists already; name another file with --out.": (
        "{out!r} gibt es schon; nenne mit --out eine andere Datei."
    ),
    "--minutes must be above 0 and at most {most}, not {minutes:g}.": (
        "--minutes muss über 0 und höchstens {most} sein, nicht {minutes:g}."
    ),
    "--seats takes numbers from 2 to 12 with commas, such as 2 or 2,4; not {text!r}.": (
        "--seats nimmt Zahlen von 2 bis 12 mit Kommas, wie 2 oder 2,4; nicht {text!r}."
    ),
    "Duplicate deals give rates alone; leave out --csv, --rows and --plot.": (
        "Mehrfach gespielte Austeilungen ergeben nur Quoten; lass --csv, --rows und --plot weg."
    ),
    "--workers must be 1 or more, not {workers}.": "--workers muss mindestens 1 sein, nicht {workers}.",
    "All cards of a deck are weighed together: leave out {word!r}.": (
        "Alle Karten eines Decks werden zusammen bewertet: lass {word!r} weg."
    ),
    "--{option} belongs to the weighing of cards: fov cards impact.": (
        "--{option} gehört zur Bewertung der Karten: fov cards impact."
    ),
    "A cluster knows its cores: give --cluster or --workers, not both.": (
        "Ein Cluster kennt seine Kerne: gib --cluster oder --workers an, nicht beides."
    ),
    "A cluster plays on its processors: leave out --backend cuda.": (
        "Ein Cluster spielt auf seinen Prozessoren: lass --backend cuda weg."
    ),
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
        "Zufall: Das Spiel wurde nach dem Startwert {seed} ausgeteilt; davor war nichts festgelegt."
    ),
    "Commitment: the secret opens {commitment}.": "Festlegung: Das Geheimnis passt zu {commitment}.",
    "Deal: the order of the cards follows from the secret.": (
        "Austeilen: Die Reihenfolge der Karten folgt aus dem Geheimnis."
    ),
    "Deal: the order of the cards follows from the secret, and so does the dealer, {dealer}.": (
        "Austeilen: Die Reihenfolge der Karten folgt aus dem Geheimnis, und auch, wer austeilte: {dealer}."
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
    "rulings": "Regeln",
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
    "No game has been kept yet; `fov play` begins one.": "Noch ist kein Spiel gespeichert; `fov play` beginnt eins.",
    "yes": "ja",
    "no": "nein",
    # bench
    "The result is in {file}.": "Das Ergebnis steht in {file}.",
    "Other libraries are measured in a checkout only: their scripts lie in its folder benches/.": (
        "Andere Bibliotheken werden nur in einem Checkout gemessen: Ihre Skripte liegen in dessen Ordner benches/."
    ),
    "compiling": "kompilieren",
    "warming up": "warmlaufen",
    "round {n}: {what}": "Runde {n}: {what}",
    "copies": "Kopien",
    "new deals of unseen cards": "verdeckte Karten neu austeilen",
    "the face": "die Oberfläche",
    "growth; the large size class may have to be compiled": (
        "Wachstum; die große Klasse muss vielleicht kompiliert werden"
    ),
    "growth, round {n}": "Wachstum, Runde {n}",
    "start-up": "Starten",
    "the first compilation": "das erste Kompilieren",
    "decisions/s": "Entscheidungen/s",
    "games/s": "Spiele/s",
    "bytes": "Bytes",
    "times": "mal",
    "NO": "NEIN",
    "play, {name}": "Spielen, {name}",
    "play, uncompiled": "Spielen, unkompiliert",
    "loop inside": "Schleife innen",
    "loop inside, after the deal": "Schleife innen, nach dem Austeilen",
    "loop inside, with observation and mask": "Schleife innen, mit Beobachtung und Maske",
    "one Python call a decision": "ein Python-Aufruf je Entscheidung",
    "one Python call a decision, with observation and mask": (
        "ein Python-Aufruf je Entscheidung, mit Beobachtung und Maske"
    ),
    "one Python call each": "je ein Python-Aufruf",
    "uncompiled step": "unkompilierter Schritt",
    "a batch of 4,096, with observation and mask": "4.096 zugleich, mit Beobachtung und Maske",
    "a Python bot that reads its view": "ein Python-Bot, der seine Ansicht liest",
    "a decision, 95th percentile": "eine Entscheidung, 95. Perzentil",
    "a full view": "eine ganze Ansicht",
    "JSON for a viewer": "JSON für eine Person",
    "150 decisions again, untold": "150 Entscheidungen noch einmal, unerzählt",
    "150 decisions again, by index, untold": "150 Entscheidungen noch einmal, nach Nummer, unerzählt",
    "one state": "einem Stand",
    "a state of {n:,}": "einem Stand von {n}",
    "copy of {batch}, from Python": "Kopie von {batch}, aus Python",
    "new deal of unseen cards, {way}": "verdeckte Karten neu austeilen, {way}",
    "growth from {low} to {high} {axis}, large class": "Wachstum von {low} auf {high} {axis}, große Klasse",
    "cards": "Karten",
    "state, 6 players and 149 cards": "Stand, 6 Personen und 149 Karten",
    "cached start to the first game": "Start bis zum ersten Spiel, vorkompiliert",
    "first compilation to the first game": "erstes Kompilieren bis zum ersten Spiel",
    "{players} players, {cards} cards": "{players} Personen, {cards} Karten",
    "{equal:,} of {checked:,}": "{equal} von {checked}",
    "Random play of whole games, the deal included, on {gpu}: up to {games:,} games at once, wall time, the median "
    "of {runs} runs. Beside it numba on one core of the same machine, per CPU second. The hashes are those of every "
    "decision of the same games on both.": (
        "Zufälliges Spiel ganzer Spiele samt Austeilen, auf {gpu}: bis zu {games} Spiele zugleich, Wanduhrzeit, der "
        "Median von {runs} Läufen. Daneben numba auf einem Kern desselben Rechners, je CPU-Sekunde. Die Prüfwerte sind "
        "die jeder Entscheidung derselben Spiele auf beiden."
    ),
    "spread": "Streuung",
    "numba, one core": "numba, ein Kern",
    "equal hashes": "gleiche Prüfwerte",
    "On a GPU": "Auf einer GPU",
    "The peer is the best of its kind measured in the same run; a ratio above 1 is in our favour. Peers play their own "
    "games, so a ratio says how much play a core gives, not whose code is better.": (
        "Daneben steht das Beste seiner Art aus demselben Lauf; ein Verhältnis über 1 spricht für uns. Andere spielen "
        "ihre eigenen Spiele, das Verhältnis sagt also, wie viel Spiel ein Kern hergibt, nicht, wessen Code besser ist."
    ),
    "figure": "Größe",
    "measured": "gemessen",
    "peer": "daneben",
    "ratio": "Verhältnis",
    "target": "Ziel",
    "met?": "erreicht?",
    "Beside others": "Neben anderen",
    "Random play by four players with 140 cards; for other libraries their own game and number of seats. Rates are per "
    "CPU second, all cases in turn, and the median counts (runs: {runs}). Wall/CPU near 1 says that nobody else used "
    "the core.": (
        "Zufälliges Spiel zu viert mit 140 Karten; bei anderen Bibliotheken ihr eigenes Spiel mit eigener Anzahl. "
        "Raten "
        "gelten je CPU-Sekunde, alle Fälle im Wechsel, und der Median zählt (Läufe: {runs}). Wand/CPU nahe 1 sagt, "
        "dass "
        "niemand sonst den Kern benutzte."
    ),
    "random play": "zufälliges Spiel",
    "decisions a game": "Entscheidungen je Spiel",
    "wall/CPU": "Wand/CPU",
    "copy": "Kopie",
    "Play": "Spielen",
    "a decision": "eine Entscheidung",
    "one full view": "eine ganze Ansicht",
    "the view as JSON": "die Ansicht als JSON",
    "what is new, for one viewer": "was neu ist, für eine Person",
    "one full view as JSON": "eine ganze Ansicht als JSON",
    "{seats} seats, plain windows": "{seats} Plätze, einfache Fenster",
    "{seats} seats, public windows": "{seats} Plätze, öffentliche Fenster",
    "{seats} seats, two copies each, plain windows": "{seats} Plätze, je zwei davon, einfache Fenster",
    "{seats} seats, two copies each, public windows": "{seats} Plätze, je zwei davon, öffentliche Fenster",
    "What a table costs a server, in CPU time on one core, over random games with both classic sets. A decision is to "
    "answer, to tell, and to write what is new (events, window, decision) as JSON for all seats and an onlooker.": (
        "Was ein Tisch einen Server kostet, in CPU-Zeit auf einem Kern, über zufällige Spiele mit beiden klassischen "
        "Sets. Eine Entscheidung ist: antworten, erzählen, und was neu ist (Ereignisse, Fenster, Entscheidung) als "
        "JSON "
        "für alle Plätze und zum Zuschauen schreiben."
    ),
    "median": "Median",
    "95th percentile": "95. Perzentil",
    "The face": "Die Oberfläche",
    "with 140 cards": "mit 140 Karten",
    "of Viewpoint with four players": "von Viewpoint zu viert",
    "a decision, large class": "eine Entscheidung, große Klasse",
    "times the first": "mal die erste",
    "a decision, own class": "eine Entscheidung, eigene Klasse",
    "Growth by {axis}, {what}": "Wachstum nach {axis}, {what}",
    "The large class alone shows what the rules cost: there only the table changes. The own class is what a game of "
    "that "
    "size is played on: small ({small}) or large ({large}).": (
        "Die große Klasse allein zeigt, was die Regeln kosten: Dort ändert sich nur der Tisch. Die eigene Klasse ist "
        "die, "
        "auf der ein Spiel dieser Größe läuft: klein ({small}) oder groß ({large})."
    ),
    "a fresh process to the end of its first compiled game, cached": (
        "ein neuer Prozess bis zum Ende des ersten kompilierten Spiels, vorkompiliert"
    ),
    "the same with an empty cache": "dasselbe mit leerem Cache",
    "{wall:.1f} s ({cpu:.1f} s of CPU)": "{wall:.1f} s ({cpu:.1f} s CPU)",
    "Start-up": "Starten",
    "wall time": "Wanduhrzeit",
    "{ns:,.0f} ns ({size})": "{ns:,.0f} ns ({size})",
    "small": "klein",
    "large": "groß",
    "players": "Personen",
    "{number} {unit}": "{number} {unit}",
    "{target} {unit}": "{target} {unit}",
    "{table}: {what}": "{table}: {what}",
    "{backend}: {name}": "{backend}: {name}",
    "{seats} seats, {cards} cards, {size} bytes": "{seats} Plätze, {cards} Karten, {size} Bytes",
}
