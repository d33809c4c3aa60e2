"""Bots think in other processes: a view goes out, an option or a hint comes back, or nothing in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from fieldofview.game.errors import Worded
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


@dataclass(frozen=True, slots=True)
class Tip:
    """What a player is told: an option, and where a search found it the chances of all options, and why."""

    option: int
    chances: tuple[float, ...] = ()
    reason: Worded | None = None


Answer = TypeVar("Answer")


class Pool(Generic[Answer]):
    """A few processes; whoever is free takes the next question."""

    def __init__(self, module: str, kind: type[Answer], count: int, seconds: float) -> None:
        self.kind, self.seconds = kind, seconds
        self.errands = [Errand(f"fieldofview.server.errands.{module}") for _ in range(count)]
        self._free: asyncio.Queue[Errand] = asyncio.Queue()
        self._warm: set[int | None] = set()
        for errand in self.errands:
            self._free.put_nowait(errand)

    async def answer(self, question: Question, is_wanted: Callable[[], bool] = lambda: True) -> Answer | None:
        """What the bot says; None where it failed, is late, or is wanted no more."""
        errand = await self._free.get()
        try:
            if not is_wanted():  # others were asked first, and the table has gone on
                return None
            seconds = self.seconds if errand.pid in self._warm else START_SECONDS
            with THINK_SECONDS.time():
                chosen = await errand.run(question, seconds)
            self._warm = {other.pid for other in self.errands if other.pid in self._warm} | {errand.pid}
            if not isinstance(chosen, self.kind):
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


class Thinkers(Pool[int]):
    """They play: the number of the option that a bot takes."""

    def __init__(self, count: int, seconds: float) -> None:
        super().__init__("thinker", int, count, seconds)


class Advisers(Pool[Tip]):
    """They give hints."""

    def __init__(self, count: int = 1, seconds: float = 12.0) -> None:
        super().__init__("adviser", Tip, count, seconds)
