"""What every store must do: the same tests for the log in memory and for the event file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fieldofview.desk.log import (
    EMPTY,
    Draft,
    Head,
    NotPlain,
    OtherLog,
    Person,
    Stale,
    Superseded,
    check,
    digest,
)
from fieldofview.desk.memory import MemoryLog
from fieldofview.office.eventfile import EventFile
from fieldofview.office.store import Store, new_salt

Make = Callable[..., Store]


@pytest.fixture(params=["memory", "file"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    if request.param == "memory":
        return MemoryLog
    return lambda title="", **options: EventFile.create(tmp_path / "day.fovevent", title, **options)


@pytest.fixture
def store(make: Make) -> Store:
    return make("Open day")


def draft(kind: str = "Noted", **data: object) -> Draft:
    return Draft("2026-05-03T10:00:00Z", "organiser", kind, data)


def test_a_new_store_is_empty(store: Store) -> None:
    assert store.head() == EMPTY
    assert store.entries() == []
    assert store.people() == {}
    assert store.damage is None
    assert store.audit() is None


def test_what_is_appended_is_read(store: Store) -> None:
    first = store.append([draft(a=1), draft("Ended", b=["Łukasz", None, 1.5])], EMPTY)
    second = store.append([draft(a=2)], store.head())
    assert store.entries() == first + second
    assert [entry.n for entry in store.entries()] == [1, 2, 3]
    assert store.entries(since=2) == second
    assert store.entries(since=3) == []
    assert store.entries()[1].data == {"b": ["Łukasz", None, 1.5]}
    assert store.head() == Head(3, second[0].hash)
    assert check(store.entries(), store.head()) is None


def test_who_worked_from_an_older_head_is_told_what_changed(store: Store) -> None:
    store.append([draft(a=1)], EMPTY)
    head = store.head()
    between = store.append([draft("ResultReported", table=4), draft("Dropped")], head)
    with pytest.raises(Stale, match="2 ResultReported, 3 Dropped") as refusal:
        store.append([draft(a=2)], head)
    assert list(refusal.value.entries) == between
    assert store.entries() == store.entries()[:1] + between


def test_another_log_s_head_is_no_head_of_this_one(store: Store) -> None:
    store.append([draft(a=1)], EMPTY)
    other = MemoryLog()
    other.append([draft(a=2)], EMPTY)
    for head in (other.head(), Head(7, "f" * 64)):
        with pytest.raises(OtherLog):
            store.append([draft()], head)
    assert len(store.entries()) == 1


def test_a_command_sent_twice_is_written_once(store: Store) -> None:
    first = store.append([draft(a=1), draft(a=2)], EMPTY, command="c-1")
    store.append([draft(a=3)], store.head(), command="c-2")
    assert store.append([draft(a=1), draft(a=2)], EMPTY, command="c-1") == first
    assert len(store.entries()) == 3


@pytest.mark.parametrize(
    "data", [{"a": {1: 2}}, {"a": float("nan")}, {"a": {1, 2}}, {"a": b"x"}, {"a": "\ud800"}, {"a": [{None: 1}]}]
)
def test_only_plain_json_goes_in_and_then_all_of_it(store: Store, data: dict[str, object]) -> None:
    with pytest.raises(NotPlain):
        store.append([draft(a=1), draft(**data)], EMPTY, people={"e1": Person({"name": "Ann"}, "s")})
    assert store.entries() == []
    assert store.people() == {}


def test_the_writer_s_data_is_copied(store: Store) -> None:
    data = {"seats": ["e1"]}
    store.append([Draft("t", "o", "Noted", data)], EMPTY)
    data["seats"].append("e2")
    assert store.entries()[0].data == {"seats": ["e1"]}
    assert store.audit() is None


def test_personal_fields_come_with_the_command_that_brings_them(store: Store) -> None:
    salt = new_salt()
    fields = {"name": "Zoë Ångström", "club": "Eye 7"}
    store.append(
        [draft("EntryRegistered", entry="e1", person=digest(fields, salt))], EMPTY, people={"e1": Person(fields, salt)}
    )
    found = store.person("e1")
    assert found == Person(fields, salt)
    assert store.people() == {"e1": found}
    assert digest(found.fields, found.salt) == store.entries()[0].data["person"]
    assert digest(found.fields, new_salt()) != store.entries()[0].data["person"]


def test_a_stale_command_leaves_personal_fields_alone(store: Store) -> None:
    store.append([draft()], EMPTY, people={"e1": Person({"name": "Ann"}, "s")})
    with pytest.raises(Stale):
        store.append([draft()], EMPTY, people={"e2": Person({"name": "Bo"}, "s")}, erase=["e1"])
    assert set(store.people()) == {"e1"}


def test_erasing_a_person_leaves_the_chain_intact(store: Store) -> None:
    store.put_person("e1", {"name": "Ann"}, "salt")
    store.put_person("e2", {"name": "Bo"}, "salt")
    store.put_person("e2", {"name": "Bo", "club": "Eye"}, "salt")
    store.append([draft(entry="e1", person=digest({"name": "Ann"}, "salt"))], EMPTY)
    before = store.entries()
    assert store.erase_person("e1")
    assert not store.erase_person("e1")
    assert store.person("e1") is None
    assert store.people() == {"e2": Person({"name": "Bo", "club": "Eye"}, "salt")}
    assert store.entries() == before
    assert store.audit(store.head()) is None
    store.append([draft("PersonalFieldsErased", entry="e2")], store.head(), erase=["e2"])
    assert store.people() == {}


def test_what_a_store_says_about_itself(make: Make) -> None:
    store = make("Day", practice=True)
    assert (store.meta().title, store.meta().practice, store.meta().superseded) == ("Day", True, "")
    store.rename("Evening")
    assert (store.meta().title, store.meta().practice) == ("Evening", True)


def test_a_store_that_was_handed_over_takes_nothing(store: Store) -> None:
    store.append([draft()], EMPTY)
    with pytest.raises(Stale):
        store.supersede("second laptop", EMPTY)
    head = store.head()
    store.supersede("second laptop", head)
    assert store.meta().superseded == "second laptop"
    for act in (lambda: store.append([draft()], head), lambda: store.put_person("e1", {"name": "Ann"}, "s")):
        with pytest.raises(Superseded, match="second laptop"):
            act()
    assert store.head() == head
    assert store.people() == {}
    store.supersede("", head)
    assert len(store.append([draft()], head)) == 1


def test_a_noted_head_finds_a_cut(store: Store) -> None:
    store.append([draft()], EMPTY)
    assert store.audit(store.head()) is None
    damage = store.audit(Head(3, "a" * 64))
    assert damage is not None
    assert (damage.n, damage.why) == (2, "cut")
