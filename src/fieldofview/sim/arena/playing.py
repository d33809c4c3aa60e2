"""Deals of all pairs shared out among workers; a pair that is certain gets no more of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, replace

from ..cluster import Cluster
from ..contest import play_stretch
from ..workers import Workers, as_they_end, by_its_files, checked, interrupts, prompt_interrupts
from .arena import Arena, Deal
from .standing import counted

Pair = tuple[int, int]
Add = Callable[[Pair, int, Deal], None]
COMPILED_AT_ONCE = 40  # deals of one piece of work, where nobody thinks long


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is: deals that count, of how many at most, and how many pairs are done."""

    deals: int
    of: int
    pairs_done: int
    pairs: int


@by_its_files
def play_arena(
    arena: Arena,
    results: Mapping[Pair, MutableMapping[int, Deal]],
    add: Add,
    workers: Workers = None,
    progress: Callable[[Progress], None] | None = None,
) -> bool:
    """Play what is missing; `add` is told every deal, and puts it among the results. False if it was interrupted."""
    crew = checked(workers)
    with prompt_interrupts():
        for table in (
            arena.table,
            *(replace(arena.table, bots=(arena.bots[bot],) * arena.table.players) for bot in sorted(arena.slow)),
        ):
            play_stretch(table, 0, 0)  # compiles once, before the workers need it
    tell(arena, results, progress)
    with interrupts() as interrupted:
        for pair, deals in _played(arena, results, crew):
            for number, deal in deals.items():
                add(pair, number, deal)
            tell(arena, results, progress)
            if interrupted:
                return False
    return True


def tell(arena: Arena, results: Mapping[Pair, Mapping[int, Deal]], progress: Callable[[Progress], None] | None) -> None:
    if progress is not None:
        rows = [counted(arena, results[pair]) for pair in arena.pairs]
        done = [len(row) >= arena.deals or (certain and arena.stops) for row, certain in rows]
        played = sum(len(row) for row, _ in rows)
        most = sum(len(row) if over else arena.deals for (row, _), over in zip(rows, done, strict=True))
        progress(Progress(played, most, sum(done), len(done)))


def is_quick(arena: Arena, pair: Pair) -> bool:
    """Whether compiled policies play alone."""
    return not any(bot in arena.slow for bot in pair)


def missing(arena: Arena, results: Mapping[Pair, Mapping[int, Deal]]) -> Iterator[tuple[Pair, tuple[int, ...]]]:
    """Pieces of work, deal by deal through all pairs; asked again for each, whether a pair still needs any."""
    for first in range(0, arena.deals, COMPILED_AT_ONCE):
        numbers = range(first, min(arena.deals, first + COMPILED_AT_ONCE))
        pieces = [
            (pair, piece)
            for pair in arena.pairs
            for piece in ([tuple(numbers)] if is_quick(arena, pair) else [(number,) for number in numbers])
        ]
        for pair, piece in sorted(pieces, key=lambda work: work[1][0]):
            if arena.stops and counted(arena, results[pair])[1]:
                continue
            wanted = tuple(number for number in piece if number not in results[pair])
            if wanted:
                yield pair, wanted


def meet(arena: Arena, pair: Pair, numbers: tuple[int, ...]) -> tuple[Pair, dict[int, Deal]]:
    """Some deals of a pair."""
    return pair, {number: arena.meet(pair, number) for number in numbers}


def _played(
    arena: Arena, results: Mapping[Pair, Mapping[int, Deal]], workers: int | Cluster
) -> Iterator[tuple[Pair, dict[int, Deal]]]:
    compiled = not arena.slow and arena.table.backend == "numba"
    jobs = ((arena, pair, numbers) for pair, numbers in missing(arena, results))
    yield from as_they_end(meet, jobs, workers, 1.5, arena.files, compiled=compiled)
