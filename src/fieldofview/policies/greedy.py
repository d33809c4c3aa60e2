"""The option that is worth most at once: see worths.py for what things are worth."""

from __future__ import annotations

from ..kernel.choices import loses_own
from ..kernel.copies import copied_kind
from ..kernel.lasting import gives
from ..kernel.layout import Frame, Printed, State
from ..kernel.ops import (
    A_AWAKE,
    CHOOSE_ACTION,
    CHOOSE_ONE,
    COPY_CHOSEN,
    DESTROY_CARDS,
    DESTROY_OWN,
    DISCARD_CARDS,
    DONE,
    DRAW,
    DRAW_CARDS,
    END,
    ENTER_FIELD,
    EVERYONE_DISCARDS,
    EVERYONE_SQUINTS,
    EXCHANGE_HANDS,
    GIVE_TO_FIELD,
    GO_TO,
    HIDE_CARD,
    IS_ANSWER,
    MAKE_PLAY,
    MISS_A_TURN,
    N_ZOMBEYES,
    OPEN_MOMENT,
    OWN,
    PASS_CARDS,
    PUT_BACK,
    REPLACE,
    REPLACE_CARDS,
    RETURN,
    REVEAL,
    SQUINT_CARDS,
    STEAL_CARDS,
    STILL_MORE,
    SWAP_CARDS,
    TAKE_DISCARDED,
    TAKE_LOOKED,
    TAKE_PASSED,
    TAKE_TO_FIELD,
    TAKE_TO_HAND,
    TARGET_CARD,
    TARGET_SEAT,
    TO_FIELD,
    TO_HAND,
    USE,
    WINDOW,
    ZOMBEYE,
    value_of,
    verb_of,
    wide,
)
from ..kernel.turns import total
from ..kernel.zones import field, is_alive, is_field, owner
from .biases import option_bias
from .weights import Weights
from .worths import (
    NOTHING,
    WINNING,
    counted,
    foreign_points,
    hand_worth,
    kind_worth,
    leaves,
    lying_worth,
    measure,
    mode_worth,
    parting_worth,
    play_worth,
    points_for,
    rival_weight,
    start_worth,
    text_worth,
    wanted_mark,
    worst_own,
)


def greedy_choice(s: State, t: Printed, v: Weights, x: int) -> int:
    """The option that is worth most; the dice break ties."""
    n = wide(s.n_options)
    if n == 1:
        return 0
    m = measure(s, v)
    start = x % n
    pick = start
    best = NOTHING
    for i in range(n):
        index = start + i
        if index >= n:
            index -= n
        worth = weighed(s, t, v, m, wide(s.options[index]))
        if worth > best:
            best = worth
            pick = index
    return pick


def weighed(s: State, t: Printed, v: Weights, m: int, option: int) -> int:
    """What an option is worth, with what was learnt of it."""
    worth = option_worth(s, t, v, m, verb_of(option), value_of(option))
    if v.biased:
        worth += option_bias(s, t, v, verb_of(option), value_of(option))
    return worth


def option_worth(s: State, t: Printed, v: Weights, m: int, verb: int, value: int) -> int:
    """What an option of the pending decision is worth to the seat that decides."""
    f = s.frames[s.depth - 1]
    me = wide(s.decider)
    op = t.code[f.pc][0]
    if op == CHOOSE_ACTION:
        return action_worth(s, t, v, m, me, verb, value)
    if op == WINDOW or op == OPEN_MOMENT:
        return response_worth(s, t, v, m, f, me, verb, value, op == WINDOW)
    if op == TARGET_CARD:
        return 0 if verb == DONE else target_worth(s, t, v, m, f, me, value)
    if op == TARGET_SEAT or op == STILL_MORE:
        return -1 if verb == DONE else seat_worth(s, t, v, m, f, me, value)
    if op == CHOOSE_ONE:
        return mode_worth(s, t, v, m, me, wide(f.card), f.pc + value)
    if verb == DONE:
        return 0
    if op == DESTROY_OWN:
        return -lying_worth(s, t, v, m, value)
    worth = hand_worth(s, t, v, m, me, value)
    if op == STEAL_CARDS or op == TAKE_LOOKED or op == TAKE_DISCARDED or op == PUT_BACK:
        return WINNING + worth
    return -worth


# -- decisions -------------------------------------------------------------------------------------


