"""The client for programs: whatever a server does, it says one of three things."""

import asyncio
import socket
import threading
from collections.abc import Iterator

import pytest

from fieldofview.server.client import Client, Unreachable

BROKEN = [
    b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 48\r\n\r\n",
    b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{",
    b"not a server at all\r\n\r\n",
    b"",
]


@pytest.fixture(params=BROKEN)
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """A server that breaks off in its answer."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            opened, _ = listening.accept()
            with opened:
                opened.recv(65536)
                opened.sendall(request.param)

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        thread.join(5)


def test_an_answer_that_breaks_off_is_a_server_that_cannot_be_reached(address: str) -> None:
    with pytest.raises(Unreachable, match="No table answers"):
        asyncio.run(Client(address).get("/api/me"))
