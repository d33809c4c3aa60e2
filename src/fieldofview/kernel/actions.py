"""What effects do once their window is over: `ask_` lists options, `take_` applies one, `do_` just acts."""

from __future__ import annotations

from .choices import add, add_other_seats, add_place, add_pool, loses_own, may_still, pool_own, with_mark
from .copies import play_from_pile
from .frames import pop
from .knowledge import forget_looked, learn, learn_place, leave_unseen
from .later import has_later
from .layout import Frame, Printed, State
from .ops import (
    BITS,
    CHOOSE_CARD,
    CHOOSE_MODE,
    CHOOSE_SEAT,
    COUNT_MARKS,
    DISCARD_PILE,
    DONE,
    DRAW_PILE,
    LIMBO,
    MAY,
    MORE_CARDS,
    N_LASTS,
    ONLY_MARKED,
    OTHERS,
    OUT,
    OWN,
    RETURN,
    TO_DISCARD,
    TO_DRAW,
    TO_FIELD,
    TO_HAND,
    TO_NAMED_FIELD,
    TO_NAMED_HAND,
    VERB,
    value_of,
)
from .rng import drawn, next_first, next_second
from .turns import anyone_at_100
from .zones import (
    discard_shown,
    draw_cards,
    field,
    hand,
    hide,
    is_alive,
    is_field,
    is_indestructible,
    lies_open,
    lowest,
    marks_of,
    move,
    note_plague,
    note_seat,
    put,
    put_on_top,
    seat_after,
    take_top,
)

# -- drawing and looking ---------------------------------------------------------------------------------------


def amount(s: State, t: Printed, f: Frame, count: int) -> int:
    """How many a count means: itself, or as many as the performer has cards of a mark."""
    if has_later(t) and count < 0:
        return marks_of(s, f.player, COUNT_MARKS - count)
    return count


def do_draw(s: State, t: Printed, f: Frame, count: int, named: int) -> None:
    """The performer, or the named player, draws."""
    seat = f.seat if named else f.player
    if seat >= 0 and is_alive(s, seat):
        draw_cards(s, t, seat, amount(s, t, f, count))
    f.pc += 1


def do_draw_by_name(s: State, t: Printed, f: Frame, kind: int) -> None:
    """One card for each card of that name in any Field of View; a mirror has a name of its own (VT.faq.35)."""
    count = 0
    for seat in range(s.seats):
        for w in range(t.words):
            x = s.at[field(seat)][w] & t.namesakes[kind][w]
            while x:
                x &= x - 1
                count += 1
    do_draw(s, t, f, count, 0)


def do_everyone_draws(s: State, t: Printed, f: Frame, count: int, others: int) -> None:
    """Clockwise from the card's player, one seat each time this runs (D.32)."""
    seat = seat_after(s, f.player, f.at)
    if is_alive(s, seat) and not (others and f.at == 0):
        draw_cards(s, t, seat, amount(s, t, f, count))
    f.at += 1
    if f.at == s.seats:
        f.at = 0
        f.pc += 1


def do_look_at_pile(s: State, t: Printed, f: Frame, count: int) -> None:
    f.n = min(count, s.n_draw)
    for i in range(s.n_draw - f.n, s.n_draw):
        learn(s, t, f.player + 1, s.draw[i])
    f.pc += 1


def pool_looked(s: State, t: Printed, f: Frame) -> None:
    """The cards being looked at: the top f.n of the Draw Pile."""
    for w in range(t.words):
        s.pool[w] = 0
    for i in range(s.n_draw - f.n, s.n_draw):
        s.pool[t.word[s.draw[i]]] |= t.bit[s.draw[i]]


def ask_looked(s: State, t: Printed, f: Frame) -> None:
    """One of the cards being looked at, to be taken or put back; the last one put back lies on top (D.45)."""
    s.decider = f.player
    if f.n > 0:
        pool_looked(s, t, f)
        add_pool(s, t, CHOOSE_CARD, DRAW_PILE)
        for i in range(s.n_options):
            s.options[i] = CHOOSE_CARD * VERB + topmost(s, t, value_of(s.options[i]))
    else:
        f.pc += 1


