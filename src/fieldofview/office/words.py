"""What the office says about files and lists that people bring, in English and German."""

from collections.abc import Mapping

LANGUAGES = ("en", "de")

SENTENCES: Mapping[str, Mapping[str, str]] = {
    "workbook": {
        "en": "This is an Excel workbook: save it as CSV and choose that file.",
        "de": "Das ist eine Excel-Arbeitsmappe: bitte als CSV speichern und diese Datei wählen.",
    },
    "not_text": {
        "en": "This file is no text: a CSV file or a list of names would be right.",
        "de": "Diese Datei ist kein Text: richtig wäre eine CSV-Datei oder eine Namensliste.",
    },
    "not_json": {
        "en": "This is no JSON ({detail}).",
        "de": "Das ist kein JSON ({detail}).",
    },
    "no_rows": {
        "en": "Nobody stands in this list.",
        "de": "In dieser Liste steht niemand.",
    },
    "no_header": {
        "en": "Several columns, and no first line says what they are: name them, such as name;club;contact.",
        "de": "Mehrere Spalten, und keine erste Zeile sagt, was sie sind: bitte benennen, etwa Name;Verein;Kontakt.",
    },
    "no_name_column": {
        "en": "No column is called name, or first name and last name.",
        "de": "Keine Spalte heißt Name oder Vorname und Nachname.",
    },
    "no_name": {
        "en": "The name is missing.",
        "de": "Der Name fehlt.",
    },
    "no_letter": {
        "en": "A name without a letter: {detail}.",
        "de": "Ein Name ohne Buchstaben: {detail}.",
    },
    "too_long": {
        "en": "More than {detail} characters in one cell.",
        "de": "Mehr als {detail} Zeichen in einer Zelle.",
    },
    "unprintable": {
        "en": "An invisible character ({detail}): type the words anew.",
        "de": "Ein unsichtbares Zeichen ({detail}): bitte die Wörter neu tippen.",
    },
    "too_many_cells": {
        "en": "More cells than the first line names: {detail}.",
        "de": "Mehr Zellen, als die erste Zeile benennt: {detail}.",
    },
    "quotes": {
        "en": "A quotation mark is opened and not closed, or stands where none can.",
        "de": "Ein Anführungszeichen wird nicht geschlossen oder steht, wo keines stehen kann.",
    },
    "unclear": {
        "en": "Neither yes nor no: {detail}.",
        "de": "Weder ja noch nein: {detail}.",
    },
    "no_number": {
        "en": "No number: {detail}.",
        "de": "Keine Zahl: {detail}.",
    },
    "no_object": {
        "en": "Not an object with a name: {detail}.",
        "de": "Kein Objekt mit einem Namen: {detail}.",
    },
    "duplicate": {
        "en": "{detail} is in the list already.",
        "de": "{detail} steht schon in der Liste.",
    },
    "same_name": {
        "en": "Another {detail} is in the list: two people, or one twice?",
        "de": "{detail} steht noch einmal in der Liste: zwei Personen oder eine doppelt?",
    },
    "no_guardian": {
        "en": "{detail} is a minor, and no guardian is named.",
        "de": "{detail} ist minderjährig, und niemand ist als erziehungsberechtigt genannt.",
    },
    "package.unreadable": {
        "en": "{detail} cannot be read.",
        "de": "{detail} ist nicht lesbar.",
    },
    "package.missing": {
        "en": "{detail} is missing from the package.",
        "de": "{detail} fehlt im Paket.",
    },
    "package.changed": {
        "en": "{detail} was changed after the package was made.",
        "de": "{detail} wurde nach dem Bau des Pakets verändert.",
    },
    "package.added": {
        "en": "{detail} does not belong to the package.",
        "de": "{detail} gehört nicht zum Paket.",
    },
    "package.damaged": {
        "en": "The log of the package is not whole. {detail}",
        "de": "Das Protokoll des Pakets ist nicht unversehrt. {detail}",
    },
    "package.longer": {
        "en": "{detail} has more entries than the manifest says.",
        "de": "{detail} hat mehr Einträge, als das Verzeichnis sagt.",
    },
    "package.other_log": {
        "en": "{detail} speaks of another log than the manifest.",
        "de": "{detail} spricht von einem anderen Protokoll als das Verzeichnis.",
    },
    "package.other_head": {
        "en": "The package is not the one that the paper speaks of ({detail}).",
        "de": "Das Paket ist nicht das, von dem das Papier spricht ({detail}).",
    },
    "paper.unknown": {
        "en": "There is no paper {detail}.",
        "de": "Es gibt kein Papier {detail}.",
    },
    "paper.no_round": {
        "en": "No round is published yet: publish one, then print it.",
        "de": "Noch ist keine Runde bekannt gemacht: erst bekannt machen, dann drucken.",
    },
    "paper.no_such_round": {
        "en": "There is no round {detail}.",
        "de": "Es gibt keine Runde {detail}.",
    },
    "paper.no_plan": {
        "en": "This event cannot be planned yet: {detail}",
        "de": "Dieses Turnier ist noch nicht planbar: {detail}",
    },
    "paper.size": {
        "en": "The paper is A4 or Letter, not {detail}.",
        "de": "Das Papier ist A4 oder Letter, nicht {detail}.",
    },
    "paper.language": {
        "en": "Papers speak en or de, not {detail}.",
        "de": "Papiere sprechen en oder de, nicht {detail}.",
    },
    "paper.time": {
        "en": "{detail} is no time: 10:00 would be one.",
        "de": "{detail} ist keine Uhrzeit: 10:00 wäre eine.",
    },
    "paper.nobody": {
        "en": "Nobody has entered yet.",
        "de": "Noch ist niemand gemeldet.",
    },
    "paper.no_games": {
        "en": "No game has a result yet: there is no ranking to print.",
        "de": "Noch hat kein Spiel ein Ergebnis: Es gibt keine Rangliste zu drucken.",
    },
    "paper.no_decks": {
        "en": "No deck is registered.",
        "de": "Kein Deck ist erfasst.",
    },
    "token.unreadable": {
        "en": "This is no code of a tournament desk.",
        "de": "Das ist kein Code eines Turniers.",
    },
    "token.other_event": {
        "en": "This code belongs to another event.",
        "de": "Dieser Code gehört zu einem anderen Turnier.",
    },
    "token.revoked": {
        "en": "This code does not count: ask the desk for a new one.",
        "de": "Dieser Code gilt nicht: bitte am Turniertisch einen neuen holen.",
    },
    "season.unreadable": {
        "en": "This is no season register: {detail}.",
        "de": "Das ist kein Saisonregister: {detail}.",
    },
    "season.practice": {
        "en": "{detail} is a practice event and counts for no season.",
        "de": "{detail} ist ein Übungsturnier und zählt für keine Saison.",
    },
    "season.known": {
        "en": "{detail} is in the register already.",
        "de": "{detail} steht schon im Register.",
    },
    "season.too_short": {
        "en": "A suspension lasts two years or more: until {detail} at least.",
        "de": "Eine Sperre dauert mindestens zwei Jahre: wenigstens bis {detail}.",
    },
    "season.unknown": {
        "en": "Nobody in the register is called {detail}.",
        "de": "Niemand im Register heißt {detail}.",
    },
    "season.day": {
        "en": "{detail} is no day: 2026-05-03 would be one.",
        "de": "{detail} ist kein Tag: 2026-05-03 wäre einer.",
    },
}


def sentence(why: str, language: str, detail: str = "", line: int = 0) -> str:
    """A reason in words, with its line."""
    text = SENTENCES[why][language].format(detail=detail)
    if not line:
        return text
    return f"Line {line}: {text}" if language == "en" else f"Zeile {line}: {text}"
