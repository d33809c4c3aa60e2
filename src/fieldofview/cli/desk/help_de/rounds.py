"""A round, and judging."""

SENTENCES = {
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
}