def action_worth(s: State, t: Printed, v: Weights, m: int, me: int, verb: int, card: int) -> int:
    """What to do in one's turn: lasting abilities first, then the best play; stop at 100."""
    points = total(s, me)
    if verb == END:
        return 2 * WINNING if points >= 100 else v.end_turn
    if verb == DRAW:
        return WINNING // 4
    if verb == REVEAL:
        gain = reveal_worth(s, t, v, m, me, card)
        return WINNING // 4 + gain if gain > 0 else gain
    if verb == REPLACE:
        return WINNING // 8 if worst_own(s, t, v, m, me) < v.played_card - v.replace_margin else 0
    if verb == USE:
        return use_worth(s, t, v, m, me, card)
    worth = play_worth(s, t, v, m, me, card)
    if t.reveals[t.word[card]] & t.bit[card]:
        worth -= v.guard_kept
    if points + points_for(s, t, me, card) + field_gain(s, t, v, m, wide(t.play_at[t.kind[card]]), me) >= 100:
        worth += WINNING
    return worth


def use_worth(s: State, t: Printed, v: Weights, m: int, me: int, card: int) -> int:
    """What the each-turn text of a card is worth now; used before the play when it brings something."""
    kind = wide(t.kind[card])
    if t.turn_at[kind] == 0:
        kind = s.copied[card] - 1
    worth = start_worth(s, t, v, m, wide(t.turn_at[kind]), me)
    return WINNING // 4 + worth if worth > 0 else 0


def field_gain(s: State, t: Printed, v: Weights, m: int, row: int, me: int) -> int:
    """Points that a play surely brings to, or takes from, its player's own table besides the card itself."""
    for _ in range(6):
        op = t.code[row][0]
        if op == RETURN or op == CHOOSE_ONE:
            return 0
        if op == TAKE_TO_FIELD:
            return foreign_points(s, t, me, wanted_mark(t, row))
        if op == TAKE_TO_HAND and t.code[row][1] == OWN:
            return -worst_own(s, t, v, m, me) // max(1, v.point_lying)
        row += 1
    return 0


def reveal_worth(s: State, t: Printed, v: Weights, m: int, me: int, card: int) -> int:
    """What an any-time card is worth at once: its points, but no gift of a play to someone about to win."""
    row = wide(t.reveal_at[t.kind[card]])
    if t.code[row][0] != ENTER_FIELD:
        goes = leaves(t, row)
        worth = start_worth(s, t, v, m, row, me) - v.card
        if goes and t.code[goes][1] == TO_FIELD:
            worth += v.point_played * points_for(s, t, me, card)
        elif goes and t.code[goes][1] == TO_HAND:
            worth += v.card - 10  # showing it again and again brings nothing by itself
        return worth
    worth = v.any_time + v.point_played * points_for(s, t, me, card) + text_worth(s, t, v, m, row + 1, me)
    if t.code[row + 1][0] == TARGET_SEAT and s.n_draw > 0:
        least = 1000
        for seat in range(wide(s.seats)):
            if seat != me and is_alive(s, seat):
                least = min(least, total(s, seat))
        if least >= v.no_gift_from:
            return -WINNING
    return worth


def response_worth(
    s: State, t: Printed, v: Weights, m: int, f: Frame, me: int, verb: int, card: int, is_window: int
) -> int:
    """Whether to reveal, use or decline."""
    if verb == REVEAL and t.any_time[t.word[card]] & t.bit[card]:
        return reveal_worth(s, t, v, m, me, card)
    if verb == USE and gives(s, t, card, A_AWAKE):
        return use_worth(s, t, v, m, me, card)
    if (verb != REVEAL and verb != USE) or not is_window:
        return 0
    if f.player == me:
        return -1
    worth = -v.guard_spent
    if verb == USE:
        worth = -lying_worth(s, t, v, m, card)
    if f.flags & IS_ANSWER:
        g = s.frames[s.depth - 2]
        if g.player == me:
            worth += harm_worth(s, t, v, m, f, me) + v.answer_back
            if is_field(s.place[g.card]):
                worth += lying_worth(s, t, v, m, wide(g.card))
        return worth
    player = wide(f.player)
    weight = rival_weight(m, player)
    gain = text_worth(s, t, v, m, f.pc + 1, player) * weight // 8
    worth += max(gain, harm_worth(s, t, v, m, f, me))
    if is_field(s.place[f.card]) and t.indestructible[t.word[f.card]] & t.bit[f.card] == 0:
        seat = wide(owner(s.place[f.card]))
        points = total(s, seat)
        if seat == me:
            worth -= lying_worth(s, t, v, m, wide(f.card))
        else:
            worth += lying_worth(s, t, v, m, wide(f.card)) * weight // 8
            if points >= 100 and points - points_for(s, t, seat, wide(f.card)) < 100:
                worth += WINNING
    return worth


