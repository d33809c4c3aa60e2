"""Every instruction of the machine, by what telling expects of it."""

from __future__ import annotations

from ..kernel import ops

# Instructions that are expected to do something: a card all of whose instructions did nothing is worth a word.
EFFECTS = frozenset(
    {
        ops.DRAW_CARDS,
        ops.DRAW_BY_PLAYERS,
        ops.DRAW_BY_NAME,
        ops.EVERYONE_DRAWS,
        ops.LOOK_AT_PILE,
        ops.TAKE_TO_HAND,
        ops.LOOK_AT_HAND,
        ops.EXCHANGE_HANDS,
        ops.DESTROY_CARDS,
        ops.REPLACE_CARDS,
        ops.TAKE_TO_FIELD,
        ops.SWAP_CARDS,
        ops.HIDE_CARD,
        ops.MISS_A_TURN,
        ops.PASS_PICKED,
        ops.GIVE_TO_FIELD,
        ops.BRING_IN,
        ops.DISCARD_CARDS,
        ops.EVERYONE_DISCARDS,
        ops.SQUINT_CARDS,
        ops.EVERYONE_SQUINTS,
        ops.TAKE_DISCARDED,
        ops.TAKE_PASSED,
        ops.PASS_CARDS,
        ops.PUT_IN_DISCARD,
        ops.PUT_ON_PILE,
        ops.MAKE_PLAY,
        ops.DESTROY_OWN,
    }
)

# Those that ask, steer, or say themselves what they did.
OTHERS = frozenset(
    {
        ops.RETURN,
        ops.START_TURN,
        ops.OPEN_MOMENT,
        ops.CHOOSE_ACTION,
        ops.END_TURN,
        ops.TARGET_SEAT,
        ops.TARGET_CARD,
        ops.CHOOSE_ONE,
        ops.WINDOW,
        ops.GOTO,
        ops.COPY_CHOSEN,
        ops.TAKE_LOOKED,
        ops.PUT_BACK,
        ops.STEAL_CARDS,
        ops.STILL_MORE,
        ops.PICK_PASSES,
        ops.PLAY_FROM_PILE,
        ops.RESHUFFLE,
        ops.TAKE_EXTRA_TURN,
        ops.IF_POINTS,
        ops.IF_MARKED,
        ops.ENTER_FIELD,
        ops.COPY_PLAYED,
        ops.CANCEL_BELOW,
        ops.STEAL_LATER,
        ops.GO_TO,
        ops.END_LATER,
    }
)
