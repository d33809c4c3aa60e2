"""Responses: who is asked, what answers what, and what an answer does (D.16, D.21-D.26, D.54-D.58)."""

from __future__ import annotations

from .choices import add, add_pool
from .frames import pop, push, shift_up
from .layout import Frame, Plain
from .ops import (
    A_BEACON,
    CANCELLED,
    DECLINE,
    DISCARD_PILE,
    HIDDEN,
    IS_ANSWER,
    IS_COPY,
    IS_LATER,
    IS_PLAY,
    LIMBO,
    REVEAL,
    T_DESTROY,
    T_DISCARD,
    T_EVERYONE,
    T_MISS,
    T_OWN,
    T_STEAL,
    USE,
)
from .zones import begin_link, discard_shown, field, hand, is_field, lies_open, lowest, move, seat_after


def threatens_card(s: Plain, f: Frame, card: int, seat: int, threat: int) -> bool:
    """Whether a chosen card lies with this seat and is about to be destroyed (D.22, D.59)."""
    return card >= 0 and s.place[card] == field(seat) and (threat & T_OWN == 0 or seat == f.player)


def is_threatened(s: Plain, t: Plain, f: Frame, seat: int, threat: int, kind_of_threat: int) -> bool:
    """Whether the window's card aims this at the seat."""
    if kind_of_threat == T_DESTROY:
        if f.flags & IS_ANSWER:
            card = s.frames[s.depth - 2].card
            return s.place[card] == field(seat) and t.indestructible[t.word[card]] & t.bit[card] == 0
        if threat & T_DESTROY == 0:
            return False
        return threatens_card(s, f, f.a, seat, threat) or threatens_card(s, f, f.b, seat, threat)
    if threat & kind_of_threat == 0:
        return False
    return threat & T_EVERYONE != 0 or f.seat == seat


def add_reveals(s: Plain, t: Plain, f: Frame, seat: int, threat: int) -> None:
    """Offer the cards of the hand that can be revealed now: any-time cards, and answers to what threatens."""
    place = hand(seat)
    discard = is_threatened(s, t, f, seat, threat, T_DISCARD)
    miss = is_threatened(s, t, f, seat, threat, T_MISS)
    destroy = is_threatened(s, t, f, seat, threat, T_DESTROY)
    steal = is_threatened(s, t, f, seat, threat, T_STEAL)
    if not (discard or miss or destroy or steal) and (s.can_open >> seat) & 1 == 0:
        return
    for w in range(t.words):
        x = t.any_time[w]
        if discard:
            x |= t.stops[0][w]
        if miss:
            x |= t.stops[1][w]
        if destroy:
            x |= t.stops[2][w]
        if steal:
            x |= t.stops[3][w]
        s.pool[w] = s.at[place][w] & x
    add_pool(s, t, REVEAL)


def is_beacon(s: Plain, t: Plain, card: int) -> bool:
    """Whether the card on the table cancels plays: a Lighthouse, or a mirror of one that is on the table (D.67)."""
    w = t.word[card]
    if t.beacons[w] & t.bit[card]:
        return True
    return (
        s.linked[w] & t.bit[card] != 0 and t.ability[s.copied[card] - 1] == A_BEACON and is_field(s.place[s.link[card]])
    )


def add_beacons(s: Plain, t: Plain, f: Frame, seat: int) -> None:
    """Offer the Lighthouses of the Field of View, but not against their own play (D.56) or Hindsight (D.25)."""
    if t.indestructible[t.word[f.card]] & t.bit[f.card]:
        return
    place = field(seat)
    found = False
    for w in range(t.words):
        x = s.at[place][w] & (t.beacons[w] | s.linked[w])
        if x and t.word[f.card] == w:
            x &= ~t.bit[f.card]
        s.pool[w] = 0
        while x:
            low = x & -x
            if is_beacon(s, t, w * 62 + lowest(t, low)):
                s.pool[w] |= low
                found = True
            x ^= low
    if found:
        add_pool(s, t, USE)


