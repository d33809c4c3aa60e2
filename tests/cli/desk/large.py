"""A large event: hundreds of players, thousands of entries in its log, a round under way."""

from __future__ import annotations

import random
from pathlib import Path

from fieldofview.desk import commands as c
from fieldofview.desk.desk import Desk
from fieldofview.desk.log import Draft, Head, Person
from fieldofview.desk.memory import MemoryLog
from fieldofview.office.eventfile import EventFile
from fieldofview.office.store import new_salt

SETTINGS: tuple[dict[str, object], ...] = (  # changed before the start: nothing hangs on them
    {"format": {"kind": "swiss", "rounds": 60}},
    {"recipe": {"viewpoint": 2}},
    {"options": {"one_warning_per_caution": True}},
)
OPEN = 20  # tables of the last round without a result


def write_large_event(path: Path, players: int, entries: int) -> None:
    """Play in memory, then write everything in one stroke."""
    log = MemoryLog("Large")
    form = {"kind": "swiss", "rounds": 1 + entries // (players // 2)}
    facts = {"date": "2026-11-20", "location": "Hall", "organiser_name": "Ada", "organiser_contact": "ada@example.org"}
    desk = Desk.create(log, {"title": "Large", "format": form, **facts})
    people = {f"p{n}": Person({"name": f"Player {n:03}"}, new_salt()) for n in range(1, players + 1)}
    ids = list(people)
    for id in ids:
        desk.put(c.Register(id))
    for n, (name, role) in enumerate((("Jo", "head"), ("Kim", "score_keeper")), players + 1):
        people[f"p{n}"] = Person({"name": name}, new_salt())
        desk.put(c.GrantRole(f"p{n}", role))
    for changes in SETTINGS:
        desk.put(c.ConfigureEvent(changes))
    desk.put(c.StartEvent())
    dice = random.Random(1)
    a_round = players // 2 + 12
    while len(desk.acts) < entries - 2 * a_round:
        _round(desk, dice, ids, players, open_tables=0)
        desk.put(c.CloseRound(len(desk.state.rounds)))
    _round(desk, dice, ids, players, open_tables=OPEN)
    while len(desk.acts) < entries:
        desk.put(c.AddNote("", "still here"))
    with EventFile.create(path, "Large") as store:
        store.append([Draft(e.at, e.by, e.kind, e.data) for e in log.entries()], Head(), people=people)


def _round(desk: Desk, dice: random.Random, ids: list[str], players: int, *, open_tables: int) -> None:
    number = len(desk.state.rounds) + 1
    dice.shuffle(ids)
    tables = [tuple(ids[n : n + 4]) for n in range(0, players, 4)]
    desk.put(c.PublishRound(number, tuple(tables)))
    desk.put(c.StartClock(number, "2026-11-20T10:00:00+00:00"))  # nothing follows from it: it can always be undone
    for table, seats in enumerate(tables, 1):
        desk.put(c.StartGame(number, table, 0, seats[0]))
    for table, seats in enumerate(tables[: len(tables) - open_tables], 1):
        points = [5 * n for n in dice.sample(range(19), 4)]
        winner = dice.randrange(4)
        points[winner] = 100
        if dice.random() < 0.02:
            desk.put(c.IssuePenalty(seats[winner - 1], "75.1", number, 1), f"p{players + 1}")
        field = dict(zip(seats, points, strict=True))
        command = c.ReportGame(number, table, 1, seats, field, "hundred", (seats[winner],), dealer=seats[0])
        desk.put(command, f"p{players + 2}")
