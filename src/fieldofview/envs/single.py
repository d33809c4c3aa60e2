"""The Gymnasium environment: one seat learns, bots sit at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from ..game import SetLike
from ..game.sitting import Sitting
from .making import BadEnvironment, Opponent, check_mode, check_players, named_sets, others, seated
from .page import text
from .spaces import Seen, action_space, seen_space

LEARNER = 0  # its seat; who begins is drawn, and observations are the same from every seat
ILLEGAL = -1.0


class Viewpoint(gymnasium.Env[Any, Any]):
    """One game from one seat. The reward is the learner's part of the win, 0 before the end; an illegal action ends
    the game with -1."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        sets: Sequence[SetLike] | SetLike = ("viewpoint",),
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "random",
        seed: int | None = None,
        turn_limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self._others = seated(others(check_players(players), opponents), seed or 0)
        self.sitting = Sitting(named_sets(sets), players, turn_limit)
        self.observation_space = seen_space(self.sitting)
        self.action_space = action_space(self.sitting)
        self._first_seed = seed
        self._done = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A fresh game: that of the seed, as `new_game` deals it, else one by the dice of the last seed."""
        seed, self._first_seed = self._first_seed if seed is None else seed, None
        super().reset(seed=seed)
        self.sitting.deal(self._drawn() if seed is None else seed)
        self._let_others()
        while self.sitting.over:  # the learner was never asked
            self.sitting.deal(self._drawn())
            self._let_others()
        self._done = False
        return self._seen(), {"seed": self.sitting.seed}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer for the learner, and go on until it is asked again or the game is over."""
        if self._done:
            raise BadEnvironment("The game is over: call reset() for the next one.")
        if not (0 <= action < len(self.sitting.mask) and self.sitting.mask[action]):
            self._done = True
            return self._seen(), ILLEGAL, True, False, {"illegal": int(action)}
        self.sitting.act(int(action))
        self._let_others()
        self._done = self.sitting.over
        return self._seen(), self.sitting.shares[LEARNER], self._done, False, {}

    def render(self) -> str | None:
        """The learner's view, as text."""
        return text(self.sitting.game.view(LEARNER)) if self.render_mode else None

    def _drawn(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _let_others(self) -> None:
        """The bots answer until the learner is asked, or the game is over."""
        sitting = self.sitting
        while not sitting.over and sitting.seat != LEARNER:
            player = self._others[sitting.seat - 1]
            if isinstance(player, str):
                sitting.follow(player)
            else:
                view = sitting.game.view(sitting.seat)
                assert view.decision is not None
                sitting.answer(view.decision.options.index(player.choose(view)))

    def _seen(self) -> Seen:
        if self.sitting.over:
            row, mask = self.sitting.show(LEARNER)
        else:
            row, mask = self.sitting.row.copy(), self.sitting.mask.copy()
        return {"observation": row, "action_mask": mask}
