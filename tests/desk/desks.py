"""Small events for tests: a desk with people, officials and a first round."""

from __future__ import annotations

from typing import Any

from fieldofview.desk import commands as c
from fieldofview.desk.desk import Desk
from fieldofview.desk.memory import MemoryLog
from fieldofview.desk.pairing import Proposal, propose

REASON = "test"


def settings_of(**format: Any) -> dict[str, Any]:
    return {
        "title": "Test",
        "format": format,
        "date": "2026-01-01",
        "location": "here",
        "organiser_name": "filled in",
        "organiser_contact": "filled in",
    }


def new_desk(*players: str, clock: str = "2026-01-01T00:00:00+00:00", **format: Any) -> Desk:
    """An event with one judge, `j`, who keeps the scores; not started."""
    desk = Desk.create(MemoryLog(), settings_of(**format), confirm=REASON, clock=lambda: clock)
    for player in players:
        desk.put(c.Register(player))
    desk.put(c.GrantRole("j", "judge"))
    desk.put(c.GrantRole("j", "score_keeper"))
    return desk


def started(*players: str, **format: Any) -> Desk:
    desk = new_desk(*players, **format)
    desk.put(c.StartEvent(), confirm=REASON)
    return desk


def publish(desk: Desk, *tables: str, byes: tuple[str, ...] = (), stage: str = "main") -> None:
    """The next round, tables written as "a b c d"."""
    number = len(desk.state.rounds) + 1
    desk.put(c.PublishRound(number, tuple(tuple(table.split()) for table in tables), stage, byes))
    for unit in byes:
        desk.put(c.GiveBye(unit, number))


def next_round(desk: Desk, seed: int = 1) -> Proposal:
    """Draw, publish and give byes as the desk proposes."""
    proposal = propose(desk.state, seed)
    desk.put(c.PublishRound(proposal.round, proposal.tables, proposal.stage, proposal.byes))
    for unit in proposal.byes:
        desk.put(c.GiveBye(unit, proposal.round))
    return proposal


def win(desk: Desk, table: int = 1, winner: int = 0, game: int = 1) -> None:
    """A plain result: this seat of the table reaches 100, the others have 50."""
    round = len(desk.state.rounds)
    seats = desk.state.rounds[-1].tables[table].seats
    field = {person: 100 if i == winner else 50 for i, person in enumerate(seats)}
    desk.put(c.ReportGame(round, table, game, seats, field, "hundred", (seats[winner],)), "j", REASON)


def play_round(desk: Desk) -> None:
    """Every table has its first seat as winner; the round is closed."""
    for table in desk.state.rounds[-1].tables:
        win(desk, table)
    desk.put(c.CloseRound(len(desk.state.rounds)), "j", REASON)
