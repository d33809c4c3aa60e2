"""Finite fields of small order, as tables of sums and products of 0 … q − 1."""

from functools import cache
from itertools import product

# Orders that are no primes: prime, and x^m written by lower powers of x (constant first).
POWERS = {
    4: (2, (1, 1)),
    8: (2, (1, 1, 0)),
    9: (3, (2, 0)),
    16: (2, (1, 1, 0, 0)),
    25: (5, (2, 0)),
    27: (3, (2, 1, 0)),
    49: (7, (3, 0)),
}

Table = tuple[tuple[int, ...], ...]


def is_order(q: int) -> bool:
    """Whether `field` knows a field of this order."""
    return q in POWERS or is_prime(q)


def is_prime(q: int) -> bool:
    return q > 1 and all(q % divisor for divisor in range(2, q) if divisor * divisor <= q)


@cache
def field(q: int) -> tuple[Table, Table]:
    """Sums and products of the field with q elements."""
    if not is_order(q):
        raise ValueError(f"There is no table of a field with {q} elements.")
    prime, reduction = POWERS.get(q, (q, (0,)))
    degree = len(reduction)
    elements = [digits[::-1] for digits in product(range(prime), repeat=degree)]  # constant first

    def number(polynomial: list[int]) -> int:
        return sum(digit % prime * prime**place for place, digit in enumerate(polynomial))

    def times(a: tuple[int, ...], b: tuple[int, ...]) -> int:
        found = [0] * (2 * degree - 1)
        for (i, x), (j, y) in product(enumerate(a), enumerate(b)):
            found[i + j] += x * y
        for place in range(2 * degree - 2, degree - 1, -1):
            for lower, digit in enumerate(reduction):
                found[place - degree + lower] += found[place] * digit
        return number(found[:degree])

    sums = tuple(tuple(number([x + y for x, y in zip(a, b, strict=True)]) for b in elements) for a in elements)
    products = tuple(tuple(times(a, b) for b in elements) for a in elements)
    return sums, products
