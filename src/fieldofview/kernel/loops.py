"""Entries that the outside calls: one game by its number in an array, or many games in a loop."""

from __future__ import annotations

from typing import Any

from .dealing import deal
from .layout import State
from .leaving import leave_game
from .machine import advance, step, take, tick
from .rng import TOP, fold

MOST_DECISIONS = 1000000  # a game that takes longer is given up


def one_tick(states: Any, tables: Any, i: int) -> None:
    """Run one instruction of game i, for those who want to watch."""
    tick(states[i], tables[0])


def one_take(states: Any, tables: Any, i: int, index: int) -> None:
    """Apply an option of game i without running on."""
    take(states[i], tables[0], index)


def one_leave(states: Any, tables: Any, i: int, seat: int) -> None:
    """A player of game i leaves."""
    leave_game(states[i], tables[0], seat)


def one_deal(
    states: Any, tables: Any, i: int, seed: int, players: int, dealer: int, turn_limit: int, cards: int
) -> int:
    """Deal game i and run to its first decision; returns the number of options."""
    s: State = states[i]
    deal(s, tables[0], seed, players, dealer, turn_limit, cards)
    advance(s, tables[0])
    return s.n_options


def one_step(states: Any, tables: Any, i: int, index: int) -> int:
    """Answer the decision of game i; returns the number of options of the next, 0 when the game is over."""
    return step(states[i], tables[0], index)


def bump(row: Any, i: int, n: int) -> None:
    """Add to a count. Where threads share the counts, a back end puts an atomic addition in its place."""
    row[i] += n


def next_random(x: int) -> int:
    """The loops' own dice: they never touch the game's generator."""
    return fold(x * 48271, TOP)


def pick(x: int, n: int) -> int:
    """A number from 0 to n - 1 by the dice."""
    return x * n >> 31


def play_out(games: Any, tables: Any, i: int, dice: int) -> int:
    """Random play from here to the end; returns the number of decisions."""
    s = games[i]
    t = tables[0]
    count = 0
    x = 1 + dice % 2147483646
    x = next_random(x)
    while s.over == 0:
        x = next_random(x)
        step(s, t, pick(x, s.n_options))
        count += 1
    return count


def play_games(
    states: Any, tables: Any, i: int, seed: int, games: int, players: int, turn_limit: int, cards: int
) -> int:
    """Whole random games, one after the other in place i; returns the number of decisions."""
    s = states[i]
    t = tables[0]
    count = 0
    x = 1 + seed % 2147483646
    for g in range(games):
        deal(s, t, seed + g, players, -1, turn_limit, cards)
        advance(s, t)
        while s.over == 0:
            x = next_random(x)
            step(s, t, pick(x, s.n_options))
            count += 1
        if s.error:
            return -1 - g
    return count


def mix_in(h: int, x: int) -> int:
    """One more number into a running hash; all products stay below 2^63."""
    return (h * 1000003 + x + 7919) % 2305843009213


def hash_decision(h: int, s: State, index: int) -> int:
    """A decision into a running hash: who decides, every option in order, the choice."""
    h = mix_in(h, s.decider)
    for k in range(s.n_options):
        h = mix_in(h, s.options[k])
    return mix_in(h, index + 1)


def hash_end(h: int, s: State) -> int:
    """The end of a game into its hash: final points, winners, length."""
    for seat in range(s.seats):
        h = mix_in(h, s.points[seat])
    h = mix_in(h, s.winners * 16 + s.reason)
    return mix_in(h, s.turns)


def hash_games(
    states: Any, tables: Any, i: int, seed: int, games: int, players: int, turn_limit: int, cards: int, hashes: Any
) -> None:
    """Random games as above, each with a hash of all its decisions, final points and winners."""
    s = states[i]
    t = tables[0]
    for g in range(games):
        deal(s, t, seed + g, players, -1, turn_limit, cards)
        advance(s, t)
        x = 1 + (seed + g) % 2147483646
        x = next_random(x)
        h = 17
        while s.over == 0:
            x = next_random(x)
            index = pick(x, s.n_options)
            h = hash_decision(h, s, index)
            step(s, t, index)
        hashes[g] = hash_end(h, s)
