"""One print job: the event, the book in the making, and what was asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from ...desk.model import Round, Tournament
from ..event import Event
from ..naming import namer
from ..papers.book import Book
from ..store import StoreTrouble
from ..words import sentence


class BadPaper(StoreTrouble):
    """A paper that cannot be printed; `why` is the key of its sentence."""

    def __init__(self, why: str, language: str, detail: str = "") -> None:
        self.why = why
        super().__init__(sentence(f"paper.{why}", language, detail))


@dataclass(frozen=True)
class Job:
    """What is printed for whom."""

    event: Event
    book: Book
    wanted: int | None
    person: str
    sets: tuple[str, ...]
    prizes: tuple[str, ...]
    places: int
    start: str
    address: str

    @property
    def t(self) -> Tournament:
        return self.event.state

    @cached_property
    def name(self) -> Callable[[str], str]:
        """How somebody is called."""
        return namer(self.event, self.book.language)

    def field(self, id: str, key: str) -> str:
        return str(self.event.fields(id).get(key, ""))

    def refuse(self, why: str, detail: str = "") -> BadPaper:
        return BadPaper(why, self.book.language, detail)

    @property
    def round(self) -> Round:
        """The round that is asked for, or the last one."""
        if not self.t.rounds:
            raise self.refuse("no_round")
        found = self.t.last_round if self.wanted is None else self.t.round(self.wanted)
        if found is None:
            raise self.refuse("no_such_round", str(self.wanted))
        return found

    @property
    def round_note(self) -> str:
        return f"{self.book.word('round')} {self.round.number}"

    def coded(self, token: str) -> str:
        """What a QR code says: the token, behind the address of the pages if there are any."""
        return f"{self.address.rstrip('/')}/{token}" if self.address and token else token
