"""A log in memory: what scripts and simulated tournaments write to."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from .log import Damage, Draft, Entry, Head, Meta, Person, Stale, Superseded, canonical, chain, check, head_of, since


class MemoryLog:
    """The store interface without a file."""

    def __init__(self, title: str = "", *, practice: bool = False) -> None:
        self._entries: list[Entry] = []
        self._people: dict[str, Person] = {}
        self._commands: dict[str, list[Entry]] = {}
        self._meta = Meta(title, practice, "", 0)

    @property
    def damage(self) -> Damage | None:
        return None

    def head(self) -> Head:
        return head_of(self._entries)

    def entries(self, since: int = 0) -> list[Entry]:
        return self._entries[max(since, 0) :]

    def append(
        self,
        drafts: Iterable[Draft],
        after: Head,
        *,
        command: str = "",
        people: Mapping[str, Person] | None = None,
        erase: Iterable[str] = (),
    ) -> list[Entry]:
        """Write all of it or nothing."""
        if command in self._commands:
            return list(self._commands[command])
        self._refuse_if_superseded()
        between = since(self._entries, after)
        if between:
            raise Stale(after, between)
        new = chain(drafts, after, command)
        kept = {key: _copied(person) for key, person in (people or {}).items()}
        self._entries += new
        if command:
            self._commands[command] = new
        self._people |= kept
        for entry_id in erase:
            self._people.pop(entry_id, None)
        return list(new)

    def put_person(self, entry_id: str, fields: Mapping[str, Any], salt: str) -> None:
        self._refuse_if_superseded()
        self._people[entry_id] = _copied(Person(fields, salt))

    def person(self, entry_id: str) -> Person | None:
        return self._people.get(entry_id)

    def people(self) -> dict[str, Person]:
        return dict(self._people)

    def erase_person(self, entry_id: str) -> bool:
        return self._people.pop(entry_id, None) is not None

    def meta(self) -> Meta:
        return self._meta

    def rename(self, title: str) -> None:
        self._meta = Meta(title, self._meta.practice, self._meta.superseded, 0)

    def supersede(self, mark: str, after: Head) -> None:
        between = since(self._entries, after)
        if between:
            raise Stale(after, between)
        self._meta = Meta(self._meta.title, self._meta.practice, mark, 0)

    def audit(self, expected: Head | None = None) -> Damage | None:
        return check(self._entries, expected)

    def close(self) -> None:
        """Nothing is open."""

    def _refuse_if_superseded(self) -> None:
        if self._meta.superseded:
            raise Superseded(
                "This copy was handed over ({superseded}) and takes no more entries.", superseded=self._meta.superseded
            )


def _copied(person: Person) -> Person:
    return Person(json.loads(canonical(dict(person.fields))), person.salt)
