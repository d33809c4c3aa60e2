"""What earlier rounds mean for the next one: who met whom when, who sat at odd-sized tables."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from .sizes import usual_size


@dataclass(frozen=True)
class Past:
    """The rounds so far, as tables of units; the preferred size tells which tables were odd."""

    rounds: tuple[tuple[tuple[str, ...], ...], ...] = ()
    preferred: int = 4

    @classmethod
    def of(cls, rounds: Sequence[Sequence[Sequence[str]]], preferred: int) -> "Past":
        return cls(tuple(tuple(map(tuple, tables)) for tables in rounds), preferred)

    @cached_property
    def meetings(self) -> dict[frozenset[str], list[int]]:
        """Numbers of the rounds in which a pair met, from 1."""
        found: dict[frozenset[str], list[int]] = {}
        for number, tables in enumerate(self.rounds, 1):
            for table in tables:
                for pair in combinations(table, 2):
                    found.setdefault(frozenset(pair), []).append(number)
        return found

    @cached_property
    def odd_sittings(self) -> Counter[str]:
        """How often each unit sat at a table of another size than usual in its round."""
        found: Counter[str] = Counter()
        for tables in self.rounds:
            usual = usual_size([len(table) for table in tables], self.preferred) if tables else 0
            found.update(unit for table in tables if len(table) != usual for unit in table)
        return found

    def met(self, one: str, other: str) -> list[int]:
        return self.meetings.get(frozenset((one, other)), [])


def score_group(scores: Sequence[float]) -> float:
    """The score that most at a table have, the higher of equally common ones."""
    return max(sorted(set(scores), reverse=True), key=scores.count)


def pulled_up(tables: Sequence[Sequence[str]], scores: Mapping[str, float]) -> list[str]:
    """Who sits in a score group above their own."""
    found = []
    for table in tables:
        group = score_group([scores.get(unit, 0) for unit in table])
        found += [unit for unit in table if scores.get(unit, 0) < group]
    return found
