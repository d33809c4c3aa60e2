"""Which event is meant, what was typed, and what is asked back."""

from __future__ import annotations

WORDS: dict[str, tuple[str, str]] = {
    # which event, what was typed
    "no_event_here": (
        "There is no event in this folder: `fov desk new TITLE` makes one, or say --event FILE.",
        "In diesem Ordner liegt kein Turnier: `fov desk new TITEL` legt eines an, oder sage --event DATEI.",
    ),
    "events_here": (
        "Several events are in this folder: say --event and one of {files}.",
        "In diesem Ordner liegen mehrere Turniere: sage --event und eines von {files}.",
    ),
    "no_file": ("{file} cannot be opened: {why}.", "{file} lässt sich nicht öffnen: {why}."),
    "bad_time": ("{text} is no time: minutes, or 30:00.", "{text} ist keine Zeit: Minuten oder 30:00."),
    "bad_hour": ("{text} is no hour: 18:30 would be one.", "{text} ist keine Uhrzeit: 18:30 wäre eine."),
    "bad_day": (
        "{text} is no day: 2026-11-20 would be one.",
        "{text} ist kein Tag: 2026-11-20 oder 20.11.2026 wäre einer.",
    ),
    "bad_pair": ("{text} is not NAME=VALUE.", "{text} ist nicht NAME=WERT."),
    "bad_number": ("{text} is no whole number.", "{text} ist keine ganze Zahl."),
    "bad_switch": ("{text} is neither yes nor no.", "{text} ist weder ja noch nein."),
    "bad_edition": ("{text} is no edition: A or E.", "{text} ist keine Ausgabe: A oder E."),
    "bad_tie_breaks": (
        "No tie-break is called {text}; there is {known}.",
        "Keine Feinwertung heißt {text}; es gibt {known}.",
    ),
    "bad_head": (
        "{text} is no head of a log: length and hash, such as 120-3f2a9c01b7de.",
        "{text} ist kein Stand eines Protokolls: Länge und Prüfwert, etwa 120-3f2a9c01b7de.",
    ),
    "settings_now": ("Settings: {changes}.", "Einstellungen: {changes}."),
    "no_such_key": (
        "There is no setting {key}; `fov desk set --help` lists them.",
        "Eine Einstellung {key} gibt es nicht; `fov desk set --help` nennt sie.",
    ),
    "no_such_set": ("There is no set {name}; there is {known}.", "Ein Set {name} gibt es nicht; es gibt {known}."),
    "no_title": ("Say what the event is called.", "Sage, wie das Turnier heißt."),
    "no_ruling": (
        "There is no ruling {text}; `fov rulings` looks them up.",
        "Eine Regel {text} gibt es nicht; `fov rulings` schlägt sie nach.",
    ),
    "no_folder": ("{folder} is no folder.", "{folder} ist kein Ordner."),
    "could_be": ("{text} could be {names}; say more of the name.", "{text} könnte {names} sein; sage mehr vom Namen."),
    "nobody_called": (
        "Nobody here is called {text}; `fov desk show players` lists the names.",
        "Niemand hier heißt {text}; `fov desk show players` nennt die Namen.",
    ),
    "no_round_yet": (
        "There is no round yet: `fov desk pair` draws one.",
        "Es gibt noch keine Runde: `fov desk pair` lost eine aus.",
    ),
    "one_deck": ("Say one deck alone here.", "Nenne hier nur ein Deck."),
    "which_table": ("Say which table: --table N.", "Sage, welcher Tisch: --table N."),
    "who": ("Say who, or --all.", "Sage, wer, oder --all."),
    # asking
    "yes_no": ("Y/n", "J/n"),
    "declined": ("Nothing was done.", "Es wurde nichts getan."),
    "confirmed": ("confirmed at the desk", "am Turniertisch bestätigt"),
    "say_yes": (
        "{question} Nobody can be asked here: add --yes.",
        "{question} Hier kann niemand gefragt werden: füge --yes hinzu.",
    ),
    "say_why": (
        "To go on all the same add --yes, or --reason with why.",
        "Um trotzdem fortzufahren, füge --yes hinzu oder --reason mit dem Grund.",
    ),
    "say_reason": ("This needs a reason: --reason TEXT.", "Das braucht einen Grund: --reason TEXT."),
    "which_reason": ("Why?", "Warum?"),
    "why_all_the_same": (
        "To go on all the same, type the reason (Enter: do nothing):",
        "Um trotzdem fortzufahren, tippe den Grund (Enter: nichts tun):",
    ),
    "stale": (
        "Others wrote meanwhile, and nothing of yours was recorded. Look at this, then try again:",
        "Andere haben inzwischen geschrieben, von dir ist nichts eingetragen. Sieh dir das an, dann versuche es neu:",
    ),
    "who_may": (
        '{people} may: add --as and the name, such as --as "{first}".',
        'Dürfen: {people}. Füge --as und den Namen hinzu, etwa --as "{first}".',
    ),
    "nobody_may": (
        "Nobody here has such a role ({roles}) yet: `fov desk staff`.",
        "Niemand hier hat schon so eine Rolle ({roles}): `fov desk staff`.",
    ),
    "the_desk": ("the desk", "die Turnierleitung (selbsttätig)"),
    "role.organiser": ("organiser", "Veranstaltung"),
    "role.score keeper": ("score keeper", "Ergebnisse"),
    "role.judge": ("judge", "Schiedsrichter"),
    "role.head judge": ("head judge", "Leitung der Schiedsrichter"),
    "role.verifier": ("verifier", "Prüfung"),
    "nothing": ("(nothing)", "(nichts)"),
    "nothing_to_do": ("There is nothing to do.", "Es gibt nichts zu tun."),
}
