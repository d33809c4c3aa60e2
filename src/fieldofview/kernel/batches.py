"""Entries for batches: play many games out, deal the unseen cards of one or of many anew."""

from __future__ import annotations

from typing import Any

from .determinise import determinise
from .loops import play_out


def one_determinise(states: Any, tables: Any, i: int, seat: int, seed: int) -> None:
    """Deal what a seat does not know of game i anew."""
    determinise(states[i], tables[0], seat, seed)


def play_out_many(states: Any, tables: Any, dice: int) -> int:
    """Random play from where each of many games stands to its end; returns the number of decisions."""
    count = 0
    for i in range(len(states)):
        count += play_out(states, tables, i, dice + i)
    return count


def determinise_many(states: Any, tables: Any, count: int, seed: int) -> None:
    """Deal what the deciding seat does not know anew, in each of many games."""
    for i in range(count):
        determinise(states[i], tables[0], states[i].decider, seed + i)
