"""A line for everything that can happen at the desk, in English and German, with the rulings behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from fieldofview.desk.events import ConfigChanged, DeckChecked, Event
from fieldofview.desk.infractions import INFRACTIONS
from fieldofview.desk.sayings import is_reference

_PEOPLE = (
    "person",
    "entry",
    "by",
    "active",
    "confirmed_by",
    "winners",
    "pair",
    "entries",
    "members",
    "seats",
    "dealer",
)

# The rulings, the English line and the German one.
LINES: dict[str, tuple[str, str, str]] = {
    "EventCreated": ("VT.8", "The event is set up.", "Das Turnier ist angelegt."),
    "ConfigChanged": ("VT.10", "Settings: {changes}.", "Einstellungen: {changes}."),
    "EntryRegistered": ("VT.12", "{entry} is entered.", "{entry} ist gemeldet."),
    "EntryWaitlisted": ("VT.12", "{entry} is on the waiting list.", "{entry} steht auf der Warteliste."),
    "EntryPromoted": ("VT.12", "{entry} comes from the waiting list.", "{entry} rückt von der Warteliste nach."),
    "CheckedIn": ("VT.53", "Here: {entries}.", "Da: {entries}."),
    "CheckedOut": ("VT.53", "Not here: {entries}.", "Nicht da: {entries}."),
    "EntryWithdrawn": ("VT.12", "{entry} withdraws.", "{entry} meldet sich ab."),
    "PersonalFieldsErased": (
        "TD.29",
        "Personal fields of {person} are erased.",
        "Persönliche Angaben von {person} sind gelöscht.",
    ),
    "RoleGranted": ("VT.59 VT.64", "{person} becomes {role}.", "{person} wird {role}."),
    "RoleRevoked": ("VT.59 VT.64", "{person} is no longer {role}.", "{person} ist nicht mehr {role}."),
    "SeparationSet": ("VT.17", "Not at one table in the draw: {pair}.", "Nicht an einem Tisch: {pair}."),
    "LeaderboardSnapshotImported": ("VT.17", "The leaderboard is taken over.", "Die Rangliste ist übernommen."),
    "LotsDrawn": ("TD.44", "Lots are drawn.", "Lose sind gezogen."),
    "EventStarted": ("VT.59 VT.64", "The event starts.", "Das Turnier beginnt."),
    "EventFinished": ("VT.66", "The event is finished.", "Das Turnier ist beendet."),
    "PackageBuilt": (
        "VT.12",
        "The package is built, of the log up to entry {length}.",
        "Das Ergebnispaket ist gebaut, aus den Einträgen bis {length}.",
    ),
    "ResultsSubmitted": ("VT.11 VT.66", "The results are returned.", "Die Ergebnisse sind eingereicht."),
    "Ratified": ("VT.11", "The publisher has answered.", "Der Verlag hat geantwortet."),
    "DispensationRecorded": (
        "VT.13",
        "Dispensation by {granted_by}: {covers}.",
        "Ausnahme durch {granted_by}: {covers}.",
    ),
    "RecipeSet": ("VT.1 VT.5", "The decks are mixed anew: {recipe}.", "Neue Mischung der Decks: {recipe}."),
    "DeckRegistered": ("VT.6", "Deck {deck} ({set}).", "Deck {deck} ({set})."),
    "DeckChecked": ("VT.6", "{by} has checked deck {deck}: {ok}.", "{by} hat Deck {deck} geprüft: {ok}."),
    "DeckReportedBad": (
        "VT.7",
        "Deck {deck} is wrong; it goes after the game.",
        "Deck {deck} ist falsch; es geht nach dem Spiel.",
    ),
    "DeckReplaced": (
        "VT.7",
        "Deck {deck} is on table {table} of round {round}.",
        "Deck {deck} liegt in Runde {round} auf Tisch {table}.",
    ),
    "EnigmaChosen": ("VN.6 VN.8", "{person} shows {card}.", "{person} zeigt {card}."),
    "RoundDrawn": ("VT.17", "Round {round} is drawn.", "Runde {round} ist ausgelost."),
    "RoundEdited": (
        "VT.17",
        "Round {round} is changed by hand: {reason}.",
        "Runde {round} ist von Hand geändert: {reason}.",
    ),
    "RoundPublished": ("VT.18", "Round {round} is published.", "Runde {round} ist bekannt gemacht."),
    "PlayOffSeated": (
        "TD.39 TD.44",
        "A play-off at table {table}: {seats}.",
        "Ein Entscheidungsspiel an Tisch {table}: {seats}.",
    ),
    "RoundUnpublished": ("VT.18", "Round {round} is taken back.", "Runde {round} ist zurückgenommen."),
    "RoundClosed": ("VT.66", "Round {round} is closed.", "Runde {round} ist geschlossen."),
    "RoundReopened": ("VT.61", "Round {round} is open again: {reason}.", "Runde {round} ist wieder offen: {reason}."),
    "RoundVerified": ("VT.64", "{by} has verified round {round}.", "{by} hat Runde {round} geprüft."),
    "ByeGiven": ("TD.28", "{entry} has a bye in round {round}.", "{entry} hat in Runde {round} ein Freilos."),
    "LimitSet": ("VT.14 VT.16", "Round {round}: {limit} seconds.", "Runde {round}: {limit} Sekunden."),
    "TableTimeAdded": (
        "VT.14",
        "Table {table} gets {seconds} seconds more.",
        "Tisch {table} bekommt {seconds} Sekunden mehr.",
    ),
    "MatchReferenceSet": (
        "VT.53",
        "Table {table} counts from {at} seconds on.",
        "Tisch {table} zählt ab {at} Sekunden.",
    ),
    "PresenceMarked": (
        "VT.53",
        "Who is there is noted for round {round}.",
        "Wer da ist, ist für Runde {round} vermerkt.",
    ),
    "SeatsSwapped": ("VT.18", "Seats swapped: {pair}.", "Plätze getauscht: {pair}."),
    "GameStarted": (
        "VT.18 VT.20",
        "Game {game} at table {table} begins; {dealer} deals.",
        "Spiel {game} an Tisch {table} beginnt; {dealer} gibt.",
    ),
    "TimeCalled": (
        "VT.15",
        "Time at table {table}, in the turn of {active}.",
        "Zeitablauf an Tisch {table}, im Zug von {active}.",
    ),
    "OvertimeTurnsTaken": ("VT.15", "Turns after time at table {table}.", "Züge nach Zeitablauf an Tisch {table}."),
    "ResultReported": (
        "VT.25.3 VT.55 VT.71",
        "Round {round}, table {table}, game {game}: {winners} ({end}).",
        "Runde {round}, Tisch {table}, Spiel {game}: {winners} ({end}).",
    ),
    "ResultConfirmed": ("VT.64", "Confirmed by {by}.", "Bestätigt von {by}."),
    "ResultDisputed": ("VT.64", "Disputed by {by}: {reason}.", "Bestritten von {by}: {reason}."),
    "ResultCorrected": (
        "VT.61",
        "Corrected, round {round}, table {table}, game {game}: {winners} ({end}). {reason}.",
        "Berichtigt, Runde {round}, Tisch {table}, Spiel {game}: {winners} ({end}). {reason}.",
    ),
    "Dropped": ("VT.56", "{entry} drops after round {after_round}.", "{entry} steigt nach Runde {after_round} aus."),
    "Reinstated": ("VT.56", "{entry} is back.", "{entry} ist wieder dabei."),
    "JudgeCalled": (
        "VT.62",
        "{person} calls a judge to table {table}.",
        "{person} ruft an Tisch {table} eine Entscheidung.",
    ),
    "CallClaimed": ("VT.62", "{by} goes to call {call}.", "{by} geht zu Ruf {call}."),
    "RulingGiven": ("VT.61 VT.62", "{by} has answered call {call}.", "{by} hat Ruf {call} beantwortet."),
    "PenaltyDrafted": ("VT.67", "{by} notes {code} for {person}.", "{by} vermerkt {code} für {person}."),
    "PenaltyIssued": ("VT.67 VT.68", "{person}: {code}, by {by}.", "{person}: {code}, durch {by}."),
    "PlayerTold": ("VT.68", "{person} was told.", "{person} weiß Bescheid."),
    "AppealMade": ("VT.63", "{by} appeals ({about}).", "{by} erhebt Einspruch ({about})."),
    "AppealDecided": (
        "VT.63",
        "{by} has decided the appeal ({about}).",
        "{by} hat über den Einspruch entschieden ({about}).",
    ),
    "Disqualified": ("VT.72", "{person} is disqualified: {code}.", "{person} ist disqualifiziert: {code}."),
    "DqReportFiled": ("VT.74", "{by} has reported on {person}.", "{by} hat über {person} berichtet."),
    "AgreedDrawRuled": (
        "VT.57",
        "Table {table}: ruled on an agreed draw.",
        "Tisch {table}: Entscheidung zur Absprache.",
    ),
    "SuspensionProposed": (
        "VT.73",
        "A suspension of {person} is proposed.",
        "Eine Sperre von {person} ist vorgeschlagen.",
    ),
    "SuspensionRecorded": ("VT.73", "{person} is suspended until {until}.", "{person} ist bis {until} gesperrt."),
    "ClockStarted": ("VT.14", "The clock of round {round} runs.", "Die Uhr von Runde {round} läuft."),
    "ClockPaused": ("VT.14", "The clock of round {round} stands.", "Die Uhr von Runde {round} steht."),
    "TableClockStopped": ("VT.63", "The clock of table {table} stands.", "Die Uhr von Tisch {table} steht."),
    "TableClockResumed": ("VT.63", "The clock of table {table} runs.", "Die Uhr von Tisch {table} läuft."),
    "Reverted": ("VT.61", "Entry {command} is undone: {reason}.", "Eintrag {command} ist zurückgenommen: {reason}."),
    "NoteAdded": ("VT.66", "Note: {note}", "Notiz: {note}"),
}


# How games end.
ENDS = {
    "hundred": ("a hundred", "hundert erreicht"),
    "time": ("time", "Zeitablauf"),
    "time-tiebreak": ("time, then sudden death", "Zeitablauf, dann Entscheidung"),
    "exhaustion": ("everything empty", "alles leer"),
    "last-player": ("last player", "allein übrig"),
    "none": ("nobody left", "niemand übrig"),
}

# Settings that people type by another name than the log has.
TYPED = {
    "location": "place",
    "organiser_name": "organiser",
    "organiser_contact": "contact",
    "drop_policy": "drop",
}
_YES = {True: ("yes", "ja"), False: ("no", "nein")}
_SOUND = {True: ("all cards right", "alle Karten stimmen"), False: ("cards wrong", "Karten falsch")}

_ROLES = {
    "judge": ("judge", "Schiedsrichter"),
    "head": ("head judge", "Leitung der Schiedsrichter"),
    "score_keeper": ("score keeper", "zuständig für Ergebnisse"),
    "verifier": ("verifier", "zuständig für die Prüfung"),
}


def tell(event: Event, language: str, name: Callable[[str], str]) -> dict[str, Any]:
    """What happened, in a sentence, and the rulings behind it."""
    kind = type(event).__name__
    cites, english, german = LINES[kind]
    facts = {f.name: _shown(f.name, getattr(event, f.name), name) for f in fields(event)}
    german_too = language != "en"
    if "role" in facts:
        facts["role"] = _ROLES.get(facts["role"], (facts["role"],) * 2)[german_too]
    if "end" in facts:
        facts["end"] = ENDS.get(facts["end"], (facts["end"],) * 2)[german_too]
    if isinstance(event, DeckChecked):
        facts["ok"] = _SOUND[event.ok][german_too]
    if isinstance(event, ConfigChanged):
        facts["changes"] = settings_text(event.changes, german_too)
    if "code" in facts and (known := INFRACTIONS.get(facts["code"])):
        facts["code"] = f"{known.code}, {known.titel if german_too else known.title}"
    return {"text": (english if language == "en" else german).format(**facts), "cites": cites.split()}


def settings_text(changes: Mapping[str, Any], german: bool) -> str:
    """Settings as they are typed; those of the format stand beside the others."""
    flat: dict[str, Any] = {}
    for key, value in changes.items():
        flat |= value if isinstance(value, Mapping) else {TYPED.get(key, key): value}
    return ", ".join(f"{key} {_value(key, value, german)}" for key, value in flat.items() if value is not None)


def _value(key: str, value: Any, german: bool) -> str:
    if isinstance(value, bool):
        return _YES[value][german]
    if key in ("limit", "final_limit") and isinstance(value, int):
        return f"{value // 60}:{value % 60:02}"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return "–" if value == "" else str(value)


def _shown(key: str, value: Any, name: Callable[[str], str]) -> str:
    show = name if key in _PEOPLE else str
    if isinstance(value, list | tuple):
        return ", ".join(show(str(one)) for one in value)
    if isinstance(value, dict):
        return ", ".join(f"{k} {v}" for k, v in value.items())
    if isinstance(value, str) and is_reference(value):
        return name(value)
    return show(value) if isinstance(value, str) else str(value)
