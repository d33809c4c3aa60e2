"""Rounds, results, judging."""

from __future__ import annotations

WORDS: dict[str, tuple[str, str]] = {
    # rounds
    "draft": ("Round {round}, not published yet:", "Runde {round}, noch nicht bekannt gemacht:"),
    "no_draft": (
        "No round is drawn: `fov desk pair` draws the next one.",
        "Keine Runde ist ausgelost: `fov desk pair` lost die nächste aus.",
    ),
    "draw_again": (
        "Round {round} is drawn already. Throw that away and draw again?",
        "Runde {round} ist schon ausgelost. Verwerfen und neu auslosen?",
    ),
    "not_in_draft": ("Not in this round: {names}.", "Nicht in dieser Runde: {names}."),
    "figures": (
        "{repeats} pairs meet again, {pulled} are pulled up, {odd} tables are of another size.",
        "{repeats} Paare treffen sich wieder, {pulled} werden hochgezogen, {odd} Tische sind anders besetzt.",
    ),
    "byes": ("Bye: {names}.", "Freilos: {names}."),
    "publish_now": ("Publish round {round}?", "Runde {round} bekannt machen?"),
    "take_back": ("Take round {round} back?", "Runde {round} zurücknehmen?"),
    "nothing_begins": (
        "No table of round {round} has a game to begin.",
        "An keinem Tisch von Runde {round} beginnt ein Spiel.",
    ),
    "all_right": (
        "Is every result of round {round} as on its slip?",
        "Steht jedes Ergebnis von Runde {round} so auf seinem Zettel?",
    ),
    "round_title": ("Round {round}", "Runde {round}"),
    "clock_runs": ("The clock of round {round} runs: {elapsed}.", "Die Uhr von Runde {round} läuft: {elapsed}."),
    "clock_stands": ("The clock of round {round} stands: {elapsed}.", "Die Uhr von Runde {round} steht: {elapsed}."),
    "owed": (
        "{active} finishes the turn; then one turn each: {names}.",
        "{active} beendet den Zug; dann je ein Zug: {names}.",
    ),
    "time_not_called": (
        "Time was not called at table {table}: `fov desk time {table} NAME`.",
        "An Tisch {table} ist die Zeit nicht ausgerufen: `fov desk time {table} NAME`.",
    ),
    "bad_turn": ("A turn ends, is extra or leaves; not {text}.", "Ein Zug ist ends, extra oder leaves; nicht {text}."),
    "next_turn": ("{name} has the next turn.", "{name} ist als Nächstes am Zug."),
    "overtime_over": ("The game is over: {names} ({end}).", "Das Spiel ist aus: {names} ({end})."),
    # results
    "numbers_by_seat": (
        "{count} numbers do not fit the seats: {names}.",
        "{count} Zahlen passen nicht zu den Plätzen: {names}.",
    ),
    "bad_left": ("{text} is no way to leave: {known}.", "{text} ist kein Grund zu gehen: {known}."),
    "totals_missing": ("View-points are missing: {names}.", "Es fehlen Punkte: {names}."),
    "which_winner": (
        "Say who won, with --winner: {names} are level.",
        "Sage mit --winner, wer gewonnen hat: {names} sind gleichauf.",
    ),
    "which_of_hundred": (
        "Several have a hundred ({names}): say --winner.",
        "Mehrere haben hundert ({names}): sage --winner.",
    ),
    "which_end": (
        "Nobody has a hundred: say --end time, or --end exhaustion if everything was empty.",
        "Niemand hat hundert: sage --end time, oder --end exhaustion, wenn alles leer war.",
    ),
    "ask_end": (
        "Nobody has a hundred. Did it end by time or by exhaustion (t/e)?",
        "Niemand hat hundert. Endete es durch Zeit oder Erschöpfung (z/e)?",
    ),
    "ask_winner": ("Several have a hundred ({names}). Who won?", "Mehrere haben hundert ({names}). Wer hat gewonnen?"),
    "reading": (
        "Round {round}, table {table}, game {game} ({end}):",
        "Runde {round}, Tisch {table}, Spiel {game} ({end}):",
    ),
    "won": ("won", "gewonnen"),
    "dealt": ("{dealer} dealt, {first} had the first turn.", "{dealer} gab, {first} hatte den ersten Zug."),
    "dealer_again": (
        "{gone} was to deal and is not there; the dealer is drawn again: {dealer} (say --dealer if it was another).",
        "{gone} sollte geben und ist nicht da; neu ausgelost gibt {dealer} (sage --dealer, wenn es jemand anders war).",
    ),
    "record_it": ("Record this?", "So eintragen?"),
    "recorded": (
        "Recorded: round {round}, table {table}, game {game}.",
        "Eingetragen: Runde {round}, Tisch {table}, Spiel {game}.",
    ),
    "match_goes_on": (
        "The match at table {table} goes on with game {game}.",
        "Die Begegnung an Tisch {table} geht mit Spiel {game} weiter.",
    ),
    "still_open": ("Still open: tables {tables}.", "Noch offen: Tische {tables}."),
    "all_there": (
        "All results of round {round} are there. Next: fov desk close",
        "Alle Ergebnisse von Runde {round} sind da. Weiter: fov desk close",
    ),
    "forfeit_match": (
        "{names} lose the whole match at table {table}?",
        "Verlieren {names} die ganze Begegnung an Tisch {table}?",
    ),
    "others_play_on": (
        "{names} play on at table {table}; {who} will be noted in their results (--left, where it does not follow).",
        "{names} spielen an Tisch {table} weiter; {who} wird in den Ergebnissen vermerkt (--left, wo es nicht folgt).",
    ),
    "correct_it": ("Correct it so?", "So berichtigen?"),
    "no_place_changes": ("No place changes.", "Kein Platz ändert sich."),
    "more_changes": ("… and {count} more places.", "… und {count} weitere Plätze."),
    "would_join": ("Would be drawn next: {names}.", "Wären als Nächstes dabei: {names}."),
    "would_leave": ("Would not be drawn next: {names}.", "Wären als Nächstes nicht dabei: {names}."),
    "drop_all": ("Drop {names}?", "Steigen {names} damit aus?"),
    "drop_now": ("{name} leaves the event ({policy})?", "{name} verlässt das Turnier ({policy})?"),
    "is_that_right": (
        "! {name} has {points} View-points, which is a lot: is that what the slip says?",
        "! {name} hat {points} Punkte, das ist sehr viel: Steht das so auf dem Zettel?",
    ),
    # judging
    "which_penalty": (
        "Say which one: {found}.",
        "Sage, was davon: {found}.",
    ),
    "no_penalty_of": (
        "{name} has no penalty and no ruling to appeal against.",
        "Bei {name} gibt es keine Strafe und keine Entscheidung, gegen die Einspruch möglich wäre.",
    ),
    "which_paper": ("Say which paper: {papers}.", "Sage, welches Papier: {papers}."),
    "call_number": ("This is call {call}.", "Das ist Ruf {call}."),
    "ruling_number": ("This is ruling {ruling}.", "Das ist Entscheidung {ruling}."),
    "by_itself": ("by itself", "von selbst"),
    "penalties_now": ("{name} now has {notes} (this is {id}).", "{name} hat jetzt {notes} (dies ist {id})."),
    "penalties_are": ("{name} now has {notes}.", "{name} hat jetzt {notes}."),
    "tell_player": (
        "{name} has to be told, then: fov desk told",
        "{name} muss es erfahren, danach: fov desk told",
    ),
    "one_of_two": ("Upheld or overturned, not both.", "Bestätigt oder aufgehoben, nicht beides."),
    "upheld_or_overturned": (
        "Say how the head judge decided: --upheld or --overturned.",
        "Sage, wie die Leitung entschieden hat: --upheld oder --overturned.",
    ),
    "disqualify": ("Disqualify {name} ({what})?", "{name} disqualifizieren ({what})?"),
    "report_needed": (
        'The head judge reports on it: fov desk dq-report "{name}" TEXT',
        'Die Leitung berichtet darüber: fov desk dq-report "{name}" TEXT',
    ),
}
