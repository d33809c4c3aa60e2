"""Whatever is done to an event file: it is found and named, and what stands before it can be read."""

import json
import random
import sqlite3
from pathlib import Path

import pytest

from fieldofview.desk.log import Damaged, Draft, Entry, Head, Why
from fieldofview.office.eventfile import EventFile
from fieldofview.office.store import CannotOpen

LENGTH = 40


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "day.fovevent"
    with EventFile.create(path, "Day") as file:
        file.append(
            [Draft(f"t{n}", "organiser", f"Kind{n}", {"n": n, "text": "Łukasz"}) for n in range(LENGTH)], file.head()
        )
        file.put_person("e1", {"name": "Ann"}, "salt")
    return path


@pytest.fixture
def entries(path: Path) -> list[Entry]:
    with EventFile.open(path) as file:
        return file.entries()


def tamper(path: Path, *statements: str) -> None:
    """Somebody who knows SQLite takes the guards away first and puts them back."""
    connection = sqlite3.connect(path)
    guards = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
    for name, _ in guards:
        connection.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        connection.execute(statement)
    for _, sql in guards:
        connection.execute(sql)
    connection.commit()
    connection.close()


def assert_found(path: Path, entries: list[Entry], n: int, why: Why) -> None:
    with EventFile.open(path) as file:
        damage = file.damage
        assert damage is not None
        assert (damage.n, damage.why) == (n, why)
        assert file.entries() == entries[: n - 1]
        with pytest.raises(Damaged, match=f"{n} .*restore a backup"):
            file.append([Draft("t", "o", "Noted", {})], file.head())
        audited = file.audit()
        assert audited is not None
        assert (audited.n, audited.why) == (n, why)


@pytest.mark.parametrize("column", ["at", "by", "kind", "data", "before", "hash", "command"])
def test_a_flipped_byte_in_any_column_of_any_row(path: Path, entries: list[Entry], column: str) -> None:
    source = random.Random(column)
    for n in {1, LENGTH, source.randrange(2, LENGTH)}:
        whole = path.read_bytes()
        connection = sqlite3.connect(path)
        (text,) = connection.execute(f"SELECT {column} FROM entry WHERE n = ?", (n,)).fetchone()
        connection.close()
        place = source.randrange(len(text)) if text else 0
        changed = text[:place] + ("y" if text[place : place + 1] == "x" else "x") + text[place + 1 :]
        tamper(path, f"UPDATE entry SET {column} = '{changed}' WHERE n = {n}")
        assert_found(path, entries, n, Why.CHANGED if column != "data" or is_json(changed) else Why.UNREADABLE)
        path.write_bytes(whole)


def is_json(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


def test_a_deleted_row(path: Path, entries: list[Entry]) -> None:
    tamper(path, "DELETE FROM entry WHERE n = 17")
    assert_found(path, entries, 17, Why.MISSING)


def test_swapped_rows(path: Path, entries: list[Entry]) -> None:
    tamper(
        path,
        "UPDATE entry SET n = -1 WHERE n = 9",
        "UPDATE entry SET n = 9 WHERE n = 21",
        "UPDATE entry SET n = 21 WHERE n = -1",
    )
    assert_found(path, entries, 9, Why.ORDER)


def test_a_cut_end_is_seen_in_the_file_itself(path: Path, entries: list[Entry]) -> None:
    tamper(path, "DELETE FROM entry WHERE n > 30")
    assert_found(path, entries, 31, Why.CUT)


def test_a_cut_end_with_a_forged_note_is_found_by_a_head_on_paper(path: Path, entries: list[Entry]) -> None:
    noted = Head(LENGTH, entries[-1].hash)
    tamper(
        path,
        "DELETE FROM entry WHERE n > 30",
        "UPDATE meta SET value = '30' WHERE key = 'length'",
        f"UPDATE meta SET value = '{entries[29].hash}' WHERE key = 'hash'",
    )
    with EventFile.open(path) as file:
        assert file.damage is None
        assert file.audit() is None
        damage = file.audit(noted)
        assert damage is not None
        assert (damage.n, damage.why) == (31, Why.CUT)
        assert file.entries() == entries[:30]


@pytest.mark.parametrize("data", ["'{'", "'[]'", "x'00ff'", "7", "cast(x'22ff22' as text)"])
def test_data_that_is_no_data(path: Path, entries: list[Entry], data: str) -> None:
    tamper(path, f"UPDATE entry SET data = {data} WHERE n = 12")
    assert_found(path, entries, 12, Why.UNREADABLE)


@pytest.mark.parametrize(
    "data", ['{"n": 11,"text":"Łukasz"}', '{"n":9,"n":11,"text":"Łukasz"}', '{"text":"Łukasz","n":11}']
)
def test_data_that_only_reads_the_same(path: Path, entries: list[Entry], data: str) -> None:
    assert json.loads(data) == entries[11].data
    tamper(path, f"UPDATE entry SET data = '{data}' WHERE n = 12")
    assert_found(path, entries, 12, Why.CHANGED)


def test_a_row_before_the_first(path: Path, entries: list[Entry]) -> None:
    tamper(path, "INSERT INTO entry SELECT 0, at, by, kind, data, command, before, hash FROM entry WHERE n = 1")
    assert_found(path, entries, 1, Why.ORDER)


def test_a_flipped_byte_anywhere_in_the_file(path: Path, entries: list[Entry]) -> None:
    """Found, or harmless: never another log, and never another error."""
    source = random.Random(3)
    whole = path.read_bytes()
    found = 0
    for _ in range(400):
        spoilt = bytearray(whole)
        spoilt[source.randrange(len(whole))] ^= 1 << source.randrange(8)
        path.write_bytes(spoilt)
        try:
            with EventFile.open(path) as file:
                read = file.entries()
                if file.damage is None:
                    assert read == entries
                else:
                    found += 1
                    assert read == entries[: len(read)]
        except CannotOpen:
            found += 1
        for extra in path.parent.glob("day.fovevent-*"):
            extra.unlink()
    assert found > 50
