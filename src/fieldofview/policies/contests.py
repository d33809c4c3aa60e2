"""Whole games between policies, counted: who wins, how long it takes, what the cards do.

Everything is added to the caller's arrays (or lists), so that many workers can each fill their own.
"""

from __future__ import annotations

from typing import Any

from ..kernel.dealing import deal
from ..kernel.frames import break_off
from ..kernel.layout import Printed, State
from ..kernel.loops import MOST_DECISIONS, bump, next_random
from ..kernel.machine import is_between, row_ahead, run_turn, take, tick
from ..kernel.ops import (
    BITS,
    BROKEN,
    CANCEL_BELOW,
    IS_PLAY,
    MAKE_PLAY,
    PLAY,
    PLAY_FROM_PILE,
    REVEAL,
    USE,
    value_of,
    verb_of,
    wide,
)
from ..kernel.zones import field, is_alive, lowest
from .dispatch import policy_choice

WHOLE = 27720  # one win: shared wins are whole numbers of it, for up to twelve winners
SEEDS = 1 << 62  # game seeds are smaller

# Columns of `seat_wins` and `bot_wins`.
SHARE = 0
ALONE = 1
SHARED = 2
POINTS = 3
FALLEN = 4  # games that they were out of before the end; nobody leaves of their own will here
COLUMNS = 5

# Columns of `kinds`.
PLAYED = 0
REVEALED = 1
CANCELS = 2
USERS = 3  # seats that played, revealed or used it, counted once a game
USERS_SHARE = 4  # their wins
LYING = 5  # pieces before the winners at the end
KIND_COLUMNS = 6  # then come two more for each bot: its users, and their wins


def contest_dice(number: int) -> int:
    """The first throw of a game's dice."""
    return next_random(1 + number % 2147483647 * 7919 % 2147483646)


# fmt: off
def play_contests(
    states: Any,
    tables: Any,
    weights: Any,
    i: int,
    seed: int,
    first: int,
    games: int,
    bots: Any,
    turn_limit: int,
    dealt: int,
    seat_wins: Any,
    bot_wins: Any,
    reasons: Any,
    lengths: Any,
    kinds: Any,
    met: Any,
) -> None:
    """Games number `first` and on, each from its own seed; seat 0 begins, the bots move on by a seat a game.

    `bots` has the policy of each bot, `weights` its weights, `lengths` a row for turns and one for decisions; `met` is
    scratch: for each kind, bits of the seats that played, revealed or used it in the current game.
    """
    # fmt: on
    s = states[i]
    t = tables[0]
    players = len(bots)
    for number in range(first, first + games):
        for kind in range(len(met)):
            met[kind] = 0
        deal(s, t, (seed + number) % SEEDS, players, players - 1, turn_limit, dealt)
        x = contest_dice(seed + number)
        count = 0
        while s.over == 0 and count < MOST_DECISIONS:
            if s.n_options:
                x = next_random(x)
                answer_counted(s, t, choose(s, t, weights, x, bots, number), kinds, met)
                count += 1
            elif is_between(s, t):
                run_turn(s, t)
            else:
                tick_counted(s, t, kinds, met)
        count_game(s, t, count, number % players, seat_wins, bot_wins, reasons, lengths, kinds, met)


# Apart from one another: compiled, a function holds on to its arrays while it does anything long.


def choose(s: State, t: Printed, weights: Any, x: int, bots: Any, number: int) -> int:
    """The answer of the bot at the deciding seat; -1 for none."""
    bot = (s.decider + number) % len(bots)
    return policy_choice(s, t, weights[bot], bots[bot], x)


def answer_counted(s: State, t: Printed, index: int, kinds: Any, met: Any) -> None:
    """Count an answer and take it."""
    if index < 0:
        break_off(s, BROKEN)
    else:
        count_option(s, t, s.options[index], kinds, met)
        take(s, t, index)


def tick_counted(s: State, t: Printed, kinds: Any, met: Any) -> None:
    """One instruction, with what it cancels or plays."""
    op = wide(t.code[row_ahead(s)][0])
    if op == CANCEL_BELOW:
        count_cancel(s, t, kinds)
    pile = wide(s.n_draw)
    tick(s, t)
    if (op == PLAY_FROM_PILE or op == MAKE_PLAY) and s.n_draw < pile:
        count_play(s, t, kinds, met)


# fmt: off
def count_game(
    s: State, t: Printed, count: int, turned: int,
    seat_wins: Any, bot_wins: Any, reasons: Any, lengths: Any, kinds: Any, met: Any,
) -> None:
    """A game that is over: its length, its end, its winners."""
    # fmt: on
    longest = len(lengths[0]) - 1
    bump(lengths[0], min(s.turns, longest), 1)
    bump(lengths[1], min(count, longest), 1)
    bump(reasons, s.reason, 1)
    count_winners(s, t, turned, seat_wins, bot_wins, kinds, met)


def count_option(s: State, t: Printed, option: int, kinds: Any, met: Any) -> None:
    """Count an option that plays, reveals or uses a card."""
    verb = verb_of(option)
    if verb == PLAY or verb == REVEAL or verb == USE:
        kind = t.kind[value_of(option)]
        met[kind] |= 1 << s.decider
        bump(kinds[kind], PLAYED if verb == PLAY else REVEALED, 1)


def count_cancel(s: State, t: Printed, kinds: Any) -> None:
    """Count a play that is about to be cancelled."""
    g = s.frames[s.depth - 2]
    if g.flags & IS_PLAY:
        bump(kinds[t.kind[g.card]], CANCELS, 1)


def count_play(s: State, t: Printed, kinds: Any, met: Any) -> None:
    """Count the card that was just played from the Draw Pile."""
    f = s.frames[s.depth - 1]
    kind = t.kind[f.card]
    met[kind] |= 1 << f.player
    bump(kinds[kind], PLAYED, 1)


def won_part(s: State, seat: int) -> int:
    """A seat's part of the win in a game that is over, in parts of WHOLE."""
    if (s.winners >> seat) & 1 == 0:
        return 0
    winners = 0
    for other in range(s.seats):
        winners += (s.winners >> other) & 1
    return WHOLE // winners


def count_winners(s: State, t: Printed, turned: int, seat_wins: Any, bot_wins: Any, kinds: Any, met: Any) -> None:
    """Who won, alone or together, and with what."""
    players = s.seats
    for seat in range(players):
        part = won_part(s, seat)
        bot = (seat + turned) % players
        bump(seat_wins[seat], POINTS, s.points[seat] + s.tokens[seat])
        bump(bot_wins[bot], POINTS, s.points[seat] + s.tokens[seat])
        if not is_alive(s, seat):
            bump(seat_wins[seat], FALLEN, 1)
            bump(bot_wins[bot], FALLEN, 1)
        if part:
            column = ALONE if part == WHOLE else SHARED
            bump(seat_wins[seat], SHARE, part)
            bump(seat_wins[seat], column, 1)
            bump(bot_wins[bot], SHARE, part)
            bump(bot_wins[bot], column, 1)
            for w in range(t.words):
                x = s.at[field(seat)][w]
                while x:
                    bump(kinds[t.kind[w * BITS + lowest(t, x)]], LYING, 1)
                    x &= x - 1
    for kind in range(len(kinds)):
        for seat in range(players):
            if (met[kind] >> seat) & 1:
                own = KIND_COLUMNS + 2 * ((seat + turned) % players)
                part = won_part(s, seat)
                bump(kinds[kind], USERS, 1)
                bump(kinds[kind], own, 1)
                bump(kinds[kind], USERS_SHARE, part)
                bump(kinds[kind], own + 1, part)
