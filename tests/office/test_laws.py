"""Laws of the desk that must hold in the event file as they do in memory: random tournaments, written to a file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fieldofview.desk.desk import Desk
from fieldofview.desk.laws.ending import erasing_leaves_the_chain, log_can_be_carried, tampering_shows
from fieldofview.desk.log import EMPTY, Draft
from fieldofview.desk.simulation.history import name_of
from fieldofview.desk.simulation.walk import Walk
from fieldofview.office.eventfile import EventFile


def written(path: Path, seed: int) -> EventFile:
    """A random tournament in a file of its own."""
    walk = Walk(random.Random(seed), None, 8, None)
    walk.whole_event()
    for number in range(3):  # the random event erases some people itself
        walk.at.log.put_person(f"staff{number}", {"name": name_of(f"staff{number}")}, "salt")
    store = EventFile.create(path, "Simulated")
    store.append([Draft(x.at, x.by, x.kind, x.data) for x in walk.at.log.entries()], EMPTY, people=walk.at.log.people())
    return store


@pytest.mark.parametrize("seed", range(6))
def test_a_random_event_keeps_the_laws_in_a_file(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "event.fovevent"
    with written(path, seed) as store:
        desk = Desk(store)
        before = desk.head
        for law in (log_can_be_carried, tampering_shows, erasing_leaves_the_chain):
            assert list(law(desk)) == []
    with EventFile.open(path) as store:
        assert store.head() == before
        assert store.people() == {}
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Somebody called" not in left


def test_a_file_that_keeps_what_it_should_erase_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with written(tmp_path / "event.fovevent", 1) as store:
        monkeypatch.setattr(EventFile, "erase_person", lambda self, entry_id: True)
        assert list(erasing_leaves_the_chain(Desk(store))) == ["Personal fields are left after they were erased."]


def test_a_file_that_forgets_more_than_it_should_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with written(tmp_path / "event.fovevent", 1) as store:
        real = EventFile.erase_person

        def with_the_log(self: EventFile, entry_id: str) -> bool:
            self._connection.execute("DROP TRIGGER IF EXISTS entry_remains")
            self._connection.execute("DELETE FROM entry WHERE n = (SELECT max(n) FROM entry)")
            return real(self, entry_id)

        monkeypatch.setattr(EventFile, "erase_person", with_the_log)
        assert "Erasing personal fields changed the log." in list(erasing_leaves_the_chain(Desk(store)))
