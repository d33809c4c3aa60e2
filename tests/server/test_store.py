"""The store: chains, slots, groups that fail alone, passes that are good once, copies that come back whole."""

import asyncio
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, inspect, text, update

from fieldofview.server.hall.beside import slots_of
from fieldofview.server.hall.committing import Committer
from fieldofview.server.people.guests import SEAT_LINK, TICKET, People
from fieldofview.server.store import Batch, Damaged, Head, LostLease, Store, Unkept, backup, open_store
from fieldofview.server.store.leases import FIRST_LEASE, beat, begin_work, claim, end_work
from fieldofview.server.store.models import Base, EntryRow
from fieldofview.server.store.opening import file_url
from fieldofview.server.store.people import give_pass, take_pass
from fieldofview.server.table.privates import Cleared, Sealed, Waiting


def kept(store: Store, *batches: Batch) -> list[Any]:
    return store.commit(batches)


def test_the_migrations_make_the_tables_of_the_models(store: Store) -> None:
    found = inspect(store.engine)
    for table in Base.metadata.sorted_tables:
        columns = {column["name"] for column in found.get_columns(table.name)}
        assert columns == {column.name for column in table.columns}
        assert {i["name"] for i in found.get_indexes(table.name)} >= {i.name for i in table.indexes}


def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    (head,) = kept(store, Batch("t", Head(), [{"at": 1}, {"at": 2, "name": "Zoë"}], {"Sealed:0": {"option": 1}}))
    (then,) = kept(store, Batch("t", head, [{"at": 3}], {"Sealed:0": None, "Sealed:1": {"option": 2}}))
    found = store.load("t")
    assert found is not None
    assert found.entries == [{"at": 1}, {"at": 2, "name": "Zoë"}, {"at": 3}]
    assert found.slots == {"Sealed:1": {"option": 2}}
    assert found.head == then
    assert store.load("other") is None


