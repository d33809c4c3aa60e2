"""Card, mode and targets are staged, then committed: a slip of the finger costs nothing, and nothing is given away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import fieldofview as fov
from fieldofview.cli.table import store
from fieldofview.cli.table.numbering import Numbering, numbered
from fieldofview.cli.table.prompts import ranges
from fieldofview.cli.table.staging import Planned, Staged, following
from fieldofview.views import Decision, View

from .test_play import TABLE, typed
from .test_shared import Scripted, at_table, begun, deals, questions, seated

CLASSIC = ("viewpoint", "reflections", "prizes")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "fieldofview"


def asked(view: View) -> Decision:
    assert view.decision is not None
    return view.decision


def random_acts(sets: tuple[str, ...], seed: int) -> Iterator[tuple[fov.Game, Staged]]:
    """Staged acts of a random game; the game goes on as they say."""
    dice, game = Random(seed), fov.new_game(4, sets, seed=seed, turn_limit=40)
    plan: list[Planned] = []
    while game.decision is not None:
        if plan and plan[0].answers(game.decision, len(game.answers)):
            game.answer(plan.pop(0).line)
            continue
        assert not plan, "the game asked something that was not foreseen"
        staged = Staged(game.view(game.decision.seat), Numbering())
        while not staged.ready:
            staged.pick(dice.choice(asked(staged.now.view).options))
        yield game, staged
        plan = staged.plan(len(game.answers))
        first = staged.stages[0].pick
        assert first is not None
        game.answer(first.line)


@pytest.mark.parametrize("sets", [CLASSIC, ("open-eyes+plague",)])
def test_what_is_foreseen_is_what_the_game_asks(sets: tuple[str, ...]) -> None:
    lengths = [len(staged.picked) for seed in range(4) for _, staged in random_acts(sets, seed)]
    assert max(lengths) >= 3
    assert sum(length > 1 for length in lengths) > 50


@pytest.mark.parametrize("sets", [CLASSIC, ("open-eyes+plague",)])
def test_staging_depends_on_nothing_hidden(sets: tuple[str, ...]) -> None:
    """In every game that the player could imagine, the same is asked next; and the real one is not touched."""
    seen = 0
    for number, (game, staged) in enumerate(random_acts(sets, 7)):
        if number % 2:
            continue
        before = game.snapshot()
        for count in range(1, len(staged.picked) + 1):
            found = [following(staged.stages[:count], seed) for seed in range(3)]
            questions = {None if view is None else (asked(view).purpose, asked(view).options) for view in found}
            assert len(questions) == 1
            seen += found[0] is not None
        assert game.snapshot() == before
    assert seen > 5


def test_picks_are_taken_back_one_by_one_and_keep_their_numbers() -> None:
    game = next(deals(seated(["Ann", "Bob", "Cleo"]), "Blurred Vision"))
    staged = Staged(game.view(0), Numbering())
    first = staged.now.numbers
    option = next(option for option in asked(staged.now.view).options if option.card == "Blurred Vision")
    staged.pick(option)
    assert [o.line for o in asked(staged.now.view).options] == ["choose Bob", "choose Cleo"]
    staged.pick(asked(staged.now.view).options[0])
    assert staged.ready
    assert staged.back()
    assert not staged.ready
    assert [o.line for o in asked(staged.now.view).options] == ["choose Bob", "choose Cleo"]
    assert staged.back()
    assert staged.now.numbers == first
    assert not staged.back()
    assert not game.answers


def test_a_slip_costs_nothing() -> None:
    game = next(deals(seated(["Ann", "Bob"]), "Blurred Vision"))
    lines = ["back", "play Blurred Vision", "back", "play Blurred Vision", "choose Bob"]
    session = at_table(game, seated(["Ann", "Bob"]), *lines)
    session.run()
    assert game.answers[:2] == ("Ann: play Blurred Vision", "Ann: choose Bob")
    assert isinstance(session.terminal, Scripted)
    assert "Nothing is staged" in "".join(session.terminal.pages)


def test_enter_commits_and_only_enter(data_folder: Path) -> None:
    typed(TABLE, "1", "help", "? wink", "table", "^C")
    (kept,) = data_folder.glob("*.fov")
    assert not any(line.startswith("Ann") for line in store.load(kept)[0].answers)


def test_another_pick_changes_what_is_staged() -> None:
    game = next(game for game in deals(seated(["Ann", "Bob"]), "Wink") if "Blink" in game.view(0).hand)
    session = at_table(game, seated(["Ann", "Bob"]))
    view = game.view(0)
    staged = session.keyboard.stage(view)
    assert not session.keyboard.answer("play Wink", view, staged)
    assert staged.ready
    assert not session.keyboard.answer(str(staged.now.numbers["play Blink"]), view, staged)
    assert [str(stage.pick) for stage in staged.picked] == ["play Blink"]
    assert session.keyboard.answer("", view, staged)
    assert str(session.keyboard.commit(view, staged)) == "play Blink"


def test_at_once_answers_without_a_second_look(data_folder: Path) -> None:
    typed([*TABLE, "--at-once"], "1", "^C")
    (kept,) = data_folder.glob("*.fov")
    assert any(line.startswith("Ann") for line in store.load(kept)[0].answers)


def test_what_answers_the_game_differently_is_asked_anew() -> None:
    """A plan holds only for the very question that was foreseen."""
    seating = seated(["Ann", "Bob"], ["greedy"], ["viewpoint"])
    session = at_table(begun(seating, 3, "Greedy"), seating, "1", "1", "1")
    keyboard = session.keyboard
    keyboard.planned = [Planned(0, keyboard.stop, "player", "target", "Wink", "choose Bob")]
    assert keyboard.committed(0) is None
    assert keyboard.notice
    assert keyboard.planned == []


def test_a_sealed_answer_is_one_pick() -> None:
    seating = seated(["Ann", "Bob", "Cleo"])
    for game in deals(seating, "Wild-eyed"):
        if "Spectacles" in game.view(1).hand and "Peekaboo!" not in game.view(1).hand:
            break
    session = at_table(game, seating, "play Wild-eyed", "decline", "reveal Spectacles", "decline")
    session.run()
    assert game.answers == ("Ann: play Wild-eyed", "Bob: reveal Spectacles")
    assert sum("Enter: do it" in question for question in questions(session)) == 2


def test_numbers_last_as_long_as_the_question() -> None:
    """Of two cards to discard, the second has the number that it had when the first was asked for."""
    for seed in range(60):
        dice, game = Random(seed), fov.new_game(3, CLASSIC, seed=seed, turn_limit=30)
        numbering = {seat: Numbering() for seat in range(3)}
        before: tuple[object, ...] = ()
        while game.decision is not None:
            decision, view = game.decision, game.view(game.decision.seat)
            numbers = numbering[decision.seat].of(view)
            question = (decision.seat, view.turns, decision.purpose, decision.about)
            if before and question == before[0] and decision.purpose == "discard":
                old = before[1]
                assert isinstance(old, dict)
                assert all(old[line] == number for line, number in numbers.items())
                if numbers != numbered(decision):
                    return
            before = (question, dict(numbers))
            game.answer(dice.choice(decision.options))
    raise AssertionError("no question went on")


def test_numbers_as_people_write_them() -> None:
    assert ranges([1, 2, 3, 5, 7, 8]) == "1-3, 5, 7-8"


def test_another_pick_is_seen_and_what_is_taken_back_is_drawn_once() -> None:
    text = typed(TABLE, "1", "2", "back")[1]
    staged = [line for line in text.splitlines() if "Staged, not yet done" in line]
    assert [line.split("play ")[1] for line in staged] == ["Blink (10)", "Hindsight (20)"]
    assert text.count("What do you do?") == 2
