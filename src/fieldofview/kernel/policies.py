"""Ways to answer a decision at full speed: by lot, and by what is worth most at once.

The greedy way looks at the tables, the piles' sizes, the Discard Pile and its own hand: at nothing that its
seat may not know. Worths are in tenths of a Viewpoint.
"""

from __future__ import annotations

from .copies import copied_kind
from .layout import Frame, Plain
from .ops import (
    A_BEACON,
    A_DRAW,
    A_PLAY,
    A_REPLACE,
    A_TEXT,
    BRING_IN,
    CHOOSE_ACTION,
    CHOOSE_ONE,
    COPY_CHOSEN,
    DESTROY_CARDS,
    DISCARD_CARDS,
    DISCARD_PILE,
    DONE,
    DRAW,
    DRAW_BY_NAME,
    DRAW_BY_PLAYERS,
    DRAW_CARDS,
    END,
    ENTER_FIELD,
    EVERYONE_DISCARDS,
    EVERYONE_DRAWS,
    EVERYONE_SQUINTS,
    EXCHANGE_HANDS,
    GIVE_TO_FIELD,
    GO_TO,
    GOTO,
    HIDE_CARD,
    IF_POINTS,
    IS_ANSWER,
    MAKE_PLAY,
    MISS_A_TURN,
    N_ZOMBEYES,
    OPEN_MOMENT,
    OWN,
    PASS_CARDS,
    PUT_BACK,
    PUT_IN_DISCARD,
    PUT_ON_PILE,
    REPLACE,
    REPLACE_CARDS,
    RETURN,
    REVEAL,
    SQUINT_CARDS,
    STEAL_CARDS,
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
    TO_FIELD,
    TO_HAND,
    TO_NAMED_FIELD,
    USE,
    VERB,
    WINDOW,
    ZOMBEYE,
)
from .turns import total
from .zones import field, is_alive, is_field, lowest, owner

A_CARD = 35  # one more card in the hand
A_STOLEN_CARD = 70
A_TURN = 130
A_PLAYED_CARD = 120  # the top card of the Draw Pile, played
A_GUARD = 60  # a card that answers something, kept in the hand
WINNING = 20000
NOTHING = -1000000


def random_choice(s: Plain, t: Plain, x: int) -> int:
    """By lot."""
    return x % s.n_options


