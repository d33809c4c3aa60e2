"""Fixed numbers for answers: the same answer has the same number whatever the state of the game.

`starts` has, for each block of numbers and each kind of card, the first number of that kind in that block; `stride`
is the distance between the Fields of View of two neighbours. docs/observations.md explains the map.
"""

from __future__ import annotations

from typing import Any

from .choices import is_spent
from .layout import Printed, State
from .ops import CHOOSE_CARD, CHOOSE_MODE, CHOOSE_SEAT, DECLINE, PLAY, USE, value_of, verb_of, wide
from .zones import is_field, owner

# Numbers that every game has: decline, done, draw, replace, end; then modes; then seats, the own one first.
FIRST_MODE = 5
FIRST_SEAT = 14

# Blocks of `starts`: play, reveal, use; a card of a hand or a pile; a card of a Field of View, the own one first.
BLOCK_PLAY = 0
BLOCK_REVEAL = 1
BLOCK_USE = 2
BLOCK_PICK = 3
BLOCK_FIELD = 4
BLOCKS = 5


def steps_left(s: State, seat: int, other: int) -> int:
    """How many places to the left of a seat another one sits."""
    steps = other - seat
    if steps < 0:
        steps += s.seats
    return steps


def first_number(s: State, t: Printed, starts: list[list[int]], stride: int, option: int) -> int:
    """The number of an option; of unlike cards of one kind in one Field of View, that of the first.

    In a hand or a pile such cards differ only in whether they were used this turn, which has a number of its own.
    """
    verb = verb_of(option)
    value = value_of(option)
    if verb > USE:
        if verb == CHOOSE_SEAT:
            return FIRST_SEAT + steps_left(s, s.decider, value)
        if verb == CHOOSE_MODE:
            return FIRST_MODE + value - 1
        return verb - DECLINE
    kind = t.kind[value]
    if verb == USE:
        return wide(starts[BLOCK_USE][kind])
    if verb == CHOOSE_CARD:
        if is_field(s.place[value]):
            return starts[BLOCK_FIELD][kind] + stride * steps_left(s, s.decider, owner(s.place[value]))
        return starts[BLOCK_PICK][kind] + is_spent(s, t, value)
    return starts[BLOCK_PLAY if verb == PLAY else BLOCK_REVEAL][kind] + is_spent(s, t, value)


def next_number(
    s: State, t: Printed, starts: list[list[int]], stride: int, i: int, last: int, same: int
) -> tuple[int, int]:
    """The first number of option i's like, and how many of them stand before it; given the same of the option before.

    Their sum is the option's number: unlike cards of one kind follow each other, in the order of their arrival.
    """
    first = first_number(s, t, starts, stride, wide(s.options[i]))
    return first, same + 1 if first == last else 0


def fill_numbers(s: State, t: Printed, starts: list[list[int]], stride: int, numbers: Any) -> None:
    """The number of every option."""
    first, same = -1, 0
    for i in range(s.n_options):
        first, same = next_number(s, t, starts, stride, i, first, same)
        numbers[i] = first + same


def fill_mask(s: State, t: Printed, starts: list[list[int]], stride: int, mask: Any) -> None:
    """One bit for each number, the lowest bit of a byte first: set for what may be answered now."""
    for j in range(len(mask)):
        mask[j] = 0
    first, same = -1, 0
    for i in range(s.n_options):
        first, same = next_number(s, t, starts, stride, i, first, same)
        mask[(first + same) >> 3] |= 1 << ((first + same) & 7)


def fill_flags(s: State, t: Printed, starts: list[list[int]], stride: int, flags: Any) -> None:
    """One byte for each number: 1 for what may be answered now, else 0."""
    for j in range(len(flags)):
        flags[j] = 0
    first, same = -1, 0
    for i in range(s.n_options):
        first, same = next_number(s, t, starts, stride, i, first, same)
        flags[first + same] = 1


def find_number(s: State, t: Printed, starts: list[list[int]], stride: int, number: int) -> int:
    """The index of the option with this number; -1 for none."""
    first, same = -1, 0
    for i in range(s.n_options):
        first, same = next_number(s, t, starts, stride, i, first, same)
        if first + same == number:
            return i
    return -1
