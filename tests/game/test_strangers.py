"""Hostile records, scenario texts and calls: one short sentence, at once, and nothing handed out can be changed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fieldofview.cards import BadDeck
from fieldofview.game import BadRecord, Game, new_game, replay, restore
from fieldofview.game.coverage import UnreadableScenarios, citations
from fieldofview.game.errors import BadNames
from fieldofview.game.scenario import BadScenario, read_file, read_text
from fieldofview.game.script import run_scenario


def short(value: object) -> str:
    return ascii(value)[:30]


def played(lines: int = 12) -> Game:
    game = new_game(names=["North", "East"], sets=["viewpoint"], seed=3)
    for _ in range(lines):
        game.answer(0)
    return game


def with_head(record: str, key: str, value: str) -> str:
    lines = record.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{key} = "))
    return "\n".join([*lines[:at], f"{key} = {value}", *lines[at + 1 :]])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("dealer", '"junk"'),
        ("dealer", "[0]"),
        ("dealer", "true"),
        ("dealer", "2"),
        ("dealer", "-1"),
        ("dealer", "0.0"),
        ("seed", "9" * 4000),
        ("seed", "9" * 5000),
        ("seed", "[" * 100_000),
        ("turn_limit", "9" * 4000),
        ("turn_limit", "true"),
        ("rules", "9" * 4000),
        ("version", "9" * 4000),
        ("answers", "9" * 4000),
        ("names", '[["a"], "b"]'),
        ("sets", "[7]"),
        ("sets", '["' + "v" * 10**6 + '"]'),
        ("windows", '"' + "v" * 10**6 + '"'),
        ("cards", '"' + "v" * 10**6 + '"'),
        ("dealer", '0\nenigmas = {"²": "Wink"}'),
        ("dealer", '0\nenigmas = {"٣": "Wink"}'),
        ("dealer", '0\nenigmas = {"0": 7}'),
        ("dealer", '0\naside = {"1_0": "Wink"}'),
        ("dealer", '0\naside = {"0": "' + "v" * 10**6 + '"}'),
    ],
    ids=short,
)
def test_junk_in_the_head_of_a_record(key: str, value: str) -> None:
    begun = time.perf_counter()
    with pytest.raises(BadRecord) as refused:
        replay(with_head(played().record(), key, value))
    assert len(str(refused.value)) < 500
    assert time.perf_counter() - begun < 5


@pytest.mark.parametrize("points", ["٣", "²", "1_0", "9" * 5000, "", "1.0", "x" * 10**6], ids=short)
def test_a_judge_counts_with_digits(points: str) -> None:
    record = played(0).record().replace("answers = 0", "answers = 1") + f"judge: token North {points}\n"
    with pytest.raises(BadRecord) as refused:
        replay(record)
    assert len(str(refused.value)) < 600
    assert replay(record.replace(f"North {points}", "North -3")).view(0).tokens[0] == -3


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, "9" * 5000, '{"format": "field of view snapshot"}'], ids=short
)
def test_texts_that_are_no_snapshots(text: str) -> None:
    with pytest.raises(BadRecord):
        restore(text)


@pytest.mark.parametrize(
    "call",
    [
        lambda: new_game(10**8),
        lambda: new_game(10**5000),
        lambda: new_game(names=["Ann"] * 10**7),
        lambda: new_game(names=["Ann", "x" * 10**8]),
        lambda: new_game(names=range(10**8)),
        lambda: new_game(2, ["viewpoint"] * 10**6),
        lambda: new_game(2, [7] * 10**6),
        lambda: new_game(2, range(10**8)),
        lambda: new_game(2, "viewpoint" * 10**6),
        lambda: new_game(2, "x" * 10**7 + ".toml"),
        lambda: new_game(2, "viewpoint+" + "x" * 10**6),
        lambda: new_game(2, seed=10**5000),
        lambda: new_game(2, seed="1"),
        lambda: new_game(2, turn_limit=10**5000),
        lambda: new_game(2, dealer="x" * 10**7),
        lambda: new_game(2, dealer=10**5000),
        lambda: new_game(2, windows="x" * 10**7),
        lambda: new_game(2, windows=[]),
        lambda: new_game(2, enigmas={0: "x" * 10**6}),
        lambda: new_game(2, aside={0: "x" * 10**6}),
        lambda: new_game(2, aside={0: 10**5000}),
        lambda: new_game(2, aside=[10**5000]),
        lambda: new_game(2, options={"x" * 10**6: 1}),
    ],
)
def test_huge_arguments_are_refused_before_anything_is_built(call: Callable[[], object]) -> None:
    begun = time.perf_counter()
    with pytest.raises(ValueError, match=r"\w") as refused:
        call()
    assert type(refused.value).__module__.startswith("fieldofview"), repr(refused.value)[:200]
    assert len(str(refused.value)) < 600
    assert time.perf_counter() - begun < 3


@pytest.mark.parametrize("error", [BadDeck, BadNames])
def test_refusals_are_ours(error: type[ValueError]) -> None:
    assert issubclass(error, ValueError)


def test_what_a_game_hands_out_cannot_change_it() -> None:
    game = played()
    answers: Any = game.answers
    events: Any = game.events
    for handed in (answers, events):
        with pytest.raises(AttributeError):
            handed.clear()
    assert replay(game.record()).answers == answers == game.answers
    assert events == game.events


@pytest.mark.parametrize(
    "text",
    [
        "scenario = [1, 2]",
        "scenario = 1",
        "scenario = [[]]",
        "[scenario]",
        "scenario = " + "[" * 100_000,
        "scenario = " + "[" * 200 + "]" * 200,
        "a." * 100_000 + "a = 1",
        "scenario = " + "9" * 5000,
        '[[scenario]]\ntitle = "T\\u202e"\nplayers = ["A", "B"]',
        '[[scenario]]\ntitle = "T"\nplayers = ["A", "B"]\n[scenario.table]\n"x\\u001b" = 1',
        '[[scenario]]\ntitle = 7\nplayers = ["A", "B"]',
        '[[scenario]]\ntitle = "T"\nplayers = ["A", 2]',
        '[[scenario]]\ntitle = "T"\nplayers = [' + '"A",' * 50_000 + "]",
        '[[scenario]]\ntitle = "T"\nplayers = ["A", "B"]\nscript = 3',
        "#" * 10**6,
    ],
    ids=short,
)
def test_scenario_texts_that_are_refused(text: str) -> None:
    begun = time.perf_counter()
    with pytest.raises(BadScenario) as refused:
        read_text(text)
    assert len(str(refused.value)) < 500
    assert time.perf_counter() - begun < 5


@pytest.mark.parametrize(
    "line", ["seed = HUGE", "played = HUGE", "tokens = {A = HUGE}", "options = {turn_limit = HUGE}"]
)
def test_numbers_that_cannot_even_be_written(line: str) -> None:
    head = '[[scenario]]\ntitle = "T"\nplayers = ["A", "B"]\n[scenario.table]\n'
    (scenario,) = read_text(head + line.replace("HUGE", "0x" + "f" * 5000))
    (failure,) = run_scenario(scenario).failures
    assert "a very large number" in failure
    (scenario,) = read_text(head.replace("table", "expect") + "points = {A = 0x" + "f" * 5000 + "}")
    assert any("a very large number" in failure for failure in run_scenario(scenario).failures)


def test_files_that_are_no_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "folder.toml").mkdir()
    for name, why in (("pipe.toml", "a pipe"), ("folder.toml", "a folder"), ("none.toml", "No such file")):
        with pytest.raises(BadScenario, match=why):
            read_file(tmp_path / name)
    assert citations(tmp_path) == {}
    (tmp_path / "deep.toml").write_text("scenario = " + "[" * 100_000)
    with pytest.raises(UnreadableScenarios, match="nested too deeply"):
        citations(tmp_path)
