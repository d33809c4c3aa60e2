"""How much anybody may ask for: one limiter for requests and sockets, in the memory of this process."""

from __future__ import annotations

from collections import Counter

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from .config import Config


class Limits:
    """Counts requests by address, checks by guest, messages by socket, and open sockets."""

    def __init__(self, config: Config) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        names = ("requests", "guests", "checks", "messages", "chat")
        self._rates: dict[str, RateLimitItem] = {name: parse(getattr(config, name)) for name in names}
        self._most_sockets = config.sockets
        self._sockets: Counter[str] = Counter()

    def allows(self, what: str, who: str) -> bool:
        """Whether one more is allowed; it is counted then."""
        return self._limiter.hit(self._rates[what], what, who)

    def forget(self, what: str, who: str) -> None:
        """Somebody is gone."""
        self._limiter.clear(self._rates[what], what, who)

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
