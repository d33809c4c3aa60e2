"""The games of greedy are bound to its file: whoever changes a weight, or how it is weighed, sees it here."""

from __future__ import annotations

import hashlib

import pytest

from fieldofview.sim import make_contest
from fieldofview.sim.contest import play_stretch

# Hashes of everything that is counted in 1,500 games, from the time when greedy's weights were written in its code.
PLAYED = {
    ("viewpoint", 2, "greedy"): "d6e1c10cf82fdfc4",
    ("viewpoint", 4, "greedy,random"): "789379d9fc43d793",
    ("viewpoint,reflections", 3, "greedy"): "66c8a2deeb6c519d",
    ("viewpoint,reflections", 6, "greedy,random"): "82acdc3b4b482444",
    ("open-eyes", 2, "greedy"): "084d57f7b851531d",
    ("open-eyes+plague,viewpoint", 4, "greedy"): "298f454a7546da3c",
}


@pytest.mark.parametrize(("sets", "players", "bots"), PLAYED)
def test_greedy_plays_as_ever(sets: str, players: int, bots: str) -> None:
    contest = make_contest(1500, sets.split(","), players, bots.split(","))
    t = play_stretch(contest, 0, 1500)
    counted = (t.seats, t.bots, t.kinds, t.reasons, sorted(t.turns.items()), sorted(t.decisions.items()))
    assert hashlib.sha256(repr(counted).encode()).hexdigest()[:16] == PLAYED[sets, players, bots]
