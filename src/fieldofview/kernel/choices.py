"""What a seat may choose: the options of a decision (D.27, D.29, D.39, D.46, D.59, D.71)."""

from __future__ import annotations

from .later import has_later
from .layout import Frame, Printed, State
from .ops import (
    ANYONE,
    BITS,
    BY_EVERYONE,
    BY_NAMED,
    BY_YOU,
    CHOOSE_CARD,
    CHOOSE_SEAT,
    DONE,
    DRAW_PILE,
    HIDDEN,
    IF_MARKED_OTHERS,
    IF_OTHERS,
    IF_PILE,
    LOOPING,
    LURED,
    MAY,
    MORE_CARDS,
    NOT_INDESTRUCTIBLE,
    NOT_SELF,
    ONLY_MARKED,
    OTHERS,
    OWN,
    THE_POOL,
    TWIN,
    VERB,
    value_of,
    wide,
)
from .zones import field, is_alive, lies_open, lowest, owner, seat_after


def add(s: State, verb: int, value: int) -> None:
    """One more option."""
    s.options[s.n_options] = verb * VERB + value
    s.n_options += 1


def hidden_under(s: State, t: Printed, card: int) -> int:
    """The card that lies under this one; -1 for none."""
    for w in range(t.words):
        x = s.at[HIDDEN][w]
        while x:
            under = w * BITS + lowest(t, x)
            if s.host[under] == card:
                return under
            x &= x - 1
    return -1


def is_spent(s: State, t: Printed, card: int) -> bool:
    """Whether a piece was used this turn; of those in the Draw Pile nobody knows."""
    return s.place[card] != DRAW_PILE and s.used[t.word[card]] & t.bit[card] != 0


def is_linked(s: State, t: Printed, card: int) -> bool:
    """Whether a mirror's lasting link is in force."""
    return s.linked[t.word[card]] & t.bit[card] != 0


def is_alike(s: State, t: Printed, one: int, other: int) -> bool:
    """Whether two pieces of one name in one place are the same choice: used, linked, copying and hiding alike."""
    if one == other:
        return True
    if s.copied[one] != s.copied[other] or s.link[one] != s.link[other]:
        return False
    if is_spent(s, t, one) != is_spent(s, t, other) or is_linked(s, t, one) != is_linked(s, t, other):
        return False
    under = hidden_under(s, t, one)
    below = hidden_under(s, t, other)
    if under < 0 or below < 0:
        return under == below
    nested = s.hosting[t.word[under]] & t.bit[under] | s.hosting[t.word[below]] & t.bit[below]
    return nested == 0 and t.kind[under] == t.kind[below] and s.home[under] == s.home[below]


def add_special(s: State, t: Printed, verb: int, card: int, first: int) -> None:
    """Offer a piece that is used, copies or hides; of pieces just alike the one that came first."""
    for i in range(first, s.n_options):
        other = value_of(s.options[i])
        if t.kind[other] == t.kind[card] and is_alike(s, t, other, card):
            if s.since[card] < s.since[other]:
                s.options[i] = verb * VERB + card
            return
    add(s, verb, card)


def first_come(s: State, t: Printed, w: int, x: int, card: int) -> int:
    """Of alike pieces in one word, the one that has been in its place longest."""
    x ^= t.bit[card]
    while x:
        other = w * BITS + lowest(t, x)
        if s.since[other] < s.since[card]:
            card = other
        x &= x - 1
    return card


def add_pool(s: State, t: Printed, verb: int, place: int) -> None:
    """Offer the cards of the pool, all of them in this place."""
    add_cards(s, t, verb, THE_POOL, place)


def add_place(s: State, t: Printed, verb: int, place: int) -> None:
    """Offer all cards of a place."""
    add_cards(s, t, verb, place, place)


def one_of_each(t: Printed, w: int, x: int) -> int:
    """The lowest piece of every kind in one word of a set: a carry runs from where a kind begins to its first piece."""
    return x & (t.firsts[w] + ~(x | t.lasts[w]))


def add_cards(s: State, t: Printed, verb: int, source: int, place: int) -> None:
    """Offer a set of cards in one place: pieces that do not differ are one option."""
    first = wide(s.n_options)
    n = first
    at = first - 1  # the last option that is nothing special
    unlike = False
    for w in range(t.words):
        x = s.pool[w] if source < 0 else s.at[source][w]
        if x:
            special = s.copying[w] | s.hosting[w]
            if place != DRAW_PILE:  # see is_spent
                special |= s.used[w]
            if x & (special | t.carried[w]) == 0 and one_of_each(t, w, x) == x:
                option = verb * VERB + w * BITS
                while x:  # three at a time: a write in vain costs less than a test that nobody can foresee
                    s.options[n] = option + lowest(t, x)
                    n += 1
                    x &= x - 1
                    s.options[n] = option + lowest(t, x)
                    n += x != 0
                    x &= x - 1
                    s.options[n] = option + lowest(t, x)
                    n += x != 0
                    x &= x - 1
                at = n - 1
            while x:
                low = x & -x
                card = w * BITS + lowest(t, low)
                if special & low:
                    unlike = True
                    s.n_options = n
                    add_special(s, t, verb, card, first)
                    n = wide(s.n_options)
                    x ^= low
                else:
                    alike = x & t.of_kind[t.kind[card]][w] & ~special
                    x ^= alike
                    if alike != low:
                        card = first_come(s, t, w, alike, card)
                    if at < first or t.kind[value_of(s.options[at])] != t.kind[card]:
                        at = n
                        s.options[n] = verb * VERB + card
                        n += 1
                    elif s.since[card] < s.since[value_of(s.options[at])]:
                        s.options[at] = verb * VERB + card
    s.n_options = n
    if unlike:
        sort_by_arrival(s, t, first)


