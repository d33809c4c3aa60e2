"""The chain of a table's log: every entry's hash covers its text and the hash before it."""

from __future__ import annotations

from collections.abc import Iterable

from fieldofview.desk.chain import EMPTY, Head, hash_text


class Damaged(ValueError):
    """A log whose chain is broken: an entry was changed, or is missing."""

    def __init__(self, table_id: str, number: int) -> None:
        super().__init__(f"The log of table {table_id} is damaged at its entry {number}.")


def behind(head: Head, body: str) -> Head:
    """The head when an entry with this text has followed."""
    return Head(head.length + 1, hash_text(f"{head.hash}\n{body}"))


def check_chain(table_id: str, rows: Iterable[tuple[int, str, str]]) -> Head:
    """The head of these entries; Damaged where the chain is broken."""
    head = EMPTY
    for number, body, hashed in rows:
        head = behind(head, body)
        if (number, hashed) != (head.length, head.hash):
            raise Damaged(table_id, head.length)
    return head
