"""Round robins at tables of k that are built, not searched (2.4).

Four families, each with its reason:

- affine geometries: n = q^d, k = q. Tables are the lines, a round is a class of parallels; two points lie on one line,
  so every pair meets exactly once.
- rotations: n = R(k − 1) + 1. One starter round is turned R times; it holds every difference once, so every pair meets
  exactly once. Kirkman's fifteen are one of them.
- Ray-Chaudhuri and Wilson's triples: n = 3q, k = 3, q a prime of the form 6t + 1.
- transversals: n = k·g, g the order of a field and at least k. Players stand in k columns of g; tables are graphs of
  lines with one slope, so two of different columns meet exactly once in g rounds and two of one column never.
"""

from itertools import product

from .circle import Round, circle
from .galois import field, is_order, is_prime
from .library import STARTERS, read_round

Schedule = list[Round]


def constructed(n: int, size: int) -> Schedule | None:
    """A schedule in which every pair meets exactly once, None where none is known here."""
    if n == size:
        return [[list(range(n))]]
    if size == 2:
        return circle(n)
    dimension = 1
    while size**dimension < n:
        dimension += 1
    if size**dimension == n and is_order(size):
        return affine(size, dimension)
    if (n, size) in STARTERS:
        return rotation(n, size)
    if size == 3 and n % 18 == 3 and is_prime(n // 3):
        return triples(n // 3)
    return None


def affine(q: int, dimension: int) -> Schedule:
    """The lines of a space over the field of q elements, by their directions."""
    sums, products = field(q)
    points = list(product(range(q), repeat=dimension))
    number = {point: index for index, point in enumerate(points)}
    # One of each set of proportional vectors: the first digit that is not zero is one.
    directions = [point for point in points if next((digit for digit in point if digit), 0) == 1]
    schedule = []
    for direction in reversed(directions):
        met: set[int] = set()
        tables = []
        for point in points:
            if number[point] in met:
                continue
            line = [
                number[tuple(sums[x][products[step][d]] for x, d in zip(point, direction, strict=True))]
                for step in range(q)
            ]
            met.update(line)
            tables.append(sorted(line))
        schedule.append(tables)
    return schedule


def rotation(n: int, size: int) -> Schedule:
    """The starter round of the library, turned: player n − 1 stays, the others stand in circles of R."""
    rounds = (n - 1) // (size - 1)
    starter = read_round(STARTERS[n, size])

    def turned(player: int, by: int) -> int:
        if player == n - 1:
            return player
        ring, place = divmod(player, rounds)
        return ring * rounds + (place + by) % rounds

    return [sorted(sorted(turned(player, by) for player in table) for table in starter) for by in range(rounds)]


def triples(q: int) -> Schedule:
    """Tables of three for 3q players: three columns of the residues of q, shifted together.

    The powers of a root fall into three columns; every second third of the mixed triples completes the round of zero,
    and each of the others is a round by itself when shifted.
    """
    third = (q - 1) // 6
    root = next(g for g in range(2, q) if len({pow(g, power, q) for power in range(q - 1)}) == q - 1)

    def power(exponent: int) -> int:
        return pow(root, exponent, q)

    def shifted(triple: list[tuple[int, int]], by: int) -> list[int]:
        return [column * q + (place + by) % q for column, place in triple]

    mixed = [[(column, power(i + 2 * third * column)) for column in range(3)] for i in range(6 * third)]
    own = [[(column, power(i + 2 * third * step)) for step in range(3)] for column in range(3) for i in range(third)]
    together = [triple for i, triple in enumerate(mixed) if i // third % 2]
    alone = [triple for i, triple in enumerate(mixed) if i // third % 2 == 0]
    starter = [[(column, 0) for column in range(3)], *own, *together]
    return [
        *([shifted(triple, by) for triple in starter] for by in range(q)),
        *([shifted(triple, by) for by in range(q)] for triple in alone),
    ]


def transversal(n: int, size: int) -> Schedule | None:
    """n / k rounds without a repeat, None where n / k is no order of a field or is below k."""
    columns, rest = divmod(n, size)
    if rest or columns < size or not is_order(columns):
        return None
    sums, products = field(columns)
    return [
        [
            [column * columns + sums[products[slope][column]][start] for column in range(size)]
            for start in range(columns)
        ]
        for slope in range(columns)
    ]
