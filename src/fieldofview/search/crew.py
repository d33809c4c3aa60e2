"""Threads that try things side by side; compiled code lets them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from multiprocessing import parent_process
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


def cores() -> int:
    """The cores that a search takes: all of them, but one in a process that is itself one of several workers."""
    if parent_process() is not None:
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="search")


def side_by_side(work: Callable[[Job], Done], jobs: Sequence[Job]) -> list[Done]:
    """Do all jobs, the first of them here; results stand in the order of the jobs."""
    others = [_pool().submit(work, job) for job in jobs[1:]]
    try:
        first = work(jobs[0])
    finally:
        for other in others:
            other.exception()  # whatever happens, nobody works on behind our back
    return [first, *(other.result() for other in others)]


def shared_out(first: int, count: int, hands: int) -> list[tuple[int, int]]:
    """Numbers from `first` on in nearly equal stretches: where each begins, and how long it is."""
    hands = max(1, min(hands, count))
    cuts = [first + count * i // hands for i in range(hands + 1)]
    return [(start, end - start) for start, end in pairwise(cuts)]
