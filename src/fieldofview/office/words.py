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
}


def sentence(why: str, language: str, detail: str = "", line: int = 0) -> str:
    """A reason in words, with its line."""
    text = SENTENCES[why][language].format(detail=detail)
    if not line:
        return text
    return f"Line {line}: {text}" if language == "en" else f"Zeile {line}: {text}"
