"""One generator for shuffles and deals: L'Ecuyer's pair of 31-bit sequences, all products below 2^63 (D.43)."""

from __future__ import annotations

from .layout import State

M1 = 2147483563
M2 = 2147483399
TOP = 2147483647


def seed_rng(s: State, seed: int) -> None:
    """Start the generator; neighbouring seeds give unrelated games."""
    x = seed % M1
    y = (seed // M1 + 12345) % M2
    for _ in range(4):
        x = (x * 40014 + y * 69621 + 271828) % M1
        y = (y * 40692 + (x ^ (x >> 13)) * 48271 + 314159) % M2
    s.rng[0] = 1 + x % (M1 - 1)
    s.rng[1] = 1 + y % (M2 - 1)


def fold(x: int, m: int) -> int:
    """x % m without a division, for an m little below 2^31 and products of such numbers with small ones."""
    x = (x & TOP) + (x >> 31) * (TOP + 1 - m)
    if x >= m:
        x -= m
    return x


def next_first(x: int) -> int:
    """The next number of the first sequence."""
    return fold(x * 40014, M1)


def next_second(y: int) -> int:
    """The next number of the second sequence."""
    return fold(y * 40692, M2)


def drawn(x: int, y: int, n: int) -> int:
    """A number from 0 to n - 1, by one number of each sequence."""
    z = x - y
    if z < 1:
        z += M1 - 1
    return z * n >> 31


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1."""
    x = next_first(s.rng[0])
    y = next_second(s.rng[1])
    s.rng[0] = x
    s.rng[1] = y
    return drawn(x, y, n)
