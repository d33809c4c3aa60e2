"""Entries that play many games on by a policy: what a search estimates with."""

from __future__ import annotations

from typing import Any

from ..kernel.layout import Printed, State
from ..kernel.loops import MOST_DECISIONS, next_random
from ..kernel.machine import step
from .contests import contest_dice
from .dispatch import policy_choice
from .weights import Weights


def play_on(states: Any, tables: Any, weights: Any, policy: int, dice: int, turns: int) -> int:
    """Every game to its end, or for so many turns where that is above 0; returns the number of decisions."""
    count = 0
    for i in range(len(states)):
        count += play_game_on(states[i], tables[0], weights[0], policy, contest_dice(dice + i), turns)
    return count


def play_game_on(s: State, t: Printed, v: Weights, policy: int, x: int, turns: int) -> int:
    """One game to its end, or for so many turns; returns the number of decisions."""
    until = s.turns + turns
    taken = 0
    while s.over == 0 and (turns == 0 or s.turns < until) and taken < MOST_DECISIONS:
        x = next_random(x)
        step(s, t, policy_choice(s, t, v, policy, x))
        taken += 1
    return taken
