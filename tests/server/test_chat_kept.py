"""Chat lies beside the log: a table loads as fast after a long talk, and remembers its last lines."""

from __future__ import annotations

import asyncio

import pytest

from fieldofview.server.hall import beside
from fieldofview.server.store import Batch, Store
from fieldofview.server.table import commands as c
from fieldofview.server.table import entry_data
from fieldofview.server.table import table as table_module
from fieldofview.server.table.entries import Said
from server.halls import Visitor, actor_of, new_guest, open_quick, running_hall

MOST = 10


@pytest.fixture(autouse=True)
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (beside, table_module):
        monkeypatch.setattr(module, "MOST_LINES", MOST)


def test_a_long_talk_makes_no_log_longer(store: Store) -> None:
    async def main() -> None:
        async with running_hall(store, speed=1000) as hall:
            guest = new_guest(store)
            table_id, _ = await open_quick(hall, guest)
            visitor = Visitor(await actor_of(hall, table_id), guest)
            await visitor.ask(c.Forfeit())
            before = store.load(table_id)
            for number in range(3 * MOST + 4):
                assert (await visitor.ask(c.Say(f"line {number}")))["t"] == "reply"
            after = store.load(table_id)
            assert before is not None
            assert after is not None
            assert after.head == before.head
            assert len(after.slots) - len(before.slots) == MOST
            old = visitor.actor.table
            await visitor.actor.close()
            table = (await actor_of(hall, table_id)).table
            assert [line.text for line in table.chat] == [f"line {n}" for n in range(2 * MOST + 4, 3 * MOST + 4)]
            assert (table.chat, table.said, table.now) == (old.chat, old.said, old.now)
            again = Visitor(await actor_of(hall, table_id), guest)
            assert (await again.ask(c.Say("and on")))["t"] == "reply"
            assert table.chat[-1].text == "and on"

    asyncio.run(asyncio.wait_for(main(), 60))


def test_lines_of_an_old_log_are_still_told(store: Store) -> None:
    async def main() -> None:
        async with running_hall(store, speed=1000) as hall:
            guest = new_guest(store)
            table_id, _ = await open_quick(hall, guest)
            actor = await actor_of(hall, table_id)
            await Visitor(actor, guest).ask(c.Forfeit())  # from here on nobody else writes
            said = [entry_data(Said(actor.table.now, 0, guest.id, "Ann", f"old {n}")) for n in range(3)]
            actor.head = await hall.committer.put(Batch(table_id, actor.head, said, lease=actor.lease))
            await actor.close()
            visitor = Visitor(await actor_of(hall, table_id), guest)
            assert (await visitor.ask(c.Say("new")))["t"] == "reply"
            await visitor.actor.close()
            table = (await actor_of(hall, table_id)).table
            assert [line.text for line in table.chat] == ["old 0", "old 1", "old 2", "new"]

    asyncio.run(asyncio.wait_for(main(), 60))
