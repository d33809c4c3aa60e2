"""Options and turns by their short ways give what the long ways say."""

from __future__ import annotations

from random import Random

import pytest
from tests.kernel.tables import MIXES

from fieldofview.game.setup import tables_of
from fieldofview.kernel.choices import one_of_each
from fieldofview.kernel.dealing import deal
from fieldofview.kernel.layout import State, pack, state_fields
from fieldofview.kernel.machine import advance, take, tick
from fieldofview.kernel.ops import BITS
from fieldofview.kernel.rng import M1, M2, TOP, fold


def word(w: int, pieces: list[int]) -> int:
    return sum(1 << piece - w * BITS for piece in pieces)


@pytest.mark.parametrize("mix", [*MIXES, "many"])
def test_one_of_each_kind(mix: str) -> None:
    """The first piece of every kind in a word, for sets of every size."""
    tables = tables_of(MIXES.get(mix, ("viewpoint",) * 3), 4)
    t, dice = tables.plain, Random(5)
    for w in range(t.words):
        there = range(w * BITS, min((w + 1) * BITS, t.n_cards))
        for share in (0, 0.05, 0.3, 0.7, 1):
            for _ in range(20):
                pieces = [piece for piece in there if dice.random() < share]
                first = {t.kind[piece]: piece for piece in reversed(pieces)}
                assert one_of_each(t, w, word(w, pieces)) == word(w, list(first.values()))
        carried = [piece for piece in there if piece and w and t.kind[piece] == t.kind[w * BITS - 1]]
        assert t.carried[w] == word(w, carried)


@pytest.mark.parametrize(("mix", "players"), [("viewpoint", 2), ("all", 5), ("lens", 3), ("orbit+viewpoint", 4)])
def test_a_turn_in_one_go_is_the_turn_row_by_row(mix: str, players: int) -> None:
    """After every answer the same bytes, whether the turn's program runs in one go or instruction by instruction."""
    tables = tables_of(MIXES[mix], players)
    t, fields, dice = tables.plain, state_fields(tables.size), Random(9)
    s = State(tables.size)
    for seed in range(3):
        deal(s, t, seed, players, -1, 10 * players, 5)
        while not s.over:
            slow = s.clone()
            advance(s, t)
            while slow.n_options == 0 and slow.over == 0:
                tick(slow, t)
            assert pack(s, fields) == pack(slow, fields)
            if s.n_options:
                take(s, t, dice.randrange(s.n_options))


@pytest.mark.parametrize(("factor", "modulus"), [(40014, M1), (40692, M2), (48271, TOP)])
def test_folding_is_dividing(factor: int, modulus: int) -> None:
    dice = Random(factor)
    numbers = [1, 2, modulus - 2, modulus - 1, *(dice.randrange(1, modulus) for _ in range(5000))]
    assert [fold(x * factor, modulus) for x in numbers] == [x * factor % modulus for x in numbers]