def ask_window(s: Plain, t: Plain, f: Frame, threat: int) -> None:
    """Ask the seats in turn, from the card's player on; when all have declined the actions begin (D.21)."""
    if s.place[f.card] == HIDDEN:  # D.58
        pop(s)
        return
    reveals = s.can_reveal if threat or f.flags & IS_ANSWER else s.can_open
    uses = 0
    if f.flags & IS_PLAY:
        uses = s.alive if s.links else s.can_use
    asked = (reveals | uses) & s.alive
    while asked and f.at < s.seats:
        seat = seat_after(s, f.player, f.at)
        if (asked >> seat) & 1:
            if (reveals >> seat) & 1:
                add_reveals(s, t, f, seat, threat)
            if (uses >> seat) & 1:
                add_beacons(s, t, f, seat)
            if s.n_options:
                add(s, DECLINE, 0)
                s.decider = seat
                return
        f.at += 1
    f.at = 0
    if f.flags & IS_COPY and not lies_open(s, f.chosen):  # D.28, D.65
        pop(s)
        return
    if f.flags & IS_COPY and t.ability[f.kind] >= 0 and lies_open(s, f.card) and s.link[f.card] >= 0:
        begin_link(s, t, f.card)  # a copied lasting action is in force once the mirror acts (D.36, D.67)
    f.pc += 1


def take_window(s: Plain, t: Plain, f: Frame, verb: int, card: int) -> None:
    """Decline, reveal an any-time card, or answer."""
    if verb == DECLINE:
        f.at += 1
    elif verb == USE:
        kind = t.kind[card] if t.use_at[t.kind[card]] else s.copied[card] - 1
        move(s, t, card, DISCARD_PILE)  # D.25
        answer(s, t, f, card, kind, t.use_at[kind])
    elif t.any_time[t.word[card]] & t.bit[card]:
        reveal_any_time(s, t, card, s.decider)
    else:
        move(s, t, card, LIMBO)
        answer(s, t, f, card, t.kind[card], t.reveal_at[t.kind[card]])


def answer(s: Plain, t: Plain, f: Frame, card: int, kind: int, pc: int) -> None:
    """An answer is a frame of its own, on top of what it answers."""
    g = push(s, pc, card, kind, s.decider, IS_ANSWER)
    g.seat = f.player
    g.b = s.clock


def reveal_any_time(s: Plain, t: Plain, card: int, seat: int) -> None:
    """Peekaboo! and the like: settled at once."""
    push(s, t.reveal_at[t.kind[card]], card, t.kind[card], seat, 0)


def ask_open_moment(s: Plain, t: Plain, f: Frame) -> None:
    """After the draw and after every action, the other players may reveal any-time cards (D.16)."""
    asked = s.can_open & s.alive
    while asked and f.at < s.seats:
        seat = seat_after(s, f.player, f.at)
        if (asked >> seat) & 1:
            add_any_time(s, t, seat)
            add(s, DECLINE, 0)
            s.decider = seat
            return
        f.at += 1
    f.pc += 1


def add_any_time(s: Plain, t: Plain, seat: int) -> None:
    """Offer the any-time cards of the hand."""
    place = hand(seat)
    for w in range(t.words):
        s.pool[w] = s.at[place][w] & t.any_time[w]
    add_pool(s, t, REVEAL)


def take_open_moment(s: Plain, t: Plain, f: Frame, verb: int, card: int) -> None:
    if verb == DECLINE:
        f.at += 1
    else:
        reveal_any_time(s, t, card, s.decider)


def do_cancel(s: Plain, t: Plain, f: Frame) -> None:
    """The frame right below is cancelled: its card goes to the Discard Pile, then the cancelling one (D.24, D.55)."""
    g = s.frames[s.depth - 2]
    g.flags |= CANCELLED
    if is_field(s.place[g.card]):
        if t.indestructible[t.word[g.card]] & t.bit[g.card] == 0:
            move(s, t, g.card, DISCARD_PILE)
    else:
        discard_shown(s, t, g.card)
    discard_shown(s, t, f.card)
    f.pc += 1


def do_steal_later(s: Plain, t: Plain, f: Frame) -> None:
    """A Counterspy that cancelled a Counterspy steals when the card at the bottom is done, in order (D.26)."""
    f.pc += 1
    if s.frames[s.depth - 2].flags & IS_ANSWER == 0:
        return
    bottom = s.depth - 1
    while s.frames[bottom].flags & IS_ANSWER:
        bottom -= 1
    while s.frames[bottom - 1].flags & IS_LATER and s.frames[bottom - 1].b < f.b:
        bottom -= 1
    pc, card, kind, player, seat, when = f.pc, f.card, f.kind, f.player, f.seat, f.b
    pop(s)
    if shift_up(s, bottom):
        g = s.frames[bottom]
        g.pc, g.card, g.kind, g.player, g.seat, g.b = pc, card, kind, player, seat, when
        g.a = -1
        g.chosen = -1
        g.n = 0
        g.at = 0
        g.flags = IS_LATER
