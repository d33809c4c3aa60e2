"""Duplicate deals: every deal is played with every bot at every seat, so that luck of the cards favours nobody."""

from __future__ import annotations

from typing import Any

from ..kernel.dealing import deal
from ..kernel.frames import break_off
from ..kernel.loops import MOST_DECISIONS, next_random
from ..kernel.machine import advance, step
from ..kernel.ops import BROKEN
from .contests import SEEDS, contest_dice, won_part
from .dispatch import policy_choice


# fmt: off
def play_duplicates(
    states: Any, tables: Any, weights: Any, i: int, seed: int, first: int, deals: int, bots: Any,
    turn_limit: int, dealt: int, shares: Any,
) -> None:
    """Deals number `first` and on, each once for every seat that the first bot may have; the others follow clockwise.

    `bots` has the policy of each bot, `weights` its weights; `shares` a row for each deal, in which every bot's wins
    are added, in parts of WHOLE.
    """
    # fmt: on
    s = states[i]
    t = tables[0]
    players = len(bots)
    for number in range(first, first + deals):
        for turned in range(players):
            deal(s, t, (seed + number) % SEEDS, players, players - 1, turn_limit, dealt)
            play_seated(s, t, weights, bots, turned, contest_dice(seed + number))
            share_out(s, turned, shares[number - first])


def play_seated(s: Any, t: Any, weights: Any, bots: Any, turned: int, dice: int) -> None:
    """Play a dealt game to its end, the bots turned by so many seats."""
    advance(s, t)
    x = dice
    count = 0
    while s.over == 0 and count < MOST_DECISIONS:
        x = next_random(x)
        bot = (s.decider + turned) % len(bots)
        index = policy_choice(s, t, weights[bot], bots[bot], x)
        if index < 0:
            break_off(s, BROKEN)
        else:
            step(s, t, index)
        count += 1


def share_out(s: Any, turned: int, row: Any) -> None:
    """Add the winners' parts of one game."""
    players = s.seats
    for seat in range(players):
        row[(seat + turned) % players] += won_part(s, seat)
