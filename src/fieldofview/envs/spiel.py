"""The OpenSpiel game `python_viewpoint`: importing this module registers it.

The deal is drawn digit by digit, so that chance is explicit, and all later chance follows from it. What a player knows
is kept as OpenSpiel wants it: all that was shown when it was asked, and what it answered.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from ..game.sitting import Sitting
from .making import named_sets

DIGIT, DIGITS = 1024, 3  # outcomes of one draw, and how many make a deal: a thousand million different ones
LONGEST = 100_000  # decisions; of 7,500 random games of twelve players the longest took 505
EVERY_DIGIT = [(digit, 1 / DIGIT) for digit in range(DIGIT)]

TYPE = pyspiel.GameType(
    short_name="python_viewpoint",
    long_name="Viewpoint",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=12,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "sets": "viewpoint", "turn_limit": -1},
)


class ViewpointGame(pyspiel.Game):  # type: ignore[misc]
    """Parameters: `players`, `sets` (ids or paths with semicolons between), `turn_limit` (-1: as games have it)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TYPE.parameter_specification, **(params or {})}
        limit = None if given["turn_limit"] == -1 else given["turn_limit"]
        self.fresh = Sitting(named_sets(given["sets"]), given["players"], limit)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.fresh.actions.size,
            max_chance_outcomes=DIGIT,
            num_players=self.fresh.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self, state: str | None = None) -> ViewpointState:
        """A game whose deal is still to be drawn."""
        return ViewpointState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What writes observations: docs/observations.md has their layout."""
        return Observer(self.fresh, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ViewpointState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment."""

    def __init__(self, game: ViewpointGame) -> None:
        super().__init__(game)
        self.sitting = game.fresh  # shared until the deal
        self.digits: list[int] = []
        self.recalls = [b""] * self.sitting.players  # what each player was shown and answered, as a hash

    def current_player(self) -> int:
        if len(self.digits) < DIGITS:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.sitting.over else self.sitting.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVERY_DIGIT

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.sitting.mask.nonzero()[0].tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if len(self.digits) < DIGITS:
            self.digits.append(action)
            if len(self.digits) == DIGITS:
                self.sitting = self.sitting.clone()
                self.sitting.deal(sum(digit * DIGIT**place for place, digit in enumerate(self.digits)))
            return
        seat = self.sitting.seat
        self.recalls[seat] = blake2b(
            self.recalls[seat] + self.sitting.row.tobytes() + action.to_bytes(2), digest_size=16
        ).digest()
        self.sitting.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        meant = self.sitting.actions[action]
        where = "" if meant.steps is None else f" of player {(player + meant.steps) % self.sitting.players}"
        what = meant.card or ("" if meant.mode is None else f"mode {meant.mode}")
        which = f" ({meant.which})" if meant.which else ""
        return " ".join(f"{meant.verb} {what}{where}{which}".split())

    def is_terminal(self) -> bool:
        return len(self.digits) == DIGITS and self.sitting.over

    def returns(self) -> list[float]:
        return self.sitting.shares if self.is_terminal() else [0.0] * self.sitting.players

    def shown(self, player: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """What a player may know now; all 0 before the deal."""
        if len(self.digits) < DIGITS:
            return np.zeros_like(self.sitting.row)
        if player == self.sitting.seat:
            return self.sitting.row
        return self.sitting.show(player)[0]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ViewpointState:
        """A state that the player who decides may be in: what it does not know is dealt anew (D.79)."""
        if player != self.current_player():
            raise ValueError("Only the player who decides can imagine the table (D.79).")
        imagined: ViewpointState = self.clone()
        imagined.digits = [0] * DIGITS  # the real deal is nobody's to know
        imagined.sitting = self.sitting.imagine(int(sampler() * (1 << 53)))
        imagined.recalls = [recall if seat == player else b"" for seat, recall in enumerate(self.recalls)]
        return imagined

    def __str__(self) -> str:
        return f"deal {self.digits}, answers {self.sitting.answers}"


class Observer:
    """Fills a tensor with what a player may know; with perfect recall the string has all that went before too."""

    def __init__(self, fresh: Sitting, kind: Any) -> None:
        self.recall = kind.perfect_recall
        self.tensor = np.zeros(fresh.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ViewpointState, player: int) -> None:
        """What a player may know now."""
        self.tensor[:] = state.shown(player)

    def string_from(self, state: ViewpointState, player: int) -> str:
        """The same as text, which tells apart what the player can."""
        before = state.recalls[player].hex() if self.recall else ""
        return f"{before} {state.shown(player).tobytes().hex()}"


pyspiel.register_game(TYPE, ViewpointGame)
