"""kill -9 at random moments: every acknowledged answer is there, every table continues."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from fieldofview.server.store import Store, open_store
from fieldofview.server.store.models import EntryRow
from fieldofview.server.store.opening import file_url
from server.players import Promises, keep_playing
from server.running import Server

GROUPS = ((["Ann", "Bob"], 1), (["Cy", "Dee", "Eve"], 0), (["Flo"], 2), (["Gus"], 3))
GO_ON_SECONDS = 60.0


@pytest.mark.parametrize("kills", [20, pytest.param(1000, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path, kills: int) -> None:
    server = Server(tmp_path, FOV_SPEED="40", FOV_THINKERS="1")
    asyncio.run(kill_again_and_again(server, file_url(tmp_path / "table.sqlite"), kills))


@pytest.mark.parametrize("kills", [20, pytest.param(1000, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, database: str, kills: int) -> None:
    server = Server(tmp_path, FOV_SPEED="40", FOV_THINKERS="1", FOV_DATABASE_URL=database)
    asyncio.run(kill_again_and_again(server, database, kills))


async def kill_again_and_again(server: Server, url: str, kills: int) -> None:
    dice, promises, checked = random.Random(kills), Promises(), set[str]()
    with server:
        store = open_store(url, migrate=False)
        groups = [
            asyncio.create_task(keep_playing([server.address], names, bots, promises, dice)) for names, bots in GROUPS
        ]
        await until(lambda: len(promises.answers) > 20, groups)
        for number in range(kills):
            if number % 50 == 0:
                print(f"{number} kills, {len(promises.answers)} answers acknowledged", flush=True)
            await asyncio.sleep(dice.uniform(0.0, 0.6))
            server.kill()
            kept = await asyncio.to_thread(check, store, promises, f"kill {number}", checked)
            await asyncio.to_thread(server.start)
            await until(lambda: all_went_on(store, kept, promises), groups)  # noqa: B023
        await until(lambda: len(promises.answers) > 20 + 5 * kills, groups)
        for group in groups:
            group.cancel()
        await asyncio.gather(*groups, return_exceptions=True)
        server.kill()
        check(store, promises, "the end")
        store.close()
    assert server.reports == []


async def until(is_so: Any, groups: list[asyncio.Task[None]]) -> None:
    """Wait until something is so, while nobody fails."""
    for _ in range(int(GO_ON_SECONDS / 0.05)):
        if await asyncio.to_thread(is_so):
            return
        for group in groups:
            if group.done():
                group.result()
        await asyncio.sleep(0.05)
    raise AssertionError("a table did not go on")


def check(store: Store, promises: Promises, where: str, checked: set[str] | None = None) -> dict[str, int]:
    """All that was acknowledged is kept, and every chain holds; how long every log is.

    Tables in `checked` are passed over until the end, and those whose game is over are put there: so the thousandth
    kill takes no longer than the first. What was promised is noted before the logs are read: other workers go on
    meanwhile, and may acknowledge what no log showed yet.
    """
    assert promises.wrong == []
    lengths = {}
    over, answers, seals = set(promises.over), list(promises.answers), list(promises.seals.items())
    passed = checked or set()
    logs = {table: store.load(table) for table in list(promises.tables) if table not in passed}
    for table, seat, number, option in answers:
        if table not in logs:
            continue
        kept = logs[table]
        assert kept is not None, where
        found = [e for e in kept.entries if e["kind"] == "Answered" and e["number"] == number and e["seat"] == seat]
        assert found, f"{where}: answer {number} of seat {seat} at {table} was acknowledged, and is lost"
        assert found[0]["picks"][0] == option, where
    for (table, seat), (number, option) in seals:
        if table not in logs:
            continue
        kept = logs[table]
        assert kept is not None, where
        closed = any(
            e.get("number", -1) >= number for e in kept.entries if e["kind"] in ("Settled", "Handed", "Answered")
        )
        voided = any(
            e["kind"] in ("Judged", "Forfeited") or (e["kind"] == "TookOver" and e["seat"] == seat)
            for e in kept.entries
        )
        if not closed and not voided:
            slot = kept.slots.get(f"Sealed:{seat}")
            assert slot is not None, f"{where}: what seat {seat} sealed at {table} is lost"
            found_there = (slot["number"], slot["option"])
            assert found_there == (number, option), f"{where}: seat {seat} sealed something else at {table}"
    for table, log in logs.items():
        assert log is not None, f"{where}: table {table} was opened, and is lost"
        lengths[table] = len(log.entries)
    if checked is not None:
        checked |= over
    return lengths


def all_went_on(store: Store, kept: dict[str, int], promises: Promises) -> bool:
    """Whether every table that was being played has gone on since; one entry says that it goes on."""
    playing = [table for table in kept if table not in promises.over]
    with store.reading() as connection:
        counted = select(EntryRow.table_id, func.count()).where(EntryRow.table_id.in_(playing))
        rows = connection.execute(counted.group_by(EntryRow.table_id)).all()
    now = {row[0]: row[1] for row in rows}
    return all(now[table] > kept[table] + 1 for table in playing)
