"""Everybody against everybody at tables of two: the circle method in Berger's numbering."""

Round = list[list[int]]  # tables of unit numbers, from 0; who is at none rests


def circle(n: int) -> list[Round]:
    """n − 1 rounds for an even number, n rounds with one rest each for an odd one.

    Players are numbered from 1 and m is the even number of places. In round r the numbers below m that meet add up to
    r + 1, modulo m − 1; whoever would meet himself meets number m, or rests where m is nobody.
    """
    places = n + n % 2
    rounds = []
    for number in range(1, places):
        tables = []
        for first in range(1, places):
            other = (number + 1 - first) % (places - 1) or places - 1
            if other == first:
                other = places
            if first < other <= n:
                tables.append([first - 1, other - 1])
        rounds.append(sorted(tables))
    return rounds
