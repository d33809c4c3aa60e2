"""People for the tests: programs at the protocol that play on through restarts and remember what they were promised."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from fieldofview.server.client import Client, Closed, Declined, Unreachable, Visit

AGAIN_SECONDS = 0.1


@dataclass
class Promises:
    """What a server acknowledged: it must be there whatever happens to it."""

    tables: list[str] = field(default_factory=list)
    answers: list[tuple[str, int, int, int]] = field(default_factory=list)  # table, seat, number, option
    seals: dict[tuple[str, int], tuple[int, int]] = field(default_factory=dict)  # table, seat: number, option
    over: set[str] = field(default_factory=set)  # tables whose end somebody was told
    wrong: list[str] = field(default_factory=list)


class Player:
    """One guest who answers by lot."""

    def __init__(
        self, addresses: Sequence[str], name: str, promises: Promises, dice: random.Random, pause: float = 0.0
    ) -> None:
        self.addresses = addresses  # of all workers: every visit goes to one by lot, as a proxy would send it
        self.client, self.name = Client(addresses[0]), name
        self.promises, self.dice, self.pause = promises, dice, pause
        self.events: list[Any] = []
        self.seat: int | None = None
        self.table = ""
        self._sent: dict[int, tuple[str, int, int]] = {}
        self._chosen: dict[int, int] = {}  # who is asked again after a lost line says the same again

    async def insist(self, call: Callable[[], Awaitable[Any]]) -> Any:
        """Ask until a server answers."""
        while True:
            self.client.base = self.dice.choice(self.addresses)
            try:
                return await call()
            except (Unreachable, Closed):
                await asyncio.sleep(AGAIN_SECONDS)
            except Declined as no:
                if no.code not in ("stopping", "busy", "broken"):
                    raise
                await asyncio.sleep(AGAIN_SECONDS)

    async def arrive(self) -> None:
        await self.insist(lambda: self.client.enter_house(self.name))

    async def play(self, table_id: str, ready: Callable[[Visit, dict[str, Any]], Awaitable[None]]) -> None:
        """Play a game to its end, coming back whenever the connection is lost."""
        self.events, self.table, self._chosen = [], table_id, {}
        while True:
            self.client.base = self.dice.choice(self.addresses)
            try:
                async with self.client.visit(table_id) as table:
                    self._sent, first = {}, True
                    while True:
                        message = await table.hear()
                        if message["t"] == "over":
                            self.promises.over.add(table_id)
                            return
                        if message["t"] == "gathering":
                            await ready(table, message["d"])
                        await self._heard(table, message, first)
                        first = first and message["t"] != "news"
            except (Unreachable, Closed, Declined):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _heard(self, table: Visit, message: dict[str, Any], first: bool) -> None:
        kind, data = message["t"], message["d"]
        if kind == "hello":
            self.seat = data["viewer"]
        elif kind == "news":
            self._told(data, first)
            if data["decision"]:
                await self._answer(table, data)
        elif kind == "reply" and data["re"] in self._sent and self.seat is not None:
            said, number, option = self._sent.pop(data["re"])
            if said == "answer":
                self.promises.answers.append((self.table, self.seat, number, option))
            else:
                self.promises.seals[self.table, self.seat] = (number, option)

    def _told(self, news: dict[str, Any], first: bool) -> None:
        """Whoever comes back is told the same story again, and how it went on."""
        since = news["since"]
        if first and self.events[: len(news["events"])] != news["events"][: len(self.events)]:
            self.promises.wrong.append(f"{self.name} was told another story")
        if not first and since != len(self.events):
            self.promises.wrong.append(f"{self.name} was told {since} after {len(self.events)}")
        if first and len(news["events"]) < len(self.events):
            self.promises.wrong.append(f"{self.name} heard of what was not kept")
        self.events = news["events"] if first else self.events + news["events"]

    async def _answer(self, table: Visit, news: dict[str, Any]) -> None:
        decision = news["decision"]
        if self.pause:
            await asyncio.sleep(self.pause * self.dice.random())
        option = self._chosen.setdefault(decision["number"], self.dice.randrange(len(decision["options"])))
        sealed = news["window"] is not None or len(news["waiting_for"]) > 1
        kind = "seal" if sealed else "answer"
        number = await table.post(kind, number=decision["number"], option=option)
        self._sent[number] = (kind, decision["number"], option)


async def keep_playing(
    addresses: Sequence[str], names: list[str], bots: int, promises: Promises, dice: random.Random
) -> None:
    """A group of friends that plays game after game."""
    group = [Player(addresses, name, promises, dice, pause=0.05) for name in names]
    for player in group:
        await player.arrive()
    host = group[0]
    while True:
        settings = {"seats": len(names) + bots, "pace": "quick", "sets": ["viewpoint", "reflections"]}
        opened = await host.insist(lambda: host.client.post("/api/tables", {"settings": settings}))  # noqa: B023
        promises.tables.append(opened["id"])
        await asyncio.gather(*(player.play(opened["id"], _seating(player, group, bots)) for player in group))


def _seating(player: Player, group: list[Player], bots: int) -> Callable[[Visit, dict[str, Any]], Awaitable[None]]:
    """Sit down, be ready; the host seats the bots and starts."""

    async def ready(table: Visit, gathering: dict[str, Any]) -> None:
        seats = gathering["seats"]
        mine = next((seat for seat in seats if seat["name"] == player.name), None)
        if mine is None:
            await table.post("sit")
        elif player is not group[0] and not mine["ready"]:
            await table.post("ready", on=True)
        elif player is group[0]:
            people = sum(1 for seat in seats if seat["name"] and not seat["bot"])
            empty = [i for i, seat in enumerate(seats) if not seat["name"]]
            if people == len(group) and empty:
                await table.post("bot", seat=empty[0], level="greedy")
            elif gathering["missing"] is None:
                await table.post("start")

    return ready
