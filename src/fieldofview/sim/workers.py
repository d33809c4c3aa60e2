"""A contest's games shared out among workers; the result does not depend on how many there are."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass
from functools import wraps
from multiprocessing import active_children, parent_process
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from ..policies.weighing import lend, lent
from ..search.crew import cores
from .cluster import Cluster, result_of
from .contest import BadContest, Contest, play_stretch
from .files import Files
from .tally import Tally

STRETCH = {"cuda": 1 << 24, "numba": 500, "plain": 10}  # games of one piece of work
OWN_STRETCH = 2  # with bots of one's own, which may take their time


class WithFiles(Protocol):
    """Something to be played."""

    @property
    def files(self) -> Files: ...


Done = TypeVar("Done")
Given = ParamSpec("Given")
What = TypeVar("What", bound=WithFiles)
Workers = int | Cluster | None


def by_its_files(play: Callable[Concatenate[What, Given], Done]) -> Callable[Concatenate[What, Given], Done]:
    """What is played goes by its files as they were when it was made, whatever lies at their paths by now."""

    @wraps(play)
    def played(what: What, /, *given: Given.args, **named: Given.kwargs) -> Done:
        with lent(what.files):
            return play(what, *given, **named)

    return played


@dataclass(slots=True)
class Played:
    """What was counted, in how long, and whether it is all that was asked for."""

    contest: Contest
    tally: Tally
    seconds: float = 0.0

    @property
    def whole(self) -> bool:
        return self.tally.games == self.contest.games


@by_its_files
def play_contest(contest: Contest, workers: Workers = None, progress: Callable[[int], None] | None = None) -> Played:
    """Play a contest on all cores, on so many, or on a cluster; interrupted, it returns what was played so far."""
    workers = checked(workers)
    cards = len(contest.tables.cards)
    played = Played(contest, Tally.empty(contest.players, cards))
    with prompt_interrupts():
        play_stretch(contest, 0, 0)  # compiles once, before the workers need it
    began = time.perf_counter()
    with interrupts() as interrupted:
        for tally in _stretches(contest, workers):
            played.tally.add(tally)
            if progress is not None:
                progress(played.tally.games)
            if interrupted:
                break
    played.seconds = time.perf_counter() - began
    return played


@contextmanager
def prompt_interrupts() -> Iterator[None]:
    """An interrupted compiler may fail in odd ways; whatever comes of it, it was an interrupt."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    noted: list[int] = []
    hook = sys.unraisablehook

    def note(number: int, frame: object) -> None:
        noted.append(number)
        sys.unraisablehook = lambda unraisable: None
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    except BaseException:
        if not noted:
            raise
    finally:
        signal.signal(signal.SIGINT, before)
        sys.unraisablehook = hook
    if noted:
        raise KeyboardInterrupt


@contextmanager
def interrupts() -> Iterator[list[int]]:
    """The first interrupt is only noted, so that no count is torn; the second one is as usual. Told to end, we end."""
    noted: list[int] = []

    def leave(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    def note(number: int, frame: object) -> None:
        noted.append(number)
        signal.signal(signal.SIGINT, before)

    if threading.current_thread() is not threading.main_thread():
        yield noted
        return
    before = signal.signal(signal.SIGINT, note)
    ended = signal.signal(signal.SIGTERM, leave)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)
        signal.signal(signal.SIGTERM, ended)


def checked(workers: Workers) -> int | Cluster:
    """A cluster, or a number of cores, by default all."""
    count = cores() if workers is None else workers
    if isinstance(count, int) and count < 1:
        raise BadContest("At least one worker must play, not {count}.", count=count)
    return count


def _stretches(contest: Contest, workers: int | Cluster) -> Iterator[Tally]:
    size = OWN_STRETCH if contest.own else STRETCH[contest.backend]
    work = ((first, min(size, contest.games - first)) for first in range(0, contest.games, size))
    jobs = ((contest, first, games) for first, games in work)
    crew = 1 if contest.games <= size or contest.backend == "cuda" else workers
    yield from as_they_end(play_stretch, jobs, crew, 2, contest.files, compiled=contest.backend == "numba")


class Threads(ThreadPoolExecutor):
    """Threads to which the same files are lent as to whoever asks them."""

    def submit(self, work: Callable[..., Done], /, *given: Any, **named: Any) -> Future[Done]:
        return super().submit(copy_context().run, work, *given, **named)


def _executor(workers: int | Cluster, files: Files, *, compiled: bool) -> Executor:
    """Compiled games run side by side in threads; others need processes, or a cluster's."""
    if isinstance(workers, Cluster):
        return workers.lent(files)
    if compiled:
        return Threads(workers)
    return ProcessPoolExecutor(workers, initializer=_begin_beside, initargs=(files,))


def as_they_end(
    work: Callable[..., Done], jobs: Iterable[tuple[Any, ...]], workers: int | Cluster, each: float, files: Files,
    *, compiled: bool,
) -> Iterator[Done]:  # fmt: skip
    """Results as they come, at most so many for each worker asked for ahead; others get the files with the work."""
    if workers == 1:
        yield from (work(*job) for job in jobs)
    else:
        yield from _from_others(work, jobs, workers, each, files, compiled=compiled)


def _from_others(
    work: Callable[..., Done], jobs: Iterable[tuple[Any, ...]], workers: int | Cluster, each: float, files: Files,
    *, compiled: bool,
) -> Iterator[Done]:  # fmt: skip
    others = active_children()
    executor = _executor(workers, files, compiled=compiled)
    ahead = each * (workers.workers if isinstance(workers, Cluster) else workers)
    pending: set[Future[Done]] = set()
    try:
        for job in jobs:
            pending.add(executor.submit(work, *job))
            if len(pending) >= ahead:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield result_of(future)
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield result_of(future)
    except SystemExit:
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _begin_beside(files: Files) -> None:
    follow_the_parent()
    lend(files)


def follow_the_parent() -> None:
    """A worker leaves interrupts to its parent, ends when it is told to, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
