"""How slow this machine is just now: bounds of time are promised for a laptop, and CI may be half as fast."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

LOOKS = 8
LAPTOP = 0.020  # seconds of the processor that `_work` takes where the bounds were measured


def within(bound: float, doing: Callable[[], float], tries: int = 8) -> bool:
    """Whether one of some tries stays below a bound, longer by as much as this machine is slower just then."""
    for _ in range(tries):
        before = slowness()
        taken = doing()
        if taken < bound * max(before, slowness()):
            return True
        time.sleep(0.5)  # whatever else ran just then may be over
    return False


def slowness() -> float:
    """How many times as long as the laptop this machine needs; at least once.

    On average over some time: where others share its cores and caches, what takes long feels them, and the quickest of
    a few short looks does not.
    """
    return max(1.0, sum(_seconds() for _ in range(LOOKS)) / LOOKS / LAPTOP)


def _seconds() -> float:
    start = time.process_time()
    _work()
    return time.process_time() - start


def _work() -> str:
    """What the desk does all day: look up, count, build tuples, sort, write."""
    counts: dict[str, int] = {}
    for i in range(60_000):
        name = f"p{i % 997}"
        counts[name] = counts.get(name, 0) + len((i, name))
    return json.dumps(sorted(counts.items()))
