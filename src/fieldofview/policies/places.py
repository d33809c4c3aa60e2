"""Places at once on an accelerator, in each of which game follows game: sparring.py beside the pools of the kernel.

An answer from outside is noted in every place; then all are played on to their next decision from outside.
"""

from __future__ import annotations

from typing import Any

from ..kernel.dealing import deal, deal_out
from ..kernel.layout import Printed, i8
from ..kernel.loops import next_random
from ..kernel.machine import row_ahead, take, tick
from ..kernel.numbering import find_number
from ..kernel.ops import wide
from ..kernel.pools import ANSWER, CHOSEN, Pooled, answer_key
from ..kernel.stepping import LAST_SEED
from .contests import contest_dice
from .describing import describe
from .dispatch import policy_choice
from .sparring import OUTSIDE, share_win, show
from .worths import measure

cuda: Any = None  # numba.cuda, and its integer of 8 bits, stand here when this is compiled
int8: Any = int

STAGE = 45056  # bytes that the threads of a block share
NOT_ANSWERED = -1
DEALS = CHOSEN  # the key of places that need a new game; no answer that is sorted by its verb has this one


class Place(Pooled):
    """The game that is played in a place. `count` has the answers from outside, `chose` the next of them."""

    next_seed: i8
    hand: i8  # the cards that are dealt to each
    ended: i8  # whether a game ended since the last answer


# -- from one decision to the next -----------------------------------------------------------------


def visit_place(s: Place, t: Printed, number: int, full: int, weights: Any, bots: Any, shares: Any) -> None:
    """Begin the next game, apply an answer, or run one instruction."""
    if s.over:
        if s.count:  # a game that ends before anybody from outside was asked is passed over
            share_win(s, shares[number])
            s.ended = 1
        begin_place(s, t, wide(s.next_seed), len(shares), s.seats)
    elif s.n_options:
        take(s, t, next_answer(s, t, weights, bots))
    else:
        tick(s, t)


def begin_place(s: Place, t: Printed, seed: int, places: int, players: int) -> None:
    """Deal a place's next game."""
    deal(s, t, seed, players, -1, wide(s.turn_limit), wide(s.hand))
    s.dice = contest_dice(seed)
    s.next_seed = (seed + places) & LAST_SEED
    s.count = 0


def next_answer(s: Place, t: Printed, weights: Any, bots: Any) -> int:
    """From outside, or a policy's; where only choices are asked for, the only option."""
    policy = wide(bots[s.decider])
    if policy == OUTSIDE:
        index = max(0, wide(s.chose))
        s.chose = NOT_ANSWERED
        s.count += 1
        return index
    s.dice = next_random(s.dice)
    return policy_choice(s, t, weights[s.decider], policy, s.dice)


def key_place(s: Place, t: Printed) -> int:
    """What comes next."""
    if s.over:
        return DEALS
    if s.n_options:
        if s.chose >= 0:
            return answer_key(s, t)
        return ANSWER + t.group[s.frames[s.depth - 1].pc]
    return wide(t.group[row_ahead(s)])


def is_asking(s: Place, bots: Any, full: int) -> bool:
    """Whether somebody outside is asked who has not answered; where it is full, with more than one option."""
    return s.over == 0 and s.n_options > full and s.chose < 0 and bots[s.decider] == OUTSIDE


# -- kernels -----------------------------------------------------------------------------------------


def deal_places(states: Any, tables: Any, seed: int, games: int, players: int, cards: int) -> None:
    """The first game of every place, on tables laid out."""
    for g in range(cuda.grid(1), games, cuda.gridsize(1)):
        s = states[g]
        number = (seed + g) & LAST_SEED
        deal_out(s, tables[0], number, players, -1, cards)
        s.hand = cards
        s.dice = contest_dice(number)
        s.next_seed = (number + games) & LAST_SEED
        s.chose = NOT_ANSWERED


def forget_end(s: Place, shares: Any) -> None:
    """The game that ended before the last decision is no news any more."""
    if s.ended:
        for seat in range(s.seats):
            shares[seat] = 0
        s.ended = 0


def answer_places(states: Any, tables: Any, starts: Any, stride: int, actions: Any, shares: Any, wrong: Any) -> None:
    """Note the answer of every place by its action number; `wrong` gets a place that does not offer it."""
    for g in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        s = states[g]
        s.chose = find_number(s, tables[0], starts, stride, wide(actions[g]))
        forget_end(s, shares[g])
        if s.chose < 0:
            cuda.atomic.max(wrong, 0, g)


def pick_places(states: Any, picks: Any, shares: Any) -> None:
    """Note the answer of every place by the number of the option."""
    for g in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        states[g].chose = picks[g]
        forget_end(states[g], shares[g])


# fmt: off
def show_places(
    states: Any, tables: Any, games: int, starts: Any, stride: int, kinds: int, planes: Any,
    width: int, rows: Any, flags: int, masks: Any, seats: Any, counts: Any, ended: Any,
) -> None:
    """What whoever is asked may know and answer, in every place. A block writes some of them into memory that its
    threads share, then all of it out in one go: rows and masks lie one behind the other."""
    # fmt: on
    stage = cuda.shared.array(STAGE, int8)
    me = cuda.threadIdx.x
    threads = cuda.blockDim.x
    each = min(threads, STAGE // (width + flags))
    for first in range(cuda.blockIdx.x * each, games, cuda.gridDim.x * each):
        g = first + me
        if me < each and g < games:
            s = states[g]
            row = stage[me * width : (me + 1) * width]
            mask = stage[each * width + me * flags : each * width + (me + 1) * flags]
            show(s, tables[0], wide(s.decider), starts, stride, kinds, planes, row, mask)
            seats[g] = s.decider
            counts[g] = s.n_options
            ended[g] = s.ended
        cuda.syncthreads()
        shown = min(each, games - first)
        for k in range(me, shown * width, threads):
            rows[first * width + k] = stage[k]
        for k in range(me, shown * flags, threads):
            masks[first * flags + k] = stage[each * width + k]
        cuda.syncthreads()


def describe_places(states: Any, tables: Any, weights: Any, places: Any, firsts: Any, options: Any) -> None:
    """The options of all places, one behind the other, a thread for each: `places` has where each is offered, `firsts`
    the number of every place's first."""
    for k in range(cuda.grid(1), len(options), cuda.gridsize(1)):
        g = wide(places[k])
        s = states[g]
        describe(s, tables[0], weights[0], measure(s, weights[0]), k - wide(firsts[g]), options[k])
