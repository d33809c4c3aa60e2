"""A client of the protocol, for programs: the terminal's, bots of one's own, load, tests; told what a page is told."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from fieldofview.cards.complaint import Complaint
from fieldofview.cards.system import Reason

SECONDS = 90.0  # a set file is checked for a minute at most
MOST_BYTES = 32 << 20


class Declined(Exception):
    """The server does not do it; `code` says why, `text` says it in a sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class Unreachable(Complaint):
    """No server of ours answers there."""


class Closed(Exception):
    """The socket has ended; `code` is how. Come again with the number of events you know."""

    def __init__(self, code: int) -> None:
        super().__init__(f"The table closed the connection ({code}).")
        self.code = code


class Client:
    """A guest of one server."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.base = address.rstrip("/") if "://" in address else f"http://{address.rstrip('/')}"
        self.lang = lang
        self.cookie = ""
        self._opener = build_opener(ProxyHandler({}))

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._call, "GET", path, None)

    async def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return await asyncio.to_thread(self._call, "POST", path, body or {})

    def _call(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        head = {"content-type": "application/json", "accept-language": self.lang, "cookie": self.cookie}
        try:
            with self._opener.open(Request(self.base + path, data, head, method=method), timeout=SECONDS) as answer:
                for line in answer.headers.get_all("set-cookie") or ():
                    self.cookie = "; ".join(f"{key}={part.value}" for key, part in SimpleCookie(line).items())
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers.get("content-type", "") else text
        except HTTPError as error:
            with error:
                raise _declined(error) from None
        except (URLError, OSError, HTTPException, ValueError) as error:  # an answer that breaks off, too
            why = getattr(error, "reason", error)
            raise Unreachable(
                "No table answers at {address}: {why}.",
                address=self.base,
                why=Reason(why) if isinstance(why, OSError) else why,
            ) from error

    async def enter_house(self, name: str) -> None:
        """Be a guest of this name."""
        await self.post("/api/guest", {"name": name, "lang": self.lang})

    async def quick(self, seats: int = 4, sets: list[str] | None = None, level: str = "") -> str:
        """A game against bots, of the usual level unless another is named; its table's id."""
        wanted = {"seats": seats, **({"sets": sets} if sets else {}), **({"level": level} if level else {})}
        table_id: str = (await self.post("/api/quick", wanted))["id"]
        return table_id

    async def find(self, code: str) -> str:
        """The id of the table with a code."""
        table_id: str = (await self.get(f"/api/codes/{quote(code, safe='')}"))["id"]
        return table_id

    @asynccontextmanager
    async def visit(self, table_id: str, known: int | None = None) -> AsyncIterator[Visit]:
        """An open socket at a table; `known` events need not be told again."""
        visit = await self.open(table_id, known)
        try:
            yield visit
        finally:
            await visit.close()

    async def open(self, table_id: str, known: int | None = None) -> Visit:
        """An open socket at a table, to be closed by whoever opened it."""
        ticket = (await self.post(f"/api/tables/{table_id}/ticket"))["ticket"]
        parts = urlsplit(self.base)
        url = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/ws/tables/{table_id}"
        try:
            socket = await connect(url, max_size=MOST_BYTES, open_timeout=SECONDS, compression=None, proxy=None)
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Unreachable("The table's socket at {url} does not open: {why}.", url=url, why=error) from error
        visit = Visit(socket)
        since = {} if known is None else {"since": {"events": known}}
        await visit.post("enter", ticket=ticket, lang=self.lang, **since)
        return visit


class Visit:
    """What is heard and said at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._heard: deque[dict[str, Any]] = deque()
        self.bytes_heard = 0

    async def close(self) -> None:
        with suppress(WebSocketException, OSError):
            await self._socket.close()

    async def post(self, kind: str, **data: Any) -> int:
        """Say something; the number under which it is answered."""
        self._asked += 1
        try:
            await self._socket.send(json.dumps({"t": kind, "id": self._asked, "d": data}))
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None
        return self._asked

    async def hear(self) -> dict[str, Any]:
        """The next message; what was sent at once comes in one frame."""
        while not self._heard:
            try:
                text = await self._socket.recv(decode=False)
            except ConnectionClosed as closed:
                raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None
            self.bytes_heard += len(text)
            self._heard.extend(orjson.loads(text))
        return self._heard.popleft()

    async def ask(self, kind: str, **data: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Say something and wait for its answer; also what was heard before it. Declined where it is refused."""
        number, heard = await self.post(kind, **data), []
        while True:
            message = await self.hear()
            heard.append(message)
            if message["t"] in ("reply", "refused") and message["d"].get("re") == number:
                if message["t"] == "refused":
                    raise Declined(message["d"]["code"], message["d"]["text"])
                return message["d"], heard


def _declined(error: HTTPError) -> Declined:
    try:
        said = json.loads(error.read())["error"]
        return Declined(str(said["code"]), str(said["text"]))
    except (ValueError, KeyError, TypeError):
        return Declined(str(error.code), f"The server answered {error.code}.")
