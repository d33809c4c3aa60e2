"""The log of one event: entries chained by hashes, so that a change, a gap or a cut is found and named."""

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from ..cards.complaint import Worded
from .chain import EMPTY as EMPTY
from .chain import NOTHING_BEFORE as NOTHING_BEFORE
from .chain import SHOWN, hash_text
from .chain import Head as Head
from .chain import LogRefusal as LogRefusal
from .chain import NotPlain as NotPlain
from .chain import canonical as canonical

_quoted = json.encoder.encode_basestring


class OtherLog(LogRefusal):
    """The writer worked from a log that is not this one."""


class Superseded(LogRefusal):
    """The event was handed over; this copy only shows how it was."""


class Damaged(LogRefusal):
    """The log is damaged: it can be read up to the damage, and takes nothing more."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What happened, before it has its place in the log. `by` is an id, never a name: the log is not erased."""

    at: str
    by: str
    kind: str
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened, in its place."""

    n: int  # counted from 1
    at: str
    by: str
    kind: str
    data: Mapping[str, Any]
    before: str  # hash of the entry before
    hash: str
    command: str = ""  # what one command wrote shares its id, which makes sending it twice harmless


class Stale(LogRefusal):
    """Others wrote in between; `entries` is what they wrote."""

    def __init__(self, after: Head, entries: Sequence[Entry]) -> None:
        self.after = after
        self.entries = tuple(entries)
        kinds = ", ".join(f"{entry.n} {entry.kind}" for entry in self.entries[:5])
        more = len(self.entries) - 5
        super().__init__(
            "Others wrote after entry {n}: {kinds} and {more} more. Look at what changed, then try again."
            if more > 0
            else "Others wrote after entry {n}: {kinds}. Look at what changed, then try again.",
            n=after.length,
            kinds=kinds,
            more=more,
        )


class Why(StrEnum):
    """What is wrong with a damaged log."""

    CHANGED = "changed"
    MISSING = "missing"
    ORDER = "order"
    CUT = "cut"
    UNREADABLE = "unreadable"
    REWRITTEN = "rewritten"


_SENTENCES = {
    Why.CHANGED: "Entry {n} was changed after it was written.",
    Why.MISSING: "Entry {n} is missing.",
    Why.ORDER: "Entry {n} does not stand in its place.",
    Why.CUT: "The log was cut: entry {n} and what followed is missing.",
    Why.UNREADABLE: "Entry {n} cannot be read.",
    Why.REWRITTEN: "Entry {n} is not the one that was noted: the log was rewritten before it.",
}


@dataclass(frozen=True, slots=True)
class Damage:
    """The first damaged entry and what is wrong with it."""

    n: int
    why: Why

    @property
    def sound(self) -> int:
        """How many entries are proven to be as they were written."""
        return 0 if self.why is Why.REWRITTEN else self.n - 1

    def __str__(self) -> str:
        return self.told()

    def told(self, language: str = "en") -> str:
        return Worded(_SENTENCES[self.why], n=self.n).told(language)


def hash_of(entry: Entry, text: str | None = None) -> str:
    """The hash that an entry must have: of one JSON list. A store gives the text of the data as it was kept."""
    parts = (
        *(_quoted(entry.before), str(entry.n), _quoted(entry.at), _quoted(entry.by), _quoted(entry.kind)),
        *(canonical(entry.data) if text is None else text, _quoted(entry.command)),
    )
    return hash_text(f"[{','.join(parts)}]")


def link(head: Head, draft: Draft, command: str = "") -> Entry:
    """A draft in its place behind the head. Its data is a copy."""
    canonical([draft.at, draft.by, draft.kind, command])
    data = json.loads(canonical(dict(draft.data)))
    entry = Entry(head.length + 1, draft.at, draft.by, draft.kind, data, head.hash, "", command)
    return replace(entry, hash=hash_of(entry))


def chain(drafts: Iterable[Draft], head: Head = EMPTY, command: str = "") -> list[Entry]:
    """Drafts in their places, one behind the other."""
    entries = []
    for draft in drafts:
        entry = link(head, draft, command)
        entries.append(entry)
        head = Head(entry.n, entry.hash)
    return entries


def head_of(entries: Sequence[Entry]) -> Head:
    return Head(entries[-1].n, entries[-1].hash) if entries else EMPTY


def fault(entry: Entry, head: Head, text: str | None = None) -> Why | None:
    """What is wrong with an entry that should follow the head."""
    if entry.n != head.length + 1:
        return Why.MISSING if entry.n > head.length + 1 else Why.ORDER
    if entry.before != head.hash or entry.hash != hash_of(entry, text):
        return Why.CHANGED
    return None


def check(entries: Sequence[Entry], expected: Head | None = None) -> Damage | None:
    """The first damage, or None; with a head noted elsewhere a cut and a rewritten log are found too."""
    head = EMPTY
    for place, entry in enumerate(entries):
        why = fault(entry, head)
        if why is not None:
            return Damage(head.length + 1, named(why, entries[:place], entries[place:]))
        head = Head(entry.n, entry.hash)
    return None if expected is None else check_head(entries, expected)


def named(why: Why, sound: Sequence[Entry], rest: Sequence[Entry]) -> Why:
    """A fault at the first entry of the rest, seen beside all others: it may only stand in another's place."""
    head, first = head_of(sound), rest[0]
    elsewhere = any(other.n == head.length + 1 for other in rest[1:])
    moved = first.before != head.hash and any(other.hash == first.before for other in (*sound, *rest))
    return Why.ORDER if elsewhere or moved else why


def check_head(entries: Sequence[Entry], expected: Head) -> Damage | None:
    """Compare sound entries with a head that was noted: on paper, in a package, in a backup's name."""
    if expected.length > len(entries):
        return Damage(len(entries) + 1, Why.CUT)
    noted = entries[expected.length - 1].hash if expected.length else NOTHING_BEFORE
    if len(expected.hash) < SHOWN or not noted.startswith(expected.hash):
        return Damage(expected.length, Why.REWRITTEN)
    return None


def since(entries: Sequence[Entry], after: Head) -> list[Entry]:
    """What was written after a head; refused when the head is not of this log."""
    if check_head(entries, after) is not None:
        raise OtherLog(
            "Entry {length} is another one here: this is not the log that was worked from.", length=after.length
        )
    return list(entries[after.length :])


@dataclass(frozen=True, slots=True)
class Person:
    """The personal fields of one entry in the event, kept outside the log."""

    fields: Mapping[str, Any]
    salt: str


def digest(fields: Mapping[str, Any], salt: str) -> str:
    """What the log keeps of personal fields. Without the salt nobody can try names against it."""
    return hmac.new(salt.encode(), canonical(dict(fields)).encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True)
class Meta:
    """What a store says about itself."""

    title: str
    practice: bool
    superseded: str  # where the event went, "" while this copy is the one that counts
    schema: int
