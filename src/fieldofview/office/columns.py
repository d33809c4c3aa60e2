"""Which column is which: header words in English and German, in any order, and what a cell may hold."""

import re
import unicodedata
from collections.abc import Mapping, Sequence

from .tables import SEPARATORS, Line, physical_lines, read_lines

LONGEST = 120

HEADERS: Mapping[str, str] = {
    "name": "name|names|player|players|player name|full name|participant|namen|spieler|spielerin|spielername|"
    "teilnehmer|vollständiger name|name des spielers",
    "first": "first|first name|firstname|given name|forename|vorname|rufname",
    "last": "last|last name|lastname|surname|family name|nachname|familienname|zuname",
    "club": "club|club name|team|verein|klub|vereinsname|spielverein",
    "contact": "contact|e mail|email|mail|mail address|e mail address|phone|phone number|telephone|mobile|"
    "kontakt|telefon|telefonnummer|handy|e mail adresse|mailadresse|emailadresse",
    "number": "player number|player no|player nr|player id|membership number|member number|spielernummer|"
    "spieler nr|spieler id|mitgliedsnummer",
    "guardian": "guardian|legal guardian|parent|parents|parent or guardian|erziehungsberechtigte|"
    "erziehungsberechtigter|erziehungsberechtigt|eltern|elternteil|vormund",
    "minor": "minor|under 18|u18|underage|minderjährig|unter 18",
    "consent": "consent|agreed|data consent|privacy consent|einwilligung|einverstanden|zustimmung|datenschutz",
    "place": "rank|ranking|place|position|pos|rang|platz|platzierung",
    "points": "points|score|rating|total|punkte|wertung|gesamt",
}
_FIELD_OF = {word: field for field, words in HEADERS.items() for word in words.split("|")}
_YES = {"yes", "y", "ja", "j", "x", "1", "true", "wahr", "✓", "✔", "ok"}
_NO = {"no", "n", "nein", "0", "false", "falsch", "-", "–"}
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def field_of(word: str) -> str | None:
    """The field that a header word means."""
    plain = re.sub(r"[\W_]+", " ", unicodedata.normalize("NFC", word).casefold()).strip()
    return _FIELD_OF.get(plain)


def columns_of(header: Sequence[str]) -> list[str | None]:
    """The field of each column. A field that comes twice is taken once, except contacts, which are put together."""
    fields: list[str | None] = []
    for word in header:
        field = field_of(word)
        fields.append(field if field == "contact" or field not in fields else None)
    return fields


def looks_like_a_header(cells: Sequence[str]) -> bool:
    return any(field_of(cell) in ("name", "first", "last") for cell in cells)


def read_table(text: str, first: int = 1) -> tuple[list[Line], str]:
    """The rows by the separator that fits best: one that Excel announces, else the one that shows most header words."""
    announced = re.match(r"sep=(.)(\r\n|\r|\n)", text, re.IGNORECASE)
    if announced and announced[1] in SEPARATORS:
        return read_lines(text[announced.end() :], announced[1], first + 1), announced[1]
    top = next((line for line in physical_lines(text) if line.strip()), "")
    separator = max(SEPARATORS, key=lambda mark: (_known_words(top, mark), top.count(mark)))
    return read_lines(text, separator, first), separator


def _known_words(line: str, separator: str) -> int:
    return sum(field_of(cell.strip('" ')) is not None for cell in line.split(separator))


def tidy(cell: str) -> str:
    """One way to write the same words: composed letters, single spaces."""
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in cell)
    return re.sub(" +", " ", unicodedata.normalize("NFC", spaced)).strip()


def hidden(cell: str) -> str:
    """The first character that cannot be seen: control, direction and zero-width marks lead readers astray."""
    for character in cell:
        if unicodedata.category(character) in _HIDDEN:
            return f"U+{ord(character):04X}"
    return ""


def yes_or_no(cell: str) -> bool | None:
    """What a tick means; None when the cell says neither."""
    word = cell.casefold()
    return True if word in _YES else False if word in _NO else None
