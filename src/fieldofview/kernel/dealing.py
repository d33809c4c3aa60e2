"""The start of a game: shuffle, deal, the first turn (VT.20-23)."""

from __future__ import annotations

from .actions import shuffle_pile
from .knowledge import learn_all
from .layout import Printed, State
from .ops import DISCARD_PILE, DRAW_PILE, MARKS, ON_TOP, ROW_START, TRAITS
from .rng import below, seed_rng
from .zones import hand, is_field, put


def clear(s: State, t: Printed) -> None:
    """An empty table: no card anywhere, nothing decided."""
    for place in range(len(s.at)):
        for w in range(len(s.pool)):
            s.at[place][w] = 0
    for row in range(len(s.known)):
        for w in range(len(s.pool)):
            s.known[row][w] = 0
    for w in range(len(s.pool)):
        s.exposed[w] = 0
        s.used[w] = 0
        s.copying[w] = 0
        s.linked[w] = 0
        s.hosting[w] = 0
        s.pool[w] = 0
    for card in range(len(s.place)):
        s.since[card] = 0
        s.link[card] = -1
        s.host[card] = -1
        s.copied[card] = 0
        s.place[card] = DRAW_PILE
        s.home[card] = -1
    for seat in range(len(s.points)):
        s.picked[seat] = -1
        s.points[seat] = 0
        s.tokens[seat] = 0
        s.credit[seat] = 0
        s.hand_size[seat] = 0
        s.missed[seat] = 0
        s.extra[seat] = 0
        s.bonus[seat] = 0
        for mark in range(MARKS):
            s.worth_more[seat][mark] = 0
        for trait in range(TRAITS):
            s.trait_count[seat][trait] = 0
    s.can_open = 0
    s.can_reveal = 0
    s.can_use = 0
    s.can_last = 0
    s.plagued = 0
    s.plague = t.plague
    s.brought = 0
    s.links = 0
    s.copies = 0
    s.seen_hands = 0
    s.turns = 0
    s.time_turn = 0
    s.clock = 0
    s.n_draw = 0
    s.n_options = 0
    s.banned = 0
    s.waiting = 0
    s.winners = 0
    s.plays = 0
    s.reveals = 0
    s.time = 0
    s.over = 0
    s.reason = 0
    s.error = 0
    s.decider = 0
    s.deepest = 1


def seat_players(s: State, players: int, turn: int, turn_limit: int) -> None:
    """Everyone is in the game, and the turn's frame lies at the bottom of the stack."""
    s.seats = players
    s.n_alive = players
    s.alive = (1 << players) - 1
    s.turn = turn
    s.turn_limit = turn_limit
    s.depth = 1
    f = s.frames[0]
    f.pc = ROW_START
    f.card = -1
    f.kind = -1
    f.a = -1
    f.b = -1
    f.chosen = -1
    f.player = turn
    f.seat = -1
    f.n = 0
    f.at = 1
    f.flags = 0


def lay_out(s: State, t: Printed, players: int, turn_limit: int) -> None:
    """All that is alike in every deal: an empty table, everyone seated, the Draw Pile in the order of the deck."""
    clear(s, t)
    seat_players(s, players, 0, turn_limit)
    for card in range(t.n_cards):
        s.at[DRAW_PILE][t.word[card]] |= t.bit[card]
        if t.start[card] == DRAW_PILE:
            s.draw[s.n_draw] = card
            s.n_draw += 1


def deal_out(s: State, t: Printed, seed: int, players: int, dealer: int, cards: int) -> None:
    """Shuffle and deal on a table laid out; the dealer is chosen by lot when -1."""
    seed_rng(s, seed)
    if dealer < 0:
        dealer = below(s, players)
    shuffle_pile(s)
    hand_out(s, t, players, dealer, cards)


def hand_out(s: State, t: Printed, players: int, dealer: int, cards: int) -> None:
    """Deal a pile as it lies: the dealer deals to the left, who takes the first turn."""
    s.turn = (dealer + 1) % players
    s.frames[0].player = s.turn
    extras = t.n_cards - s.n_draw
    if extras:
        lay_extras(s, t)
    for i in range(players):
        seat = (dealer + 1 + i) % players
        for _ in range(cards):
            s.n_draw -= 1
            put(s, t, s.draw[s.n_draw], hand(seat))
    if extras:
        lay_on_top(s, t)


def deal(s: State, t: Printed, seed: int, players: int, dealer: int, turn_limit: int, cards: int) -> None:
    """A new game."""
    lay_out(s, t, players, turn_limit)
    deal_out(s, t, seed, players, dealer, cards)


def lay_extras(s: State, t: Printed) -> None:
    """Enigma cards lie in their zones before the deal, and cards from outside beside the table, shown to all (D.5)."""
    for card in range(t.n_cards):
        if t.start[card] > DRAW_PILE:
            put(s, t, card, t.start[card])
            if not is_field(t.start[card]) and t.start[card] != DISCARD_PILE:
                learn_all(s, t, card)


def lay_on_top(s: State, t: Printed) -> None:
    """Enigma cards that start on the Draw Pile lie on top of it after the deal, and all know."""
    for card in range(t.n_cards):
        if t.start[card] == ON_TOP:
            s.draw[s.n_draw] = card
            s.n_draw += 1
            learn_all(s, t, card)
