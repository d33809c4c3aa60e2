"""The print centre: every paper of an event as PDF, by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from difflib import get_close_matches

from ...desk.desk import now
from ..event import Event
from ..papers.book import Book, Stamp
from ..papers.words import LANGUAGES
from . import decks, honours, people, planner, rounds, tables
from .job import BadPaper, Job

__all__ = ["PAPERS", "BadPaper", "papers", "stamp"]

PAPERS: dict[str, Callable[[Job], None]] = {
    "pairings": rounds.pairings,
    "pairings-by-table": rounds.by_table,
    "pairings-by-name": rounds.by_name,
    "slips": rounds.result_slips,
    "standings": tables.standings,
    "ranking": tables.ranking,
    "players": people.player_list,
    "penalties": people.penalty_sheet,
    "forms": people.all_forms,
    "penalty-form": people.penalty_form,
    "dq-form": people.dq_form,
    "appeal-form": people.appeal_form,
    "statement-form": people.statement_form,
    "count-sheets": decks.count_sheets,
    "deck-checks": decks.deck_checks,
    "blank": people.blank_sheets,
    "tents": rounds.table_tents,
    "badges": people.badges,
    "prizes": honours.prize_list,
    "certificates": honours.certificates,
    "plan": planner.plan_sheet,
}


def papers(
    event: Event,
    what: str,
    size: str = "A4",
    language: str = "en",
    round: int | None = None,
    *,
    person: str = "",
    sets: Sequence[str] = (),
    prizes: Sequence[str] = (),
    places: int = 3,
    start: str = "10:00",
    address: str = "",
) -> bytes:
    """One paper as PDF.

    `round` is the last one if none is given. `person` fills a form or picks a certificate; `sets` are ids or set files
    for count sheets; `prizes` and `places` say what is given to how many; the plan begins at `start`; `address` stands
    before the codes, so that a phone's camera opens a page.
    """
    if language not in LANGUAGES:
        raise BadPaper("language", "en", language)
    if size.lower() not in ("a4", "letter"):
        raise BadPaper("size", language, size)
    if what not in PAPERS:
        near = get_close_matches(what, PAPERS, 1)
        raise BadPaper("unknown", language, f"{what!r} ({', '.join(near or PAPERS)})")
    book = Book(stamp(event), size.lower(), language)
    job = Job(
        event, book, round, event.find(person) if person else "", tuple(sets), tuple(prizes), places, start, address
    )
    PAPERS[what](job)
    return book.pdf()


def stamp(event: Event, at: str = "") -> Stamp:
    """Where a paper comes from: the event, the time here, and length and head hash of the log."""
    when = datetime.fromisoformat(at or now()).astimezone()
    settings = event.state.settings
    return Stamp(settings.title, when.strftime("%Y-%m-%d %H:%M"), event.desk.head, settings.practice)
