"""Where cards are. `move` alone changes it, and keeps points, hand sizes, links, hidden cards and knowledge in step."""

from __future__ import annotations

from .knowledge import forget_card, learn, learn_all, leave_seen, leave_unseen, note_seen
from .later import has_later
from .layout import Printed, State
from .ops import (
    ANSWERS,
    BEACONS,
    BITS,
    DISCARD_PILE,
    DRAW_PILE,
    FIRST_HAND,
    HIDDEN,
    LASTS,
    LIMBO,
    MARKS,
    N_ANSWERS,
    N_BEACONS,
    N_LASTS,
    N_OPENS,
    N_RELICS,
    N_ZOMBEYES,
    OPENS,
    OUT,
    RELIC,
    ZOMBEYE,
)


def hand(seat: int) -> int:
    """The place number of a seat's hand."""
    return FIRST_HAND + 2 * seat


def field(seat: int) -> int:
    """The place number of a seat's Field of View."""
    return FIRST_HAND + 1 + 2 * seat


def is_hand(place: int) -> bool:
    """Whether a place is somebody's hand."""
    return place >= FIRST_HAND and place & 1 == 1


def is_field(place: int) -> bool:
    """Whether a place is somebody's Field of View."""
    return place > FIRST_HAND and place & 1 == 0


def owner(place: int) -> int:
    """The seat that a hand or Field of View belongs to."""
    return (place - FIRST_HAND) >> 1


def seat_after(s: State, seat: int, steps: int) -> int:
    """The seat so many places to the left."""
    seat += steps
    if seat >= s.seats:
        seat -= s.seats
    return seat


def is_alive(s: State, seat: int) -> bool:
    """Whether that seat is still in the game."""
    return (s.alive >> seat) & 1 != 0


def lies_open(s: State, card: int) -> bool:
    """Whether there is such a card and it lies uncovered in a Field of View."""
    return card >= 0 and is_field(s.place[card])


def is_indestructible(t: Printed, card: int) -> bool:
    """Whether a card never goes from a Field of View to the Discard Pile."""
    return t.indestructible[t.word[card]] & t.bit[card] != 0


def lowest(t: Printed, x: int) -> int:
    """The number of the lowest bit set, 64 for none: 2 is a primitive root modulo 67."""
    return t.ctz[(x & -x) % 67]


def put(s: State, t: Printed, card: int, to: int) -> None:
    """Lay a card somewhere and count it there; nothing else follows."""
    source = s.place[card]
    w = t.word[card]
    bit = t.bit[card]
    s.at[source][w] ^= bit
    s.at[to][w] ^= bit
    s.place[card] = to
    s.clock += 1
    s.since[card] = s.clock
    if source >= FIRST_HAND:
        seat = owner(source)
        if source & 1:
            s.hand_size[seat] -= 1
            note_traits(s, t, seat, t.hand_trait[card], -1)
        else:
            s.points[seat] -= t.points[card]
            note_traits(s, t, seat, t.field_trait[card], -1)
            if has_later(t) and t.has_bonus:
                note_bonus(s, t, seat, card, -1)
    if to >= FIRST_HAND:
        seat = owner(to)
        if to & 1:
            s.hand_size[seat] += 1
            note_traits(s, t, seat, t.hand_trait[card], 1)
        else:
            s.points[seat] += t.points[card]
            note_traits(s, t, seat, t.field_trait[card], 1)
            if has_later(t) and t.has_bonus:
                note_bonus(s, t, seat, card, 1)


def note_bonus(s: State, t: Printed, seat: int, card: int, change: int) -> None:
    """A card came to a Field of View or left it: count anew what marks bring its player."""
    kind = t.kind[card]
    s.worth_more[seat][t.worth_mark[kind]] += change * t.worth_more[kind]
    bonus = 0
    for mark in range(MARKS):
        bonus += s.worth_more[seat][mark] * marks_of(s, seat, mark)
    s.points[seat] += bonus - s.bonus[seat]
    s.bonus[seat] = bonus


