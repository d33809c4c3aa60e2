"""How long a Survival of the Fittest may last (2.8); who loses a life is the desk's affair."""

from .sizes import SEATS_OF_A_DECK, sizes

FINAL_SEATS = 6
SMALLEST_TABLE = 3


def survivors(n: int, table: int, lives: int = 1) -> list[int]:
    """Players at the start of each round, the last number for the final.

    Every table takes a life. With several lives the estimate is the longest course: who has most loses first.
    """
    left = [lives] * n
    found = [n]
    while len(left) > FINAL_SEATS:
        for _ in sizes(len(left), table, lo=SMALLEST_TABLE, hi=max(SEATS_OF_A_DECK, table)):
            left.sort()
            left[-1] -= 1
        left = [count for count in left if count]
        found.append(len(left))
    return found
