"""The socket of a table: a ticket opens it, messages go in, views come out. It only passes on; the actor decides."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..hall.actor import Actor, Sent
from ..hall.hall import NoSuchTable, Stopping
from ..people.guests import LANGUAGES, TICKET
from ..running.metrics import MESSAGES, SOCKETS
from ..running.services import Services, services_of
from ..store import Damaged
from ..store.moderation import blocked_by
from ..table import Mark, Refused, read_command
from ..table.commands import TYPES
from ..table.messages import resumed
from .connection import Connection
from .forwarding import VOUCHED, forward

MOST_MESSAGE = 4 << 10  # bytes
ENTER_SECONDS = 10.0
PATIENCE = 40  # messages over the limit, after which the socket is closed
MOST_RE = 64
LANG_COST = 10  # messages: everything is told again
CHAT = ("say", "phrase")
KNOWN = {*TYPES, "lang"}

POLICY, TOO_BIG, TRY_LATER, RESTART, NOT_ADMITTED, NO_TABLE = 1008, 1009, 1013, 1012, 4401, 4404


async def table_socket(websocket: WebSocket, table_id: str) -> None:
    services = services_of(websocket)
    address = services.people.vouched_for(websocket.headers.get(VOUCHED)) or _address(websocket)
    await websocket.accept()
    if not services.limits.allows("requests", address) or not services.limits.open_socket(address):
        await websocket.close(TRY_LATER, "too many sockets")
        return
    SOCKETS.inc()
    try:
        await _serve(websocket, services, table_id, address)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        services.limits.close_socket(address)


async def _serve(websocket: WebSocket, services: Services, table_id: str, address: str) -> None:
    first = await _first(websocket)
    wanted = _entering(first)
    if first is None or wanted is None:
        await websocket.close(NOT_ADMITTED, "enter with a ticket first")
        return
    try:
        place = await services.hall.find(table_id[:40])
    except (NoSuchTable, Damaged):
        await websocket.close(NO_TABLE, "no such table")
        return
    except Stopping:
        await websocket.close(RESTART, "restart")
        return
    if isinstance(place, str):
        await forward(websocket, place, table_id, first, services.people.vouched(address))
        return
    admitted = await asyncio.to_thread(services.people.admitted, TICKET, wanted["ticket"])
    if admitted is None or admitted[1] != table_id:
        await websocket.close(NOT_ADMITTED, "no such ticket")
        return
    lang = wanted["lang"] if wanted["lang"] in LANGUAGES else admitted[0].lang
    mark = Mark() if wanted["events"] is None else resumed(wanted["events"])
    deaf_to = frozenset(await asyncio.to_thread(blocked_by, services.store, admitted[0].id))
    await _talk(websocket, services, place, Connection(admitted[0], lang, mark, deaf_to=deaf_to))


async def _talk(websocket: WebSocket, services: Services, actor: Actor, connection: Connection) -> None:
    """Read and write until either side ends."""
    actor.enter(connection)
    writer = asyncio.create_task(_write(websocket, connection))
    reader = asyncio.create_task(_read(websocket, services, actor, connection))
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        actor.leave(connection)
        connection.is_closed = True
        for task in (reader, writer):
            task.cancel()
        for task in (reader, writer):
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        services.limits.forget("messages", f"{id(connection)}")


async def _write(websocket: WebSocket, connection: Connection) -> None:
    while True:
        messages, code = await connection.next()
        if messages:
            await websocket.send_text(f"[{b','.join(messages).decode()}]")
        if code is not None:
            await websocket.close(code)
            return


async def _read(websocket: WebSocket, services: Services, actor: Actor, connection: Connection) -> None:
    over = 0
    while True:
        text = await _text(websocket)
        if text is None or len(text) > MOST_MESSAGE or len(text.encode(errors="replace")) > MOST_MESSAGE:
            connection.close(TOO_BIG)
            return
        message = _message(text)
        re = message.get("id")
        re = re if isinstance(re, str | int) and len(str(re)) <= MOST_RE else None
        kind = message.get("t")
        chats = kind in CHAT and not services.limits.allows("chat", connection.guest.id)
        cost = LANG_COST if kind == "lang" else 1
        if not services.limits.allows("messages", f"{id(connection)}", cost) or chats:
            over += 1
            if over > PATIENCE:
                connection.close(POLICY)
                return
            actor.refuse(connection, re, Refused("too fast"))
            continue
        if kind in CHAT and services.moderation.is_muted(connection.guest.id):
            actor.refuse(connection, re, Refused("muted"))
            continue
        MESSAGES.labels(kind if isinstance(kind, str) and kind in KNOWN else "unknown").inc()
        _pass_on(actor, connection, kind, message.get("d"), re)


def _pass_on(actor: Actor, connection: Connection, kind: object, data: object, re: object) -> None:
    if kind == "lang":
        lang = data.get("lang") if isinstance(data, dict) else None
        if lang in LANGUAGES and lang != connection.lang:
            actor.speak(connection, str(lang))
        return
    try:
        command = read_command(kind, data)
    except Refused as why:
        actor.refuse(connection, re, why)
        return
    if not actor.send(Sent(connection, command, re)):
        connection.part()


async def _first(websocket: WebSocket) -> str | None:
    try:
        return await asyncio.wait_for(_text(websocket), ENTER_SECONDS)
    except TimeoutError:
        return None


async def _text(websocket: WebSocket) -> str | None:
    """The next message; None for one that is no text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    return text


def _message(text: str) -> dict[str, Any]:
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return {}
    return found if isinstance(found, dict) else {}


def _entering(text: str | None) -> dict[str, Any] | None:
    """What a first message wants; None where it is none."""
    if text is None or len(text) > MOST_MESSAGE:
        return None
    message = _message(text)
    data = message.get("d")
    if message.get("t") != "enter" or not isinstance(data, dict) or not isinstance(data.get("ticket"), str):
        return None
    since = data.get("since")
    events = since.get("events") if isinstance(since, dict) else None
    known = isinstance(events, int) and not isinstance(events, bool) and 0 <= events < 1 << 31
    return {"ticket": data["ticket"], "lang": data.get("lang"), "events": events if known else None}


def _address(websocket: WebSocket) -> str:
    return websocket.client.host if websocket.client else ""
