"""Limits: so many in any stretch of time, counted without a thread."""

import asyncio
import threading
from pathlib import Path

import pytest

from fieldofview.server.client import Client, Closed, Declined
from fieldofview.server.doors import limits
from fieldofview.server.doors.limits import Limits, Rate
from fieldofview.server.running.config import Config
from server.running import Server


def test_so_many_in_any_stretch(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    rate = Rate("3/10 seconds")
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b")
    now[0] = 109.9
    assert not rate.allows("a")
    now[0] = 110.1
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    rate.forget("a")
    assert rate.allows("a")


def test_who_is_quiet_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(limits, "SWEEP_AFTER", 10)
    rate = Rate("1/second")
    for number in range(100):
        now[0] += 0.5
        assert rate.allows(str(number))
    assert len(rate._hits) <= 11


def test_counting_starts_no_thread() -> None:
    before = threading.active_count()
    made = Limits(Config())
    for number in range(100):
        made.allows("messages", str(number))
    assert threading.active_count() == before


def test_sockets_of_an_address_are_counted() -> None:
    made = Limits(Config(sockets=2))
    assert [made.open_socket("a") for _ in range(3)] == [True, True, False]
    assert made.open_socket("b")
    made.close_socket("a")
    assert made.open_socket("a")


def test_an_address_opens_so_many_tables_whoever_its_guests_are(tmp_path: Path) -> None:
    async def main() -> list[str]:
        found = []
        for number, path in enumerate(("quick", "tables", "first", "quick", "tables")):
            client = Client(server.address)
            await client.enter_house(f"Ann {number}")
            try:
                await client.post(f"/api/{path}")
                found.append("")
            except Declined as why:
                found.append(why.code)
        return found

    with Server(tmp_path, FOV_OPENINGS="3/minute") as server:
        assert asyncio.run(main()) == ["", "", "", "too many", "too many"]


def test_sockets_that_are_opened_again_and_again_count_as_requests(tmp_path: Path) -> None:
    async def main() -> int:
        client = Client(server.address)
        await client.enter_house("Ann")
        table = (await client.post("/api/tables"))["id"]
        for _ in range(8):  # each asks for a ticket, and opens
            try:
                visit = await client.open(table)
                await visit.hear()
            except Closed as closed:
                return closed.code
            await visit.close()
        return 0

    with Server(tmp_path, FOV_REQUESTS="11/minute") as server:
        assert asyncio.run(main()) == 1013
