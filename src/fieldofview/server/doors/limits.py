"""How much anybody may ask for: one limiter for requests and sockets, in the memory of this process."""

from __future__ import annotations

import time
from collections import Counter, deque

from limits import parse

from ..running.config import Config

RATES = (  # as the settings call them
    *("requests", "guests", "openings", "signins", "signins_name", "complaints"),
    *("checks", "drafts", "balances", "messages", "chat"),
)
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


class Open:
    """What addresses have open, up to so many each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self._counts[address] >= self.most:
            return False
        self._counts[address] += 1
        return True

    def give(self, address: str) -> None:
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]


class Limits:
    """Counts requests by address, checks by guest, messages by socket, and what an address has open."""

    def __init__(self, config: Config) -> None:
        self._rates = {name: Rate(getattr(config, name)) for name in RATES}
        self._sockets = Open(config.sockets)
        self._connections = None if config.proxied else Open(config.connections)  # a proxy has everybody's

    def allows(self, what: str, who: str, cost: int = 1) -> bool:
        """Whether one more is allowed, which counts for so many; it is counted then."""
        return self._rates[what].allows(who, cost)

    def forget(self, what: str, who: str) -> None:
        """Somebody is gone."""
        self._rates[what].forget(who)

    def open_socket(self, address: str) -> bool:
        """Whether this address may have one more; it is counted then, until `close_socket`."""
        return self._sockets.take(address)

    def close_socket(self, address: str) -> None:
        self._sockets.give(address)

    def open_connection(self, address: str) -> bool:
        """The same for connections on which requests come."""
        return self._connections is None or self._connections.take(address)

    def close_connection(self, address: str) -> None:
        if self._connections is not None:
            self._connections.give(address)
