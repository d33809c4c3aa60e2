"""The event file: what may be opened, what two processes do to each other, what is left of what was erased."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from fieldofview.desk.log import Draft, Person, Stale
from fieldofview.office import schema
from fieldofview.office.eventfile import EventFile
from fieldofview.office.store import CannotOpen, CannotWrite

SomebodyElse = Callable[[], AbstractContextManager[None]]


def draft(kind: str = "Noted", **data: object) -> Draft:
    return Draft("2026-05-03T10:00:00Z", "organiser", kind, data)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "day.fovevent"
    with EventFile.create(path, "Day") as file:
        for number in range(5):
            file.append([draft(number=number)], file.head())
    return path


def test_an_event_is_read_again(path: Path) -> None:
    with EventFile.open(path) as file:
        assert [entry.data["number"] for entry in file.entries()] == [0, 1, 2, 3, 4]
        assert file.meta().title == "Day"
        assert file.meta().schema == len(schema.STEPS)
    assert not path.with_name(path.name + "-wal").exists()


def test_the_file_can_be_read_where_nothing_can_be_written(path: Path) -> None:
    with EventFile.open(path, read_only=True) as file:
        assert file.head().length == 5
        assert file.audit() is None
        with pytest.raises(CannotWrite, match="reading only"):
            file.append([draft()], file.head())


def test_reading_sees_what_a_running_desk_wrote(path: Path) -> None:
    with EventFile.open(path) as desk:
        desk.append([draft()], desk.head())
        with EventFile.open(path, read_only=True) as reader:
            assert reader.head() == desk.head()


def test_never_in_place_of_another_file(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match="exists already"):
        EventFile.create(path, "Other")
    assert path.read_bytes() == before


def make_empty(path: Path) -> None:
    path.write_bytes(b"")


def make_text(path: Path) -> None:
    path.write_text("name;club\nAnn;Eye\n" * 100)


def make_foreign(path: Path) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE t (a)")
    connection.close()


def make_newer(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(schema.STEPS) + 1}")
    connection.close()


def make_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:700])


def make_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def make_header_only(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * 8000)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (make_empty, "is empty"),
        (make_text, "not an event file"),
        (make_foreign, "database of another program"),
        (make_newer, "newer version"),
        (make_short, "damaged"),
        (make_header_only, "damaged"),
        (make_folder, "is a folder"),
        (Path.unlink, "There is no file"),
    ],
)
@pytest.mark.parametrize("read_only", [False, True])
def test_what_is_no_event_file_gets_one_sentence(path: Path, spoil: object, words: str, read_only: bool) -> None:
    spoil(path)  # type: ignore[operator]
    with pytest.raises(CannotOpen, match=words) as trouble:
        EventFile.open(path, read_only=read_only)
    assert "\n" not in str(trouble.value)


@pytest.fixture
def locked(path: Path) -> Iterator[Path]:
    """An event file that cannot be written, in a folder that cannot be written."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        copy = Path(shutil.copy(path, folder))
        copy.chmod(0o444)
        folder.chmod(0o555)
        yield copy
        folder.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="permissions of files work differently on Windows")
def test_a_read_only_place_gets_one_sentence(locked: Path, somebody_else: SomebodyElse) -> None:
    with somebody_else():
        with pytest.raises(CannotOpen, match="is read-only"):
            EventFile.open(locked)
        with EventFile.open(locked, read_only=True) as file:
            assert file.head().length == 5
        with pytest.raises(CannotOpen, match="cannot be made"):
            EventFile.create(locked.with_stem("new"), "New")
    assert [child.name for child in locked.parent.iterdir()] == [locked.name]


def test_of_two_writers_from_one_head_one_wins(path: Path) -> None:
    with EventFile.open(path) as one, EventFile.open(path) as two:
        head = one.head()
        assert two.head() == head
        won = one.append([draft(by=1)], head)
        with pytest.raises(Stale) as refusal:
            two.append([draft(by=2)], head)
        assert list(refusal.value.entries) == won
        two.append([draft(by=2)], two.head())
        assert one.entries() == two.entries()
        assert [entry.data.get("by") for entry in one.entries(since=5)] == [1, 2]


