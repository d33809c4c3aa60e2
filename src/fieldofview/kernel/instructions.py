"""The instructions of the machine, each once: its number, and all that is the same wherever it stands.

From this table come the numbers that the machine compares, the names, the check that every instruction is handled,
docs/machine.md, and how an accelerator sorts its games.
"""

from __future__ import annotations

from typing import NamedTuple

# Threats, as bits. A window has three numbers: what threatens the named player (with T_OWN, T_SENDS, T_PARTS), what
# threatens everyone, what threatens the others and, shifted, the performer.
T_DISCARD = 1
T_MISS = 2
T_DESTROY = 4
T_STEAL = 8
T_SQUINT = 16
T_PASS = 32
T_PLAY = 64
T_KEPT = 128  # the play of a card that cannot be destroyed: only what sends it elsewhere stops it (D.25)
T_PERSONAL = 59  # those that fall on a player rather than on a card or a play
T_OWN = 256  # only cards still in the performer's own Field of View are threatened
T_NOT_OWN = 1024  # only cards that do not lie there
T_SENDS = 512  # an answer that would send the card it cancels to the Discard Pile
T_PARTS = 2048  # players have to part with cards of their own: see DESTROY_OWN
TO_PERFORMER = 7
N_THREATS = 8


class Instruction(NamedTuple):
    """What is said of an instruction."""

    number: int
    does: str
    operands: str  # what its numbers in a program mean
    threat: int  # what a window before it threatens
    asks: bool  # whether it lists options, so that the machine must know how to take one
    chain: bool  # follows others so regularly that an accelerator goes on with it in the same visit
    group: int  # games whose next instructions are of one group are visited together
    name: str = ""


MOST_INSTRUCTIONS = 256
GROUPS = 64  # as many as there is room for in an accelerator's lists

_said: list[Instruction] = []


def instruction(
    number: int,
    does: str,
    operands: str = "",
    *,
    threat: int = 0,
    asks: bool = False,
    chain: bool = False,
    like: int | None = None,
) -> int:
    """Put an instruction into the table; rare ones may share the group of another that they are like."""
    group = len({row.group for row in _said}) if like is None else next(r.group for r in _said if r.number == like)
    if number >= MOST_INSTRUCTIONS or group >= GROUPS or any(row.number == number for row in _said):
        raise ValueError(f"There is no room for instruction {number}, or its number is taken; say what it is like.")
    _said.append(Instruction(number, does, operands, threat, asks, chain, group))
    return number


_before = set(globals())

# -- the turn's own program, at fixed rows ------------------------------------------------------------------

RETURN = instruction(0, "The text is over: take the frame off the stack.", chain=True)
START_TURN = instruction(1, "Miss a turn, or begin one and draw.", chain=True)
OPEN_MOMENT = instruction(2, "Ask each seat in turn for any-time reveals.", asks=True, chain=True)
CHOOSE_ACTION = instruction(3, "Ask the turn's player what to do.", asks=True, chain=True)
END_TURN = instruction(4, "Check for a winner, then find the next turn.", chain=True)

# -- choices, and where to go on ---------------------------------------------------------------------------

TARGET_SEAT = instruction(10, "Ask for a player.", "condition", asks=True, chain=True)
TARGET_CARD = instruction(
    11, "Ask for a card in a Field of View; slot 0 fills `a`, slot 1 fills `b`.", "fields, condition, slot", asks=True
)
CHOOSE_ONE = instruction(12, "Ask for one of several texts, then jump.", "modes", asks=True)
WINDOW = instruction(
    13,
    "Ask each seat in turn for responses, from the card's player on.",
    "threats to the named player, to everyone, to the rest",
    asks=True,
    chain=True,
)
GOTO = instruction(14, "Go on elsewhere.", "row", chain=True)
COPY_CHOSEN = instruction(15, "Go on with the text of the chosen card.")

# -- what texts do -----------------------------------------------------------------------------------------

