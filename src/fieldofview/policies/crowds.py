"""Contests at once on an accelerator, one game a thread: what is done beside the pools of the kernel."""

from __future__ import annotations

from typing import Any

from ..kernel.dealing import deal_out
from ..kernel.layout import PerKind, Printed, i2
from ..kernel.loops import next_random
from ..kernel.machine import row_ahead
from ..kernel.ops import wide
from ..kernel.pools import ANSWER, Pooled
from .contests import SEEDS, answer_contest, contest_dice, count_game, tick_counted

cuda: Any = None  # numba.cuda stands here when this is compiled


class Contestant(Pooled):
    """A game of a contest in a pool."""

    met: PerKind[i2]  # see contests.py


def visit_contest(s: Contestant, t: Printed, number: int, full: int, weights: Any, bots: Any, kinds: Any) -> None:
    """One decision of a bot, or one instruction, counted as on the CPU."""
    if s.n_options:
        s.dice = next_random(s.dice)
        s.count += 1
        answer_contest(s, t, weights, s.dice, bots, number, kinds, s.met)
    else:
        tick_counted(s, t, kinds, s.met)


def key_contest(s: Contestant, t: Printed) -> int:
    """What comes next; bots think when it is their turn."""
    if s.n_options:
        return ANSWER + t.group[s.frames[s.depth - 1].pc]
    return wide(t.group[row_ahead(s)])


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
