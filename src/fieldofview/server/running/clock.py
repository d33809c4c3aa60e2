"""Two clocks in milliseconds: the wall's, which somebody may set, and one that nobody can set back."""

from __future__ import annotations

import time

_STARTED = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """The wall clock: for what other processes and other days must understand."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """The wall clock as this process found it, going on evenly since: a table's time neither jumps nor stands still."""
    return (_STARTED + time.monotonic_ns()) // 1_000_000
