"""The keys of a format: defaults, sizes, one sentence for each error; presets."""

from typing import Any

import pytest

from fieldofview.desk.formats.presets import ORIGINS, PRESETS, preset_title
from fieldofview.desk.formats.settings import BadFormat, FormatSettings
from fieldofview.desk.formats.words import TEXT


def test_defaults_are_those_of_the_script() -> None:
    robin, swiss = FormatSettings("round-robin"), FormatSettings("swiss", rounds=3)
    assert (robin.table_seats, swiss.table_seats) == (2, 4)
    assert (robin.games, robin.first_to, robin.pools, robin.cut, robin.lives) == (1, None, 0, 0, 1)
    assert (robin.grouping, robin.seating, robin.scoring, robin.odd_tables) == ("random", "random", "wins", True)
    assert [FormatSettings("knock-out", table=size).advancing for size in (2, 4, 5, 6)] == [1, 1, 2, 2]
    assert FormatSettings("swiss", rounds=3, table=4, cut=6, final_table=6).advancing == 2
    assert FormatSettings("swiss", rounds=3, table=6, cut=4, final_table=4).advancing == 1
    assert FormatSettings("two-headed-giant", rounds=3).table_units == 2
    assert FormatSettings("two-headed-giant", base="round-robin").table_seats == 4


@pytest.mark.parametrize(
    ("keys", "players", "expected"),
    [
        ({"kind": "swiss", "rounds": 3}, 10, [4, 3, 3]),
        ({"kind": "swiss", "rounds": 3, "odd_tables": False}, 10, [4, 4]),
        ({"kind": "knock-out"}, 33, [4] * 6 + [3] * 3),
        ({"kind": "knock-out", "table": 2}, 5, [2]),
        ({"kind": "round-robin"}, 5, [2, 2]),
        ({"kind": "two-headed-giant", "rounds": 3}, 10, [6, 4]),
        ({"kind": "two-headed-giant", "rounds": 3, "table": 6}, 12, [6, 6]),
        ({"kind": "double-score", "rounds": 3}, 5, [5]),
        ({"kind": "double-score", "rounds": 3, "table": 3}, 4, [4]),
        ({"kind": "survival", "table": 6}, 20, [5, 5, 5, 5]),
        ({"kind": "swiss", "rounds": 3, "table": 12}, 24, [12, 12]),
    ],
)
def test_sizes_of_a_format(keys: dict[str, Any], players: int, expected: list[int]) -> None:
    assert FormatSettings.of(keys).seat_sizes(players) == expected


def test_times_are_read() -> None:
    assert FormatSettings.of({"kind": "knock-out", "final_limit": "45:30"}).final_limit == 45 * 60 + 30
    assert FormatSettings.of({"kind": "knock-out", "final_limit": "none"}).final_limit == "none"


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({}, "A format needs a kind: knock-out, round-robin"),
        ({"kind": "league"}, "kind is 'league' but must be knock-out, round-robin"),
        ({"kind": "swiss", "size": 4}, "A format has no key 'size'"),
        ({"kind": "swiss", "rounds": 0}, "rounds is 0 but must be a whole number from 1 on."),
        ({"kind": "swiss", "rounds": True}, "rounds is True but must be a whole number from 1 on."),
        ({"kind": "swiss", "cut": -1}, "cut is -1 but must be a whole number, 0 for none."),
        ({"kind": "swiss", "odd_tables": 1}, "odd_tables is 1 but must be true or false."),
        ({"kind": "swiss", "final_limit": "45"}, "final_limit is '45' but must be"),
        ({"kind": "swiss", "final_limit": "45:75"}, "final_limit is '45:75' but must be"),
    ],
)
def test_what_is_no_setting_is_said_in_one_sentence(keys: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadFormat) as caught:
        FormatSettings.of(keys)
    assert len(caught.value.problems) == 1
    assert caught.value.problems[0].startswith(sentence)


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"kind": "swiss"}, "A swiss needs its number of rounds."),
        ({"kind": "two-headed-giant"}, "A two-headed-giant needs its number of rounds."),
        ({"kind": "knock-out", "games": 3, "first_to": 2}, "either a fixed number of games"),
        ({"kind": "swiss", "rounds": 3, "base": "knock-out"}, "Only a two-headed-giant has a base."),
        ({"kind": "swiss", "rounds": 3, "pools": 4}, "Only a round-robin has pools."),
        ({"kind": "round-robin", "pools": 2}, "A pool has at least 3, not 2."),
        ({"kind": "knock-out", "cut": 4}, "A knock-out has no cut"),
        ({"kind": "round-robin", "cut": 1}, "A cut leaves two or more"),
        ({"kind": "round-robin", "scoring": "points"}, "Only a swiss can be scored by points."),
        ({"kind": "knock-out", "lives": 2}, "Only survival has lives."),
        ({"kind": "knock-out", "table": 13}, "a table seats 2 to 12"),
        ({"kind": "two-headed-giant", "rounds": 3, "table": 5}, "giants sit at tables of 4 or 6"),
        ({"kind": "survival", "table": 2}, "tables of three or more"),
        ({"kind": "round-robin", "cut": 40}, "A cut to 40 is not possible with 16."),
    ],
)
def test_what_cannot_be_played_is_said(keys: dict[str, Any], sentence: str) -> None:
    problems = FormatSettings.of(keys).problems(16)
    assert any(sentence in problem for problem in problems)


def test_too_few_are_refused() -> None:
    assert FormatSettings("knock-out").problems(1) == ["A knock-out needs 2 or more players, not 1."]
    assert FormatSettings("survival").problems(2) == ["A survival needs 3 or more players, not 2."]


def test_settings_without_effect_are_named() -> None:
    assert FormatSettings("swiss", rounds=3, advance=2, final_table=3, final_first_to=2).unused()[1:] == [
        "final_table is the size of tables after a cut; there is no cut.",
        "final_first_to is for a final; there is none.",
    ]
    assert len(FormatSettings("knock-out", rounds=3).unused()) == 1
    for preset in PRESETS.values():
        assert preset.settings.unused() == []


def test_presets_can_be_played_and_say_where_they_come_from() -> None:
    for name, preset in PRESETS.items():
        assert preset.settings.problems(16) == []
        assert preset_title(name, "de") != ""
        assert preset.origin.procedure_source("de") != preset.origin.procedure_source("en")
    assert [name for name, preset in PRESETS.items() if not preset.origin.ours] == ["worlds-2010"]
    named = {key.removeprefix("preset.") for key in TEXT["en"] if key.startswith("preset.")}
    assert named == set(PRESETS)
    assert all(origin.ours for origin in ORIGINS.values())
