"""Logs of games that are over, as servers write them: two people with accounts, one of whom gives up."""

from __future__ import annotations

from fieldofview.server.hall.beside import slots_of_lines
from fieldofview.server.people.accounts import Accounts
from fieldofview.server.people.guests import People
from fieldofview.server.store import Batch, Head, Store
from fieldofview.server.store.founding import Founding, found_table
from fieldofview.server.store.people import Guest
from fieldofview.server.table import entries as e
from fieldofview.server.table.settings import read_settings

RATED = {"seats": 2, "sets": ["viewpoint"], "listed": True, "rated": True}


def person(store: Store, name: str) -> Guest:
    """Somebody with an account, without a password."""
    return Accounts(store).make(People(store).welcome(name, "en"), name, None)[0]


def put_log(
    store: Store, table_id: str, people: list[Guest], at: int, *, loser: int = 1, ended: bool = True,
    stood: Guest | None = None, away: int | None = None,
) -> None:  # fmt: skip
    """A log of a rated game in which somebody gave up, of two so that it ended; nothing else of it is noted."""
    settings = read_settings({**RATED, "seats": len(people)})
    entries: list[e.Entry] = [e.Opened(at, people[0].id, settings.to_data())]
    if stood is not None:
        entries += [e.Sat(at, 0, stood.id, stood.name, True), e.Stood(at, 0)]
    for seat, guest in enumerate(people):
        entries += [e.Sat(at, seat, guest.id, guest.name, True), e.Readied(at, seat, True)]
    entries.append(e.Began(at, bytes(32).hex()))
    if away is not None:
        entries.append(e.TookOver(at, away))
    if ended:
        entries.append(e.Forfeited(at, loser))
    kept = [e.entry_data(entry) for entry in entries]
    summary = {"phase": "playing", "names": [guest.name for guest in people]}
    founded = found_table(store, Founding(table_id, people[0].id, "(killed)", lambda _: kept, summary, 100), at)
    said = slots_of_lines([e.Said(at, 0, people[0].id, people[0].name, "good luck")], 0)
    (head,) = store.commit([Batch(table_id, founded.head, [], said)])
    assert isinstance(head, Head)
