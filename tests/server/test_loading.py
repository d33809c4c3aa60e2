"""Tables that are read again from the store, by whoever comes first."""

import asyncio

import pytest

from fieldofview.server.hall import live
from fieldofview.server.hall.hall import NoSuchTable
from fieldofview.server.store import Store
from server.finished import person, put_log
from server.halls import actor_of, new_guest, open_quick, running_hall


def test_who_goes_while_a_table_is_read_does_not_have_it_read_twice(store: Store) -> None:
    """Two actors of one table would each answer some of its players."""

    async def main() -> None:
        async with running_hall(store) as hall:
            table_id, _ = await open_quick(hall, new_guest(store))
            await hall.let_go([table_id])
            impatient = asyncio.create_task(hall.find(table_id))
            await asyncio.sleep(0)
            waiting = asyncio.create_task(hall.find(table_id))
            await asyncio.sleep(0)
            impatient.cancel()
            await asyncio.gather(impatient, return_exceptions=True)
            late = asyncio.create_task(hall.find(table_id))
            found = await asyncio.gather(waiting, late)
            assert impatient.cancelled()
            assert found[0] is found[1] is await actor_of(hall, table_id)
            assert [task.get_name() for task in asyncio.all_tasks()].count(f"table {table_id}") == 1

    asyncio.run(main())


def test_a_table_that_is_not_there_is_looked_for_again(store: Store) -> None:
    async def main() -> None:
        async with running_hall(store) as hall:
            for _ in range(2):
                with pytest.raises(NoSuchTable):
                    await hall.find("nowhere")
            table_id, _ = await open_quick(hall, new_guest(store))
            await actor_of(hall, table_id)

    asyncio.run(main())


def test_one_guest_has_few_logs_read_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has left many games behind must not make everybody else wait."""
    monkeypatch.setattr(live, "MOST_RESTED", 2)
    ann, bob = person(store, "Ann"), person(store, "Bob")
    rows = [{"id": f"{number}" * 8, "phase": "playing"} for number in range(1, 5)]
    for row in rows:
        put_log(store, row["id"], [ann, bob], 1000, ended=False)

    async def main() -> None:
        async with running_hall(store) as hall:
            lesson = {"id": "5" * 8, "phase": "playing", "lesson": True}
            told = await live.with_live(hall, [{**rows[0], "phase": "gathering"}, lesson, *rows], ann.id)
            assert ["live" in row for row in told] == [False, False, True, True, False, False]

    asyncio.run(main())
