"""Many games at once, on arrays: imagined from one view for a search, or dealt anew for an environment.

Everything happens in a few compiled calls over the whole array. Needs the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..cards import SetLike, check
from ..kernel.backends import bytes_of
from ..kernel.layout import pack, state_fields, unpack
from ..kernel.tables import Tables
from ..policies import find_policy
from ..policies.registry import compiled, weights_array
from ..views.view import View
from .advice import ask_again
from .making import HAND
from .numbers import Actions, actions_of
from .observations import Layout, plane_starts
from .setup import MAX_SEED, MAX_TURN_LIMIT, deck_of, tables_of, tables_of_view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class BadBatch(ValueError):
    """A batch that cannot be made, or an answer that one of its games does not offer."""


@dataclass(frozen=True, slots=True)
class Results:
    """How the games of a batch ended, or stand: one row a game, one column a seat."""

    winners: NDArray[np.bool_]
    scores: NDArray[np.int32]
    over: NDArray[np.bool_]
    turns: NDArray[np.int32]
    reasons: NDArray[np.int8]  # 0 while a game goes on, else as in kernel/ops.py

    @property
    def shares(self) -> NDArray[np.float64]:
        """Each seat's part of the win: a shared win is shared out."""
        found: NDArray[np.float64] = self.winners / self.winners.sum(axis=1, keepdims=True).clip(1)
        return found


