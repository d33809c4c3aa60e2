"""One server process from start to stop: its store, its listeners, its signals."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Generator

import structlog
import uvicorn
from fastapi import FastAPI

from ..doors.frames import CountedFrames
from ..doors.patience import patient
from ..doors.socket import MOST_MESSAGE
from ..store import open_store
from .app import make_app
from .config import Config
from .listening import NoPort, listen, network_addresses
from .rubbish import look_everywhere_when_quiet, look_in_small_steps
from .services import Network, make_services

GRACE_SECONDS = 5

log = structlog.get_logger()


class Listener(uvicorn.Server):
    """A server whose signals are ours to handle."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


class Serving:
    """A server: its own listener on this machine, and one on the network where somebody is invited."""

    def __init__(self, config: Config, sock: socket.socket, *, alone: bool = True) -> None:
        self.config, self.sock = config, sock
        self.host, self.port = sock.getsockname()[:2]
        self.address = f"http://{self.host}:{self.port}"
        self.services = make_services(config, open_store(config.store_url), alone=alone)
        self.network = Network(self.open_network, self.close_network)
        self.services.network = self.network
        self.app: FastAPI = make_app(self.services)
        self._main: list[tuple[Listener, asyncio.Task[None]]] = []
        self._lan: list[tuple[Listener, asyncio.Task[None]]] = []

    async def run(self, *, lan: bool, ready: Callable[[Serving], None]) -> None:
        """Serve until a signal asks to stop; commands under way are finished, and everybody is told."""
        stop = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(name, stop.set)
        reached = self.config.worker_address or f"{self.host}:{self.port}"
        self.services.hosts.add(reached.rpartition(":")[0])
        await self.services.start(reached)
        self._main.append(await self._listen(self.sock))
        if lan:
            await self.open_network()
        look_in_small_steps()
        tidying = asyncio.create_task(look_everywhere_when_quiet(lambda: self.services.hall.last_act))
        ready(self)
        await stop.wait()
        log.info("stopping")
        tidying.cancel()
        await self.services.close()
        await self.close_network()
        await self._end(self._main)

    async def _listen(self, sock: socket.socket) -> tuple[Listener, asyncio.Task[None]]:
        config = uvicorn.Config(
            self.app,
            http=patient(self.services.limits),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=self.config.proxied,
            ws=CountedFrames,
            ws_max_size=MOST_MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            h11_max_incomplete_event_size=64 << 10,
        )
        listener = Listener(config)
        task = asyncio.create_task(listener.serve([sock]))
        while not listener.started and not task.done():
            await asyncio.sleep(0.005)
        return listener, task

    async def _end(self, listeners: list[tuple[Listener, asyncio.Task[None]]]) -> None:
        for listener, _ in listeners:
            listener.should_exit = True
        await asyncio.gather(*(task for _, task in listeners))
        listeners.clear()

    async def open_network(self) -> list[str]:
        """Listen on the network too; the addresses to give to others."""
        if self.network.addresses:
            return self.network.addresses
        for address in network_addresses():
            try:
                self._lan.append(await self._listen(listen(address, self.port)))
            except NoPort as error:
                log.warning("no listener on the network", address=address, why=str(error))
                continue
            self.services.hosts.add(address)
            self.network.addresses.append(f"http://{address}:{self.port}")
        return self.network.addresses

    async def close_network(self) -> None:
        await self._end(self._lan)
        for address in self.network.addresses:
            self.services.hosts.remove(address.removeprefix("http://").rpartition(":")[0])
        self.network.addresses.clear()
