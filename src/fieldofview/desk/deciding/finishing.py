"""The end of the event and what goes to the publisher (VT.11–13, 66, 68, 74)."""

from __future__ import annotations

from collections.abc import Iterator

from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk.compliance import check_minimum, check_package
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.deciding.rounds import closing


def finish(case: Case, command: c.FinishEvent) -> Iterator[e.Event]:
    case.right("close")
    if case.t.finished:
        case.stop("E_FINISHED", "VT.66")
    yield from _finishing(case)


def _finishing(case: Case) -> Iterator[e.Event]:
    last = case.t.last_round
    if last is not None and not last.closed:
        yield from closing(case, last)
    if not case.t.finished:
        yield e.EventFinished()


def submit(case: Case, command: c.SubmitResults) -> Iterator[e.Event]:
    """Close what is open, finish, and return the results."""
    case.right("submit")
    if case.t.submitted:
        case.stop("E_SUBMITTED", "VT.12", key="results")
    if case.t.settings.practice:
        case.stop("E_PRACTICE", "VT.11")
    yield from _finishing(case)
    check_minimum(case)
    check_package(case)
    yield e.ResultsSubmitted(case.by)


def package(case: Case, command: c.RecordPackage) -> Iterator[e.Event]:
    case.right("submit")
    yield e.PackageBuilt(command.length, command.head)


def ratify(case: Case, command: c.RecordRatification) -> Iterator[e.Event]:
    case.right("submit")
    if not case.t.submitted:
        case.stop("E_NOT_SUBMITTED", "VT.11")
    yield e.Ratified(command.accepted, command.date, command.points)


def dispensation(case: Case, command: c.RecordDispensation) -> Iterator[e.Event]:
    case.right("dispensation")
    yield e.DispensationRecorded(command.granted_by, command.reference, command.covers, command.date)


def note(case: Case, command: c.AddNote) -> Iterator[e.Event]:
    yield e.NoteAdded(command.about, command.note)
