"""How much anybody may ask for: one limiter for requests and sockets, in the memory of this process."""

from __future__ import annotations

import time
from collections import Counter, deque

from limits import parse

from .config import Config

SWEEP_AFTER = 10_000  # keys, after which those that are quiet are forgotten


class Rate:
    """So many in any stretch of so many seconds, for each key.

    Counted here, since the memory store of `limits` starts a thread for every hit, and the event loop waits for it.
    """

    def __init__(self, said: str) -> None:
        item = parse(said)
        self.most, self.seconds = item.amount, float(item.get_expiry())
        self._hits: dict[str, deque[float]] = {}

    def allows(self, key: str, cost: int = 1) -> bool:
        now = time.monotonic()
        hits = self._hits.get(key)
        if hits is None:
            if len(self._hits) >= SWEEP_AFTER:
                self._sweep(now)
            hits = self._hits[key] = deque()
        while hits and hits[0] <= now - self.seconds:
            hits.popleft()
        if len(hits) + min(cost, self.most) > self.most:
            return False
        hits.extend([now] * cost)
        return True

    def forget(self, key: str) -> None:
        self._hits.pop(key, None)

    def _sweep(self, now: float) -> None:
        self._hits = {key: hits for key, hits in self._hits.items() if hits and hits[-1] > now - self.seconds}


class Limits:
    """Counts requests by address, checks by guest, messages by socket, and open sockets."""

    def __init__(self, config: Config) -> None:
        names = ("requests", "guests", "checks", "drafts", "balances", "messages", "chat")
        self._rates = {name: Rate(getattr(config, name)) for name in names}
        self._most_sockets = config.sockets
        self._sockets: Counter[str] = Counter()

    def allows(self, what: str, who: str, cost: int = 1) -> bool:
        """Whether one more is allowed, which counts for so many; it is counted then."""
        return self._rates[what].allows(who, cost)

    def forget(self, what: str, who: str) -> None:
        """Somebody is gone."""
        self._rates[what].forget(who)

    def open_socket(self, address: str) -> bool:
        """Whether this address may have one more; it is counted then, until `close_socket`."""
        if self._sockets[address] >= self._most_sockets:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]
