"""Responses: who is asked, what answers what, and what an answer does (D.16, D.21-D.26, D.54-D.58)."""

from __future__ import annotations

from .choices import add, add_pool, loses_own, pool_own
from .frames import pop, push, shift_up, shows
from .lasting import gives, maybe_awake, use_lasting
from .later import has_later
from .layout import Frame, Printed, State
from .ops import (
    A_AWAKE,
    A_BEACON,
    BITS,
    CANCELLED,
    DECLINE,
    DESTROY_OWN,
    DISCARD_PILE,
    ENTER_FIELD,
    HIDDEN,
    IS_ANSWER,
    IS_COPY,
    IS_LATER,
    IS_PLAY,
    LIMBO,
    MOST_REVEALS,
    RETURN,
    REVEAL,
    T_DESTROY,
    T_KEPT,
    T_NOT_OWN,
    T_OWN,
    T_PARTS,
    T_PASS,
    T_PERSONAL,
    T_PLAY,
    T_SENDS,
    T_STEAL,
    TO_DISCARD,
    TO_DRAW,
    TO_FIELD,
    TO_PERFORMER,
    USE,
)
from .zones import (
    begin_link,
    discard_shown,
    field,
    hand,
    is_alive,
    is_field,
    is_indestructible,
    lies_open,
    lowest,
    move,
    put_on_top,
    seat_after,
)


def threatens_card(s: State, f: Frame, card: int, seat: int, threat: int) -> bool:
    """Whether a chosen card lies with this seat and is about to be destroyed (D.22, D.59)."""
    if card < 0 or s.place[card] != field(seat):
        return False
    if seat == f.player:
        return threat & T_NOT_OWN == 0
    return threat & T_OWN == 0


def threats_to(s: State, t: Printed, f: Frame, seat: int, threat: int, everyone: int, rest: int) -> int:
    """What the window's card aims at the seat, as bits (D.22, D.23)."""
    aimed = 0
    if f.seat == seat:
        aimed = threat & T_PERSONAL
        if seat == f.player:
            aimed &= ~(T_STEAL | T_PASS)  # nobody steals from themselves, or passes to themselves
    aimed |= everyone
    if rest:
        if f.player == seat:
            aimed |= rest >> TO_PERFORMER
        else:
            aimed |= rest & T_PERSONAL
    if threat & T_DESTROY and (threatens_card(s, f, f.a, seat, threat) or threatens_card(s, f, f.b, seat, threat)):
        aimed |= T_DESTROY
    if threat & T_SENDS:
        card = s.frames[s.depth - 2].card
        if s.place[card] == field(seat) and not is_indestructible(t, card):
            aimed |= T_DESTROY
    if has_later(t) and threat & T_PARTS and parts_with_card(s, t, f, seat):
        aimed |= T_DESTROY
    return aimed


def parts_with_card(s: State, t: Printed, f: Frame, seat: int) -> bool:
    """Whether the text behind the window would make a seat destroy a card that it has."""
    row = f.pc + 1
    while t.code[row][0] != RETURN:
        if (
            t.code[row][0] == DESTROY_OWN
            and loses_own(f, seat, t.code[row][1])
            and pool_own(s, t, seat, t.code[row][2])
        ):
            return True
        row += 1
    return False


def is_worn_out(s: State, t: Printed, card: int) -> bool:
    """Whether an any-time text has to wait for the next turn, since so many were revealed in this one (D.81)."""
    return s.reveals >= MOST_REVEALS and t.telling[t.word[card]] & t.bit[card] != 0


def open_now(s: State, t: Printed, w: int) -> int:
    """The any-time cards of one word that may be revealed: see is_worn_out."""
    if s.reveals >= MOST_REVEALS:
        return t.any_time[w] & ~t.telling[w]
    return t.any_time[w]


def add_reveals(s: State, t: Printed, seat: int, aimed: int) -> None:
    """Offer the cards of the hand that can be revealed now: any-time cards, and answers to what threatens."""
    if aimed == 0 and (s.can_open >> seat) & 1 == 0:
        return
    place = hand(seat)
    found = 0
    for w in range(t.words):
        s.pool[w] = s.at[place][w] & (open_now(s, t, w) | t.stops[aimed][w])
        found |= s.pool[w]
    if found:
        add_pool(s, t, REVEAL, place)


