"""A large event for measuring: 512 players, rounds played table by table, until the log has 10,000 entries."""

from __future__ import annotations

import random

from desk.desks import REASON, started
from fieldofview.desk import commands as c
from fieldofview.desk.desk import Desk

PLAYERS, ENTRIES = 512, 10_000


def large_desk(players: int = PLAYERS, entries: int = ENTRIES) -> Desk:
    """A swiss at tables of four whose last round is half played."""
    rng = random.Random(1)
    people = [f"p{i}" for i in range(1, players + 1)]
    desk = started(*people, kind="swiss", table=4, rounds=30)
    desk.put(c.GrantRole("j2", "judge"))
    while True:
        number = len(desk.state.rounds) + 1
        rng.shuffle(people)
        tables = tuple(tuple(people[i : i + 4]) for i in range(0, players, 4))
        desk.put(c.PublishRound(number, tables))
        if number == 1:
            desk.put(c.CallJudge(people[0], 1, 1), people[0])  # nothing hangs on it: it can always be undone
        for table, seats in enumerate(tables, 1):
            if len(desk.acts) >= entries:
                return desk
            _play(rng, desk, number, table, seats)
        desk.put(c.CloseRound(number), "j", REASON)


def _play(rng: random.Random, desk: Desk, number: int, table: int, seats: tuple[str, ...]) -> None:
    """Presence, start, now and then a caution or a call, result."""
    late: dict[str, int | None] = {person: 60 if rng.random() < 0.005 else 0 for person in seats}
    desk.put(c.MarkPresent(number, late), "j")
    desk.put(c.StartGame(number, table), "j")
    if rng.random() < 0.1:
        desk.put(c.IssuePenalty(rng.choice(seats), rng.choice(("75.1", "75.5", "76.6")), number), "j2", REASON)
    winner = rng.choice(seats)
    field = {person: 200 if person == winner else 5 * rng.randint(0, 19) for person in seats}
    desk.put(c.ReportGame(number, table, 1, seats, field, "hundred", (winner,)), "j", REASON)
