"""What cards, texts and players are worth to the greedy way of play, in tenths of a Viewpoint.

It looks at the tables, the piles' sizes, the Discard Pile and its own hand: at nothing that its seat may not know.
"""

from __future__ import annotations

from ..kernel.choices import one_of_each, pool_own, with_mark
from ..kernel.copies import copied_kind
from ..kernel.later import has_later
from ..kernel.layout import Printed, State
from ..kernel.ops import (
    A_AWAKE,
    A_BEACON,
    A_DRAW,
    A_PLAY,
    A_REPLACE,
    A_TEXT,
    BITS,
    BRING_IN,
    BY_EVERYONE,
    BY_NAMED,
    BY_OTHERS,
    BY_YOU,
    CANCEL_BELOW,
    CHOOSE_ACTION,
    CHOOSE_ONE,
    COPY_CHOSEN,
    COPY_PLAYED,
    COUNT_MARKS,
    DESTROY_CARDS,
    DESTROY_OWN,
    DISCARD_CARDS,
    DISCARD_PILE,
    DRAW_BY_NAME,
    DRAW_BY_PLAYERS,
    DRAW_CARDS,
    END_LATER,
    END_TURN,
    ENTER_FIELD,
    EVERYONE_DISCARDS,
    EVERYONE_DRAWS,
    EVERYONE_SQUINTS,
    EXCHANGE_HANDS,
    GIVE_TO_FIELD,
    GO_TO,
    GOTO,
    HIDE_CARD,
    IF_MARKED,
    IF_POINTS,
    LOOK_AT_HAND,
    LOOK_AT_PILE,
    MAKE_PLAY,
    MARKS,
    MISS_A_TURN,
    N_ZOMBEYES,
    ONLY_MARKED,
    OPEN_MOMENT,
    OWN,
    PASS_CARDS,
    PASS_PICKED,
    PICK_PASSES,
    PLAY_FROM_PILE,
    PUT_BACK,
    PUT_IN_DISCARD,
    PUT_ON_PILE,
    REPLACE_CARDS,
    RESHUFFLE,
    RETURN,
    SQUINT_CARDS,
    START_TURN,
    STEAL_CARDS,
    STEAL_LATER,
    STILL_MORE,
    SWAP_CARDS,
    TAKE_DISCARDED,
    TAKE_EXTRA_TURN,
    TAKE_LOOKED,
    TAKE_PASSED,
    TAKE_TO_FIELD,
    TAKE_TO_HAND,
    TARGET_CARD,
    TARGET_SEAT,
    TO_HAND,
    TO_NAMED_FIELD,
    WINDOW,
    ZOMBEYE,
    wide,
)
from ..kernel.turns import total
from ..kernel.zones import field, is_alive, lowest, marks_of, owner
from .weights import Weights

WINNING = 20000
NOTHING = -1000000


# -- what lies on the table ------------------------------------------------------------------------


SEAT_BITS = 4  # of a rival's weight in the measure
MOST_WEIGHT = 15
LEFT = 48  # from this bit on, the turns that are left
MOST_LEFT = 1000


