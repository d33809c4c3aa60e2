"""What is committed together, and what can go wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fieldofview.desk.chain import Head, canonical

from .chain import behind


class Unkept(Exception):
    """The store did not keep a change: whoever asked for it must read the table again."""


class Rewritten(Exception):
    """A log is another one since it was read: what was made of it is not kept, and can be made again."""


class LostLease(Unkept):
    """The table belongs to another worker by now."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What one table wants kept, whole or not at all; `lease` is 0 where there are no leases."""

    table_id: str
    after: Head
    entries: Sequence[Mapping[str, Any]]
    slots: Mapping[str, Mapping[str, Any] | None] = field(default_factory=dict)  # None: the slot is emptied
    lease: int = 0

    def rows(self) -> tuple[list[dict[str, Any]], Head]:
        """The rows of the entries, chained, and the new head."""
        head, rows = self.after, []
        for entry in self.entries:
            body = canonical(dict(entry))
            head = behind(head, body)
            rows.append({"table_id": self.table_id, "number": head.length, "body": body, "hash": head.hash})
        return rows, head


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it was kept."""

    entries: list[dict[str, Any]]
    slots: dict[str, dict[str, Any]]
    head: Head