def harm_worth(s: State, t: Printed, v: Weights, m: int, f: Frame, me: int) -> int:
    """What the card being settled is about to take from me."""
    worth = 0
    row = f.pc + 1
    mine = f.seat == me
    for _ in range(8):
        op = t.code[row][0]
        x = counted(s, t, row, wide(f.player))
        if op == RETURN:
            break
        if (op == DISCARD_CARDS or op == SQUINT_CARDS) and mine:
            worth += v.harm_discard * min(x, wide(s.hand_size[me]))
        elif op == EVERYONE_DISCARDS or op == EVERYONE_SQUINTS:
            worth += v.harm_all_discard * x
        elif op == TAKE_PASSED and mine:
            worth += v.harm_passed * min(x, wide(s.hand_size[me]))
        elif op == STEAL_CARDS and mine:
            worth += v.harm_stolen * min(x, wide(s.hand_size[me]))
        elif op == MISS_A_TURN and mine:
            worth += v.harm_turn
        elif op == DESTROY_OWN and loses_own(f, me, x):
            worth += parting_worth(s, t, v, m, me, wide(t.code[row][2]))
        elif op == EXCHANGE_HANDS and mine:
            worth += v.harm_exchanged * (s.hand_size[me] - s.hand_size[f.player])
        elif TAKE_TO_FIELD <= op <= HIDE_CARD or op == DESTROY_CARDS or op == TAKE_TO_HAND:
            if f.a >= 0 and s.place[f.a] == field(me):
                worth += lying_worth(s, t, v, m, wide(f.a))
            if f.b >= 0 and s.place[f.b] == field(me):
                worth += lying_worth(s, t, v, m, wide(f.b))
            if op == TAKE_TO_FIELD or op == SWAP_CARDS:
                worth += worth * v.harm_moved // 8
        row += 1
    return worth


def coming_row(t: Printed, row: int) -> int:
    """The row of the instruction that a choice is made for."""
    for _ in range(8):
        op = t.code[row][0]
        if op == COPY_CHOSEN or op >= DRAW_CARDS or op == RETURN:
            if op != STILL_MORE:
                return row
        row += 1
    return row


def target_worth(s: State, t: Printed, v: Weights, m: int, f: Frame, me: int, card: int) -> int:
    """What choosing this card of a Field of View is worth."""
    slot = t.code[f.pc][3]
    row = coming_row(t, f.pc + 1)
    op = t.code[row][0]
    if op == COPY_CHOSEN:
        kind = wide(copied_kind(s, t, card))
        return -1 if kind < 0 else kind_worth(s, t, v, m, kind, me)
    worth = lying_worth(s, t, v, m, card)
    seat = wide(owner(s.place[card]))
    if seat == me:
        if op == REPLACE_CARDS:
            return v.played_card - worth if s.n_draw > slot else -worth
        if op == TAKE_TO_HAND:
            return play_worth(s, t, v, m, me, card) * v.taken_back // 8 - worth
        if op == GIVE_TO_FIELD:
            return -2 * worth
        return -worth
    loss = worth * rival_weight(m, seat) // 8
    if op == TAKE_TO_FIELD or op == SWAP_CARDS:
        return loss + worth
    if op == TAKE_TO_HAND:
        return loss + play_worth(s, t, v, m, me, card) * v.taken // 8
    return loss


def seat_worth(s: State, t: Printed, v: Weights, m: int, f: Frame, me: int, seat: int) -> int:
    """What naming this player is worth."""
    row = coming_row(t, f.pc + 1)
    op = t.code[row][0]
    x = counted(s, t, row, me)
    cards = wide(s.hand_size[seat])
    points = total(s, seat)
    if op == MAKE_PLAY:
        return -points
    if op == EXCHANGE_HANDS:
        return 100 * cards + points
    if op == GO_TO or op == GIVE_TO_FIELD:
        card = wide(f.card)
        if op == GIVE_TO_FIELD and f.a >= 0:
            card = wide(f.a)
        if seat == me or s.place[card] == field(seat):
            return NOTHING + 2
        if t.field_trait[card] & ZOMBEYE:
            return points + 100 * s.trait_count[seat][N_ZOMBEYES]
        return points if t.points[card] < 0 else -points
    if op == DRAW_CARDS or op == PASS_CARDS:
        return WINNING if seat == me else -points
    if op == DESTROY_OWN:
        return parting_worth(s, t, v, m, seat, wide(t.code[row][2])) * rival_weight(m, seat)
    if op == MISS_A_TURN:
        return points * 10 - 300 * s.missed[seat]
    if seat == me:
        return NOTHING + 1
    if cards == 0:
        return points - WINNING
    if op == DISCARD_CARDS or op == SQUINT_CARDS:
        return v.name_card * min(x, cards) + v.name_point * points
    return v.name_card * min(x, cards) + v.name_hand * cards + points
