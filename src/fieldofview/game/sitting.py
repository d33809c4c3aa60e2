"""One compiled game at a time, answered by action numbers: what environments of other libraries are made of.

It remembers its answers, so that the same game can be told by the friendly face whenever somebody wants to look.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index as index_of
from typing import TYPE_CHECKING, Any

from ..cards import SetLike
from ..kernel.backends import bytes_of
from ..kernel.layout import pack, state_fields, unpack
from ..kernel.loops import next_random
from ..policies import find_policy
from ..policies.contests import contest_dice
from ..policies.registry import weights_array
from ..views.position import canonical
from .batch import BadBatch, Batch, check_seed
from .game import Game
from .making import HAND
from .setup import new_game
from .windows import ask_seat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NOBODY = -1


def whole(number: int) -> int:
    """A whole number as Python's own: for every other kind of number the rules would be compiled anew."""
    try:
        return index_of(number)
    except TypeError:
        raise BadBatch(f"Actions and seeds are whole numbers, not {number!r}.") from None


class Sitting:
    """A game with its observation and mask at hand, as bytes of what the seat that decides may know and answer.

    `row` and `mask` are filled anew by every answer: copy what you keep.
    """

    def __init__(self, sets: Sequence[SetLike] = ("viewpoint",), players: int = 2, turn_limit: int | None = None):
        import numpy as np

        made = Batch.deal(sets, players, 1, 0, turn_limit)
        self.players, self.actions, self.layout = players, made.actions, made.layout
        self._sets, self._limit = tuple(sets), int(made._states["turn_limit"][0])
        self._tables, self._rules = made._tables, made._rules
        self._table, self._reading, self._states = made._table, made._reading, made._states
        self._rows = np.zeros((1, self.layout.size), np.int8)
        self._masks = np.zeros((1, self.actions.size), np.int8)
        self._options, self._bits = np.zeros(1, np.int32), np.zeros((1, self.actions.mask_bytes), np.uint8)  # scratch
        self.deal(0)

    @property
    def row(self) -> NDArray[np.int8]:
        """What the seat that decides may know, as `layout` says."""
        self._show_decider()
        found: NDArray[np.int8] = self._rows[0]
        return found

    @property
    def mask(self) -> NDArray[np.int8]:
        """1 for every action number that it may answer, else 0."""
        self._show_decider()
        found: NDArray[np.int8] = self._masks[0]
        return found

    def deal(self, seed: int) -> None:
        """A fresh game: `new_game(players, sets, seed)`."""
        seed = whole(seed)
        check_seed(seed)
        self.seed: int | None = seed
        self.answers: list[int] = []  # the indices of the options that were taken
        self._dice = contest_dice(seed)
        self._game: Game | None = None
        self._imagined: bytes | None = None
        self._is_shown = False
        self._options[:] = 0
        self._rules.deal_games(
            self._states, self._table, seed, self.players, self._limit, HAND, self._options,
            *self._reading, self._rows, self._bits,
        )  # fmt: skip
        self.seat = int(self._states["decider"][0]) if self._options[0] else NOBODY  # who decides

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    # -- answers -----------------------------------------------------------------------------------

    def act(self, action: int) -> int:
        """Answer by an action number; returns the seat that decides next, whose row and mask are then at hand."""
        index, options, decider = self._rules.act_shown(
            self._states, self._table, 0, whole(action), *self._reading, self._rows, self._masks
        )
        if index < 0:
            raise BadBatch("The game is over." if self.over else f"Action {action} is not offered now; see the mask.")
        self.answers.append(index)
        self._imagined, self._is_shown = None, True
        self.seat = decider if options else NOBODY
        return self.seat

    def follow(self, policy: str) -> None:
        """Let a policy answer."""
        self._dice = next_random(self._dice)
        chosen = find_policy(policy)
        weights = weights_array((chosen.weights(self._tables, self.players),))
        index, options, decider = self._rules.act_by_policy(
            self._states, self._table, weights, 0, chosen.number, self._dice
        )
        self.answers.append(index)
        self._imagined, self._is_shown = None, False
        self.seat = decider if options else NOBODY

    def answer(self, index: int) -> None:
        """Answer by the index of an option, as `game` numbers them."""
        self.act(self.numbers()[index])

    def numbers(self) -> list[int]:
        """The action numbers of the options, in the order in which `game` lists them."""
        import numpy as np

        found = np.zeros((1, int(self._states["n_options"][0])), np.int16)
        self._rules.number_games(self._states, self._table, *self._reading[:2], found)
        numbers: list[int] = found[0].tolist()
        return numbers

    # -- looking -----------------------------------------------------------------------------------

    def _show_decider(self) -> None:
        """Fill row and mask, if a policy's answer has left that for later."""
        if not self._is_shown and not self.over:
            self._is_shown = True
            self._rules.show_seat(self._states, self._table, 0, self.seat, *self._reading, self._rows, self._masks)

    def show(self, seat: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """What a seat may know and answer, in arrays of their own."""
        import numpy as np

        rows, masks = np.empty_like(self._rows), np.empty_like(self._masks)
        self._rules.show_seat(self._states, self._table, 0, seat, *self._reading, rows, masks)
        if self.over:
            masks[:] = 0
        return rows[0], masks[0]

    @property
    def shares(self) -> list[float]:
        """Each seat's part of the win; all 0 before the end."""
        winners = int(self._states["winners"][0]) if self.over else 0
        return [(winners >> seat & 1) / max(1, winners.bit_count()) for seat in range(self.players)]

    @property
    def game(self) -> Game:
        """The same game by the friendly face, caught up to this moment: for views, events and the record."""
        if self.seed is None:
            raise BadBatch("An imagined game cannot be told: nobody has seen its beginning.")
        if self._game is None:
            self._game = new_game(self.players, self._sets, self.seed, turn_limit=self._limit)
            self._told = 0
        for index in self.answers[self._told :]:
            self._game.answer(index)
        self._told = len(self.answers)
        return self._game

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> Sitting:
        """An independent copy."""
        twin = object.__new__(Sitting)
        twin.__dict__.update(self.__dict__)
        twin._states = self._states.view("u1").copy().view(self._states.dtype)  # as bytes, which is quicker
        twin._rows, twin._masks = self._rows.copy(), self._masks.copy()
        twin.answers, twin._game = self.answers.copy(), None
        return twin

    def imagine(self, seed: int) -> Sitting:
        """A game that the seat which decides may imagine (D.79): all that it does not know is dealt anew."""
        if self.over:
            raise BadBatch("The game is over: there is nothing to imagine.")
        twin = self.clone()
        bytes_of(twin._states)[:] = self._as_known()
        self._rules.one_determinise(twin._states, self._table, 0, self.seat, seed)
        twin.seed, twin.answers = None, []
        twin._imagined, twin._is_shown = None, False
        return twin

    def _as_known(self) -> bytes:
        """The table as the seat that decides knows it, so that nothing else can show in what it imagines."""
        if self._imagined is None:
            fields = state_fields(self._tables.size)
            state = canonical(unpack(self._states.tobytes(), fields), self._tables, self.seat)
            ask_seat(state, self._tables, self.seat)
            self._imagined = pack(state, fields)
        return self._imagined

    def __deepcopy__(self, memo: dict[int, Any]) -> Sitting:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What travels to another process: the cards, the table, and what led to it."""
        kept = {"seed": self.seed, "answers": self.answers, "seat": self.seat, "_dice": self._dice}
        made = {"sets": self._sets, "players": self.players, "turn_limit": self._limit}
        return {"made": made, "kept": kept, "state": self._states.tobytes()}

    def __setstate__(self, sent: dict[str, Any]) -> None:
        self.__init__(**sent["made"])  # type: ignore[misc]
        self.__dict__.update(sent["kept"])
        bytes_of(self._states)[:] = sent["state"]
        self._is_shown = False
