"""Codes on papers: they say what they stand for, cannot be made up, and can be revoked."""

from pathlib import Path

import pytest

from fieldofview.office.event import Event
from fieldofview.office.tokens import BadToken, EntryToken, TableToken, entry_token, read_token, revoke, table_token
from office.halls import hall, publish

ALPHANUMERIC = set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")


@pytest.fixture
def event(tmp_path: Path) -> Event:
    made = hall(tmp_path / "e.fovevent", 8)
    publish(made)
    return made


def test_a_code_is_read_back(event: Event) -> None:
    assert read_token(event, table_token(event, 3, 12)) == TableToken(3, 12)
    assert read_token(event, entry_token(event, "p4")) == EntryToken("p4")
    assert read_token(event, f"http://desk.local:8000/{table_token(event, 1, 2)}") == TableToken(1, 2)
    assert read_token(event, table_token(event, 1, 2).lower()) == TableToken(1, 2)
    assert set(table_token(event, 3, 12)) <= ALPHANUMERIC, "small codes know capitals and digits alone"


def test_a_code_that_was_made_up_does_not_count(event: Event) -> None:
    code = table_token(event, 3, 12)
    last = "A" if code[-1] != "A" else "B"
    for wrong in (code.replace("/3/12/", "/3/13/"), code[:-1] + last, code.replace("/T/3/12/", "/E/P3/")):
        with pytest.raises(BadToken) as refused:
            read_token(event, wrong)
        assert refused.value.why == "revoked"
    for wrong in ("", "FOV", "hello", code[:-1], code + "A", code + "/"):
        with pytest.raises(BadToken) as refused:
            read_token(event, wrong)
        assert refused.value.why == "unreadable", wrong


def test_codes_of_other_events_are_told_apart(event: Event, tmp_path: Path) -> None:
    other = hall(tmp_path / "other.fovevent", 8, title="Another")
    with pytest.raises(BadToken, match="another event"):
        read_token(event, table_token(other, 1, 1))


def test_a_new_secret_revokes_all_codes(event: Event) -> None:
    old = table_token(event, 1, 1)
    revoke(event)
    with pytest.raises(BadToken, match="ask the desk"):
        read_token(event, old)
    assert read_token(event, table_token(event, 1, 1)) == TableToken(1, 1)


def test_codes_outlive_the_program(event: Event, tmp_path: Path) -> None:
    code = table_token(event, 1, 1)
    event.store.close()
    with Event.open(tmp_path / "e.fovevent", read_only=True) as again:
        assert read_token(again, code) == TableToken(1, 1)


def test_the_secret_is_in_no_log(event: Event) -> None:
    assert len(event.store.secret()) == 64
    assert all(event.store.secret() not in str(entry) for entry in event.store.entries())
