"""What games add up to: tallies, tie-breaks with what separates each row, and the cut (2.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from fieldofview.desk.formats.timetable import pool_sizes
from fieldofview.desk.matches import settled
from fieldofview.desk.model import Tournament
from fieldofview.desk.records import Line, lines
from fieldofview.desk.shape import main_rounds
from fieldofview.desk.ties import by_lot, parted, title_play_off

DEFAULT_TIE_BREAKS = ("wins", "points", "share", "head-to-head", "opponents-wins")
DOUBLE_SCORE_TIE_BREAKS = ("score", "wins", "best-game")
METRICS = (*DEFAULT_TIE_BREAKS, "wins-above-expectation", "score", "best-game")

Tier = tuple[list[str], str]  # entries of equal rank, and what separates them from those above


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table. Rank 0: listed without a place."""

    rank: int
    entry: str
    wins: Fraction
    losses: int
    points: int
    score: int
    share: float | None
    status: str
    why: str


@dataclass(slots=True)
class Tally:
    """What the games of one entry add up to."""

    won: Counter[int]  # games won, by how many share the win
    losses: int
    points: int
    score: int
    best_game: int
    games: int
    sizes: Counter[int]  # games played, by how many sat there
    shares: list[float]
    played: list[Line]

    @classmethod
    def of(cls, lines: list[Line], *, split: bool) -> Tally:
        won = [line.winners if split else 1 for line in lines if line.won]
        scores = [line.points * 2 if line.won and line.points > 0 else line.points for line in lines]
        played = [line for line in lines if line.played]
        return cls(
            Counter(won),
            len(lines) - len(won),
            sum([line.points for line in lines]),
            sum(scores),
            max(scores, default=-(10**9)),
            len(lines),
            Counter([line.size for line in played]),
            [line.share for line in played],
            played,
        )

    @property
    def wins(self) -> Fraction:
        return _shared(self.won)

    @property
    def expectation(self) -> Fraction:
        """Wins that chance alone would give."""
        return _shared(self.sizes)

    @property
    def share(self) -> float | None:
        return sum(self.shares) / len(self.shares) if self.shares else None


def _shared(counts: Counter[int]) -> Fraction:
    """So many games, of each of which one part in so many counts."""
    return sum((Fraction(count, parts) for parts, count in counts.items()), Fraction(0))


