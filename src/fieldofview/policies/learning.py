"""Games in which biases are learnt: a learner chooses by chance, the better options more often, and what it did in
games that it won becomes likelier (policy gradient).

All biases lie in one row of numbers: those by deed, by mode, in texts, in windows, one behind the other.
"""

from __future__ import annotations

from typing import Any

from ..kernel.dealing import deal
from ..kernel.layout import KINDS, Printed, State
from ..kernel.loops import MOST_DECISIONS, next_random
from ..kernel.machine import advance, step
from ..kernel.ops import CHOOSE_CARD, CHOOSE_MODE, VERB, value_of, verb_of, wide
from .biases import ANSWER_REVEAL, ANSWER_USE, acting_kind, deed_of, kind_of
from .contests import SEEDS, WHOLE, contest_dice, won_part
from .dispatch import policy_choice
from .greedy import option_worth
from .weights import DEEDS, MODES, Weights
from .worths import measure

FROM_MODES = DEEDS * KINDS
FROM_TEXTS = FROM_MODES + KINDS * MODES
FROM_WINDOWS = FROM_TEXTS + KINDS * KINDS
BIASES = FROM_WINDOWS + KINDS * KINDS

LEARNER = -1  # in place of a policy's number
DICE = 2147483647


def second_bias(s: State, t: Printed, verb: int, value: int) -> int:
    """Where the bias of an option lies that hangs on the acting card; -1 where it has none."""
    acting = acting_kind(s, t)
    if acting < 0:
        return -1
    if verb == CHOOSE_MODE:
        return FROM_MODES + acting * MODES + min(value, MODES - 1)
    deed = deed_of(s, t, verb, value)
    if deed == ANSWER_REVEAL or deed == ANSWER_USE:
        return FROM_WINDOWS + acting * KINDS + kind_of(t, verb, value)
    if verb == CHOOSE_CARD:
        return FROM_TEXTS + acting * KINDS + kind_of(t, verb, value)
    return -1


# fmt: off
def sample_choice(
    s: State, t: Printed, v: Weights, x: int, biases: Any, heat: float,
    scores: Any, where: Any, parts: Any, noted: int,
) -> int:
    """An option by chance, the likelier the more it is worth; notes how each bias made it likelier.

    `where` gets the seat and the place of each bias, `parts` its part; returns the option and the new count in one.
    """
    # fmt: on
    n = wide(s.n_options)
    m = measure(s, v)
    most = -1e18
    for i in range(n):
        option = wide(s.options[i])
        verb = verb_of(option)
        value = value_of(option)
        first = deed_of(s, t, verb, value) * KINDS + kind_of(t, verb, value)
        second = second_bias(s, t, verb, value)
        score = option_worth(s, t, v, m, verb, value) + biases[first]
        if second >= 0:
            score += biases[second]
        scores[i] = score / heat
        most = max(most, scores[i])
    whole = 0.0
    for i in range(n):
        scores[i] = 2.718281828459045 ** max(scores[i] - most, -60.0)
        whole += scores[i]
    left = x / DICE * whole
    pick = 0
    while pick < n - 1 and left >= scores[pick]:
        left -= scores[pick]
        pick += 1
    for i in range(n):
        part = -scores[i] / whole
        if i == pick:
            part += 1.0
        if noted + 2 <= len(parts) and (part > 0.001 or part < -0.001):
            option = wide(s.options[i])
            verb = verb_of(option)
            value = value_of(option)
            where[noted][0] = s.decider
            where[noted][1] = deed_of(s, t, verb, value) * KINDS + kind_of(t, verb, value)
            parts[noted] = part
            noted += 1
            second = second_bias(s, t, verb, value)
            if second >= 0:
                where[noted][0] = s.decider
                where[noted][1] = second
                parts[noted] = part
                noted += 1
    return noted * VERB + pick


# fmt: off
def play_learning(
    states: Any, tables: Any, weights: Any, i: int, seed: int, first: int, games: int, bots: Any,
    turn_limit: int, dealt: int, biases: Any, heat: float, rate: float, scores: Any, where: Any, parts: Any,
) -> int:
    """Games after each of which the biases are changed; returns how many the first bot won alone.

    `bots` has LEARNER, or a policy, for each bot, and `weights` what either weighs by. They move on by a seat a game.
    """
    # fmt: on
    s = states[i]
    t = tables[0]
    players = len(bots)
    fair = 1.0 / players
    won = 0
    for number in range(first, first + games):
        deal(s, t, (seed + number) % SEEDS, players, players - 1, turn_limit, dealt)
        advance(s, t)
        x = contest_dice(seed + number)
        count = 0
        noted = 0
        while s.over == 0 and count < MOST_DECISIONS:
            x = next_random(x)
            bot = (s.decider + number) % players
            if s.n_options == 1:
                step(s, t, 0)
            elif bots[bot] == LEARNER:
                both = sample_choice(s, t, weights[bot], x, biases, heat, scores, where, parts, noted)
                noted = both // VERB
                step(s, t, both % VERB)
            else:
                step(s, t, policy_choice(s, t, weights[bot], bots[bot], x))
            count += 1
        for k in range(noted):
            gain = won_part(s, where[k][0]) / WHOLE - fair
            biases[where[k][1]] += rate * gain * parts[k]
        if won_part(s, (players - number % players) % players) == WHOLE:
            won += 1
    return won
