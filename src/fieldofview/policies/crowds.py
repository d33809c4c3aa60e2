"""Contests at once on an accelerator, one game a thread: what is done beside the pools of the kernel."""

from __future__ import annotations

from typing import Any

from ..kernel.dealing import deal_out
from ..kernel.layout import PerKind, Printed, i2, i8
from ..kernel.loops import next_random
from ..kernel.machine import row_ahead
from ..kernel.ops import PLAY, value_of, verb_of, wide
from ..kernel.pools import PLAYS, WEIGH, WEIGH_PLAY, Pooled, answer_key
from .contests import SEEDS, answer_counted, contest_dice, count_game, tick_counted
from .dispatch import GREEDY, policy_choice
from .greedy import weighed
from .weights import Weights
from .worths import NOTHING, measure

cuda: Any = None  # numba.cuda stands here when this is compiled


class Contestant(Pooled):
    """A game of a contest in a pool. A bot weighs one option a visit, so that games may be sorted by what is weighed;
    `chose` has the best so far."""

    measured: i8  # see worths.measure
    best: i8  # what the best so far is worth
    weighing: i8  # how many options were weighed
    coming: i8  # which is weighed next; the dice say which is the first, as in greedy_choice
    met: PerKind[i2]  # see contests.py


def visit_contest(s: Contestant, t: Printed, number: int, full: int, weights: Any, bots: Any, kinds: Any) -> None:
    """One step of a bot's thinking, its answer, or one instruction, counted as on the CPU."""
    if s.n_options == 0:
        tick_counted(s, t, kinds, s.met)
        return
    bot = (s.decider + number) % len(bots)
    if s.n_options > 1 and s.weighing < s.n_options:
        if bots[bot] == GREEDY:
            weigh_next(s, t, weights[bot])
            return
        s.chose = policy_choice(s, t, weights[bot], bots[bot], s.dice)
    elif s.n_options == 1:
        s.chose = 0
    s.weighing = 0
    s.count += 1
    answer_counted(s, t, s.chose, kinds, s.met)


def weigh_next(s: Contestant, t: Printed, v: Weights) -> None:
    """Weigh one more option."""
    index = wide(s.coming)
    if s.weighing == 0:
        s.measured = measure(s, v)
        s.best = NOTHING
        s.chose = index
    worth = weighed(s, t, v, s.measured, wide(s.options[index]))
    if worth > s.best:
        s.best = worth
        s.chose = index
    s.weighing += 1
    s.coming = index + 1 if index + 1 < s.n_options else 0


def key_contest(s: Contestant, t: Printed) -> int:
    """What comes next: an instruction, an answer, or an option to weigh. The dice are thrown here for every decision,
    so that games may be sorted by the first option too."""
    if s.n_options == 0:
        return wide(t.group[row_ahead(s)])
    if s.weighing == 0:
        s.dice = next_random(s.dice)
        s.coming = s.dice % s.n_options
    if s.n_options == 1:
        s.chose = 0
    elif s.weighing < s.n_options:
        option = wide(s.options[s.coming])
        if verb_of(option) == PLAY:
            return WEIGH_PLAY + t.kind[value_of(option)] % PLAYS
        return WEIGH + t.group[s.frames[s.depth - 1].pc]
    return answer_key(s, t)


def deal_contests(states: Any, tables: Any, seed: int, games: int, players: int, cards: int) -> None:
    """Deal a contest's games; the seed is that of the first of them."""
    for g in range(cuda.grid(1), games, cuda.gridsize(1)):
        s = states[g]
        deal_out(s, tables[0], (seed + g) % SEEDS, players, players - 1, cards)
        s.dice = contest_dice(seed + g)


# fmt: off
def read_contests(
    states: Any, tables: Any, games: int, first: int, players: int,
    seat_wins: Any, bot_wins: Any, reasons: Any, lengths: Any, kinds: Any,
) -> None:
    """Count a contest's games that are over."""
    # fmt: on
    for g in range(cuda.grid(1), games, cuda.gridsize(1)):
        s = states[g]
        count_game(
            s, tables[0], s.count, (first + g) % players, seat_wins, bot_wins, reasons, lengths, kinds, s.met
        )
