"""German for the help of the desk's commands, by the English it stands for."""

from . import BEGINNING, ENDING, NEXT
from .keys import HELP as SETTINGS
from .simulate import HELP as SIMULATE

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
    # before it
    "Make a new event in a new file. Without settings it is a club evening: three rounds at tables of four, "
    "sanctioned by "
    "the rulings, 30 minutes a round. Everything can be changed until the start.": (
        "Lege ein neues Turnier in einer neuen Datei an. Ohne Einstellungen ist es ein Vereinsabend: drei Runden an "
        "Vierertischen, anerkannt nach den Regeln, 30 Minuten die Runde. Alles lässt sich bis zum Beginn ändern."
    ),
    "what the event is called": "wie das Turnier heißt",
    SETTINGS.said: (
        "Einstellungen: title, date, place, organiser, contact, tier, edition (A oder E), sanctioned (ja oder nein), "
        "limit (30:00), drop (RETAIN oder ZERO_LAST), tie_breaks (wins,points,…), capacity, backups (ein Ordner, oder "
        "none), auto_call_time; {options}; der Turnierform: {form}"
    ),
    "a format that is known by name": "eine Turnierform, die einen Namen hat",
    "where it is kept (a new file, *{suffix})": "wo es liegt (eine neue Datei, *{suffix})",
    "a practice event: marked everywhere, never returned": (
        "ein Übungsturnier: überall gekennzeichnet, wird nie eingereicht"
    ),
    "settings, officials and players of an earlier event": (
        "Einstellungen, Offizielle und Teilnehmende eines früheren Turniers"
    ),
    "The plan before the day: rounds, tables, limits and times, and what to think about. Without an event, say a "
    "number of players; without a preset it is a club evening.": (
        "Der Plan vor dem Tag: Runden, Tische, Grenzen und Zeiten, und woran zu denken ist. Ohne Turnier sage eine "
        "Anzahl von Personen; ohne --preset ist es ein Vereinsabend."
    ),
    "for how many (those entered if not said)": "für wie viele (sonst für die Gemeldeten)",
    "when round 1 begins, to estimate the times": "wann Runde 1 beginnt, um die Zeiten zu schätzen",
    "Change settings. The drop policy, tie-breaks and options are fixed when round 1 begins, whether the event is "
    "sanctioned at its start, everything when the results are returned.": (
        "Ändere Einstellungen. Was bei Ausstiegen gilt, die Feinwertungen und die Optionen stehen fest, wenn Runde 1 "
        "beginnt, die Anerkennung ab dem Start des Turniers, alles, wenn die Ergebnisse eingereicht sind."
    ),
    "Who officiates: judges, the head judge, score keepers, verifiers. People who do not play are noted by name here. "
    "Without names it shows who does what. `organiser` may be named too.": (
        "Wer welches Amt hat: Schiedsrichter, ihre Leitung, Ergebnisse, Prüfung. Wer nicht mitspielt, wird hier mit "
        "Namen vermerkt. Ohne Namen zeigt es, wer was tut. Auch `organiser` darf genannt werden."
    ),
    "make {role}": "{role} vergeben an",
    "judge": "das Schiedsrichteramt",
    "head": "die Leitung der Schiedsrichter",
    "score-keeper": "die Ergebnisse",
    "verifier": "die Prüfung",
    "take all roles from somebody": "jemandem alle Rollen nehmen",
    "Enter players; they count as here unless --later. In 2-Headed Giant enter a team with --members. Whoever comes "
    "when "
    "the event is full waits. After round 1 only a Swiss takes somebody, in its first half.": (
        "Melde Personen; sie gelten als da, außer mit --later. Bei 2-Headed Giant melde ein Team mit --members. Wer "
        "kommt, wenn das Turnier voll ist, wartet. Nach Runde 1 nimmt nur Schweizer System noch jemanden, in der "
        "ersten Hälfte."
    ),
    "one name each": "je ein Name",
    "a team: its name, and its two members": "ein Team: sein Name und seine zwei Mitglieder",
    "the club": "der Verein",
    "how to reach them": "wie man sie erreicht",
    "the player's number": "die Nummer der Person",
    "under age": "minderjährig",
    "who answers for a minor": "wer für Minderjährige verantwortlich ist",
    "signed up, but not here yet": "angemeldet, aber noch nicht da",
    "Enter players from a list: CSV with semicolons or commas in any usual encoding, or names as they were pasted. A "
    "first line names the columns (name, or first name and last name; club, contact, number, minor, guardian). Lines "
    "that "
    "cannot be taken are named with their reason, and the others are entered. In 2-Headed Giant the column `team` says "
    "who belong together.": (
        "Melde Personen aus einer Liste: CSV mit Semikolons oder Kommas in jeder üblichen Kodierung, oder eingefügte "
        "Namen. Eine erste Zeile nennt die Spalten (Name, oder Vorname und Nachname; Verein, Kontakt, Nummer, "
        "minderjährig, Vormund). Zeilen, die nicht gehen, werden mit Grund genannt, die anderen gemeldet. Bei "
        "2-Headed Giant sagt die Spalte `Team`, wer zusammengehört."
    ),
    "a CSV file as spreadsheets write it, or a list of names; - reads what is pasted": (
        "eine CSV-Datei aus der Tabellenkalkulation, oder eine Liste von Namen; - liest, was eingefügt wird"
    ),
    "everybody on the list is here already": "alle auf der Liste sind schon da",
    "Note who is here. Only those who are here are drawn into a round. Without names it says who is missing.": (
        "Vermerke, wer da ist. Nur wer da ist, wird in eine Runde gelost. Ohne Namen sagt es, wer fehlt."
    ),
    "names, or their beginnings": "Namen, oder wie sie anfangen",
    "everybody who is entered": "alle, die gemeldet sind",
    "they are not here after all": "sie sind doch nicht da",
    "a name, or its beginning": "ein Name, oder wie er anfängt",
    "Take somebody off the list before round 1; afterwards players drop.": (
        "Nimm jemanden vor Runde 1 von der Liste; danach steigt man aus (drop)."
    ),
    "Take somebody from the waiting list into the event.": "Nimm jemanden von der Warteliste ins Turnier.",
    "who comes in (the first who waits if not said)": "wer hineinkommt (sonst, wer zuerst wartet)",
    "Two who shall not be drawn to one table, such as a family in round 1.": (
        "Zwei, die nicht an einen Tisch gelost werden sollen, etwa eine Familie in Runde 1."
    ),
    "the two": "die beiden",
    "Take over a leaderboard, frozen with its date: it seeds round 1 where the format says grouping=leaderboard.": (
        "Übernimm eine Rangliste, festgehalten mit ihrem Datum: Nach ihr wird Runde 1 gesetzt, wo die Turnierform "
        "grouping=leaderboard sagt."
    ),
    "a CSV or JSON file with places, names and points": "eine CSV- oder JSON-Datei mit Plätzen, Namen und Punkten",
    "the day of the snapshot": "der Tag, von dem die Liste ist",
    "Draw the lots that part those who are equal in everything: an order of all entries, from a seed nobody chose.": (
        "Ziehe die Lose, die trennen, wer in allem gleich ist: eine Reihenfolge aller Meldungen, aus einem Startwert, "
        "den niemand gewählt hat."
    ),
    "Decks and their checks: `add` registers one, `check` notes that its cards were counted (--differs, if they are "
    "not "
    "right), `bad` reports one that is found wrong in a game (it goes after the game), `use` puts a checked deck on a "
    "table instead.": (
        "Decks und ihre Prüfung: `add` meldet eins an, `check` vermerkt, dass seine Karten gezählt sind (--differs, "
        "wenn "
        "sie nicht stimmen), `bad` meldet eins, das im Spiel nicht stimmt (es geht nach dem Spiel), `use` legt "
        "stattdessen ein geprüftes auf einen Tisch."
    ),
    "what is done with it": "was damit geschieht",
    "the label on the box; add and check take several": "was auf der Schachtel steht; bei add und check auch mehrere",
    "add: which cards are in it": "add: welche Karten darin sind",
    "check: cards too many (1) or missing (-1)": "check: Karten zu viel (1) oder zu wenig (-1)",
    "bad, use: at which table": "bad, use: an welchem Tisch",
    "bad: what is wrong": "bad: was nicht stimmt",
    "What the deck of a game is made of, such as viewpoint=1 reflections=1. It changes between games, never in one.": (
        "Woraus das Deck eines Spiels besteht, etwa viewpoint=1 reflections=1. Es ändert sich zwischen Spielen, nie in "
        "einem."
    ),
    "sets and how many decks or cards of each: {known}": "Sets, und wie viele Decks oder Karten davon: {known}",
    "for one round alone": "nur für eine Runde",
    "for one table of it alone": "nur für einen Tisch davon",
    "Note an exception from the minimum of four players or three games that the publisher granted.": (
        "Vermerke eine Ausnahme vom Mindestmaß von vier Personen oder drei Spielen, die der Verlag gewährt hat."
    ),
    "what there may be too few of": "wovon es zu wenig sein darf",
    "who granted it": "wer sie gewährt hat",
    "letter or message that says so": "Brief oder Nachricht, wo es steht",
    "when it was granted": "wann sie gewährt wurde",
    "Start the event: from now on rounds can be published, and whether it is sanctioned is fixed.": (
        "Beginne das Turnier: Ab jetzt lassen sich Runden bekannt machen, und ob es anerkannt ist, steht fest."
    ),
    # a round
    "Draw the next round, from a seed that nobody chose, and say for each table why. Nothing is public yet: look at "
    "it, "
    "draw again, exchange two by hand, then `fov desk publish`.": (
        "Lose die nächste Runde aus, aus einem Startwert, den niemand gewählt hat, und sage zu jedem Tisch, warum. "
        "Noch "
        "ist nichts bekannt: Sieh es dir an, lose neu, tausche zwei von Hand, dann `fov desk publish`."
    ),
    "exchange two players of the draft, with a reason": "zwei Personen der Auslosung tauschen, mit einem Grund",
    "only show the draft": "die Auslosung nur zeigen",
    "Publish the round that was drawn: now people look for their tables. With --back a round whose games have not "
    "begun "
    "is taken back (head judge, with a reason).": (
        "Mache die ausgeloste Runde bekannt: Jetzt suchen alle ihren Tisch. Mit --back wird eine Runde zurückgenommen, "
        "deren Spiele noch nicht begonnen haben (die Leitung, mit einem Grund)."
    ),
    "take the last round back, before any of its games": "die letzte Runde zurücknehmen, vor ihrem ersten Spiel",
    "Give a bye, where the format knows byes.": "Gib ein Freilos, wo die Turnierform Freilose kennt.",
    "who has it": "wer es bekommt",
    "Swap two seats of a table before its game begins.": "Tausche zwei Plätze eines Tischs, bevor sein Spiel beginnt.",
    "the table": "der Tisch",
    "Seat a play-off about the title or the cut, beside the round that was just played.": (
        "Setze ein Entscheidungsspiel um den Titel oder das Weiterkommen an, neben der eben gespielten Runde."
    ),
    "who plays it, in seat order": "wer es spielt, in der Reihenfolge der Plätze",
    "The time limit of a round: 30 to 45 minutes; a final round has none unless it is stipulated.": (
        "Die Zeitgrenze einer Runde: 30 bis 45 Minuten; eine Schlussrunde hat keine, wenn sie nicht festgesetzt wird."
    ),
    "which round": "welche Runde",
    "minutes, or `none`": "Minuten, oder `none`",
    "the organiser's word for a final round": "die Veranstaltung setzt sie für eine Schlussrunde fest",
    "Who came when: in time, up to five minutes late (a warning follows by itself), later or never (the match is "
    "lost).": (
        "Wer wann kam: pünktlich, bis zu fünf Minuten zu spät (eine Verwarnung folgt von selbst), später oder nie (die "
        "Begegnung ist verloren)."
    ),
    "who came": "wer kam",
    "so much after the reference time; `never` for who does not come": (
        "so lange nach der Bezugszeit; `never` für wen, der nicht kommt"
    ),
    "everybody of the round who is not noted yet": "alle der Runde, die noch nicht vermerkt sind",
    "From when on lateness counts at a table that had to wait for others.": (
        "Ab wann Verspätung an einem Tisch zählt, der auf andere warten musste."
    ),
    "so much after the start of the round": "so lange nach dem Beginn der Runde",
    "Note the starting card that a player shows before a game of the Viewniverse edition.": (
        "Vermerke die Startkarte, die jemand vor einem Spiel der Viewniverse-Ausgabe zeigt."
    ),
    "who shows it": "wer sie zeigt",
    "one of {cards}": "eine von {cards}",
    "in which game of the match": "in welchem Spiel der Begegnung",
    "Games begin: seats and decks are frozen, dealers of first games are drawn, and the clock of the round runs. In "
    "later "
    "games of a match the winner of the one before deals.": (
        "Spiele beginnen: Plätze und Decks stehen fest, wer im ersten Spiel gibt, wird gelost, und die Uhr der Runde "
        "läuft. In späteren Spielen einer Begegnung gibt, wer das vorige gewonnen hat."
    ),
    "which tables (all that are due if not said)": "welche Tische (sonst alle, an denen es so weit ist)",
    "who deals, at one table, instead of a draw": "wer gibt, an einem Tisch, statt gelost zu werden",
    "leave the clock of the round as it is": "die Uhr der Runde lassen, wie sie ist",
    "The clock of the round: `start` and `pause` it, or `stop` and `resume` that of one table. Without a word it shows "
    "what is left at each table.": (
        "Die Uhr der Runde: `start` und `pause`, oder `stop` und `resume` an einem Tisch. Ohne Wort zeigt es, was "
        "jedem "
        "Tisch noch bleibt."
    ),
    "stop and resume are for one table": "stop und resume sind für einen Tisch",
    "which table stops or goes on": "welcher Tisch anhält oder weitermacht",
    "More time for one table (a judge, with a reason; beyond 45 minutes in all the head judge).": (
        "Mehr Zeit für einen Tisch (das Schiedsgericht, mit einem Grund; über insgesamt 45 Minuten die Leitung)."
    ),
    "how much more": "wie viel mehr",
    "Call time at a table: the turn is finished, then everybody has one more.": (
        "Rufe an einem Tisch die Zeit aus: Der Zug wird beendet, dann haben alle noch einen."
    ),
    "in whose turn": "in wessen Zug",
    "The turns after time was called, and the totals after the last of them. The desk says whose turn is next, or "
    "who has "
    "won.": (
        "Die Züge, nachdem die Zeit ausgerufen war, und die Punkte nach dem letzten davon. Es sagt, wer als Nächstes "
        "dran ist, oder wer gewonnen hat."
    ),
    "turns in their order; `ends` if not said": "Züge in ihrer Reihenfolge; sonst `ends`",
    "View-points after them, or numbers by seat": "Punkte danach, oder Zahlen nach Platz",
    "draw pile and hands are empty": "Nachziehstapel und Hände sind leer",
    "Enter the result of a game: `fov desk result 3 Ann=100 Bob=55 Cy=70`, or numbers in seat order. Tokens are "
    "taken off "
    "by the desk. The end and the winner follow where only one reading is possible: one player with a hundred has won; "
    "after time was called the highest; of a single player left, that one.": (
        "Trage das Ergebnis eines Spiels ein: `fov desk result 3 Ann=100 Bob=55 Cy=70`, oder Zahlen in der Reihenfolge "
        "der Plätze. Marken zieht das Programm ab. Ende und Sieg folgen, wo es nur eine Lesart gibt: Wer als Einzige "
        "oder Einziger hundert hat, hat gewonnen; nach der Zeit die höchste Zahl; wer allein übrig ist, ohnehin."
    ),
    "View-points in the Field of View, by name, or numbers in seat order": (
        "Punkte im Blickfeld, nach Namen, oder Zahlen in der Reihenfolge der Plätze"
    ),
    "how it ended, where it does not follow from the View-points": "wie es endete, wo es nicht aus den Punkten folgt",
    "who won, where it does not follow": "wer gewonnen hat, wo es nicht folgt",
    "who left: {ways} (forfeit if not said)": "wer ging: {ways} (sonst forfeit)",
    "who dealt, if it was another than was drawn": "wer gab, wenn es nicht die geloste Person war",
    "somebody else confirms it later": "jemand anders bestätigt es später",
    "Somebody forfeits the whole match, or never came to it. With one side left the games that still count are "
    "written, "
    "as many as were needed; with more the others play on, and who never came is noted in their results.": (
        "Jemand gibt die ganze Begegnung auf oder kam nie dazu. Bleibt eine Seite übrig, werden die Spiele "
        "eingetragen, "
        "die noch zählen, so viele wie nötig; bleiben mehr, spielen die anderen weiter, und wer nie kam, steht in "
        "ihren "
        "Ergebnissen."
    ),
    "who left, or never came": "wer ging, oder nie kam",
    "they never came": "sie kamen nie",
    "Confirm a result that was entered provisionally.": "Bestätige ein Ergebnis, das vorläufig eingetragen ist.",
    "Dispute a result that was entered provisionally, with a reason: it is taken away and entered anew.": (
        "Bestreite ein Ergebnis, das vorläufig eingetragen ist, mit einem Grund: Es wird entfernt und neu eingetragen."
    ),
    "Correct a result, with a reason (head judge): say what is otherwise, the rest stays. What it would change in the "
    "table and the next round is shown first.": (
        "Berichtige ein Ergebnis, mit einem Grund (die Leitung): Sage, was anders ist, der Rest bleibt. Was es in der "
        "Tabelle und der nächsten Runde änderte, wird vorher gezeigt."
    ),
    "Rule on a game that everybody left by agreement: they are dropped, unless the judge lets it stand.": (
        "Entscheide über ein Spiel, das alle nach Absprache verließen: Sie steigen aus, wenn das Schiedsgericht es "
        "nicht gelten lässt."
    ),
    "nobody is dropped: the judge lets it stand": "niemand steigt aus: Das Schiedsgericht lässt es gelten",
    "Somebody leaves the event after the round that was begun last. What that does to the points follows the event's "
    "drop "
    "policy.": (
        "Jemand verlässt das Turnier nach der zuletzt begonnenen Runde. Was das mit den Punkten macht, sagt die "
        "Einstellung drop des Turniers."
    ),
    "who leaves": "wer geht",
    "Take a drop back, before the next round is published.": (
        "Nimm einen Ausstieg zurück, bevor die nächste Runde bekannt ist."
    ),
    "who comes back": "wer zurückkommt",
    "Verify a round: somebody who does not play has compared every result with its slip.": (
        "Prüfe eine Runde: Jemand, der nicht mitspielt, hat jedes Ergebnis mit seinem Zettel verglichen."
    ),
    "Close a round whose results are all there; a backup is made beside the event file.": (
        "Schließe eine Runde, deren Ergebnisse alle da sind; neben der Turnierdatei entsteht eine Sicherung."
    ),
    "Open the last round again, with a reason (head judge).": (
        "Öffne die letzte Runde wieder, mit einem Grund (die Leitung)."
    ),
    # judging
    "A player calls a judge to the table; --reason says why.": (
        "Jemand ruft das Schiedsgericht an den Tisch; --reason sagt, warum."
    ),
    "who calls": "wer ruft",
    "A judge takes a call (--go), or has answered it.": (
        "Das Schiedsgericht nimmt einen Ruf an (--go) oder hat ihn beantwortet."
    ),
    "the call's number, or who called": "die Nummer des Rufs, oder wer rief",
    "a judge is on the way, nothing is decided yet": "jemand ist unterwegs, noch ist nichts entschieden",
    "the rulings it rests on, such as VT.31": "die Regeln, auf denen es beruht, etwa VT.31",
    "A judge decides on a call again; between judges the head judge's word counts.": (
        "Über einen Ruf wird noch einmal entschieden; unter Schiedsrichtern gilt das Wort der Leitung."
    ),
    "the call's number": "die Nummer des Rufs",
    "Give a caution or a warning. A warning costs 50 points in its game; the third caution in a game and the sixth "
    "in the "
    "event become warnings by themselves, lateness too.": (
        "Gib eine Ermahnung oder eine Verwarnung. Eine Verwarnung kostet in ihrem Spiel 50 Punkte; die dritte "
        "Ermahnung "
        "in einem Spiel und die sechste im Turnier werden von selbst zu Verwarnungen, Verspätung auch."
    ),
    "who": "wer",
    "what, such as 75.1": "wofür, etwa 75.1",
    "in which round (the running one if not said)": "in welcher Runde (sonst der laufenden)",
    "in which game (the running one if not said)": "in welchem Spiel (sonst dem laufenden)",
    "between games: it counts in the next one": "zwischen Spielen: Es zählt im nächsten",
    "a note for the record": "eine Notiz für die Akten",
    "the player does not know yet": "die Person weiß es noch nicht",
    "a score keeper's note for a judge": "eine Notiz der Ergebnisse für das Schiedsgericht",
    "show the infractions": "die Verstöße zeigen",
    "A player was told of every penalty so far.": "Jemand weiß jetzt von allen bisherigen Strafen.",
    "An appeal: `appeal P3` makes one, `appeal P3 --upheld` or `--overturned` decides it, `appeal Ann 75.1 "
    "--overturned` "
    "does both. The head or sole judge decides, finally and once.": (
        "Ein Einspruch: `appeal P3` legt ihn ein, `appeal P3 --upheld` oder `--overturned` entscheidet ihn, "
        "`appeal Ann 75.1 --overturned` tut beides. Die Leitung entscheidet, endgültig und einmal."
    ),
    "a penalty or ruling (P3, R1), or the player's name with a code": (
        "eine Strafe oder Entscheidung (P3, R1), oder der Name mit einem Code"
    ),
    "the penalty's code": "der Code der Strafe",
    "the head judge lets it stand": "die Leitung lässt sie gelten",
    "the head judge takes it away": "die Leitung hebt sie auf",
    "the penalty of this round": "die Strafe aus dieser Runde",
    "and of this game": "und aus diesem Spiel",
    "Disqualify a player: the head or sole judge confirms it, a report has to follow (`fov desk dq-report`), and a "
    "suspension is proposed.": (
        "Disqualifiziere jemanden: Die Leitung bestätigt es, ein Bericht muss folgen (`fov desk dq-report`), und eine "
        "Sperre wird vorgeschlagen."
    ),
    "what, such as 77.1 (`fov desk penalty --list`)": "wofür, etwa 77.1 (`fov desk penalty --list`)",
    "the head judge who confirms it": "wer es als Leitung bestätigt",
    "The head judge's report on a disqualification. Its words lie beside the log, as all that is typed, "
    "so that they can be "
    "erased.": (
        "Der Bericht der Leitung über eine Disqualifikation. Seine Worte liegen wie alles, was man eintippt, neben dem "
        "Protokoll, damit sie sich löschen lassen."
    ),
    "what happened, in the head judge's words": "was geschah, in den Worten der Leitung",
    "Note a suspension that was decided: sanctioned events do not take the player meanwhile.": (
        "Vermerke eine beschlossene Sperre: Anerkannte Turniere nehmen die Person so lange nicht."
    ),
    "from when": "ab wann",
    "until when, at least two years": "bis wann, mindestens zwei Jahre",
    "who decided it": "wer es beschlossen hat",
    # after it
    "Finish the event: an open round is closed, no more rounds are drawn, and the places are final.": (
        "Beende das Turnier: Eine offene Runde wird geschlossen, es gibt keine Runden mehr, und die Plätze stehen fest."
    ),
    "Write the results package: what goes to the publisher, with the log and the head that proves it. What is "
    "missing is "
    "named, and nothing is written over.": (
        "Schreibe das Ergebnispaket: was an den Verlag geht, mit dem Protokoll und dem Stand, der es beweist. Was "
        "fehlt, wird genannt, und nichts wird überschrieben."
    ),
    "a new folder (named after the event if not said)": "ein neuer Ordner (sonst nach dem Turnier benannt)",
    "Note that the results were returned to the publisher. Everything that the package must have is checked; the "
    "settings "
    "are fixed from now on.": (
        "Vermerke, dass die Ergebnisse beim Verlag eingereicht sind. Alles, was das Paket haben muss, wird geprüft; "
        "die "
        "Einstellungen stehen ab jetzt fest."
    ),
    "Note what the publisher answered, with the official points if there are any.": (
        "Vermerke, was der Verlag geantwortet hat, mit den offiziellen Punkten, wenn es welche gibt."
    ),
    "what the publisher said": "was der Verlag sagte",
    "when": "wann",
    "official points": "offizielle Punkte",
    "Erase what is known of somebody: name, contact, and the reasons, notes and reports that are about "
    "them or name them. "
    "The log keeps a number in their place, and its chain stays whole. This cannot be undone; copies "
    "that were made before "
    "still hold the name.": (
        "Lösche, was über jemanden bekannt ist: Name, Kontakt und die Gründe, Notizen und Berichte, die von der Person "
        "handeln oder sie nennen. Das Protokoll behält stattdessen eine Nummer, und seine Kette bleibt heil. "
        "Das lässt sich "
        "nicht zurücknehmen; frühere Kopien enthalten den Namen noch."
    ),
    # files and repair
    "A paper as PDF, in the language of --lang. It carries the head of the log, so that it can be checked later.": (
        "Ein Papier als PDF, in der Sprache von --lang. Es trägt den Stand des Protokolls, damit man es später "
        "prüfen kann."
    ),
    "which paper: {papers}": "welches Papier: {papers}",
    "the PDF file (named after the event and the paper if not said)": (
        "die PDF-Datei (sonst nach Turnier und Papier benannt)"
    ),
    "the size of the paper": "die Größe des Papiers",
    "whose form or certificate": "wessen Formular oder Urkunde",
    "count-sheets: for which sets or set files": "count-sheets: für welche Sets oder Set-Dateien",
    "prizes: what is given, the first first": "prizes: was es gibt, das Erste zuerst",
    "certificates: for how many places": "certificates: für wie viele Plätze",
    "plan: when it begins": "plan: wann es beginnt",
    "Take an entry of the log back, with a reason (head judge). What would change is shown first; what other entries "
    "rest "
    "on is not undone but corrected. Undoing an undo brings the entry back. Nothing is deleted.": (
        "Nimm einen Eintrag des Protokolls zurück, mit einem Grund (die Leitung). Was sich änderte, wird vorher "
        "gezeigt; "
        "worauf andere Einträge beruhen, wird nicht zurückgenommen, sondern berichtigt. Eine Rücknahme zurückzunehmen "
        "holt den Eintrag wieder. Nichts wird gelöscht."
    ),
    "its number in the log (the latest if not said)": "seine Nummer im Protokoll (sonst der letzte)",
    "Write a note. Its words lie beside the log, and go when somebody who is named in them is erased.": (
        "Schreibe eine Notiz. Ihre Worte liegen neben dem Protokoll und verschwinden, wenn jemand gelöscht "
        "wird, den sie "
        "nennen."
    ),
    "the note": "die Notiz",
    "what it is about, such as `round 2` or a table": "worum es geht, etwa `Runde 2` oder ein Tisch",
    "Copy the event, as it is now, into a folder or onto a stick. The copy is checked; its name carries date, length "
    "and "
    "head of the log.": (
        "Kopiere das Turnier, wie es jetzt ist, in einen Ordner oder auf einen Stick. Die Kopie wird geprüft; ihr Name "
        "trägt Datum, Länge und Stand des Protokolls."
    ),
    "where to (the event's own folder for copies if not said)": "wohin (sonst in den Sicherungsordner des Turniers)",
    "show the copies that are there": "die Kopien zeigen, die es gibt",
    "Work on from a copy, in a new file: never in place of one that exists.": (
        "Mach mit einer Kopie weiter, in einer neuen Datei: nie an der Stelle einer, die es gibt."
    ),
    "the copy": "die Kopie",
    "the new file to work on in (*{suffix})": "die neue Datei, in der es weitergeht (*{suffix})",
    "Give the event to another machine: a checked copy goes into the folder, and this file only shows how it was.": (
        "Übergib das Turnier einem anderen Rechner: Eine geprüfte Kopie kommt in den Ordner, und diese Datei zeigt nur "
        "noch, wie es war."
    ),
    "a stick, or a folder that the other machine sees": "ein Stick, oder ein Ordner, den der andere Rechner sieht",
    "Check the event and the machine: the log's chain of hashes (and with --head that it is the log of a paper), free "
    "space, the clock, the last copy, and names that cannot be printed.": (
        "Prüfe das Turnier und den Rechner: die Kette der Prüfwerte im Protokoll (und mit --head, ob es das Protokoll "
        "eines Papiers ist), freien Platz, die Uhr, die letzte Kopie und Namen, die sich nicht drucken lassen."
    ),
    "length and hash from a paper or a package, such as 120-3f2a…": (
        "Länge und Prüfwert von einem Papier oder Paket, etwa 120-3f2a…"
    ),
    "Play each tournament of the files in memory, and compare what comes out with what they expect.": (
        "Spiele jedes Turnier der Dateien im Speicher, und vergleiche, was herauskommt, mit dem, was sie erwarten."
    ),
    "desk scripts, in TOML": "Turnierskripte, in TOML",
    "print one list with an object for each run": "eine Liste mit einem Objekt für jeden Lauf ausgeben",
    SIMULATE: """\
Spiele zufällige Turniere im Speicher: Verspätungen, Ausstiege, Strafen, Einsprüche, Berichtigungen, Rücknahmen, falsche
Befehle. Jeden Schritt prüfen alle Gesetze. Geschrieben wird nichts. Derselbe Startwert spielt dasselbe.""",
    "how many (default 100)": "wie viele (Vorgabe: 100)",
    "of the first; the next is N + 1 (default 1)": "des ersten; das nächste hat N + 1 (Vorgabe: 1)",
    "only this format (default all)": "nur diese Turnierform (Vorgabe: alle)",
    "so many enter (default 2 to 40)": "so viele sind gemeldet (Vorgabe: 2 bis 40)",
    "bots with commas, for instance greedy,random: they play the games": (
        "Bots mit Kommas, zum Beispiel greedy,random: Sie spielen die Spiele"
    ),
    "print one list with an object for each tournament": "eine Liste mit einem Objekt für jedes Turnier ausgeben",
}