def measure(s: State, v: Weights) -> int:
    """What nearly every worth asks of the table, in one number that is made once a decision.

    How much a point of each player counts, in eighths, more for the leader and near 100; and a guess at how many turns
    each player still has.
    """
    most = -MOST_LEFT
    for seat in range(wide(s.seats)):
        if is_alive(s, seat):
            most = max(most, total(s, seat))
    left = max(1, min(MOST_LEFT, (v.last_points - max(0, most)) // v.points_a_turn))
    m = left << LEFT
    for seat in range(wide(s.seats)):
        points = total(s, seat)
        weight = v.rival_alone
        if s.n_alive > 2:
            weight = v.rival_behind if points < most else v.rival_leading
        if points >= v.near_points:
            weight += v.rival_near
        m |= max(0, min(MOST_WEIGHT, weight)) << SEAT_BITS * seat
    return m


def rival_weight(m: int, seat: int) -> int:
    """How much a point of another player counts, in eighths."""
    return m >> SEAT_BITS * seat & MOST_WEIGHT


def turns_left(m: int) -> int:
    """A guess at how many turns each player still has."""
    return m >> LEFT


def ability_worth(v: Weights, m: int, ability: int, hand_size: int) -> int:
    """What a lasting ability will still bring."""
    if ability == A_PLAY:
        return v.lasting_play * min(turns_left(m), hand_size)
    if ability == A_DRAW:
        return v.lasting_draw * turns_left(m)
    if ability == A_REPLACE:
        return v.lasting_replace * turns_left(m)
    if ability == A_TEXT:
        return v.lasting_text * turns_left(m)
    if ability == A_BEACON:
        return v.beacon
    if ability == A_AWAKE:
        return v.lasting_awake * turns_left(m)
    return 0


def points_for(s: State, t: Printed, seat: int, card: int) -> int:
    """The Viewpoints that a card brings a player by lying before them, those of other cards included."""
    points = wide(t.points[card])
    if has_later(t) and t.has_bonus:
        kind = wide(t.kind[card])
        for mark in range(MARKS):
            more = wide(t.worth_more[kind]) if t.worth_mark[kind] == mark else 0
            marked = 1 if t.marked[mark][t.word[card]] & t.bit[card] else 0
            all_more = wide(s.worth_more[seat][mark])
            all_marked = wide(marks_of(s, seat, mark))
            if s.place[card] == field(seat):
                points += all_more * marked + more * all_marked - more * marked
            else:
                points += all_more * marked + more * all_marked + more * marked
    return points


def quiet(s: State, t: Printed, w: int, x: int) -> int:
    """Of the cards of one word those that are worth nothing but their Viewpoints: most."""
    return x & t.quiet[w] & ~s.linked[w]


def lying_worth(s: State, t: Printed, v: Weights, m: int, card: int) -> int:
    """What a card in a Field of View is worth to its owner."""
    if quiet(s, t, t.word[card], t.bit[card]):
        return v.point_lying * t.points[card]
    return lasting_worth(s, t, v, m, card)


def lasting_worth(s: State, t: Printed, v: Weights, m: int, card: int) -> int:
    """The same of a card that does something where it lies, or counts for something."""
    kind = wide(t.kind[card])
    if s.linked[t.word[card]] & t.bit[card]:
        kind = s.copied[card] - 1
    seat = wide(owner(s.place[card]))
    worth = v.point_lying * points_for(s, t, seat, card) + ability_worth(v, m, t.ability[kind], wide(s.hand_size[seat]))
    if has_later(t) and t.field_trait[card] & ZOMBEYE:
        worth -= plague_worth(s, v, seat)
    return worth


def plague_worth(s: State, v: Weights, seat: int) -> int:
    """What one Zombeye more costs a player, or one less spares them: more the nearer the plague is (D.4)."""
    left = s.plague - s.trait_count[seat][N_ZOMBEYES]
    if left <= 1:
        return WINNING // 4
    return v.plague // left


def best_foreign(s: State, t: Printed, v: Weights, m: int, me: int, mark: int) -> int:
    """The most that losing one card of their Fields of View, or one with a mark, can hurt the other players."""
    best = wide(0)
    for seat in range(wide(s.seats)):
        if seat != me and is_alive(s, seat):
            place = field(seat)
            most = wide(0)
            for w in range(t.words):
                x = with_mark(t, w, s.at[place][w] & ~t.indestructible[w], mark)
                plain = quiet(s, t, w, x)
                x ^= plain
                while plain:
                    most = max(most, v.point_lying * t.points[w * BITS + lowest(t, plain)])
                    plain &= plain - 1
                while x:
                    most = max(most, lasting_worth(s, t, v, m, w * BITS + lowest(t, x)))
                    x &= x - 1
            best = max(best, most * rival_weight(m, seat) // 8)
    return best


def foreign_points(s: State, t: Printed, me: int, mark: int) -> int:
    """The most points that a card of another Field of View, or one with a mark, would bring."""
    best = -100
    for seat in range(wide(s.seats)):
        if seat != me and is_alive(s, seat):
            place = field(seat)
            for w in range(t.words):
                x = with_mark(t, w, s.at[place][w], mark)
                while x:
                    best = max(best, points_for(s, t, me, w * BITS + lowest(t, x)))
                    x &= x - 1
    return best


def worst_own(s: State, t: Printed, v: Weights, m: int, me: int) -> int:
    """The least worth of a card in the own Field of View; a middling one when there is none."""
    worst = 100
    place = field(me)
    for w in range(t.words):
        x = s.at[place][w]
        plain = quiet(s, t, w, x)
        x ^= plain
        while plain:
            worst = min(worst, v.point_lying * t.points[w * BITS + lowest(t, plain)])
            plain &= plain - 1
        while x:
            worst = min(worst, lasting_worth(s, t, v, m, w * BITS + lowest(t, x)))
            x &= x - 1
    return worst


def parting_worth(s: State, t: Printed, v: Weights, m: int, seat: int, condition: int) -> int:
    """What a player loses who has to part with a card of their own; nothing without such a card."""
    if not pool_own(s, t, seat, condition):
        return 0
    least = WINNING
    for w in range(t.words):
        x = s.pool[w]
        while x:
            least = min(least, lying_worth(s, t, v, m, w * BITS + lowest(t, x)))
            x &= x - 1
    return least


def all_parting_worth(s: State, t: Printed, v: Weights, m: int, me: int, who: int, condition: int) -> int:
    """What it brings that players part with cards of their own: the best of them where one will be named."""
    worth = 0
    best = NOTHING
    for seat in range(wide(s.seats)):
        if is_alive(s, seat):
            loss = parting_worth(s, t, v, m, seat, condition)
            if seat == me:
                if who == BY_YOU or who == BY_EVERYONE:
                    worth -= loss
            else:
                loss = loss * rival_weight(m, seat) // 8
                best = max(best, loss)
                if who == BY_EVERYONE or who == BY_OTHERS:
                    worth += loss
    return best if who == BY_NAMED else worth


def most_cards(s: State, me: int) -> int:
    """The largest hand of another player."""
    most = 0
    for seat in range(wide(s.seats)):
        if seat != me and is_alive(s, seat):
            most = max(most, wide(s.hand_size[seat]))
    return most


def top_weight(s: State, m: int, me: int) -> int:
    """The weight of the most dangerous rival."""
    weight = 0
    for seat in range(wide(s.seats)):
        if seat != me and is_alive(s, seat):
            weight = max(weight, rival_weight(m, seat))
    return weight


# -- what a text does ------------------------------------------------------------------------------


def has_cards(s: State, t: Printed, place: int, mark: int) -> bool:
    """Whether any card lies in a place, or any with a mark."""
    for w in range(t.words):
        if with_mark(t, w, s.at[place][w], mark):
            return True
    return False


def text_worth(s: State, t: Printed, v: Weights, m: int, row: int, me: int) -> int:
    """What performing a text from this row on is worth."""
    worth = 0
    for _ in range(24):
        row = wide(t.deed[row])
        op = t.code[row][0]
        if op < DRAW_CARDS:
            if op != GOTO:  # the end, modes, another card's text
                break
            row = wide(t.code[row][1])
        elif (op == IF_POINTS and s.points[me] <= t.code[row][1]) or (
            op == IF_MARKED and marks_of(s, me, t.code[row][1]) < t.code[row][3]
        ):
            row = wide(t.code[row][2])
        else:
            worth += effect_worth(s, t, v, m, row, me)
            row += 1
    return worth


def wanted_mark(t: Printed, row: int) -> int:
    """The mark that an instruction's card was chosen by; choices and their window stand before it."""
    if not has_later(t):
        return 0
    for back in range(1, 6):
        if row > back and t.code[row - back][0] == RETURN:
            return 0
        if row > back and t.code[row - back][0] == TARGET_CARD:
            return wide((t.code[row - back][2] >> ONLY_MARKED) & 3)
    return 0


def counted(s: State, t: Printed, row: int, performer: int) -> int:
    """An instruction's first number; as a count below zero, how many cards of a mark its performer has."""
    x = wide(t.code[row][1])
    if x < 0 and t.code[row][0] != PASS_PICKED:
        return wide(marks_of(s, performer, COUNT_MARKS - x))
    return x


def effect_worth(s: State, t: Printed, v: Weights, m: int, row: int, me: int) -> int:
    """What one instruction brings its performer, in general."""
    op = t.code[row][0]
    x = counted(s, t, row, me)
    y = wide(t.code[row][2])
    pile = wide(s.n_draw)
    if op == DRAW_CARDS:
        return (-v.given_card if y else v.card) * min(x, pile)
    if op == DRAW_BY_PLAYERS:
        return v.card * min(wide(s.n_alive), pile)
    if op == DRAW_BY_NAME:
        return v.card * min(2, pile)
    if op == TAKE_LOOKED:
        return v.look_and_take * min(1, pile)
    if op == TAKE_DISCARDED:
        return v.take_discarded if has_cards(s, t, DISCARD_PILE, x >> ONLY_MARKED) else 0
    if op == STEAL_CARDS:
        return v.stolen_card * min(x, most_cards(s, me))
    if op == TAKE_PASSED:
        return v.take_passed * min(x, most_cards(s, me))
    if op == DISCARD_CARDS or op == SQUINT_CARDS:
        if y:
            return -v.part_with * min(x, s.hand_size[me] - 1)
        return v.they_discard * min(x, most_cards(s, me)) * top_weight(s, m, me) // 8
    if op == EVERYONE_DISCARDS or op == EVERYONE_SQUINTS:
        return v.all_discard * x * (s.n_alive - 1) if y else 0
    if op == EVERYONE_DRAWS:
        return -v.all_draw * min(x, pile) if y else 0
    if op == PASS_CARDS:
        return -v.part_with * min(x, s.hand_size[me] - 1)
    if op == BRING_IN:
        return v.stolen_card if t.aside[me] >= 0 and (s.brought >> me) & 1 == 0 else 0
    if op == GIVE_TO_FIELD:
        return max(0, -2 * worst_own(s, t, v, m, me))
    if op == MISS_A_TURN:
        return v.turn * top_weight(s, m, me) // 8
    if op == TAKE_EXTRA_TURN:
        return v.turn
    if op == DESTROY_CARDS:
        first = best_foreign(s, t, v, m, me, wanted_mark(t, row))
        if first <= 0:
            return -worst_own(s, t, v, m, me)
        return first * v.destroy_second // 8 if t.code[row - 3][0] == TARGET_CARD else first
    if op == DESTROY_OWN:
        return all_parting_worth(s, t, v, m, me, x, y)
    if op == HIDE_CARD:
        return best_foreign(s, t, v, m, me, wanted_mark(t, row)) * v.hide // 8
    if op == TAKE_TO_FIELD or op == SWAP_CARDS:
        mark = wanted_mark(t, row)
        gain = v.point_lying * foreign_points(s, t, me, mark) + best_foreign(s, t, v, m, me, mark)
        return gain if op == TAKE_TO_FIELD else gain - 2 * worst_own(s, t, v, m, me)
    if op == TAKE_TO_HAND:
        if x == OWN:
            return v.card - worst_own(s, t, v, m, me)
        return best_foreign(s, t, v, m, me, wanted_mark(t, row)) + v.stolen_card
    if op == EXCHANGE_HANDS:
        return v.exchange_card * (most_cards(s, me) + 1 - s.hand_size[me])
    if op == REPLACE_CARDS:
        return max(0, v.played_card - worst_own(s, t, v, m, me)) * min(1, pile)
    if op == PUT_IN_DISCARD or op == PUT_ON_PILE:
        return -v.part_with * min(x, s.hand_size[me] - 1)
    return 0


# Instructions that are worth nothing in themselves, and why; a test demands every instruction here or above.
WORTH_NOTHING = {
    **dict.fromkeys((START_TURN, OPEN_MOMENT, CHOOSE_ACTION, END_TURN), "part of the turn, not of a text"),
    **dict.fromkeys((RETURN, GOTO, IF_POINTS, IF_MARKED, CHOOSE_ONE, COPY_CHOSEN), "text_worth follows or ends there"),
    **dict.fromkeys((TARGET_SEAT, TARGET_CARD, STILL_MORE, WINDOW), "what comes after it is weighed"),
    **dict.fromkeys((LOOK_AT_PILE, PUT_BACK, LOOK_AT_HAND, STEAL_LATER, END_LATER), "part of what is weighed"),
    **dict.fromkeys(
        (ENTER_FIELD, COPY_PLAYED, CANCEL_BELOW), "of reveals, which reveal_worth and response_worth weigh"
    ),
    **dict.fromkeys((PICK_PASSES, PASS_PICKED, RESHUFFLE), "the same for everyone"),
    GO_TO: "leaving_worth weighs it",
    PLAY_FROM_PILE: "counted with what is replaced",
    MAKE_PLAY: "seat_worth weighs it",
}


def kind_worth(s: State, t: Printed, v: Weights, m: int, kind: int, me: int) -> int:
    """What a card's text is worth when played, the best of its modes, or the ability that it gives."""
    row = wide(t.play_at[kind])
    worth = start_worth(s, t, v, m, row, me) + ability_worth(v, m, t.ability[kind], s.hand_size[me] - 1)
    return worth


def start_worth(s: State, t: Printed, v: Weights, m: int, row: int, me: int) -> int:
    """What a text is worth from its first row on: the best of its modes where it has modes."""
    if t.code[row][0] == CHOOSE_ONE:
        best = NOTHING
        for mode in range(1, t.code[row][1] + 1):
            best = max(best, text_worth(s, t, v, m, row + mode, me))
        return best
    return text_worth(s, t, v, m, row, me)


def copy_worth(s: State, t: Printed, v: Weights, m: int, me: int) -> int:
    """The best text on the table to copy."""
    best = 0
    for w in range(t.words):
        lying = wide(0)
        for seat in range(wide(s.seats)):
            lying |= s.at[field(seat)][w]
        x = one_of_each(t, w, lying) | lying & s.copying[w]
        while x:
            kind = wide(copied_kind(s, t, w * BITS + lowest(t, x)))
            x &= x - 1
            if kind >= 0:
                best = max(best, kind_worth(s, t, v, m, kind, me))
    return best


def play_worth(s: State, t: Printed, v: Weights, m: int, me: int, card: int) -> int:
    """What playing a card of the hand is worth now, its points included."""
    kind = wide(t.kind[card])
    worth = v.point_played * points_for(s, t, me, card) + ability_worth(v, m, t.ability[kind], s.hand_size[me] - 1)
    row = wide(t.play_at[kind])
    worth += best_mode(s, t, v, m, me, card, row)
    if t.mirror[kind] and t.code[row][0] == TARGET_CARD:
        worth += copy_worth(s, t, v, m, me)
    return worth


def mode_worth(s: State, t: Printed, v: Weights, m: int, me: int, card: int, row: int) -> int:
    """What one of several texts is worth, with what becomes of the card."""
    worth = text_worth(s, t, v, m, row, me)
    if has_later(t):
        worth += leaving_worth(s, t, v, m, me, card, row)
    return worth


def best_mode(s: State, t: Printed, v: Weights, m: int, me: int, card: int, row: int) -> int:
    """The best of a card's texts, or its only one, with what becomes of it."""
    first = row
    last = row
    if t.code[row][0] == CHOOSE_ONE:
        first += 1
        last += t.code[row][1]
    best = NOTHING
    for mode in range(first, last + 1):
        best = max(best, mode_worth(s, t, v, m, me, card, mode))
    return best


def leaves(t: Printed, row: int) -> int:
    """The row in which a text says where its card goes; 0 for none."""
    if not has_later(t):
        return 0
    for _ in range(16):
        op = t.code[row][0]
        if op == RETURN or op == CHOOSE_ONE or op == COPY_CHOSEN:
            return 0
        if op == GO_TO:
            return row
        if op == GOTO:
            row = t.code[row][1] - 1
        row += 1
    return 0


def leaving_worth(s: State, t: Printed, v: Weights, m: int, me: int, card: int, row: int) -> int:
    """What changes because the card does not stay before its player, or because it is a Zombeye."""
    goes = leaves(t, row)
    plagued = t.field_trait[card] & ZOMBEYE
    if goes == 0:
        return -plague_worth(s, v, me) if plagued else 0
    to = t.code[goes][1]
    worth = -v.point_played * points_for(s, t, me, card)
    if to == TO_HAND:
        worth += v.card
    elif to == TO_NAMED_FIELD:
        worth -= v.point_lying * t.points[card] * top_weight(s, m, me) // 8
        if plagued:
            worth += v.plague_given
    return worth


def hand_worth(s: State, t: Printed, v: Weights, m: int, me: int, card: int) -> int:
    """What having a card in the hand is worth."""
    worth = play_worth(s, t, v, m, me, card)
    if t.reveals[t.word[card]] & t.bit[card]:
        worth += v.guard_held
    return worth