def marks_of(s: State, seat: int, mark: int) -> int:
    """How many cards of a mark lie uncovered in a Field of View."""
    return s.trait_count[seat][N_RELICS + mark]


def note_traits(s: State, t: Printed, seat: int, traits: int, change: int) -> None:
    """Keep count of the cards that a seat may respond with or use, and of its marks."""
    if traits:
        counts = s.trait_count[seat]
        if traits & OPENS:
            counts[N_OPENS] += change
        if traits & ANSWERS:
            counts[N_ANSWERS] += change
        if traits & LASTS:
            counts[N_LASTS] += change
        if traits & BEACONS:
            counts[N_BEACONS] += change
        if has_later(t):
            note_marks(s, seat, traits, change)
        note_seat(s, seat)


def note_marks(s: State, seat: int, traits: int, change: int) -> None:
    """Keep count of Relics and Zombeyes."""
    if traits & RELIC:
        s.trait_count[seat][N_RELICS] += change
    if traits & ZOMBEYE:
        s.trait_count[seat][N_ZOMBEYES] += change
        note_plague(s, seat)


def note_plague(s: State, seat: int) -> None:
    """Note whether a seat has as many Zombeyes as overwhelm (D.4)."""
    s.plagued &= ~(1 << seat)
    if 0 < s.plague <= s.trait_count[seat][N_ZOMBEYES]:
        s.plagued |= 1 << seat


def note_seat(s: State, seat: int) -> None:
    """Bring a seat's bits in step with its counts."""
    bit = 1 << seat
    counts = s.trait_count[seat]
    s.can_open &= ~bit
    s.can_reveal &= ~bit
    s.can_last &= ~bit
    s.can_use &= ~bit
    if counts[N_OPENS]:
        s.can_open |= bit
    if counts[N_OPENS] or counts[N_ANSWERS]:
        s.can_reveal |= bit
    if counts[N_LASTS]:
        s.can_last |= bit
    if counts[N_BEACONS]:
        s.can_use |= bit


def move(s: State, t: Printed, card: int, to: int) -> None:
    """Move a card, with everything that follows from it."""
    source = s.place[card]
    if is_hand(source):
        mine = owner(source) + 1
        if to == DRAW_PILE:
            leave_unseen(s, t, card, source, mine, mine)
        elif is_hand(to):
            leave_unseen(s, t, card, source, mine, owner(to) + 1)
        elif to != OUT:
            leave_seen(s, t, card, source)
        put(s, t, card, to)
        if to == DRAW_PILE or to == OUT or is_hand(to):
            learn(s, t, mine, card)
        return
    put(s, t, card, to)
    if source == DRAW_PILE:
        if not is_hand(to):
            forget_card(s, t, card)
        elif s.exposed[t.word[card]] & t.bit[card]:
            note_seen(s, to)
    elif is_hand(to) or to == OUT or to == DRAW_PILE:
        learn_all(s, t, card)
    if is_field(source) and not is_field(to) and to != HIDDEN:
        leave_table(s, t, card)


def leave_table(s: State, t: Printed, card: int) -> None:
    """The card has left the Fields of View: its links end, and what it hid comes back (D.36, D.38, D.66)."""
    end_links(s, t, card)
    w = t.word[card]
    if s.hosting[w] & t.bit[card]:
        s.hosting[w] ^= t.bit[card]
        unhide(s, t)


def end_links(s: State, t: Printed, card: int) -> None:
    """Nothing copies this card any longer, and it copies nothing."""
    if s.copies == 0:
        return
    if s.copied[card]:
        end_copy(s, t, card)
    for w in range(t.words):
        x = s.copying[w]
        while x:
            mirror = w * BITS + lowest(t, x)
            if s.link[mirror] == card:
                end_copy(s, t, mirror)
            x &= x - 1


