"""Who may talk to us, and what browsers are told: hosts and origins on a list, strict headers, bounded bodies."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .answers import problem_response

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
MOST_BODY = 512 << 10  # bytes; single routes take less
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
SAFE = ("GET", "HEAD", "OPTIONS")


class Hosts:
    """The names under which this server may be reached; listeners add theirs."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {name.strip().lower() for name in names if name.strip()} | set(LOOPBACK)

    def add(self, name: str) -> None:
        self._names.add(name.lower())

    def remove(self, name: str) -> None:
        self._names.discard(name.lower())

    def has(self, host: str) -> bool:
        """Whether a Host header names us, with any port."""
        return _name(host) in self._names

    def same(self, origin: str, host: str) -> bool:
        """Whether a page of ours asks: its origin is the very host that is asked."""
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:  # no address at all
            return False
        return netloc.lower() == host.lower() and self.has(host)


def _name(host: str) -> str:
    name, colon, port = host.lower().rpartition(":")
    return name if colon and port.isdigit() else host.lower()


class Guard:
    """Around the whole application: refuses strangers' names, adds the headers, cuts off endless bodies."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app, self.hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        wrong = self._wrong(scope, headers)
        if scope["type"] == "websocket":
            if wrong:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": wrong})
            else:
                await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for key, value in HEADERS.items():
                    answer[key] = value
                if scope["path"].startswith("/api"):
                    answer["cache-control"] = "no-store"
            await send(message)

        if wrong:
            await problem_response(wrong)(scope, receive, with_headers)
        elif _length(headers) > MOST_BODY:
            await problem_response("too large")(scope, receive, with_headers)
        else:
            await self.app(scope, _bounded(receive), with_headers)

    def _wrong(self, scope: Scope, headers: Headers) -> str | None:
        host = headers.get("host", "")
        if not self.hosts.has(host):
            return "unknown host"
        origin = headers.get("origin")
        needs_origin = scope["type"] == "websocket" or scope["method"] not in SAFE
        if origin is not None and needs_origin and not self.hosts.same(origin, host):
            return "unknown origin"
        return None


def _length(headers: Headers) -> int:
    given = headers.get("content-length", "0")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 16 else 0


def _bounded(receive: Receive) -> Receive:
    """A body without a length ends where it grows too large."""
    seen = 0

    async def bounded() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > MOST_BODY:
                return {"type": "http.disconnect"}
        return message

    return bounded


def is_loopback(address: str | None) -> bool:
    """Whether somebody asks from this very machine."""
    return address is not None and (address.startswith("127.") or address in ("::1", "localhost"))


def is_at_machine(request: Request) -> bool:
    """Whether somebody at this machine asks, and by its own name: what a proxy passes on has another, or says so.

    A proxy on this machine asks from here, and passes on whatever name it was asked by, or the one by which it asks us.
    """
    if any(header in request.headers for header in PASSED_ON):
        return False
    host = request.headers.get("host", "")
    return is_loopback(request.client.host if request.client else None) and _name(host) in LOOPBACK
