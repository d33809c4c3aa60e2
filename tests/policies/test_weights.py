"""Weights are data: a player is a file of numbers, and a change of them compiles nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import fieldofview
from fieldofview.bots import make_bot, title
from fieldofview.game import new_game
from fieldofview.kernel.layout import SMALL, unpack
from fieldofview.policies import POLICIES, find_policy
from fieldofview.policies.figures import LAYOUT, NUMBERS, BadWeights
from fieldofview.policies.weighing import FEW, FOLDER, own_player, read_player, weigh
from fieldofview.policies.weights import Weights
from fieldofview.sim import make_contest
from fieldofview.sim.contest import play_stretch

STARTER = str(Path(fieldofview.__file__).parent / "cards" / "sets" / "new.toml")  # what `fov set new` writes
LIKE_GREEDY = 'like = "greedy"\n'


def written(folder: Path, text: str, name: str = "mine.toml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_every_player_of_ours_has_a_file() -> None:
    assert {name for name, policy in POLICIES.items() if policy.weighs} == {file.stem for file in FOLDER.glob("*.toml")}
    for file in FOLDER.glob("*.toml"):
        assert set(read_player(file).numbers) == set(NUMBERS)


def test_a_record_of_weights_is_its_bytes() -> None:
    game = new_game(3, ["viewpoint", "reflections"], 1)
    for policy in POLICIES.values():
        made = policy.weights(game._tables, 3)
        assert vars(unpack(made.data, LAYOUT)) == vars(made.plain)
        assert policy.weights(game._tables, 3) is made


def test_a_misspelt_weight_is_found_by_the_type_checker(tmp_path: Path) -> None:
    """Of the record, as of those of the kernel."""
    text = "from fieldofview.policies.weights import Weights\ndef f(v: Weights) -> int:\n    return v.{name}\n"
    for name, wrong in (("stolen_card", False), ("stolen_crad", True)):
        file = written(tmp_path, text.format(name=name), f"{name}.py")
        run = subprocess.run(
            [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), file],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert ("has no attribute" in run.stdout) == wrong, run.stdout


def test_other_weights_play_otherwise_and_compile_nothing(tmp_path: Path) -> None:
    from fieldofview.sim.compiling import when_compiling

    blind = written(tmp_path, LIKE_GREEDY + "[weights]\npoint_played = 0\npoint_lying = 1\n")
    same = written(tmp_path, LIKE_GREEDY, "same.toml")
    play_stretch(make_contest(1, bots=["greedy"]), 0, 1)
    compiled: list[int] = []
    with when_compiling(lambda: compiled.append(1)):
        rows = {
            bot: play_stretch(make_contest(60, bots=[bot, "greedy"]), 0, 60).bots for bot in ("greedy", same, blind)
        }
    assert not compiled
    assert rows[same] == rows["greedy"] != rows[blind]
    plain = play_stretch(make_contest(4, bots=[blind, "random"], backend="plain"), 0, 4)
    assert plain == play_stretch(make_contest(4, bots=[blind, "random"], backend="numba"), 0, 4)


def test_a_file_of_weights_plays_at_a_table(tmp_path: Path) -> None:
    path = written(tmp_path, LIKE_GREEDY)
    game = new_game(2, seed=3)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert make_bot(path, 5).choose(view) == make_bot("greedy", 5).choose(view)
    assert title(path) == "mine"


def test_a_file_that_is_written_anew_is_read_anew(tmp_path: Path) -> None:
    tables = new_game(2, seed=1)._tables
    found = []
    for number, card in enumerate((1, 2)):
        path = written(tmp_path, f"{LIKE_GREEDY}[weights]\ncard = {card}\n")
        os.utime(path, ns=(number, number))
        found.append(find_policy(path).weights(tables, 2).plain.card)
    assert found == [1, 2]


def test_a_deck_of_few_kinds_has_numbers_of_its_own(tmp_path: Path) -> None:
    """What a file says itself counts before what the one says that it is like."""
    few = own_player("expert").few
    assert few
    small, large = (new_game(2, sets, 1)._tables for sets in (STARTER, "viewpoint"))
    name = min(few)
    player = read_player(written(tmp_path, f'like = "expert"\n[weights]\n{name} = 7\n[few]\ncard = 3\n'))
    assert player.numbers_for(large) == {**own_player("expert").numbers, name: 7}
    assert player.numbers_for(small) == {**own_player("expert").numbers, **few, name: 7, "card": 3}
    for tables, wanted in ((small, few), (large, {})):
        plain = find_policy("expert").weights(tables, 2).plain
        assert {name: getattr(plain, name) for name in NUMBERS} == {**own_player("expert").numbers, **wanted}


@pytest.mark.parametrize(
    "sets", ["viewpoint", "reflections", "viewpoint,reflections", "open-eyes", f"viewpoint,{STARTER}"]
)
@pytest.mark.parametrize("players", [2, 4])
def test_no_deck_that_evolved_learnt_has_few_kinds(sets: str, players: int) -> None:
    """So its network, which reads what it weighs, reads the same as when it was trained."""
    tables = new_game(players, sets.split(","), 1)._tables
    assert len(tables.cards) > FEW
    assert (
        find_policy("evolved").weights(tables, players).data
        == weigh(replace(own_player("evolved"), few={}), tables, players).data
    )


def test_who_needs_no_weights_has_zeros() -> None:
    made = weigh(None, new_game(2, seed=1)._tables, 2)
    assert vars(made.plain) == vars(Weights(SMALL))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[weights]\ncard = 3\n", "lack 'given_card'"),
        (LIKE_GREEDY + "[weights]\ncrad = 3\n", "'crad', which is no weight"),
        (LIKE_GREEDY + "[weights]\ncard = 3.5\n", "must be a whole number from -100000 to 100000, not 3.5"),
        (LIKE_GREEDY + "[weights]\ncard = true\n", "must be a whole number"),
        (LIKE_GREEDY + "[weights]\npoints_a_turn = 0\n", "from 1 to 100000, not 0"),
        (LIKE_GREEDY + "weights = 3\n", "'weights', which is no weight"),
        (LIKE_GREEDY + "[few]\ncrad = 3\n", "'crad', which is no weight"),
        ('like = "nobody"\n', "are like 'nobody'; there are"),
        ("like = [1]\n", "there are"),
        (LIKE_GREEDY + "colour = 3\n", "a part 'colour'; there are like, weights, few, learnt"),
        ("=", "cannot be read: line 1"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadWeights) as refused:
        find_policy(written(tmp_path, text))
    assert said in str(refused.value)
    assert refused.value.told("de") != str(refused.value)


def test_our_players_are_not_all_alike() -> None:
    assert own_player("greedy").numbers != own_player("expert").numbers
