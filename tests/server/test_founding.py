"""New tables: a code of their own, no more than a guest may have, and all of it or nothing."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from fieldofview.server.hall.actor import Sent
from fieldofview.server.hall.committing import Committer
from fieldofview.server.hall.hall import Hall
from fieldofview.server.running.clock import now_ms
from fieldofview.server.store import Batch, Store, Unkept, founding
from fieldofview.server.store.codes import ABANDONED_MS, FINISHED_MS, code_of, id_of_code
from fieldofview.server.store.founding import Founded, Founding, TooManyTables, found_table
from fieldofview.server.store.lobby import listed_tables, put_summary, tables_of
from fieldofview.server.store.models import Base, GuestRow, NoteRow, WorkerRow
from fieldofview.server.store.people import Guest
from fieldofview.server.table import PLAYING, Person, Settings, opening, read_settings
from fieldofview.server.table import commands as c
from server.halls import Visitor, actor_of, new_guest, open_quick, running_hall

_numbers = count(1)
NOW = 1_800_000_000_000


def found(store: Store, guest: str, at: int = NOW, most: int = 1000) -> tuple[str, Founded]:
    table_id = f"table{next(_numbers)}"
    summary = {"phase": "gathering", "guests": [guest]}
    wanted = Founding(table_id, guest, "worker", lambda code: [{"kind": "Opened", "code": code}], summary, most)
    return table_id, found_table(store, wanted, at)


def codes(patch: pytest.MonkeyPatch, *wanted: str) -> None:
    made = iter(wanted)
    patch.setattr(founding, "new_code", lambda: next(made))


def test_a_code_that_is_taken_is_tried_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    codes(monkeypatch, "AAAAA", "AAAAA", "AAAAA", "BBBBB")
    guest = new_guest(store)
    one, first = found(store, guest.id)
    two, second = found(store, guest.id)
    assert (first.code, second.code) == ("AAAAA", "BBBBB")
    kept = store.load(two)
    assert kept is not None
    assert kept.entries == [{"kind": "Opened", "code": "BBBBB"}]
    assert kept.head == second.head
    assert id_of_code(store, "AAAAA", NOW) == one


@pytest.mark.parametrize(("phase", "after"), [("over", FINISHED_MS), ("gathering", ABANDONED_MS)])
def test_codes_are_given_back(store: Store, monkeypatch: pytest.MonkeyPatch, phase: str, after: int) -> None:
    codes(monkeypatch, "AAAAA", "AAAAA", "BBBBB", "AAAAA")
    guest = new_guest(store)
    old, founded = found(store, guest.id)
    put_summary(store, old, {"phase": phase, "guests": [guest.id]}, NOW, founded.lease)
    assert id_of_code(store, "AAAAA", NOW + after - 1) == old
    assert found(store, guest.id, NOW + after - 1)[1].code == "BBBBB"
    late = NOW + after + 1
    assert id_of_code(store, "AAAAA", late) is None
    new, again = found(store, guest.id, late)
    assert again.code == "AAAAA"
    assert id_of_code(store, "AAAAA", late) == new
    assert store.has(old), "the table itself is found by its id"
    put_summary(store, old, {"phase": phase, "guests": [guest.id]}, late, founded.lease)  # somebody comes after all
    assert id_of_code(store, "AAAAA", late) == new
    assert code_of(store, old, late) == ""
    assert {table["code"] for table in tables_of(store, guest.id)} <= {"AAAAA", "BBBBB", ""}


def test_a_guest_has_no_more_tables_by_opening_them_all_at_once(store: Store) -> None:
    guest = new_guest(store)

    def try_it(_: int) -> bool:
        try:
            return bool(found(store, guest.id, most=3))
        except TooManyTables:
            return False

    with ThreadPoolExecutor(12) as threads:
        assert sum(threads.map(try_it, range(24))) == 3


def test_a_rematch_counts_as_a_table_too(store: Store) -> None:
    async def main() -> None:
        async with running_hall(store, tables=2) as hall:
            guest = new_guest(store)
            opened = [(await open_quick(hall, guest))[0] for _ in range(2)]
            visitors = [Visitor(await actor_of(hall, table_id), guest) for table_id in opened]
            for visitor in visitors:
                await visitor.ask(c.Forfeit())
            await hall.flush()
            for _ in range(2):
                await open_quick(hall, guest)
            refused = await visitors[0].ask(c.Rematch())
            assert (refused["t"], refused["d"]["code"]) == ("refused", "many tables")
            assert (await visitors[1].ask(c.Why("decline")))["t"] == "refused", "the table lives"

    asyncio.run(asyncio.wait_for(main(), 60))


async def open_empty(hall: Hall, guest: Guest, seats: int = 2) -> Visitor:
    """A table that its opener alone sits at."""
    table_id, host = hall.new_id(), Person(guest.id, guest.name)
    await hall.open(table_id, guest, opening(hall.now(), host, Settings(seats=seats)))
    return Visitor(await actor_of(hall, table_id), guest)


def code_in(message: dict[str, Any]) -> str:
    return message["d"]["code"] if message["t"] == "refused" else message["t"]


@pytest.mark.parametrize("back", [c.Sit(), c.Change({"judge": True})])
def test_whoever_stands_up_and_comes_back_has_no_more_tables_than_others(store: Store, back: c.Command) -> None:
    async def main() -> None:
        async with running_hall(store, tables=2) as hall:
            guest = new_guest(store)
            first, second = [await open_empty(hall, guest) for _ in range(2)]
            for visitor in (first, second):
                await visitor.ask(c.Stand())
            await hall.flush()
            third = await open_empty(hall, guest)
            assert code_in(await first.ask(back)) == "reply", "one place is still free"
            with pytest.raises(TooManyTables):
                await open_empty(hall, guest)
            refused = await second.ask(back)
            assert (code_in(refused), refused["d"]["text"]) == (
                "many tables",
                "You have 2 open tables already; finish or leave one first.",
            )
            assert second.actor.table.seat_of(guest.id) is None
            await third.ask(c.Stand())
            await hall.flush()
            assert code_in(await second.ask(back)) == "reply"
            other = Visitor(third.actor, new_guest(store, "Bob"))
            assert code_in(await other.ask(c.Sit())) == "reply", "a table that somebody else opened is none of theirs"

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_late_note_of_standing_up_leaves_no_gap(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    may_write, opened = threading.Event(), []

    def write_late(store: Store, table_id: str, summary: dict[str, Any], at: int, lease: int) -> None:
        may_write.wait(30)
        put_summary(store, table_id, summary, at, lease)
        if not summary["guests"]:
            opened.append(found(store, guest.id, now_ms(), most=1))

    async def main() -> None:
        async with running_hall(store, tables=1) as hall:
            visitor = await open_empty(hall, guest)
            await hall.flush()
            monkeypatch.setattr("fieldofview.server.hall.hall.put_summary", write_late)
            await visitor.ask(c.Stand())
            sitting = asyncio.create_task(visitor.ask(c.Sit()))
            await asyncio.sleep(0.2)
            may_write.set()
            assert code_in(await sitting) == "many tables"
            assert len(opened) == 1

    guest = new_guest(store)
    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_game_that_bots_play_on_alone_is_still_the_openers(store: Store) -> None:
    async def main() -> None:
        async with running_hall(store, tables=1) as hall:
            guest = new_guest(store)
            table_id, _ = await open_quick(hall, guest, seats=3)
            visitor = Visitor(await actor_of(hall, table_id), guest)
            assert code_in(await visitor.ask(c.Forfeit())) == "reply"
            await hall.flush()
            assert visitor.actor.table.phase == PLAYING
            assert tables_of(store, guest.id) == [], "they are free to go"
            with pytest.raises(TooManyTables):
                await open_empty(hall, guest)

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_table_that_everybody_left_is_not_offered(store: Store) -> None:
    async def main() -> None:
        async with running_hall(store) as hall:
            guest, table_id = new_guest(store), hall.new_id()
            listed = read_settings({"seats": 2, "listed": True})
            await hall.open(table_id, guest, opening(hall.now(), Person(guest.id, guest.name), listed))
            assert [table["id"] for table in listed_tables(store, now_ms())] == [table_id]
            visitor = Visitor(await actor_of(hall, table_id), guest)
            await visitor.ask(c.Stand())
            await hall.flush()
            assert listed_tables(store, now_ms()) == []
            await visitor.ask(c.Sit())
            await hall.flush()
            assert [table["id"] for table in listed_tables(store, now_ms())] == [table_id]

    asyncio.run(asyncio.wait_for(main(), 60))


def test_what_the_lobby_is_told_is_told_again_where_the_store_was_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OperationalError("UPDATE", {}, Exception("disk full"))

    async def main() -> None:
        async with running_hall(store) as hall:
            guest = new_guest(store)
            visitor = await open_empty(hall, guest)
            await visitor.ask(c.Ready())
            await hall.flush()
            monkeypatch.setattr("fieldofview.server.hall.hall.put_summary", fails)
            monkeypatch.setattr(hall, "_later", lambda work: work.close())
            await visitor.ask(c.Stand())
            with pytest.raises(OperationalError):
                await hall.flush()
            assert len(tables_of(store, guest.id)) == 1
            monkeypatch.undo()
            await hall.flush()
            assert tables_of(store, guest.id) == []

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_rematch_that_cannot_be_kept_takes_no_table_with_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with running_hall(store) as hall:
            guest = new_guest(store)
            table_id, taken = await open_quick(hall, guest)
            visitor = Visitor(await actor_of(hall, table_id), guest)
            await visitor.ask(c.Forfeit())
            monkeypatch.setattr(founding, "new_code", lambda: taken)
            assert (await visitor.ask(c.Rematch()))["d"]["code"] == "no store"
            monkeypatch.undo()
            reply = await visitor.ask(c.Rematch())
            assert reply["t"] == "reply"
            assert (await actor_of(hall, reply["d"]["id"])).table.seat_of(guest.id) is not None

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_rematch_whose_notice_was_lost_is_found_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: Committer, batch: Batch) -> asyncio.Future[Any]:
        unkept: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        unkept.set_exception(Unkept("disk full"))
        return unkept

    async def main() -> None:
        async with running_hall(store) as hall:
            guest = new_guest(store)
            table_id, _ = await open_quick(hall, guest)
            visitor = Visitor(await actor_of(hall, table_id), guest)
            await visitor.ask(c.Forfeit())
            monkeypatch.setattr(Committer, "put", fails)
            visitor.actor.send(Sent(visitor.connection, c.Rematch(), 2))
            while (await visitor.hear())["t"] != "closing":
                pass
            monkeypatch.undo()
            before = rows(store)
            reply = await Visitor(await actor_of(hall, table_id), guest).ask(c.Rematch())
            assert (await actor_of(hall, reply["d"]["id"])).table.seat_of(guest.id) is not None
            assert rows(store)["tables"] == before["tables"] == 2

    asyncio.run(asyncio.wait_for(main(), 60))


def test_an_opening_that_fails_leaves_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: Batch) -> Any:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    async def main() -> dict[str, int]:
        async with running_hall(store) as hall:
            guest = new_guest(store)
            monkeypatch.setattr(Batch, "rows", fails)
            with pytest.raises(OperationalError):
                await open_quick(hall, guest)
            monkeypatch.undo()
            assert not hall.actors
            return rows(store)

    left = asyncio.run(asyncio.wait_for(main(), 60))
    assert {name for name, counted in left.items() if counted} <= {
        row.__tablename__ for row in (GuestRow, NoteRow, WorkerRow)
    }


def rows(store: Store) -> dict[str, int]:
    with store.reading() as connection:
        tables = Base.metadata.sorted_tables
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables
        }


def test_a_table_that_gave_its_code_back_does_not_say_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with running_hall(store) as hall:
            guest = new_guest(store)
            table_id, code = await open_quick(hall, guest)
            actor = await actor_of(hall, table_id)
            assert actor.table.code == code
            await actor.close()
            monkeypatch.setattr("fieldofview.server.store.codes.ABANDONED_MS", -1)
            assert (await actor_of(hall, table_id)).table.code == ""
            assert store.load(table_id) is not None

    asyncio.run(asyncio.wait_for(main(), 60))
