"""What the seat that decides may know, as small numbers for learning: docs/observations.md has the layout.

`planes` has, for each seat that may look and each place, where the plane of that place begins in a row: that of unseen
cards for what is hidden from the seat; then the same again for cards that the seat knows all the same. Only kinds are
counted, so that nothing depends on the numbers of pieces.
"""

from __future__ import annotations

from typing import Any

from .layout import Frame, Printed, State
from .numbering import steps_left
from .ops import BITS, DRAW_PILE, HIDDEN, N_ZOMBEYES, NOT_CALLED, OUT, wide
from .zones import field, is_field, is_hand, lowest, owner

# Planes, each with one number for every kind of card; then the Fields of View from the own one on, to the left, and
# the known cards of the other hands from the left neighbour's on.
OWN_HAND = 0
UNSEEN = 1
DISCARDED = 2
SHOWN = 3
HIDDEN_MINE = 4  # hidden cards that would come back to the seat
HIDDEN_OTHERS = 5
KNOWN_DRAW = 6
KNOWN_OUT = 7
SPENT = 8  # on the table, and used this turn
COPIED_MINE = 9  # what mirrors in the own Field of View have copied
COPIED_OTHERS = 10
LINKS = 11  # what mirrors are linked to, anybody's
FIELDS = 12

# Numbers for each seat, the own one first.
SEAT_POINTS = 0
SEAT_TOKENS = 1
SEAT_HAND = 2
SEAT_MISSED = 3
SEAT_EXTRA = 4
SEAT_ALIVE = 5
SEAT_ZOMBEYES = 6
SEAT_BANNED = 7
SEAT_WAITING = 8  # still has its last turn
SEAT_BROUGHT = 9
SEAT_COLUMNS = 10

# Numbers of the table.
THE_DECISION = 0  # the group of the instruction that asks the seat; 0 when it is not asked
THE_OPTIONS = 1
THE_TURN = 2
THE_PLAYS = 3
THE_REVEALS = 4
THE_DRAW = 5
THE_DRAW_REST = 6  # what is above 127
THE_ROUNDS = 7
THE_TURNS_LEFT = 8
THE_TIME = 9
THE_DEPTH = 10
THE_PICK = 11  # the kind that the seat has picked to pass on
THE_TOP = 12  # known kinds of the top cards of the Draw Pile, the top one first
TOP_CARDS = 5
TABLE_COLUMNS = 17

# Numbers for each of the frames on top, the uppermost first.
FRAME_OP = 0  # the instruction's group, which fits into a byte however many instructions there are
FRAME_CARD = 1
FRAME_TEXT = 2
FRAME_PLAYER = 3
FRAME_NAMED = 4
FRAME_A = 5
FRAME_A_OWNER = 6
FRAME_B = 7
FRAME_B_OWNER = 8
FRAME_COUNT = 9
FRAME_FLAGS = 10
FRAME_COLUMNS = 11
TOP_FRAMES = 3


def clipped(x: int) -> int:
    """A number that fits into a byte."""
    return max(-128, min(127, x))


def as_byte(kind: int) -> int:
    """A kind plus one, 0 for none, as the bits of an unsigned byte."""
    return kind + 1 if kind < 127 else kind - 255


def observe(s: State, t: Printed, seat: int, kinds: int, planes: Any, row: Any) -> None:
    """Fill a row with what the seat may know."""
    for j in range(len(row)):
        row[j] = 0
    observe_anew(s, t, seat, kinds, planes, row)


def observe_anew(s: State, t: Printed, seat: int, kinds: int, planes: Any, row: Any) -> None:
    """The same for a row that holds nothing but zeros."""
    observe_cards(s, t, seat, planes[seat], row)
    observe_special(s, t, seat, kinds, row)
    at = (FIELDS + 2 * s.seats - 1) * kinds
    for steps in range(s.seats):
        other = seat + steps
        if other >= s.seats:
            other -= s.seats
        observe_seat(s, other, row, at)
        at += SEAT_COLUMNS
    observe_table(s, t, seat, row, at)
    at += TABLE_COLUMNS
    for i in range(min(TOP_FRAMES, wide(s.depth))):
        observe_frame(s, t, seat, s.frames[s.depth - 1 - i], row, at)
        at += FRAME_COLUMNS


def observe_cards(s: State, t: Printed, seat: int, planes: Any, row: Any) -> None:
    """Every card where the seat sees it, first as if it knew of nothing hidden: a loop without any question."""
    for card in range(t.n_cards):
        row[planes[s.place[card]] + t.kind[card]] += 1
    places = len(s.at)
    for w in range(t.words):
        x = s.known[seat + 1][w]
        while x:
            card = w * BITS + lowest(t, x)
            row[planes[s.place[card]] + t.kind[card]] -= 1
            row[planes[places + s.place[card]] + t.kind[card]] += 1
            x &= x - 1