def cancels_from_table(s: State, t: Printed, card: int) -> int:
    """What a card on the table cancels by leaving it: a Lighthouse, or a mirror of one on the table (D.67)."""
    w = t.word[card]
    if t.beacons[w] & t.bit[card]:
        return t.use_threat[t.kind[card]]
    if s.linked[w] & t.bit[card] and t.ability[s.copied[card] - 1] == A_BEACON and is_field(s.place[s.link[card]]):
        return t.use_threat[s.copied[card] - 1]
    return 0


def add_uses(s: State, t: Printed, f: Frame, seat: int, aimed: int, awake: int) -> None:
    """Offer the cards of the Field of View that answer, but not against their own play (D.56), and, where asked for,
    those with an unused text for any time (D.85)."""
    place = field(seat)
    found = False
    for w in range(t.words):
        x = s.at[place][w] & (t.beacons[w] | s.linked[w])
        if x and t.word[f.card] == w:
            x &= ~t.bit[f.card]
        s.pool[w] = 0
        while x and aimed:
            low = x & -x
            if cancels_from_table(s, t, w * BITS + lowest(t, low)) & aimed:
                s.pool[w] |= low
                found = True
            x ^= low
        if has_later(t) and awake:
            x = s.at[place][w] & (t.lasting[A_AWAKE][w] | s.linked[w]) & ~s.used[w]
            while x:
                low = x & -x
                if gives(s, t, w * BITS + lowest(t, low), A_AWAKE):
                    s.pool[w] |= low
                    found = True
                x ^= low
    if found:
        add_pool(s, t, USE, place)


def ask_window(s: State, t: Printed, f: Frame, threat: int, everyone: int, rest: int) -> None:
    """Ask the seats in turn, from the card's player on; when all have declined the actions begin (D.21)."""
    if s.place[f.card] == HIDDEN:  # D.58
        pop(s)
        return
    played = f.flags & IS_PLAY
    threatened = threat | everyone | rest
    reveals = s.can_reveal if threatened | played & t.stops_plays else s.can_open
    uses = 0
    if threatened | played:
        uses = s.alive if s.links else s.can_use
    awake = maybe_awake(s, t)
    asked = (reveals | uses | awake) & s.alive
    stops = 0
    if asked and played:
        played = T_KEPT if is_indestructible(t, f.card) else T_PLAY  # D.25
        stops = played if t.stops_plays else 0
    while asked and f.at < s.seats:
        seat = seat_after(s, f.player, f.at)
        if (asked >> seat) & 1:
            aimed = threats_to(s, t, f, seat, threat, everyone, rest)
            if (reveals >> seat) & 1:
                add_reveals(s, t, seat, aimed | stops)
            if ((uses | awake) >> seat) & 1:
                add_uses(s, t, f, seat, aimed | played, (awake >> seat) & 1)
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


def take_window(s: State, t: Printed, f: Frame, verb: int, card: int) -> None:
    """Decline, reveal an any-time card, or answer."""
    if verb == DECLINE:
        f.at += 1
    elif has_later(t) and verb == USE and gives(s, t, card, A_AWAKE):
        use_lasting(s, t, card, s.decider)  # and the same player is asked again (D.21, D.85)
    elif verb == USE:
        kind = t.kind[card] if t.use_at[t.kind[card]] else s.copied[card] - 1
        move(s, t, card, DISCARD_PILE)  # D.25
        answer(s, f, card, kind, t.use_at[kind])
    elif t.any_time[t.word[card]] & t.bit[card]:
        reveal_any_time(s, t, card, s.decider)
    else:
        move(s, t, card, LIMBO)
        answer(s, f, card, t.kind[card], t.reveal_at[t.kind[card]])


def answer(s: State, f: Frame, card: int, kind: int, pc: int) -> None:
    """An answer is a frame of its own, on top of what it answers."""
    g = push(s, pc, card, kind, s.decider, IS_ANSWER)
    g.seat = f.player
    g.chosen = s.clock


