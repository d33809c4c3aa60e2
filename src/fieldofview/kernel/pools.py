"""Many games at once, one a thread: what an accelerator runs beside the rules.

The threads of an accelerator march in groups of 32, and a group is fast only while all of it does the same. So every
block keeps a pool of games, many more than it has threads. Round by round it sorts them by what comes next for each,
and every group takes 32 games to which the same happens. A game that is over makes room for the next one dealt.
"""

from __future__ import annotations

from typing import Any

from .dealing import deal_out
from .instructions import GROUPS
from .layout import Printed, State, i8
from .loops import MOST_DECISIONS, hash_decision, hash_end, next_random, pick
from .machine import row_ahead, take, tick
from .ops import DECLINE, DONE, END, VERBS, verb_of, wide

cuda: Any = None  # numba.cuda, and its integer of 32 bits, stand here when this is compiled
int32: Any = int

# Keys: groups of instructions, then some answers by what was chosen, then answers by their group, then what a policy
# weighs, by the group that asks or by the kind of card that would be played.
CHOSEN = GROUPS
ANSWER = CHOSEN + VERBS
WEIGH = ANSWER + GROUPS
WEIGH_PLAY = WEIGH + GROUPS
PLAYS = 64
KEYS = WEIGH_PLAY + PLAYS
STARTS = KEYS + 1
GROUP = 32
ROOM = KEYS * GROUP  # a pool's list has room for groups that are not full

# Where to look ahead, in words of 8 bytes: the parts of a record that every visit reads, fetched all at once.
AHEAD_1 = 0
AHEAD_2 = 0
AHEAD_3 = 0
AHEAD_4 = 0
AHEAD_5 = 0
AHEAD_6 = 0


class Pooled(State):
    """A game's record with what the kernels note beside it."""

    dice: i8
    hash: i8
    count: i8
    chose: i8


def visit_random(s: Pooled, t: Printed, number: int, full: int, weights: Any, bots: Any, kinds: Any) -> None:
    """Apply the answer that was drawn, or run one instruction; every decision goes into the hash if asked."""
    if s.n_options:
        if full:
            s.hash = hash_decision(s.hash, s, s.chose)
        s.count += 1
        take(s, t, s.chose)
    else:
        tick(s, t)


def key_random(s: Pooled, t: Printed) -> int:
    """What comes next. The answer is drawn here, so that games may be sorted by it."""
    if s.n_options:
        x = next_random(s.dice)
        s.dice = x
        s.chose = pick(x, s.n_options)
        return answer_key(s, t)
    return wide(t.group[row_ahead(s)])


def answer_key(s: Pooled, t: Printed) -> int:
    """What the answer that was chosen will do."""
    verb = verb_of(wide(s.options[s.chose]))
    if verb == DECLINE or verb == END or verb == DONE:
        return CHOSEN + verb
    return ANSWER + t.group[s.frames[s.depth - 1].pc]


def is_over(s: Pooled, bots: Any, full: int) -> bool:
    """Whether nothing more is to be done with a game."""
    return s.over != 0 or s.count >= MOST_DECISIONS


def run_on(s: Pooled, t: Printed) -> None:
    """Go on while the next instruction is one of those that are not worth another visit."""
    while s.n_options == 0 and s.over == 0:
        if t.chain[row_ahead(s)] == 0:
            return
        tick(s, t)


def spread(raw: Any, blank: Any, games: int) -> None:
    """The same empty table for every game, a block of threads for each."""
    words = len(blank)
    for g in range(cuda.blockIdx.x, games, cuda.gridDim.x):
        for i in range(cuda.threadIdx.x, words, cuda.blockDim.x):
            raw[g * words + i] = blank[i]


def deal_random(states: Any, tables: Any, seed: int, games: int, players: int, cards: int) -> None:
    """Deal random games as loops.hash_games does."""
    for g in range(cuda.grid(1), games, cuda.gridsize(1)):
        s = states[g]
        deal_out(s, tables[0], seed + g, players, -1, cards)
        s.dice = next_random(1 + (seed + g) % 2147483646)
        s.hash = 17


# fmt: off
def play_pools(
    states: Any, tables: Any, raw: Any, words: int, games: int, first: int, full: int,
    weights: Any, bots: Any, kinds: Any, order: Any, pool: int, dealt: Any,
) -> None:
    """Play dealt games until they are done. `order` has three lists for every block, `dealt` the next game to begin.

    The first round only sorts."""
    # fmt: on
    waiting = cuda.shared.array(KEYS, int32)  # games of each key in the coming round
    start = cuda.shared.array(STARTS, int32)  # where the list of each key begins
    taken = cuda.shared.array(GROUP, int32)  # groups of this round that were taken, counted by each lane
    me = cuda.threadIdx.x
    lane = me % GROUP
    threads = cuda.blockDim.x
    t = tables[0]
    here = cuda.blockIdx.x * 3 * (pool + ROOM)
    there = here + pool + ROOM
    keys = there + pool + ROOM
    for p in range(me, pool, threads):
        g = cuda.blockIdx.x * pool + p
        order[here + p] = g if g < games else -1
    for k in range(me, KEYS, threads):
        waiting[k] = 0
    if me < GROUP:
        taken[me] = 0
    listed = pool
    sorted_once = 0
    cuda.syncthreads()
    while listed > 0:
        p = cuda.atomic.add(taken, lane, 1) * GROUP + lane
        while p < listed:
            g = order[here + p]
            if g >= 0:
                at = g * words
                if (
                    raw[at] ^ raw[at + AHEAD_1] ^ raw[at + AHEAD_2] ^ raw[at + AHEAD_3] ^ raw[at + AHEAD_4]
                    ^ raw[at + AHEAD_5] ^ raw[at + AHEAD_6]
                ) == 7777777777777777777:
                    order[keys + p] = 0  # never matters; but what was looked at is close by from here on
                s = states[g]
                if sorted_once:
                    visit(s, t, first + g, full, weights, bots, kinds)
                    run_on(s, t)
                if sorted_once and is_done(s, bots, full):
                    fresh = cuda.atomic.add(dealt, 0, 1)
                    g = int32(-1)
                    if fresh < games:
                        g = int32(fresh)
                    order[here + p] = g
                if g >= 0:
                    k = sort_key(states[g], t)
                    order[keys + p] = k * 65536 + cuda.atomic.add(waiting, k, 1)
            p = cuda.atomic.add(taken, lane, 1) * GROUP + lane
        cuda.syncthreads()
        if me == 0:
            total = 0
            for k in range(KEYS):
                start[k] = total
                total += (waiting[k] + GROUP - 1) // GROUP * GROUP
            start[KEYS] = total
        if me < GROUP:
            taken[me] = 0
        cuda.syncthreads()
        for p in range(me, listed, threads):
            g = order[here + p]
            if g >= 0:
                k = order[keys + p]
                order[there + start[k // 65536] + k % 65536] = g
        listed = start[KEYS]
        for k in range(me, KEYS, threads):
            for p in range(start[k] + waiting[k], start[k + 1]):
                order[there + p] = -1
            waiting[k] = 0
        here, there = there, here
        sorted_once = 1
        cuda.syncthreads()


def read_random(states: Any, tables: Any, games: int, hashes: Any, counts: Any) -> None:
    """The hashes and lengths of games that are over."""
    for g in range(cuda.grid(1), games, cuda.gridsize(1)):
        s = states[g]
        hashes[g] = hash_end(s.hash, s)
        counts[g] = s.count


visit: Any = visit_random  # or what another job does
sort_key: Any = key_random
is_done: Any = is_over
