"""A player leaves the game: forfeit, disqualification, the plague (VT.55, VT.72, D.4, D.40, D.72, D.73)."""

from __future__ import annotations

from .frames import shows
from .layout import Printed, State
from .ops import BITS, HIDDEN, LAST_PLAYER, OUT, STOPPED
from .turns import finish, total
from .zones import end_links, field, hand, is_alive, lowest, move, put, seat_after


def goes_along(s: State, card: int, seat: int) -> bool:
    """Whether a hidden card leaves with a player: theirs, and so is all that lies over it. Under another player's card,
    which returns, it stays hidden (D.72)."""
    while s.place[card] == HIDDEN:
        if s.home[card] != seat:
            return False
        card = s.host[card]
    return s.place[card] == field(seat)


def take_hidden_out(s: State, t: Printed, seat: int) -> None:
    """The leaver's own cards under their hiding cards leave with them; others return by themselves (D.72)."""
    for w in range(t.words):
        x = s.at[HIDDEN][w]
        s.pool[w] = 0
        while x:
            low = x & -x
            card = w * BITS + lowest(t, low)
            if goes_along(s, card, seat):
                s.pool[w] |= low
            x ^= low
    for w in range(t.words):
        x = s.pool[w]
        while x:
            move_out_hidden(s, t, w * BITS + lowest(t, x))
            x &= x - 1


def move_out_hidden(s: State, t: Printed, card: int) -> None:
    """A hidden card leaves the game; what it hides itself comes back later, when its host is found gone."""
    put(s, t, card, OUT)
    end_links(s, t, card)
    for row in range(s.seats + 1):
        s.known[row][t.word[card]] |= t.bit[card]
    s.exposed[t.word[card]] |= t.bit[card]
    s.host[card] = -1


def take_place_out(s: State, t: Printed, place: int) -> None:
    for w in range(t.words):
        x = s.at[place][w]
        while x:
            card = w * BITS + lowest(t, x)
            x &= x - 1
            move(s, t, card, OUT)


def credit_last(s: State) -> None:
    """The last player's credit, as they stand before any card returns (VT.55, D.40)."""
    for seat in range(s.seats):
        if is_alive(s, seat):
            s.credit[seat] = max(100, total(s, seat))


def leave_game(s: State, t: Printed, seat: int) -> None:
    """Everything of a player's goes out of the game, and what they were about to do is skipped."""
    if s.over or not is_alive(s, seat):
        return
    s.credit[seat] = min(0, total(s, seat))
    s.alive &= ~(1 << seat)
    s.n_alive -= 1
    if s.n_alive == 1:
        credit_last(s)
    s.waiting &= s.alive
    s.picked[seat] = -1
    take_hidden_out(s, t, seat)
    take_place_out(s, t, field(seat))
    take_place_out(s, t, hand(seat))
    for i in range(1, s.depth):
        f = s.frames[i]
        if f.player == seat:
            f.flags |= STOPPED
            if shows(s, i):
                move(s, t, f.card, OUT)
    s.missed[seat] = 0
    s.extra[seat] = 0
    s.n_options = 0
    if s.n_alive == 1:
        finish(s, s.alive, LAST_PLAYER)


def overwhelm(s: State, t: Printed) -> None:
    """The next plagued player, clockwise from the turn's, leaves the game; the last one left cannot (D.4)."""
    for i in range(s.seats):
        seat = seat_after(s, s.turn, i)
        if (s.plagued >> seat) & 1:
            leave_game(s, t, seat)
            return
