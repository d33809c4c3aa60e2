"""The numbers the machine works with: places, options, flags, reasons; with them the instructions and threats."""

from .instructions import *  # noqa: F403

# Sets of cards.
BITS = 62  # cards in one word: products and shifts stay inside a signed 64-bit integer


def wide(x: int) -> int:
    """A field's value as a number of full width.

    Compiled, fields are as narrow as the layout says, and a variable or argument would be compiled for each width.
    """
    return x + 0


# Places of a card. Hands (odd) and Fields of View (even) alternate, so that they do not depend on the size class.
DRAW_PILE = 0
DISCARD_PILE = 1
LIMBO = 2  # shown, and in no zone until its window is over (D.55)
HIDDEN = 3
OUT = 4
FIRST_HAND = 5
THE_POOL = -1  # no place: the cards being considered

# Options: verb * VERB + value, the value a card, a seat or a mode.
VERB_BITS = 9
VERB = 1 << VERB_BITS
CHOOSE_CARD = 0
PLAY = 1
REVEAL = 2
USE = 3
CHOOSE_SEAT = 4
CHOOSE_MODE = 5
DECLINE = 6
DONE = 7
DRAW = 8
REPLACE = 9
END = 10
VERBS = 11


def verb_of(option: int) -> int:
    """What an option does."""
    return option >> VERB_BITS


def value_of(option: int) -> int:
    """Which card, seat or mode it does it with."""
    return option & VERB - 1


# Traits of a card that a seat is noted for, so that nobody is looked through in vain: bits, and columns of
# State.trait_count.
NO_TRAIT = 0
OPENS = 1  # in hand: can be revealed at any time
ANSWERS = 2  # in hand: can be revealed in answer
LASTS = 4  # on the table: gives something each turn
BEACONS = 8  # on the table: cancels something by leaving it
ZOMBEYE = 16  # on the table: counts for the plague
RELIC = 32  # on the table: counts as a Relic
N_OPENS = 0
N_ANSWERS = 1
N_LASTS = 2
N_BEACONS = 3
N_RELICS = 4
N_ZOMBEYES = 5
TRAITS = 6

# Marks: rows of Printed.marked, columns of State.worth_more and, from N_RELICS on, of State.trait_count.
M_RELIC = 0
M_ZOMBEYE = 1
MARKS = 2

# A count below zero: as many as the performer has cards of a mark, COUNT_MARKS for the first mark, and down from there.
COUNT_MARKS = -1

# Flags of a frame.
IS_PLAY = 1  # a card being played: Lighthouse may answer
IS_COPY = 2
IS_ANSWER = 4
IS_LATER = 8  # a Counterspy's steal that waits for the card at the bottom (D.26)
CANCELLED = 16
STOPPED = 32

# Fields of View that a card may choose from.
ANY = 0
OWN = 1
OTHERS = 2

# Conditions of a choice of cards.
NOT_SELF = 1
MAY = 2
NOT_INDESTRUCTIBLE = 4
LURED = 8
IF_OTHERS = 16  # only when another Field of View holds a card
TWIN = 32
LOOPING = 64  # a choice that the Hindsight Loop's ban takes away
ONLY_MARKED = 7  # from this bit on, two bits: 0, or one more than the mark that is wanted
IF_MARKED_OTHERS = 9  # and two more: the same for what IF_OTHERS looks for

# Who parts with a card of their own: Who in the order of its members.
BY_YOU = 0
BY_NAMED = 1
BY_EVERYONE = 2
BY_OTHERS = 3

# Conditions of a choice of players.
MORE_CARDS = 1
IF_PILE = 2
ANYONE = 4

# Where a card is sent: Zone in the order of its members.
TO_DISCARD = 0
TO_DRAW = 1
TO_HAND = 2
TO_FIELD = 3
TO_NAMED_HAND = 4
TO_NAMED_FIELD = 5
TO_OUT = 6

# Tables.start of a card that lies on top of the Draw Pile after the deal; else a place, the Draw Pile for the deck.
ON_TOP = -1

# Lasting abilities, as rows of Tables.lasting; NO_ABILITY for none, A_BEACON for what cancels by leaving the table.
A_PLAY = 0
A_DRAW = 1
A_REPLACE = 2
A_TEXT = 3
A_AWAKE = 4  # a text for any time
A_ANY = 5
A_BEACON = 6
NO_ABILITY = -1

# How a game ended.
REACHED_100 = 1
ALL_EMPTY = 2
TIME = 3
LAST_PLAYER = 4
TIE_LIMIT = 5
UNKNOWN_INSTRUCTION = 8  # a program holds one that the machine does not handle
BROKEN = 9  # the stack was full

LATE = 16000  # arrivals after which they are numbered anew at the end of a turn, long before the numbers run out
MOST_REVEALS = 30  # any-time reveals with a text of their own in one turn

# Time: not called; called in this turn; last turns; tied, checked after every turn.
NOT_CALLED = 0
CALLED = 1
LAST_TURNS = 2
TIED = 3

# Rows of the turn's program, and of a play that does nothing.
ROW_RETURN = 0
ROW_START = 1
ROW_OPEN = 2
ROW_ACTION = 3
ROW_END = 4
ROW_IDLE = 5
