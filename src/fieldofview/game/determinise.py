"""Games that one seat may imagine (D.79)."""

from __future__ import annotations

from ..cards import mix
from ..kernel.determinise import determinise as deal_unseen
from ..kernel.layout import state_fields, unpack
from ..kernel.tables import make_tables, size_for
from ..views.view import View
from .game import Game, Setup


def determinise(view: View, seed: int = 0) -> Game:
    """A full game consistent with a view, uniformly over what is unknown to it."""
    if view.seat is None or view.decision is None:
        raise ValueError("Only a view at its own seat's decision can be determinised (D.79).")
    deck = mix(view.sets)
    size = size_for(len(view.names), deck.size)
    tables = make_tables(deck.cards, deck.counts, size)
    state = unpack(view.position, state_fields(size))
    deal_unseen(state, tables.plain, view.seat, seed)
    setup = Setup(view.names, view.sets, seed, -1, state.turn_limit)
    game = Game(setup, tables, state, imagined=True)
    game.events = list(view.events)
    return game
