"""An entry that grows a tree over one seat's own decisions; whatever the others decide is left to a policy.

A node is a question that the seat was asked, known by the way there and by what it offers: the same in all imagined
games in which the seat has seen the same. Node 0 is the question at the root.
"""

from __future__ import annotations

from typing import Any

from ..kernel.layout import Printed, State
from ..kernel.loops import MOST_DECISIONS, mix_in, next_random
from ..kernel.machine import step
from ..kernel.ops import USE, value_of, verb_of, wide
from .contests import WHOLE, contest_dice
from .dispatch import policy_choice
from .rollouts import play_game_on
from .trials import GAME_IMAGINED, TRIES, WINS, imagine, win_part

MOST_BRANCHES = 48  # a question with more options is left to the policy, except at the root
DEEPEST_PATH = 32  # own decisions of one game that are looked at
POLICY_PRIOR = 50  # what the policy's own pick has of the first trust, in hundredths; all options share the rest
ROOT_KEY = 17


def question_key(s: State, t: Printed, key: int) -> int:
    """A question into the hash of the way there: every option by what it does, and where its card lies."""
    key = mix_in(key, s.frames[s.depth - 1].pc)
    for k in range(s.n_options):
        option = wide(s.options[k])
        verb = verb_of(option)
        value = value_of(option)
        if verb <= USE:
            key = mix_in(key, t.kind[value] * 64 + s.place[value])
        else:
            key = mix_in(key, value)
        key = mix_in(key, verb)
    return key


def find_node(slots: Any, keys: Any, key: int) -> int:
    """The place of a key among the slots: where it is, or where it would be put."""
    at = key % len(slots)
    while slots[at] >= 0 and keys[slots[at]] != key:
        at += 1
        if at == len(slots):
            at = 0
    return at


def trusted_pick(counts: Any, options: int, prior: int, explore: float) -> int:
    """The option to try next: what has won most, plus what was tried too seldom for the trust in it."""
    tries = 0
    wins = 0
    for k in range(options):
        tries += counts[k][TRIES]
        wins += counts[k][WINS]
    if tries == 0:
        return prior
    usual = wins / tries
    spread = explore * WHOLE * float(tries) ** 0.5
    best = -1.0
    pick = prior
    for k in range(options):
        trust = (1.0 - POLICY_PRIOR / 100) / options
        if k == prior:
            trust += POLICY_PRIOR / 100
        seen = counts[k][TRIES]
        worth = usual if seen == 0 else counts[k][WINS] / seen
        worth += spread * trust / (1 + seen)
        if worth > best:
            best = worth
            pick = k
    return pick


# fmt: off
def grow_tree(
    states: Any, tables: Any, words: Any, weights: Any, seat: int, policy: int, seed: int, first: int, games: int,
    turns: int, explore: float, slots: Any, keys: Any, priors: Any, nodes: int, counts: Any, path: Any,
) -> int:
    """Play so many imagined games, each to one new node and on by the policy; returns how many nodes there are."""
    # fmt: on
    t = tables[0]
    for number in range(seed + first, seed + first + games):
        imagine(words, states, tables, seat, number)
        s = states[GAME_IMAGINED]
        x = contest_dice(number)
        until = s.turns + turns
        key = ROOT_KEY
        length = 0
        taken = 0
        is_new = False
        while s.over == 0 and not is_new and taken < MOST_DECISIONS and (turns == 0 or s.turns < until):
            x = next_random(x)
            index = policy_choice(s, t, weights[0], policy, x)
            own = s.decider == seat and s.n_options > 1 and length < DEEPEST_PATH
            if own and (length == 0 or s.n_options <= MOST_BRANCHES):
                key = question_key(s, t, key)
                at = find_node(slots, keys, key)
                if slots[at] < 0 and nodes < len(keys):
                    slots[at] = nodes
                    keys[nodes] = key
                    priors[nodes] = index
                    nodes += 1
                    is_new = True
                node = slots[at]
                if node >= 0:
                    index = trusted_pick(counts[node], s.n_options, priors[node], explore)
                    path[length][0] = node
                    path[length][1] = index
                    length += 1
                    key = mix_in(key, index)
            step(s, t, index)
            taken += 1
        if s.over == 0 and taken < MOST_DECISIONS and (turns == 0 or s.turns < until):
            left = 0 if turns == 0 else until - s.turns
            play_game_on(s, t, weights[0], policy, x, left)
        part = win_part(s, seat)
        for i in range(length):
            row = counts[path[i][0]][path[i][1]]
            row[TRIES] += 1
            row[WINS] += part
    return nodes