def topmost(s: State, t: Printed, card: int) -> int:
    """The card of this one's name that lies nearest to the top: its depth is seen, its number is not (D.80)."""
    i = s.n_draw - 1
    while t.kind[s.draw[i]] != t.kind[card]:
        i -= 1
    return s.draw[i]


def to_top(s: State, card: int) -> None:
    """Bring one of the top cards to the very top, the others keeping their order."""
    i = s.n_draw - 1
    held = s.draw[i]
    while held != card:
        i -= 1
        held, s.draw[i] = s.draw[i], held
    s.draw[s.n_draw - 1] = card


def take_take_looked(s: State, t: Printed, f: Frame, card: int) -> None:
    forget_looked(s, t, f.n, f.player + 1)
    to_top(s, card)
    take_top(s, t, hand(f.player))
    f.n -= 1
    f.pc += 1


def take_put_back(s: State, t: Printed, f: Frame, card: int) -> None:
    to_top(s, card)
    for i in range(s.n_draw - 1, s.n_draw - f.n, -1):
        s.draw[i] = s.draw[i - 1]
    s.draw[s.n_draw - f.n] = card
    s.clock += 1
    s.since[card] = s.clock
    f.n -= 1


def do_reshuffle(s: State, t: Printed, f: Frame) -> None:
    """Both piles become a new Draw Pile; all knowledge of it ends (D.76)."""
    n = 0
    for w in range(t.words):
        x = s.at[DRAW_PILE][w] | s.at[DISCARD_PILE][w]
        s.at[DRAW_PILE][w] = x
        s.at[DISCARD_PILE][w] = 0
        s.exposed[w] &= ~x
        for row in range(s.seats + 1):
            s.known[row][w] &= ~x
        while x:
            card = w * BITS + lowest(t, x)
            x &= x - 1
            s.place[card] = DRAW_PILE
            s.draw[n] = card
            n += 1
    s.n_draw = n
    shuffle_pile(s)
    f.pc += 1


def shuffle_pile(s: State) -> None:
    """Every order of the Draw Pile is equally likely. The generator stays at hand until the end."""
    x = s.rng[0]
    y = s.rng[1]
    for i in range(s.n_draw - 1, 0, -1):
        x = next_first(x)
        y = next_second(y)
        j = drawn(x, y, i + 1)
        s.draw[i], s.draw[j] = s.draw[j], s.draw[i]
    s.rng[0] = x
    s.rng[1] = y


# -- cards from the table to hands -----------------------------------------------------------------------------


def do_take_to_hand(s: State, t: Printed, f: Frame, fields: int, looping: int) -> None:
    """The chosen card goes to the performer's hand; Hindsight may start its loop (VT.30, D.41)."""
    if may_still(s, f, f.a, fields):
        if not looping:
            move(s, t, f.a, hand(f.player))
        elif (s.banned >> f.player) & 1 == 0:
            move(s, t, f.a, hand(f.player))
            if t.loops[t.kind[f.a]] and s.n_draw == 0 and not anyone_at_100(s):
                s.banned |= 1 << f.player
                for row in range(s.seats + 1):
                    if row != f.player + 1:
                        learn_place(s, t, row, hand(f.player))
    f.pc += 1


def ask_take_discarded(s: State, t: Printed, f: Frame, condition: int) -> None:
    s.decider = f.player
    for w in range(t.words):
        s.pool[w] = with_mark(t, w, s.at[DISCARD_PILE][w], condition >> ONLY_MARKED)
    add_pool(s, t, CHOOSE_CARD, DISCARD_PILE)
    if s.n_options == 0:
        f.pc += 1
    elif condition & MAY:
        add(s, DONE, 0)


def take_take_discarded(s: State, t: Printed, f: Frame, verb: int, card: int) -> None:
    if verb != DONE:
        move(s, t, card, hand(f.player))
    f.pc += 1


