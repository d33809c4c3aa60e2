"""The machine: one instruction at a time, until a seat must decide or the game is over."""

from __future__ import annotations

from .actions import (
    ask_choose_one,
    ask_destroy_own,
    ask_each_hand,
    ask_from_hand,
    ask_from_named,
    ask_looked,
    ask_pass,
    ask_still_more,
    ask_take_discarded,
    ask_to_part,
    do_bring_in,
    do_destroy,
    do_draw,
    do_draw_by_name,
    do_enter_field,
    do_everyone_draws,
    do_exchange_hands,
    do_give_to_field,
    do_go_to,
    do_hide,
    do_if_marked,
    do_if_points,
    do_look_at_hand,
    do_look_at_pile,
    do_miss_a_turn,
    do_pass_picked,
    do_play_from_pile,
    do_replace,
    do_reshuffle,
    do_swap,
    do_take_extra_turn,
    do_take_to_field,
    do_take_to_hand,
    take_choose_one,
    take_from_hand,
    take_pick_passes,
    take_put_back,
    take_put_on_pile,
    take_still_more,
    take_take_discarded,
    take_take_looked,
)
from .choices import ask_target_card, ask_target_seat, take_target_card, take_target_seat
from .copies import do_copy_chosen, do_copy_played, do_make_play
from .frames import break_off, pop
from .later import has_later
from .layout import Frame, Printed, State
from .leaving import overwhelm
from .ops import (
    BRING_IN,
    CANCEL_BELOW,
    CANCELLED,
    CHOOSE_ACTION,
    CHOOSE_ONE,
    COPY_CHOSEN,
    COPY_PLAYED,
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
    MISS_A_TURN,
    OPEN_MOMENT,
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
    ROW_ACTION,
    ROW_END,
    ROW_OPEN,
    ROW_RETURN,
    ROW_START,
    SQUINT_CARDS,
    START_TURN,
    STEAL_CARDS,
    STEAL_LATER,
    STILL_MORE,
    STOPPED,
    SWAP_CARDS,
    TAKE_DISCARDED,
    TAKE_EXTRA_TURN,
    TAKE_LOOKED,
    TAKE_PASSED,
    TAKE_TO_FIELD,
    TAKE_TO_HAND,
    TARGET_CARD,
    TARGET_SEAT,
    UNKNOWN_INSTRUCTION,
    WINDOW,
    value_of,
    verb_of,
    wide,
)
from .turns import ask_action, do_end_turn, do_start_turn, take_action
from .windows import (
    ask_open_moment,
    ask_window,
    do_cancel,
    do_end_later,
    do_steal_later,
    take_open_moment,
    take_window,
)
from .zones import hand, is_alive


def row_ahead(s: State) -> int:
    """The row of the instruction that `tick` runs next; that of a return where it runs none of the top frame's.

    That is so while the plague comes first, and when the frame is cancelled or stopped.
    """
    f = s.frames[s.depth - 1]
    if s.plagued or f.flags & (CANCELLED | STOPPED):
        return ROW_RETURN
    return wide(f.pc)


def tick(s: State, t: Printed) -> None:
    """Run one instruction: it acts, lists options, or finds nothing to do and moves on."""
    if has_later(t) and s.plagued:
        overwhelm(s, t)
        return
    f = s.frames[s.depth - 1]
    if f.flags & (CANCELLED | STOPPED):
        pop(s)
        return
    op = t.code[f.pc][0]
    x = t.code[f.pc][1]
    y = t.code[f.pc][2]
    if op == WINDOW:
        ask_window(s, t, f, x, y, t.code[f.pc][3])
    elif op == RETURN:
        pop(s)
    elif op < TARGET_SEAT:
        tick_turn(s, t, f, op)
    elif op == TARGET_SEAT:
        ask_target_seat(s, t, f, x)
    elif op == TARGET_CARD:
        ask_target_card(s, t, f, x, y, t.code[f.pc][3])
    elif op == DRAW_CARDS:
        do_draw(s, t, f, x, y)
    elif op == DISCARD_CARDS:
        ask_to_part(s, t, f, x, y)
    elif op == STEAL_CARDS:
        ask_from_named(s, t, f, x, 1)
    elif op == LOOK_AT_HAND:
        do_look_at_hand(s, t, f)
    elif op == DESTROY_CARDS:
        do_destroy(s, t, f, x, y)
    elif op < DRAW_CARDS:
        if op == CHOOSE_ONE:
            ask_choose_one(s, f, x)
        elif op == GOTO:
            f.pc = x
        elif op == COPY_CHOSEN:
            do_copy_chosen(s, t, f)
        else:
            break_off(s, UNKNOWN_INSTRUCTION)
    elif op < DISCARD_CARDS:
        tick_hands(s, t, f, op, x, y)
    else:
        tick_fields(s, t, f, op, x, y)


