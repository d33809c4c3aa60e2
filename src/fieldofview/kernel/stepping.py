"""Entries for many games in one array, and for one of them by its number: deal, imagine, answer, observe, read."""

from __future__ import annotations

from typing import Any

from .dealing import deal
from .determinise import determinise
from .loops import next_random, pick
from .machine import advance, step
from .numbering import fill_mask, fill_numbers, find_number
from .observing import observe
from .ops import LAST_PLAYER, wide
from .zones import is_alive

LAST_SEED = 4611686018427387903  # seeds are counted on from zero after it


# fmt: off
def deal_games(
    states: Any, tables: Any, seed: int, players: int, turn_limit: int, cards: int, counts: Any,
    starts: Any, stride: int, kinds: int, planes: Any, rows: Any, masks: Any,
) -> int:
    """Deal fresh games in place of those without options, each from the next seed, and observe them; returns how
    many."""
    # fmt: on
    fresh = 0
    for i in range(len(states)):
        if counts[i] == 0:
            deal(states[i], tables[0], (seed + fresh) & LAST_SEED, players, -1, turn_limit, cards)
            advance(states[i], tables[0])
            counts[i] = states[i].n_options
            observe_game(states, tables, i, starts, stride, kinds, planes, -1, rows, masks)
            fresh += 1
    return fresh


def imagine_games(states: Any, tables: Any, seat: int, seed: int) -> None:
    """Deal what a seat does not know anew, in each of many copies of one game."""
    for i in range(len(states)):
        determinise(states[i], tables[0], seat, (seed + i) & LAST_SEED)


# The first argument of those that only entries call is not `states`: they have no way in from Python, and no code of
# their own (`is_entry`).


def look_ahead(games: Any, i: int) -> None:
    """Game i comes next but one. A compiled back end asks the memory for it here; see backends.py."""


def look_on(games: Any, i: int) -> None:
    """Look ahead from game i, if there is so much ahead."""
    if i + 2 < len(games):
        look_ahead(games, i + 2)


def wrong_index(indices: Any, counts: Any) -> int:
    """The number of a game that does not offer so many options, else -1."""
    for i in range(len(counts)):
        if counts[i] and (indices[i] < 0 or indices[i] >= counts[i]):
            return i
    return -1


def answer_game(games: Any, tables: Any, i: int, indices: Any, counts: Any) -> bool:
    """Answer in game i and count the options of its next decision; False if it is over."""
    look_on(games, i)
    if counts[i] == 0:
        return False
    counts[i] = step(games[i], tables[0], indices[i])
    return True


def step_games(states: Any, tables: Any, indices: Any, counts: Any) -> int:
    """Answer in every game that is not over by the option's index, and count the options of the next decision.

    The number of a game without that option is returned before anything was answered, else -1.
    """
    wrong = wrong_index(indices, counts)
    if wrong < 0:
        for i in range(len(states)):
            answer_game(states, tables, i, indices, counts)
    return wrong


# fmt: off
def step_observed_games(
    states: Any, tables: Any, indices: Any, counts: Any,
    starts: Any, stride: int, kinds: int, planes: Any, rows: Any, masks: Any,
) -> int:
    """The same, each game observed while its record is at hand."""
    # fmt: on
    wrong = wrong_index(indices, counts)
    if wrong < 0:
        for i in range(len(states)):
            if answer_game(states, tables, i, indices, counts):
                observe_game(states, tables, i, starts, stride, kinds, planes, -1, rows, masks)
    return wrong


def find_actions(states: Any, tables: Any, starts: Any, stride: int, actions: Any, indices: Any) -> int:
    """The indices of the options with these action numbers; returns the number of a game without such, else -1."""
    for i in range(len(states)):
        look_on(states, i)
        indices[i] = 0
        if states[i].over == 0:
            indices[i] = find_number(states[i], tables[0], starts, stride, actions[i])
            if indices[i] < 0:
                return i
    return -1


def number_games(states: Any, tables: Any, starts: Any, stride: int, numbers: Any) -> None:
    """The action number of every option of every game, -1 behind the last."""
    for i in range(len(states)):
        n = wide(states[i].n_options)
        fill_numbers(states[i], tables[0], starts, stride, numbers[i])
        for k in range(n, len(numbers[i])):
            numbers[i][k] = -1


# fmt: off
def observe_games(
    states: Any, tables: Any, starts: Any, stride: int, kinds: int, planes: Any, seat: int, rows: Any, masks: Any,
) -> None:
    """Observation and mask of every game, for one seat, or for whoever decides when that is -1."""
    # fmt: on
    for i in range(len(states)):
        look_on(states, i)
        observe_game(states, tables, i, starts, stride, kinds, planes, seat, rows, masks)


# fmt: off
def observe_game(
    games: Any, tables: Any, i: int, starts: Any, stride: int, kinds: int, planes: Any, seat: int,
    rows: Any, masks: Any,
) -> None:
    """The same for game i; nobody but who decides gets a mask."""
    # fmt: on
    s = games[i]
    t = tables[0]
    viewer = s.decider if seat < 0 else seat
    observe(s, t, viewer, kinds, planes, rows[i])
    if s.decider == viewer:
        fill_mask(s, t, starts, stride, masks[i])
    else:
        for j in range(len(masks[i])):
            masks[i][j] = 0


# fmt: off
def step_observed(
    states: Any, tables: Any, i: int, index: int,
    starts: Any, stride: int, kinds: int, planes: Any, rows: Any, masks: Any,
) -> int:
    """Answer the decision of game i and observe the next; returns the number of its options, -1 for a bad index."""
    # fmt: on
    if i < 0 or i >= len(states) or index < 0 or index >= states[i].n_options:
        return -1
    n = step(states[i], tables[0], index)
    observe_game(states, tables, i, starts, stride, kinds, planes, -1, rows, masks)
    return n


# fmt: off
def play_observed(
    states: Any, tables: Any, i: int, seed: int, games: int, players: int, turn_limit: int, cards: int,
    starts: Any, stride: int, kinds: int, planes: Any, rows: Any, masks: Any,
) -> int:
    """Whole random games one after the other, every decision observed; returns the number of decisions."""
    # fmt: on
    s = states[i]
    t = tables[0]
    count = 0
    x = 1 + seed % 2147483646
    for g in range(games):
        deal(s, t, seed + g, players, -1, turn_limit, cards)
        advance(s, t)
        while s.over == 0:
            observe_game(states, tables, i, starts, stride, kinds, planes, -1, rows, masks)
            x = next_random(x)
            step(s, t, pick(x, s.n_options))
            count += 1
    return count


def read_results(states: Any, winners: Any, scores: Any, over: Any, turns: Any, reasons: Any) -> None:
    """How every game stands or ended: who won, what each seat is credited (D.40)."""
    for i in range(len(states)):
        s = states[i]
        over[i] = s.over
        turns[i] = s.turns
        reasons[i] = s.reason
        for seat in range(s.seats):
            winners[i][seat] = (s.winners >> seat) & 1
            score = s.points[seat] + s.tokens[seat]
            if not is_alive(s, seat) or s.reason == LAST_PLAYER:
                score = s.credit[seat]
            scores[i][seat] = score
