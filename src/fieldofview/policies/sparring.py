"""Entries for those who learn: answers come from outside by action number, policies sit at the other seats.

Seats whose answers come from outside have no policy; `weights` has a record for each seat. What the next of them is
shown is written in the same call: an observation, and one byte for each action number.
"""

from __future__ import annotations

from typing import Any

from ..kernel.dealing import deal
from ..kernel.frames import break_off
from ..kernel.layout import Printed, State
from ..kernel.loops import MOST_DECISIONS, next_random
from ..kernel.machine import advance, step
from ..kernel.numbering import fill_flags, find_number
from ..kernel.observing import observe
from ..kernel.ops import BROKEN, wide
from ..kernel.stepping import LAST_SEED, look_on
from .contests import WHOLE, contest_dice, won_part
from .dispatch import policy_choice

OUTSIDE = -1  # the policy of a seat whose answers come from outside


# fmt: off
def show(
    s: State, t: Printed, seat: int, starts: Any, stride: int, kinds: int, planes: Any, row: Any, mask: Any,
) -> None:
    """What a seat may know, and what it may answer: nothing, where another one decides."""
    # fmt: on
    observe(s, t, seat, kinds, planes, row)
    if s.decider == seat:
        fill_flags(s, t, starts, stride, mask)
    else:
        for j in range(len(mask)):
            mask[j] = 0


# fmt: off
def show_seat(
    states: Any, tables: Any, i: int, seat: int,
    starts: Any, stride: int, kinds: int, planes: Any, rows: Any, masks: Any,
) -> None:
    """The same of game i."""
    # fmt: on
    show(states[i], tables[0], seat, starts, stride, kinds, planes, rows[i], masks[i])


# -- one game, one call an answer ------------------------------------------------------------------


# fmt: off
def act_shown(
    states: Any, tables: Any, i: int, action: int,
    starts: Any, stride: int, kinds: int, planes: Any, rows: Any, masks: Any,
) -> tuple[int, int, int]:
    """Answer game i by an action number and show the next decision; returns the answer's index, -1 if it is not
    offered, how many options come next, and whose decision it is."""
    # fmt: on
    s = states[i]
    index = find_number(s, tables[0], starts, stride, action)
    if index >= 0:
        step(s, tables[0], index)
        show(s, tables[0], wide(s.decider), starts, stride, kinds, planes, rows[i], masks[i])
    return index, wide(s.n_options), wide(s.decider)


def act_by_policy(states: Any, tables: Any, weights: Any, i: int, policy: int, dice: int) -> tuple[int, int, int]:
    """Let a policy answer game i; nothing is shown."""
    s = states[i]
    index = policy_choice(s, tables[0], weights[0], policy, dice)
    step(s, tables[0], index)
    return index, wide(s.n_options), wide(s.decider)


# -- many games, one after the other in each place -------------------------------------------------


def play_others(s: State, t: Printed, weights: Any, policies: Any, x: int) -> int:
    """Policies answer until a seat without one is asked, or the game is over; returns the last throw of the dice.

    A game that goes on and on between them is void.
    """
    taken = 0
    while s.over == 0 and policies[s.decider] != OUTSIDE:
        if taken == MOST_DECISIONS:
            break_off(s, BROKEN)
            return x
        x = next_random(x)
        step(s, t, policy_choice(s, t, weights[s.decider], wide(policies[s.decider]), x))
        taken += 1
    return x


# fmt: off
def deal_place(
    s: State, t: Printed, weights: Any, i: int, places: int, seed: int, played: Any, dice: Any, policies: Any,
    turn_limit: int, cards: int,
) -> None:
    """The next game of place i, at the first decision from outside; a game that ends before one is passed over."""
    # fmt: on
    while True:
        number = (seed + i + played[i] * places) & LAST_SEED
        played[i] += 1
        deal(s, t, number, len(policies), -1, turn_limit, cards)
        advance(s, t)
        dice[i] = play_others(s, t, weights, policies, contest_dice(number))
        if s.over == 0:
            return


def share_win(s: State, shares: Any) -> None:
    """Each seat's part of the win."""
    for seat in range(s.seats):
        shares[seat] = won_part(s, seat) / WHOLE


def wrong_action(actions: Any, seats: Any, masks: Any) -> int:
    """The first place with a game whose mask does not have its action, else -1."""
    for i in range(len(actions)):
        if seats[i] != OUTSIDE:
            if actions[i] < 0 or actions[i] >= len(masks[i]) or masks[i][actions[i]] == 0:
                return i
    return -1


# fmt: off
def act_in_places(
    states: Any, tables: Any, weights: Any, actions: Any, seed: int, played: Any, dice: Any, policies: Any,
    turn_limit: int, cards: int,
    starts: Any, stride: int, kinds: int, planes: Any, rows: Any, masks: Any, seats: Any, shares: Any, ended: Any,
) -> int:
    """Answer in every place and go on to the next decision from outside; a game that ends makes room for the next.

    `seats` says who is asked in each place, `OUTSIDE` where no game has begun; `shares` and `ended` how games ended.
    The first place that does not offer its answer is returned before anything was answered, else -1.
    """
    # fmt: on
    t = tables[0]
    wrong = wrong_action(actions, seats, masks)
    if wrong >= 0:
        return wrong
    for i in range(len(states)):
        look_on(states, i)
        s = states[i]
        begins = seats[i] == OUTSIDE
        if not begins:
            step(s, t, find_number(s, t, starts, stride, actions[i]))
            dice[i] = play_others(s, t, weights, policies, dice[i])
            ended[i] = s.over != 0
            if ended[i]:
                share_win(s, shares[i])
        if begins or ended[i]:
            deal_place(s, t, weights, i, len(states), seed, played, dice, policies, turn_limit, cards)
        seats[i] = s.decider
        show(s, t, wide(s.decider), starts, stride, kinds, planes, rows[i], masks[i])
    return -1
