"""Where everybody came in: what is told at the end, noted of the game and counted for the rating is one thing."""

from __future__ import annotations

from collections.abc import Sequence

from .table import Table


def is_rated(table: Table) -> bool:
    return table.settings.rated and all(seat.guest is not None for seat in table.seats)


def away_at_end(table: Table) -> list[bool]:
    """For whom a bot played in the end, where that counts: in a rated game what it reached is not its player's."""
    return [is_rated(table) and seat.away and not seat.left for seat in table.seats]


def places_of(table: Table) -> list[int]:
    """The place of every seat of a game that is over."""
    outcome = table.playing.outcome
    assert outcome is not None
    return places(outcome.winners, outcome.scores, [seat.left for seat in table.seats], away_at_end(table))


def places(winners: Sequence[int], scores: Sequence[int], left: Sequence[bool], away: Sequence[bool]) -> list[int]:
    """The place of every seat, from 1: winners, then the others by points, whoever was away, and whoever left last.

    Equal ones share a place, and the places behind them stay free, as in 1, 2, 2, 4.
    """
    there = [(3, 0) if seat in winners else (2, score) for seat, score in enumerate(scores)]
    worth = [(0, 0) if left[seat] else (1, 0) if away[seat] else there[seat] for seat in range(len(scores))]
    return [1 + sum(other > mine for other in worth) for mine in worth]