def sort_by_arrival(s: State, t: Printed, first: int) -> None:
    """Bring the options of each name into the order in which the pieces came."""
    for i in range(first + 1, s.n_options):
        j = i
        while j > first:
            card = value_of(s.options[j])
            other = value_of(s.options[j - 1])
            if t.kind[card] != t.kind[other] or s.since[card] > s.since[other]:
                break
            if s.since[card] == s.since[other] and (is_spent(s, t, card) or not is_spent(s, t, other)):
                break  # whole hands arrive together: used pieces come last
            s.options[j], s.options[j - 1] = s.options[j - 1], s.options[j]
            j -= 1


def ask_target_seat(s: State, t: Printed, f: Frame, condition: int) -> None:
    """The card's player names another player (D.61)."""
    if condition & IF_PILE == 0 or s.n_draw > 0:
        if condition & ANYONE:
            add(s, CHOOSE_SEAT, f.player)
        add_other_seats(s, f, condition & MORE_CARDS)
    s.decider = f.player
    if s.n_options == 0:
        f.seat = -1
        f.pc += 1


def add_other_seats(s: State, f: Frame, more: int) -> None:
    """Offer the other players, or those with more cards in hand."""
    for i in range(1, s.seats):
        seat = seat_after(s, f.player, i)
        if is_alive(s, seat) and (more == 0 or s.hand_size[seat] > s.hand_size[f.player]):
            add(s, CHOOSE_SEAT, seat)


def take_target_seat(s: State, f: Frame, value: int) -> None:
    f.seat = value
    f.pc += 1


def with_mark(t: Printed, w: int, x: int, mark: int) -> int:
    """Of the cards of one word those with a mark; the mark is one more than its number, 0 for any card."""
    if not has_later(t) or mark == 0:
        return x
    return x & t.marked[mark - 1][w]


def pool_targets(s: State, t: Printed, f: Frame, seat: int, condition: int) -> bool:
    """Gather what the frame's card may choose in one Field of View; True if that is anything."""
    place = field(seat)
    found = 0
    lured = 0
    for w in range(t.words):
        x = s.at[place][w]
        if condition & NOT_INDESTRUCTIBLE:
            x &= ~t.indestructible[w]
        if condition & NOT_SELF and t.word[f.card] == w:
            x &= ~t.bit[f.card]
        if f.a >= 0 and t.word[f.a] == w:
            x &= ~t.bit[f.a]
        x = with_mark(t, w, x, (condition >> ONLY_MARKED) & 3)
        if condition & TWIN:
            x &= t.namesakes[t.kind[f.a]][w]
        found |= x
        if condition & LURED:
            lured |= x & t.lures[w]
        s.pool[w] = x
    if lured:
        for w in range(t.words):
            s.pool[w] &= t.lures[w]
    return found != 0


def loses_own(f: Frame, seat: int, who: int) -> bool:
    """Whether a text makes this player part with a card of their own."""
    if who == BY_NAMED:
        return f.seat == seat
    return who == BY_EVERYONE or (f.player == seat) == (who == BY_YOU)


def pool_own(s: State, t: Printed, seat: int, condition: int) -> bool:
    """Gather what a player may part with of their own Field of View, lures first; True if that is anything."""
    place = field(seat)
    found = 0
    lured = 0
    for w in range(t.words):
        x = with_mark(t, w, s.at[place][w] & ~t.indestructible[w], condition >> ONLY_MARKED)
        found |= x
        lured |= x & t.lures[w]
        s.pool[w] = x
    if lured:
        for w in range(t.words):
            s.pool[w] &= t.lures[w]
    return found != 0


def others_have_cards(s: State, t: Printed, seat: int, mark: int) -> bool:
    """Whether any other player's Field of View holds an uncovered card, or one with a mark."""
    for other in range(s.seats):
        if other != seat:
            for w in range(t.words):
                if with_mark(t, w, s.at[field(other)][w], mark):
                    return True
    return False


def ask_target_card(s: State, t: Printed, f: Frame, fields: int, condition: int, slot: int) -> None:
    """The card's player chooses a card in a Field of View."""
    s.decider = f.player
    skip = (
        (slot == 1 and f.a < 0)
        or (condition & IF_OTHERS and not others_have_cards(s, t, f.player, (condition >> IF_MARKED_OTHERS) & 3))
        or (condition & LOOPING and (s.banned >> f.player) & 1)
    )
    if not skip:
        if condition & TWIN:
            if pool_targets(s, t, f, owner(s.place[f.a]), condition):
                add_pool(s, t, CHOOSE_CARD, s.place[f.a])
        elif fields == OWN:
            if pool_targets(s, t, f, f.player, condition):
                add_pool(s, t, CHOOSE_CARD, field(f.player))
        else:
            for i in range(fields == OTHERS, s.seats):
                seat = seat_after(s, f.player, i)
                if pool_targets(s, t, f, seat, condition):
                    add_pool(s, t, CHOOSE_CARD, field(seat))
    if s.n_options == 0:
        f.pc += 1
    elif condition & MAY:
        add(s, DONE, 0)


def take_target_card(s: State, f: Frame, verb: int, card: int, slot: int) -> None:
    if verb != DONE:
        if slot == 0:
            f.a = card
        else:
            f.b = card
    f.pc += 1


def may_still(s: State, f: Frame, card: int, fields: int) -> bool:
    """Whether a chosen card still lies where the acting card may choose from (D.59)."""
    if not lies_open(s, card):
        return False
    if fields == OWN:
        return s.place[card] == field(f.player)
    if fields == OTHERS:
        return s.place[card] != field(f.player)
    return True
