"""What each card does to its player's chances under good play, and by how much that differs between decks.

On every deal one card of a hand is exchanged for each kind of card in turn, and the game is played with the same dice.
What a card brings is the difference to the average card of the deck in its place. It is a cause and no coincidence:
whoever wins often with a card may only hold it because they win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import mul

from ..game.making import HAND
from ..kernel.backends import NumbaBackend
from ..policies import POLICIES
from ..policies.contests import WHOLE
from ..policies.registry import backend as backend_with_policies
from ..policies.registry import weights_array, weights_of
from .cluster import Cluster
from .contest import BadContest, Contest
from .duplicate import DuplicateRate, rate_of
from .workers import Workers, as_they_end, by_its_files, checked, interrupts, prompt_interrupts

STRETCH = 25  # deals of one piece of work


@dataclass(frozen=True, slots=True)
class Impact:
    """A card, and by how much it changes its player's part of the wins; `change.rate` may be below 0."""

    name: str
    points: int
    copies: int
    change: DuplicateRate


@by_its_files
def measure_impacts(
    contest: Contest, workers: Workers = None, progress: Callable[[int], None] | None = None
) -> list[Impact]:
    """Every card of the Draw Pile, the best first, from as many deals as the contest has games.

    Interrupted, it tells what the deals so far say; nothing, if there were none.
    """
    if contest.own:
        raise BadContest(
            "Cards are weighed in compiled games between our own bots: {known}, or a file of weights; not {bot!r}.",
            known=", ".join(POLICIES),
            bot=contest.own[0],
        )
    if contest.backend != "numba":
        raise BadContest("Cards are weighed by compiled games between our own bots; that needs the extra 'fast'.")
    crew = checked(workers)
    with prompt_interrupts():
        impact_stretch(contest, 0, 0)  # compiles once, before the workers need it
    rows: list[list[int]] = []
    with interrupts() as interrupted:
        for piece in _played(contest, crew):
            rows += piece
            if progress is not None:
                progress(len(rows))
            if interrupted:
                break
    return _impacts(contest, rows) if rows else []


def _impacts(contest: Contest, rows: list[list[int]]) -> list[Impact]:
    tables = contest.tables
    counts = tables.counts
    usual = [sum(map(mul, row, counts)) / sum(counts) for row in rows]

    def change(kind: int) -> DuplicateRate:
        return rate_of([(row[kind] - average) / WHOLE for row, average in zip(rows, usual, strict=True)], -1.0)

    found = [
        Impact(name, card.points, counts[kind], change(kind))
        for kind, (name, card) in enumerate(zip(tables.names, tables.cards, strict=True))
    ]
    return sorted(found, key=lambda impact: (-impact.change.rate, impact.name))


def _played(contest: Contest, workers: int | Cluster) -> Iterator[list[list[int]]]:
    work = ((first, min(STRETCH, contest.games - first)) for first in range(0, contest.games, STRETCH))
    yield from as_they_end(
        impact_stretch, ((contest, *piece) for piece in work), workers, 2, contest.files, compiled=True
    )


def impact_stretch(contest: Contest, first: int, deals: int) -> list[list[int]]:
    """Some of the deals: a row for each, the part of the win with each kind of card."""
    import numpy as np

    rules = backend_with_policies(contest.backend)
    assert isinstance(rules, NumbaBackend)
    tables, kinds = contest.tables, len(contest.tables.cards)
    shares = np.zeros((deals, kinds), np.int64)
    weights = weights_array(tuple(weights_of(contest.policies, tables, contest.players)))
    bots = np.array([policy.number for policy in contest.policies], np.int64)
    rules.rules.play_impacts(
        rules.states(tables.size, 1), rules.tables(tables), weights, 0, contest.seed, first, deals, bots,
        contest.turn_limit, HAND, kinds, shares,
    )  # fmt: skip
    found: list[list[int]] = shares.tolist()
    return found