def end_copy(s: State, t: Printed, mirror: int) -> None:
    """The mirror has copied nothing any more, and a lasting link is no longer in force (D.36, D.66)."""
    w = t.word[mirror]
    s.copied[mirror] = 0
    s.link[mirror] = -1
    s.copying[w] ^= t.bit[mirror]
    s.copies -= 1
    if s.linked[w] & t.bit[mirror]:
        s.linked[w] ^= t.bit[mirror]
        s.links -= 1


def begin_copy(s: State, t: Printed, mirror: int, kind: int, original: int) -> None:
    """The mirror remembers what it copied, and which card that was (D.36)."""
    w = t.word[mirror]
    if s.copied[mirror] == 0:
        s.copying[w] ^= t.bit[mirror]
        s.copies += 1
    s.copied[mirror] = kind + 1
    s.link[mirror] = original


def begin_link(s: State, t: Printed, mirror: int) -> None:
    """A lasting link is in force from now on."""
    w = t.word[mirror]
    if s.linked[w] & t.bit[mirror] == 0:
        s.linked[w] ^= t.bit[mirror]
        s.links += 1


def unhide(s: State, t: Printed) -> None:
    """Every hidden card whose hiding card is gone returns to where it was taken from (D.38, D.74)."""
    again = True
    while again:
        again = False
        for w in range(t.words):
            x = s.at[HIDDEN][w]
            while x:
                card = w * BITS + lowest(t, x)
                x &= x - 1
                where = s.place[s.host[card]]
                if where != HIDDEN and not is_field(where):
                    s.host[card] = -1
                    if is_alive(s, s.home[card]):
                        put(s, t, card, field(s.home[card]))
                    else:
                        put(s, t, card, DISCARD_PILE)
                        end_links(s, t, card)
                        s.hosting[w] &= ~t.bit[card]
                        again = True


def hide(s: State, t: Printed, card: int, under: int) -> None:
    """Lay a card of a Field of View under another card (D.38, D.68)."""
    s.home[card] = owner(s.place[card])
    s.host[card] = under
    s.hosting[t.word[under]] |= t.bit[under]
    move(s, t, card, HIDDEN)


def take_top(s: State, t: Printed, to: int) -> int:
    """The top card of the Draw Pile goes to a place."""
    card = s.draw[s.n_draw - 1]
    s.n_draw -= 1
    move(s, t, card, to)
    return card


def put_on_top(s: State, t: Printed, card: int) -> None:
    """A card goes face down on top of the Draw Pile (D.45)."""
    move(s, t, card, DRAW_PILE)
    s.draw[s.n_draw] = card
    s.n_draw += 1


def draw_cards(s: State, t: Printed, seat: int, count: int) -> None:
    """DRAW: as many as there are (VT.kw.draw)."""
    for _ in range(count):
        if s.n_draw == 0:
            return
        take_top(s, t, hand(seat))


def discard_shown(s: State, t: Printed, card: int) -> None:
    """A shown card goes to the Discard Pile; one that lies elsewhere stays there (D.55)."""
    if s.place[card] == LIMBO:
        move(s, t, card, DISCARD_PILE)


def is_in_sight(place: int) -> bool:
    """Whether everybody sees what comes to a place."""
    return is_field(place) or place == DISCARD_PILE or place == LIMBO or place == HIDDEN


def unwind_clock(s: State, t: Printed) -> None:
    """Number the arrivals anew: among all cards in sight, or among those of one hand. So no number depends on what is
    hidden from whoever may see that card."""
    for card in range(t.n_cards):
        place = s.place[card]
        rank = 0
        if is_hand(place) or is_in_sight(place):
            for other in range(t.n_cards):
                if s.since[other] < s.since[card]:
                    there = s.place[other]
                    if there == place or (is_in_sight(place) and is_in_sight(there)):
                        rank += 1
        s.options[card] = rank
    for card in range(t.n_cards):
        s.since[card] = s.options[card]
    s.clock = t.n_cards