# -- hands -----------------------------------------------------------------------------------------------------


def is_another(s: State, f: Frame) -> bool:
    """Whether the named player is still in the game, and not the performer."""
    return f.seat >= 0 and f.seat != f.player and is_alive(s, f.seat)


def do_look_at_hand(s: State, t: Printed, f: Frame) -> None:
    """The named player shows their hand to the thief alone (VT.kw.steal, VT.33)."""
    if is_another(s, f):
        learn_place(s, t, f.player + 1, hand(f.seat))
    f.pc += 1


def ask_from_hand(s: State, t: Printed, f: Frame, chooser: int, holder: int, count: int) -> None:
    """One seat chooses a card of a hand, until enough are chosen or none are left."""
    s.decider = chooser
    if f.n < amount(s, t, f, count) and holder >= 0 and s.hand_size[holder] > 0:
        add_place(s, t, CHOOSE_CARD, hand(holder))
    else:
        f.n = 0
        f.pc += 1


def ask_to_part(s: State, t: Printed, f: Frame, count: int, yourself: int) -> None:
    """The named player, or the performer, chooses cards of the own hand to part with."""
    seat = f.player if yourself else f.seat
    ask_from_hand(s, t, f, seat, seat, count)


def ask_pass(s: State, t: Printed, f: Frame, count: int) -> None:
    """The performer chooses cards to give to the named player."""
    if is_another(s, f):
        ask_from_hand(s, t, f, f.player, f.player, count)
    else:
        f.n = 0
        f.pc += 1


def ask_from_named(s: State, t: Printed, f: Frame, count: int, thief: int) -> None:
    """Cards of the named player go to the performer, who chooses them (a STEAL), or to whom they are passed."""
    if is_another(s, f):
        ask_from_hand(s, t, f, f.player if thief else f.seat, f.seat, count)
    else:
        f.n = 0
        f.pc += 1


def take_from_hand(s: State, t: Printed, f: Frame, card: int, to: int) -> None:
    move(s, t, card, to)
    f.n += 1


def ask_still_more(s: State, t: Printed, f: Frame) -> None:
    """Green-eyed Monster looks elsewhere when the victim no longer has more cards (D.27, D.60)."""
    seat = f.seat
    if seat >= 0 and not (is_alive(s, seat) and s.hand_size[seat] > s.hand_size[f.player]):
        add_other_seats(s, f, MORE_CARDS)
        if s.n_options:
            add(s, DONE, 0)
            s.decider = f.player
            return
        f.seat = -1
    f.pc += 1


def take_still_more(s: State, f: Frame, verb: int, value: int) -> None:
    if verb == CHOOSE_SEAT:
        f.seat = value
        f.pc -= 1  # a new window (D.27)
    else:
        f.seat = -1
        f.pc += 1


def ask_each_hand(s: State, t: Printed, f: Frame, count: int, others: int) -> None:
    """Every player (or every other) with cards chooses so many of their hand, clockwise from the performer (D.32)."""
    while f.at < s.seats:
        seat = seat_after(s, f.player, f.at)
        if f.n < amount(s, t, f, count) and is_alive(s, seat) and s.hand_size[seat] > 0 and not (others and f.at == 0):
            s.decider = seat
            add_place(s, t, CHOOSE_CARD, hand(seat))
            return
        f.n = 0
        f.at += 1
    f.at = 0
    f.pc += 1


def take_pick_passes(s: State, f: Frame, card: int) -> None:
    s.picked[s.decider] = card
    f.n += 1


def neighbour(s: State, seat: int, side: int) -> int:
    """The next player still in the game on that side: 1 is left, -1 is right."""
    steps = 1 if side == 1 else s.seats - 1
    other = seat_after(s, seat, steps)
    while not is_alive(s, other):
        other = seat_after(s, other, steps)
    return other


