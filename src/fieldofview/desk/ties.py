"""How ties are parted that decide something: by a play-off, else by lot (TD.44)."""

from __future__ import annotations

from itertools import pairwise

from fieldofview.desk.model import Game, Tournament


def by_lot(t: Tournament, units: list[str]) -> list[str]:
    """Entries in the order of the lots, those without one last."""
    place = {unit: i for i, unit in enumerate(t.lots)}
    return sorted(units, key=lambda unit: (place.get(unit, len(place)), t.entries[unit].order))


def in_play_off(t: Tournament, game: Game, units: list[str]) -> list[str]:
    """Tied entries in the order of their play-off: win, then points, then lot (TD.44)."""
    return sorted(by_lot(t, units), key=lambda unit: play_off_key(t, game, unit))


def play_off_key(t: Tournament, game: Game, unit: str) -> tuple[bool, int]:
    """What an entry reached in a play-off, the least being best."""
    result = game.result
    assert result is not None
    points = sum(value for person, value in result.points.items() if t.unit(person) == unit)
    return unit not in t.units(result.winners), -points


def parted(t: Tournament, game: Game | None, units: list[str]) -> tuple[list[str], list[str]]:
    """Tied entries in the order of their play-off, else of the lots; and what separates each from the one above."""
    if game is None:
        return by_lot(t, units), ["lot"] * (len(units) - 1)
    ordered = in_play_off(t, game, units)
    keys = [play_off_key(t, game, unit) for unit in ordered]
    return ordered, ["lot" if a == b else "play-off" for a, b in pairwise(keys)]


def title_play_off(t: Tournament, units: list[str]) -> Game | None:
    """A play-off that was played beside the last main round between exactly these."""
    for round in reversed(t.rounds):
        for table in round.tables.values():
            if table.play_off_only and set(t.units(table.seats)) == set(units):
                return next((game for game in table.games.values() if game.result is not None), None)
    return None
