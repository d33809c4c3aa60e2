"""An independent look at rounds and schedules: what is wrong with them, counted anew.

Nothing here is shared with what draws or constructs.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

Tables = Sequence[Sequence[str]]
Pair = frozenset[str]


def faults_of_round(
    tables: Tables,
    active: Collection[str],
    *,
    sizes: Sequence[int] | None = None,
    lo: int = 2,
    hi: int = 6,
    resting: Collection[str] = (),
    separated: Iterable[Pair] = (),
) -> list[str]:
    """One sentence for each fault of a round; none for a good one."""
    seats = Counter(unit for table in tables for unit in table)
    seats.update(resting)
    found = [f"{unit} has no place." for unit in active if not seats[unit]]
    found += [f"{unit} has {count} places." for unit, count in seats.items() if count > 1]
    found += [f"{unit} does not play in this round." for unit in seats if unit not in active]
    if sizes is not None and sorted(map(len, tables)) != sorted(sizes):
        found.append(f"The tables have {sorted(map(len, tables))} seats, not {sorted(sizes)}.")
    found += [
        f"Table {number} has {len(table)} seats, not {lo} to {hi}."
        for number, table in enumerate(tables, 1)
        if not lo <= len(table) <= hi
    ]
    apart = set(separated)
    for number, table in enumerate(tables, 1):
        for pair in combinations(table, 2):
            if frozenset(pair) in apart:
                found.append(f"{pair[0]} and {pair[1]} are separated and share table {number}.")
    return found


def meetings(rounds: Iterable[Tables]) -> Counter[Pair]:
    """How often each pair sat at one table."""
    return Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))


def repeats(rounds: Sequence[Tables]) -> int:
    """Meetings of pairs that had met before."""
    return sum(count - 1 for count in meetings(rounds).values())


def faults_of_schedule(rounds: Sequence[Tables], units: Sequence[str], size: int) -> list[str]:
    """Faults of a round robin: full tables, rests as even as can be."""
    found = []
    rests: Counter[str] = Counter(dict.fromkeys(units, 0))
    for number, tables in enumerate(rounds, 1):
        seated = {unit for table in tables for unit in table}
        resting = [unit for unit in units if unit not in seated]
        rests.update(resting)
        wanted = [min(size, len(units))] * max(1, len(units) // size)
        for fault in faults_of_round(tables, units, sizes=wanted, resting=resting, hi=max(6, size)):
            found.append(f"Round {number}: {fault}")
    if max(rests.values()) - min(rests.values()) > 1:
        found.append(f"Rests are uneven: {min(rests.values())} to {max(rests.values())}.")
    return found
