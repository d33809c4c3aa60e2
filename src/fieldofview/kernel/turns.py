"""A turn and what follows it: the draw, the choice of actions, the win check, the next turn, time.

Rulings: VT.25-29, D.10-D.15, D.42, D.49-D.53.
"""

from __future__ import annotations

from .choices import add, add_place, add_pool
from .frames import push
from .lasting import gives, has_lasting, mark_used, use_lasting
from .later import has_later
from .layout import Frame, Printed, State
from .ops import (
    A_AWAKE,
    A_DRAW,
    A_PLAY,
    A_REPLACE,
    A_TEXT,
    ALL_EMPTY,
    BITS,
    CALLED,
    DRAW,
    END,
    IS_PLAY,
    LAST_TURNS,
    LATE,
    NOT_CALLED,
    PLAY,
    REACHED_100,
    REPLACE,
    REVEAL,
    ROW_END,
    ROW_OPEN,
    ROW_START,
    TIE_LIMIT,
    TIED,
    TIME,
    USE,
)
from .windows import add_any_time, reveal_any_time
from .zones import draw_cards, field, hand, is_alive, lowest, move, seat_after, unwind_clock


def unused_lasting(s: State, t: Printed, seat: int, ability: int) -> int:
    """The unused card that gives this ability and has lain longest in the Field of View; -1 for none (D.49)."""
    best = -1
    if not has_lasting(s, seat):
        return best
    place = field(seat)
    for w in range(t.words):
        x = s.at[place][w] & (t.lasting[ability][w] | s.linked[w]) & ~s.used[w]
        while x:
            card = w * BITS + lowest(t, x)
            if gives(s, t, card, ability) and (best < 0 or s.since[card] < s.since[best]):
                best = card
            x &= x - 1
    return best


def may_play(s: State, t: Printed, seat: int) -> bool:
    """The regular play, then one for each unused Shadow (D.11, D.49)."""
    return s.hand_size[seat] > 0 and (s.plays == 0 or unused_lasting(s, t, seat, A_PLAY) >= 0)


def may_draw(s: State, t: Printed, seat: int) -> bool:
    return s.n_draw > 0 and unused_lasting(s, t, seat, A_DRAW) >= 0


def may_replace(s: State, t: Printed, seat: int) -> bool:
    """Offered while a card may go: the replacing card itself always may (D.51)."""
    return unused_lasting(s, t, seat, A_REPLACE) >= 0


def may_end(s: State, seat: int) -> bool:
    """Not while the regular play is owed and can be made (VT.25.2, VT.43)."""
    return s.plays > 0 or s.hand_size[seat] == 0


def do_start_turn(s: State, t: Printed, f: Frame) -> None:
    """Miss the turn, or draw one card (D.10, D.15, D.52)."""
    seat = s.turn
    f.player = seat
    f.at = 1
    s.plays = 0
    s.reveals = 0
    for w in range(t.words):
        s.used[w] = 0
    if s.missed[seat] > 0:
        s.missed[seat] -= 1
        next_turn(s, f)
        return
    draw_cards(s, t, seat, 1)
    f.pc = ROW_OPEN


def ask_action(s: State, t: Printed, f: Frame) -> None:
    """The turn's player chooses what to do (D.11)."""
    seat = s.turn
    s.decider = seat
    if may_play(s, t, seat):
        add_place(s, t, PLAY, hand(seat))
    if (s.can_open >> seat) & 1:
        add_any_time(s, t, seat)
    if has_lasting(s, seat):
        if may_draw(s, t, seat):
            add(s, DRAW, 0)
        if may_replace(s, t, seat):
            add(s, REPLACE, 0)
        if has_later(t) and (t.has_texts or t.has_awake):
            add_texts(s, t, seat)
    if may_end(s, seat):
        add(s, END, 0)


def take_action(s: State, t: Printed, f: Frame, verb: int, card: int) -> None:
    seat = s.turn
    f.at = 1
    f.pc = ROW_OPEN
    if verb == PLAY:
        if s.plays > 0:
            mark_used(s, t, unused_lasting(s, t, seat, A_PLAY))
        s.plays += 1
        move(s, t, card, field(seat))
        push(s, t.play_at[t.kind[card]], card, t.kind[card], seat, IS_PLAY)
    elif verb == REVEAL:
        reveal_any_time(s, t, card, seat)
    elif verb == DRAW:
        mark_used(s, t, unused_lasting(s, t, seat, A_DRAW))
        draw_cards(s, t, seat, 1)
    elif verb == REPLACE:
        use_lasting(s, t, unused_lasting(s, t, seat, A_REPLACE), seat)
    elif has_later(t) and verb == USE:
        use_lasting(s, t, card, seat)
    else:
        f.pc = ROW_END


