"""Pieces by number: their names, and the bits of a set of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..kernel.ops import BITS
from ..kernel.tables import Tables


@lru_cache(maxsize=64)
def piece_names(tables: Tables) -> tuple[str, ...]:
    """What every piece is called: its printed name, with the set where two sets share it (D.3)."""
    return tuple(tables.names[tables.plain.kind[card]] for card in range(tables.plain.n_cards))


@lru_cache(maxsize=64)
def every_piece(tables: Tables) -> tuple[int, ...]:
    """All pieces of the game as a set of bits."""
    words = [0] * tables.size.words
    for card in range(tables.plain.n_cards):
        words[card // BITS] |= 1 << card % BITS
    return tuple(words)


def pieces_of(words: list[int]) -> Iterator[int]:
    """The pieces of a set of bits, in order of their numbers."""
    for w, word in enumerate(words):
        while word:
            low = word & -word
            yield w * BITS + low.bit_length() - 1
            word ^= low
