"""Chains of hashes, for logs of any kind: one text of every value, and a head that says how far a log has come."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from ..cards.complaint import Telling, learn

learn("de", f"{__package__}.words.troubles_de")
NOTHING_BEFORE = "0" * 64  # the hash before the first entry
SHOWN = 12  # so many digits of a hash stand on papers and in file names


class LogRefusal(Telling):
    """The log takes nothing: one sentence says why."""


class NotPlain(LogRefusal):
    """What should be written has no plain JSON form."""


@dataclass(frozen=True, slots=True)
class Head:
    """How long a log is and the hash of its last entry: with it, a log that was cut at its end is found."""

    length: int = 0
    hash: str = NOTHING_BEFORE

    def __str__(self) -> str:
        return f"{self.length}-{self.hash[:SHOWN]}"


EMPTY = Head()


def canonical(value: Any) -> str:
    """The one JSON text of a value: keys in order, no spaces, no number that is none."""
    _refuse_odd_keys(value)
    try:
        text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        text.encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise NotPlain("Only plain JSON goes into the log: {error}.", error=error) from error
    return text


def _refuse_odd_keys(value: Any) -> None:
    """JSON would turn the keys 1 and None into texts without a word."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise NotPlain("Only plain JSON goes into the log: the key {key!r} is no text.", key=key)
            _refuse_odd_keys(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            _refuse_odd_keys(inner)


def hash_text(text: str) -> str:
    """The hash of an entry's text, which holds the hash of the entry before it."""
    return hashlib.sha256(text.encode()).hexdigest()
