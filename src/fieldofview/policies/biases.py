"""What was learnt besides worth: how much rather a thing is done with one kind of card than its worth says."""

from __future__ import annotations

from ..kernel.layout import Printed, State
from ..kernel.ops import (
    CHOOSE_ACTION,
    CHOOSE_CARD,
    CHOOSE_MODE,
    OPEN_MOMENT,
    PLAY,
    PUT_BACK,
    REVEAL,
    STEAL_CARDS,
    TAKE_DISCARDED,
    TAKE_LOOKED,
    TARGET_CARD,
    USE,
    WINDOW,
    wide,
)
from ..kernel.zones import field
from .weights import MODES, Weights

# Deeds: the verbs of an option, those with a card told apart by what becomes of it. CHOOSE_CARD: to part with it.
TAKE_CARD = 11
TARGET_FOREIGN = 12
TARGET_OWN = 13
ANSWER_REVEAL = 14
ANSWER_USE = 15


def deed_of(s: State, t: Printed, verb: int, value: int) -> int:
    """What an option of the pending decision does."""
    op = t.code[s.frames[s.depth - 1].pc][0]
    if verb == CHOOSE_CARD:
        if op == TARGET_CARD:
            return TARGET_OWN if s.place[value] == field(s.decider) else TARGET_FOREIGN
        if op == STEAL_CARDS or op == TAKE_LOOKED or op == TAKE_DISCARDED or op == PUT_BACK:
            return TAKE_CARD
    if op == WINDOW:
        if verb == REVEAL:
            return ANSWER_REVEAL
        if verb == USE:
            return ANSWER_USE
    return verb


def kind_of(t: Printed, verb: int, value: int) -> int:
    """The kind of card that an option is about; 0 where it is about none."""
    if verb == CHOOSE_CARD or verb == PLAY or verb == REVEAL or verb == USE:
        return wide(t.kind[value])
    return 0


def acting_kind(s: State, t: Printed) -> int:
    """The kind whose text asks, or is answered; -1 where a turn asks."""
    f = s.frames[s.depth - 1]
    op = t.code[f.pc][0]
    if op == CHOOSE_ACTION or op == OPEN_MOMENT:
        return -1
    return wide(f.kind)


def option_bias(s: State, t: Printed, v: Weights, verb: int, value: int) -> int:
    """What was learnt of an option of the pending decision."""
    deed = deed_of(s, t, verb, value)
    kind = kind_of(t, verb, value)
    bias = wide(v.by_deed[deed][kind])
    acting = acting_kind(s, t)
    if acting >= 0:
        if verb == CHOOSE_MODE:
            bias += v.by_mode[acting][min(value, MODES - 1)]
        elif deed == ANSWER_REVEAL or deed == ANSWER_USE:
            bias += v.in_window[acting][kind]
        elif verb == CHOOSE_CARD:
            bias += v.in_text[acting][kind]
    return bias