def reveal_any_time(s: State, t: Printed, card: int, seat: int) -> None:
    """Peekaboo! and the like: settled at once. A card that does not enter the Field of View is shown (D.55).

    Those that do more are counted: see open_now.
    """
    row = t.reveal_at[t.kind[card]]
    if t.telling[t.word[card]] & t.bit[card]:
        s.reveals += 1
    if t.code[row][0] != ENTER_FIELD:
        move(s, t, card, LIMBO)
    push(s, row, card, t.kind[card], seat, 0)


def ask_open_moment(s: State, t: Printed, f: Frame) -> None:
    """After the draw and after every action, the other players may reveal any-time cards, or use such texts (D.16)."""
    awake = maybe_awake(s, t)
    asked = (s.can_open | awake) & s.alive
    while asked and f.at < s.seats:
        seat = seat_after(s, f.player, f.at)
        if (asked >> seat) & 1:
            add_any_time(s, t, seat)
            if has_later(t) and (awake >> seat) & 1:
                add_uses(s, t, f, seat, 0, 1)
            if s.n_options:
                add(s, DECLINE, 0)
                s.decider = seat
                return
        f.at += 1
    f.at = 1  # where it came to would tell whether anybody holds an any-time card
    f.pc += 1


def add_any_time(s: State, t: Printed, seat: int) -> None:
    """Offer the any-time cards of the hand."""
    place = hand(seat)
    for w in range(t.words):
        s.pool[w] = s.at[place][w] & open_now(s, t, w)
    add_pool(s, t, REVEAL, place)


def take_open_moment(s: State, t: Printed, f: Frame, verb: int, card: int) -> None:
    if verb == DECLINE:
        f.at += 1
    else:
        f.at = 1  # begins anew from the left of the turn's player
        if has_later(t) and verb == USE:
            use_lasting(s, t, card, s.decider)
        else:
            reveal_any_time(s, t, card, s.decider)


def do_cancel(s: State, t: Printed, f: Frame, to: int, stays: int) -> None:
    """The frame right below is cancelled: its card goes to the Discard Pile or where the cancelling card says, then
    the cancelling one, unless that says itself where it goes (D.24, D.55). One that lies in no field stays (D.57)."""
    g = s.frames[s.depth - 2]
    g.flags |= CANCELLED
    lies = is_field(s.place[g.card])
    shown = shows(s, s.depth - 2)
    if to == TO_DISCARD or (to == TO_FIELD and shown):
        if shown or (lies and not is_indestructible(t, g.card)):
            move(s, t, g.card, DISCARD_PILE)
    elif to != TO_FIELD and (lies or shown):
        if to == TO_DRAW:
            put_on_top(s, t, g.card)
        elif is_alive(s, g.player):
            move(s, t, g.card, hand(g.player))
    if stays == 0:
        discard_shown(s, t, f.card)
    f.pc += 1


def do_steal_later(s: State, t: Printed, f: Frame, after: int) -> None:
    """The steal of a Counterspy that cancelled a Counterspy waits until the card at the bottom is done (D.26)."""
    f.pc += 1
    if s.frames[s.depth - 2].flags & IS_ANSWER == 0:
        return
    bottom = s.depth - 1
    while s.frames[bottom].flags & IS_ANSWER:
        bottom -= 1
    while s.frames[bottom - 1].flags & IS_LATER and s.frames[bottom - 1].chosen < f.chosen:
        bottom -= 1
    pc, card, kind, player, seat, when = f.pc, f.card, f.kind, f.player, f.seat, f.chosen
    f.pc = after
    if shift_up(s, bottom):
        g = s.frames[bottom]
        g.pc, g.card, g.kind, g.player, g.seat, g.chosen = pc, card, kind, player, seat, when
        g.a = -1
        g.b = -1
        g.n = 0
        g.at = 0
        g.flags = IS_LATER


def do_end_later(s: State, f: Frame) -> None:
    """The steal that waited is over; the rest of its card's text has long happened."""
    if f.flags & IS_LATER:
        pop(s)
    else:
        f.pc += 1
