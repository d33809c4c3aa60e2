"""The languages that cards are described in: a flat list of words each; another is one more list and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fieldofview.rulings.editions import CLASSIC

from . import text_de, text_en
from .complaint import Complaint


@dataclass(frozen=True, slots=True)
class Language:
    """The words of one language."""

    code: str
    name: str
    words: Mapping[str, str]
    later: Mapping[str, str]  # what the later editions say otherwise

    def of(self, edition: str) -> Mapping[str, str]:
        """The words of an edition."""
        return self.words if edition == CLASSIC else {**self.words, **self.later}


LANGUAGES: dict[str, Language] = {
    "en": Language("en", "English", text_en.WORDS, text_en.LATER),
    "de": Language("de", "Deutsch", text_de.WORDS, text_de.LATER),
}


class UnknownLanguage(Complaint):
    """Cards have no text in this language."""

    def __init__(self, asked: str) -> None:
        known = ", ".join(f"{code} ({language.name})" for code, language in LANGUAGES.items())
        super().__init__("There is no card text in language {asked!r}; there is {known}.", asked=asked, known=known)


def find_language(code: str) -> Language:
    """The language with this code, whatever its case."""
    try:
        return LANGUAGES[code.strip().lower()]
    except KeyError:
        raise UnknownLanguage(code) from None
