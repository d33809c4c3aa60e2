"""What strangers send is read in a process of its own, one at a time, for a minute at most."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Any

from .errands import Died, Errand, Late
from .store import Store

MOST_SET_BYTES = 64 << 10
SECONDS = 60.0
MOST_WAITING = 8  # who comes when so many wait is asked to come later


@dataclass(frozen=True, slots=True)
class CheckSet:
    """A set file, as its text; what is wrong with it is told in a language."""

    text: str
    lang: str = "en"


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


class Checker:
    """One process for set files, one for strangers' records and one for our own, so that none waits for another."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._errands = {kind: Errand("fieldofview.server.checker") for kind in (CheckSet, ReadRecord, OwnRecord)}
        self._locks = {kind: asyncio.Lock() for kind in self._errands}
        self._waiting = 0

    async def _run(self, job: CheckSet | ReadRecord) -> dict[str, Any]:
        counts = not isinstance(job, OwnRecord)
        if counts and self._waiting >= MOST_WAITING:
            raise TooBusy
        self._waiting += counts
        try:
            async with self._locks[type(job)]:
                found: dict[str, Any] = await self._errands[type(job)].run(job, SECONDS)
                return found
        except (Late, Died) as error:
            raise TooLong from error
        finally:
            self._waiting -= counts

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