def tick_turn(s: State, t: Printed, f: Frame, op: int) -> None:
    """The turn's own program. If its player has left, the turn is over (D.73)."""
    if (op == OPEN_MOMENT or op == CHOOSE_ACTION) and not is_alive(s, s.turn):
        f.pc = ROW_END
    elif op == OPEN_MOMENT:
        ask_open_moment(s, t, f)
    elif op == CHOOSE_ACTION:
        ask_action(s, t, f)
    elif op == START_TURN:
        do_start_turn(s, t, f)
    elif op == END_TURN:
        do_end_turn(s, t, f)
    else:
        break_off(s, UNKNOWN_INSTRUCTION)


def tick_hands(s: State, t: Printed, f: Frame, op: int, x: int, y: int) -> None:
    """Instructions that bring cards to hands."""
    if op == DRAW_BY_PLAYERS:
        do_draw(s, t, f, s.n_alive, 0)
    elif op == DRAW_BY_NAME:
        do_draw_by_name(s, t, f, x)
    elif op == EVERYONE_DRAWS:
        do_everyone_draws(s, t, f, x, y)
    elif op == LOOK_AT_PILE:
        do_look_at_pile(s, t, f, x)
    elif op == TAKE_LOOKED or op == PUT_BACK:
        ask_looked(s, t, f)
    elif op == TAKE_TO_HAND:
        do_take_to_hand(s, t, f, x, y)
    elif op == TAKE_DISCARDED:
        ask_take_discarded(s, t, f, x)
    elif op == STILL_MORE:
        ask_still_more(s, t, f)
    elif op == TAKE_PASSED:
        ask_from_named(s, t, f, x, 0)
    elif op == PICK_PASSES:
        ask_each_hand(s, t, f, 1, 0)
    elif op == PASS_PICKED:
        do_pass_picked(s, t, f, x)
    elif op == EXCHANGE_HANDS:
        do_exchange_hands(s, t, f)
    else:
        break_off(s, UNKNOWN_INSTRUCTION)


def tick_fields(s: State, t: Printed, f: Frame, op: int, x: int, y: int) -> None:
    """Instructions on Fields of View, piles and turns."""
    if op == EVERYONE_DISCARDS:
        ask_each_hand(s, t, f, x, y)
    elif op == PUT_IN_DISCARD or op == PUT_ON_PILE:
        ask_from_hand(s, t, f, f.player, f.player, x)
    elif op == PLAY_FROM_PILE:
        do_play_from_pile(s, t, f)
    elif op == TAKE_TO_FIELD:
        do_take_to_field(s, t, f)
    elif op == SWAP_CARDS:
        do_swap(s, t, f)
    elif op == HIDE_CARD:
        do_hide(s, t, f, x)
    elif op == RESHUFFLE:
        do_reshuffle(s, t, f)
    elif op == MISS_A_TURN:
        do_miss_a_turn(s, f)
    elif op == TAKE_EXTRA_TURN:
        do_take_extra_turn(s, f)
    elif op == IF_POINTS:
        do_if_points(s, f, x, y)
    elif op == ENTER_FIELD:
        do_enter_field(s, t, f)
    elif op == MAKE_PLAY:
        do_make_play(s, t, f)
    elif op == COPY_PLAYED:
        do_copy_played(s, t, f)
    elif op == CANCEL_BELOW:
        do_cancel(s, t, f, x, y)
    elif op == STEAL_LATER:
        do_steal_later(s, t, f, x)
    elif op == REPLACE_CARDS:
        do_replace(s, t, f)
    elif has_later(t):
        tick_later(s, t, f, op, x, y)
    else:
        break_off(s, UNKNOWN_INSTRUCTION)


