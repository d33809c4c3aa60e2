"""A match at one table: who is there, who deals, what was won, whether it is decided."""

from __future__ import annotations

from collections.abc import Iterable

from fieldofview.desk.model import LATE, Game, GameRef, Round, Table, Tournament
from fieldofview.desk.penalties import recorded
from fieldofview.desk.shape import eliminates, first_to, is_last

NOT_THERE = ("no-show", "dropped")
OUT = (*NOT_THERE, "dq")


def main_games(table: Table) -> list[Game]:
    """The games of the match, without play-offs, in order."""
    return [game for _, game in sorted(table.games.items()) if not game.play_off]


def finished(table: Table) -> list[Game]:
    """The games of the match that have a confirmed result."""
    return [game for game in main_games(table) if game.result is not None and game.result.confirmed]


def running(table: Table) -> Game | None:
    """The game that is being played."""
    return next((game for game in table.games.values() if game.started and game.result is None), None)


def next_game(table: Table) -> int:
    """The number of the first game without a result."""
    done = [number for number, game in table.games.items() if game.result is not None]
    return max(done, default=0) + 1


def no_show(round: Round, person: str) -> bool:
    """Whether somebody came too late or never (VT.53)."""
    late = round.late.get(person, 0) if person in round.late else None
    return late is None or late > LATE


def gone_before(t: Tournament, person: str, ref: GameRef) -> bool:
    """Whether somebody was disqualified before this game's round; between two games of its match is not before."""
    penalty, round = t.disqualification(person), t.round(ref.round)
    if penalty is None:
        return False
    if penalty.game is None:
        return round is None or penalty.n < round.published
    return penalty.game.round < ref.round


def away(t: Tournament, round: Round, person: str, ref: GameRef) -> bool:
    """Whether somebody was not there for the deal of this game."""
    return (
        (person in t.penalties_of and _out_before(t, person, ref))
        or t.has_dropped(t.unit(person), ref.round)
        or (person in round.late and no_show(round, person))
    )


def _out_before(t: Tournament, person: str, ref: GameRef) -> bool:
    """Whether somebody was disqualified before this game began; later ones leave earlier matches as they were."""
    penalty, round, game = t.disqualification(person), t.round(ref.round), t.game(ref)
    if penalty is None:
        return False
    if penalty.game is not None:
        return (penalty.game.round, penalty.game.game) < (ref.round, ref.game)
    if game is not None and game.started:
        return penalty.n < game.started
    return round is None or not round.closed or penalty.n < round.closed


def wins(t: Tournament, table: Table) -> dict[str, int]:
    """Wins in the match, by entry."""
    counts = dict.fromkeys(t.units(table.seats), 0)
    for game in finished(table):
        assert game.result is not None
        for unit in t.units(game.result.winners):
            counts[unit] += 1
    return counts


def settled(t: Tournament, round: Round, table: Table) -> bool:
    """Whether the match is decided: enough games or wins, time was called, or nobody is left to play."""
    games = finished(table)
    if running(table) is not None or not games:
        return False
    ref = GameRef(round.number, table.number, len(games) + 1)
    return played_out(t, round, table) or all(away(t, round, person, ref) for person in table.seats)


def played_out(t: Tournament, round: Round, table: Table) -> bool:
    """Whether the games alone decide the match: as many as count, enough wins, or time was called."""
    games = finished(table)
    if any(game.time_called for game in games):
        return True
    needed = first_to(t, round)
    if needed:
        return max(wins(t, table).values()) >= needed
    return len(games) >= t.settings.format.games


def in_lots(t: Tournament, persons: Iterable[str]) -> list[str]:
    """People in the order of the lots; partners in the order of their team."""
    place = {unit: i for i, unit in enumerate(t.lots)}
    last = len(place)

    def key(person: str) -> tuple[int, int]:
        unit = t.unit(person)
        members = t.entries[unit].members if unit in t.entries else (person,)
        return place.get(unit, last), members.index(person)

    return sorted(persons, key=key)


def named_dealer(t: Tournament, round: Round, table: Table, number: int, left: dict[str, str] | None = None) -> str:
    """Who deals: in game 1 the first who is there, later the winner of the game before (VT.24, TD.25, TD.42)."""
    ref = GameRef(round.number, table.number, number)
    gone = left or {}

    def there(person: str) -> bool:
        return gone.get(person) not in NOT_THERE and not away(t, round, person, ref)

    before = [game for game in main_games(table) if game.ref.game < number and game.result is not None]
    present = [person for person in table.seats if there(person)]
    if not before:
        stayed = [person for person in present if person not in gone]
        return (stayed or present or list(table.seats))[0]
    result = before[-1].result
    assert result is not None
    winners = [person for person in result.winners if there(person)]
    return in_lots(t, winners or present or table.seats)[0]


def first_turn(seats: tuple[str, ...], dealer: str, away: Iterable[str] = ()) -> str:
    """The player left of the dealer who is there (VT.23)."""
    gone = set(away)
    at = seats.index(dealer)
    order = seats[at + 1 :] + seats[: at + 1]
    return next((person for person in order if person not in gone), order[0])


def order_in_match(t: Tournament, round: Round, table: Table) -> list[list[str]]:
    """The entries of an elimination table, best first, in groups that only a play-off can part (2.3)."""
    won = wins(t, table)
    points = match_points(t, table)
    lost = {unit for unit in won if forfeited_match(t, round, table, unit)}
    groups: dict[tuple[bool, int, int], list[str]] = {}
    for unit in won:
        groups.setdefault((unit not in lost, won[unit], points[unit]), []).append(unit)
    return [groups[key] for key in sorted(groups, reverse=True)]


def match_points(t: Tournament, table: Table) -> dict[str, int]:
    """Recorded View-points of the match, by entry."""
    sums = dict.fromkeys(t.units(table.seats), 0)
    for game in finished(table):
        for person, points in recorded(t, game).items():
            sums[t.unit(person)] += points
    return sums


def forfeited_match(t: Tournament, round: Round, table: Table, unit: str) -> bool:
    """Whether an entry left every game of the match, or was out before it was decided. Who is out later has won it."""
    games = finished(table)
    members = [person for person in t.entries[unit].members if person in table.seats]
    results = [game.result for game in games if game.result is not None]
    ref = GameRef(round.number, table.number, len(games) + 1)
    if games and all(away(t, round, person, ref) for person in members):
        shown = all(results[-1].left.get(person) in OUT for person in members)
        if shown or not played_out(t, round, table):
            return True
    reasons = {"forfeit", *OUT}
    return bool(results) and all(result.left.get(p) in reasons for result in results for p in members)


def play_off_due(t: Tournament, round: Round, table: Table) -> list[str]:
    """Who must play one game more at an elimination table before it is decided who goes on (TD.39)."""
    if not eliminates(t, round) or table.play_off_only or not settled(t, round, table):
        return []
    places = 1 if is_last(t, round.number) else t.settings.format.advancing
    taken = 0
    for group in order_in_match(t, round, table):
        able = [unit for unit in group if not forfeited_match(t, round, table, unit)]
        if taken + len(able) > places and taken < places and len(able) > 1:
            return (
                []
                if play_off_result(table)
                else [p for unit in able for p in t.entries[unit].members if p in table.seats]
            )
        taken += len(able)
    return []


def play_off_result(table: Table) -> Game | None:
    """The play-off that was played at a table."""
    games = [game for game in table.games.values() if game.play_off and game.result is not None]
    return games[-1] if games else None