def observe_special(s: State, t: Printed, seat: int, kinds: int, row: Any) -> None:
    """Whose hidden cards are whose, cards used this turn, and what mirrors have copied."""
    for w in range(t.words):
        x = s.at[HIDDEN][w]
        while x:
            card = w * BITS + lowest(t, x)
            if s.home[card] == seat:
                row[HIDDEN_OTHERS * kinds + t.kind[card]] -= 1
                row[HIDDEN_MINE * kinds + t.kind[card]] += 1
            x &= x - 1
        x = s.used[w]
        while x:
            card = w * BITS + lowest(t, x)
            if is_field(s.place[card]):
                row[SPENT * kinds + t.kind[card]] += 1
            x &= x - 1
        x = s.copying[w]
        while x:
            card = w * BITS + lowest(t, x)
            kind = s.copied[card] - 1
            row[(COPIED_MINE if s.place[card] == field(seat) else COPIED_OTHERS) * kinds + kind] += 1
            if s.linked[w] & t.bit[card]:
                row[LINKS * kinds + kind] += 1
            x &= x - 1


def observe_seat(s: State, seat: int, row: Any, at: int) -> None:
    """What all see of one player."""
    row[at + SEAT_POINTS] = clipped(s.points[seat] + s.tokens[seat])
    row[at + SEAT_TOKENS] = clipped(wide(s.tokens[seat]))
    row[at + SEAT_HAND] = clipped(wide(s.hand_size[seat]))
    row[at + SEAT_MISSED] = s.missed[seat]
    row[at + SEAT_EXTRA] = s.extra[seat]
    row[at + SEAT_ALIVE] = (s.alive >> seat) & 1
    row[at + SEAT_ZOMBEYES] = s.trait_count[seat][N_ZOMBEYES]
    row[at + SEAT_BANNED] = (s.banned >> seat) & 1
    row[at + SEAT_WAITING] = (s.waiting >> seat) & 1
    row[at + SEAT_BROUGHT] = (s.brought >> seat) & 1


def observe_table(s: State, t: Printed, seat: int, row: Any, at: int) -> None:
    """What is asked, the turn, the Draw Pile and the time."""
    if s.decider == seat and s.over == 0:
        row[at + THE_DECISION] = t.group[s.frames[s.depth - 1].pc]
        row[at + THE_OPTIONS] = clipped(wide(s.n_options))
    row[at + THE_TURN] = steps_left(s, seat, wide(s.turn))
    row[at + THE_PLAYS] = s.plays
    row[at + THE_REVEALS] = s.reveals
    row[at + THE_DRAW] = clipped(wide(s.n_draw))
    row[at + THE_DRAW_REST] = clipped(max(0, s.n_draw - 127))
    row[at + THE_ROUNDS] = clipped(s.turns // s.seats)
    row[at + THE_TURNS_LEFT] = 127
    if s.turn_limit > 0:
        since = 0 if s.time == NOT_CALLED else wide(s.time_turn)
        row[at + THE_TURNS_LEFT] = clipped(s.turn_limit - s.turns + since)
    row[at + THE_TIME] = s.time
    row[at + THE_DEPTH] = s.depth
    if s.picked[seat] >= 0:
        row[at + THE_PICK] = as_byte(wide(t.kind[s.picked[seat]]))
    for i in range(min(TOP_CARDS, wide(s.n_draw))):
        card = s.draw[s.n_draw - 1 - i]
        if s.known[seat + 1][t.word[card]] & t.bit[card]:
            row[at + THE_TOP + i] = as_byte(wide(t.kind[card]))


def observe_frame(s: State, t: Printed, seat: int, f: Frame, row: Any, at: int) -> None:
    """Something being settled: what it does next, by whom, with which card, at what it aims."""
    row[at + FRAME_OP] = t.group[f.pc]
    if f.card >= 0:
        row[at + FRAME_CARD] = as_byte(wide(t.kind[f.card]))
    row[at + FRAME_TEXT] = as_byte(wide(f.kind))
    row[at + FRAME_PLAYER] = steps_left(s, seat, wide(f.player))
    if f.seat >= 0:
        row[at + FRAME_NAMED] = 1 + steps_left(s, seat, wide(f.seat))
    observe_aim(s, t, seat, wide(f.a), row, at + FRAME_A, at + FRAME_A_OWNER)
    observe_aim(s, t, seat, wide(f.b), row, at + FRAME_B, at + FRAME_B_OWNER)
    row[at + FRAME_COUNT] = f.n
    row[at + FRAME_FLAGS] = f.flags


def observe_aim(s: State, t: Printed, seat: int, card: int, row: Any, at: int, owner_at: int) -> None:
    """A chosen card and whose Field of View it lies in; one that has gone out of sight is as good as none."""
    if card < 0:
        return
    place = wide(s.place[card])
    if place != DRAW_PILE and place != OUT and not is_hand(place):
        row[at] = as_byte(wide(t.kind[card]))
        if is_field(place):
            row[owner_at] = 1 + steps_left(s, seat, owner(place))
