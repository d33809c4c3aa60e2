"""Who has seen what (D.44, D.75, D.76, D.80).

Row 0 of `known` is an onlooker, row p + 1 is seat p. A row holds only foreign cards whose place is hidden: cards of
other hands, of the Draw Pile, out of the game. A player's own hand is theirs to see without being noted.
"""

from __future__ import annotations

from .layout import Printed, State
from .ops import FIRST_HAND


def knows(s: State, t: Printed, row: int, card: int) -> bool:
    """Whether that row knows where this hidden card is."""
    return (s.known[row][t.word[card]] & t.bit[card]) != 0


def learn(s: State, t: Printed, row: int, card: int) -> None:
    """One viewer sees a card go to, or lie in, a hidden place."""
    w = t.word[card]
    s.known[row][w] |= t.bit[card]
    s.exposed[w] |= t.bit[card]
    note_seen(s, s.place[card])


def note_seen(s: State, place: int) -> None:
    """Somebody may know a card of this place: remembered for hands, so that most need no looking through."""
    if place >= FIRST_HAND and place & 1 == 1:
        s.seen_hands |= 1 << ((place - FIRST_HAND) >> 1)


def learn_all(s: State, t: Printed, card: int) -> None:
    """Everybody saw the card on its way (D.75)."""
    w = t.word[card]
    bit = t.bit[card]
    for row in range(s.seats + 1):
        s.known[row][w] |= bit
    s.exposed[w] |= bit
    note_seen(s, s.place[card])


def learn_place(s: State, t: Printed, row: int, place: int) -> None:
    """One viewer looks at all cards of a place."""
    for w in range(t.words):
        s.known[row][w] |= s.at[place][w]
        s.exposed[w] |= s.at[place][w]
    note_seen(s, place)


def is_exposed(s: State, t: Printed, place: int) -> bool:
    """Whether anyone may know a card of this hand."""
    seat = (place - FIRST_HAND) >> 1
    if (s.seen_hands >> seat) & 1 == 0:
        return False
    for w in range(t.words):
        if s.exposed[w] & s.at[place][w]:
            return True
    s.seen_hands &= ~(1 << seat)
    return False


def see_leave(s: State, t: Printed, row: int, card: int, place: int) -> None:
    """A viewer sees a card leave; a known piece of that name counts as the one (D.80)."""
    w = t.word[card]
    if s.known[row][w] & t.bit[card]:
        s.known[row][w] ^= t.bit[card]
        return
    kind = t.kind[card]
    for v in range(t.first_word[kind], t.last_word[kind] + 1):
        twins = s.known[row][v] & s.at[place][v] & t.of_kind[kind][v]
        if twins:
            s.known[row][v] ^= twins & -twins
            return


def forget_place(s: State, t: Printed, row: int, place: int) -> None:
    """A card left this place unseen by the viewer: nothing of it is known any more (D.76)."""
    for w in range(t.words):
        s.known[row][w] &= ~s.at[place][w]


def forget_card(s: State, t: Printed, card: int) -> None:
    """The card is open to all eyes now, and nobody's secret."""
    w = t.word[card]
    if s.exposed[w] & t.bit[card]:
        s.exposed[w] ^= t.bit[card]
        for row in range(s.seats + 1):
            s.known[row][w] &= ~t.bit[card]


def tidy_exposed(s: State, t: Printed) -> None:
    """Bring the summary back in step with the rows."""
    for w in range(t.words):
        x = 0
        for row in range(s.seats + 1):
            x |= s.known[row][w]
        s.exposed[w] = x


def is_kind_exposed(s: State, t: Printed, place: int, kind: int) -> bool:
    """Whether anyone may know a piece of that kind in this hand."""
    if (s.seen_hands >> ((place - FIRST_HAND) >> 1)) & 1:
        for w in range(t.first_word[kind], t.last_word[kind] + 1):
            if s.exposed[w] & s.at[place][w] & t.of_kind[kind][w]:
                return True
    return False


def leave_seen(s: State, t: Printed, card: int, place: int) -> None:
    """The card leaves a hidden place before all eyes."""
    if is_kind_exposed(s, t, place, t.kind[card]):
        for row in range(s.seats + 1):
            see_leave(s, t, row, card, place)
        s.exposed[t.word[card]] &= ~t.bit[card]


def leave_unseen(s: State, t: Printed, card: int, place: int, one: int, other: int) -> None:
    """The card leaves a hand seen by two rows only (D.47, D.76)."""
    if is_exposed(s, t, place):
        for row in range(s.seats + 1):
            if row == one or row == other:
                see_leave(s, t, row, card, place)
            else:
                forget_place(s, t, row, place)
        tidy_exposed(s, t)


def forget_looked(s: State, t: Printed, count: int, looker: int) -> None:
    """Someone took or reordered so many top cards of the Draw Pile unseen by the others (D.76)."""
    for i in range(s.n_draw - count, s.n_draw):
        card = s.draw[i]
        w = t.word[card]
        if s.exposed[w] & t.bit[card]:
            for row in range(s.seats + 1):
                if row != looker:
                    s.known[row][w] &= ~t.bit[card]
