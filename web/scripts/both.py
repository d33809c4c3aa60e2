"""What is told in both languages, written once: where they say the same it stands there alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

LANGUAGES = ("en", "de")


def in_both(tell: Callable[[str], Any]) -> Any:
    """What is told, with {"en": ..., "de": ...} wherever the languages differ; the page takes its own."""
    return _joined(*map(tell, LANGUAGES))


def _joined(one: Any, other: Any) -> Any:
    if one == other:
        return one
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return {key: _joined(one[key], other[key]) for key in one}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_joined(a, b) for a, b in zip(one, other, strict=True)]
    return dict(zip(LANGUAGES, (one, other), strict=True))
