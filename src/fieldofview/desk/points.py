"""Desk points: our own estimate by one documented formula, never the publisher's (VT.11, 4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2, sqrt

from fieldofview.desk.compliance import who_played
from fieldofview.desk.model import Tournament
from fieldofview.desk.standings import ranking

FORMULA = "vp-points-1"
BASE = {"club": 25, "state": 50, "nation": 100, "world": 200}


@dataclass(frozen=True, slots=True)
class Basis:
    """What an award is computed from: the same basis always gives the same points."""

    tier: str
    players: int
    rounds: int
    rank: int  # 0: nothing is due
    equal: int = 1  # how many share the rank


def points(tier: str, players: int, rounds: int, place: int) -> float:
    """Points of one place before ties are shared."""
    size = min(3.0, max(0.5, log2(players) / 3))
    length = min(1.5, max(0.6, 0.5 + rounds / 10))
    return BASE[tier] * size * length / sqrt(place) * (players - place + 1) / players


def awarded(basis: Basis) -> float:
    """Equal ranks share the points of the places they cover; finishers get at least 1."""
    if basis.rank == 0 or basis.players < 2:
        return 0.0
    covered = range(basis.rank, basis.rank + basis.equal)
    total = sum(points(basis.tier, basis.players, basis.rounds, place) for place in covered)
    return max(1.0, round(total / basis.equal, 1))


def bases(t: Tournament) -> dict[str, Basis]:
    """For every person what the estimate rests on; the disqualified and ZERO_LAST droppers have rank 0."""
    players, rounds = len(who_played(t)), len(t.rounds)
    places = ranking(t)
    found: dict[str, Basis] = {}
    for rank, entry in places:
        equal = sum(other == rank for other, _ in places)
        basis = Basis(t.settings.tier, players, rounds, 0 if _zeroed(t, entry) else rank, equal)
        found |= dict.fromkeys(t.entries[entry].members, basis)
    return found


def desk_points(t: Tournament) -> dict[str, float]:
    """The estimate for every person."""
    return {person: awarded(basis) for person, basis in bases(t).items()}


def _zeroed(t: Tournament, entry: str) -> bool:
    return t.entries[entry].dropped_after is not None and t.settings.drop_policy == "ZERO_LAST"
