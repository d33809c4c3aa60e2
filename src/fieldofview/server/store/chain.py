"""The chain of hashes: every entry's hash covers its text and the hash before it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

FIRST = "0" * 64  # the hash before the first entry


class Damaged(ValueError):
    """A log whose chain is broken: an entry was changed, or is missing."""

    def __init__(self, table_id: str, number: int) -> None:
        super().__init__(f"The log of table {table_id} is damaged at its entry {number}.")


def written(entry: dict[str, Any]) -> str:
    """An entry as the one text that its hash covers."""
    return json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def linked(before: str, body: str) -> str:
    """The hash of an entry that follows."""
    return hashlib.sha256(f"{before}\n{body}".encode()).hexdigest()


def check_chain(table_id: str, rows: Iterable[tuple[int, str, str]]) -> tuple[int, str]:
    """The number and hash of the last of these entries; Damaged where the chain is broken."""
    number, last = 0, FIRST
    for row_number, body, hashed in rows:
        number, last = number + 1, linked(last, body)
        if row_number != number or hashed != last:
            raise Damaged(table_id, number)
    return number, last
