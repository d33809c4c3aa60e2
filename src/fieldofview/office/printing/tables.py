"""Standings and the final ranking, each row with what separates it from the one above."""

from __future__ import annotations

from fractions import Fraction

from ...desk.scoreboard import Row
from ...desk.standings import final_rows, table
from ..papers import lists
from ..papers.report import why_text
from .job import Job


def standings(job: Job) -> None:
    """The table as it stands; with a cut, that of the rounds before it."""
    t, book = job.t, job.book
    _some_result(job)
    stage = "main" if t.settings.format.cut else None
    note = _when(job)
    if stage and any(round.stage == "final" for round in t.rounds):
        note = book.word("before_cut")
    _table(job, note, table(t, stage))


def ranking(job: Job) -> None:
    """The final places; before the event is finished it says so."""
    t, book = job.t, job.book
    _some_result(job)
    title = book.word("ranking" if t.finished else "ranking_so_far")
    whole = {row.entry: row for row in table(t)}
    rows = []
    for row in final_rows(t):
        sums = whole[row.entry]
        rows.append(
            Row(row.rank, row.entry, sums.wins, sums.losses, sums.points, sums.score, sums.share, row.status, row.why)
        )
    note = t.settings.date if t.finished else _when(job)
    _table(job, note, rows, title)


def _when(job: Job) -> str:
    """After which round, or in which."""
    last = job.t.last_round
    assert last is not None
    if not last.closed and any(game.result for table in last.tables.values() for game in table.games.values()):
        return job.book.word("during_round", round=last.number)
    done = last.number if last.closed else last.number - 1
    return job.book.word("after_round", round=done) if done else job.book.word("before_round")


def _some_result(job: Job) -> None:
    if not job.t.entries:
        raise job.refuse("nobody")
    if not job.t.rounds:
        raise job.refuse("no_games")


def _table(job: Job, note: str, rows: list[Row], title: str = "") -> None:
    book, t = job.book, job.t
    doubled = t.settings.format.kind == "double-score"
    keys = ["score", "wins", "losses", "points"] if doubled else ["wins", "losses", "points", "share"]
    cells = [
        [
            str(row.rank or "–"),
            job.name(row.entry),
            ", ".join(map(job.name, t.entries[row.entry].members)) if t.teams else job.field(row.entry, "club"),
            *(_value(row, key) for key in keys),
            _why(job, row),
        ]
        for row in rows
    ]
    lists.standings(book, note, [book.word(key) for key in keys], cells, title, "members" if t.teams else "club")


def _why(job: Job, row: Row) -> str:
    """What separates the row from the one above, and that somebody dropped."""
    said = [why_text(job.book, row.why)]
    if row.status == "dropped" and row.why != "dropped":
        said.append(job.book.word("why.dropped"))
    return ", ".join(part for part in said if part)


def _value(row: Row, key: str) -> str:
    value = getattr(row, key)
    if value is None:
        return "–"
    if isinstance(value, Fraction):
        return str(value.numerator) if value.denominator == 1 else f"{float(value):.2f}"
    return f"{value:.3f}" if isinstance(value, float) else str(value)
