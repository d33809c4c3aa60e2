"""A Ray cluster as a crew: the same pieces of work on more machines, and results equal to those of one."""

from __future__ import annotations

import hashlib
import logging
import os
import socket
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from ..policies.weighing import lent
from .contest import BadContest
from .files import Files

Done = TypeVar("Done")
LOCAL = "local"  # a cluster of this machine alone, started for the purpose
KNOCK_SECONDS = 10
PLAIN = (int, str, tuple)  # sent with every piece of work; anything larger once
ROOMS = ("bots", "cards", "game", "kernel", "learned", "policies", "search", "sim", "views")  # what results come from


class Cluster:
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
        except (ConnectionError, OSError, RuntimeError, ValueError, AssertionError, ray.exceptions.RayError) as error:
            if asks_for_a_token(error):
                raise BadContest(
                    "The cluster at {address!r} asks for a token: copy ~/.ray/auth_token from the machine where "
                    "'ray start' ran, and set RAY_AUTH_MODE=token here.",
                    address=address,
                ) from error
            raise BadContest(
                "No cluster is found at {address!r}: name the address that 'ray start' has printed, or auto, or local.",
                address=address,
            ) from error
        self._ray = ray
        self._task = ray.remote(with_files)
        self._sent: dict[int, tuple[Any, Any]] = {}
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            self._compare()
        except BaseException:
            self.leave()
            raise

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *why: object) -> None:
        self.leave()

    def leave(self) -> None:
        """What the cluster was still doing for us ends."""
        self._ray.shutdown()

    def lent(self, files: Files) -> Executor:
        """Whoever works there for one contest reads these files, which lie here alone; they go there once."""
        return _Lent(self, self._ray.put(files) if files else ())

    def ask(self, work: Callable[..., Done], files: Any, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """A piece of work for whoever is free, as Ray knows it."""
        return self._task.remote(work, files, *map(self._once, given), **named)

    def cancel(self, asked: Any) -> None:
        self._ray.cancel(asked)

    def _once(self, value: Any) -> Any:
        """What is large goes to the cluster once, whatever number of pieces needs it."""
        if isinstance(value, PLAIN):
            return value
        if id(value) not in self._sent:
            self._sent[id(value)] = value, self._ray.put(value)
        return self._sent[id(value)][1]

    def _compare(self) -> None:
        asked = self._ray.remote(edition).remote()  # by itself: older editions know nothing else of ours
        try:
            theirs = result_of(asked.future())
        except ImportError:
            theirs = ("", "")
        if theirs != edition():
            raise BadContest("The cluster has another Field of View or another Python: install this one there.")


class _Lent(Executor):
    """A cluster for one contest, whatever else is played there at the same time."""

    def __init__(self, cluster: Cluster, files: Any) -> None:
        self._cluster, self._files = cluster, files
        self._asked: dict[Future[Any], Any] = {}

    def submit(self, work: Callable[..., Done], /, *given: Any, **named: Any) -> Future[Done]:
        asked = self._cluster.ask(work, self._files, given, named)
        found: Future[Done] = asked.future()
        self._asked[found] = asked
        found.add_done_callback(lambda done: self._asked.pop(done, None))
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Nobody waits for what is left; the cluster itself stays."""
        for asked in list(self._asked.values()):
            self._cluster.cancel(asked)


def with_files(work: Callable[..., Done], files: Files, *given: Any, **named: Any) -> Done:
    """A piece of work, done where files of ours do not lie."""
    with lent(files):
        return work(*given, **named)


def result_of(future: Future[Done]) -> Done:
    """What came of a piece of work; what was raised on another machine is raised as it was there."""
    try:
        return future.result()
    except Exception as error:
        cause = getattr(error, "cause", None)
        if isinstance(cause, Exception):
            raise cause from error
        raise


def asks_for_a_token(error: BaseException | None) -> bool:
    """Whether Ray refuses us because it does not know us; where it says so differs."""
    while error is not None:
        said = f"{type(error).__name__} {error}".lower()
        if "authenticat" in said or "auth token" in said:
            return True
        error = error.__cause__ or error.__context__
    return False


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
