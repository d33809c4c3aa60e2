"""The searching bot of the examples keeps its promises, and its search is worth something."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

import fieldofview as fov
from fieldofview.bots import check_bot, make_bot

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "flat_monte_carlo.py"


@pytest.fixture(scope="module")
def search() -> Any:
    return runpy.run_path(str(EXAMPLE), run_name="example")["FlatMonteCarlo"]


def test_it_keeps_its_promises(search: Any) -> None:
    tables = [(2, ("viewpoint",)), (3, ("reflections", "prizes"))]
    assert check_bot(lambda seed: search(seed, games=4), tables=tables) > 60


def test_it_beats_greedy(search: Any) -> None:
    wins = 0
    for number in range(12):
        game = fov.new_game(2, seed=number)
        bots = [search(number, games=40), make_bot("greedy", number)]
        if number % 2:
            bots.reverse()
        while not game.over:
            assert game.decision is not None
            seat = game.decision.seat
            game.answer(bots[seat].choose(game.view(seat)))
        assert game.outcome is not None
        wins += any(bots[seat].name == "flat Monte Carlo" for seat in game.outcome.winners)
    assert wins >= 8