def test_threads_of_one_process_take_turns(path: Path) -> None:
    with EventFile.open(path) as file:

        def write(number: int) -> None:
            while True:
                try:
                    file.append([draft(number=number)], file.head())
                    return
                except Stale:
                    continue

        with ThreadPoolExecutor(8) as pool:
            list(pool.map(write, range(40)))
        assert sorted(entry.data["number"] for entry in file.entries(since=5)) == list(range(40))
        assert file.audit() is None


def test_a_full_disk_loses_nothing_and_keeps_nothing(path: Path) -> None:
    with EventFile.open(path) as file:
        (pages,) = file._connection.execute("PRAGMA page_count").fetchone()
        file._connection.execute(f"PRAGMA max_page_count = {pages}")
        head = file.head()
        with pytest.raises(CannotWrite, match="disk is full"):
            file.append([draft(text="x" * 5000) for _ in range(20)], head, people={"e1": Person({"name": "Ann"}, "s")})
        assert file.head() == head
        assert file.people() == {}
        file._connection.execute("PRAGMA max_page_count = 100000")
        assert len(file.append([draft()], head)) == 1


def test_a_file_that_was_moved_away_does_not_go_on_unseen(path: Path) -> None:
    with EventFile.open(path) as file:
        head = file.head()
        path.rename(path.with_stem("moved"))
        with pytest.raises(CannotWrite, match="moved or replaced"):
            file.append([draft()], head)
        path.with_stem("moved").rename(path)
        file.append([draft()], head)


def test_the_log_only_grows(path: Path) -> None:
    connection = sqlite3.connect(path)
    for statement in (
        "UPDATE entry SET kind = 'Other' WHERE n = 2",
        "DELETE FROM entry WHERE n = 5",
        "INSERT OR REPLACE INTO entry SELECT n, at, by, 'Other', data, command, before, hash FROM entry WHERE n = 2",
        "INSERT INTO entry SELECT n + 7, at, by, kind, data, command, before, hash FROM entry WHERE n = 5",
    ):
        with pytest.raises(sqlite3.IntegrityError, match="only grows"):
            connection.execute(statement)
    connection.close()
    with EventFile.open(path) as file:
        assert file.audit() is None


def test_nothing_is_left_of_what_was_erased(path: Path) -> None:
    with EventFile.open(path) as file:
        for number in range(30):
            file.put_person(
                f"e{number}", {"name": f"Rumpelstilzchen {number}", "note": "x" * 300}, f"salt-{number}-salt"
            )
        for number in range(0, 30, 2):
            assert file.erase_person(f"e{number}")
        for part in path.parent.iterdir():
            found = part.read_bytes()
            assert b'Rumpelstilzchen 4"' not in found, part
            assert b"salt-4-salt" not in found, part
    assert b'Rumpelstilzchen 5"' in path.read_bytes()


def test_an_older_file_is_copied_then_brought_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    step = ("CREATE TABLE shelf (label TEXT)", "INSERT INTO shelf VALUES ('A')")
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    with EventFile.open(path) as file:
        assert file.meta().schema == len(schema.STEPS)
        assert file.head().length == 5
        file.append([draft()], file.head())
    copy = path.with_name("day.schema-1.fovevent")
    assert copy.exists()
    monkeypatch.undo()
    with EventFile.open(copy) as file:
        assert (file.meta().schema, file.head().length) == (1, 5)


def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ("CREATE TABLE shelf (a)", "INSERT INTO nowhere VALUES (1)")))
    with pytest.raises(CannotOpen):
        EventFile.open(path)
    monkeypatch.undo()
    with EventFile.open(path) as file:
        assert (file.meta().schema, file.head().length) == (1, 5)
        assert file._connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'shelf'").fetchone() is None


def test_a_new_file_has_the_mark_and_the_safe_settings(tmp_path: Path) -> None:
    with EventFile.create(tmp_path / "a.fovevent", "") as file:
        asked = {
            name: file._connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "application_id")
        }
    assert asked == {"journal_mode": "wal", "synchronous": 2, "application_id": schema.APPLICATION}
    with pytest.raises(CannotOpen, match="does not end in"):
        EventFile.create(tmp_path / "a.db", "")
