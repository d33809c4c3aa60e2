"""What is wrong with what was asked for, in one sentence of any language.

The English sentence stands where it is raised, with blanks for its values; `complaint_de` has it in German. A test
demands that no sentence is left out there.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import complaint_de

SENTENCES: dict[str, Mapping[str, str]] = {"en": {}, "de": complaint_de.SENTENCES}


class Term(str):
    """A value of a complaint that is a word of the language, not a name."""

    __slots__ = ()


class Complaint(ValueError):
    """Says what is wrong and what would be right; prints in English."""

    def __init__(self, said: str, **values: object) -> None:
        self.said, self.values = said, values
        super().__init__(self.told())

    def told(self, language: str = "en") -> str:
        """The sentence in a language; one that was never worded in it stays as it is."""
        words = SENTENCES.get(language.strip().lower(), {})
        if not self.values:
            return words.get(self.said, self.said)
        values = {key: _in_language(value, language, words) for key, value in self.values.items()}
        return words.get(self.said, self.said).format(**values)


def _in_language(value: object, language: str, words: Mapping[str, str]) -> object:
    told = getattr(value, "told", None)  # what knows languages itself: the reason at the end of a sentence
    if told is not None:
        return told(language)
    return words.get(value, value) if isinstance(value, Term) else value
