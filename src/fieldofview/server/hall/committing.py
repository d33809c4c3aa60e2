"""Group commit: what the tables want kept within 20 ms is kept in one transaction, in a thread of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ..running.metrics import COMMIT_SECONDS, COMMITTED
from ..store import Batch, Head, Store, Unkept

GATHER_SECONDS = 0.020


class Committer:
    """One writer for all tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[tuple[Batch, asyncio.Future[Head]]] = []
        self._wanted = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "commit")
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="committer")

    def put(self, batch: Batch) -> asyncio.Future[Head]:
        """Done when the batch is kept for good; Unkept where it is not. One table's batches are kept in their order."""
        done: asyncio.Future[Head] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        self._wanted.set()
        return done

    async def close(self) -> None:
        """Keep what is waiting, and end."""
        self._closing = True
        self._wanted.set()
        if self._task is not None:
            await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wanted.wait()
            self._wanted.clear()
            if not self._closing:  # on a raster: when a group ends must not tell whether others have something to keep
                await asyncio.sleep(GATHER_SECONDS - asyncio.get_running_loop().time() % GATHER_SECONDS)
            group, self._waiting = self._waiting, []
            if group:
                await self._keep(group)

    async def _keep(self, group: list[tuple[Batch, asyncio.Future[Head]]]) -> None:
        loop = asyncio.get_running_loop()
        with COMMIT_SECONDS.time():
            try:
                answers: list[Head | Unkept] = await loop.run_in_executor(
                    self._thread, self.store.commit, [batch for batch, _ in group]
                )
            except Exception as error:  # whatever it was, nobody may believe that their change was kept
                answers = [Unkept(type(error).__name__)] * len(group)
        COMMITTED.inc(len(group))
        for (_, done), answer in zip(group, answers, strict=True):
            if done.cancelled():
                continue
            if isinstance(answer, Head):
                done.set_result(answer)
            else:
                done.set_exception(answer)
