"""What a compiled policy would answer, shown nothing but the position of a view."""

from __future__ import annotations

from ..kernel.layout import State, state_fields, unpack
from ..kernel.tables import Tables
from ..policies import POLICIES, find_policy, is_policy
from ..views.decision import name_options
from ..views.view import View
from .setup import tables_of_view
from .windows import ask_seat

POLICY_NAMES = tuple(POLICIES)


def is_weights(name: str) -> bool:
    """Whether a name is that of a file of weights; what is none, though it is called so, is refused."""
    return name not in POLICIES and is_policy(name) and bool(find_policy(name))


def advise(view: View, policy: str, dice: int) -> int:
    """The number of the option that the policy takes; the dice break ties."""
    if view.seat is None or view.decision is None:
        raise ValueError("Only a view at its own seat's decision can be advised.")
    if len(view.decision.options) == 1:
        return 0
    tables = tables_of_view(view)
    state = unpack(view.position, state_fields(tables.size))
    ask_again(state, tables, view)
    chosen = find_policy(policy)
    return chosen.choice(state, tables.plain, chosen.weights(tables, len(view.names)).plain, dice)


def ask_again(state: State, tables: Tables, view: View) -> None:
    """List the options for the position's own pieces, in the order of the view's decision."""
    assert view.seat is not None
    assert view.decision is not None
    ask_seat(state, tables, view.seat)
    named = {option.line: i for i, option in enumerate(name_options(state, tables, view.names))}
    state.options[: state.n_options] = [state.options[named[o.line]] for o in view.decision.options]
