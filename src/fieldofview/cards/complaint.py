"""What is wrong with what was asked for, in one sentence of any language.

The English sentence stands where it is raised, with blanks for its values. The other languages have it in a table of
each room (`complaint_de`, `files/words_de` ...), which is read when the first sentence is told in that language. A test
demands that no sentence is left out there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from typing import Any, Self

# Modules with a table SENTENCES, by language; a room above this one adds its own with `learn`.
TABLES: dict[str, list[str]] = {
    "en": [],
    "de": [f"{__package__}.complaint_de", f"{__package__}.files.words_de", f"{__package__}.grammar_de"],
}
_READ: dict[str, dict[str, str]] = {}


def learn(language: str, module: str) -> None:
    """Let a room's sentences be told in a language too: the module that has them is read when it is needed."""
    if module not in TABLES[language]:
        TABLES[language].append(module)
        _READ.pop(language, None)


def sentences(language: str) -> Mapping[str, str]:
    """All sentences of a language, by the English ones."""
    if language not in TABLES:
        return {}
    if language not in _READ:
        _READ[language] = {}
        for module in TABLES[language]:
            _READ[language] |= import_module(module).SENTENCES
    return _READ[language]


class Worded(str):
    """A text that reads in English and can be told in any language; never a name or another's words."""

    __slots__ = ("said", "values")
    said: str
    values: dict[str, object]

    def __new__(cls, said: str, /, **values: object) -> Self:
        made = super().__new__(cls, _filled(said, values, "en", {}))
        made.said, made.values = said, values
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), **self.values), (self.said,)

    def told(self, language: str = "en", words: Mapping[str, str] | None = None) -> str:
        """The text in a language; one that was never worded in it stays as it is."""
        words = sentences(language.strip().lower()) if words is None else words
        return _filled(self.said, self.values, language, words)


class Term(Worded):
    """A value of a complaint that is a word of the language, not a name."""

    __slots__ = ()


class Telling(Exception):
    """An error that says in one sentence of any language what is in the way; prints in English."""

    def __init__(self, said: str, /, **values: object) -> None:
        self.said, self.values = said, values
        super().__init__(self.told())

    def __reduce__(self) -> tuple[object, ...]:
        """Whatever a class is made of, it comes out of another process as it went in."""
        return _as_it_was, (type(self), self.args), self.__dict__

    def told(self, language: str = "en") -> str:
        """The sentence in a language; one that was never worded in it stays as it is."""
        return _filled(self.said, self.values, language, sentences(language.strip().lower()))


class Complaint(Telling, ValueError):
    """Says what is wrong with what was asked for, and what would be right."""


def _as_it_was(kind: type[Telling], given: tuple[object, ...]) -> Telling:
    return kind.__new__(kind, *given)


def told(text: object, language: str) -> str:
    """What knows languages itself is told in one; all else is as it is."""
    tell = getattr(text, "told", None)
    return str(tell(language)) if tell is not None else str(text)


def _filled(said: str, values: Mapping[str, object], language: str, words: Mapping[str, str]) -> str:
    text = words.get(said, said)
    return text.format(**{key: _in_language(value, language) for key, value in values.items()}) if values else text


def _in_language(value: Any, language: str) -> object:
    """A reason at the end of a sentence, or a word in it, may know languages itself."""
    if isinstance(value, Worded) and language == "en":
        return value
    return told(value, language) if hasattr(value, "told") else value
