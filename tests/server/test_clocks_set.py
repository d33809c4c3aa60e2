"""Somebody sets the machine's clock back: tables go on, and guests are known again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fieldofview.server.client import Client
from fieldofview.server.people.guests import People
from fieldofview.server.running import clock
from fieldofview.server.store import Store, open_store
from fieldofview.server.store.opening import file_url
from server.running import Server

HOUR = 3_600


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = open_store(file_url(tmp_path / "store.sqlite"))
    yield made
    made.close()


def set_back(patch: pytest.MonkeyPatch) -> None:
    earlier = time.time() - HOUR
    patch.setattr(time, "time", lambda: earlier)
    patch.setattr(time, "time_ns", lambda: int(earlier * 1e9))


def test_the_clock_of_tables_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.steady_ms()
    assert abs(before - clock.now_ms()) < 60_000
    set_back(monkeypatch)
    assert 0 <= clock.steady_ms() - before < 60_000


def test_guests_are_known_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(store)
    guest = people.welcome("Ann", "en")
    cookie = people.cookie(guest)
    set_back(monkeypatch)
    assert people.known(cookie) == guest


def test_workers_whose_clocks_differ_a_little_believe_each_other(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(store)
    vouched = people.vouched("10.0.0.7")
    real = time.time
    for ahead, told in ((-20, "10.0.0.7"), (20, "10.0.0.7"), (-HOUR, None), (HOUR, None)):
        monkeypatch.setattr(time, "time", lambda ahead=ahead: real() + ahead)
        assert people.vouched_for(vouched) == told
    assert people.vouched_for(vouched + "x") is None


def test_a_log_from_the_future_goes_on_where_it_stood(tmp_path: Path) -> None:
    """The first server's tables ran ahead of every clock; the second one's bots must not wait until it is that late."""

    async def begin(server: Server) -> tuple[Client, str]:
        client = Client(server.address)
        await client.enter_house("Ann")
        return client, await client.quick(3)

    async def moves(client: Client, table_id: str) -> None:
        async with client.visit(table_id) as visit:
            await visit.post("away", on=True)  # bots play alone from here
            news = 0
            while news < 4:
                news += (await visit.hear())["t"] == "news"

    with Server(tmp_path, FOV_SPEED="60") as server:
        client, table_id = asyncio.run(begin(server))
        port = server.port
    with Server(tmp_path, port=port, FOV_SPEED="30") as server:
        asyncio.run(asyncio.wait_for(moves(client, table_id), 30))
        assert server.reports == []
