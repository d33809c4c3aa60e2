"""Events for the office's tests, played by the same commands that organisers give."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk.matches import next_game, settled
from fieldofview.office.event import Event

LONG = "Maximiliane-Theodora von Hohenstein-Wittgenstein zu Schaumburg"
SPECIAL = (
    "Łukasz Wiśniewski", "Zoë Ångström", "Jörg Müßig", LONG, "Bo", "Øystein Æsir", "Ayşe Yıldız", "Žofie Dvořáková",
    "Đorđe Šaćirović",
)  # fmt: skip
_FIRST = ("Anna", "Ben", "Chloé", "Dörte", "Emil", "Fatma", "Günther", "Håkon", "Iñigo", "Jürgen", "Katarzyna", "Léa")
_LAST = ("Müller-Lüdenscheidt", "Smith", "Großmann", "Świątek", "Nguyễn", "O’Brien", "Strauß", "Ibáñez", "Łapiński")
CLUBS = ("Eye Club Köln", "Viewpoint Melbourne", "", "Spielefreunde Überlingen am Bodensee e. V.")
SETTINGS: dict[str, Any] = {
    "title": "Open City Championship 2026",
    "date": "2026-05-03",
    "location": "Bürgerhaus, Köln",
    "organiser_name": "Käthe Großkopf",
    "organiser_contact": "kaethe@example.org",
    "format": {"kind": "swiss", "rounds": 3},
}
SURE = "sure"


def names(count: int) -> list[str]:
    rest = [f"{_FIRST[n % 12]} {_LAST[n // 12 % 9]}{f' {n // 108 + 1}' if n >= 108 else ''}" for n in range(count)]
    return [*SPECIAL, *rest][:count]


def hall(path: Path, count: int, *, practice: bool = False, **changes: Any) -> Event:
    """An event with so many players and its officials, started."""
    event = Event.create(path, {**SETTINGS, **changes}, practice=practice, confirm=SURE)
    for n, name in enumerate(names(count)):
        fields = {"name": name, "club": CLUBS[n % 4], "number": f"VP-{1000 + n}", "contact": f"p{n}@example.org"}
        event.register({**fields, "consent": True}, confirm=SURE)
    appoint(event)
    event.put(c.StartEvent(), confirm=SURE)
    return event


def appoint(event: Event) -> None:
    for name, role in (("Rhea Richter", "judge"), ("Hanna Oberst", "head"), ("Sam Score", "score_keeper")):
        event.put(c.GrantRole(event.add_person({"name": name}), role), confirm=SURE)


def staff(event: Event, role: str) -> str:
    found = event.state.staff
    return {"judge": found.judges[0], "head": found.chief, "score_keeper": found.score_keepers[0]}[role]


def publish(event: Event, tables: Sequence[Sequence[str]] | None = None) -> int:
    """The next round: tables in order of entry, shifted by the round, unless they are given."""
    t = event.state
    number = len(t.rounds) + 1
    if tables is None:
        able = [e.id for e in t.entries.values() if e.dropped_after is None and not t.is_out(e.id)]
        able = able[number:] + able[:number]
        tables = []
        for size in t.settings.format.unit_sizes(len(able)):
            tables.append(able[:size])
            able = able[size:]
        if t.teams:
            tables = [[p for i in (0, 1) for unit in table for p in [t.entries[unit].members[i]]] for table in tables]
    event.put(c.PublishRound(number, tuple(tuple(table) for table in tables)), confirm=SURE)
    everybody = {person: 0 for table in tables for person in table}
    event.put(c.MarkPresent(number, dict(everybody)), confirm=SURE)
    return number


def play(event: Event, seed: int = 1) -> None:
    """Every open game of the last round gets a result, and the round is closed."""
    round = event.state.last_round
    assert round is not None
    keeper, chance = staff(event, "score_keeper"), random.Random(seed)
    for table in list(round.tables.values()):
        while not settled(event.state, round, table):
            win(event, round.number, table.number, chance, keeper)
    event.put(c.CloseRound(round.number), keeper, SURE)


def win(event: Event, round: int, table: int, chance: random.Random, by: str) -> None:
    there = event.state.rounds[round - 1].tables[table]
    number, seats = next_game(there), tuple(s for s in there.seats if event.state.disqualification(s) is None)
    unit = event.state.unit(chance.choice(seats))
    winners = tuple(s for s in seats if event.state.unit(s) == unit)
    field = {s: 5 * chance.randint(4, 18) for s in seats} | dict.fromkeys(winners, 5 * chance.randint(20, 25))
    event.put(c.ReportGame(round, table, number, seats, field, "hundred", winners, dealer=seats[0]), by, SURE)


def finished(event: Event, rounds: int = 3) -> Event:
    for number in range(len(event.state.rounds), rounds):
        publish(event)
        play(event, number)
    event.put(c.FinishEvent(), confirm=SURE)
    return event


def eventful(path: Path, count: int = 9, **changes: Any) -> Event:
    """An event in which all happens that a package tells."""
    event = hall(path, count, **changes)
    judge, head, keeper = (staff(event, role) for role in ("judge", "head", "score_keeper"))
    for label in ("A1", "A2"):
        event.put(c.RegisterDeck(label, "viewpoint"), confirm=SURE)
        event.put(c.RecordDeckCheck(label), judge, SURE)
    publish(event)
    event.put(c.UseDeck("A1", 1, 1), confirm=SURE)
    first = event.state.rounds[0].tables[1].seats
    for _ in range(3):
        event.put(c.IssuePenalty(first[0], "75.1", 1, note="forgot to draw"), judge, SURE)
    event.put(c.TellPlayer(first[0]), judge, SURE)
    event.put(c.IssuePenalty(first[1], "76.6", 1), judge, SURE)
    event.put(c.AppealPenalty(first[1], "76.6", True, reason="not meant so"), head, SURE)
    play(event, 1)
    publish(event)
    out = event.state.rounds[1].tables[1].seats[0]
    event.put(c.Disqualify(out, "77.4", head, 2, note="cards up the sleeve"), judge, SURE)
    event.put(c.FileDqReport(out, "Two cards fell out of a sleeve; three witnesses."), head, SURE)
    event.put(c.ReportBadDeck("A1", finding="one Lighthouse too many"), judge, SURE)
    finish_round_with_dq(event, out, keeper)
    gone = next(e.id for e in reversed(event.state.entries.values()) if not event.state.is_out(e.id))
    event.put(c.Drop(gone), confirm=SURE)
    return event


def finish_round_with_dq(event: Event, out: str, keeper: str) -> None:
    round = event.state.last_round
    assert round is not None
    table = event.state.table_of(round.number, out)
    assert table is not None
    others = [s for s in table.seats if s != out]
    field = dict.fromkeys(table.seats, 40) | {others[0]: 105}
    game = c.ReportGame(
        round.number, table.number, 1, table.seats, field, "hundred", (others[0],), {out: "dq"}, dealer=others[0]
    )
    event.put(game, keeper, SURE)
    play(event, 2)
