"""A socket of a table that another worker has: everything is passed on as it is, both ways."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

VOUCHED = "x-fov-client"
RESTART = 1012
OPEN_SECONDS = 5.0


async def forward(websocket: WebSocket, address: str, table_id: str, first: str, vouched: str) -> None:
    """Be the client's ear and mouth at the worker that owns the table; its ticket is taken there."""
    url = f"ws://{address}/ws/tables/{table_id}"
    try:
        async with connect(
            url, additional_headers={VOUCHED: vouched}, open_timeout=OPEN_SECONDS, max_size=None, proxy=None
        ) as owner:
            await owner.send(first)
            there = asyncio.create_task(_there(websocket, owner))
            back = asyncio.create_task(_back(websocket, owner))
            await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
            for task in (there, back):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await task
    except (
        OSError,
        WebSocketException,
        TimeoutError,
    ):  # the owner is gone: the client comes again, its table has moved
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(RESTART, "restart")


async def _there(websocket: WebSocket, owner: ClientConnection) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        with suppress(ConnectionClosed):
            await owner.send(message.get("text") or message.get("bytes") or "")


async def _back(websocket: WebSocket, owner: ClientConnection) -> None:
    try:
        async for message in owner:
            await websocket.send_text(message if isinstance(message, str) else message.decode(errors="replace"))
        code = owner.close_code or RESTART
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else RESTART
    await websocket.close(code if code not in (1005, 1006, 1015) else RESTART)
