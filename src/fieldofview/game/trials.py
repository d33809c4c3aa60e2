"""Options of one view tried in imagined games: the compiled inner loop of a search. Needs the extra `fast`.

It starts from the view's position, so it depends on nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple, Self

from ..kernel.backends import BackendMissing, best_backend, bytes_of
from ..kernel.layout import pack, state_fields, unpack
from ..policies import find_policy, trees, trials
from ..policies.contests import WHOLE
from ..policies.registry import compiled, weights_array
from ..views.view import View
from .advice import ask_again
from .setup import tables_of_view


@dataclass(slots=True)
class Tries:
    """How an option fared: in how many games, and what they gave, in wins."""

    games: int = 0
    wins: float = 0.0
    squares: float = 0.0
    ahead: float = 0.0  # wins more than the option had that was tried first, in the same games
    squares_ahead: float = 0.0

    @property
    def chance(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the chance; that of a coin's throws as long as nothing else is known."""
        return _error(self.games, self.wins, self.squares)

    @property
    def lead(self) -> float:
        return self.ahead / self.games if self.games else 0.0

    @property
    def lead_error(self) -> float:
        return _error(self.games, self.ahead, self.squares_ahead)


class Outlook(NamedTuple):
    """What the table is like some turns later, on average; in the order of the columns in policies/trials.py."""

    own_points: float
    rival_points: float  # of the best other player
    own_cards: float
    rival_cards: float  # of all others
    own_guards: float
    won: float
    lost: float


def _error(games: int, total: float, squares: float) -> float:
    if games < 2:
        return 1.0
    mean = total / games
    return sqrt(max(squares / games - mean * mean, 1 / games) / (games - 1))


def check_compiler() -> None:
    """BackendMissing says so where nothing can be tried."""
    if best_backend() != "numba":
        raise BackendMissing("Searches need numba and numpy: install them with pip install 'fieldofview[fast]'.")


class Bench:
    """Room for one thread to try things in: the table as the seat knows it, and scratch beside it."""

    games = 3  # in all

    def __init__(self, view: View, policy: str) -> None:
        if view.seat is None or view.decision is None:
            raise ValueError("Only a view at its own seat's decision can be searched (D.79).")
        rules = compiled()
        tables = tables_of_view(view)
        fields = state_fields(tables.size)
        state = unpack(view.position, fields)
        ask_again(state, tables, view)
        self.options = state.n_options
        self._rules = rules.rules
        states = rules.states(tables.size, self.games)
        bytes_of(states[:1])[:] = pack(state, fields)
        chosen = find_policy(policy)
        weights = weights_array((chosen.weights(tables, len(view.names)),))
        self._by = (rules.tables(tables), weights, view.seat, chosen.number)
        self._lay_out(states)

    def _lay_out(self, states: Any) -> None:
        import numpy as np

        tables, *how = self._by
        self._states = states
        self._fixed: tuple[Any, ...] = (states, tables, states.view(np.int64).reshape(self.games, -1), *how)
        self._counts = np.zeros((self.options, trials.TRIAL_COLUMNS), np.int64)

    def get_ready(self) -> None:
        """Fetch the compiled code, or compile it, by trying nothing in no world: a clock may start after that."""
        self.try_options((), 0, 0, 0)

    def twin(self) -> Self:
        """The same for another thread."""
        twin = copy(self)
        twin._lay_out(self._states.copy())
        return twin

    def try_options(self, tried: Sequence[int], seed: int, first: int, worlds: int, turns: int = 0) -> list[Tries]:
        """Each of some options in worlds number `first` and on; what is ahead is counted against the first option."""
        import numpy as np

        self._counts[:] = 0
        self._rules.try_options(
            *self._fixed, seed, first, worlds, turns, np.array(tried, np.int64), self._counts
        )  # fmt: skip
        return [_read(row) for row in self._counts.tolist()]

    def look_out(self, tried: Sequence[int], seed: int, worlds: int, turns: int) -> list[Outlook]:
        """What the table is like so many turns after each of some options, on average over worlds."""
        import numpy as np

        sums = np.zeros((self.options, trials.OUTLOOK_COLUMNS), np.int64)
        self._rules.look_out(*self._fixed, seed, 0, worlds, turns, np.array(tried, np.int64), sums)
        return [Outlook(*(value / worlds for value in row)) for row in sums.tolist()]


class Tree(Bench):
    """A tree over the seat's own decisions, which grows from call to call."""

    def __init__(self, view: View, policy: str, nodes: int) -> None:
        import numpy as np

        super().__init__(view, policy)
        width = max(self.options, trees.MOST_BRANCHES)
        self.nodes = 0
        self._slots = np.full(2 * nodes + 1, -1, np.int64)
        self._keys = np.zeros(nodes, np.int64)
        self._priors = np.zeros(nodes, np.int64)
        self._tries = np.zeros((nodes, width, 2), np.int64)
        self._path = np.zeros((trees.DEEPEST_PATH, 2), np.int64)

    def get_ready(self) -> None:
        self.grow(0, 0, 0, 0.0)

    def grow(self, seed: int, first: int, games: int, explore: float, turns: int = 0) -> list[Tries]:
        """Play so many more games; how each option at the root has fared in all of them."""
        self.nodes = int(
            self._rules.grow_tree(
                *self._fixed, seed, first, games, turns, float(explore),
                self._slots, self._keys, self._priors, self.nodes, self._tries, self._path,
            )
        )  # fmt: skip
        root = self._tries[0, : self.options].tolist()
        return [Tries(tries, wins / WHOLE, wins / WHOLE) for tries, wins in root]


def _read(row: Sequence[int]) -> Tries:
    tries, wins, squares, ahead, squares_ahead = row
    return Tries(tries, wins / WHOLE, squares / WHOLE**2, ahead / WHOLE, squares_ahead / WHOLE**2)
