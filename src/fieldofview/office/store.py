"""Where an event is kept: the interface that a file, a log in memory and later a database server share."""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from ..cards.complaint import Telling, learn
from ..desk.log import Damage, Draft, Entry, Head, Meta, Person

learn("de", f"{__package__}.troubles_de")


class StoreTrouble(Telling):
    """The world is in the way: one sentence says how, and what would help."""


class CannotOpen(StoreTrouble):
    """A file that is no event file, or none that can be worked with."""


class CannotWrite(StoreTrouble):
    """A disk that is full, read-only or gone. Nothing of what was to be written is kept."""


class Store(Protocol):
    """One event: its log, the personal fields beside it, and what it says about itself."""

    @property
    def damage(self) -> Damage | None:
        """The first damage of the log. `entries` ends before it, and nothing can be appended."""

    def head(self) -> Head:
        """Length and hash of the log as it is now."""

    def entries(self, since: int = 0) -> list[Entry]:
        """The entries after number `since`."""

    def append(
        self,
        drafts: Iterable[Draft],
        after: Head,
        *,
        command: str = "",
        people: Mapping[str, Person] | None = None,
        erase: Iterable[str] = (),
    ) -> list[Entry]:
        """Write what one command caused, with the personal fields it brings or erases: all of it or nothing.

        Raises Stale when others wrote after `after`. A command id that the log knows writes nothing and gives what it
        wrote the first time. When this returns, the entries survive the end of the process and of the power.
        """

    def put_person(self, entry_id: str, fields: Mapping[str, Any], salt: str) -> None:
        """Keep personal fields, in place of those that were there."""

    def person(self, entry_id: str) -> Person | None:
        """The personal fields of one entry, None when there are none or they were erased."""

    def people(self) -> dict[str, Person]:
        """All personal fields."""

    def erase_person(self, entry_id: str) -> bool:
        """Erase fields and salt; whether there were any. The log stays as it is."""

    def meta(self) -> Meta:
        """What the store says about itself."""

    def rename(self, title: str) -> None:
        """Give the event another title."""

    def supersede(self, mark: str, after: Head) -> None:
        """Say that the event went elsewhere: nothing more is taken. An empty mark takes that back."""

    def audit(self, expected: Head | None = None) -> Damage | None:
        """Read the whole log again and check it, against a head that was noted elsewhere too."""

    def close(self) -> None:
        """Let go of the file."""


def new_salt() -> str:
    """A salt for one entry's personal fields."""
    return secrets.token_hex(16)
