"""The end, copies, and the doctor."""

from __future__ import annotations

WORDS: dict[str, tuple[str, str]] = {
    # the end, copies
    "finish_now": ("Finish the event after {rounds} rounds?", "Das Turnier nach {rounds} Runden beenden?"),
    "submit_now": (
        "Note the results as returned? Settings are fixed from then on.",
        "Die Ergebnisse als eingereicht vermerken? Danach stehen die Einstellungen fest.",
    ),
    "package_written": (
        "The package lies in {folder}: {files}. Head of the log: {head}.",
        "Das Paket liegt in {folder}: {files}. Stand des Protokolls: {head}.",
    ),
    "written": ("Written: {file}", "Geschrieben: {file}"),
    "so_far": ("{rounds} of {open} rounds so far are closed.", "{rounds} von bisher {open} Runden sind geschlossen."),
    "no_backup": ("No backup was made: {why}", "Es gibt keine Sicherung: {why}"),
    "backed_up": ("Backup: {file} in {folder}.", "Sicherung: {file} in {folder}."),
    "restored": ("Restored into {file}: {entries} entries.", "Wiederhergestellt in {file}: {entries} Einträge."),
    "hand_over": (
        "Hand the event over to {folder}? This file takes nothing more then.",
        "Das Turnier nach {folder} übergeben? Diese Datei nimmt dann nichts mehr an.",
    ),
    "handed_over": (
        "Handed over: go on with {file} on the other machine (`fov desk restore`).",
        "Übergeben: mache am anderen Rechner mit {file} weiter (`fov desk restore`).",
    ),
    "nothing_to_undo": ("There is nothing to undo.", "Es gibt nichts zurückzunehmen."),
    "entry_is": ("Entry {entry}: {what}", "Eintrag {entry}: {what}"),
    "undo_it": ("Undo entry {entry}?", "Eintrag {entry} zurücknehmen?"),
    "undone": ("undone", "zurückgenommen"),
    # the doctor
    "doctor.on.chain": ("log", "Protokoll"),
    "doctor.on.copy": ("this copy", "diese Kopie"),
    "doctor.on.space": ("space", "Speicher"),
    "doctor.on.clock": ("clock", "Uhr"),
    "doctor.copies": ("{count} backups, the last {last}", "{count} Sicherungen, zuletzt {last}"),
    "doctor.on.characters": ("characters", "Zeichen"),
    "doctor.on.copies": ("backups", "Sicherungen"),
    "doctor.good": ("good", "gut"),
    "doctor.look": ("look", "ansehen"),
    "doctor.bad": ("BAD", "SCHLECHT"),
    "doctor.chain_good": ("{entries} entries, unbroken, head {head}", "{entries} Einträge, lückenlos, Stand {head}"),
    "doctor.superseded": ("handed over as {file}", "übergeben als {file}"),
    "doctor.free": ("{megabytes} MB free", "{megabytes} MB frei"),
    "doctor.clock_back": (
        "it is {now}, but the last entry is of {last}: set the clock",
        "es ist {now}, der letzte Eintrag aber von {last}: stelle die Uhr",
    ),
    "doctor.clock_unset": ("it says {now}: set it", "sie sagt {now}: stelle sie"),
    "doctor.clock_says": ("{now}", "{now}"),
    "doctor.no_copies_wanted": ("no backups are made (backups=FOLDER)", "es gibt keine Sicherungen (backups=ORDNER)"),
    "doctor.no_copies": ("no backup yet", "noch keine Sicherung"),
    "doctor.lost": ("cannot be printed: {names}", "nicht druckbar: {names}"),
    "doctor.all_shown": ("all names can be printed", "alle Namen sind druckbar"),
}
