"""What each game counts for whom: recorded points, wins and losses, as tokens stand now (VT.55, VT.71, TD.33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fieldofview.desk import penalties
from fieldofview.desk.matches import NOT_THERE, gone_before
from fieldofview.desk.model import Game, GameRef, Result, Round, Tournament
from fieldofview.desk.shape import eliminates


def came(t: Tournament, ref: GameRef, result: Result, person: str) -> bool:
    """Whether somebody was at the table when the game began."""
    why = result.left.get(person)
    return why not in NOT_THERE and not (why == "dq" and gone_before(t, person, ref))


class Line(NamedTuple):
    """One game as it counts for one entry."""

    entry: str
    round: int
    game: Game | None  # None for a bye
    won: bool
    winners: int
    points: int
    played: bool
    present: tuple[str, ...]  # the entries that sat there
    share: float
    size: int


def lines(t: Tournament, *, stage: str | None = None) -> Iterator[Line]:
    """Every game of the event as it counts for each of its entries, byes included; play-offs count nowhere."""
    tokens = penalties.all_tokens(t)
    for round in t.rounds:
        if stage is not None and round.stage != stage:
            continue
        for table in round.tables.values():
            for game in table.games.values():
                if game.result is not None and game.result.confirmed and not game.play_off:
                    yield from _of_game(t, round, game, game.result, tokens)
        for unit in round.byes:
            yield from _of_bye(t, round, unit)


def _of_game(t: Tournament, round: Round, game: Game, result: Result, tokens: penalties.Tokens) -> list[Line]:
    points = penalties.recorded(t, game, tokens)
    sums, winners, present = points, result.winners, result.seats
    if t.teams:
        sums = {}
        for person in points:
            sums[t.unit(person)] = sums.get(t.unit(person), 0) + points[person]
        winners, present = t.units(winners), t.units(present)
    positive = sum(value for value in sums.values() if value > 0) or 1
    number, won, played, count, size = round.number, set(winners), result.played, len(winners), len(present)
    found = []
    for unit, value in sums.items():
        share = value / positive if value > 0 else 0.0
        found.append(Line(unit, number, game, unit in won, count, value, played, present, share, size))
    return found


def _of_bye(t: Tournament, round: Round, unit: str) -> Iterator[Line]:
    """A bye of a Swiss is worth a match of wins of 100; that of a bracket scores nothing (TD.28)."""
    if eliminates(t, round):
        return
    for _ in range(t.settings.format.wins_needed):
        yield Line(unit, round.number, None, True, 1, 100, False, (), 0.0, 1)


def played_games(t: Tournament) -> int:
    """Games with a played turn, finals and play-offs included (TD.19)."""
    return sum(
        game.result is not None and game.result.confirmed and game.result.played
        for round in t.rounds
        for table in round.tables.values()
        for game in table.games.values()
    )
