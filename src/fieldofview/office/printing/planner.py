"""The planner sheet: the whole ladder of rounds with tables, limits and times, and what the planner warns about."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime, time

from ...desk.compliance import planned_warnings
from ...desk.formats.plan import plan
from ...desk.formats.planned import Hours, Plan, PlannedRound
from ...desk.formats.presets import ORIGINS
from ...desk.formats.settings import BadFormat
from ...desk.shape import field_size
from ...desk.words import Language, say
from ..papers.book import Book
from ..papers.flow import Block, Fact, Heading, Paragraph, add_flow
from ..papers.grid import Column, add_list, short_list
from ..papers.report import recipe_text
from .job import Job

MOST_ON_A_PAGE = 24


def plan_sheet(job: Job) -> None:
    """One page or two for the wall of the judges' room."""
    t, book = job.t, job.book
    hours = Hours(_start(job))
    try:
        found = plan(t.settings.format, field_size(t), hours, t.settings.limit)
    except BadFormat as error:
        raise job.refuse("no_plan", error.told(job.book.language)) from error
    columns = [
        Column(book.word("round"), align="center", bold=True),
        Column(book.word("plan.stage")),
        Column(book.word("plan.begins"), align="center"),
        Column(book.word("plan.ends"), align="center"),
        Column(book.word("plan.tables"), 2),
        Column(book.word("plan.rest"), align="center"),
        Column(book.word("plan.games"), align="center"),
        Column(book.word("plan.limit"), align="right"),
    ]
    rows = [_round(book, found, one) for one in found.rounds]
    title, note, blocks = book.word("plan"), t.settings.date, _notes(job, found, hours)
    if len(rows) > MOST_ON_A_PAGE:
        add_list(book, title, note, columns, rows)
        add_flow(book, title, note, blocks)
    else:
        add_flow(book, title, note, blocks, short_list(book, columns, rows))


def _start(job: Job) -> datetime:
    try:
        at = time.fromisoformat(job.start)
    except ValueError:
        raise job.refuse("time", job.start) from None
    try:
        day = date.fromisoformat(job.t.settings.date)
    except ValueError:
        day = date(2000, 1, 1)  # only hours are printed
    return datetime.combine(day, at)


def _round(book: Book, found: Plan, one: PlannedRound) -> tuple[str, ...]:
    word, seats = book.word, found.settings.unit_seats
    sizes = Counter(size * seats for size in one.sizes)
    tables = ", ".join(
        word("plan.sizes", count=count, size=size) for size, count in sorted(sizes.items(), reverse=True)
    )
    if one.best_losers:
        tables += f"; {word('plan.losers', count=one.best_losers)}"
    games = word("plan.first_to", wins=one.first_to) if one.first_to else str(one.games)
    limit = word("plan.minutes", minutes=one.limit // 60) if one.limit else word("plan.untimed")
    times = [f"{at:%H:%M}" if at else "" for at in (one.start, one.end)]
    is_final = one.stage == "final" or (one.kind == "final" and found.settings.course in ("knock-out", "survival"))
    stage = word("plan.final" if is_final else "plan.main")
    return str(one.number), stage, *times, tables, str(one.resting or ""), games, limit


def _notes(job: Job, found: Plan, hours: Hours) -> list[Block]:
    t, book = job.t, job.book
    word = book.word
    language: Language = "de" if book.language == "de" else "en"
    blocks: list[Block] = [
        Paragraph(word("plan.note", players=found.units, changeover=hours.changeover, game=hours.game)),
        Fact(word("format"), word(f"kind.{t.settings.format.kind}")),
        Fact(word("procedure"), ORIGINS[t.settings.format.kind].procedure_source(language)),
        Fact(word("recipes"), recipe_text(t.settings.recipe)),
        Fact(word("drop_policy"), word(f"drop_policy.{t.settings.drop_policy}")),
    ]
    blocks += [Paragraph(f"! {say(problem, language, job.name)}") for problem in planned_warnings(t)]
    if found.timetable is not None:
        blocks.append(Heading(word("plan.timetable")))
        blocks.append(Paragraph(word("plan.numbers")))
        for number, tables in enumerate(found.timetable.rounds, 1):
            blocks.append(Fact(f"{word('round')} {number}", " · ".join("–".join(table) for table in tables)))
    return blocks