def greedy_choice(s: Plain, t: Plain, x: int) -> int:
    """The option that is worth most; the dice break ties."""
    n = s.n_options + 0
    if n == 1:
        return 0
    start = x % n
    pick = start
    best = NOTHING
    for i in range(n):
        index = start + i
        if index >= n:
            index -= n
        option = s.options[index] + 0
        worth = option_worth(s, t, option // VERB, option % VERB)
        if worth > best:
            best = worth
            pick = index
    return pick


def option_worth(s: Plain, t: Plain, verb: int, value: int) -> int:
    """What an option of the pending decision is worth to the seat that decides."""
    f = s.frames[s.depth - 1]
    me = s.decider + 0
    op = t.code[f.pc][0]
    if op == CHOOSE_ACTION:
        return action_worth(s, t, me, verb, value)
    if op == WINDOW or op == OPEN_MOMENT:
        return response_worth(s, t, f, me, verb, value, op == WINDOW)
    if op == TARGET_CARD:
        return 0 if verb == DONE else target_worth(s, t, f, me, value)
    if op == TARGET_SEAT or op == STILL_MORE:
        return -1 if verb == DONE else seat_worth(s, t, f, me, value)
    if op == CHOOSE_ONE:
        return mode_worth(s, t, me, f.card + 0, f.pc + value)
    if verb == DONE:
        return 0
    worth = hand_worth(s, t, me, value)
    if op == STEAL_CARDS or op == TAKE_LOOKED or op == TAKE_DISCARDED or op == PUT_BACK:
        return WINNING + worth
    return -worth


# -- what lies on the table ------------------------------------------------------------------------


def rival_weight(s: Plain, seat: int) -> int:
    """How much a point of another player counts, in eighths: more for the leader and near 100."""
    points = total(s, seat)
    weight = 7
    if s.n_alive > 2:
        weight = 5
        for other in range(s.seats + 0):
            if is_alive(s, other) and total(s, other) > points:
                weight = 3
    if points >= 75:
        weight += 4
    return weight


def turns_left(s: Plain) -> int:
    """A guess at how many turns each player still has."""
    best = 0
    for seat in range(s.seats + 0):
        if is_alive(s, seat):
            best = max(best, total(s, seat))
    return max(1, (110 - best) // 14)


def ability_worth(s: Plain, ability: int, hand_size: int) -> int:
    """What a lasting ability will still bring."""
    if ability == A_PLAY:
        return 70 * min(turns_left(s), hand_size)
    if ability == A_DRAW:
        return 40 * turns_left(s)
    if ability == A_REPLACE:
        return 15 * turns_left(s)
    if ability == A_TEXT:
        return 45 * turns_left(s)
    if ability == A_BEACON:
        return 50
    return 0


def lying_worth(s: Plain, t: Plain, card: int) -> int:
    """What a card in a Field of View is worth to its owner."""
    kind = t.kind[card] + 0
    if s.linked[t.word[card]] & t.bit[card]:
        kind = s.copied[card] - 1
    seat = owner(s.place[card]) + 0
    worth = 10 * t.points[card] + ability_worth(s, t.ability[kind], s.hand_size[seat] + 0)
    if t.field_trait[card] & ZOMBEYE:
        worth -= plague_worth(s, t, seat)
    return worth


def plague_worth(s: Plain, t: Plain, seat: int) -> int:
    """What one Zombeye more costs a player, or one less spares them: more the nearer the plague is (D.4)."""
    left = t.plague - s.trait_count[seat][N_ZOMBEYES]
    if left <= 1:
        return WINNING // 4
    return 240 // left


def best_foreign(s: Plain, t: Plain, me: int) -> int:
    """The most that losing one card of their Fields of View can hurt the other players."""
    best = me * 0
    for seat in range(s.seats + 0):
        if seat != me and is_alive(s, seat):
            weight = rival_weight(s, seat)
            place = field(seat)
            for w in range(t.words):
                x = s.at[place][w] & ~t.indestructible[w]
                while x:
                    best = max(best, lying_worth(s, t, w * 62 + lowest(t, x)) * weight // 8)
                    x &= x - 1
    return best


def foreign_points(s: Plain, t: Plain, me: int) -> int:
    """The most points on any card of another Field of View."""
    best = -100
    for seat in range(s.seats + 0):
        if seat != me and is_alive(s, seat):
            place = field(seat)
            for w in range(t.words):
                x = s.at[place][w]
                while x:
                    best = max(best, t.points[w * 62 + lowest(t, x)] + 0)
                    x &= x - 1
    return best


def worst_own(s: Plain, t: Plain, me: int) -> int:
    """The least worth of a card in the own Field of View; a middling one when there is none."""
    worst = 100
    place = field(me)
    for w in range(t.words):
        x = s.at[place][w]
        while x:
            worst = min(worst, lying_worth(s, t, w * 62 + lowest(t, x)))
            x &= x - 1
    return worst


def most_cards(s: Plain, me: int) -> int:
    """The largest hand of another player."""
    most = 0
    for seat in range(s.seats + 0):
        if seat != me and is_alive(s, seat):
            most = max(most, s.hand_size[seat] + 0)
    return most


def top_weight(s: Plain, me: int) -> int:
    """The weight of the most dangerous rival."""
    weight = 0
    for seat in range(s.seats + 0):
        if seat != me and is_alive(s, seat):
            weight = max(weight, rival_weight(s, seat))
    return weight


# -- what a text does ------------------------------------------------------------------------------


def has_cards(s: Plain, t: Plain, place: int) -> bool:
    """Whether any card lies in a place."""
    for w in range(t.words):
        if s.at[place][w]:
            return True
    return False


def text_worth(s: Plain, t: Plain, row: int, me: int) -> int:
    """What performing a text from this row on is worth."""
    worth = 0
    for _ in range(24):
        op = t.code[row][0]
        if op == RETURN or op == CHOOSE_ONE or op == COPY_CHOSEN:
            break
        if op == GOTO:
            row = t.code[row][1] + 0
        elif op == IF_POINTS and s.points[me] <= t.code[row][1]:
            row = t.code[row][2] + 0
        else:
            if op >= DRAW_CARDS:
                worth += effect_worth(s, t, row, me)
            row += 1
    return worth


def effect_worth(s: Plain, t: Plain, row: int, me: int) -> int:
    """What one instruction brings its performer, in general."""
    op = t.code[row][0]
    x = t.code[row][1] + 0
    pile = s.n_draw + 0
    if op == DRAW_CARDS:
        return (-A_CARD // 2 if t.code[row][2] else A_CARD) * min(x, pile)
    if op == DRAW_BY_PLAYERS:
        return A_CARD * min(s.n_alive + 0, pile)
    if op == DRAW_BY_NAME:
        return A_CARD * min(2, pile)
    if op == TAKE_LOOKED:
        return 60 * min(1, pile)
    if op == TAKE_DISCARDED:
        return 70 if has_cards(s, t, DISCARD_PILE) else 0
    if op == STEAL_CARDS:
        return A_STOLEN_CARD * min(x, most_cards(s, me))
    if op == TAKE_PASSED:
        return 50 * min(x, most_cards(s, me))
    y = t.code[row][2] + 0
    if op == DISCARD_CARDS or op == SQUINT_CARDS:
        if y:
            return -30 * min(x, s.hand_size[me] - 1)
        return 45 * min(x, most_cards(s, me)) * top_weight(s, me) // 8
    if op == EVERYONE_DISCARDS or op == EVERYONE_SQUINTS:
        return 25 * x * (s.n_alive - 1) if y else 0
    if op == EVERYONE_DRAWS:
        return -15 * min(x, pile) if y else 0
    if op == PASS_CARDS:
        return -30 * min(x, s.hand_size[me] - 1)
    if op == BRING_IN:
        return A_STOLEN_CARD if t.aside[me] >= 0 and (s.brought >> me) & 1 == 0 else 0
    if op == GIVE_TO_FIELD:
        return max(0, -2 * worst_own(s, t, me))
    if op == MISS_A_TURN:
        return A_TURN * top_weight(s, me) // 8
    if op == TAKE_EXTRA_TURN:
        return A_TURN
    if op == DESTROY_CARDS:
        first = best_foreign(s, t, me)
        if first <= 0:
            return -worst_own(s, t, me)
        return first * 3 // 2 if t.code[row - 3][0] == TARGET_CARD else first
    if op == HIDE_CARD:
        return best_foreign(s, t, me) * 3 // 4
    if op == TAKE_TO_FIELD:
        return 10 * foreign_points(s, t, me) + best_foreign(s, t, me)
    if op == SWAP_CARDS:
        return 10 * foreign_points(s, t, me) + best_foreign(s, t, me) - 2 * worst_own(s, t, me)
    if op == TAKE_TO_HAND:
        if x == OWN:
            return A_CARD - worst_own(s, t, me)
        return best_foreign(s, t, me) + A_STOLEN_CARD
    if op == EXCHANGE_HANDS:
        return A_STOLEN_CARD * (most_cards(s, me) + 1 - s.hand_size[me])
    if op == REPLACE_CARDS:
        return max(0, A_PLAYED_CARD - worst_own(s, t, me)) * min(1, pile)
    if op == PUT_IN_DISCARD or op == PUT_ON_PILE:
        return -30 * min(x, s.hand_size[me] - 1)
    return 0


def kind_worth(s: Plain, t: Plain, kind: int, me: int) -> int:
    """What a card's text is worth when played, the best of its modes, or the ability that it gives."""
    row = t.play_at[kind] + 0
    worth = start_worth(s, t, row, me) + ability_worth(s, t.ability[kind], s.hand_size[me] - 1)
    return worth


def start_worth(s: Plain, t: Plain, row: int, me: int) -> int:
    """What a text is worth from its first row on: the best of its modes where it has modes."""
    if t.code[row][0] == CHOOSE_ONE:
        best = NOTHING
        for mode in range(1, t.code[row][1] + 1):
            best = max(best, text_worth(s, t, row + mode, me))
        return best
    return text_worth(s, t, row, me)


def copy_worth(s: Plain, t: Plain, me: int) -> int:
    """The best text on the table to copy."""
    best = 0
    for seat in range(s.seats + 0):
        for w in range(t.words):
            x = s.at[field(seat)][w]
            while x:
                kind = copied_kind(s, t, w * 62 + lowest(t, x)) + 0
                x &= x - 1
                if kind >= 0:
                    best = max(best, kind_worth(s, t, kind, me))
    return best


def play_worth(s: Plain, t: Plain, me: int, card: int) -> int:
    """What playing a card of the hand is worth now, its points included."""
    kind = t.kind[card] + 0
    worth = 10 * t.points[card] + kind_worth(s, t, kind, me)
    row = t.play_at[kind] + 0
    if t.code[row][0] == CHOOSE_ONE:
        worth += best_mode(s, t, me, card, row) - start_worth(s, t, row, me)
    else:
        worth += leaving_worth(s, t, me, card, row)
    if t.mirror[kind] and t.code[t.play_at[kind]][0] == TARGET_CARD:
        worth += copy_worth(s, t, me)
    return worth


def mode_worth(s: Plain, t: Plain, me: int, card: int, row: int) -> int:
    """What one of several texts is worth, with what becomes of the card."""
    return text_worth(s, t, row, me) + leaving_worth(s, t, me, card, row)


def best_mode(s: Plain, t: Plain, me: int, card: int, row: int) -> int:
    """The best of a card's texts, with what becomes of it."""
    best = NOTHING
    for mode in range(1, t.code[row][1] + 1):
        best = max(best, mode_worth(s, t, me, card, row + mode))
    return best


def leaves(t: Plain, row: int) -> int:
    """The row in which a text says where its card goes; 0 for none."""
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


def leaving_worth(s: Plain, t: Plain, me: int, card: int, row: int) -> int:
    """What changes because the card does not stay before its player, or because it is a Zombeye."""
    goes = leaves(t, row)
    plagued = t.field_trait[card] & ZOMBEYE
    if goes == 0:
        return -plague_worth(s, t, me) if plagued else 0
    to = t.code[goes][1]
    worth = -10 * t.points[card]
    if to == TO_HAND:
        worth += A_CARD
    elif to == TO_NAMED_FIELD:
        worth -= 10 * t.points[card] * top_weight(s, me) // 8
        if plagued:
            worth += 120
    return worth


def hand_worth(s: Plain, t: Plain, me: int, card: int) -> int:
    """What having a card in the hand is worth."""
    worth = play_worth(s, t, me, card)
    if t.reveals[t.word[card]] & t.bit[card]:
        worth += A_GUARD
    return worth


# -- decisions -------------------------------------------------------------------------------------


def action_worth(s: Plain, t: Plain, me: int, verb: int, card: int) -> int:
    """What to do in one's turn: lasting abilities first, then the best play; stop at 100."""
    points = total(s, me)
    if verb == END:
        return 2 * WINNING if points >= 100 else 10
    if verb == DRAW:
        return WINNING // 4
    if verb == REVEAL:
        gain = reveal_worth(s, t, me, card)
        return WINNING // 4 + gain if gain > 0 else gain
    if verb == REPLACE:
        return WINNING // 8 if worst_own(s, t, me) < A_PLAYED_CARD - 40 else 0
    if verb == USE:
        return use_worth(s, t, me, card)
    worth = play_worth(s, t, me, card)
    if t.reveals[t.word[card]] & t.bit[card]:
        worth -= A_GUARD
    if points + t.points[card] + field_gain(s, t, t.play_at[t.kind[card]] + 0, me) >= 100:
        worth += WINNING
    return worth


def use_worth(s: Plain, t: Plain, me: int, card: int) -> int:
    """What the each-turn text of a card is worth now; used before the play when it brings something."""
    kind = t.kind[card] + 0
    if t.turn_at[kind] == 0:
        kind = s.copied[card] - 1
    worth = start_worth(s, t, t.turn_at[kind] + 0, me)
    return WINNING // 4 + worth if worth > 0 else 0


def field_gain(s: Plain, t: Plain, row: int, me: int) -> int:
    """Points that a play surely brings to, or takes from, its player's own table besides the card itself."""
    for _ in range(6):
        op = t.code[row][0]
        if op == RETURN or op == CHOOSE_ONE:
            return 0
        if op == TAKE_TO_FIELD:
            return foreign_points(s, t, me)
        if op == TAKE_TO_HAND and t.code[row][1] == OWN:
            return -worst_own(s, t, me) // 10
        row += 1
    return 0


def reveal_worth(s: Plain, t: Plain, me: int, card: int) -> int:
    """What an any-time card is worth at once: its points, but no gift of a play to someone about to win."""
    row = t.reveal_at[t.kind[card]] + 0
    if t.code[row][0] != ENTER_FIELD:
        goes = leaves(t, row)
        worth = start_worth(s, t, row, me) - A_CARD
        if goes and t.code[goes][1] == TO_FIELD:
            worth += 10 * t.points[card]
        elif goes and t.code[goes][1] == TO_HAND:
            worth += A_CARD - 10  # showing it again and again brings nothing by itself
        return worth
    worth = 50 + 10 * t.points[card] + text_worth(s, t, row + 1, me)
    if t.code[row + 1][0] == TARGET_SEAT and s.n_draw > 0:
        least = 1000
        for seat in range(s.seats + 0):
            if seat != me and is_alive(s, seat):
                least = min(least, total(s, seat))
        if least >= 85:
            return -WINNING
    return worth


def response_worth(s: Plain, t: Plain, f: Frame, me: int, verb: int, card: int, is_window: int) -> int:
    """Whether to reveal, use or decline."""
    if verb == REVEAL and t.any_time[t.word[card]] & t.bit[card]:
        return reveal_worth(s, t, me, card)
    if (verb != REVEAL and verb != USE) or not is_window:
        return 0
    if f.player == me:
        return -1
    worth = -A_GUARD
    if verb == USE:
        worth = -lying_worth(s, t, card)
    if f.flags & IS_ANSWER:
        g = s.frames[s.depth - 2]
        if g.player == me:
            worth += harm_worth(s, t, f, me) + 100
            if is_field(s.place[g.card]):
                worth += lying_worth(s, t, g.card + 0)
        return worth
    player = f.player + 0
    weight = rival_weight(s, player)
    gain = text_worth(s, t, f.pc + 1, player) * weight // 8
    worth += max(gain, harm_worth(s, t, f, me))
    if is_field(s.place[f.card]) and t.indestructible[t.word[f.card]] & t.bit[f.card] == 0:
        seat = owner(s.place[f.card]) + 0
        points = total(s, seat)
        if seat == me:
            worth -= lying_worth(s, t, f.card + 0)
        else:
            worth += lying_worth(s, t, f.card + 0) * weight // 8
            if points >= 100 and points - t.points[f.card] < 100:
                worth += WINNING
    return worth


def harm_worth(s: Plain, t: Plain, f: Frame, me: int) -> int:
    """What the card being settled is about to take from me."""
    worth = 0
    row = f.pc + 1
    mine = f.seat == me
    for _ in range(8):
        op = t.code[row][0]
        x = t.code[row][1] + 0
        if op == RETURN:
            break
        if (op == DISCARD_CARDS or op == SQUINT_CARDS) and mine:
            worth += 50 * min(x, s.hand_size[me] + 0)
        elif op == EVERYONE_DISCARDS or op == EVERYONE_SQUINTS:
            worth += 20 * x
        elif op == TAKE_PASSED and mine:
            worth += A_CARD * min(x, s.hand_size[me] + 0)
        elif op == STEAL_CARDS and mine:
            worth += 2 * A_CARD * min(x, s.hand_size[me] + 0)
        elif op == MISS_A_TURN and mine:
            worth += A_TURN
        elif op == EXCHANGE_HANDS and mine:
            worth += A_STOLEN_CARD * (s.hand_size[me] - s.hand_size[f.player])
        elif TAKE_TO_FIELD <= op <= HIDE_CARD or op == DESTROY_CARDS or op == TAKE_TO_HAND:
            if f.a >= 0 and s.place[f.a] == field(me):
                worth += lying_worth(s, t, f.a + 0)
            if f.b >= 0 and s.place[f.b] == field(me):
                worth += lying_worth(s, t, f.b + 0)
            if op == TAKE_TO_FIELD or op == SWAP_CARDS:
                worth += worth // 2
        row += 1
    return worth


def coming_row(t: Plain, row: int) -> int:
    """The row of the instruction that a choice is made for."""
    for _ in range(8):
        op = t.code[row][0]
        if op == COPY_CHOSEN or op >= DRAW_CARDS or op == RETURN:
            if op != STILL_MORE:
                return row
        row += 1
    return row


def target_worth(s: Plain, t: Plain, f: Frame, me: int, card: int) -> int:
    """What choosing this card of a Field of View is worth."""
    slot = t.code[f.pc][3]
    row = coming_row(t, f.pc + 1)
    op = t.code[row][0]
    if op == COPY_CHOSEN:
        kind = copied_kind(s, t, card) + 0
        return -1 if kind < 0 else kind_worth(s, t, kind, me)
    worth = lying_worth(s, t, card)
    seat = owner(s.place[card]) + 0
    if seat == me:
        if op == REPLACE_CARDS:
            return A_PLAYED_CARD - worth if s.n_draw > slot else -worth
        if op == TAKE_TO_HAND:
            return play_worth(s, t, me, card) // 4 - worth
        if op == GIVE_TO_FIELD:
            return -2 * worth
        return -worth
    loss = worth * rival_weight(s, seat) // 8
    if op == TAKE_TO_FIELD or op == SWAP_CARDS:
        return loss + worth
    if op == TAKE_TO_HAND:
        return loss + play_worth(s, t, me, card) // 2
    return loss


def seat_worth(s: Plain, t: Plain, f: Frame, me: int, seat: int) -> int:
    """What naming this player is worth."""
    row = coming_row(t, f.pc + 1)
    op = t.code[row][0]
    x = t.code[row][1] + 0
    cards = s.hand_size[seat] + 0
    points = total(s, seat)
    if op == MAKE_PLAY:
        return -points
    if op == EXCHANGE_HANDS:
        return 100 * cards + points
    if op == GO_TO or op == GIVE_TO_FIELD:
        card = f.card + 0
        if op == GIVE_TO_FIELD and f.a >= 0:
            card = f.a + 0
        if seat == me or s.place[card] == field(seat):
            return NOTHING + 2
        if t.field_trait[card] & ZOMBEYE:
            return points + 100 * s.trait_count[seat][N_ZOMBEYES]
        return points if t.points[card] < 0 else -points
    if op == DRAW_CARDS or op == PASS_CARDS:
        return WINNING if seat == me else -points
    if op == MISS_A_TURN:
        return points * 10 - 300 * s.missed[seat]
    if seat == me:
        return NOTHING + 1
    if cards == 0:
        return points - WINNING
    if op == DISCARD_CARDS or op == SQUINT_CARDS:
        return 200 * min(x, cards) + points * 10
    return 200 * min(x, cards) + 10 * cards + points
