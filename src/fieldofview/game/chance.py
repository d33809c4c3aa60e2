"""Chance for games with people: a stream over 256 secret bits, kept outside the kernel (D.43).

The secret never enters the record of a game. There the generator's first number counts the shuffles instead, so a
copy of the record knows which order comes next.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence

from ..kernel.layout import State

SECRET_BYTES = 32
STREAM = b"field of view stream 1\0"
COMMITMENT = b"field of view commitment 1\0"
BLOCK = 512  # bytes that one call of the hash gives
DRAW = 8  # bytes of one number, before what would favour small ones is rejected


def new_secret() -> bytes:
    """256 bits from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What can be published before the game: it gives nothing away, and no other secret opens it."""
    return hashlib.sha256(COMMITMENT + secret).hexdigest()


class Stream:
    """Numbers from SHAKE-256(secret, purpose, counter); each purpose has numbers of its own."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"A secret has {SECRET_BYTES} bytes, not {len(secret)}.")
        self._secret = secret

    def dealer(self, players: int) -> int:
        """The seat that deals."""
        return _below(players, self._draws("dealer"))

    def order(self, cards: Sequence[int], number: int) -> list[int]:
        """These cards in the order of one shuffle, the first at the bottom; 0 is the shuffle before the deal."""
        pile = list(cards)
        draws = self._draws(f"pile {number}")
        for i in range(len(pile) - 1, 0, -1):
            j = _below(i + 1, draws)
            pile[i], pile[j] = pile[j], pile[i]
        return pile

    def _draws(self, purpose: str) -> Iterator[int]:
        name = purpose.encode()
        counter = 0
        while True:
            message = STREAM + self._secret + bytes([len(name)]) + name + counter.to_bytes(8, "big")
            block = hashlib.shake_256(message).digest(BLOCK)
            for at in range(0, BLOCK, DRAW):
                yield int.from_bytes(block[at : at + DRAW], "big")
            counter += 1


def _below(n: int, draws: Iterator[int]) -> int:
    """A number from 0 to n - 1, each equally likely."""
    end = 256**DRAW - 256**DRAW % n
    return next(draw for draw in draws if draw < end) % n


def first_order(state: State, stream: Stream) -> None:
    """Put the pile of a table laid out into the stream's order, before the deal."""
    _order(state, stream, 0)


def after_tick(state: State, stream: Stream, number: int) -> None:
    """Put the pile into the stream's order if the machine has just shuffled it; `number` is `rng[0]` before."""
    if state.rng[0] != number:
        _order(state, stream, number)


def shuffles(state: State) -> int:
    """How often the pile of such a game was shuffled after the deal."""
    return int(state.rng[0]) - 1


def _order(state: State, stream: Stream, number: int) -> None:
    """Order the pile as the secret says, whatever order it had, and count."""
    n = state.n_draw
    state.draw[:n] = stream.order(sorted(state.draw[:n]), number)
    state.rng = [number + 1, 1]
