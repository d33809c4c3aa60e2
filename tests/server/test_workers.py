"""Several workers on one PostgreSQL: a table has one owner, others pass on, a dead worker's tables move."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from fieldofview.server.client import Client, Closed, Declined, Unreachable
from fieldofview.server.store import open_store
from server.players import Promises, keep_playing
from server.running import Server
from server.test_kills import check

MOVE_SECONDS = 20.0


def workers(folder: Path, database: str, count: int) -> list[Server]:
    return [Server(folder / f"w{i}", FOV_DATABASE_URL=database, FOV_SPEED="10", FOV_THINKERS="1") for i in range(count)]


def test_a_socket_at_another_worker_is_passed_on(tmp_path: Path, database: str) -> None:
    one, two = workers(tmp_path, database, 2)

    async def main() -> None:
        here, there = Client(one.address), Client(two.address)
        await here.enter_house("Ann")
        await there.enter_house("Bob")
        settings = {"seats": 2, "sets": ["viewpoint"], "pace": "quick"}
        opened = await here.post("/api/tables", {"settings": settings})
        assert await there.find(opened["code"]) == opened["id"]
        async with here.visit(opened["id"]) as ann, there.visit(opened["id"]) as bob:
            assert (await ann.hear())["t"] == "hello"
            await bob.ask("sit")
            await bob.ask("ready", on=True)
            with pytest.raises(Declined):
                await bob.ask("start")
            await ann.ask("start")
            _, heard = await bob.ask("why", line="decline")
            assert "news" in {message["t"] for message in heard}

    with one, two:
        asyncio.run(asyncio.wait_for(main(), 60))
        assert one.reports == two.reports == []


def test_a_dead_workers_tables_move(tmp_path: Path, database: str) -> None:
    """Everybody is connected by the worker that lives; the owner of their tables is killed."""
    owner, other = workers(tmp_path, database, 2)

    async def main() -> list[float]:
        opener, player = Client(owner.address), Client(other.address)
        await opener.enter_house("Ann")
        player.cookie = opener.cookie
        tables = [await opener.quick(3) for _ in range(4)]
        for table in tables:
            async with player.visit(table) as visit:
                assert (await visit.hear())["d"]["viewer"] == 0
        owner.kill()
        died = time.monotonic()
        return await asyncio.gather(*(back(player, table, died) for table in tables))

    async def back(player: Client, table: str, died: float) -> float:
        """How long it takes until the table answers again."""
        while True:
            try:
                async with player.visit(table) as visit:
                    await visit.ask("why", line="decline")
                    return time.monotonic() - died
            except (Closed, Unreachable, Declined):
                await asyncio.sleep(0.2)

    with owner, other:
        moved = asyncio.run(asyncio.wait_for(main(), 60))
    assert max(moved) < MOVE_SECONDS
    assert other.reports == []


@pytest.mark.parametrize("kills", [4, pytest.param(200, marks=pytest.mark.soak)])
def test_random_kills_of_four_workers_lose_nothing(tmp_path: Path, database: str, kills: int) -> None:
    dice, promises, checked = random.Random(5), Promises(), set[str]()
    running = workers(tmp_path, database, 4)

    async def main() -> None:
        addresses = [server.address for server in running]
        groups = [
            asyncio.create_task(keep_playing(addresses, names, bots, promises, dice))
            for names, bots in ((["Ann", "Bob"], 1), (["Cy"], 2), (["Dee", "Eve"], 0))
        ]
        for number in range(kills):
            before = len(promises.answers)
            until = time.monotonic() + 60
            while len(promises.answers) < before + 5 and time.monotonic() < until:
                await asyncio.sleep(0.1)
                for group in groups:
                    if group.done():
                        group.result()
            assert len(promises.answers) >= before + 5, f"nobody could play after {number} kills"
            victim = dice.choice(running)
            victim.kill()
            await asyncio.to_thread(check, store, promises, f"kill {number}", checked)
            await asyncio.to_thread(victim.start)
        for group in groups:
            group.cancel()
        await asyncio.gather(*groups, return_exceptions=True)
        check(store, promises, "the end")

    store = open_store(database)
    try:
        for server in running:
            server.start()
        asyncio.run(main())
    finally:
        for server in running:
            server.stop()
        store.close()
    assert [server.reports for server in running] == [[]] * 4
