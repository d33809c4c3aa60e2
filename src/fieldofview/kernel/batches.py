"""Entries that deal unseen cards anew: in one game by its number in an array, or in many games in a loop."""

from .determinise import determinise


def one_determinise(states, tables, i, seat, seed):
    """Deal what a seat does not know of game i anew."""
    determinise(states[i], tables[0], seat, seed)


def determinise_many(states, tables, count, seed):
    """Deal what the deciding seat does not know anew, in each of many games."""
    for i in range(count):
        determinise(states[i], tables[0], states[i].decider, seed + i)
