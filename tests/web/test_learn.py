"""How to play says what the rules do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import fieldofview as fov
from fieldofview.game.scenario import read_text
from fieldofview.game.tabletop import lay_out


@pytest.fixture
def facts(repository: Path) -> dict[str, int]:
    found: dict[str, int] = json.loads((repository / "web/src/learn/facts.json").read_text(encoding="utf-8"))
    return found


def test_its_facts_are_written_from_the_rules(repository: Path) -> None:
    checked = subprocess.run([sys.executable, repository / "web/scripts/learn.py", "--check"], check=False)
    assert checked.returncode == 0, "run `python web/scripts/learn.py`"


@pytest.mark.parametrize(("short", "over"), [(0, True), (1, False)])
def test_so_many_points_win_at_the_end_of_ones_own_turn(facts: dict[str, int], short: int, over: bool) -> None:
    laid = f"""
        [[scenario]]
        title = "goal"
        players = ["Ann", "Bob"]
        [scenario.table]
        tokens.Ann = {facts["goal"] - short}
        draw = ["Wink", "Wink", "Wink"]
        hands.Bob = ["Wink", "Wink"]
        """
    game = lay_out(read_text(laid)[0])
    game.run()
    if not game.over:
        game.answer("end")
    assert game.over is over


def test_hands_seats_and_turns_are_as_it_says(facts: dict[str, int]) -> None:
    for seats in (facts["least"], facts["most"]):
        game = fov.new_game(seats, ["viewpoint", "reflections"], seed=3, windows="public")
        sizes = game.view(None).hand_sizes
        assert sorted(sizes) == [facts["hand"]] * (seats - 1) + [facts["hand"] + 1]  # who begins has drawn one
    for seats in (facts["least"] - 1, facts["most"] + 1):
        with pytest.raises(ValueError, match=str(seats)):
            fov.new_game(seats, ["viewpoint", "reflections"], seed=3)
