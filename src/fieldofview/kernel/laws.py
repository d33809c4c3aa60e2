"""What must hold of every table at every decision, whatever was played: checked by long random play."""

from __future__ import annotations

from typing import Any

from .dealing import deal
from .layout import Printed, State
from .loops import next_random, pick
from .machine import advance, step
from .ops import DRAW_PILE, FIRST_HAND, HIDDEN, LIMBO, MARKS, N_ZOMBEYES, OUT, TRAITS, ZOMBEYE
from .zones import field, hand, is_alive, is_field, is_hand

CARD_IN_TWO_PLACES = 1
CARD_MISPLACED = 2
PILE_WRONG = 3
POINTS_WRONG = 4
HAND_SIZE_WRONG = 5
LEAVER_HAS_CARDS = 6
NOBODY_HIDES = 7
OPEN_CARD_KNOWN = 8
COUNTS_WRONG = 9
NO_OPTION = 10
DECIDER_GONE = 11
ENDLESS = 12
OVERWHELMED = 13
STACK_FULL = 100  # and whatever else is broken then


def count_bits(x: int) -> int:
    count = 0
    while x:
        x &= x - 1
        count += 1
    return count


def broken_law(s: State, t: Printed) -> int:
    """The number of a law that this table breaks; 0 when all hold."""
    held = 0
    for w in range(t.words):
        seen = 0
        for place in range(FIRST_HAND + 2 * s.seats):
            x = s.at[place][w]
            if seen & x:
                return CARD_IN_TWO_PLACES
            seen |= x
        while seen:
            seen &= seen - 1
            held += 1
    if held != t.n_cards:
        return CARD_IN_TWO_PLACES
    law = broken_card_law(s, t)
    if law == 0:
        law = broken_seat_law(s, t)
    if law == 0 and s.over == 0:
        if s.n_options < 1 or s.n_options > len(s.options):
            return NO_OPTION
        if not is_alive(s, s.decider):
            return DECIDER_GONE
    return law


def broken_card_law(s: State, t: Printed) -> int:
    """Every card lies where it says, hidden cards have a hiding card, and what is known is out of sight."""
    for i in range(s.n_draw):
        if s.place[s.draw[i]] != DRAW_PILE:
            return PILE_WRONG
    in_pile = 0
    for card in range(t.n_cards):
        place = s.place[card]
        w = t.word[card]
        if s.at[place][w] & t.bit[card] == 0:
            return CARD_MISPLACED
        if place == DRAW_PILE:
            in_pile += 1
        if place == HIDDEN:
            if s.host[card] < 0:
                return NOBODY_HIDES
            under = s.place[s.host[card]]
            if under != HIDDEN and not is_field(under):
                return NOBODY_HIDES
        if place != DRAW_PILE and place != OUT and not is_hand(place):
            for row in range(s.seats + 1):
                if s.known[row][w] & t.bit[card]:
                    return OPEN_CARD_KNOWN
        if place == LIMBO and s.depth < 2:
            return CARD_MISPLACED
    if in_pile != s.n_draw:
        return PILE_WRONG
    return 0


def bonus_of(s: State, t: Printed, seat: int) -> int:
    """What marks bring a player, counted from the cards."""
    bonus = 0
    for mark in range(MARKS):
        more = 0
        marked = 0
        for card in range(t.n_cards):
            if s.place[card] == field(seat):
                if t.worth_mark[t.kind[card]] == mark:
                    more += t.worth_more[t.kind[card]]
                if t.marked[mark][t.word[card]] & t.bit[card]:
                    marked += 1
        bonus += more * marked
    return bonus


def broken_seat_law(s: State, t: Printed) -> int:
    """Points, hand sizes and what each seat is noted for are what its cards say."""
    for seat in range(s.seats):
        points = 0
        size = 0
        traits = 0
        zombeyes = 0
        for card in range(t.n_cards):
            place = s.place[card]
            if place == field(seat):
                points += t.points[card]
                traits += count_bits(t.field_trait[card])
                if t.field_trait[card] & ZOMBEYE:
                    zombeyes += 1
            elif place == hand(seat):
                size += 1
                traits += count_bits(t.hand_trait[card])
        if points + bonus_of(s, t, seat) != s.points[seat]:
            return POINTS_WRONG
        if size != s.hand_size[seat]:
            return HAND_SIZE_WRONG
        for trait in range(TRAITS):
            traits -= s.trait_count[seat][trait]
        if traits != 0 or zombeyes != s.trait_count[seat][N_ZOMBEYES]:
            return COUNTS_WRONG
        if s.over == 0 and s.plague > 0 and zombeyes >= s.plague:
            return OVERWHELMED
        if not is_alive(s, seat) and (size > 0 or points != 0):
            return LEAVER_HAS_CARDS
    copies = 0
    for card in range(t.n_cards):
        if s.copied[card]:
            copies += 1
            if not is_field(s.place[card]) and s.place[card] != HIDDEN:
                return COUNTS_WRONG
    if copies != s.copies:
        return COUNTS_WRONG
    return 0


def play_lawful_games(
    states: Any, tables: Any, i: int, seed: int, games: int, players: int, turn_limit: int, cards: int, found: Any
) -> int:
    """Random games with every law checked at every decision; returns the decisions.

    `found` receives the law broken, the game it was broken in, and the deepest stack seen.
    """
    s = states[i]
    t = tables[0]
    count = 0
    x = 1 + seed % 2147483646
    for g in range(games):
        deal(s, t, seed + g, players, -1, turn_limit, cards)
        advance(s, t)
        moves = 0
        while s.over == 0:
            law = broken_law(s, t)
            if moves > 1000000:
                law = ENDLESS
            if law:
                found[0] = law
                found[1] = seed + g
                return count
            x = next_random(x)
            step(s, t, pick(x, s.n_options))
            moves += 1
        count += moves
        law = broken_law(s, t)
        if law or s.error:
            found[0] = law + 100 * s.error
            found[1] = seed + g
            return count
        if s.deepest > found[2]:
            found[2] = s.deepest
    return count
