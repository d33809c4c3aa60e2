"""What a network reads of decisions: observations and options as arrays. Needs NumPy; batches need the extra `fast`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from struct import pack
from typing import TYPE_CHECKING

from ..kernel.layout import State, state_fields, unpack
from ..kernel.numbering import fill_numbers
from ..kernel.observing import observe_anew
from ..kernel.tables import Tables
from ..policies import find_policy
from ..policies.describing import OPTION_COLUMNS, describe
from ..policies.registry import weights_array, weights_of
from ..policies.worths import measure
from ..views.view import View
from .advice import ask_again
from .batch import Batch
from .game import Game
from .numbers import actions_of
from .observations import Layout, plane_starts
from .setup import tables_of_view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WEIGHER = "evolved"  # whose worth of every option is told


@dataclass(frozen=True, slots=True)
class Read:
    """Decisions as they are read: a row each, and their options, one behind the other."""

    tables: Tables
    players: int
    rows: NDArray[np.int8]
    options: NDArray[np.int16]  # see policies/describing.py
    of: NDArray[np.int64]  # the decision of each option


def read_view(view: View) -> Read:
    """The decision of a view, from what its seat may know alone; options are in the order of the view's."""
    import numpy as np

    tables, state, seat = _asked(view)
    players = len(view.names)
    row = _observed(state, tables, seat, players)
    weights = find_policy(WEIGHER).weights(tables, players).plain
    sums = measure(state, weights)
    options = [[0] * OPTION_COLUMNS for _ in range(state.n_options)]
    for k, option in enumerate(options):
        describe(state, tables.plain, weights, sums, k, option)
    seen = np.frombuffer(pack(f"{len(row)}h", *row), np.int16).astype(np.int8)  # half the time of np.array
    return Read(tables, players, seen[None], np.array(options, np.int16), np.zeros(len(options), np.int64))


def read_seats(game: Game) -> Read:
    """What every seat of a game knows as it stands, asked or not: a row each, and no options."""
    import numpy as np

    tables, players = game._tables, len(game.names)
    rows = [_observed(game._state, tables, seat, players) for seat in range(players)]
    seen, options = np.array(rows).astype(np.int8), np.empty((0, OPTION_COLUMNS), np.int16)
    return Read(tables, players, seen, options, np.empty(0, np.int64))


def action_numbers(view: View) -> list[int]:
    """The action numbers of a view's options, in their order."""
    tables, state, _ = _asked(view)
    actions, found = actions_of(tables, len(view.names)), [0] * state.n_options
    fill_numbers(state, tables.plain, [list(row) for row in actions.starts], actions.stride, found)
    return found


def _asked(view: View) -> tuple[Tables, State, int]:
    """What lies on the table, as the seat that is asked may know it."""
    if view.seat is None or view.decision is None:
        raise ValueError("Only a view at its own seat's decision can be read.")
    tables = tables_of_view(view)
    state = unpack(view.position, state_fields(tables.size))
    ask_again(state, tables, view)
    return tables, state, view.seat


def _observed(state: State, tables: Tables, seat: int, players: int) -> list[int]:
    layout, planes = layout_of(tables, players)
    row = [0] * layout.size
    observe_anew(state, tables.plain, seat, layout.kinds, planes, row)
    return row


@lru_cache(maxsize=32)
def layout_of(tables: Tables, players: int) -> tuple[Layout, list[list[int]]]:
    layout = Layout(len(tables.cards), players)
    return layout, plane_starts(tables, layout)


def read_batch(batch: Batch) -> Read:
    """The decisions of all games of a batch; one that is over has no options."""
    import numpy as np

    weights = weights_array(weights_of([find_policy(WEIGHER)], batch._tables, batch.players))
    counts = batch._states["n_options"]
    found = np.zeros((len(batch), max(1, int(counts.max())), OPTION_COLUMNS), np.int16)
    batch._rules.describe_games(batch._states, batch._table, weights, found)
    offered = np.arange(found.shape[1]) < counts[:, None]
    return Read(batch._tables, batch.players, batch.observations(), found[offered], np.nonzero(offered)[0])
