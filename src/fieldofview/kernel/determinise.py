"""Deal the unseen cards anew, as one seat may imagine them (D.79)."""

from __future__ import annotations

from .layout import Printed, State
from .machine import tick
from .ops import BITS, DRAW_PILE, N_ANSWERS, N_OPENS, OPENS, OUT
from .rng import below, seed_rng
from .zones import hand, lowest, note_seat


def gather_unseen(s: State, t: Printed, row: int) -> None:
    """Put every card whose place the viewer does not know into the pool."""
    for w in range(t.words):
        x = s.at[DRAW_PILE][w] | s.at[OUT][w]
        for seat in range(s.seats):
            if seat + 1 != row:
                x |= s.at[hand(seat)][w]
        s.pool[w] = x & ~s.known[row][w]


def list_pool(s: State, t: Printed) -> int:
    """Write the pool's cards into `options`, in order of their numbers; returns how many."""
    n = 0
    for w in range(t.words):
        x = s.pool[w]
        while x:
            s.options[n] = w * BITS + lowest(t, x)
            x &= x - 1
            n += 1
    return n


def put_unseen(s: State, t: Printed, place: int, count: int, next_card: int) -> int:
    """Fill so many unseen places of a hand, or out of the game; returns the next card to use."""
    for i in range(next_card, next_card + count):
        card = s.options[i]
        s.at[place][t.word[card]] |= t.bit[card]
        s.place[card] = place
    return next_card + count


def count_unseen(s: State, t: Printed, place: int) -> int:
    """How many cards of a place are in the pool; they are lifted from it."""
    n = 0
    for w in range(t.words):
        x = s.at[place][w] & s.pool[w]
        s.at[place][w] ^= x
        while x:
            x &= x - 1
            n += 1
    return n


def redeal(s: State, t: Printed, seat: int, shuffled: int) -> None:
    """Lay the unseen cards out again, in the order of their numbers or shuffled, and forget what others have seen.

    Works on the game itself: the caller has made a copy. The seat's own decision is asked again at the end, since the
    list of options serves as scratch; another seat's is taken away.
    """
    row = seat + 1
    asks = s.n_options > 0 and s.decider == seat
    gather_unseen(s, t, row)
    n = list_pool(s, t)
    if shuffled:
        for i in range(n - 1, 0, -1):
            j = below(s, i + 1)
            s.options[i], s.options[j] = s.options[j], s.options[i]
    used = 0
    for other in range(s.seats):
        if other != seat:
            place = hand(other)
            used = put_unseen(s, t, place, count_unseen(s, t, place), used)
    used = put_unseen(s, t, OUT, count_unseen(s, t, OUT), used)
    for i in range(s.n_draw):
        card = s.draw[i]
        if s.pool[t.word[card]] & t.bit[card]:
            s.at[DRAW_PILE][t.word[card]] &= ~t.bit[card]
    for i in range(s.n_draw):
        card = s.draw[i]
        if s.pool[t.word[card]] & t.bit[card]:
            fresh = s.options[used]
            used += 1
            s.draw[i] = fresh
            s.place[fresh] = DRAW_PILE
            s.at[DRAW_PILE][t.word[fresh]] |= t.bit[fresh]
    s.seen_hands = s.alive
    for other in range(s.seats):
        count_reveals(s, t, other)
    forget_others(s, t, row)
    repick(s, t, seat, shuffled)
    s.n_options = 0
    if asks:
        tick(s, t)


def count_reveals(s: State, t: Printed, seat: int) -> None:
    """Note anew what a hand could respond with."""
    counts = s.trait_count[seat]
    counts[N_OPENS] = 0
    counts[N_ANSWERS] = 0
    for w in range(t.words):
        x = s.at[hand(seat)][w] & t.reveals[w]
        while x:
            if t.hand_trait[w * BITS + lowest(t, x)] & OPENS:
                counts[N_OPENS] += 1
            else:
                counts[N_ANSWERS] += 1
            x &= x - 1
    note_seat(s, seat)


def forget_others(s: State, t: Printed, row: int) -> None:
    """What other players have seen is not known to the viewer: only what all have seen stays."""
    for w in range(t.words):
        common = s.known[0][w]
        for other in range(1, s.seats + 1):
            if other != row:
                s.known[other][w] = common
        s.exposed[w] = common | s.known[row][w]
        s.used[w] &= ~s.pool[w]


def repick(s: State, t: Printed, seat: int, shuffled: int) -> None:
    """Cards that others have picked to pass, unseen, may be any of their hand."""
    for other in range(s.seats):
        if other != seat and s.picked[other] >= 0:
            index = 0
            if shuffled:
                index = below(s, s.hand_size[other])
            s.picked[other] = nth_card(s, t, hand(other), index)


def nth_card(s: State, t: Printed, place: int, index: int) -> int:
    """A card of a place by its rank."""
    for w in range(t.words):
        x = s.at[place][w]
        while x:
            if index == 0:
                return w * BITS + lowest(t, x)
            index -= 1
            x &= x - 1
    return -1


def determinise(s: State, t: Printed, seat: int, seed: int) -> None:
    """A full game consistent with what the seat may know, every unseen card equally likely in every place left."""
    seed_rng(s, seed)
    redeal(s, t, seat, True)
