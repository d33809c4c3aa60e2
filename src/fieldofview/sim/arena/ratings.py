"""Ratings on one line: the odds of two bots are those of their ratings, as Bradley and Terry, and Elo, have it.

With more than two players a bot alone among n - 1 others of one kind wins by the odds of its strength against n - 1
times theirs (Luce). Intervals allow for games on one deal being alike: they are clustered by deal.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..summary import Z
from .arena import Deal

AVERAGE = 1000.0
POINTS = 400 / math.log(10)  # 400 points are odds of ten to one
STEPS = 60
PULL = 0.25  # of the prior: as a quarter of a drawn game, so that nobody who wins all is rated beyond all bounds

Results = Mapping[tuple[int, int], Mapping[int, Deal]]  # by pair, then by the number of the deal
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating, the average of all being 1000, and half of its 95 % interval."""

    value: float
    half: float


def rate(bots: int, players: int, results: Results) -> list[Rating]:
    """The ratings under which the results are likeliest."""
    games = _games(players, results)
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope, bend = _slopes(strengths, games)
        change = solve(bend, slope)
        strengths = [x + max(-1.0, min(1.0, dx)) for x, dx in zip(strengths, change, strict=True)]
        if max(map(abs, change)) < 1e-9:
            break
    middle = sum(strengths) / bots
    return [
        Rating(AVERAGE + POINTS * (x - middle), Z * POINTS * error)
        for x, error in zip(strengths, _errors(strengths, games), strict=True)
    ]


@dataclass(frozen=True, slots=True)
class _Game:
    """One bot alone among others: who, against whom, on which deal, what it won, and what the crowd is worth."""

    hero: int
    other: int
    deal: int
    won: float
    crowd: float


def _games(players: int, results: Results) -> list[_Game]:
    crowd = math.log(players - 1)
    found = []
    for (first, second), deals in results.items():
        for number, deal in deals.items():
            found += [_Game(first, second, number, won, crowd) for won in deal.first]
            if players > 2:
                found += [_Game(second, first, number, won, crowd) for won in deal.second]
    return found


def _chance(strengths: Sequence[float], game: _Game) -> float:
    odds = max(-700.0, min(700.0, strengths[game.hero] - strengths[game.other] - game.crowd))
    return 1 / (1 + math.exp(-odds))


def _slopes(strengths: Sequence[float], games: Sequence[_Game]) -> tuple[list[float], Matrix]:
    """First and (negative) second derivatives of the logarithm of the likelihood; the sum is held at nothing."""
    n = len(strengths)
    slope = [-PULL * x for x in strengths]
    bend = [[1.0 + (PULL if i == j else 0.0) for j in range(n)] for i in range(n)]
    for game in games:
        p = _chance(strengths, game)
        slope[game.hero] += game.won - p
        slope[game.other] -= game.won - p
        for i, j, sign in ((game.hero, game.hero, 1), (game.other, game.other, 1), (game.hero, game.other, -1)):
            bend[i][j] += sign * p * (1 - p)
            if i != j:
                bend[j][i] += sign * p * (1 - p)
    return slope, bend


def _errors(strengths: Sequence[float], games: Sequence[_Game]) -> list[float]:
    """Standard errors against the average of all, by what the deals differ: the sandwich estimator."""
    n = len(strengths)
    by_deal: dict[int, list[float]] = {}
    for game in games:
        pulled = by_deal.setdefault(game.deal, [0.0] * n)
        off = game.won - _chance(strengths, game)
        pulled[game.hero] += off
        pulled[game.other] -= off
    bend = _slopes(strengths, games)[1]
    shifts = [solve(bend, pulled) for pulled in by_deal.values()]
    count = len(shifts)
    few = count / (count - 1) if count > 1 else 1.0
    return [
        math.sqrt(few * sum((shift[i] - sum(shift) / n) ** 2 for shift in shifts)) if count > 1 else math.inf
        for i in range(n)
    ]


def solve(matrix: Matrix, wanted: Sequence[float]) -> list[float]:
    """The x with matrix · x = wanted, by elimination; the matrix is small and well behaved."""
    n = len(wanted)
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(n):
            if r != i and rows[r][i]:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]
