"""Before the event."""

from ..keys import HELP as SETTINGS

SENTENCES = {
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
}
