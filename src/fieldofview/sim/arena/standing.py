"""Where an arena stands: what each pair knows, when a difference is certain, and the ratings of all.

The test may be looked at after every deal: a confidence sequence (Robbins' normal mixture) holds at all times together,
so a pair may stop as soon as it leaves out zero, and is wrong about who is better in at most 5 of 100 pairs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..summary import Rate, half_of
from .arena import Arena, Deal
from .ratings import Rating, Results, rate

DOUBT = 0.05
TIGHTEST = 100  # deals after which the sequence is at its best
FEWEST = 8  # deals before anything is certain


@dataclass(frozen=True, slots=True)
class Meeting:
    """What is known about two bots: on how many deals, and what each wins alone among the other's."""

    pair: tuple[int, int]
    deals: int
    first: Rate
    second: Rate
    lead: float  # of the first over the second
    certain: bool


@dataclass(frozen=True, slots=True)
class Standings:
    """All meetings, and a rating for each bot."""

    arena: Arena
    meetings: tuple[Meeting, ...]
    ratings: tuple[Rating, ...]

    @property
    def order(self) -> list[int]:
        """The bots by rating, the best first."""
        return sorted(range(len(self.ratings)), key=lambda bot: -self.ratings[bot].value)

    @property
    def whole(self) -> bool:
        """Whether nothing is left to play."""
        return all((m.certain and self.arena.stops) or m.deals >= self.arena.deals for m in self.meetings)

    @property
    def games(self) -> int:
        players = self.arena.table.players
        return sum(meeting.deals for meeting in self.meetings) * players * (1 if players == 2 else 2)


def radius(count: int, spread: float) -> float:
    """How far the mean of so many deals may be from the truth, at any time, with a doubt of 5 of 100."""
    scale = (-2 * math.log(DOUBT) + math.log(-2 * math.log(DOUBT)) + 1) / TIGHTEST
    grown = count * scale + 1
    return spread * math.sqrt(2 * grown / (count * count * scale) * math.log(math.sqrt(grown) / DOUBT))


def certain_after(leads: Sequence[float]) -> int:
    """After how many of these deals, in their order, it is certain who is better; 0 for not yet."""
    total = squares = 0.0
    for count, lead in enumerate(leads, 1):
        total += lead
        squares += lead * lead
        mean = total / count
        spread = math.sqrt((max(0.0, squares - count * mean * mean) + 1) / count)  # one deal more that differs
        if count >= FEWEST and abs(mean) > radius(count, spread):
            return count
    return 0


def in_a_row(deals: Mapping[int, Deal]) -> list[Deal]:
    """The deals from the first on, up to one that is missing: only they count, so that cores change no result."""
    found: list[Deal] = []
    while len(found) in deals:
        found.append(deals[len(found)])
    return found


def counted(arena: Arena, deals: Mapping[int, Deal]) -> tuple[list[Deal], bool]:
    """The deals of a pair that count, and whether they make its difference certain."""
    row = in_a_row(deals)[: arena.deals]
    enough = certain_after([deal.lead for deal in row])
    return (row[:enough] if enough and arena.stops else row), enough > 0


def stand(arena: Arena, results: Results) -> Standings:
    """Read all results so far."""
    meetings, used = [], {}
    for pair in arena.pairs:
        row, certain = counted(arena, results.get(pair, {}))
        used[pair] = dict(enumerate(row))
        lead = sum(deal.lead for deal in row) / len(row) if row else 0.0
        first, second = clustered([d.first for d in row]), clustered([d.second for d in row])
        meetings.append(Meeting(pair, len(row), first, second, lead, certain))
    return Standings(arena, tuple(meetings), tuple(rate(len(arena.bots), arena.table.players, used)))


def clustered(deals: Sequence[Sequence[float]]) -> Rate:
    """The mean over deals with its 95 % interval; games on one deal count as one throw."""
    count = len(deals)
    if count == 0:
        return Rate(0.0, 0.0, 1.0)
    means = [sum(deal) / len(deal) for deal in deals]
    mean = sum(means) / count
    half = half_of(means)
    return Rate(mean, max(0.0, mean - half), min(1.0, mean + half))
