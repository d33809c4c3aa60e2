"""Bots think in other processes: a view goes out, the number of an option comes back, or nothing in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from fieldofview.game.lending import Lent

from ..running.metrics import THINK_FAILED, THINK_SECONDS
from .processes import Died, Errand, Late

START_SECONDS = 20.0  # the first job waits until the process has imported what it needs


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked."""

    bot: str
    seed: int
    lent: Lent


class Thinkers:
    """A few processes; whoever is free takes the next question."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.errands = [Errand("fieldofview.server.errands.thinker") for _ in range(count)]
        self._free: asyncio.Queue[Errand] = asyncio.Queue()
        self._warm: set[int | None] = set()
        for errand in self.errands:
            self._free.put_nowait(errand)

    async def answer(self, question: Question, is_wanted: Callable[[], bool] = lambda: True) -> int | None:
        """The number of the option that the bot takes; None where it failed, is late, or is wanted no more."""
        errand = await self._free.get()
        try:
            if not is_wanted():  # others were asked first, and the table has gone on
                return None
            seconds = self.seconds if errand.pid in self._warm else START_SECONDS
            with THINK_SECONDS.time():
                chosen = await errand.run(question, seconds)
            self._warm = {other.pid for other in self.errands if other.pid in self._warm} | {errand.pid}
            if not isinstance(chosen, int):
                THINK_FAILED.labels("failed").inc()
                return None
            return chosen
        except (Late, Died) as error:
            THINK_FAILED.labels(type(error).__name__.lower()).inc()
            return None
        finally:
            self._free.put_nowait(errand)

    async def close(self) -> None:
        for errand in self.errands:
            await errand.end()
