"""What a plan consists of."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from .settings import FormatSettings
from .timetable import Facts, Timetable

RoundKind = Literal["regular", "final", "playoff"]


@dataclass(frozen=True)
class Hours:
    """What the estimate of times rests on."""

    start: datetime | None = None
    changeover: int = 10  # minutes between rounds
    game: int = 20  # minutes of an untimed game


@dataclass(frozen=True)
class PlannedRound:
    number: int
    stage: Literal["main", "final"]  # "final" for every round after a cut
    kind: RoundKind
    sizes: tuple[int, ...]  # units at each table, in table order
    resting: int  # who have a bye or rest
    games: int  # that a match is sure to have: fixed ones, or the wins it needs
    first_to: int | None
    limit: int | None  # seconds; None: untimed
    stipulated: bool  # a limit of a final round is the organiser's word (VT.16, TD.31)
    best_losers: int = 0
    start: datetime | None = None
    end: datetime | None = None

    @property
    def units(self) -> int:
        return sum(self.sizes) + self.resting


@dataclass(frozen=True)
class Warn:
    """A warning of the planner; `words.sentence(code, data)` says it."""

    code: str
    cites: tuple[str, ...]
    data: dict[str, Any]


@dataclass(frozen=True)
class Plan:
    settings: FormatSettings
    units: int
    rounds: tuple[PlannedRound, ...]
    timetable: Timetable | None  # of a round robin, for units "1", "2" … in order of their seeds
    warnings: tuple[Warn, ...]

    @property
    def ladder(self) -> list[list[int]]:
        """Seats at the tables of each round of a knock-out, or of the stage after a cut."""
        stage = "final" if self.settings.cut else "main"
        seats = self.settings.unit_seats
        return [[seats * size for size in played.sizes] for played in self.rounds if played.stage == stage]

    @property
    def facts(self) -> Facts | None:
        """Rounds, tables and meetings of a round robin."""
        return self.timetable.facts() if self.timetable else None

    @property
    def sure_games(self) -> int:
        """Games that will be played however the event goes."""
        return sum(len(played.sizes) * played.games for played in self.rounds)
