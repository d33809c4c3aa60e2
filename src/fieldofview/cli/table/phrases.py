"""What the table in the terminal says of itself, by language; what happens there is told by `views.words`."""

from __future__ import annotations

from collections.abc import Mapping

from . import phrases_de, phrases_en

LANGUAGES: dict[str, Mapping[str, str]] = {"en": phrases_en.PHRASES, "de": phrases_de.PHRASES}


def phrase(language: str, key: str, **values: object) -> str:
    """A phrase with its blanks filled; a count of one takes the key's form for one."""
    phrases = LANGUAGES[language]
    if values.get("n") == 1 and f"{key}/1" in phrases:
        key = f"{key}/1"
    return phrases[key].format(**values)
