"""What an option is, in six small numbers for those who learn: what is done, with which card, whose, and its worth."""

from __future__ import annotations

from typing import Any

from ..kernel.layout import Printed, State
from ..kernel.numbering import steps_left
from ..kernel.ops import CHOOSE_MODE, CHOOSE_SEAT, USE, value_of, verb_of, wide
from ..kernel.zones import is_field, owner
from .biases import deed_of
from .greedy import weighed
from .weights import MODES, Weights
from .worths import measure

OPTION_DEED = 0  # see biases.py
OPTION_KIND = 1  # one more than the kind of card, 0 for none
OPTION_OWNER = 2  # whose Field of View, or who: one more than the steps to the left, 0 for nobody
OPTION_COPIED = 3  # one more than the kind that a mirror has copied
OPTION_MODE = 4
OPTION_WORTH = 5  # to a policy, in tenths of a Viewpoint
OPTION_COLUMNS = 6
MOST_WORTH = 32000


def describe(s: State, t: Printed, v: Weights, m: int, i: int, row: Any) -> None:
    """One option of the pending decision; `m` is what worths.measure has found."""
    option = wide(s.options[i])
    verb = verb_of(option)
    value = value_of(option)
    row[OPTION_DEED] = deed_of(s, t, verb, value)
    row[OPTION_KIND] = 0
    row[OPTION_OWNER] = 0
    row[OPTION_COPIED] = 0
    row[OPTION_MODE] = 0
    if verb <= USE:
        row[OPTION_KIND] = t.kind[value] + 1
        row[OPTION_COPIED] = s.copied[value]
        if is_field(s.place[value]):
            row[OPTION_OWNER] = 1 + steps_left(s, wide(s.decider), owner(s.place[value]))
    elif verb == CHOOSE_SEAT:
        row[OPTION_OWNER] = 1 + steps_left(s, wide(s.decider), value)
    elif verb == CHOOSE_MODE:
        row[OPTION_MODE] = min(value, MODES - 1)
    row[OPTION_WORTH] = max(-MOST_WORTH, min(MOST_WORTH, weighed(s, t, v, m, option)))


def describe_games(states: Any, tables: Any, weights: Any, options: Any) -> None:
    """Every option of every game that is not over."""
    for i in range(len(states)):
        s = states[i]
        m = measure(s, weights[0])
        for k in range(s.n_options):
            describe(s, tables[0], weights[0], m, k, options[i][k])
