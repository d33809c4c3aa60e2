"""Work for other processes: they are sent frames, answer frames, and are killed when they take too long."""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import sys
from contextlib import suppress
from typing import Any, BinaryIO

LENGTH = struct.Struct("<I")
MOST_BYTES = 64 << 20
# The network's sums are small: shared out among threads they take longer, and cores from those who play.
BLAS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


class Late(Exception):
    """The process did not answer in time, and was killed."""


class Died(Exception):
    """The process ended without an answer."""


class Errand:
    """One process that does one job at a time; it is started when needed, and again after it died."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._command = [sys.executable, "-m", module, *arguments]
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def run(self, job: Any, seconds: float, start: float = 0.0) -> Any:
        """The answer to a job; Late or Died where there is none, and the process is gone then.

        `start` are seconds that a process has for itself before its first job. Where that is nothing, starting it is a
        part of the job: on a machine that is busy enough, short jobs would then never be done.
        """
        try:
            if start and not self._runs:
                await asyncio.wait_for(self._ask(None), start)
            return await asyncio.wait_for(self._ask(job), seconds)
        except TimeoutError:
            await self.end()
            raise Late from None
        except (asyncio.IncompleteReadError, ConnectionError, pickle.UnpicklingError) as error:
            await self.end()
            raise Died from error
        except asyncio.CancelledError:
            await self.end()
            raise

    @property
    def _runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def _ask(self, job: Any) -> Any:
        if self._process is None or not self._runs:
            pipe = asyncio.subprocess.PIPE
            alone = {**os.environ, **dict.fromkeys(BLAS, "1")}
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe, env=alone)
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        body = pickle.dumps(job)
        stdin.write(LENGTH.pack(len(body)) + body)
        await stdin.drain()
        (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
        return pickle.loads(await stdout.readexactly(min(length, MOST_BYTES)))

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def serve_errands(work: Any) -> None:
    """The other side: answer frames until the asker is gone. What `work` prints must not meet the frames."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        (length,) = LENGTH.unpack(head)
        job = pickle.loads(source.read(length))
        _answer(sink, None if job is None else work(job))  # nothing to do: somebody waits until we are here


def _answer(sink: BinaryIO, answer: Any) -> None:
    body = pickle.dumps(answer)
    sink.write(LENGTH.pack(len(body)) + body)
    sink.flush()
