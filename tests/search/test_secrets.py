"""A search never looks at what its seat may not know: with the hidden cards dealt anew it answers the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from random import Random
from unittest.mock import patch

import pytest

from fieldofview.game import Game, determinise, new_game
from fieldofview.kernel.layout import pack, state_fields
from fieldofview.search import WAYS, Budget, Thought, think
from fieldofview.views import View

TABLES = [
    (2, ("viewpoint",)),
    (3, ("viewpoint", "reflections", "prizes")),
    (4, ("open-eyes+plague",)),
    (6, ("viewpoint", "reflections")),
]


def decisions(players: int, sets: tuple[str, ...], seed: int, most: int) -> Iterator[Game]:
    """Some decisions of a random game, at any seat, that leave a choice."""
    dice = Random(f"{players} {sets} {seed}")
    game = new_game(players, sets, seed)
    found = 0
    while not game.over and found < most:
        assert game.decision is not None
        if len(game.decision.options) > 1 and dice.random() < 0.4:
            found += 1
            yield game
        game.answer(dice.randrange(len(game.decision.options)))


def answers(view: View, dice: int, ways: tuple[str, ...] = WAYS) -> list[tuple[object, ...]]:
    """All that comes of a search, every way; the clock apart."""

    def read(thought: Thought) -> tuple[object, ...]:
        return (thought.best, [(judged.option.line, judged.chance, judged.games) for judged in thought.options])

    return [read(think(view, "greedy", Budget(24), dice=dice, way=way, threads=1)) for way in ways]


def compare(
    players: int,
    sets: tuple[str, ...],
    seed: int,
    starts_from: Callable[[View], bytes] | None = None,
    ways: tuple[str, ...] = WAYS,
) -> tuple[int, int]:
    """The real table and one with other hidden cards, searched alike; how many there were, and how many differed."""
    count = differed = 0
    for game in decisions(players, sets, seed, 6):
        assert game.decision is not None
        seat = game.decision.seat
        other = determinise(game.view(seat), 1000 + count)
        views = game.view(seat), other.view(seat)
        with patch.object(View, "position", property(starts_from)) if starts_from else nullcontext():
            assert answers(views[0], count, ways) == answers(views[1], count, ways)
        count += 1
        differed += [game.view(p).hand for p in range(players)] != [other.view(p).hand for p in range(players)]
    return count, differed


@pytest.mark.parametrize(("players", "sets"), TABLES)
def test_what_is_hidden_changes_no_answer(players: int, sets: tuple[str, ...]) -> None:
    counts = [compare(players, sets, seed) for seed in (1, 2)]
    assert sum(count for count, _ in counts) >= 8
    assert sum(differed for _, differed in counts) >= 6


@pytest.mark.parametrize("way", WAYS)
def test_a_search_that_looks_is_found(way: str) -> None:
    """The same law turns red when the search starts from the real table, with every card known."""

    def peeking(view: View) -> bytes:
        source = view._made_from
        state = source.state.clone()
        assert view.seat is not None
        everything = (1 << 62) - 1
        state.known[view.seat + 1] = [everything] * len(state.known[0])
        return pack(state, state_fields(source.tables.size))

    with pytest.raises(AssertionError):
        compare(2, ("viewpoint",), 1, peeking, (way,))
