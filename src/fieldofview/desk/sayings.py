"""What people type about people is kept beside the log: the log holds a reference with a salted digest of the words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from typing import TypeVar

from fieldofview.desk import commands as c
from fieldofview.desk.acts import Act
from fieldofview.desk.log import Person, digest
from fieldofview.desk.model import Tournament

WORDS, ABOUT = "words", "about"  # the fields that a saying is kept with
ERASED = "…"  # what stands where words were erased
_REFERENCE = re.compile(rf"{WORDS}:[0-9a-f]{{64}}")
_TYPED = ("reason", "note", "finding", "statement")

Sayings = dict[str, Person]
Said = TypeVar("Said", bound=c.Command)


def is_reference(text: str) -> bool:
    return _REFERENCE.fullmatch(text) is not None


def read(text: str, name: Callable[[str], str]) -> str:
    """A text of the log as people read it; who knows the names knows the words too."""
    return name(text) if is_reference(text) else text


def set_aside(text: str, about: Sequence[str], salt: str) -> tuple[str, Sayings]:
    """The reference that stands for a text, and what is kept beside the log."""
    if not text or is_reference(text):
        return text, {}
    kept = Person({WORDS: text, ABOUT: sorted(set(about))}, salt)
    reference = f"{WORDS}:{digest(kept.fields, salt)}"
    return reference, {reference: kept}


def without_words(command: Said, about: Sequence[str], salt: Callable[[], str]) -> tuple[Said, Sayings]:
    """A command with references in place of what was typed."""
    typed = (*_TYPED, "about") if isinstance(command, c.AddNote) else _TYPED
    kept: Sayings = {}
    changes = {}
    for field in fields(command):
        if field.name in typed:
            changes[field.name], new = set_aside(getattr(command, field.name), about, salt())
            kept |= new
    return replace(command, **changes) if kept else command, kept


def concerning(t: Tournament, acts: Sequence[Act], command: c.Command) -> list[str]:
    """The people whom words that come with a command may be about."""
    return list(dict.fromkeys(_concerning(t, acts, command)))


def _concerning(t: Tournament, acts: Sequence[Act], command: c.Command) -> Iterator[str]:
    if isinstance(command, c.Revert):
        if 0 < command.command <= len(acts):
            yield from _concerning(t, acts, acts[command.command - 1].command)
        return
    if isinstance(command, c.ReportBadDeck):  # what is wrong with a deck is about nobody
        return
    for key in ("person", "entry"):
        if id := getattr(command, key, ""):
            yield id
            yield from t.entries[id].members if id in t.entries else ()
    for key in ("entries", "pair", "seats", "late"):
        yield from getattr(command, key, ())
    table = t.table(getattr(command, "round", 0), getattr(command, "table", 0))
    yield from table.seats if table is not None else ()
    if isinstance(command, c.DecideAppeal):
        yield from (penalty.person for penalty in t.penalties if penalty.id == command.about)
        calls = {ruling.call for ruling in t.rulings if ruling.id == command.about}
        yield from (call.person for call in t.calls if call.id in calls)


def to_forget(sayings: Sayings, person: str, name: str) -> list[str]:
    """The sayings that go with somebody who is erased: about them, or with their name in them."""
    named = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE) if name else None
    return [
        reference
        for reference, kept in sayings.items()
        if person in kept.fields[ABOUT] or (named is not None and named.search(str(kept.fields[WORDS])))
    ]
