"""Figures about a set, played in the background: some guests at a time, each for a while, in one process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from .checking import START_SECONDS, TooBusy, TooLong
from .processes import Died, Errand, Late

MOST_RUNS = 6  # at once, on this server
GAMES = 1_000  # of one run, unless the host says otherwise
RUN_SECONDS = 45.0  # of playing, for one run
STRETCH_SECONDS = 0.6  # of playing, before others have their turn
LATE_SECONDS = 40.0  # after which the process is killed


@dataclass(frozen=True, slots=True)
class Stretch:
    """Play on with a set for a moment; the figures so far come back."""

    run: str
    text: str
    players: int
    mixed: bool  # with Viewpoint
    games: int
    seconds: float = STRETCH_SECONDS


@dataclass
class Run:
    """What one guest waits for."""

    job: Stretch
    latest: dict[str, Any] | None = None
    over: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def tell(self, found: dict[str, Any] | None, *, over: bool) -> None:
        self.latest, self.over = found, over
        self.changed.set()


class Balancer:
    """Runs of all guests take turns; each guest has one, and whoever stops listening stops it."""

    def __init__(self, games: int = GAMES) -> None:
        self.games = games
        self._errand = Errand("fieldofview.server.errands.balancer")
        self._lock = asyncio.Lock()
        self._runs: dict[str, Run] = {}

    def begin(self, guest: str, text: str, players: int, *, mixed: bool) -> Run:
        """A run of a guest's; another that they have ends."""
        self.stop(guest)
        if len(self._runs) >= MOST_RUNS:
            raise TooBusy
        run = self._runs[guest] = Run(Stretch(secrets.token_hex(8), text, players, mixed, self.games))
        run.task = asyncio.create_task(self._play(guest, run))
        return run

    async def follow(self, run: Run) -> AsyncIterator[dict[str, Any]]:
        """What is found, whenever it is more; TooLong where it cannot be played in time."""
        while True:
            await run.changed.wait()
            run.changed.clear()
            if run.latest is None:
                if run.over:
                    raise TooLong
                continue
            yield run.latest
            if run.over:
                return

    def stop(self, guest: str, run: Run | None = None) -> None:
        """Let a guest's run end after the stretch that it is in; another run of theirs goes on."""
        found = self._runs.get(guest)
        if found is not None and run in (None, found):
            del self._runs[guest]
            found.tell(found.latest, over=True)

    async def _play(self, guest: str, run: Run) -> None:
        spent = 0.0
        try:
            while spent < RUN_SECONDS:
                async with self._lock:
                    if run.over:
                        return
                    found = await self._errand.run(run.job, LATE_SECONDS, START_SECONDS)
                spent += STRETCH_SECONDS
                run.tell(found, over=bool(found["done"]) or spent >= RUN_SECONDS)
        except (Late, Died):
            run.tell(None, over=True)
        finally:
            if self._runs.get(guest) is run:
                del self._runs[guest]

    async def close(self) -> None:
        for guest in list(self._runs):
            self.stop(guest)
        await self._errand.end()
