"""Papers about decks: count sheets for every set that we know or are given, and what was checked (VT.2, VT.3, VT.6)."""

from __future__ import annotations

from ...desk import events as e
from ...desk.acts import reverted
from ...desk.recipes import KNOWN
from ..papers import lists
from ..papers.grid import Column, add_list
from ..sets import known_set, set_title
from .job import Job


def count_sheets(job: Job) -> None:
    """The sets that were asked for, or every registered deck, or every set of the event's mixes."""
    for label, name in _asked(job):
        lists.count_sheet(job.book, sheet_of(label, name))


def _asked(job: Job) -> list[tuple[str, str]]:
    if job.sets:
        return [("", name) for name in (KNOWN if job.sets == ("all",) else job.sets)]
    decks = [(deck.label, deck.set) for deck in job.t.decks.values()]
    if decks:
        return decks
    mixes = [job.t.settings.recipe, *job.t.recipes.values()]
    return [("", name) for name in dict.fromkeys(name for mix in mixes for name, count in mix.items() if count)]


def sheet_of(label: str, name: str) -> lists.CountSheet:
    """The list of a set; of those whose cards are not public only that there is none."""
    found = known_set(name)
    if found is None:
        return lists.CountSheet(label, set_title(name), (), None)
    rows = tuple((card.name, card.copies) for card in found.cards)
    return lists.CountSheet(label, found.name, rows, sum(copies for _, copies in rows) if rows else None)


def deck_checks(job: Job) -> None:
    """Every registered deck, whether it was checked, by whom, and what was found."""
    t, book = job.t, job.book
    if not t.decks:
        raise job.refuse("no_decks")
    last = _last_checks(job)
    columns = [
        Column(book.word("deck"), 1, bold=True),
        Column(book.word("set"), 1.6),
        Column(book.word("checked"), align="center"),
        Column(book.word("checked_by"), 1.6),
        Column(book.word("date_time")),
        Column(book.word("status"), 1.2),
        Column(book.word("difference"), 1.6),
    ]
    rows = []
    for deck in t.decks.values():
        at, by, differences = last.get(deck.label, ("", "", ""))
        yes = book.word("yes") if deck.checked else book.word("no")
        rows.append((deck.label, set_title(deck.set), yes, by, at, book.word(f"deck.{deck.state}"), differences))
    checked = sum(deck.checked for deck in t.decks.values())
    note = book.word("decks_checked", checked=checked, count=len(t.decks))
    add_list(book, book.word("deck_checks"), note, columns, rows)


def _last_checks(job: Job) -> dict[str, tuple[str, str, str]]:
    acts = job.event.desk.acts
    gone = reverted(acts)
    found = {}
    for entry, act in zip(job.event.store.entries(), acts, strict=False):
        for event in act.events:
            if isinstance(event, e.DeckChecked) and entry.n not in gone:
                said = ", ".join(f"{card} {count:+d}" for card, count in event.differences.items())
                found[event.deck] = (entry.at[:16].replace("T", " "), job.name(event.by), said)
    return found