def add_texts(s: State, t: Printed, seat: int) -> None:
    """Offer the unused cards of the Field of View, and mirrors of such, whose text is performed each turn or at any
    time."""
    place = field(seat)
    found = False
    for w in range(t.words):
        x = s.at[place][w] & (t.lasting[A_TEXT][w] | t.lasting[A_AWAKE][w] | s.linked[w]) & ~s.used[w]
        s.pool[w] = 0
        while x:
            low = x & -x
            card = w * BITS + lowest(t, low)
            if gives(s, t, card, A_TEXT) or gives(s, t, card, A_AWAKE):
                s.pool[w] |= low
                found = True
            x ^= low
    if found:
        add_pool(s, t, USE, place)


def total(s: State, seat: int) -> int:
    """Viewpoints of the Field of View and penalty tokens (D.13, D.48)."""
    return s.points[seat] + s.tokens[seat]


def finish(s: State, winners: int, reason: int) -> None:
    s.over = 1
    s.winners = winners
    s.reason = reason


def leaders(s: State) -> int:
    """Bits of the players with the most Viewpoints."""
    best = 0
    who = 0
    for seat in range(s.seats):
        if is_alive(s, seat):
            points = total(s, seat)
            if who == 0 or points > best:
                best = points
                who = 0
            if points == best:
                who |= 1 << seat
    return who


def anyone_at_100(s: State) -> bool:
    """Whether a player in the game stands at 100 or more (D.13, D.41)."""
    for seat in range(s.seats):
        if is_alive(s, seat) and total(s, seat) >= 100:
            return True
    return False


def all_empty(s: State) -> bool:
    """Whether the Draw Pile and every hand are empty (VT.29)."""
    if s.n_draw > 0:
        return False
    for seat in range(s.seats):
        if s.hand_size[seat] > 0:
            return False
    return True


def do_end_turn(s: State, t: Printed, f: Frame) -> None:
    """The win check, then the next turn (VT.25.3). Without cards play goes on for whoever else stands at 100 (D.13)."""
    if is_alive(s, s.turn) and total(s, s.turn) >= 100:
        finish(s, 1 << s.turn, REACHED_100)
    elif all_empty(s) and not anyone_at_100(s):
        finish(s, leaders(s), ALL_EMPTY)
    else:
        if s.clock > LATE:
            unwind_clock(s, t)
        next_turn(s, f)


def is_single(bits: int) -> bool:
    return bits & (bits - 1) == 0


def next_turn(s: State, f: Frame) -> None:
    """After a turn, taken or missed: an extra turn, the next seat, or the end by time (D.14, D.42, D.53)."""
    seat = s.turn
    s.turns += 1
    if s.turn_limit > 0 and s.time == NOT_CALLED and s.turns >= s.turn_limit:
        call_time(s)
    stays = is_alive(s, seat) and s.missed[seat] == 0 and s.extra[seat] > 0
    if s.time == LAST_TURNS:
        s.waiting &= ~(1 << seat)
        s.waiting &= s.alive
    if s.time == TIED or (s.time == LAST_TURNS and s.waiting == 0 and not stays):
        s.time = TIED
        if is_single(leaders(s)):
            finish(s, leaders(s), TIME)
            return
    if s.time == CALLED and not stays:
        s.time = LAST_TURNS
        s.waiting = s.alive
    if s.turn_limit > 0 and s.time == TIED and s.turns - s.time_turn >= s.turn_limit:
        finish(s, leaders(s), TIE_LIMIT)
        return
    if stays:
        s.extra[seat] -= 1
    else:
        seat = seat_after(s, seat, 1)
        while not is_alive(s, seat):
            seat = seat_after(s, seat, 1)
        s.turn = seat
    f.pc = ROW_START


def call_time(s: State) -> None:
    """Time is called in the current turn (VT.15)."""
    if s.time == NOT_CALLED:
        s.time = CALLED
        s.time_turn = s.turns
