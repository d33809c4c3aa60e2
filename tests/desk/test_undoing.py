"""Undoing decides anew only what can come out otherwise; that must be the same as deciding everything anew."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from desk.desks import REASON, play_round, publish, started, win
from fieldofview.desk import commands as c
from fieldofview.desk import concerns, undoing
from fieldofview.desk import events as e
from fieldofview.desk.acts import Act, fold, reverted
from fieldofview.desk.codec import to_plain
from fieldofview.desk.decide import decide
from fieldofview.desk.evolve import evolve
from fieldofview.desk.model import ORGANISER, Tournament
from fieldofview.desk.preview import preview
from fieldofview.desk.problems import DeskRefusal
from fieldofview.desk.simulation.settings import KINDS
from fieldofview.desk.simulation.walk import Walk


def acts_of(seed: int, kind: str | None = None) -> list[Act]:
    """A random tournament in which much happens beside the games."""
    walk = Walk(random.Random(seed), kind, 6, None)
    walk.trouble = 0.5
    walk.whole_event()
    return walk.at.desk.acts


def everything_anew(acts: list[Act], number: int) -> list[int]:
    """The dependents of an act, found without any shortcut."""
    gone = reverted([*acts, Act("", c.Revert(number, ""), (e.Reverted(number, ""),))])
    state = fold(acts[: number - 1], gone)
    found = []
    for n in range(number + 1, len(acts) + 1):
        act = acts[n - 1]
        if n in gone or isinstance(act.command, c.Revert):
            continue
        try:
            same = decide(state, act.command, act.by).events == act.events
        except DeskRefusal:
            same = False
        if not same:
            found.append(n)
            continue
        for event in act.events:
            evolve(state, event, n)
    return found


def differences(acts: list[Act], of: type[c.Command] = c.Command) -> Iterator[str]:
    """Where the quick way says otherwise than the whole one."""
    gone = reverted(acts)
    for number in range(2, len(acts) + 1):
        if number in gone or not isinstance(acts[number - 1].command, of):
            continue
        quick, whole = undoing.undo(acts, number), everything_anew(acts, number)
        kind = type(acts[number - 1].command).__name__
        if quick.dependents != whole:
            yield f"{number} {kind}: {quick.dependents} instead of {whole}"
        revert = Act("", c.Revert(number, ""), (e.Reverted(number, ""),))
        if not whole and quick.state != fold([*acts, revert]):
            yield f"{number} {kind}: another state"


@pytest.mark.parametrize("kind", KINDS)
def test_undoing_is_as_if_everything_were_decided_anew(kind: str) -> None:
    assert list(differences(acts_of(KINDS.index(kind), kind))) == []


OF_MATCHES: dict[str, tuple[object, ...]] = {"games": (1, 2, 3), "first_to": (None, 2), "final_first_to": (None, 2)}
FORMATS: dict[str, tuple[object, ...]] = {
    **{"rounds": (None, 2, 3, 9), "advance": (None, 1, 2), "cut": (0, 2, 4), "table": (None, 2, 3), "lives": (1, 2)},
    **{"seating": ("random", "fixed-for-match"), "grouping": ("random", "standings"), "odd_tables": (True, False)},
    **{"final_limit": (None, "none", 1500), **OF_MATCHES},
}


def a_change(dice: random.Random, t: Tournament) -> dict[str, object]:
    """Another format, recipe or count of cautions."""
    key, values = dice.choice([*FORMATS.items(), *OF_MATCHES.items()])
    form = {**to_plain(t.settings.format), key: dice.choice(values)}
    options = {"one_warning_per_caution": not t.settings.options.one_warning_per_caution}
    recipe = {"viewpoint": dice.randint(1, 3)}
    return dice.choice([{"format": form}, {"format": form}, {"recipe": recipe}, {"options": options}])


def with_other_settings(acts: list[Act], dice: random.Random) -> list[Act]:
    """The same tournament with settings that change on the way, and many cautions; what is refused now is left out."""
    gone, made = reverted(acts), [acts[0]]
    state = fold(made)
    planned = to_plain(state.settings.format)

    def put(command: c.Command, by: str) -> None:
        try:
            events = tuple(decide(state, command, by).events)
        except DeskRefusal:
            return
        made.append(Act(by, command, events))
        for event in events:
            evolve(state, event, len(made))

    for n, act in enumerate(acts[1:], 2):
        if n in gone or isinstance(act.command, c.Revert):
            continue
        if dice.random() < (0.3 if isinstance(act.command, c.ReportGame | c.PublishRound) else 0.03):
            put(c.ConfigureEvent(a_change(dice, state)), ORGANISER)
            if dice.random() < 0.7:  # what follows was made for this one
                put(c.ConfigureEvent({"format": planned}), ORGANISER)
        put(act.command, act.by)
        if isinstance(act.command, c.StartGame | c.ReportGame):
            table = state.table(act.command.round, act.command.table)
            for _ in range(dice.choice((0, 1, 3)) if table else 0):
                put(c.IssuePenalty(table.seats[0], "75.1", act.command.round), state.staff.chief or ORGANISER)
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_undoing_old_settings_is_as_if_everything_were_decided_anew(kind: str) -> None:
    for seed in range(6):
        acts = with_other_settings(acts_of(seed, kind), random.Random(seed))
        assert list(differences(acts, c.ConfigureEvent)) == [], seed


@pytest.mark.soak
def test_undoing_is_as_if_everything_were_decided_anew_in_many_tournaments() -> None:
    first, count = int(os.environ.get("FOV_SEED", "0")), int(os.environ.get("FOV_TOURNAMENTS", "300"))
    found: dict[int, list[str]] = {}
    for seed in range(first, first + count):
        acts = acts_of(seed)
        found[seed] = list(differences(acts))
        found[seed] += differences(with_other_settings(acts, random.Random(seed)), c.ConfigureEvent)
    assert {seed: wrong for seed, wrong in found.items() if wrong} == {}


def test_a_bad_deck_on_two_tables_ties_them_together() -> None:
    desk = started("a", "b", "c", "d", kind="swiss", table=2, rounds=2, games=2)
    publish(desk, "a b", "c d")
    desk.put(c.RegisterDeck("D", "viewpoint"))
    desk.put(c.RecordDeckCheck("D"), "j")
    for table in (1, 2):
        desk.put(c.UseDeck("D", 1, table))
        desk.put(c.StartGame(1, table), "j")
    desk.put(c.ReportBadDeck("D", 1, 1), "j")
    win(desk, 1)  # retires the deck
    first = len(desk.acts)
    win(desk, 2)
    win(desk, 2, game=2)  # goes on, because table 1 has retired the deck
    assert list(differences(desk.acts)) == []
    assert undoing.undo(desk.acts, first).dependents == [first + 2]


def _results_concern_nobody(patch: pytest.MonkeyPatch) -> None:
    real = concerns.concerned
    patch.setattr(concerns, "concerned", lambda t, x: set() if isinstance(x, e.GameStarted) else real(t, x))


def _reports_look_at_nobody(patch: pytest.MonkeyPatch) -> None:
    real = concerns.looks_at
    patch.setattr(concerns, "looks_at", lambda t, x, by: () if isinstance(x, c.ReportGame) else real(t, x, by))


def test_a_caution_that_is_forgotten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concerns, "_CAUTIONS", 1_000)
    changed = (with_other_settings(acts_of(seed), random.Random(seed)) for seed in range(60))
    assert any(True for acts in changed for _ in differences(acts, c.ConfigureEvent))


@pytest.mark.parametrize("also", ["", "first game only"])
def test_a_second_game_hangs_on_the_number_of_games(also: str) -> None:
    desk = started("a", "b", "c", "d", kind="swiss", table=2, rounds=2, games=1)
    desk.put(c.ConfigureEvent({"format": {"kind": "swiss", "table": 2, "rounds": 2, "games": 2}}))
    changed = len(desk.acts)
    publish(desk, "a b", "c d")
    win(desk, 1)
    if not also:
        win(desk, 1, game=2)
    assert undoing.undo(desk.acts, changed).dependents == ([] if also else [len(desk.acts)])
    assert list(differences(desk.acts)) == []


def _penalties_concern_nobody(patch: pytest.MonkeyPatch) -> None:
    real = concerns.concerned
    patch.setattr(concerns, "concerned", lambda t, x: set() if isinstance(x, e.PenaltyIssued) else real(t, x))


@pytest.mark.parametrize("breaking", [_results_concern_nobody, _reports_look_at_nobody, _penalties_concern_nobody])
def test_a_shortcut_that_forgets_somebody_is_found(breaking: object, monkeypatch: pytest.MonkeyPatch) -> None:
    breaking(monkeypatch)  # type: ignore[operator]
    assert any(True for seed in range(20) for _ in differences(acts_of(seed, "swiss")))


def test_what_was_shown_is_what_is_done() -> None:
    desk = started("a", "b", "c", "d", kind="swiss", table=2, rounds=3)
    publish(desk, "a b", "c d")
    play_round(desk)
    publish(desk, "a c", "b d")
    win(desk)
    shown = preview(desk, c.Revert(len(desk.acts), REASON), "j")
    desk.put(c.CallJudge("b", 2, 2), "b")  # in between
    desk.put(c.Revert(len(desk.acts) - 1, REASON), "j")
    assert shown.ranks
    assert desk.state == fold(desk.acts)
    assert len(desk.state.calls) == 1
