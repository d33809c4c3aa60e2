"""Counts turned into rates with 95 % intervals, lengths and a table of cards."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..game.happenings import ENDINGS
from ..kernel.ops import BROKEN, UNKNOWN_INSTRUCTION
from ..policies import contests
from ..views.words import ending
from .workers import Played

GIVEN_UP = 0  # the reason of a game that never ended
Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} %"

    @property
    def interval(self) -> str:
        return f"{100 * self.low:.1f}–{100 * self.high:.1f}"


def wilson(successes: float, trials: int) -> Rate:
    """Wilson's interval: honest for rates near 0 and 1; a shared win is a part of a success."""
    if trials == 0:
        return Rate(0.0, 0.0, 1.0)
    p = successes / trials
    scale = 1 + Z * Z / trials
    middle = (p + Z * Z / (2 * trials)) / scale
    half = Z / scale * math.sqrt(max(0.0, p * (1 - p)) / trials + Z * Z / (4 * trials * trials))
    return Rate(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)))


def half_of(means: Sequence[float], low: float = 0.0, high: float = 1.0) -> float:
    """Half of the 95 % interval of a mean over deals, which is from low to high; endless below two deals.

    As if four more deals had been played, two of which went all one way and two all the other (Agresti and Coull):
    deals that are nearly alike say no more than that.
    """
    n = len(means)
    if n < 2:
        return math.inf
    counted = [*means, low, low, high, high]
    mean = math.fsum(means) / n
    spread = math.fsum((x - mean) ** 2 for x in counted) / (len(counted) - 1)
    return Z * math.sqrt(spread / n)


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat, or all seats of one bot, fared."""

    name: str
    seats: int
    rate: Rate  # wins of one seat in one game
    alone: int
    shared: int
    points: float
    overwhelmed: int


@dataclass(frozen=True, slots=True)
class Length:
    """How long games were."""

    mean: float
    median: int
    low: int  # a twentieth of the games are shorter
    high: int


@dataclass(frozen=True, slots=True)
class CardRow:
    """What one card did."""

    name: str
    points: int
    played: float  # times a game
    revealed: float
    cancelled: Rate  # of its plays
    wins: Rate  # of those who played, revealed or used it
    lying: float  # on the winners' tables, a game
    users: int
    by_bot: tuple[
        tuple[str, Rate, int], ...
    ] = ()  # where bots differ: wins of each one's users, and how many they were


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything worth saying about a contest."""

    games: int
    asked: int
    players: int
    sets: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    turn_limit: int
    by_seat: tuple[Standing, ...]
    by_bot: tuple[Standing, ...]
    shared: int
    turns: Length
    decisions: Length
    turn_counts: dict[int, int]
    endings: tuple[tuple[str, int], ...]
    cards: tuple[CardRow, ...]


def summarise(played: Played) -> Summary:
    """Read the counts."""
    contest, tally = played.contest, played.tally
    without = sum(tally.reasons[reason] for reason in (GIVEN_UP, UNKNOWN_INSTRUCTION, BROKEN))
    return Summary(
        games=tally.games,
        asked=contest.games,
        players=contest.players,
        sets=tuple(part.id for part in contest.sets),
        bots=contest.bots,
        seed=contest.seed,
        turn_limit=contest.turn_limit,
        by_seat=tuple(_standing(f"seat {seat + 1}", [row], tally.games) for seat, row in enumerate(tally.seats)),
        by_bot=tuple(
            _standing(name, [r for r, b in zip(tally.bots, contest.bots, strict=True) if b == name], tally.games)
            for name in dict.fromkeys(contest.bots)
        ),
        shared=tally.games - without - sum(row[contests.ALONE] for row in tally.seats),
        turns=length(tally.turns),
        decisions=length(tally.decisions),
        turn_counts=dict(sorted(tally.turns.items())),
        endings=tuple((_ending(reason), n) for reason, n in enumerate(tally.reasons) if n),
        cards=_cards(played),
    )


def _ending(reason: int) -> str:
    return "given up, because it went on and on" if reason == GIVEN_UP else ending(ENDINGS[reason][0])


def _standing(name: str, rows: Sequence[Sequence[int]], games: int) -> Standing:
    """All seats of one name together: their interval is that of the games, shared out among them."""
    seats = len(rows)
    joint = wilson(sum(r[contests.SHARE] for r in rows) / contests.WHOLE, games)
    return Standing(
        name,
        seats,
        Rate(joint.value / seats, joint.low / seats, joint.high / seats),
        sum(r[contests.ALONE] for r in rows),
        sum(r[contests.SHARED] for r in rows),
        sum(r[contests.POINTS] for r in rows) / max(1, games * seats),
        sum(r[contests.FALLEN] for r in rows),
    )


def length(counts: Counter[int]) -> Length:
    """How long games were, by how many of each length there were."""
    total = counts.total()
    if total == 0:
        return Length(0.0, 0, 0, 0)
    mean = sum(n * c for n, c in counts.items()) / total
    return Length(mean, _quantile(counts, 0.5), _quantile(counts, 0.05), _quantile(counts, 0.95))


def _quantile(counts: Counter[int], part: float) -> int:
    """The smallest value that so large a part of the games does not exceed."""
    wanted = part * counts.total()
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0


def _cards(played: Played) -> tuple[CardRow, ...]:
    """One row a card, those with which players win most often first."""
    contest, tally = played.contest, played.tally
    games = max(1, tally.games)
    rows = []
    for card, row in zip(contest.tables.cards, tally.kinds, strict=True):
        rows.append(
            CardRow(
                card.name,
                card.points,
                row[contests.PLAYED] / games,
                row[contests.REVEALED] / games,
                wilson(row[contests.CANCELS], row[contests.PLAYED]),
                wilson(row[contests.USERS_SHARE] / contests.WHOLE, row[contests.USERS]),
                row[contests.LYING] / games,
                row[contests.USERS],
                _users_by_bot(contest.bots, row),
            )
        )
    return tuple(sorted(rows, key=lambda r: (r.users == 0, -r.wins.value, r.name)))


def _users_by_bot(bots: Sequence[str], row: Sequence[int]) -> tuple[tuple[str, Rate, int], ...]:
    """A strong bot wins whatever it uses: where bots differ, only users of one bot can be compared."""
    if len(set(bots)) == 1:
        return ()
    found = []
    for name in dict.fromkeys(bots):
        places = [contests.KIND_COLUMNS + 2 * bot for bot, other in enumerate(bots) if other == name]
        users, share = sum(row[at] for at in places), sum(row[at + 1] for at in places)
        found.append((name, wilson(share / contests.WHOLE, users), users))
    return tuple(found)
