"""The promise on every page that a stranger may read: nothing there changes when somebody acts in secret."""

from __future__ import annotations

import asyncio
import re
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from fieldofview.server.client import Client, Visit
from server.running import Server

TOKEN = "for the one who runs it"
NAME = "table.example.org"


def read(server: Server, path: str, **headers: str) -> tuple[int, str]:
    """What somebody is told who comes by another name than the machine's own."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("GET", path, headers={"Host": NAME, **headers})
    answer = connection.getresponse()
    found = answer.status, re.sub(r'"now":\d+', '"now":0', answer.read().decode())  # what time it is, is no secret
    connection.close()
    return found


def open_pages(server: Server, table_id: str, code: str) -> dict[str, Any]:
    paths = ["/metrics", "/healthz", "/api/lobby", "/api/sets", f"/api/codes/{code}", f"/api/tables/{table_id}/cards"]
    paths += [f"/api/tables/{table_id}/{what}" for what in ("record", "qr.svg")]
    return {path: read(server, path) for path in (*paths, f"/api/replays/{table_id}")}


async def in_a_window(visit: Visit) -> dict[str, Any]:
    """Play on until a window is open that somebody might answer from the hand."""
    while True:
        message = await visit.hear()
        decision = message["d"].get("decision") if message["t"] == "news" else None
        if decision is None:
            continue
        window = message["d"]["window"]
        if window and window["from_hand"]:
            return dict(decision)
        kind = "seal" if window or len(message["d"]["waiting_for"]) > 1 else "answer"
        await visit.post(kind, number=decision["number"], option=len(decision["options"]) - 1 if window else 0)


def test_no_page_tells_that_somebody_sealed(tmp_path: Path) -> None:
    async def main() -> None:
        host, friend = Client(server.address), Client(server.address)
        await host.enter_house("Ann")
        await friend.enter_house("Bob")
        settings = {"seats": 2, "listed": True, "sets": ["viewpoint"], "first_window": 30_000, "window": 30_000}
        opened = await host.post("/api/tables", {"settings": settings})
        async with host.visit(opened["id"]) as ann, friend.visit(opened["id"]) as bob:
            await bob.ask("sit")
            await bob.ask("ready")
            await ann.post("start")
            decision, _ = await asyncio.gather(in_a_window(ann), in_a_window(bob))
            before = await asyncio.to_thread(open_pages, server, opened["id"], opened["code"])
            await ann.ask("seal", number=decision["number"], option=len(decision["options"]) - 1)
            await ann.ask("seal", number=decision["number"], option=None)
            await ann.ask("private", stop_me="always")
            assert await asyncio.to_thread(open_pages, server, opened["id"], opened["code"]) == before
        assert before["/api/lobby"][0] == 200

    variables = {"FOV_HOSTS": NAME, "FOV_METRICS_TOKEN": TOKEN, "FOV_METRICS_OPEN": "1"}
    with Server(tmp_path, FOV_SPEED="1", **variables) as server:
        asyncio.run(asyncio.wait_for(main(), 60))
        assert read(server, "/metrics")[0] == 403
        assert read(server, "/metrics", Authorization="Bearer guessed")[0] == 403
        assert 'fov_messages_in_total{kind="seal"}' in read(server, "/metrics", Authorization=f"Bearer {TOKEN}")[1]
        assert read(server, "/metrics", Host="127.0.0.1")[0] == 200
        assert server.reports == []
