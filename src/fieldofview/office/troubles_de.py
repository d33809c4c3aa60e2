"""German for what is in the way of event files, backups and packages."""

SENTENCES = {
    "{sentence}": "{sentence}",
    "There is no file {path}.": "Es gibt keine Datei {path}.",
    "{path} holds no event yet: its log is empty.": "{path} enthält noch kein Turnier: Das Protokoll ist leer.",
    "{path} was moved or replaced while it was open: open it again.": (
        "{path} wurde verschoben oder ersetzt, während es offen war: Öffne es noch einmal."
    ),
    "{file} cannot be read: {why}.": "{file} lässt sich nicht lesen: {why}.",
    "{file} cannot be written: {why}.": "{file} lässt sich nicht schreiben: {why}.",
    "{file} cannot be made in {folder}: {why}.": "{file} lässt sich in {folder} nicht anlegen: {why}.",
    "{file} cannot be used: {error}.": "{file} lässt sich nicht benutzen: {error}.",
    "{file} cannot be opened: may this program read it, and write in its folder?": (
        "{file} lässt sich nicht öffnen: Darf dieses Programm es lesen und in seinen Ordner schreiben?"
    ),
    "{file} is read-only: copy it to a place where you may write, and open the copy.": (
        "{file} ist schreibgeschützt: Kopiere es dorthin, wo du schreiben darfst, und öffne die Kopie."
    ),
    "{file} is damaged: restore the last backup.": "{file} ist beschädigt: Stelle die letzte Sicherung wieder her.",
    "{file} is not an event file, or its beginning is damaged.": (
        "{file} ist keine Turnierdatei, oder ihr Anfang ist beschädigt."
    ),
    "{file} is not an event file, but a database of another program.": (
        "{file} ist keine Turnierdatei, sondern die Datenbank eines anderen Programms."
    ),
    "{file} is a folder, not an event file.": "{file} ist ein Ordner, keine Turnierdatei.",
    "{file} is empty: making or copying it was interrupted. Restore a backup.": (
        "{file} ist leer: Das Anlegen oder Kopieren wurde unterbrochen. Stelle eine Sicherung wieder her."
    ),
    "{file} was written by a newer version (schema {version}, known here: {known}): update Field of View and open it "
    "again.": (
        "{file} stammt von einer neueren Version (Schema {version}, hier bekannt: {known}): Aktualisiere Field of View "
        "und öffne es noch einmal."
    ),
    "{file} does not end in {suffix}.": "{file} endet nicht auf {suffix}.",
    "{file} exists already: choose another name, or open it.": (
        "{file} gibt es schon: Wähle einen anderen Namen, oder öffne es."
    ),
    "The disk is full: nothing was written to {file}. Make room and try again.": (
        "Der Datenträger ist voll: Nichts wurde in {file} geschrieben. Schaffe Platz und versuche es noch einmal."
    ),
    "Another program is writing to {file}. Try again.": (
        "Ein anderes Programm schreibt gerade in {file}. Versuche es noch einmal."
    ),
    "{name} was opened for reading only.": "{name} ist nur zum Lesen geöffnet.",
    "{damage} {name} takes no more entries: restore a backup.": (
        "{damage} {name} nimmt keine Einträge mehr an: Stelle eine Sicherung wieder her."
    ),
    "{name} was handed over ({mark}) and takes no more entries.": (
        "{name} wurde übergeben ({mark}) und nimmt keine Einträge mehr an."
    ),
    # backups and packages
    "{name} is not named like a backup: its date, length and head hash are missing.": (
        "{name} heißt nicht wie eine Sicherung: Datum, Länge und Prüfwert fehlen."
    ),
    "{name} is damaged: {damage}": "{name} ist beschädigt: {damage}",
    "{name} has more entries than its name says: somebody worked in it.": (
        "{name} hat mehr Einträge, als der Name sagt: Jemand hat darin gearbeitet."
    ),
    "{name} does not end in {suffix}.": "{name} endet nicht auf {suffix}.",
    "{name} exists already: choose another name.": "{name} gibt es schon: Wähle einen anderen Namen.",
    "{damage} No backup was made: restore the last one.": (
        "{damage} Es gibt keine neue Sicherung: Stelle die letzte wieder her."
    ),
    "{damage} No package was made: restore the last backup.": (
        "{damage} Es gibt kein Paket: Stelle die letzte Sicherung wieder her."
    ),
    "{name} exists already: choose another name, or move the old package away.": (
        "{name} gibt es schon: Wähle einen anderen Namen, oder räume das alte Paket weg."
    ),
    "The results do not fit their schema at {where}: {message}": (
        "Die Ergebnisse passen bei {where} nicht zu ihrem Schema: {message}"
    ),
    "the top": "der obersten Ebene",
    "Papers and codes need {name}: install it with pip install 'fieldofview[desk]'.": (
        "Papiere und Codes brauchen {name}: Installiere es mit pip install 'fieldofview[desk]'."
    ),
}
