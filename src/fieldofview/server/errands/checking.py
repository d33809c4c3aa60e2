"""What strangers send is read in a process of its own, one at a time, for a minute at most."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from dataclasses import dataclass
from typing import Any

from ..store import Store
from .processes import Died, Errand, Late

MOST_SET_BYTES = 64 << 10
SECONDS = 60.0
START_SECONDS = 60.0  # for a process to begin, beside what it is asked
LOOK_SECONDS = 5.0  # whoever writes a set waits for it
MOST_WAITING = 8  # of one kind; who comes when so many wait is asked to come later


@dataclass(frozen=True, slots=True)
class CheckSet:
    """A set file, as its text; what is wrong with it is told in a language."""

    text: str
    lang: str = "en"


@dataclass(frozen=True, slots=True)
class LookAt:
    """A set file that is being written; nothing is played. One card is drawn."""

    text: str
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class ReadRecord:
    """A record, as its text."""

    text: str
    lang: str = "en"


class OwnRecord(ReadRecord):
    """The record of a game that was played here: no stranger's stands in its way."""


class TooBusy(Exception):
    """Others are being checked; come again."""


class TooLong(ValueError):
    """It could not be read in time, or broke whoever read it."""


Job = CheckSet | LookAt | ReadRecord
KINDS: tuple[type[Job], ...] = (CheckSet, LookAt, ReadRecord, OwnRecord)


class Checker:
    """One process for set files, one for drafts of them, one for strangers' records and one for our own: none waits for
    another."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._errands = {kind: Errand("fieldofview.server.errands.checker") for kind in KINDS}
        self._locks = {kind: asyncio.Lock() for kind in self._errands}
        self._waiting: Counter[type[Job]] = Counter()

    async def _run(self, job: Job, seconds: float = SECONDS) -> dict[str, Any]:
        kind = type(job)
        if kind is not OwnRecord and self._waiting[kind] >= MOST_WAITING:
            raise TooBusy
        self._waiting[kind] += 1
        try:
            async with self._locks[kind]:
                found: dict[str, Any] = await self._errands[kind].run(job, seconds, START_SECONDS)
                return found
        except (Late, Died) as error:
            raise TooLong from error
        finally:
            self._waiting[kind] -= 1

    async def look_at(self, text: str, drawn: int = 0) -> dict[str, Any]:
        """A draft of a set: its cards, what they say, and what is wrong with them."""
        return await self._run(LookAt(text, drawn), LOOK_SECONDS)

    async def check_set(self, text: str, lang: str = "en") -> dict[str, Any]:
        """What is wrong with a set file, or its name; one that is right may be played here from now on."""
        found = await self._run(CheckSet(text, lang))
        if found["ok"]:
            await asyncio.to_thread(self.store.note_once, self._key(found["text"]), "ok")
        return found

    async def read_record(self, text: str, lang: str = "en") -> dict[str, Any]:
        return await self._run(ReadRecord(text, lang))

    async def own_replay(self, record: str) -> bytes:
        """The replay of a game that was played here, packed; empty where its record cannot be replayed."""
        try:
            found = await self._run(OwnRecord(record))
        except TooLong:
            return b""
        body: bytes = found.get("body", b"")
        return body

    def is_checked(self, text: str) -> bool:
        """Whether this text was checked before; blocks."""
        return self.store.note(self._key(text)) is not None

    @staticmethod
    def _key(text: str) -> str:
        digest = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
        return f"set {digest[:32]}"

    async def close(self) -> None:
        for errand in self._errands.values():
            await errand.end()