def tick_later(s: State, t: Printed, f: Frame, op: int, x: int, y: int) -> None:
    """Instructions of the later editions and of set files."""
    if op == SQUINT_CARDS:
        ask_to_part(s, t, f, x, y)
    elif op == EVERYONE_SQUINTS:
        ask_each_hand(s, t, f, x, y)
    elif op == GO_TO:
        do_go_to(s, t, f, x)
    elif op == PASS_CARDS:
        ask_pass(s, t, f, x)
    elif op == GIVE_TO_FIELD:
        do_give_to_field(s, t, f, x)
    elif op == BRING_IN:
        do_bring_in(s, t, f)
    elif op == END_LATER:
        do_end_later(s, f)
    elif op == DESTROY_OWN:
        ask_destroy_own(s, t, f, x, y)
    elif op == IF_MARKED:
        do_if_marked(s, f, x, y, t.code[f.pc][3])
    else:
        break_off(s, UNKNOWN_INSTRUCTION)


def take(s: State, t: Printed, index: int) -> None:
    """Apply one of the listed options; what follows from it is for `tick`."""
    option = s.options[index]
    verb = verb_of(option)
    value = value_of(option)
    s.n_options = 0
    f = s.frames[s.depth - 1]
    op = t.code[f.pc][0]
    if op == WINDOW:
        take_window(s, t, f, verb, value)
    elif op == CHOOSE_ACTION:
        take_action(s, t, f, verb, value)
    elif op == OPEN_MOMENT:
        take_open_moment(s, t, f, verb, value)
    elif op == TARGET_SEAT:
        take_target_seat(s, f, value)
    elif op == TARGET_CARD:
        take_target_card(s, f, verb, value, t.code[f.pc][3])
    elif op == DISCARD_CARDS or op == PUT_IN_DISCARD or op == EVERYONE_DISCARDS:
        take_from_hand(s, t, f, value, DISCARD_PILE)
    elif op == STEAL_CARDS or op == TAKE_PASSED:
        take_from_hand(s, t, f, value, hand(f.player))
    elif op == CHOOSE_ONE:
        take_choose_one(s, f, value)
    elif op == TAKE_LOOKED:
        take_take_looked(s, t, f, value)
    elif op == PUT_BACK:
        take_put_back(s, t, f, value)
    elif op == TAKE_DISCARDED:
        take_take_discarded(s, t, f, verb, value)
    elif op == STILL_MORE:
        take_still_more(s, f, verb, value)
    elif op == PICK_PASSES:
        take_pick_passes(s, f, value)
    elif op == PUT_ON_PILE:
        take_put_on_pile(s, t, f, value)
    elif has_later(t):
        take_later(s, t, f, op, value)
    else:
        break_off(s, UNKNOWN_INSTRUCTION)


def take_later(s: State, t: Printed, f: Frame, op: int, value: int) -> None:
    """Apply an option of an instruction of the later editions or of set files."""
    if op == SQUINT_CARDS or op == EVERYONE_SQUINTS:
        take_put_on_pile(s, t, f, value)
    elif op == PASS_CARDS:
        take_from_hand(s, t, f, value, hand(f.seat))
    elif op == DESTROY_OWN:
        take_from_hand(s, t, f, value, DISCARD_PILE)
    else:
        break_off(s, UNKNOWN_INSTRUCTION)


def is_between(s: State, t: Printed) -> bool:
    """Whether nothing is being settled but the turn itself."""
    return s.depth == 1 and not (has_later(t) and s.plagued)


def run_turn(s: State, t: Printed) -> None:
    """The turn's own program in one go, from where it stands to its player's choice: what `tick` does row by row."""
    f = s.frames[0]
    if f.pc != ROW_START and not is_alive(s, s.turn):
        f.pc = ROW_END
    if f.pc == ROW_END:
        do_end_turn(s, t, f)
    if f.pc == ROW_START and s.over == 0:
        do_start_turn(s, t, f)
    if f.pc == ROW_OPEN:
        ask_open_moment(s, t, f)
    if f.pc == ROW_ACTION and s.n_options == 0:
        ask_action(s, t, f)


def advance(s: State, t: Printed) -> None:
    """Run until a seat must decide or the game is over."""
    while s.n_options == 0 and s.over == 0:
        if is_between(s, t):
            run_turn(s, t)
        else:
            tick(s, t)


def step(s: State, t: Printed, index: int) -> int:
    """One decision: apply the option, then run on; returns the number of options of the next decision."""
    take(s, t, index)
    advance(s, t)
    return s.n_options
