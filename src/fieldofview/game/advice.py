"""What a fast policy of the kernel would answer, asked with a view: it is shown nothing that the seat may not know."""

from __future__ import annotations

from ..cards import mix
from ..kernel.layout import state_fields, unpack
from ..kernel.policies import greedy_choice, random_choice
from ..kernel.tables import make_tables, size_for
from ..views.view import View

POLICIES = {"random": random_choice, "greedy": greedy_choice}


def advise(view: View, policy: str, dice: int) -> int:
    """The number of the option that the policy takes; the dice break ties."""
    if view.seat is None or view.decision is None:
        raise ValueError("Only a view at its own seat's decision can be advised.")
    deck = mix(view.sets)
    size = size_for(len(view.names), deck.size)
    tables = make_tables(deck.cards, deck.counts, size)
    state = unpack(view.position, state_fields(size))
    return int(POLICIES[policy](state, tables.plain, dice))
