"""What people type about people lies beside the log, is read where it belongs, and goes when they are erased."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.acts import act_from
from fieldofview.desk.log import digest
from fieldofview.desk.sayings import ERASED, is_reference
from fieldofview.desk.words import tell_act
from fieldofview.office.event import Event
from fieldofview.office.package import results_of
from office.halls import SURE, eventful, finished, hall, publish, staff

SHOUTED, THREW, MISHEARD, WEATHER = "she shouted", "she threw cards", "we misheard her", "the roof leaks"
NAMED = "zoë ångström came back for her hat"


@pytest.fixture
def event(tmp_path: Path) -> Event:
    """Six players; words about Zoë (p2) in every way that words are typed, and one about nobody."""
    event = hall(tmp_path / "may.fovevent", 6)
    publish(event)
    head = staff(event, "head")
    table = event.state.table_of(1, "p2")
    assert table is not None
    event.put(c.IssuePenalty("p2", "75.1", 0, 1, SHOUTED), staff(event, "judge"), SURE)
    event.put(c.Disqualify("p2", "77.1", head, note=THREW), head, SURE)
    event.put(c.FileDqReport("p2", "she left at once"), head, SURE)
    event.put(c.ExtendTable(1, table.number, 60, MISHEARD), head, SURE)
    event.put(c.AddNote("the hall", WEATHER))
    event.put(c.AddNote("", NAMED))
    return event


def bytes_of(event: Event) -> bytes:
    folder = event.store.path.parent
    return b"".join(path.read_bytes() for path in folder.glob(f"{event.store.path.name}*"))


def told(event: Event) -> str:
    return " ".join(line["text"] for act in event.desk.acts for line in tell_act(act, "en", event.name))


def test_words_are_read_but_do_not_stand_in_the_log(event: Event) -> None:
    log = json.dumps([[entry.by, dict(entry.data)] for entry in event.store.entries()], ensure_ascii=False)
    for words in (SHOUTED, THREW, MISHEARD, WEATHER, NAMED):
        assert words not in log
    assert WEATHER in told(event)
    penalty = event.state.penalties[0]
    assert is_reference(penalty.note)
    assert event.name(penalty.note) == SHOUTED
    with Event.open(event.store.path) as other:
        assert other.name(penalty.note) == SHOUTED
        assert WEATHER in told(other)


def test_the_reference_is_a_salted_digest(event: Event) -> None:
    reference = event.state.penalties[0].note
    kept = event.store.people()[reference]
    assert reference == f"words:{digest(kept.fields, kept.salt)}"
    assert kept.fields["about"] == ["p2"]


def test_they_go_with_the_person_and_the_chain_stays(event: Event) -> None:
    note = event.state.penalties[0].note
    event.erase("p2")
    assert event.desk.chain_is_right()
    assert event.store.audit(event.desk.head) is None
    assert event.name(note) == ERASED
    event.refresh()
    for words in (SHOUTED, THREW, MISHEARD, NAMED, "she left at once", "Zoë Ångström"):
        assert words.encode() not in bytes_of(event)
    assert WEATHER in told(event)  # it is about nobody


def test_words_about_others_stay(event: Event) -> None:
    far = next(p for p in event.state.players if event.state.table_of(1, p) is not event.state.table_of(1, "p2"))
    event.erase(far)
    assert event.name(event.state.penalties[0].note) == SHOUTED


def test_the_package_joins_them_while_they_are_there(tmp_path: Path) -> None:
    event = finished(eventful(tmp_path / "may.fovevent"))
    results = results_of(event)
    assert {line.note for line in results.penalties} >= {"forgot to draw", "cards up the sleeve"}
    assert results.dq_reports[0].statement.startswith("Two cards fell")
    assert {"not meant so", "one Lighthouse too many"} <= {incident.reason for incident in results.incidents}
    for person in event.state.penalties_of:
        event.erase(person)
    results = results_of(event)
    assert {line.note for line in results.penalties if line.note} == {ERASED}
    assert results.dq_reports[0].statement == ERASED
    assert "one Lighthouse too many" in {incident.reason for incident in results.incidents}


def test_what_is_wrong_with_a_deck_is_about_nobody_at_its_table(event: Event) -> None:
    event.put(c.RegisterDeck("A1", "viewpoint"), confirm=SURE)
    event.put(c.ReportBadDeck("A1", 1, 1, "one card too many"), staff(event, "judge"), SURE)
    (reference,) = (x.finding for x in event.desk.acts[-1].events if isinstance(x, e.DeckReportedBad))
    event.erase(event.state.rounds[0].tables[1].seats[0])
    assert event.name(reference) == "one card too many"


def test_why_a_warning_was_passed_over_is_kept_beside_too(event: Event) -> None:
    table = event.state.table_of(1, "p1")
    assert table is not None
    event.put(c.ExtendTable(1, table.number, 1800), staff(event, "head"), "her train was late")
    assert is_reference(event.desk.acts[-1].confirmed)
    assert event.name(event.desk.acts[-1].confirmed) == "her train was late"


def test_a_reason_to_undo_goes_with_those_whom_the_undone_act_was_about(event: Event) -> None:
    judge = staff(event, "judge")
    event.put(c.IssuePenalty("p1", "75.1"), judge, SURE)
    event.put(c.Revert(len(event.desk.acts), "it was not her"), staff(event, "head"), SURE)
    assert "it was not her" in told(event)
    event.erase("p1")
    assert "it was not her" not in told(event)
    assert b"it was not her" not in bytes_of(event)


def test_words_that_an_older_log_holds_are_read_as_they_stand(event: Event) -> None:
    data = {"command": {"about": "", "note": "old"}, "events": [["NoteAdded", {"about": "", "note": "old"}]]}
    assert tell_act(act_from("p1", "AddNote", data), "en", event.name)[0]["text"] == "Note: old"
