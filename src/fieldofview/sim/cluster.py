"""A Ray cluster as a crew: the same pieces of work on more machines, and results equal to those of one."""

from __future__ import annotations

import hashlib
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, Future
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from .contest import BadContest

Done = TypeVar("Done")
LOCAL = "local"  # a cluster of this machine alone, started for the purpose
KNOCK_SECONDS = 10
PLAIN = (int, str, tuple)  # sent with every piece of work; anything larger once
ROOMS = ("bots", "cards", "game", "kernel", "learned", "policies", "search", "sim", "views")  # what results come from


class Cluster(Executor):
    """Ray at an address: `auto`, `ray://host:10001`, `host:6379`, or `local`."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody's business
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # without it Ray warns of what it will be
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise BadContest("A cluster needs ray: install it with pip install 'fieldofview[cluster]'.") from error
        here: dict[str, Any] = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        try:
            _knock(address)
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False, **(here if address == LOCAL else {}))
        except (ConnectionError, OSError, RuntimeError, ValueError, AssertionError) as error:
            raise BadContest(
                "No cluster is found at {address!r}: name the address that 'ray start' has printed, or auto, or local.",
                address=address,
            ) from error
        self._ray = ray
        self._tasks: dict[Any, Any] = {}
        self._sent: dict[int, tuple[Any, Any]] = {}
        self._asked: dict[Future[Any], Any] = {}
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            self._compare()
        except BaseException:
            self.shutdown()
            raise

    def submit(self, work: Callable[..., Done], /, *given: Any, **named: Any) -> Future[Done]:
        """A piece of work for whoever is free."""
        task = self._tasks.setdefault(work, self._ray.remote(work))
        asked = task.remote(*map(self._once, given), **named)
        found: Future[Done] = asked.future()
        self._asked[found] = asked
        found.add_done_callback(lambda done: self._asked.pop(done, None))
        return found

    def drop(self, futures: Iterable[Future[Any]]) -> None:
        """Nobody waits for these any longer."""
        for future in futures:
            if (asked := self._asked.pop(future, None)) is not None:
                self._ray.cancel(asked)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what it was still doing for us ends."""
        self._ray.shutdown()

    def _once(self, value: Any) -> Any:
        """What is large goes to the cluster once, whatever number of pieces needs it."""
        if isinstance(value, PLAIN):
            return value
        return self._sent.setdefault(id(value), (value, self._ray.put(value)))[1]

    def _compare(self) -> None:
        try:
            theirs = self.submit(edition).result()
        except ImportError:
            theirs = ("", "")
        if theirs != edition():
            raise BadContest("The cluster has another Field of View or another Python: install this one there.")


def _knock(address: str) -> None:
    """Ray waits for minutes where nobody listens; OSError says so at once."""
    parts = urlsplit(address if "://" in address else f"//{address}")
    if parts.hostname and parts.port:
        socket.create_connection((parts.hostname, parts.port), KNOCK_SECONDS).close()


def edition() -> tuple[str, str]:
    """What must be equal on all machines: rules, players with their weights, and the Python that packs them."""
    package, digest = Path(__file__).parents[1], hashlib.sha256()
    for path in sorted(path for room in ROOMS for path in (package / room).rglob("*.*")):
        if path.is_file() and path.parent.name != "__pycache__":
            digest.update(str(path.relative_to(package)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest(), ".".join(map(str, sys.version_info[:2]))
