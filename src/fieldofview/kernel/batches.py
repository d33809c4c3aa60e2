"""Entries that deal unseen cards anew: in one game by its number in an array, or in many games in a loop."""

from __future__ import annotations

from typing import Any

from .determinise import determinise


def one_determinise(states: Any, tables: Any, i: int, seat: int, seed: int) -> None:
    """Deal what a seat does not know of game i anew."""
    determinise(states[i], tables[0], seat, seed)


def determinise_many(states: Any, tables: Any, count: int, seed: int) -> None:
    """Deal what the deciding seat does not know anew, in each of many games."""
    for i in range(count):
        determinise(states[i], tables[0], states[i].decider, seed + i)
