"""Random tournaments keep every law of the desk; a desk that is broken on purpose breaks the law about it."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from desk.desks import settings_of
from fieldofview.desk import commands as c
from fieldofview.desk import events as e
from fieldofview.desk import evolve, laws, penalties, scoreboard, scoring, standings
from fieldofview.desk.deciding import results, rounds
from fieldofview.desk.deciding.case import Case
from fieldofview.desk.desk import Desk
from fieldofview.desk.laws.ending import ENDINGS
from fieldofview.desk.model import Tournament
from fieldofview.desk.script.outcome import run_file
from fieldofview.desk.simulation import Played, shrink, simulate
from fieldofview.desk.simulation.history import CRASH, MUST, Attempt, Table
from fieldofview.desk.simulation.script import as_script
from fieldofview.desk.simulation.settings import KINDS, random_settings
from fieldofview.desk.simulation.walk import Walk

EACH = 3  # tournaments of each format in the everyday run


@pytest.mark.parametrize("kind", KINDS)
def test_random_tournaments_keep_every_law(kind: str) -> None:
    for seed in range(EACH):
        outcome = simulate(seed, kind, players=None if seed else 6)
        assert outcome.failure is None, f"seed {seed}: {outcome.failure.law}: {outcome.failure.sentence}"


def test_the_same_seed_plays_the_same_tournament() -> None:
    assert simulate(7, "swiss", 8) == simulate(7, "swiss", 8)
    assert simulate(7, "swiss", 8) != simulate(8, "swiss", 8)


@pytest.mark.parametrize(("entered", "starts"), [(3, True), (4, False)])
def test_a_knock_out_that_too_many_entered_to_end_need_not_start(entered: int, starts: bool) -> None:
    """Four at tables of three are two tables of two, from which all would go on."""
    walk = _walk(entered, kind="knock-out", table=3, advance=2)
    assert walk._can_start() == starts
    walk._start()
    assert walk.t.started == starts


@pytest.mark.parametrize(("gone", "starts"), [(1, True), (2, False)])
def test_an_event_with_one_who_came_need_not_start(gone: int, starts: bool) -> None:
    walk = _walk(3, kind="swiss", table=3, rounds=1)
    assert walk.put(c.CheckOut(tuple(list(walk.t.entries)[:gone])))
    assert walk._can_start() == starts
    walk._start()
    assert walk.t.started == starts


def test_a_bye_that_was_undone_is_given_again() -> None:
    walk = _walk(3, kind="swiss", table=2, rounds=1, odd_tables=False)
    walk._start()
    assert walk.put(c.PublishRound(1, (("p1", "p2"),), byes=("p3",)))
    report = c.ReportGame(1, 1, 1, ("p1", "p2"), {"p1": 100, "p2": 50}, "hundred", ("p1",))
    assert walk.put(report, "j")
    assert walk._close(walk.t.rounds[0])
    assert walk.t.rounds[0].byes == ["p3"]


def _walk(entered: int, **format: Any) -> Walk:
    """A walk with so many entries and its officials, before the start."""
    walk = Walk(random.Random(0), "swiss", 2, None)
    walk.at = Table(settings_of(**format))
    for _ in range(entered):
        walk.new_entry()
    for role in ("judge", "score_keeper"):
        assert walk.put(c.GrantRole("j", role))
    return walk


def test_games_may_be_played_by_somebody_else() -> None:
    asked: list[tuple[str, ...]] = []

    def play(seats: Any, recipe: Any, tokens: Any) -> Played:
        asked.append(tuple(seats))
        return Played({person: 130 - tokens[person] for person in seats}, "hundred", (seats[-1],))

    assert simulate(3, "swiss", 8, play).failure is None
    assert asked


def test_every_command_is_met() -> None:
    """What chance never does proves nothing."""
    tried: Counter[type[c.Command]] = Counter()
    from fieldofview.desk.simulation import walk

    for seed in range(30):
        one = walk.Walk(random.Random(seed), None, 5, None)
        one.trouble = 0.6
        one.whole_event()
        tried.update(type(attempt.command) for attempt in one.at.history)
    assert set(c.COMMANDS.values()) - set(tried) == set()


@pytest.mark.soak
def test_ten_thousand_tournaments_keep_every_law() -> None:
    """FOV_TOURNAMENTS says how many, FOV_SEED where they begin."""
    first, count = int(os.environ.get("FOV_SEED", "0")), int(os.environ.get("FOV_TOURNAMENTS", "10000"))
    failed = {}
    for seed in range(first, first + count):
        failure = simulate(seed).failure
        if failure is not None:
            failed[seed] = (failure.law, failure.sentence)
    assert failed == {}


# a desk that is broken on purpose

Breaking = Callable[[pytest.MonkeyPatch], None]


def _tokens_of_forty(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(penalties, "TOKEN", -40)


def _every_fourth_caution(patch: pytest.MonkeyPatch) -> None:
    real = penalties.warnings
    patch.setattr(penalties, "warnings", lambda t, p: [w for w in real(t, p) if w.code != "76.4"])


def _no_check_of_ends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring._Scorer, "_winners", lambda self: None)


def _points_as_typed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring._Scorer, "_points", lambda self: dict(self.totals))


def _any_seats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring._Scorer, "_seats", lambda self: None)


def _anybody_sits(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rounds, "_check_seats", lambda case, command, left_over: None)


def _players_verify(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rounds, "needs_verification", lambda case, round: False)


def _no_refusal_of(code: str) -> Breaking:
    def breaking(patch: pytest.MonkeyPatch) -> None:
        real = Case.refuse

        def refuse(self: Case, found: str, /, *cites: str, **facts: object) -> None:
            if found != code:
                real(self, found, *cites, **facts)

        patch.setattr(Case, "refuse", refuse)

    breaking.__name__ = code
    return breaking


def _ranks_without_gaps(patch: pytest.MonkeyPatch) -> None:
    real = standings.Table.listed

    def rows(self: standings.Table, tiers: list[Any]) -> list[scoreboard.Row]:
        ranks = {rank: i for i, rank in enumerate(sorted({row.rank for row in real(self, tiers)} - {0}), 1)}
        return [replace(row, rank=ranks.get(row.rank, 1)) for row in real(self, tiers)]

    patch.setattr(standings.Table, "listed", rows)


def _losses_forgotten(patch: pytest.MonkeyPatch) -> None:
    real = scoreboard.Tally.of
    patch.setattr(scoreboard.Tally, "of", lambda lines, *, split: replace(real(lines, split=split), losses=0))


def _names_in_notes(patch: pytest.MonkeyPatch) -> None:
    real = results.drop

    def drop(case: Case, command: c.Drop) -> Any:
        yield from real(case, command)
        yield e.NoteAdded("drop", f"Somebody called {command.entry.upper()} dropped")

    from fieldofview.desk import decide

    patch.setitem(decide.DECIDERS, c.Drop, drop)


def _refusals_that_leave_traces(patch: pytest.MonkeyPatch) -> None:
    real = Case.settle

    def settle(self: Case) -> None:
        if self.problems:
            self.t.incidents.append("refused")
        real(self)

    patch.setattr(Case, "settle", settle)


def _wrong_chain(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk import log

    patch.setattr(log, "hash_of", lambda entry, text=None: "f" * 64)


def _json_that_loses(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk import codec

    patch.setattr(codec, "_readers", lambda kind: {f.name: lambda value: value for f in fields(kind)})


def _undo_of_the_wrong_one(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk import acts

    patch.setattr(
        acts, "reverted", lambda acts: {x.command for a in acts for x in a.events if isinstance(x, e.Reverted)}
    )


def _byes_for_ever(patch: pytest.MonkeyPatch) -> None:
    def bye(case: Case, command: c.GiveBye) -> Any:
        case.entry(command.entry)
        case.open_round(command.round)
        yield e.ByeGiven(command.entry, command.round)

    from fieldofview.desk import decide, pairing

    patch.setitem(decide.DECIDERS, c.GiveBye, bye)
    patch.setattr(pairing, "_byes", lambda t, units: sorted(units)[:1] if len(units) > 2 else [])


def _losers_go_on(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk import progress

    real = progress.best_of
    patch.setattr(progress, "best_of", lambda t, round, table: real(t, round, table)[::-1])


def _the_best_lose_lives(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk import progress

    real = progress.by_lot
    patch.setattr(progress, "by_lot", lambda t, units: real(t, units)[::-1])


def _leavers_keep_lives(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk import progress

    real = progress._losers_of
    patch.setattr(progress, "_losers_of", lambda t, table, before: real(t, table, before)[:1])


def _submitted_untold(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk.deciding import finishing

    patch.setattr(finishing, "check_package", lambda case: None)
    patch.setattr(finishing, "check_minimum", lambda case: None)


BREAKINGS: dict[str, tuple[Breaking, ...]] = {
    "state is the fold": (_refusals_that_leave_traces,),
    "acts survive json": (_json_that_loses,),
    "chain holds": (_wrong_chain,),
    "names stay outside": (_names_in_notes,),
    "undoing can be undone": (_undo_of_the_wrong_one,),
    "everybody has one place": (_anybody_sits,),
    "byes are given once": (_byes_for_ever,),
    "closed rounds are whole": (_no_refusal_of("E_RESULT_MISSING"),),
    "seats stay frozen": (_no_refusal_of("E_SEATS_FROZEN"),),
    "verifiers do not play": (_players_verify,),
    "the best go on": (_losers_go_on,),
    "results are earned": (_no_check_of_ends,),
    "points follow the rulings": (_points_as_typed,),
    "seats of a result are those published": (_any_seats,),
    "tokens are warnings": (_tokens_of_forty, _every_fourth_caution),
    "ranking is a preorder": (_ranks_without_gaps,),
    "standings add up": (_losses_forgotten,),
    "submitted events are complete": (_submitted_untold,),
    "lives are lost at tables": (_the_best_lose_lives, _leavers_keep_lives),
}


def _log_that_forgets(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk.memory import MemoryLog

    real = MemoryLog.append

    def append(self: MemoryLog, drafts: Any, after: Any, **more: Any) -> Any:
        written = real(self, drafts, after, **more)
        if len(self._entries) > 5:
            self._entries.pop()
        return written

    patch.setattr(MemoryLog, "append", append)


def _chance_in_the_fold(patch: pytest.MonkeyPatch) -> None:
    chance = random.Random(1)
    real = evolve.FOLDERS[e.EventStarted]

    def fold(t: Tournament, x: e.EventStarted, n: int) -> None:
        real(t, x, n)
        t.incidents.append(str(chance.random()))

    patch.setitem(evolve.FOLDERS, e.EventStarted, fold)


def _nothing_is_found(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk.laws import ending

    patch.setattr(ending, "check", lambda entries: None)


def _later_is_more(patch: pytest.MonkeyPatch) -> None:
    real = evolve.FOLDERS[e.ResultReported]

    def fold(t: Tournament, x: e.ResultReported, n: int) -> None:
        real(t, replace(x, points={person: points + n for person, points in x.points.items()}), n)

    patch.setitem(evolve.FOLDERS, e.ResultReported, fold)


def _erased_with_the_log(patch: pytest.MonkeyPatch) -> None:
    from fieldofview.desk.memory import MemoryLog

    patch.setattr(
        MemoryLog, "erase_person", lambda self, id: (self._people.pop(id, None), self._entries.pop()) and True
    )


BREAKINGS |= {
    "log grows by one": (_log_that_forgets,),
    "log can be carried": (_chance_in_the_fold,),
    "tampering shows": (_nothing_is_found,),
    "order of results is nothing": (_later_is_more,),
    "erasing leaves the chain": (_erased_with_the_log,),
}


LIKELY = {"byes are given once": "swiss", "the best go on": "knock-out", "lives are lost at tables": "survival"}


def test_every_law_is_shown_to_break() -> None:
    assert set(BREAKINGS) == {*laws.LAWS, *ENDINGS}


@pytest.mark.parametrize(
    ("law", "breaking"),
    [(law, breaking) for law, them in BREAKINGS.items() for breaking in them],
    ids=[f"{law}: {breaking.__name__.strip('_')}" for law, them in BREAKINGS.items() for breaking in them],
)
def test_a_desk_broken_on_purpose_breaks_the_law(law: str, breaking: Breaking, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = LIKELY.get(law)
    monkeypatch.setattr(laws, "LAWS", {law: laws.LAWS[law]} if law in laws.LAWS else {})
    for name in set(ENDINGS) - {law}:
        monkeypatch.delitem(ENDINGS, name)
    breaking(monkeypatch)
    met = []
    players = {"byes are given once": 7, "lives are lost at tables": 12}.get(law, 6)  # somebody is left over, or lost
    for seed in range(60):
        failure = simulate(seed, kind, players, trouble=0.6).failure
        met.append(failure and failure.law)
        if failure is not None and failure.law == law:
            return
    pytest.fail(f"never broken; met {Counter(met)}")


# what a failure is told by


def test_a_failure_is_made_short_and_written_as_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    _points_as_typed(monkeypatch)
    found = [failure for seed in range(8) if (failure := simulate(seed, "swiss", 4).failure)]
    failure = min(found, key=lambda failure: len(failure.history))
    assert failure.law == "points follow the rulings"
    short = shrink(failure)
    assert short.law == failure.law
    assert len(short.history) <= 16
    assert "ReportGame" in str(short.history[-1])
    page = as_script(short.history, "found")
    assert page is not None
    monkeypatch.undo()
    (outcome,) = run_file("found.toml", page)
    assert not outcome["malformed"], outcome["failures"]


def test_a_refusal_of_what_must_be_possible_is_a_failure() -> None:
    settings = random_settings(random.Random(1), "swiss", 4)
    settings.pop("units")
    with pytest.raises(laws.BrokenLaw, match=MUST):
        Table(settings).put(Attempt(c.StartEvent(), must=True))


def test_a_desk_that_falls_over_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def falls(*_: object) -> None:
        raise KeyError("x")

    settings = random_settings(random.Random(1), "swiss", 4)
    settings.pop("units")
    table = Table(settings)
    monkeypatch.setattr(Desk, "decide", falls)
    with pytest.raises(laws.BrokenLaw, match=CRASH):
        table.put(Attempt(c.StartEvent()))
