"""Search for better schedules of the library: `python -m tests.desk.formats.build_library [seconds]`.

What is found is kept only if it is more even than what the file holds. Each call tries other seeds.
"""

import sys
import time
from collections import Counter
from itertools import combinations
from pathlib import Path

from fieldofview.desk import formats
from fieldofview.desk.formats import library
from fieldofview.desk.formats.constructions import constructed, transversal
from fieldofview.desk.formats.search import search, target_rounds
from fieldofview.desk.formats.sizes import exact_sizes

FILE = Path(formats.__file__).with_name(library.FILE)
Rounds = list[list[list[int]]]


def wanted() -> list[tuple[int, int, int]]:
    """Players, size and rounds that clubs are likely to ask for."""
    fields = [(n, size) for size in (3, 4, 5, 6) for n in range(size + 1, 37) if n <= 24 or n % size == 0]
    return [
        *((n, size, target_rounds(n, exact_sizes(n, size))) for n, size in fields if constructed(n, size) is None),
        (36, 6, 3),
    ]


def unevenness(n: int, rounds: Rounds) -> int:
    met = Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))
    rests = [sum(player not in {p for table in tables for p in table} for tables in rounds) for player in range(n)]
    return sum(count * count for count in met.values()) + 4 * sum(count * count for count in rests)


def main(seconds: float) -> None:
    found = dict(library.schedules())
    end = time.monotonic() + seconds
    seed = int(time.time())
    while time.monotonic() < end:
        for n, size, rounds in wanted():
            if time.monotonic() > end:
                break
            seed += 1
            new = search(n, exact_sizes(n, size), rounds, seed, start=transversal(n, size) or () if seed % 2 else ())
            old = library.stored(n, size, rounds) if (n, size, rounds) in found else None
            if old is None or unevenness(n, new) < unevenness(n, old):
                found[n, size, rounds] = "/".join(map(library.write_round, new))
                library.schedules()[n, size, rounds] = found[n, size, rounds]
                print(n, size, rounds, unevenness(n, new), flush=True)
        lines = [f"{n} {size} {count}: {text}\n" for (n, size, count), text in sorted(found.items())]
        FILE.write_text("".join(lines), encoding="ascii")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 600)
