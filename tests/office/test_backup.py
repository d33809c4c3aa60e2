"""Backups: checked copies that say what they hold, never in place of anything."""

import os
import resource
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from fieldofview.desk.log import Draft, Head, Superseded
from fieldofview.office import backup
from fieldofview.office.backup import BadBackup, back_up, backups, hand_over, restore, verify
from fieldofview.office.eventfile import EventFile
from fieldofview.office.store import CannotOpen, CannotWrite, StoreTrouble

SomebodyElse = Callable[[], AbstractContextManager[None]]

NOON = datetime(2026, 5, 3, 12, 0, 5, tzinfo=UTC)


def draft(**data: object) -> Draft:
    return Draft("2026-05-03T10:00:00Z", "organiser", "Noted", data)


@pytest.fixture
def event(tmp_path: Path) -> Iterator[EventFile]:
    with EventFile.create(tmp_path / "Open day.fovevent", "Open day") as file:
        file.append([draft(n=n) for n in range(9)], file.head())
        file.put_person("e1", {"name": "Zoë"}, "salt")
        yield file


def test_a_backup_says_what_it_holds(event: EventFile, tmp_path: Path) -> None:
    made = back_up(event, tmp_path / "stick", NOON)
    assert made.path.name == f"Open day--20260503T120005Z--9-{event.head().hash[:12]}.fovevent"
    assert (made.event, made.at, made.head.length) == ("Open day", NOON, 9)
    assert verify(made.path, event.head()) == made
    event.append([draft()], event.head())
    assert verify(made.path) == made
    with pytest.raises(BadBackup, match="cut: entry 10"):
        verify(made.path, event.head())
    assert [path.name for path in made.path.parent.iterdir()] == [made.path.name]


def test_two_backups_in_a_second_are_two(event: EventFile, tmp_path: Path) -> None:
    first, second = back_up(event, tmp_path / "stick", NOON), back_up(event, tmp_path / "stick", NOON)
    event.append([draft()], event.head())
    third = back_up(event, tmp_path / "stick", NOON)
    assert first.path != second.path
    assert verify(second.path).head == first.head
    assert backups(tmp_path / "stick")[-1] == third.path
    assert len(backups(tmp_path / "stick")) == 3


def test_a_backup_is_restored_in_a_new_file(event: EventFile, tmp_path: Path) -> None:
    made = back_up(event, tmp_path / "stick", NOON)
    with restore(made.path, tmp_path / "again.fovevent") as again:
        assert again.entries() == event.entries()
        assert again.people() == event.people()
        assert again.meta() == event.meta()
        again.append([draft()], again.head())
    assert verify(made.path) == made
    before = (tmp_path / "again.fovevent").read_bytes()
    with pytest.raises(CannotOpen, match="exists already"):
        restore(made.path, tmp_path / "again.fovevent")
    assert (tmp_path / "again.fovevent").read_bytes() == before
    assert not list(tmp_path.glob(".*"))


def test_a_backup_that_is_not_what_its_name_says(event: EventFile, tmp_path: Path) -> None:
    made = back_up(event, tmp_path / "stick", NOON).path
    other = Path(shutil.copy(made, made.with_name(made.name.replace("--9-", "--12-"))))
    with pytest.raises(BadBackup, match="cut: entry 10"):
        verify(other)
    plain = Path(shutil.copy(made, made.with_name("copy.fovevent")))
    with pytest.raises(BadBackup, match="not named like a backup"):
        verify(plain)
    with EventFile.open(made) as worked_in:
        worked_in.append([draft()], worked_in.head())
    with pytest.raises(BadBackup, match="somebody worked in it"):
        verify(made)
    other.write_bytes(other.read_bytes()[:3000])
    with pytest.raises(CannotOpen):
        restore(other, tmp_path / "again.fovevent")
    assert not (tmp_path / "again.fovevent").exists()


def test_a_damaged_event_is_not_backed_up_as_if_it_were_sound(event: EventFile, tmp_path: Path) -> None:
    event.close()
    connection = sqlite3.connect(event.path)
    connection.execute("DROP TRIGGER entry_stays")
    connection.execute("UPDATE entry SET kind = 'Other' WHERE n = 4")
    connection.commit()
    connection.close()
    with EventFile.open(event.path) as damaged, pytest.raises(BadBackup, match="Entry 4 was changed"):
        back_up(damaged, tmp_path / "stick")
    assert list((tmp_path / "stick").iterdir()) == []


def test_after_a_hand_over_one_copy_counts(event: EventFile, tmp_path: Path) -> None:
    made = hand_over(event, tmp_path / "stick", NOON)
    with pytest.raises(Superseded, match="was handed over"):
        event.append([draft()], event.head())
    with restore(made.path, tmp_path / "second laptop.fovevent") as second:
        assert second.meta().superseded == ""
        second.append([draft()], second.head())
    with EventFile.open(event.path) as old, pytest.raises(Superseded, match="takes no more entries"):
        old.append([draft()], old.head())


def test_a_hand_over_takes_along_what_came_in_between(
    event: EventFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []

    def slow(*words: object) -> object:
        made = back_up(*words)  # type: ignore[arg-type]
        if not calls:
            event.append([draft(late=True)], event.head())
        calls.append(made)
        return made

    monkeypatch.setattr(backup, "back_up", slow)
    made = hand_over(event, tmp_path / "stick", NOON)
    assert len(calls) == 2
    assert made.head.length == event.head().length == 10


def test_an_empty_event_is_backed_up_and_handed_over(tmp_path: Path) -> None:
    with EventFile.create(tmp_path / "new.fovevent", "") as file:
        assert back_up(file, tmp_path / "stick").head.length == 0
        hand_over(file, tmp_path / "stick")
        with pytest.raises(Superseded):
            file.append([draft()], Head())


@contextmanager
def small_disk(size: int) -> Iterator[None]:
    """No file may grow past a size, as on a stick that is nearly full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)


def test_a_full_stick_leaves_the_event_as_it_was(event: EventFile, tmp_path: Path) -> None:
    event.append([draft(text="x" * 9000) for _ in range(30)], event.head())
    head = event.head()
    with small_disk(40_000), pytest.raises(CannotWrite) as trouble:
        back_up(event, tmp_path / "stick")
    assert "\n" not in str(trouble.value)
    assert list((tmp_path / "stick").iterdir()) == []
    made = back_up(event, tmp_path / "stick")
    with small_disk(40_000), pytest.raises(CannotWrite):
        restore(made.path, tmp_path / "again.fovevent")
    assert not (tmp_path / "again.fovevent").exists()
    assert not list(tmp_path.glob(".*"))
    assert event.audit(head) is None
    event.append([draft()], head)


def test_a_folder_that_cannot_be_used_gets_one_sentence(event: EventFile, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StoreTrouble, match="file cannot be written") as trouble:
        back_up(event, tmp_path / "file")
    assert "\n" not in str(trouble.value)
    event.append([draft()], event.head())


@pytest.mark.skipif(os.name == "nt", reason="permissions of folders work differently on Windows")
def test_a_read_only_folder_gets_one_sentence(event: EventFile, somebody_else: SomebodyElse) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        with somebody_else(), pytest.raises(CannotWrite, match="cannot be") as trouble:
            back_up(event, folder)
        assert "\n" not in str(trouble.value)
        assert list(folder.iterdir()) == []
        folder.chmod(0o755)
    event.append([draft()], event.head())
