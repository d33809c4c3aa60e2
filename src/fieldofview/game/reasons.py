"""Refusals as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..views.words import refusal


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal: a code from the list in `words`, what it is about, and why."""

    code: str
    values: Mapping[str, str] = field(default_factory=dict)
    cites: tuple[str, ...] = ()

    def sentence(self, language: str = "en") -> str:
        return refusal(self.code, self.values, language)

    def told(self, language: str = "en") -> str:
        """The sentence with its rulings."""
        return f"{self.sentence(language)} ({', '.join(self.cites)})" if self.cites else self.sentence(language)
