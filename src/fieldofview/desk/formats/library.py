"""Schedules that were searched offline and are replayed; `schedules.txt` lies beside.

A round is written as its tables, a player as one letter. `python -m tests.desk.formats.build_library` searches for
better ones and writes the file anew.
"""

from functools import cache
from importlib.resources import files

ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
FILE = "schedules.txt"

# (players, size): the starter round of a rotation (see `constructions`).
STARTERS = {
    (15, 3): "067 15b 24d 38e 9ac",
    (28, 4): "01df 289a 37mo 46kq 5enr bhlp cgij",
    (39, 3): "08v 1mu 24B 3dg 59x 6il 7cw abs epr fnC hoA jky qtz",
}


def read_round(text: str) -> list[list[int]]:
    return [[ALPHABET.index(letter) for letter in table] for table in text.split()]


def write_round(tables: list[list[int]]) -> str:
    return " ".join("".join(ALPHABET[player] for player in table) for table in tables)


@cache
def schedules() -> dict[tuple[int, int, int], str]:
    """(players, size, rounds): rounds parted by slashes."""
    found = {}
    for line in files(__package__).joinpath(FILE).read_text(encoding="ascii").splitlines():
        head, _, rounds = line.partition(":")
        n, size, count = map(int, head.split())
        found[n, size, count] = rounds.strip()
    return found


def stored(n: int, size: int, rounds: int) -> list[list[list[int]]] | None:
    """A schedule of the library, None where it has none."""
    text = schedules().get((n, size, rounds))
    return [read_round(line) for line in text.split("/")] if text else None