DRAW_CARDS = instruction(20, "The performer, or the named player, DRAWS.", "count, 1 for the named player")
DRAW_BY_PLAYERS = instruction(21, "DRAW one card for each player in the game.")
DRAW_BY_NAME = instruction(22, "DRAW one card for each card of that name on the table.", "kind")
EVERYONE_DRAWS = instruction(23, "All players DRAW, clockwise.", "count, 1 for all others only")
LOOK_AT_PILE = instruction(24, "Look at the top of the Draw Pile.", "count")
TAKE_LOOKED = instruction(25, "Ask which of these cards to take.", asks=True)
PUT_BACK = instruction(26, "Ask for the order of the others, card by card.", asks=True)
TAKE_TO_HAND = instruction(27, "The chosen card goes to the hand.", "fields, 1 if the Hindsight Loop counts it")
TAKE_DISCARDED = instruction(28, "Ask for a card of the Discard Pile.", "condition", asks=True)
LOOK_AT_HAND = instruction(29, "Look at the named player's hand.")
STEAL_CARDS = instruction(30, "Ask which cards to STEAL, one by one.", "count", threat=T_STEAL, asks=True)
STILL_MORE = instruction(
    31, "If the victim no longer holds more cards, ask for another; a new window follows.", asks=True
)
TAKE_PASSED = instruction(32, "Ask the named player which cards to PASS.", "count", threat=T_PASS, asks=True)
PICK_PASSES = instruction(
    33, "Ask every player for the card to PASS; they stay in the hands.", threat=T_PASS, asks=True
)
PASS_PICKED = instruction(34, "All picked cards change hands at once.", "1 left, −1 right")
EXCHANGE_HANDS = instruction(35, "Both hands change places.")
DISCARD_CARDS = instruction(
    36,
    "Ask the named player, or the performer, which cards to DISCARD.",
    "count, 1 for the performer",
    threat=T_DISCARD,
    asks=True,
)
EVERYONE_DISCARDS = instruction(
    37, "Ask all players in turn for cards to DISCARD.", "count, 1 for all others only", threat=T_DISCARD, asks=True
)
PUT_IN_DISCARD = instruction(38, "Ask for own cards that go to the Discard Pile.", "count", asks=True)
PUT_ON_PILE = instruction(39, "Ask for own cards that go on top of the Draw Pile.", "count", asks=True)
DESTROY_CARDS = instruction(
    40, "The chosen cards go to the Discard Pile.", "fields of the first, of the second", threat=T_DESTROY
)
PLAY_FROM_PILE = instruction(41, "Play as many top cards of the Draw Pile as were replaced.")
TAKE_TO_FIELD = instruction(42, "The chosen card comes to the own Field of View.")
SWAP_CARDS = instruction(43, "The two chosen cards change places.")
HIDE_CARD = instruction(44, "The chosen card goes under the acting one.", "fields")
RESHUFFLE = instruction(45, "Both piles become a new Draw Pile.")
MISS_A_TURN = instruction(46, "The named player will miss a turn.", threat=T_MISS)
TAKE_EXTRA_TURN = instruction(47, "The performer will take another turn.")
IF_POINTS = instruction(48, "Without more Viewpoints than that, go on at the row.", "points, row")
ENTER_FIELD = instruction(49, "The revealed card comes to the own Field of View.")
MAKE_PLAY = instruction(50, "The named player plays the top card of the Draw Pile.")
COPY_PLAYED = instruction(51, "Go on with the text of the card that was played.")
CANCEL_BELOW = instruction(
    52, "Cancel the frame right below; its card goes to the zone.", "zone, 1 if the own card goes later"
)
STEAL_LATER = instruction(
    53, "If what was cancelled was a response, the steal waits for the card at the bottom.", "row"
)
REPLACE_CARDS = instruction(54, "The chosen own cards go to the Discard Pile.", threat=T_DESTROY)
SQUINT_CARDS = instruction(
    55,
    "The named player, or the performer, puts cards on the Draw Pile.",
    "how many, 1 for the performer",
    threat=T_SQUINT,
    asks=True,
    like=DISCARD_CARDS,
)
EVERYONE_SQUINTS = instruction(
    56,
    "All players put cards on the Draw Pile, clockwise.",
    "how many, 1 for all others only",
    threat=T_SQUINT,
    asks=True,
    like=EVERYONE_DISCARDS,
)
PASS_CARDS = instruction(57, "The performer gives cards of the hand to the named player.", "how many", asks=True)
GIVE_TO_FIELD = instruction(58, "The chosen card goes to the named player's Field of View.", "fields")
BRING_IN = instruction(59, "The card set aside comes from outside the game into the performer's hand.")
GO_TO = instruction(60, "The card itself goes where its text says.", "zone")
END_LATER = instruction(61, "The end of a steal that waited; otherwise go on.", like=GOTO)
DESTROY_OWN = instruction(
    62,
    "Ask players in turn for a card of their own Field of View to DESTROY.",
    "who, condition",
    threat=T_DESTROY,
    asks=True,
    like=EVERYONE_DISCARDS,
)
IF_MARKED = instruction(
    63,
    "With fewer cards of the mark in the own Field of View, go on at the row.",
    "mark, row, how many",
    like=IF_POINTS,
)


def with_names(said: list[Instruction], names: dict[str, int]) -> tuple[Instruction, ...]:
    """The table with the names of its numbers: each exactly one, in the order of the table."""
    if list(names.values()) != [row.number for row in said]:
        raise ValueError("Between the first and the last instruction only instructions get names, each one name.")
    return tuple(row._replace(name=name) for row, name in zip(said, names, strict=True))


INSTRUCTIONS = with_names(
    _said, {name: value for name, value in globals().items() if name.isupper() and name not in _before}
)
