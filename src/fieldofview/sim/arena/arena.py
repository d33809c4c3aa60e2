"""What is played: which bots, at which table, on how many deals; and how two of them meet on one deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from ...bots import is_compiled
from ...game import SetLike
from ...game.errors import Complaint
from ...policies import contests
from ..contest import Contest, count_stretch, make_contest
from ..files import Files, files_of, marked

MOST_BOTS = 24
MOST_DEALS = 1_000_000


class BadArena(Complaint):
    """Bots or numbers of which no arena can be made, or a file that is of another one."""


@dataclass(frozen=True, slots=True)
class Deal:
    """How two bots fared on one deal: the part of the win that each had, alone among the other's, in every seat.

    With two players the one's are what the other's leave.
    """

    first: tuple[float, ...]
    second: tuple[float, ...]

    @property
    def lead(self) -> float:
        """What the first bot wins more than the second, of one win."""
        return sum(self.first) / len(self.first) - sum(self.second) / len(self.second)


@dataclass(frozen=True, slots=True)
class Arena:
    """Every bot meets every other one. Deal number d is the same for all of them."""

    bots: tuple[str, ...]
    deals: int  # at most, for each pair
    table: Contest  # sets, players, seed, turn limit
    stops: bool = True  # whether a pair is done when its difference is certain
    files: Files = ()  # of weights, as they were when it was made

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return pairs_of(len(self.bots))

    @property
    def slow(self) -> frozenset[int]:
        """The bots that think in Python."""
        return frozenset(number for number, bot in enumerate(self.bots) if not is_compiled(bot))

    @property
    def head(self) -> dict[str, object]:
        """What must be the same for results to be of one arena."""
        return {
            "bots": list(self.bots),
            **marked(self.files),
            "sets": [part.id for part in self.table.sets],
            "players": self.table.players,
            "seed": self.table.seed,
            "turn limit": self.table.turn_limit,
        }

    def meet(self, pair: tuple[int, int], deal: int) -> Deal:
        """Two bots on one deal, each alone among the other's, in every seat."""
        first, second = (self.bots[bot] for bot in pair)
        mine = self._alone(first, second, deal)
        if self.table.players == 2:
            return Deal(tuple(own for own, _ in mine), tuple(other for _, other in mine))
        return Deal(tuple(own for own, _ in mine), tuple(own for own, _ in self._alone(second, first, deal)))

    def _alone(self, hero: str, others: str, deal: int) -> list[tuple[float, float]]:
        """One deal with a hero in every seat: the hero's part of the win, and that of all others together."""
        players = self.table.players
        found = []
        for turned in range(players):  # the bots of a contest move on by a seat from game to game, and so does its deal
            seed = self.table.seed + deal - turned
            contest = replace(self.table, bots=(hero, *[others] * (players - 1)), seed=seed, games=1)
            won = [row[contests.SHARE] / contests.WHOLE for row in count_stretch(contest, turned, 1).bots]
            found.append((won[0], sum(won[1:])))
        return found


def make_arena(
    bots: Sequence[str],
    sets: Sequence[SetLike] = ("viewpoint",),
    players: int = 2,
    deals: int = 200,
    seed: int = 1,
    turn_limit: int | None = None,
    *,
    stops: bool = True,
) -> Arena:
    """Check everything that an arena needs."""
    named = tuple(make_contest(1, sets, 2, [bot], seed).bots[0] for bot in bots)
    if len(named) < 2:
        raise BadArena("An arena needs two bots at least; name another one to play against.")
    if len(named) > MOST_BOTS:
        raise BadArena("At most {most} bots meet in one arena, not {count}.", most=MOST_BOTS, count=len(named))
    twice = [name for i, name in enumerate(named) if name in named[:i]]
    if twice:
        raise BadArena("The bot {name} is named twice; against itself it is as good as itself.", name=twice[0])
    if not 1 <= deals <= MOST_DEALS:
        raise BadArena("Each pair plays from 1 to {most:,} deals, not {deals:,}.", most=MOST_DEALS, deals=deals)
    table = make_contest(1, sets, players, ["random"], seed, turn_limit)
    return Arena(named, deals, table, stops, files_of(named))


def pairs_of(count: int) -> list[tuple[int, int]]:
    """All pairs of so many bots."""
    return list(combinations(range(count), 2))