def do_pass_picked(s: State, t: Printed, f: Frame, side: int) -> None:
    """All cards leave before any arrives (D.76)."""
    for i in range(s.seats):
        seat = seat_after(s, f.player, i)
        card = s.picked[seat]
        if card >= 0:
            leave_unseen(s, t, card, hand(seat), seat + 1, neighbour(s, seat, side) + 1)
            put(s, t, card, LIMBO)
    for i in range(s.seats):
        seat = seat_after(s, f.player, i)
        card = s.picked[seat]
        if card >= 0:
            put(s, t, card, hand(neighbour(s, seat, side)))
            learn(s, t, seat + 1, card)
            s.picked[seat] = -1
    f.pc += 1


def do_exchange_hands(s: State, t: Printed, f: Frame) -> None:
    """Whole hands move, and knowledge with them; both know what they gave (D.76)."""
    other = f.seat
    if is_another(s, f):
        mine = hand(f.player)
        theirs = hand(other)
        learn_place(s, t, f.player + 1, mine)
        learn_place(s, t, other + 1, theirs)
        s.clock += 1  # once: whole hands arrive together, and no number of a piece may show in their order (D.80)
        for w in range(t.words):
            given = s.at[mine][w]
            taken = s.at[theirs][w]
            s.at[mine][w] = taken
            s.at[theirs][w] = given
            x = given | taken
            while x:
                low = x & -x
                card = w * BITS + lowest(t, low)
                s.place[card] = theirs if given & low else mine
                s.since[card] = s.clock
                x ^= low
        s.hand_size[f.player], s.hand_size[other] = s.hand_size[other], s.hand_size[f.player]
        ours = s.trait_count[f.player]
        others = s.trait_count[other]
        for trait in range(N_LASTS):
            ours[trait], others[trait] = others[trait], ours[trait]
        note_seat(s, f.player)
        note_seat(s, other)
    f.pc += 1


def take_put_on_pile(s: State, t: Printed, f: Frame, card: int) -> None:
    put_on_top(s, t, card)
    f.n += 1


# -- cards in Fields of View -----------------------------------------------------------------------------------


def destroy_chosen(s: State, t: Printed, f: Frame, first: int, second: int) -> int:
    """The chosen cards that are still legal go to the Discard Pile; returns how many went (D.59)."""
    count = 0
    if may_still(s, f, f.a, first):
        move(s, t, f.a, DISCARD_PILE)
        count += 1
    if may_still(s, f, f.b, second):
        move(s, t, f.b, DISCARD_PILE)
        count += 1
    return count


def do_destroy(s: State, t: Printed, f: Frame, first: int, second: int) -> None:
    destroy_chosen(s, t, f, first, second)
    f.pc += 1


def ask_destroy_own(s: State, t: Printed, f: Frame, who: int, condition: int) -> None:
    """Those who are meant choose a card of their own, one after the other, clockwise from the performer (D.32)."""
    while f.at < s.seats:
        seat = seat_after(s, f.player, f.at)
        if f.n == 0 and is_alive(s, seat) and loses_own(f, seat, who) and pool_own(s, t, seat, condition):
            s.decider = seat
            add_pool(s, t, CHOOSE_CARD, field(seat))
            return
        f.n = 0
        f.at += 1
    f.at = 0
    f.pc += 1


def do_replace(s: State, t: Printed, f: Frame) -> None:
    """The cards to go, go together; one new card is owed for each that really went (D.63)."""
    f.n = destroy_chosen(s, t, f, OWN, OWN)
    f.pc += 1


def do_play_from_pile(s: State, t: Printed, f: Frame) -> None:
    """The owed cards are played one at a time, as far as the Draw Pile reaches (D.63)."""
    if f.n == 0 or s.n_draw == 0:
        f.n = 0
        f.pc += 1
        return
    f.n -= 1
    player = f.player
    if f.n == 0 and t.code[f.pc + 1][0] == RETURN:
        pop(s)
    play_from_pile(s, t, player)


def do_take_to_field(s: State, t: Printed, f: Frame) -> None:
    if may_still(s, f, f.a, OTHERS):
        move(s, t, f.a, field(f.player))
    f.pc += 1