class Batch:
    """Games of the same cards and players, numbered from 0. Games that are over stay as they are.

    The arrays that a batch returns are filled anew by its next call of the same method: copy what you keep.
    """

    def __init__(self, tables: Tables, players: int, states: Any) -> None:
        import numpy as np

        self.players = players
        self.actions: Actions = actions_of(tables, players)
        self.layout = Layout(len(tables.cards), players)
        self._compiled = compiled()
        self._rules = self._compiled.rules
        self._tables = tables
        self._table = self._compiled.tables(tables)
        self._states = states
        count = len(states)
        self._counts: NDArray[np.int32] = states["n_options"].astype(np.int32)
        self._rows = np.zeros((count, self.layout.size), np.int8)
        self._masks = np.zeros((count, self.actions.mask_bytes), np.uint8)
        self._numbering = (np.array(self.actions.starts, np.int64), self.actions.stride)
        self._reading = (*self._numbering, self.layout.kinds, np.array(plane_starts(tables, self.layout), np.int64))

    @classmethod
    def from_view(cls, view: View, n: int, seed: int = 0) -> Batch:
        """Games that the seat of a view may imagine (D.79): number i is `determinise(view, seed + i)`.

        All of them ask what the view asks, with the options in the order of `view.decision.options`.
        """
        if view.seat is None or view.decision is None:
            raise BadBatch("Only a view at its own seat's decision can be imagined (D.79).")
        rules = compiled()
        _check(n, seed)
        tables = tables_of_view(view)
        state = unpack(view.position, state_fields(tables.size))
        ask_again(state, tables, view)
        states = rules.states(tables.size, n)
        bytes_of(states)[:] = pack(state, state_fields(tables.size)) * n
        rules.rules.imagine_games(states, rules.tables(tables), view.seat, seed)
        states["options"][:, : state.n_options] = state.options[: state.n_options]
        return cls(tables, len(view.names), states)

    @classmethod
    def deal(
        cls,
        sets: Sequence[SetLike] = ("viewpoint",),
        players: int = 2,
        n: int = 1,
        seed: int = 0,
        turn_limit: int | None = None,
    ) -> Batch:
        """Fresh games: number i is `new_game(players, sets, seed + i)`."""
        rules = compiled()
        _check(n, seed)
        tables, limit = laid_out(sets, players, turn_limit)
        batch = cls(tables, players, rules.states(tables.size, n))
        batch._states["turn_limit"] = limit
        batch.renew(seed)
        return batch

    def __len__(self) -> int:
        return len(self._states)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} games, {int(self.over.sum())} of them over>"

    # -- what is the case --------------------------------------------------------------------------

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        found: NDArray[np.bool_] = self._states["over"] != 0
        return found

    @property
    def deciders(self) -> NDArray[np.int8]:
        """The seat that decides in each game; in one that is over, the one that decided last."""
        found: NDArray[np.int8] = self._states["decider"].copy()
        return found

    @property
    def counts(self) -> NDArray[np.int32]:
        """How many options each game offers, 0 when it is over."""
        return self._counts

    def options(self) -> tuple[NDArray[np.int32], NDArray[np.int16]]:
        """How many options each game offers, and their action numbers in order, -1 behind the last."""
        import numpy as np

        counts = self.counts
        numbers = np.zeros((len(self), max(1, int(counts.max()))), np.int16)
        self._rules.number_games(self._states, self._table, *self._numbering, numbers)
        return counts, numbers

    def observe(self, seat: int | None = None) -> tuple[NDArray[np.int8], NDArray[np.uint8]]:
        """Observation and packed mask of every game, for whoever decides in it, or for one seat.

        A seat that does not decide has an empty mask. `unpack` spreads masks out.
        """
        if seat is not None and not 0 <= seat < self.players:
            raise BadBatch(f"There is no seat {seat} with {self.players} players.")
        viewer = -1 if seat is None else seat
        self._rules.observe_games(self._states, self._table, *self._reading, viewer, self._rows, self._masks)
        return self._rows, self._masks

    def observations(self, seat: int | None = None) -> NDArray[np.int8]:
        """What the seat may know in every game, as `layout` says."""
        return self.observe(seat)[0]

    def masks(self, seat: int | None = None) -> NDArray[np.uint8]:
        """The actions that are legal in every game, one bit each."""
        return self.observe(seat)[1]

    def unpack(self, masks: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Packed masks with one column for each action number."""
        import numpy as np

        found = np.unpackbits(masks, axis=-1, count=self.actions.size, bitorder="little")
        return found.view(np.bool_)

    def results(self) -> Results:
        """Winners, scores, who is over, turns and reasons."""
        import numpy as np

        n = len(self)
        winners, over = np.zeros((n, self.players), np.bool_), np.zeros(n, np.bool_)
        scores, turns = np.zeros((n, self.players), np.int32), np.zeros(n, np.int32)
        reasons = np.zeros(n, np.int8)
        self._rules.read_results(self._states, winners, scores, over, turns, reasons)
        return Results(winners, scores, over, turns, reasons)

    # -- answers -----------------------------------------------------------------------------------

    def step(self, actions: ArrayLike | None = None, *, indices: ArrayLike | None = None) -> NDArray[np.int32]:
        """Answer in every game, by action numbers or by the indices of options; one for all, or one for each game.

        Returns how many options each game offers next. If one of them does not offer the answer, nothing happens.
        """
        chosen = self._chosen(actions, indices)
        self._refuse(chosen, self._rules.step_games(self._states, self._table, chosen, self._counts))
        return self._counts

    def step_observed(
        self, actions: ArrayLike | None = None, *, indices: ArrayLike | None = None
    ) -> tuple[NDArray[np.int32], NDArray[np.int8], NDArray[np.uint8]]:
        """`step` and `observe` in one, which is quicker: counts, observations and masks.

        Games that were over before are not observed again: their rows stay as they are.
        """
        chosen = self._chosen(actions, indices)
        wrong = self._rules.step_observed_games(
            self._states, self._table, chosen, self._counts, *self._reading, self._rows, self._masks
        )
        self._refuse(chosen, wrong)
        return self._counts, self._rows, self._masks

    def _refuse(self, chosen: NDArray[np.int64], wrong: int) -> None:
        """Say which game does not offer its answer, if any."""
        if wrong >= 0:
            n = self._counts[wrong]
            raise BadBatch(f"Game {wrong} has no option {chosen[wrong]}; it offers {n}, counted from 0.")

    def _chosen(self, actions: ArrayLike | None, indices: ArrayLike | None) -> NDArray[np.int64]:
        """Answers as the indices of options, one for each game."""
        import numpy as np

        if (actions is None) == (indices is None):
            raise BadBatch("Give either action numbers or indices of options.")
        given = np.asarray(actions if indices is None else indices)
        if not np.issubdtype(given.dtype, np.integer) or (given.ndim and given.shape != (len(self),)):
            raise BadBatch(f"{len(self)} games need {len(self)} whole numbers as answers, or one for all of them.")
        chosen = np.array(np.broadcast_to(given, len(self)), np.int64)  # a view could not be written to: another type
        if indices is not None:
            return chosen
        found = np.zeros(len(self), np.int64)
        wrong = self._rules.find_actions(self._states, self._table, *self._numbering, chosen, found)
        if wrong >= 0:
            raise BadBatch(f"Game {wrong} does not offer action {chosen[wrong]}; see its mask.")
        return found

    def play_out(self, policy: str = "greedy", seed: int = 0, turns: int = 0) -> int:
        """Play every game on by a policy, to its end or for so many turns; returns the number of decisions."""
        chosen = find_policy(policy)
        if turns < 0:
            raise BadBatch(f"Games are played on for 0 turns (to the end) or more, not {turns}.")
        _check(len(self), seed)
        weights = weights_array((chosen.weights(self._tables, self.players),))
        count = int(self._rules.play_on(self._states, self._table, weights, chosen.number, seed, turns))
        self._counts[:] = self._states["n_options"]
        return count

    def renew(self, seed: int) -> int:
        """Deal fresh games in place of those that are over, from this seed on, and observe them; returns how many."""
        _check(len(self), seed)
        limit = int(self._states["turn_limit"][0])
        fresh: int = self._rules.deal_games(
            self._states, self._table, seed, self.players, limit, HAND, self._counts,
            *self._reading, self._rows, self._masks,
        )  # fmt: skip
        return fresh

    def step_one(self, game: int, index: int) -> int:
        """Answer in one game by the index of an option, and fill its row of `observe`'s arrays for who decides next.

        Returns how many options it offers next: the quick way to play a single game from Python.
        """
        n: int = self._rules.step_observed(
            self._states, self._table, game, index, *self._reading, self._rows, self._masks
        )
        if n < 0:
            raise BadBatch(f"There is no option {index} in a game {game} of this batch.")
        self._counts[game] = n
        return n

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> Batch:
        """An independent copy."""
        import numpy as np

        return self._of(self._states.view(np.uint8).copy().view(self._states.dtype))  # as bytes, which is quicker

    def select(self, games: ArrayLike) -> Batch:
        """A new batch of these games, in this order; a game may be taken several times."""
        import numpy as np

        chosen = np.asarray(games)
        if chosen.ndim != 1 or not (chosen.dtype == np.bool_ or np.issubdtype(chosen.dtype, np.integer)):
            raise BadBatch("Name the games by a list of their numbers, or of True and False.")
        raw = self._states.view(np.uint8).reshape(len(self), self._states.itemsize)
        try:
            return self._of(raw[chosen].reshape(-1).view(self._states.dtype))
        except IndexError:
            raise BadBatch(f"The games of this batch are numbered from 0 to {len(self) - 1}.") from None

    def copy_from(self, other: Batch) -> None:
        """Become a copy of another batch of as many games, without making new arrays."""
        if len(other) != len(self) or other._tables is not self._tables or other.players != self.players:
            raise BadBatch("Only a batch of as many games with the same cards and players can be copied.")
        bytes_of(self._states)[:] = bytes_of(other._states)
        self._counts[:] = other._counts

    def _of(self, states: Any) -> Batch:
        return Batch(self._tables, self.players, states)


def _check(n: int, seed: int) -> None:
    if n < 1:
        raise BadBatch(f"A batch has at least one game, not {n}.")
    check_seed(seed)


def laid_out(sets: Sequence[SetLike], players: int, turn_limit: int | None) -> tuple[Tables, int]:
    """The tables of fresh games and their turn limit, if there can be such games."""
    check(deck_of(sets, players), players, HAND)
    limit = 50 * players if turn_limit is None else turn_limit
    if not 0 <= limit <= MAX_TURN_LIMIT:
        raise BadBatch(f"The turn limit must be 0 (never) or up to a million turns, not {limit}.")
    return tables_of(sets, players), limit


def check_seed(seed: int) -> None:
    """Refuse what is no seed of the fast generator."""
    if not 0 <= seed < MAX_SEED:
        raise BadBatch(f"The seed must be a whole number from 0 to 2^62 - 1, not {seed}.")
