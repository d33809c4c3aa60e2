"""Bad input gets one clear sentence, and nothing is lost."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

import fieldofview as fov
from fieldofview import Kind
from fieldofview.cards import BadDeck
from fieldofview.game.record import apply_line
from fieldofview.game.scenario import BadScenario, read_text
from fieldofview.game.script import run_scenario

TABLE = """
[[scenario]]
title = "A table"
sets = ["viewpoint"]
players = ["Ann", "Bob"]
script = ""
[scenario.table]
{table}
[scenario.table.hands]
Ann = ["Wink"]
[scenario.expect]
{expect}
"""


def failures(table: str = "", expect: str = "") -> list[str]:
    (scenario,) = read_text(TABLE.format(table=table, expect=expect))
    return run_scenario(scenario).failures


def test_a_plain_table_holds() -> None:
    assert failures(expect='hands.Ann = {any = ["Wink"]}') == []


@pytest.mark.parametrize(
    "expect",
    [
        "legal = 5",
        "hands.Ann = [1]",
        "legal_has = 'play Wink'",
        "hidden = [1]",
        "links = 'none'",
        "points = 3",
        "known.Ann = 1",
    ],
)
def test_ill_typed_expectations_are_told(expect: str) -> None:
    (told,) = failures(expect=expect)
    assert told.endswith(".")
    assert "expect" in told


@pytest.mark.parametrize(
    "table",
    [
        "missed.Bob = 1000",
        "tokens.Bob = 99999",
        "seed = -1",
        "played = -2",
        'links = [["Ann", "Mirror Image", "Bob", "Shadow"]]',
        'hidden = [["Ann", "Wink", "Bob", 3]]',
        'out = ["Ann", "Bob"]',
        'used = ["Shadow"]',
        'draw = ["Lighthouse"]',
        "options = {speed = 3}",
    ],
)
def test_impossible_tables_are_told(table: str) -> None:
    (told,) = failures(table=table)
    assert told.startswith("scenario:2 'A table': ")
    assert "Traceback" not in told


def test_one_player_left_has_won() -> None:
    assert failures('out = ["Bob"]', 'over = true\nwinner = ["Ann"]\nscores.Ann = 100') == []


@pytest.mark.parametrize("name", ["judge", "A: b", " "])
def test_names_that_a_script_could_not_tell_are_refused(name: str) -> None:
    with pytest.raises(BadScenario, match="name"):
        read_text(TABLE.format(table="", expect="").replace('"Bob"', f'"{name}"'))
    with pytest.raises(ValueError, match="name"):
        fov.new_game(names=["Ann", name])


@pytest.mark.parametrize("seed", ["x", -1, 1.5, 1 << 62, True])
def test_seeds_are_whole_numbers(seed: object) -> None:
    with pytest.raises(BadDeck, match="seed"):
        fov.new_game(2, seed=seed)  # type: ignore[arg-type]


def test_options_are_named_switches() -> None:
    assert fov.new_game(2, seed=1, options={"turn_limit": 7}).setup.turn_limit == 7
    with pytest.raises(BadDeck, match="speed"):
        fov.new_game(2, seed=1, options={"speed": 3})
    with pytest.raises(BadDeck, match="turn limit"):
        fov.new_game(2, seed=1, turn_limit=-1)


@pytest.mark.parametrize("points", [1.5, float("nan"), "x", True])
def test_tokens_are_whole_numbers(points: object) -> None:
    game = fov.new_game(2, seed=1)
    with pytest.raises(fov.IllegalAnswer, match="whole number"):
        game.token(0, points)  # type: ignore[arg-type]
    assert game.view(0).tokens == (0, 0)


def test_a_record_is_a_text() -> None:
    with pytest.raises(fov.BadRecord, match="text"):
        fov.replay(None)  # type: ignore[arg-type]


def test_imagined_games_have_no_record() -> None:
    game = fov.new_game(2, seed=1)
    view = game.view(game.turn)
    with pytest.raises(ValueError, match="imagined"):
        fov.determinise(view, 3).record()


def test_time_by_the_turn_limit_is_told() -> None:
    game = fov.new_game(2, seed=4, options={"turn_limit": 4})
    while not game.over:
        assert game.decision is not None
        game.answer(game.decision.options[0])
    called = [e for e in game.events if e.kind is Kind.TIME]
    assert len(called) == 1
    assert "VT.15" in called[0].cites


def test_windows_say_what_they_threaten() -> None:
    seen = set()
    for seed in range(30):
        game = fov.new_game(3, ["viewpoint", "reflections"], seed, windows="public", turn_limit=30)
        while not game.over:
            if game.window is not None:
                assert all(decision.kind == "respond" for decision in game.pending)
                assert game.window.threatens, "what somebody could answer threatens something"
                if game.window.from_table and not game.window.from_hand:
                    assert "play" in game.window.threatens
                seen.update(game.window.threatens)
                game.settle()
            elif game.decision is None:
                game.settle({decision.seat: 0 for decision in game.pending})
            else:
                game.answer(seed % len(game.decision.options))
    assert seen == {"discard", "miss", "destroy", "steal", "pass", "play"}


# -- refusals as data ----------------------------------------------------------------------------------------------


def refused(act: Callable[[], object]) -> fov.IllegalAnswer:
    with pytest.raises(fov.IllegalAnswer) as raised:
        act()
    error = raised.value
    assert str(error) == error.told() == error.told("en")
    assert error.told("de") not in ("", str(error))
    assert error.cites == error.reason.cites
    assert str(pickle.loads(pickle.dumps(error))) == str(error)  # as workers hand it on
    return error


def test_a_line_that_is_not_legal_is_refused_in_every_language() -> None:
    game = fov.new_game(names=["Ann", "Bob"], dealer="Bob", seed=2)
    assert game.decision is not None
    error = refused(lambda: game.answer("end"))
    assert error.reason == game.reason("end", "Ann")
    lines = ", ".join(f"'{option.line}'" for option in game.decision.options)
    why = game.why_not("end", "Ann")
    assert str(error) == f"Ann cannot 'end': {why} Legal is: {lines}."
    why = game.why_not("end", "Ann", "de")
    assert error.told("de") == f"Ann kann nicht 'end': {why} Erlaubt ist: {lines}."


def test_whatever_is_refused_has_a_code() -> None:
    game = fov.new_game(names=["Ann", "Bob"], dealer="Bob", seed=2, windows="public")
    number = game.decision.number if game.decision else 0
    codes = {
        refused(act).reason.code
        for act in (
            lambda: game.answer(0, seat="Bob"),
            lambda: game.answer(0, number=number + 1),
            game.settle,
            lambda: game.interject("Ann", 0),
            lambda: game.token("Ann", "x"),  # type: ignore[arg-type]
            lambda: game.token("Ann", 20_000),
            lambda: apply_line(game, "judge: sing"),
            lambda: apply_line(game, "judge: token Ann many"),
        )
    }
    assert codes == {
        *("other asked", "late", "nothing sealed", "no open moment"),
        *("token worth", "many tokens", "no such judging"),
    }
    game.forfeit("Bob")
    over = [lambda: game.answer(0), lambda: game.token("Ann", 1), game.call_time, lambda: game.forfeit("Bob")]
    assert [refused(act).reason.code for act in over] == ["no more answers", "no more tokens", "no more time", "gone"]
