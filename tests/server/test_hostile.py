"""Hostile clients on the socket: clear refusals, nothing breaks, and nobody else's table feels it."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.frames import Frame, Opcode

from fieldofview.server.client import Client, Closed, Declined
from server.running import Server

TYPES = (
    *("enter", "sit", "stand", "ready", "bot", "swap", "kick", "settings", "start", "answer", "play", "preview"),
    *("seal", "now", "hold", "private", "why", "forfeit", "away", "say", "phrase", "pause", "judge", "rematch", "lang"),
)
KEYS = ("seat", "number", "option", "options", "on", "a", "b", "level", "line", "text", "key", "act", "points", "id")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    strict = {"FOV_MESSAGES": "40/10 seconds", "FOV_CHAT": "5/5 seconds", "FOV_SOCKETS": "30"}
    with Server(tmp_path_factory.mktemp("hostile"), FOV_SPEED="10", **strict) as running:
        yield running
        assert running.reports == []
        assert "Traceback" not in running.log


async def guest(server: Server, name: str) -> Client:
    client = Client(server.address)
    await client.enter_house(name)
    return client


async def raw(server: Server, table_id: str, **headers: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{server.port}/ws/tables/{table_id}"
    return await connect(url, proxy=None, compression=None, additional_headers=headers)


async def ended(socket: ClientConnection) -> int:
    """How the server closed."""
    try:
        async with asyncio.timeout(15):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def entering(ticket: str) -> str:
    return json.dumps({"t": "enter", "d": {"ticket": ticket}})


async def ticket_of(client: Client, table_id: str) -> str:
    ticket: str = (await client.post(f"/api/tables/{table_id}/ticket"))["ticket"]
    return ticket


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("", 4401),
        ("nonsense", 4401),
        ("[]", 4401),
        (b"\x00\x01", 4401),
        ('{"t":"answer","d":{"number":1,"option":0}}', 4401),
        ('{"t":"enter","d":{"ticket":7}}', 4401),
        (entering("guessed"), 4401),
        (entering("x" * 3000), 4401),
        ("[" * 3000, 4401),
        ('{"t":"enter","d":{"ticket":"' + "x" * 5000 + '"}}', 1009),
    ],
)
def test_whoever_brings_no_ticket_is_sent_away(server: Server, first: str | bytes, code: int) -> None:
    async def main() -> int:
        table = await (await guest(server, "Ann")).quick(2)
        async with await raw(server, table) as socket:
            await socket.send(first)
            return await ended(socket)

    assert asyncio.run(main()) == code


def test_a_ticket_is_good_once_and_for_one_table(server: Server) -> None:
    async def main() -> list[int]:
        client = await guest(server, "Bob")
        one, other = await client.quick(2), await client.quick(2)
        ticket, codes = await ticket_of(client, one), []
        async with await raw(server, one) as socket:
            await socket.send(entering(ticket))
            assert json.loads(await socket.recv())[0]["t"] == "hello"
            for table, used in ((one, ticket), (other, await ticket_of(client, one)), ("0" * 24, "x")):
                async with await raw(server, table) as again:
                    await again.send(entering(used))
                    codes.append(await ended(again))
        return codes

    assert asyncio.run(main()) == [4401, 4401, 4404]


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}])
def test_a_page_from_elsewhere_opens_no_socket(server: Server, headers: dict[str, str]) -> None:
    async def main() -> int:
        table = await (await guest(server, "Cy")).quick(2)
        with pytest.raises(InvalidStatus) as refused:
            await raw(server, table, **headers)
        return refused.value.response.status_code

    assert asyncio.run(main()) == 403


def test_who_floods_is_refused_and_then_sent_away(server: Server) -> None:
    async def main() -> tuple[set[str], int]:
        client = await guest(server, "Dee")
        async with client.visit(await client.quick(2)) as table:
            codes = set()
            try:
                for _ in range(200):
                    await table.post("why", line="x")
                while True:
                    message = await table.hear()
                    if message["t"] == "refused":
                        codes.add(message["d"]["code"])
            except Closed as closed:
                return codes, closed.code
        raise AssertionError

    codes, code = asyncio.run(main())
    assert "too fast" in codes
    assert code == 1008


def test_an_address_has_so_many_sockets(server: Server) -> None:
    async def main() -> int:
        client = await guest(server, "Eve")
        table = await client.quick(2)
        held = [await raw(server, table) for _ in range(30)]
        try:
            async with await raw(server, table) as one_more:
                return await ended(one_more)
        finally:
            for socket in held:
                await socket.close()

    assert asyncio.run(main()) == 1013


def test_what_nests_without_end_is_refused_and_the_table_lives(server: Server) -> None:
    async def main() -> None:
        client = await guest(server, "Hal")
        table = (await client.post("/api/tables", {"settings": {"seats": 2}}))["id"]
        async with client.visit(table) as visit:
            for levels in (20, 985, 1_000, 1_500):
                for message in (
                    '{"t":%s}',
                    '{"t":"settings","id":1,"d":{"title":%s}}',
                    '{"t":"settings","id":1,"d":{"sets":[%s]}}',
                    '{"t":"private","id":1,"d":{"standing":[{"line":%s}]}}',
                    '{"t":"sit","id":%s}',
                ):
                    await visit._socket.send(message % ("[" * levels + "]" * levels))
                    while (found := await visit.hear())["t"] != "refused":
                        assert found["t"] != "void"
            await visit.ask("bot", seat=1, level="greedy")

    asyncio.run(main())
    assert server.reports == []


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_a_flood_of_frames_that_are_no_messages_ends_the_socket(server: Server, opcode: Opcode) -> None:
    async def main() -> None:
        client = await guest(server, "Ina")
        table = (await client.post("/api/tables"))["id"]
        async with await raw(server, table) as socket:
            await socket.send(entering(await ticket_of(client, table)))
            if opcode is Opcode.CONT:
                socket.transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
            flood = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True)
            with contextlib.suppress(RuntimeError):  # nothing more can be written to a socket that was ended meanwhile
                for _ in range(20):
                    socket.transport.write(flood * 200)
                    await asyncio.sleep(0.01)
            assert await ended(socket) == 1006

    asyncio.run(main())


def test_who_asks_whether_we_live_is_answered(server: Server) -> None:
    async def main() -> None:
        client = await guest(server, "Jo")
        async with await raw(server, (await client.post("/api/tables"))["id"]) as socket:
            for _ in range(20):
                await asyncio.wait_for(await socket.ping(), 10)

    asyncio.run(main())


def anything(dice: random.Random, depth: int = 0) -> Any:
    """A value that somebody might send."""
    simple = [None, True, -1, 0, 1, 2, 2**63, 1e308, "", "x", "\u202e\x00", "ß" * 200, "decline", -(2**70)]
    kind = dice.random()
    if depth > 2 or kind < 0.7:
        return dice.choice(simple)
    if kind < 0.85:
        return [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(KEYS): anything(dice, depth + 1) for _ in range(dice.randrange(4))}


async def attack(server: Server, table_id: str, name: str, dice: random.Random, until: float) -> None:
    """Somebody who sends whatever, and comes back when they are sent away."""
    client = await guest(server, name)
    while time.monotonic() < until:
        try:
            async with client.visit(table_id) as table:
                for _ in range(dice.randrange(1, 60)):
                    data = {dice.choice(KEYS): anything(dice) for _ in range(dice.randrange(5))}
                    await table.post(dice.choice(TYPES), **data)
                    await asyncio.sleep(0.01 * dice.random())
                await asyncio.sleep(0.05)
        except (Closed, Declined, WebSocketException, OSError):
            await asyncio.sleep(0.05)


def test_other_tables_do_not_feel_an_attack(server: Server) -> None:
    dice = random.Random(3)

    async def main() -> list[float]:
        victim, friend = await guest(server, "Flo"), await guest(server, "Gus")
        table = await victim.quick(3)
        mine = await friend.quick(3)
        until, waits = time.monotonic() + 12, []
        attackers = [asyncio.create_task(attack(server, table, f"Mallory {i}", dice, until)) for i in range(6)]
        async with friend.visit(mine) as visit:
            while time.monotonic() < until:
                began = time.monotonic()
                await visit.ask("why", line="decline")
                waits.append(time.monotonic() - began)
                await asyncio.sleep(0.3)
        await asyncio.gather(*attackers)
        async with victim.visit(table) as visit:  # the attacked one lives too
            assert (await visit.hear())["t"] == "hello"
        return waits

    waits = sorted(asyncio.run(main()))
    assert waits[len(waits) // 2] < 0.5
    assert server.reports == []
