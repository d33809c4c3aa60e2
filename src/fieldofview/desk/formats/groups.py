"""Rounds that are made from seeds: every round of a knock-out, and first rounds by the leaderboard."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from .draw import CannotSeparate
from .ladder import round_of
from .seeds import lowest_without_bye, snake
from .settings import FormatSettings


@dataclass(frozen=True)
class Groups:
    """Tables in order, and who has a bye."""

    tables: list[list[str]]
    byes: list[str]


def knock_out_round(settings: FormatSettings, units: Sequence[str]) -> Groups:
    """The next round for those who are left, in order of their seeds; also after a cut."""
    if settings.cut:
        return Groups(*round_of(units, settings.final_table_seats // settings.unit_seats))
    return Groups(*round_of(units, settings.table_units, settings.wished_final))


def first_round(settings: FormatSettings, units: Sequence[str], had_bye: Collection[str] = ()) -> Groups:
    """The first round by the leaderboard: the snake over as many tables as the sizes say."""
    if settings.course == "knock-out":
        return knock_out_round(settings, units)
    sizes = settings.unit_sizes(len(units))
    byes = lowest_without_bye(units, len(units) - sum(sizes), had_bye)
    return Groups(snake([unit for unit in units if unit not in byes], len(sizes)), byes)


def keep_apart(
    tables: Sequence[Sequence[str]], order: Sequence[str], separated: frozenset[frozenset[str]]
) -> list[list[str]]:
    """The same tables with as few swaps of near seeds as part every separated pair."""
    found = [list(table) for table in tables]
    seed = {unit: place for place, unit in enumerate(order)}

    def together(table: Sequence[str]) -> list[tuple[str, str]]:
        return [pair for pair in combinations(table, 2) if frozenset(pair) in separated]

    for here in found:
        while pairs := together(here):
            moving = max(pairs[0], key=seed.__getitem__)
            others = [(there, unit) for there in found if there is not here for unit in there]
            for there, unit in sorted(others, key=lambda other: (abs(seed[other[1]] - seed[moving]), seed[other[1]])):
                swapped_here = [unit if one == moving else one for one in here]
                swapped_there = [moving if one == unit else one for one in there]
                before = len(pairs) + len(together(there))
                if len(together(swapped_here)) + len(together(swapped_there)) < before:
                    here[:], there[:] = swapped_here, swapped_there
                    break
            else:
                raise CannotSeparate("The separated pairs cannot all be kept apart by swaps; lift some separations.")
    return found
