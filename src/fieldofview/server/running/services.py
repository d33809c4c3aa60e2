"""All that the routes need, made once: store, people, hall, checker, limits, hosts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import HTTPConnection

from ..doors.limits import Limits
from ..doors.security import Hosts
from ..errands.balancing import Balancer
from ..errands.checking import Checker
from ..hall.hall import Hall
from ..people.accounts import Accounts
from ..people.guests import People
from ..people.moderation import Moderation
from ..store import Store
from .config import Config
from .metrics import watch_the_loop


@dataclass
class Network:
    """What the serving side lends to the host's page: a second listener on the network, and its addresses."""

    open: Callable[[], Awaitable[list[str]]]
    close: Callable[[], Awaitable[None]]
    addresses: list[str] = field(default_factory=list)


@dataclass
class Services:
    config: Config
    store: Store
    people: People
    accounts: Accounts
    moderation: Moderation
    hall: Hall
    checker: Checker
    balancer: Balancer
    limits: Limits
    hosts: Hosts
    network: Network | None = None
    _watchers: list[asyncio.Task[None]] = field(default_factory=list)

    async def start(self, address: str) -> None:
        """Begin to run tables; `address` is where other workers reach this one."""
        await self.hall.start(address)
        self._watchers = [asyncio.create_task(watch_the_loop()), asyncio.create_task(self.moderation.keep_looking())]

    async def close(self) -> None:
        """Finish what is under way, tell everybody, and end."""
        await self.hall.close()
        await self.checker.close()
        await self.balancer.close()
        for watcher in self._watchers:
            watcher.cancel()
        await asyncio.to_thread(self.store.close)


def make_services(config: Config, store: Store, *, alone: bool) -> Services:
    """Everything around a store that is open."""
    checker = Checker(store)
    return Services(
        config=config,
        store=store,
        people=People(store),
        accounts=Accounts(store),
        moderation=Moderation(store),
        hall=Hall(store, config, checker, alone=alone),
        checker=checker,
        balancer=Balancer(config.balance_games),
        limits=Limits(config),
        hosts=Hosts(config.hosts.split(",")),
    )


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that was asked."""
    found: Any = connection.app.state.services
    assert isinstance(found, Services)
    return found
