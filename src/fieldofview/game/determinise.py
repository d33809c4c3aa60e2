"""Games that one seat may imagine (D.79)."""

from __future__ import annotations

from ..kernel.determinise import determinise as deal_unseen
from ..kernel.layout import state_fields, unpack
from ..views.view import View
from .game import Game
from .making import PLAIN, Setup
from .setup import tables_of_view
from .windows import ask_seat


def determinise(view: View, seed: int = 0) -> Game:
    """A full game consistent with a view, uniformly over what is unknown to it."""
    if view.seat is None or view.decision is None:
        raise ValueError("Only a view at its own seat's decision can be determinised (D.79).")
    tables = tables_of_view(view)
    state = unpack(view.position, state_fields(tables.size))
    deal_unseen(state, tables.plain, view.seat, seed)
    ask_seat(state, tables, view.seat)
    setup = Setup(view.names, tables.sets, seed, -1, state.turn_limit, view.enigmas, view.aside, PLAIN)
    return Game(setup, tables, state, imagined=True, seen=view)
