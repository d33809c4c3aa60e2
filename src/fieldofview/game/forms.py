"""The forms of a game: what a server sends and keeps as JSON; `views.forms` turns them into data and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ..cards.typed import said, whole
from ..views import Decision, Event, News, View
from ..views.forms import BadForm
from ..views.forms.reading import reader
from ..views.forms.writing import writer
from .course import Outcome
from .errors import BadRecord
from .head import COMMITTED, SEEDED
from .making import PLAIN, PUBLIC
from .record import FIRST_LINE, read_lines


class Windows(StrEnum):
    """How windows are played."""

    PLAIN = PLAIN
    PUBLIC = PUBLIC


class Chance(StrEnum):
    """Where chance comes from: a fast generator, or 256 secret bits."""

    SEEDED = SEEDED
    COMMITTED = COMMITTED


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """What a game is made of. A sealed record has no seed, no secret and no answers."""

    version: int  # of the record as a text
    rules: int  # raised when the same answers would play differently
    cards: str  # a hash of the used cards and their programs
    names: tuple[str, ...]
    sets: tuple[str, ...]
    files: tuple[str, ...] = ()  # the set files of all sets that do not come with the program
    windows: Windows
    chance: Chance
    seed: str | None = None  # in digits, since it may be larger than the numbers of a page
    commitment: str | None = None  # what was promised before the game, in hex
    secret: str | None = None  # what opens it, in hex
    dealer: int | None = None  # a seat; left out: by lot
    turn_limit: int  # time is called after so many turns; 0: never
    enigmas: dict[str, str] | None = None  # cards that players brought, by seat
    aside: dict[str, str] | None = None  # cards outside the game, by seat
    answers: int | None = None  # how many lines there are


@dataclass(frozen=True, slots=True)
class Record:
    """A game that can be replayed: its head, and one line for every answer. The text is the truth, this its data."""

    head: Head
    lines: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The record as `replay` reads it."""
        head: dict[str, Any] = {"dealer": None, **json.loads(writer(Head)(self.head))}
        if "seed" in head:
            head["seed"] = _whole(head["seed"])
        ordered = [key for key in Head.__dataclass_fields__ if key in head]
        written = [f"{key} = {json.dumps(head[key])}" for key in ordered]
        return "\n".join([FIRST_LINE, *written, "", *self.lines]) + "\n"


def read_record(text: str) -> Record:
    """The data of a record; BadRecord says in one sentence why there is none."""
    head, lines = read_lines(text)
    data = {key: str(value) if key == "seed" else value for key, value in head.items() if value is not None}
    try:
        return Record(reader(Head)(data), tuple(lines))
    except BadForm as bad:
        raise BadRecord("The record's head is not as it should be: {bad}", bad=bad) from bad


def _whole(digits: str) -> int:
    number = whole(digits)
    if number is None:
        raise BadRecord("The record's seed should be digits, not {digits!r}.", digits=said(digits))
    return number


# Everything that has a form of its own.
FORMS: tuple[type[Any], ...] = (View, News, Decision, Event, Outcome, Record)
