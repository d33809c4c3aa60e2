"""What is next, and the guide through the day."""

from __future__ import annotations

WORDS: dict[str, tuple[str, str]] = {
    # what is next
    "event.planned": ("{title}: not started, {players} entered.", "{title}: nicht begonnen, {players} gemeldet."),
    "event.started": ("{title}: started, {players} entered.", "{title}: begonnen, {players} gemeldet."),
    "event.started.round": (
        "{title}: round {round}, {players} entered.",
        "{title}: Runde {round}, {players} gemeldet.",
    ),
    "event.started.closed": (
        "{title}: round {round} is closed, {players} entered.",
        "{title}: Runde {round} ist geschlossen, {players} gemeldet.",
    ),
    "event.finished": (
        "{title}: finished after {round} rounds, {played} played.",
        "{title}: nach {round} Runden beendet, {played} haben gespielt.",
    ),
    "event.submitted": ("{title}: the results are returned.", "{title}: Die Ergebnisse sind eingereicht."),
    "todo.register": (
        "Enter the players, from a list or one by one.",
        "Melde die Leute, aus einer Liste oder einzeln.",
    ),
    "todo.judge": ("Name a judge.", "Benenne eine Schiedsrichterin oder einen Schiedsrichter."),
    "todo.head": ("Name the head judge.", "Benenne die Leitung der Schiedsrichter."),
    "todo.score_keeper": ("Name a score keeper.", "Benenne jemanden für die Ergebnisse."),
    "todo.checkin": ("Note who is here; {count} are missing.", "Vermerke, wer da ist; {count} fehlen."),
    "todo.start": ("Start with {players} players.", "Beginne mit {players} Personen."),
    "todo.pair": ("Draw round {round}.", "Lose Runde {round} aus."),
    "todo.publish": ("Look at round {round} and publish it.", "Sieh Runde {round} an und mache sie bekannt."),
    "todo.begin": ("Let games begin at tables {tables}.", "Lass an den Tischen {tables} Spiele beginnen."),
    "todo.time": (
        "The time is over at tables {tables}: call it.",
        "An den Tischen {tables} ist die Zeit um: rufe es aus.",
    ),
    "todo.overtime": (
        "Table {table} plays on after time: {name} is next.",
        "Tisch {table} spielt nach: {name} ist dran.",
    ),
    "todo.confirm": ("Confirm the result of table {table}.", "Bestätige das Ergebnis von Tisch {table}."),
    "todo.result": (
        "Enter the result of table {table} ({seats}).",
        "Trage das Ergebnis von Tisch {table} ein ({seats}).",
    ),
    "todo.verify": (
        "Somebody who does not play verifies round {round}.",
        "Jemand, der nicht mitspielt, prüft Runde {round}.",
    ),
    "todo.close": ("Close round {round}.", "Schließe Runde {round}."),
    "todo.finish": ("Finish the event.", "Beende das Turnier."),
    "todo.package": ("Write the results package.", "Schreibe das Ergebnispaket."),
    "todo.submit": ("Note that the results were returned.", "Vermerke, dass die Ergebnisse eingereicht sind."),
    "todo.practice_over": (
        "The practice is over: look at the standings.",
        "Die Übung ist vorbei: sieh die Tabelle an.",
    ),
    "todo.call": (
        "{name} waits for a judge at table {table}.",
        "{name} wartet an Tisch {table} auf eine Entscheidung.",
    ),
    "todo.draft": (
        "{by} noted {code} for {name}: a judge decides.",
        "{by} hat {code} für {name} vermerkt: ein Fall für die Schiedsrichter.",
    ),
    "todo.told": ("Tell {name} of the penalty.", "Sage {name} die Strafe."),
    "todo.report": ("The head judge reports on {name}.", "Die Leitung berichtet über {name}."),
    "todo.items": ("The results will need {what}.", "Für die Ergebnisse fehlen noch: {what}."),
    "item.date": ("the day of the event", "der Tag des Turniers"),
    "item.place": ("the place", "der Ort"),
    "item.organiser": ("the organiser's name", "der Name der Veranstalterin oder des Veranstalters"),
    "item.contact": ("how the organiser is reached", "wie die Veranstaltung zu erreichen ist"),
    # the guide
    "day.welcome": (
        "There is no event here yet. Let us make one.",
        "Hier liegt noch kein Turnier. Legen wir eines an.",
    ),
    "day.practice": ("Is it only practice? [y/N]", "Ist es nur eine Übung? [j/N]"),
    "day.prompt": (
        "Enter does the first; or a number, a command (? lists them), or q to leave:",
        "Enter tut das Erste; oder eine Zahl, ein Befehl (? nennt alle), q zum Gehen:",
    ),
    "day.prompt_over": ("A command (? lists them), or q to leave:", "Ein Befehl (? nennt alle), oder q zum Gehen:"),
    "day.no_step": ("There is no step {number}.", "Einen Schritt {number} gibt es nicht."),
    "day.no_command": (
        "There is no command {text}; ? lists them.",
        "Einen Befehl {text} gibt es nicht; ? nennt sie.",
    ),
    "day.who_acts": ("Who is doing this ({names})?", "Wer tut das ({names})?"),
    "day.cannot_act": (
        "{name} may not do this; it takes one of: {names}.",
        "{name} darf das nicht; es braucht jemanden von: {names}.",
    ),
    "day.no_such_table": (
        "{text} is no table of this round; there are {tables}.",
        "{text} ist kein Tisch dieser Runde; es gibt {tables}.",
    ),
    "day.names_or_file": ("Names with commas, or a file:", "Namen mit Kommas, oder eine Datei:"),
    "day.who_is_here": ("Who is here? Names with commas, or all:", "Wer ist da? Namen mit Kommas, oder alle:"),
    "day.which_table": ("Which table?", "Welcher Tisch?"),
    "day.points": ("View-points of {seats}, with spaces:", "Punkte von {seats}, mit Leerzeichen:"),
    "day.turns": ("Who had a turn? Names with commas:", "Wer war am Zug? Namen mit Kommas:"),
    "day.totals": ("View-points now of {seats}, with spaces:", "Punkte jetzt von {seats}, mit Leerzeichen:"),
    "day.value": ("What is {what}?", "Was ist {what}?"),
    "day.name": ("Name:", "Name:"),
    "day.text": ("In words:", "In Worten:"),
}
