"""What is measured: tables, sockets, commits, latencies, and how late the event loop is."""

from __future__ import annotations

import asyncio

from prometheus_client import Counter, Gauge, Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LAG_EVERY = 0.05  # seconds

TABLES = Gauge("fov_tables", "tables that are loaded")
SOCKETS = Gauge("fov_sockets", "open sockets")
MESSAGES = Counter("fov_messages_in", "messages from clients", ["kind"])
REFUSED = Counter("fov_refused", "what clients were refused", ["code"])
SENT = Counter("fov_messages_out", "messages to clients")
COMMITTED = Counter("fov_batches", "changes of tables that were committed")
COMMIT_SECONDS = Histogram("fov_commit_seconds", "one group commit", buckets=BUCKETS)
ACTION_SECONDS = Histogram("fov_action_seconds", "from a message to the last view made of it", buckets=BUCKETS)
THINK_SECONDS = Histogram("fov_think_seconds", "a bot's answer", buckets=BUCKETS)
THINK_FAILED = Counter("fov_think_failed", "bots that failed or were late", ["how"])
BROKEN = Counter("fov_broken", "games that broke and were ended as void")
LOOP_LAG = Histogram("fov_loop_lag_seconds", "how late the event loop is", buckets=BUCKETS)
LOOP_LAG_MAX = Gauge("fov_loop_lag_max_seconds", "the latest it has been since it was last read")


async def watch_the_loop() -> None:
    """Measure again and again how late the loop wakes us."""
    loop = asyncio.get_running_loop()
    worst = Worst()
    LOOP_LAG_MAX.set_function(worst.read)
    while True:
        wanted = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        late = max(0.0, loop.time() - wanted)
        LOOP_LAG.observe(late)
        worst.seen = max(worst.seen, late)


class Worst:
    """The largest value since it was last read."""

    def __init__(self) -> None:
        self.seen = 0.0

    def read(self) -> float:
        seen, self.seen = self.seen, 0.0
        return seen
