"""The law of lives in a Survival: who has how many is counted anew from the results (2.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fieldofview.desk.laws.look import Look
from fieldofview.desk.laws.recount import Recount, Ref, Told
from fieldofview.desk.progress import lives

FINAL = 6  # with so many left the one table that they sit at is the final


def lives_are_lost_at_tables(look: Look) -> Iterator[str]:
    """Whoever left a game loses a life; else the lowest total of the table does, never everybody there."""
    form, r = look.t.settings.format, look.recount
    if form.course != "survival" or not r.stage or set(r.stage) - r.closed:
        return
    lost = Counter(unit for number in r.stage for unit in _losers(r, number))
    for unit, left in lives(look.t).items():
        if left != form.lives - lost[unit]:
            yield f"{unit} has {left} lives; the games leave {form.lives - lost[unit]}."


def _losers(r: Recount, number: int) -> Iterator[str]:
    tables = [where for where in r.seats if where[0] == number and where not in r.beside]
    if len(tables) == 1 and len(r.units(r.seats[tables[0]])) <= FINAL and not r.byes[number]:
        return
    tokens = {person: r.tokens(person) for person in r.ever}
    before: Counter[str] = Counter()
    for ref, result in r.games():
        if ref[0] == number - 1:
            for person, points in r.points(ref, result, tokens).items():
                before[r.unit(person)] += points
    for where in tables:
        games = [(ref, result) for ref, result in r.games() if ref[:2] == where]
        yield from _of_table(r, games, tokens, before)


def _of_table(
    r: Recount, games: list[tuple[Ref, Told]], tokens: dict[str, Counter[Ref]], before: Counter[str]
) -> list[str]:
    totals: dict[str, int] = {}
    gone: set[str] = set()
    for ref, result in games:
        for person in result.event.seats:
            unit = r.unit(person)
            totals[unit] = totals.get(unit, 0) + result.event.field[person] + tokens[person][ref]
            gone |= {unit} if person in result.event.left else set()
    worst_first = sorted(totals, key=lambda unit: (totals[unit], before[unit], -r.lots.index(unit)))
    if not gone:
        return worst_first[:1]
    return [unit for unit in worst_first if unit in gone] if gone != set(totals) else worst_first[:-1]