class Scoreboard:
    """The table of a stage: tallies of every entry and the order they stand in."""

    def __init__(self, t: Tournament, stage: str | None = None) -> None:
        self.t, self.stage = t, stage
        found: dict[str, list[Line]] = {entry: [] for entry in t.entries}
        for line in lines(t, stage=stage):
            if line.entry in found:
                found[line.entry].append(line)
        split = t.settings.options.split_wins
        self.tallies = {entry: Tally.of(its, split=split) for entry, its in found.items()}
        self.out = [unit for unit in self.tallies if t.is_out(unit)]
        dropped = [u for u in self.tallies if t.entries[u].dropped_after is not None and u not in self.out]
        self.last = dropped if t.settings.drop_policy == "ZERO_LAST" else []

    def rows(self) -> list[Row]:
        """All entries, best first; the disqualified stand at the end without a place."""
        return self.listed(self.tiers())

    def listed(self, tiers: list[Tier]) -> list[Row]:
        """The rows of groups of equal rank, best first."""
        found: list[Row] = []
        rank = 1
        for units, why in tiers:
            in_order = sorted(units, key=lambda unit: self.t.entries[unit].order)
            found += [self._row(unit, rank, why if i == 0 else "equal") for i, unit in enumerate(in_order)]
            rank += len(units)
        return found + [self._row(unit, 0, "disqualified") for unit in self.out]

    def _row(self, unit: str, rank: int, why: str) -> Row:
        tally, entry = self.tallies[unit], self.t.entries[unit]
        status = "disqualified" if unit in self.out else "dropped" if entry.dropped_after is not None else "finished"
        if unit in self.last:
            share = 0.0 if tally.share is not None else None
            return Row(rank, unit, Fraction(0), tally.losses, 0, 0, share, status, why)
        return Row(rank, unit, tally.wins, tally.losses, tally.points, tally.score, tally.share, status, why)

    def tiers(self) -> list[Tier]:
        """Groups of equal rank, best first, with what separates each from the one above."""
        in_order = [unit for unit in self.tallies if unit not in self.out and unit not in self.last]
        tiers = self._ordered(in_order)
        return with_first(tiers) + ([(self.last, "dropped" if tiers else "")] if self.last else [])

    def _ordered(self, units: list[str]) -> list[Tier]:
        tiers = self._split(units, self.t.settings.tie_breaks)
        if not self.t.settings.format.cut:
            return self.titled(tiers)
        return self._at_the_cut(tiers) if self.stage == "main" else tiers

    # ties that decide something (TD.44)

    def titled(self, tiers: list[Tier]) -> list[Tier]:
        """The same with one at the top, once all is played."""
        if not tiers or len(tiers[0][0]) == 1 or not decided(self.t):
            return tiers
        first, *others = tiers
        ordered, reasons = self._parted(first[0])
        return [([ordered[0]], first[1]), (ordered[1:], reasons[0]), *others]

    def _at_the_cut(self, tiers: list[Tier]) -> list[Tier]:
        places = self.t.settings.format.cut
        found: list[Tier] = []
        for units, why in tiers:
            able = [unit for unit in units if may_be_cut(self.t, unit)]
            if decided(self.t) and 0 < places < len(able):
                ordered, reasons = self._parted(units)
                found += [([unit], by) for unit, by in zip(ordered, [why, *reasons], strict=True)]
            else:
                found.append((units, why))
            places -= len(able)
        return found

    def _parted(self, units: list[str]) -> tuple[list[str], list[str]]:
        """Tied entries in order, and what separates each from the one above."""
        return parted(self.t, title_play_off(self.t, units), units)

    # tie-breaks

    def _split(self, units: list[str], metrics: Sequence[str]) -> list[Tier]:
        if len(units) <= 1 or not metrics:
            return [(units, "")] if units else []
        metric, rest = metrics[0], metrics[1:]
        if metric == "head-to-head":
            order = self._head_to_head(units)
            groups = [[unit] for unit in order] if order else [units]
        else:
            values: dict[object, list[str]] = {}
            for unit in units:
                values.setdefault(self.metric(unit, metric), []).append(unit)
            groups = [values[value] for value in sorted(values, reverse=True)]  # type: ignore[type-var]
        found: list[Tier] = []
        for i, group in enumerate(groups):
            inner = self._split(group, rest)
            if i > 0:
                inner[0] = (inner[0][0], metric)
            found += inner
        return found

    def metric(self, unit: str, name: str) -> Fraction | float | int:
        """The value of a tie-break, greater is better."""
        tally = self.tallies[unit]
        games = tally.games if self._per_game and tally.games else 1
        match name:
            case "wins":
                return tally.wins / games
            case "points":
                return Fraction(tally.points, games)
            case "score":
                return tally.score
            case "best-game":
                return tally.best_game
            case "share":
                return round(tally.share or 0.0, 12)
            case "wins-above-expectation":
                return tally.wins - tally.expectation
            case "opponents-wins":
                return self._opponents_wins(unit)
        raise ValueError(name)

    @property
    def _per_game(self) -> bool:
        """Uneven pools compare wins and points per game (TD.45)."""
        form = self.t.settings.format
        return bool(form.pools) and len(set(pool_sizes(len(self.tallies), form.pools))) > 1

    def _opponents_wins(self, unit: str) -> Fraction:
        others = [other for line in self.tallies[unit].played for other in line.present if other != unit]
        rates = [self._rate(other) for other in others]
        return sum(rates, Fraction(0)) / len(rates) if rates else Fraction(0)

    def _rate(self, unit: str) -> Fraction:
        played = self.tallies[unit].played if unit in self.tallies else []
        return Fraction(sum(line.won for line in played), len(played)) if played else Fraction(0)

    def _head_to_head(self, units: list[str]) -> list[str] | None:
        """The order of a group by its shared games, if they order all of it strictly."""
        shared: dict[int, dict[str, tuple[bool, int]]] = {}
        for unit in units:
            for line in self.tallies[unit].played:
                shared.setdefault(id(line.game), {})[unit] = (line.won, line.points)
        balance: dict[tuple[str, str], int] = {}
        for game in shared.values():
            for a in game:
                for b in game:
                    balance[a, b] = balance.get((a, b), 0) + (game[a] > game[b]) - (game[a] < game[b])
        beaten = {a: sum(balance.get((a, b), 0) > 0 for b in units if b != a) for a in units}
        order = sorted(units, key=lambda unit: -beaten[unit])
        strict = [beaten[unit] for unit in order] == list(range(len(units) - 1, -1, -1))
        return order if strict else None


def with_first(tiers: list[Tier]) -> list[Tier]:
    """Nothing separates the first row from one above it."""
    return [(tiers[0][0], ""), *tiers[1:]] if tiers else []


def decided(t: Tournament) -> bool:
    """Whether every planned game of the main stage is played, so that ties must be broken."""
    if t.finished or any(round.stage == "final" for round in t.rounds):
        return True
    last = t.last_round
    if last is None or last.number < main_rounds(t):
        return False
    return all(settled(t, last, table) or table.play_off_only for table in last.tables.values())


def may_be_cut(t: Tournament, unit: str) -> bool:
    """Whether an entry can take a place in the cut: it is still in the event (TD.35)."""
    return t.entries[unit].dropped_after is None and not t.is_out(unit)


def cut(t: Tournament) -> list[str]:
    """Who goes on to the final stage, in order of rank; equal ranks stand in the order of lots."""
    found: list[str] = []
    for units, _ in Scoreboard(t, "main").tiers():
        found += [unit for unit in by_lot(t, units) if may_be_cut(t, unit)]
    return found[: t.settings.format.cut]
