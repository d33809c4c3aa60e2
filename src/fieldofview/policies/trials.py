"""Entries of a search: options tried in imagined games, all of them in the same ones, and counted.

Game 0 is the table as a seat knows it, with the seat's question; game 1 the imagined one, game 2 the one that is played
on. `words` is the memory of all three, a row of whole numbers each, by which one is copied.
"""

from __future__ import annotations

from typing import Any

from ..kernel.determinise import determinise
from ..kernel.layout import State
from ..kernel.machine import step
from ..kernel.ops import N_ANSWERS, N_OPENS
from ..kernel.stepping import LAST_SEED
from ..kernel.turns import total
from ..kernel.zones import is_alive
from .contests import WHOLE, contest_dice, won_part
from .rollouts import play_game_on

GAME_KNOWN = 0
GAME_IMAGINED = 1
GAME_PLAYED = 2

# Columns of what is counted for each option; differences are to the first of those that are tried.
TRIES = 0
WINS = 1  # in parts of a win: WHOLE is one
SQUARES = 2
DIFFERENCES = 3
SQUARED_DIFFERENCES = 4
TRIAL_COLUMNS = 5

# A game that is cut short is judged by odds, which were fitted to how games between evolved players ended: a lead of so
# many Viewpoints over an only rival doubles them.
LEAD_TO_DOUBLE = 20
A_HELD_CARD = 3  # in Viewpoints
TO_BE_NEXT = 8  # likewise


def copy_game(words: Any, source: int, target: int) -> None:
    """One game becomes a copy of another."""
    for k in range(words.shape[1]):
        words[target, k] = words[source, k]


def imagine(words: Any, states: Any, tables: Any, seat: int, seed: int) -> None:
    """A game that the seat may imagine; its options stand in the order of the question."""
    copy_game(words, GAME_KNOWN, GAME_IMAGINED)
    s = states[GAME_IMAGINED]
    determinise(s, tables[0], seat, seed & LAST_SEED)
    for k in range(states[GAME_KNOWN].n_options):
        s.options[k] = states[GAME_KNOWN].options[k]


def win_part(s: State, seat: int) -> int:
    """A seat's part of the win; in a game that goes on its chance, by points and cards."""
    if s.over:
        return won_part(s, seat)
    if not is_alive(s, seat):
        return 0
    mine = prospect(s, seat)
    odds = 0.0
    for other in range(s.seats):
        if is_alive(s, other):
            odds += 2.0 ** ((prospect(s, other) - mine) / (LEAD_TO_DOUBLE * (s.seats - 1)))
    return int(WHOLE / odds)


def prospect(s: State, seat: int) -> int:
    """What a seat has on the table and in the hand, in Viewpoints, and whose turn it is."""
    return total(s, seat) + A_HELD_CARD * s.hand_size[seat] + (TO_BE_NEXT if s.turn == seat else 0)


# fmt: off
def try_options(
    states: Any, tables: Any, words: Any, weights: Any, seat: int, policy: int, seed: int, first: int, worlds: int,
    turns: int, tried: Any, counts: Any,
) -> None:
    """Try some options in each of so many worlds, and play on by a policy with the same dice: to the end, or for so
    many turns."""
    # fmt: on
    for number in range(seed + first, seed + first + worlds):
        imagine(words, states, tables, seat, number)
        against = 0
        for k in range(len(tried)):
            copy_game(words, GAME_IMAGINED, GAME_PLAYED)
            s = states[GAME_PLAYED]
            step(s, tables[0], tried[k])
            play_game_on(s, tables[0], weights[0], policy, contest_dice(number), turns)
            part = win_part(s, seat)
            if k == 0:
                against = part
            row = counts[tried[k]]
            row[TRIES] += 1
            row[WINS] += part
            row[SQUARES] += part * part
            row[DIFFERENCES] += part - against
            row[SQUARED_DIFFERENCES] += (part - against) * (part - against)


# What the table is like some turns later: columns of sums over the worlds.
OWN_POINTS = 0
RIVAL_POINTS = 1  # of the best other player
OWN_CARDS = 2
RIVAL_CARDS = 3  # of all others
OWN_GUARDS = 4  # cards in the own hand that answer something
GAMES_WON = 5
GAMES_LOST = 6
OUTLOOK_COLUMNS = 7


# fmt: off
def look_out(
    states: Any, tables: Any, words: Any, weights: Any, seat: int, policy: int, seed: int, first: int, worlds: int,
    turns: int, tried: Any, sums: Any,
) -> None:
    """Try some options in each of so many worlds, play on for some turns, and add up what the table is like then."""
    # fmt: on
    for number in range(seed + first, seed + first + worlds):
        imagine(words, states, tables, seat, number)
        for k in range(len(tried)):
            copy_game(words, GAME_IMAGINED, GAME_PLAYED)
            s = states[GAME_PLAYED]
            step(s, tables[0], tried[k])
            play_game_on(s, tables[0], weights[0], policy, contest_dice(number), turns)
            add_outlook(s, seat, sums[tried[k]])


def add_outlook(s: State, seat: int, row: Any) -> None:
    """Add what the table is like for a seat."""
    if s.over:
        row[GAMES_WON if (s.winners >> seat) & 1 else GAMES_LOST] += 1
    best = -1000
    for other in range(s.seats):
        if other != seat and is_alive(s, other):
            best = max(best, total(s, other))
            row[RIVAL_CARDS] += s.hand_size[other]
    row[RIVAL_POINTS] += best
    row[OWN_POINTS] += total(s, seat)
    row[OWN_CARDS] += s.hand_size[seat]
    row[OWN_GUARDS] += s.trait_count[seat][N_ANSWERS] + s.trait_count[seat][N_OPENS]
