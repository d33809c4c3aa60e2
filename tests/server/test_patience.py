"""Connections that keep the server waiting are ended; sockets and slow answers are not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from fieldofview.server.doors import patience
from fieldofview.server.doors.limits import Limits
from fieldofview.server.running.config import Config
from fieldofview.server.running.listening import listen
from fieldofview.server.running.serving import Listener

GET = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5\r\n\r\n"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers a request when it is whole, after its while; a socket says back what it is told."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(0.5 if scope["path"] == "/slow" else 0)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(patience, "BODY_SECONDS", 0.3)


@asynccontextmanager
async def listening(**settings: Any) -> AsyncIterator[int]:
    sock = listen("127.0.0.1", 0)
    protocol = patience.patient(Limits(Config(**settings)))
    server = Listener(uvicorn.Config(echo, http=protocol, ws="websockets-sansio", lifespan="off", log_config=None))
    task = asyncio.create_task(server.serve([sock]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield sock.getsockname()[1]
    finally:
        server.should_exit = True
        await task


async def said(port: int, *parts: bytes, pause: float = 0.0) -> tuple[bytes, float]:
    """What comes back for what is sent, until the other side ends, and how long that took."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    began, came = time.monotonic(), b""
    try:
        async with asyncio.timeout(5):
            for part in parts:
                writer.write(part)
                await asyncio.sleep(pause)
            while part := await reader.read(1000):
                came += part
    except ConnectionError:
        pass
    finally:
        writer.close()
    return came, time.monotonic() - began


@pytest.mark.parametrize(
    "parts",
    [(), (b"G",), (GET,), (POST, b"12"), (GET + b"\r\n", GET), (POST + b"12345", POST, b"1")],
    ids=["nothing", "a letter", "half a head", "half a body", "half of the second", "half of the second body"],
)
def test_who_says_half_of_it_is_not_waited_for(parts: tuple[bytes, ...]) -> None:
    async def main() -> tuple[bytes, float]:
        async with listening() as port:
            return await said(port, *parts)

    came, seconds = asyncio.run(main())
    assert seconds < 3
    assert came.count(b"200 OK") == (1 if parts[0:1] in ((GET + b"\r\n",), (POST + b"12345",)) else 0)


def test_a_letter_now_and_then_is_no_request() -> None:
    async def main() -> tuple[bytes, float]:
        async with listening() as port:
            return await said(port, *(bytes([letter]) for letter in GET[:8]), pause=0.1)

    came, seconds = asyncio.run(main())
    assert came == b""
    assert seconds < 5


def test_who_waits_for_an_answer_may_wait() -> None:
    async def main() -> bytes:
        async with listening() as port:
            return (await said(port, GET.replace(b"/ ", b"/slow ") + b"connection: close\r\n\r\n"))[0]

    assert b"200 OK" in asyncio.run(main())


def test_a_socket_may_be_silent() -> None:
    async def main() -> str | bytes:
        async with listening(connections=1) as port:
            url = f"ws://127.0.0.1:{port}/"
            async with connect(url, proxy=None) as one, connect(url, proxy=None) as two:  # neither counts any more
                await asyncio.sleep(0.8)
                await two.send("two")
                await one.send("still here")
                return await one.recv()

    assert asyncio.run(main()) == "still here"


def test_an_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD_SECONDS", 2)  # the fourth comes before the first is ended

    async def main() -> list[bool]:
        async with listening(connections=3) as port:
            whole = GET + b"connection: close\r\n\r\n"
            silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            refused = await said(port, whole)
            for reader, _ in silent:  # they are ended, and count no more
                with suppress(ConnectionError):
                    await reader.read()
            answered = await said(port, whole)
            for _, writer in silent:
                writer.close()
            return [b"200" in refused[0], b"200" in answered[0]]

    assert asyncio.run(main()) == [False, True]
