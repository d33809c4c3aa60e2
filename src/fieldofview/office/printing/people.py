"""Papers about people: the player list, badges, the penalty sheet, forms, and blank sheets for a day without power."""

from __future__ import annotations

from datetime import datetime

from ...desk.infractions import Level, infraction
from ...desk.model import Penalty
from ...desk.penalties import warnings
from ...desk.sayings import read
from ..papers import forms, lists, signs, slips
from ..papers.flow import Paragraph, add_flow
from ..papers.report import LEVELS
from ..tokens import entry_token
from .job import Job


def player_list(job: Job) -> None:
    """Everybody by name, with a box to tick."""
    lists.players(job.book, job.t.settings.date, [_line(job, person) for person in _people(job)])


def _line(job: Job, person: str) -> tuple[str, str, str]:
    team = job.t.unit(person)
    club = job.name(team) if team != person else job.field(person, "club")
    return job.name(person), club, job.field(person, "number")


def _people(job: Job) -> list[str]:
    if not job.t.players:
        raise job.refuse("nobody")
    return job.t.players


def badges(job: Job) -> None:
    """In the order of the names; a code leads to the entry's own page."""
    people = [job.person] if job.person else sorted(_people(job), key=lambda id: lists.alphabetical(job.name(id)))
    codes = {person: job.coded(entry_token(job.event, job.t.unit(person))) for person in people}
    signs.badges(job.book, [signs.Badge(*_line(job, person), codes[person]) for person in people])


def penalty_sheet(job: Job) -> None:
    """Every penalty that stands, derived warnings with them; those that were revoked say so."""
    t, book = job.t, job.book
    rows = [_penalty(job, p) for p in t.penalties]
    given = {p.id for p in t.penalties}
    for person in t.players:
        for w in warnings(t, person):
            if w.id not in given:
                derived = Penalty(w.id, person, w.code, Level.WARNING, w.game, "desk", t.n, w.told)
                rows.append(_penalty(job, derived))
    if rows:
        lists.penalties(book, t.settings.date, rows)
    else:
        add_flow(book, book.word("penalty_list"), t.settings.date, [Paragraph(book.word("no_penalties"))])


def _penalty(job: Job, p: Penalty) -> tuple[str, ...]:
    book = job.book
    level = book.word("revoked") if p.revoked else book.word(LEVELS[p.level])
    round, table = (str(p.game.round), str(p.game.table)) if p.game else ("", "")
    return round, table, job.name(p.person), p.code, _infraction(job, p.code), level, job.name(p.by)


def _infraction(job: Job, code: str) -> str:
    found = infraction(code, job.t.settings.edition)
    return "" if found is None else found.title if job.book.language == "en" else found.titel


def all_forms(job: Job) -> None:
    """One of each."""
    for name in forms.FORMS:
        _form(job, name)


def penalty_form(job: Job) -> None:
    _form(job, "penalty_form")


def dq_form(job: Job) -> None:
    _form(job, "dq_form")


def appeal_form(job: Job) -> None:
    _form(job, "appeal_form")


def statement_form(job: Job) -> None:
    _form(job, "statement_form")


def _form(job: Job, name: str) -> None:
    """Filled with what the desk knows of the person: where they sit, and the penalty that the form is about."""
    forms.form(job.book, name, _known(job, name), job.t.settings.date)


def _known(job: Job, name: str) -> dict[str, str]:
    t, chief = job.t, job.t.staff.chief
    known = {"head_judge": job.name(chief)} if chief else {}
    if not job.person:
        return known
    known |= {"player": job.name(job.person), "by": job.name(job.person), "number": job.field(job.person, "number")}
    known["date_time"] = datetime.fromisoformat(job.event.desk.clock()).astimezone().strftime("%Y-%m-%d %H:%M")
    number = job.wanted or len(t.rounds)
    table = t.table_of(number, job.person)
    if table is not None:
        known |= {"round": str(number), "table": str(table.number), "game": str(max(table.games, default=1))}
    found = _latest(job, name)
    if found is not None:
        known |= {"code": found.code, "infraction": _infraction(job, found.code), "judge": job.name(found.by)}
        known |= {
            "what_happened": read(found.note, job.name),
            "level": LEVELS[found.level],
            "told": "yes" if found.told else "no",
        }
        known["ruling_appealed"] = f"{found.code} {known['infraction']}"
        if found.game is not None:
            round, seat, game = found.game
            known |= {"round": str(round), "table": str(seat), "game": str(game)}
    return known


def _latest(job: Job, name: str) -> Penalty | None:
    """The person's last penalty that fits the form; a statement is about none."""
    if name == "statement_form":
        return None
    own = [p for p in job.t.penalties if p.person == job.person and not p.revoked]
    if name == "dq_form":
        own = [p for p in own if p.level is Level.DISQUALIFICATION]
    return own[-1] if own else None


def blank_sheets(job: Job) -> None:
    """All that a desk needs to go on by hand: registration, seats, slips, results."""
    date = job.t.settings.date
    forms.blank_players(job.book, date)
    forms.blank_pairings(job.book, date)
    slips.blank_slips(job.book, max(2, min(6, job.t.settings.format.table_seats)))
    forms.blank_results(job.book, date)
