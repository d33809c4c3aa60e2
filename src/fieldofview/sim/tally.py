"""What is counted over many games, and how counts of different workers are added."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..policies import contests

Rows = list[list[int]]


@dataclass(frozen=True, slots=True)
class GameRow:
    """How one game went: its number, and what there is to say of each seat."""

    number: int
    turns: int
    decisions: int
    reason: int  # as the kernel numbers endings
    winners: tuple[int, ...]
    overwhelmed: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(slots=True)
class Tally:
    """Whole numbers only, so that the order of adding changes nothing."""

    games: int
    seats: Rows
    bots: Rows
    kinds: Rows
    reasons: list[int]
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    rows: list[GameRow] = field(default_factory=list)  # where each game is wanted by itself

    @classmethod
    def empty(cls, players: int, kinds: int) -> Tally:
        return cls(
            games=0,
            seats=[[0] * contests.COLUMNS for _ in range(players)],
            bots=[[0] * contests.COLUMNS for _ in range(players)],
            kinds=[[0] * (contests.KIND_COLUMNS + 2 * players) for _ in range(kinds)],
            reasons=[0] * 10,
        )

    def add(self, other: Tally) -> None:
        """Take over the counts of other games."""
        self.games += other.games
        for mine, theirs in ((self.seats, other.seats), (self.bots, other.bots), (self.kinds, other.kinds)):
            for row, more in zip(mine, theirs, strict=True):
                row[:] = [a + b for a, b in zip(row, more, strict=True)]
        self.reasons = [a + b for a, b in zip(self.reasons, other.reasons, strict=True)]
        self.turns.update(other.turns)
        self.decisions.update(other.decisions)
        self.rows += other.rows

    def row(self, number: int) -> GameRow:
        """The tally of a single game as its row."""
        seats = range(len(self.seats))
        return GameRow(
            number,
            next(iter(self.turns)),
            next(iter(self.decisions)),
            self.reasons.index(1),
            tuple(p for p in seats if self.seats[p][contests.SHARE]),
            tuple(p for p in seats if self.seats[p][contests.FALLEN]),
            tuple(self.seats[p][contests.POINTS] for p in seats),
        )
