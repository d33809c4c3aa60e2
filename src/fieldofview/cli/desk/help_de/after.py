"""After the event, files and repair, scripts."""

from ..simulate import HELP as SIMULATE

SENTENCES = {
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
