"""The disk is full: whoever asks is told so, the server lives, and goes on when there is room again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fieldofview.server.client import Client, Declined
from server.running import Server

resource = pytest.importorskip("resource", reason="limits of a process cannot be set on this system")
if not hasattr(resource, "prlimit"):
    pytest.skip("no limits can be set for another process here", allow_module_level=True)


def test_nothing_is_done_while_nothing_can_be_kept(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        assert server.process is not None
        client = Client(server.address)
        await client.enter_house("Ann")
        table = await client.quick(3)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))
        for _ in range(3):
            with pytest.raises(Declined) as no:
                await client.quick(3)
            assert no.value.code == "no store"
        with pytest.raises(Declined) as no:
            await client.post(f"/api/tables/{table}/ticket")
        assert no.value.code == "no store"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        async with client.visit(table) as visit:
            assert (await visit.hear())["t"] == "hello"
            await visit.ask("forfeit")

    with Server(tmp_path, FOV_SPEED="1") as server:
        asyncio.run(asyncio.wait_for(main(server), 60))
        assert server.stop() == 0
        assert "/api/tables/{table_id}/ticket" in server.log  # a path itself may hold a code: none stands in the log