def do_swap(s: State, t: Printed, f: Frame) -> None:
    """Both cards or none (D.59)."""
    if may_still(s, f, f.a, OWN) and may_still(s, f, f.b, OTHERS):
        there = s.place[f.b]
        move(s, t, f.a, there)
        move(s, t, f.b, field(f.player))
    f.pc += 1


def do_hide(s: State, t: Printed, f: Frame, fields: int) -> None:
    """Only under a card that is itself in a Field of View (D.68)."""
    if may_still(s, f, f.a, fields) and is_field(s.place[f.card]):
        hide(s, t, f.a, f.card)
    f.pc += 1


def do_give_to_field(s: State, t: Printed, f: Frame, fields: int) -> None:
    """The chosen card goes to the named player's Field of View."""
    if may_still(s, f, f.a, fields) and f.seat >= 0 and is_alive(s, f.seat) and s.place[f.a] != field(f.seat):
        move(s, t, f.a, field(f.seat))
    f.pc += 1


def do_enter_field(s: State, t: Printed, f: Frame) -> None:
    move(s, t, f.card, field(f.player))
    f.pc += 1


def do_go_to(s: State, t: Printed, f: Frame, to: int) -> None:
    """The card itself goes where its text says, if it lies uncovered or is being shown (E21.kw.reveal)."""
    f.pc += 1
    card = f.card
    shown = s.place[card] == LIMBO
    if not shown and not lies_open(s, card):
        return
    if to >= TO_NAMED_HAND and to <= TO_NAMED_FIELD and (f.seat < 0 or not is_alive(s, f.seat)):
        discard_shown(s, t, card)
    elif to == TO_DISCARD:
        if shown or not is_indestructible(t, card):
            move(s, t, card, DISCARD_PILE)
    elif to == TO_DRAW:
        put_on_top(s, t, card)
    elif to == TO_HAND or to == TO_NAMED_HAND:
        move(s, t, card, hand(f.player if to == TO_HAND else f.seat))
    elif to == TO_FIELD:
        move(s, t, card, field(f.player))
    elif to == TO_NAMED_FIELD:
        if s.place[card] != field(f.seat):
            move(s, t, card, field(f.seat))
    else:
        move(s, t, card, OUT)


def do_bring_in(s: State, t: Printed, f: Frame) -> None:
    """The card set aside comes from outside the game (D.5, VN.10)."""
    card = t.aside[f.player]
    if card >= 0 and s.place[card] == OUT and (s.brought >> f.player) & 1 == 0:
        s.brought |= 1 << f.player
        move(s, t, card, hand(f.player))
        join_plague(s, t.brings[f.player])
    f.pc += 1


def join_plague(s: State, number: int) -> None:
    """The plague number of a set that joins in holds from now on, if it is the lowest (D.82)."""
    if number > 0 and (s.plague == 0 or number < s.plague):
        s.plague = number
        for seat in range(s.seats):
            note_plague(s, seat)


# -- turns and modes -------------------------------------------------------------------------------------------


def do_miss_a_turn(s: State, f: Frame) -> None:
    if f.seat >= 0 and is_alive(s, f.seat):
        s.missed[f.seat] += 1
    f.pc += 1


def do_take_extra_turn(s: State, f: Frame) -> None:
    s.extra[f.player] += 1
    f.pc += 1


def do_if_points(s: State, f: Frame, points: int, otherwise: int) -> None:
    if s.points[f.player] > points:
        f.pc += 1
    else:
        f.pc = otherwise


def do_if_marked(s: State, f: Frame, mark: int, otherwise: int, count: int) -> None:
    if marks_of(s, f.player, mark) >= count:
        f.pc += 1
    else:
        f.pc = otherwise


def ask_choose_one(s: State, f: Frame, modes: int) -> None:
    """Every mode may be chosen, also one that can do nothing (D.61)."""
    for mode in range(1, modes + 1):
        add(s, CHOOSE_MODE, mode)
    s.decider = f.player


def take_choose_one(s: State, f: Frame, mode: int) -> None:
    f.pc += mode
