"""A card of a set file, set aside without the set being shuffled in (VN.10, D.5, D.82)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fieldofview import Game, new_game, replay
from fieldofview.cards import BadDeck, mix
from fieldofview.game import restore
from fieldofview.game.errors import BadRecord
from fieldofview.game.scenario import read_file
from fieldofview.game.script import run_scenario
from fieldofview.game.setup import deck_of_setup
from fieldofview.sim import make_contest

DEAD = """
name = "Dead"
[rules]
plague = 3
[[card]]
name = "Pale Stare"
points = -5
copies = 30
marks = ["zombeye"]
play = [{ do = "draw" }]
[[card]]
name = "Wink"
points = 1
copies = 5
play = [{ do = "draw" }]
"""
MASTER = """
name = "Master"
[[enigma]]
name = "Caller"
points = 5
starts = "field"
each_turn = [{ do = "bring-in" }]
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    for name, text in (("dead", DEAD), ("master", MASTER)):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return str(tmp_path / "dead.toml"), str(tmp_path / "master.toml")


def called(files: tuple[str, str], card: str = "Pale Stare", sets: tuple[str, ...] = ("viewpoint",)) -> Game:
    dead, master = files
    return new_game(3, [*sets, master], 1, enigmas={0: "Caller"}, aside={0: f"{card} ({dead})"})


def to_end(game: Game) -> Game:
    while not game.over:
        assert game.decision is not None
        brings = [option for option in game.decision.options if "Caller" in option.line]
        game.answer(brings[0] if brings else 0)
    return game


def test_only_the_card_itself_is_in_the_game(files: tuple[str, str]) -> None:
    game = called(files)
    assert sum(game._tables.counts) == 70 + 2
    assert game.view(0).aside == ((0, "Pale Stare"),)
    assert [part.is_aside for part in game.setup.sets] == [False, False, True]
    assert mix(game.setup.sets).seats == 12  # of viewpoint and the Enigma set, not of what lies beside them


def test_the_rules_of_its_set_come_in_with_it(files: tuple[str, str]) -> None:
    game = called(files)
    assert game._state.plague == 0
    while "use Caller" not in [str(option) for option in game.decision.options]:  # type: ignore[union-attr]
        game.answer(0)
    game.answer("use Caller")
    assert game._state.plague == 3
    assert "Pale Stare" in game.view(0).hand


def test_records_and_snapshots_hold_the_file(files: tuple[str, str]) -> None:
    game = to_end(called(files))
    for path in files:
        Path(path).unlink()
    text = game.record()
    assert (replay(text).outcome, replay(text).events) == (game.outcome, game.events)
    assert restore(game.snapshot()).events == game.events
    assert "dead.toml" not in text
    assert "Pale Stare" in text


def test_a_record_never_opens_a_file(files: tuple[str, str]) -> None:
    text, often = re.subn(r'(aside = \{"0": "Pale Stare)"', rf'\1 ({files[0]})"', called(files).record())
    assert often == 1
    with pytest.raises(BadRecord, match="names a file"):
        replay(text)


@pytest.mark.parametrize("sets", [("viewpoint",), ("reflections",)])
def test_a_name_that_other_sets_print_too_is_kept_apart(files: tuple[str, str], sets: tuple[str, ...]) -> None:
    """`Wink` is a card of Viewpoint, in the game or not; the one set aside is that of the file."""
    game = called(files, "Wink", sets)
    again = replay(to_end(game).record())
    aside = [extra for extra in deck_of_setup(again.setup).extras if extra.card.name == "Wink"]
    assert [extra.card.points for extra in aside] == [1]
    other = new_game(
        3, [*sets, *files[1:], f"{files[0]}+aside"], 1, enigmas={0: "Caller"}, aside={0: "Wink (viewpoint)"}
    )
    kept = deck_of_setup(replay(other.record()).setup).extras
    assert [extra.card.home for extra in kept if extra.card.name == "Wink"] == ["viewpoint"]


def test_a_set_beside_the_game_can_be_named_by_itself(files: tuple[str, str]) -> None:
    dead, master = files
    one = new_game(3, ["viewpoint", master, f"{dead}+aside"], 1, enigmas={0: "Caller"}, aside={0: "Pale Stare"})
    assert one.record() == called(files).record()
    with pytest.raises(BadDeck, match="nothing to shuffle"):
        new_game(2, [f"{dead}+aside"])


def test_simulated_games_have_it_too(files: tuple[str, str]) -> None:
    dead, master = files
    contest = make_contest(2, ["viewpoint", master], 2, enigmas={0: "Caller"}, aside={0: f"Pale Stare ({dead})"})
    assert sum(contest.tables.counts) == 72


def test_what_is_wrong_leads_to_what_is_right(files: tuple[str, str]) -> None:
    dead, master = files
    with pytest.raises(BadDeck, match=re.escape("'Pale Stare (my-set.toml)'")):
        new_game(2, ["viewpoint", master], enigmas={0: "Caller"}, aside={0: "Pale Stare"})
    with pytest.raises(BadDeck, match="for instance, Pale Stare"):
        new_game(2, ["viewpoint", master], enigmas={0: "Caller"}, aside={0: f"Pale Star ({dead})"})
    with pytest.raises(BadDeck, match="cannot be read"):
        new_game(2, ["viewpoint", master], enigmas={0: "Caller"}, aside={0: "Pale Stare (nowhere.toml)"})
    with pytest.raises(BadDeck, match="no card of this game brings one in"):
        new_game(2, ["viewpoint", master], aside={0: "Wink"})
    Path(dead).write_text(DEAD + 'switch = "aside"\n', encoding="utf-8")
    with pytest.raises(ValueError, match='switch "aside" is taken'):
        new_game(2, [dead])


def test_scenarios_name_it_relative_to_their_file(files: tuple[str, str], tmp_path: Path) -> None:
    path = tmp_path / "called.toml"
    path.write_text(
        """
[[scenario]]
title = "A Zombeye from outside"
sets = ["viewpoint", "master.toml"]
players = ["Ann", "Bob"]
script = "Ann: use Caller"
[scenario.table]
fields.Ann = ["Caller"]
hands.Ann = ["Blink"]
enigmas.Ann = "Caller"
aside.Ann = "Pale Stare (dead.toml)"
[scenario.expect]
hands.Ann = ["Blink", "Pale Stare"]
""",
        encoding="utf-8",
    )
    (scenario,) = read_file(path)
    assert not run_scenario(scenario).failures