def test_a_log_and_what_lies_beside_it_are_of_one_moment(store: Store) -> None:
    """A window closes while somebody reads: the seal is there, or what it led to, never neither."""
    (head,) = kept(store, Batch("t", Head(), [{"at": 1}], {"Sealed:0": {"option": 1}}))
    closed: list[Any] = []

    def close_the_window(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("SELECT") and not closed:
            closed.append(True)
            closed.extend(kept(store, Batch("t", head, [{"at": 2}], {"Sealed:0": None})))

    event.listen(store.engine, "after_cursor_execute", close_the_window)
    found = store.load("t")
    assert found is not None
    assert (len(found.entries), found.slots) == (1, {"Sealed:0": {"option": 1}})
    event.remove(store.engine, "after_cursor_execute", close_the_window)
    found = store.load("t")
    assert found is not None
    assert (len(found.entries), found.slots) == (2, {})


def test_the_chain_is_written_as_it_always_was() -> None:
    """Logs that were kept before must be found sound: the text, and the hash before it on a line of its own."""
    rows, head = Batch("t", Head(), [{"b": "ß", "a": [1, None]}, {"at": 2}]).rows()
    assert [row["body"] for row in rows] == ['{"a":[1,null],"b":"ß"}', '{"at":2}']
    first = sha256(f"{'0' * 64}\n{rows[0]['body']}".encode()).hexdigest()
    assert [row["hash"] for row in rows] == [first, sha256(f"{first}\n{rows[1]['body']}".encode()).hexdigest()]
    assert (head.length, head.hash) == (2, rows[1]["hash"])


def test_a_changed_entry_breaks_the_chain(store: Store) -> None:
    kept(store, Batch("t", Head(), [{"at": 1}, {"at": 2}]))
    with store.writing() as connection:
        connection.execute(update(EntryRow).where(EntryRow.number == 1).values(body='{"at":9}'))
    with pytest.raises(Damaged):
        store.load("t")


def test_what_cannot_be_kept_takes_no_other_with_it(store: Store) -> None:
    kept(store, Batch("a", Head(), [{"at": 1}]))
    stale, good = kept(store, Batch("a", Head(), [{"at": 2}], {"x": {}}), Batch("b", Head(), [{"at": 3}]))
    assert isinstance(stale, Unkept)
    assert isinstance(good, Head)
    found = store.load("a")
    assert found is not None
    assert found.entries == [{"at": 1}]
    assert found.slots == {}


def test_every_commit_checks_the_lease(store: Store) -> None:
    begin_work(store, "one", "127.0.0.1:1", 1000, alone=False)
    begin_work(store, "two", "127.0.0.1:2", 1000, alone=False)
    mine = claim(store, "t", "one", 1000)
    assert (mine.address, mine.lease) == (None, 1)
    (head,) = kept(store, Batch("t", Head(), [{"at": 1}], lease=1))
    assert claim(store, "t", "two", 1500).address == "127.0.0.1:1"
    beat(store, "one", 5000)
    assert claim(store, "t", "two", 10_999).address == "127.0.0.1:1"
    moved = claim(store, "t", "two", 11_001)
    assert (moved.address, moved.lease, moved.down_since) == (None, 2, 5000)
    late, good = kept(store, Batch("t", head, [{"at": 2}], lease=1), Batch("t", head, [{"at": 3}], lease=2))
    assert isinstance(late, LostLease)
    assert isinstance(good, Head)
    end_work(store, "two", 12_000)
    assert claim(store, "t", "one", 12_001).lease == 3


def test_a_worker_at_the_same_address_has_taken_over(store: Store) -> None:
    begin_work(store, "one", "127.0.0.1:1", 1000, alone=False)
    claim(store, "t", "one", 1000)
    begin_work(store, "two", "127.0.0.1:1", 1100, alone=False)
    assert claim(store, "t", "two", 1100).lease == 2


def test_a_pass_is_good_once_for_its_kind_and_time(store: Store) -> None:
    secret = give_pass(store, TICKET, "g", "t", 1000, 30_000)
    with store.reading() as connection:
        assert secret not in str(connection.execute(text("SELECT * FROM passes")).all())
    assert take_pass(store, SEAT_LINK, secret, 1001) is None
    assert take_pass(store, TICKET, secret, 2000) == ("g", "t")
    assert take_pass(store, TICKET, secret, 2000) is None
    assert take_pass(store, TICKET, give_pass(store, TICKET, "g", "t", 1000, 30_000), 31_001) is None


def test_a_cookie_is_known_again_and_none_is_made_up(store: Store) -> None:
    people = People(store)
    guest = people.welcome("  Ann   Lee ", "de")
    assert (guest.name, guest.lang) == ("Ann Lee", "de")
    cookie = people.cookie(guest)
    assert People(store).known(cookie) == guest
    for wrong in (None, "", guest.id, cookie[:-1], cookie.replace(guest.id, "0" * 32), "a.b.c", "\ud800"):
        assert people.known(wrong) is None


def test_a_group_is_one_transaction_and_answers_come_after_it(store: Store) -> None:
    async def main() -> list[Any]:
        committer = Committer(store)
        committer.start()
        wanted = [committer.put(Batch(f"t{i}", Head(), [{"at": i}])) for i in range(20)]
        wanted.append(committer.put(Batch("t0", Head(), [{"at": 99}])))
        answers = await asyncio.gather(*wanted, return_exceptions=True)
        await committer.close()
        return answers

    answers = asyncio.run(main())
    assert all(isinstance(answer, Head) for answer in answers[:20])
    assert isinstance(answers[20], Unkept)
    assert all(store.has(f"t{i}") for i in range(20))


def test_what_one_table_wants_kept_in_one_group_is_kept_in_its_order(store: Store) -> None:
    sealed, other = {"Sealed:1": {"option": 0}, "Sealed:2": {"option": 1}}, {"Sealed:2": {"option": 3}}
    store.commit([Batch("t", Head(), [{"at": 1}], sealed), Batch("u", Head(), [{"at": 1}], sealed)])
    head = store.load("t")
    assert head is not None
    answers = store.commit(
        [
            Batch("t", head.head, [], {"Sealed:1": {"option": 5}}),
            Batch("u", Head(), [], other, lease=7),  # of another worker by now
            Batch("t", head.head, [{"at": 2}], {"Sealed:1": None, "Sealed:2": None}),
            Batch("t", head.head, [], {"Sealed:2": {"option": 6}}),
        ]
    )
    assert [type(answer) for answer in answers] == [Head, LostLease, Head, Head]
    here, there = store.load("t"), store.load("u")
    assert here is not None
    assert there is not None
    assert here.slots == {"Sealed:2": {"option": 6}}
    assert len(here.entries) == 2
    assert there.slots == sealed


def test_whatever_was_sealed_leaves_the_store_when_it_is_settled() -> None:
    settled = slots_of([Sealed(1, 9, 0), Waiting(3, None), Cleared()], sealed=[2])
    assert settled == {"Sealed:1": None, "Sealed:2": None, "Waiting:3": None}
    assert slots_of([Cleared()], sealed=[]) == {}


def test_a_copy_comes_back_whole_or_not_at_all(store: Store, url: str, tmp_path: Path) -> None:
    kept(store, Batch("t", Head(), [{"at": 1}, {"at": 2}], {"Sealed:0": {"option": 1}}))
    guest = People(store).welcome("Ann", "en")
    cookie = People(store).cookie(guest)
    copy = tmp_path / "copy.gz"
    backup.write(url, copy)
    there = file_url(tmp_path / "there" / "table.sqlite")
    (tmp_path / "there").mkdir()
    backup.restore(there, copy, tmp_path / "there")
    again = open_store(there)
    assert again.load("t") == store.load("t")
    assert People(again).known(cookie) == guest
    claimed = claim(again, "t", "w1", 0)
    assert claimed.lease > FIRST_LEASE, "a log has a lease from the beginning: whoever writes it anew takes that"
    again.close()
    with pytest.raises(backup.BadBackup, match="already"):
        backup.restore(there, copy, tmp_path / "there")
    short = tmp_path / "short.gz"
    short.write_bytes(copy.read_bytes()[:-20])
    elsewhere = file_url(tmp_path / "elsewhere.sqlite")
    with pytest.raises(backup.BadBackup, match="cut short"):
        backup.restore(elsewhere, short, tmp_path / "elsewhere")
    empty = open_store(elsewhere)
    assert empty.load("t") is None
    empty.close()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")
def test_nobody_else_on_the_machine_reads_hands_and_keys(tmp_path: Path) -> None:
    made = open_store(file_url(tmp_path / "new.sqlite"))
    made.put_note("cookie key", "secret")
    assert {path.stat().st_mode & 0o077 for path in tmp_path.glob("new.sqlite*")} == {0}
    made.close()
