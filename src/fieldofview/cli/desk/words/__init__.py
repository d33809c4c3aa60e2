"""Everything that the desk's command line says by itself, in English and German."""

from __future__ import annotations

from . import after, before, columns, guide, rounds, typed

PARTS = (typed, before, rounds, after, guide, columns)
WORDS: dict[str, tuple[str, str]] = {key: both for part in PARTS for key, both in part.WORDS.items()}


def word(key: str, language: str, /, **facts: object) -> str:
    """A text by its key."""
    return WORDS[key][0 if language == "en" else 1].format(**facts)


class BadRequest(ValueError):
    """What was asked cannot be done so; `key` says why."""

    def __init__(self, key: str, language: str, /, **facts: object) -> None:
        self.key = key
        super().__init__(word(key, language, **facts))
