"""Desk points: our own estimate by one documented formula, never the publisher's (VT.11, 4.1)."""

from __future__ import annotations

from math import log2, sqrt

from fieldofview.desk.compliance import who_played
from fieldofview.desk.model import Tournament
from fieldofview.desk.standings import ranking

FORMULA = "vp-points-1"
BASE = {"club": 25, "state": 50, "nation": 100, "world": 200}


def points(tier: str, players: int, rounds: int, place: int) -> float:
    """Points of one place before ties are shared."""
    size = min(3.0, max(0.5, log2(players) / 3))
    length = min(1.5, max(0.6, 0.5 + rounds / 10))
    return BASE[tier] * size * length / sqrt(place) * (players - place + 1) / players


def desk_points(t: Tournament) -> dict[str, float]:
    """The estimate for every person; equal ranks share the points of their places, finishers get at least 1."""
    players, rounds = len(who_played(t)), len(t.rounds)
    places = ranking(t)
    found: dict[str, float] = {}
    for rank, entry in places:
        equal = sum(other == rank for other, _ in places)
        covered = [points(t.settings.tier, players, rounds, place) for place in range(rank, rank + equal)]
        zero = rank == 0 or _zeroed(t, entry) or players < 2
        value = 0.0 if zero else max(1.0, round(sum(covered) / equal, 1))
        found |= dict.fromkeys(t.entries[entry].members, value)
    return found


def _zeroed(t: Tournament, entry: str) -> bool:
    return t.entries[entry].dropped_after is not None and t.settings.drop_policy == "ZERO_LAST"
