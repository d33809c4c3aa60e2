"""How long commands take in a large event: 512 players, 10,000 entries in the log. Processor time.

`pytest -m soak tests/desk/test_timings.py -s` prints the tables.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from desk.desks import REASON, started
from desk.large import large_desk
from fieldofview.desk import commands as c
from fieldofview.desk.desk import Desk
from fieldofview.desk.model import ORGANISER
from fieldofview.desk.pairing import propose
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.standings import ranking
from yardstick import within

MOST, OPENING = 0.3, 1.0


def seconds(doing: Callable[[], object]) -> float:
    began = time.process_time()
    with suppress(DeskRefusal):  # saying no takes its time too
        doing()
    return time.process_time() - began


def commands(desk: Desk) -> list[tuple[str, c.Command, str]]:
    """One command of every kind that meets the whole event, in an order in which they can be put."""
    t = desk.state
    number, entries = len(t.rounds), len(desk.acts)
    done, free = t.rounds[-1].tables[1], max(t.rounds[-1].tables)
    seats = t.rounds[-1].tables[free].seats
    field = {person: 200 if person == seats[0] else 50 for person in seats}
    fixed = dict.fromkeys(done.seats, 100)
    at = "2026-01-01T10:00:00+00:00"
    return [
        ("undo the last", c.Revert(entries, REASON), "j"),
        ("redo", c.Revert(entries + 1, REASON), "j"),
        ("undo 100 back", c.Revert(entries - 100, REASON), "j"),
        ("undo an early one", c.Revert(600, REASON), "j"),  # refused: the others hang on it
        ("undo the first call", c.Revert(_first(desk, c.CallJudge), REASON), "j"),
        ("register", c.Register("late"), ORGANISER),
        ("check in", c.CheckIn(tuple(t.entries)), ORGANISER),
        ("grant", c.GrantRole("k", "score_keeper"), ORGANISER),
        ("configure", c.ConfigureEvent({"tier": "state"}), ORGANISER),
        ("lots", c.DrawLots(tuple(t.entries)), ORGANISER),
        ("leaderboard", c.ImportLeaderboard(tuple(t.entries)), ORGANISER),
        ("present", c.MarkPresent(number, dict.fromkeys(seats, 0)), "j"),
        ("swap", c.SwapSeats(number, free, (seats[0], seats[1])), ORGANISER),
        ("swap back", c.SwapSeats(number, free, (seats[0], seats[1])), ORGANISER),
        ("limit", c.SetLimit(number, 2400), ORGANISER),
        ("extend", c.ExtendTable(number, free, 60), "j"),
        ("clock", c.StartClock(number, at), "j"),
        ("start game", c.StartGame(number, free), "j"),
        ("time", c.CallTime(number, free, seats[0]), "j"),
        ("penalty", c.IssuePenalty(seats[1], "75.1", number), "j2"),
        ("appeal", c.AppealPenalty(seats[1], "75.1", True, number), "j"),
        ("told", c.TellPlayer(seats[1]), "j"),
        ("result", c.ReportGame(number, free, 1, seats, field, "hundred", (seats[0],)), "j"),
        ("correct", c.CorrectResult(number, 1, 1, done.seats, fixed, "hundred", (done.seats[0],)), "j"),
        ("call", c.CallJudge(seats[0], number, free), seats[0]),
        ("answer", c.AnswerCall(seats[0], number, free), "j"),
        ("disqualify", c.Disqualify(seats[2], "77.1", "j"), "j"),
        ("report", c.FileDqReport(seats[2]), "j"),
        ("drop", c.Drop(seats[3]), ORGANISER),
        ("undrop", c.UndoDrop(seats[3]), ORGANISER),
        ("verify", c.VerifyRound(1), "j"),
        ("close", c.CloseRound(number), "j"),
        ("finish", c.FinishEvent(), "j"),
        ("submit", c.SubmitResults(), "j"),
    ]


def _first(desk: Desk, kind: type[c.Command]) -> int:
    return next(n for n, act in enumerate(desk.acts, 1) if isinstance(act.command, kind))


@pytest.mark.soak
def test_commands_of_a_large_event_take_less_than_a_third_of_a_second() -> None:
    desk = large_desk()
    assert desk.log is not None
    log = desk.log
    taken = {"open": seconds(lambda: Desk(log)), "ranking": seconds(lambda: ranking(desk.state))}
    for name, command, by in commands(desk):
        taken[name] = seconds(lambda command=command, by=by: desk.put(command, by, REASON))  # type: ignore[misc]
    print(f"\n{len(desk.state.entries)} players, {len(desk.acts)} entries, {len(desk.state.rounds)} rounds")
    print("\n".join(f"{name:18} {value:6.3f} s" for name, value in taken.items()))
    opening = taken.pop("open")
    assert opening < OPENING
    assert {name: value for name, value in taken.items() if value > MOST} == {}


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["swiss", "double-score", "survival", "knock-out", "round-robin"])
@pytest.mark.parametrize(("players", "most"), [(128, 5.0), (512, 30.0)])
def test_a_round_is_drawn_in_time(kind: str, players: int, most: float) -> None:
    people = [f"p{i}" for i in range(players)]
    rounds = {"rounds": 6} if kind in ("swiss", "double-score", "round-robin") else {}
    desk = started(*people, kind=kind, table=4, **rounds)
    worst = 0.0
    for _ in range(4):
        began = time.process_time()
        proposal = propose(desk.state, 1)
        desk.put(c.PublishRound(proposal.round, proposal.tables, proposal.stage, proposal.byes), confirm=REASON)
        worst = max(worst, time.process_time() - began)
        for number, table in desk.state.rounds[-1].tables.items():
            field = {person: 100 - 5 * i for i, person in enumerate(table.seats)}
            report = c.ReportGame(proposal.round, number, 1, table.seats, field, "hundred", (table.seats[0],))
            desk.put(report, "j", REASON)
        desk.put(c.CloseRound(proposal.round), "j", REASON)
    print(f"\n{kind:16} {players:4} players: {worst:6.2f} s")
    assert worst < most


def test_a_small_event_is_quick() -> None:
    """The everyday guard: nothing here grows with the square of the log."""
    desk = large_desk(players=64, entries=600)
    assert desk.log is not None
    assert within(MOST, lambda: seconds(lambda: ranking(desk.state)))
    assert within(OPENING, lambda: seconds(lambda: Desk(desk.log)))  # type: ignore[arg-type]
