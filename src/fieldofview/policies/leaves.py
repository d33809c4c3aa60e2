"""Entries of a search that plays no game to its end: options tried in imagined games, and played on until the seat is
asked again; how it stands there is for somebody else to say.

Game 0 is the table as the seat knows it, with its question, game 1 the imagined one; the leaves follow.
"""

from __future__ import annotations

from typing import Any

from ..kernel.layout import Printed, State
from ..kernel.loops import MOST_DECISIONS, next_random
from ..kernel.machine import step
from ..kernel.observing import observe
from .contests import contest_dice, won_part
from .dispatch import policy_choice
from .judging import add_others, add_table, copy_numbers, odds_of
from .trials import GAME_IMAGINED, GAME_KNOWN, copy_game, imagine
from .weights import Weights

FIRST_LEAF = 2
GOES_ON = -1  # in place of a part of the win, in a game that is not over


# fmt: off
def reach_leaves(
    states: Any, tables: Any, words: Any, weights: Any, seat: int, policy: int, seed: int, first: int, worlds: int,
    turns: int, tried: Any,
) -> None:
    """Try some options in each of so many worlds, and play on by a policy with the same dice: for so many turns, and
    then until the seat has a choice."""
    # fmt: on
    until = states[GAME_KNOWN].turns + turns
    leaf = FIRST_LEAF
    for number in range(seed + first, seed + first + worlds):
        imagine(words, states, tables, seat, number)
        for k in range(len(tried)):
            copy_game(words, GAME_IMAGINED, leaf)
            s = states[leaf]
            step(s, tables[0], tried[k])
            play_to_choice(s, tables[0], weights[0], policy, contest_dice(number), seat, until)
            leaf += 1


def play_to_choice(s: State, t: Printed, v: Weights, policy: int, x: int, seat: int, until: int) -> None:
    """Play on by a policy until the seat has a choice, but not before a turn; or to the end."""
    taken = 0
    while s.over == 0 and taken < MOST_DECISIONS and (s.decider != seat or s.n_options < 2 or s.turns < until):
        x = next_random(x)
        step(s, t, policy_choice(s, t, v, policy, x))
        taken += 1


# fmt: off
def judge_leaves(
    states: Any, tables: Any, seat: int, count: int, kinds: int, planes: Any, row: Any, parts: Any,
    amounts: Any, scales: Any, names: Any, meanings: Any, always: int, table: Any,
    others: Any, others_scales: Any, sits: Any, other: Any, joined: Any, first: Any,
    second: Any, second_bias: Any, chance: Any, chance_bias: Any, last: Any, last_bias: Any,
    scratch: Any, odds: Any,
) -> None:
    """The seat's part of the win in each leaf that is over; in the others the odds that a network gives it, from what
    the seat sees there. learned/judging.py has the arguments."""
    # fmt: on
    for i in range(count):
        s = states[FIRST_LEAF + i]
        if s.over:
            parts[i] = won_part(s, seat)
        else:
            parts[i] = GOES_ON
            observe(s, tables[0], seat, kinds, planes, row)
            copy_numbers(first, scratch[0])
            add_table(row, amounts, scales, names, meanings, always, table, scratch[0])
            add_others(row, others, others_scales, sits, other, joined, scratch)
            odds[i] = odds_of(second, second_bias, chance, chance_bias, last, last_bias, scratch)
