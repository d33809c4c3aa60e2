"""Weights that are learnt: games against itself and against others, after each of which what won becomes likelier.

The learner weighs as its base does, and learns a bias for every deed with every card, alone and while another acts.
From time to time it is tried on duplicate deals that it has never met; the best so far is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from ..game import SetLike
from ..game.making import HAND
from ..kernel.tables import Tables
from ..policies import find_policy
from ..policies.contests import WHOLE
from ..policies.learning import BIASES, LEARNER
from ..policies.learnt import Learnt, card_keys, learnt_from
from ..policies.registry import compiled, weights_array
from ..policies.weighing import Player, Weighed, weigh
from .contest import make_contest
from .duplicate import DuplicateRate, play_weighed, rate_of

BASE = "expert"  # whose numbers the learner weighs by
OPPONENT = "greedy"  # whom it is tried against, and meets in half of its games
GAMES = 2000  # of one step
ROUND = 6  # stretches between two trials
DEALS = 1000  # of a trial
HEAT = 45.0  # tenths of a Viewpoint: where worths differ by less, chance has much to say
RATES = (8.0, 0.4)  # tenths of a Viewpoint that a stretch changes a bias by, at the beginning and at the end
STILL = 1e-3  # so small a change that the games of a stretch are played alike
MEMORY = (0.9, 0.99)  # how long the direction of a bias's changes is remembered, and their size
SMOOTH = 0.05  # what is tried follows what is learnt by so much after each stretch
APART = 1 << 40  # trials are dealt from seeds far from those of the games
MOST_NOTED = 60_000  # biases that one game may touch


@dataclass(frozen=True, slots=True)
class Trial:
    """How the learner stood after so many games and seconds."""

    games: int
    seconds: float
    rate: DuplicateRate


class Training:
    """The training of one player for one deck and one number of players."""

    def __init__(self, sets: Sequence[SetLike], players: int, seed: int = 1, base: str = BASE) -> None:
        import numpy as np

        self.contest = make_contest(1, sets, players, [OPPONENT], seed + APART, backend="numba")
        self.seed, self.games, self.players = seed, 0, players
        self.trials: list[Trial] = []
        self.best: tuple[Trial, Learnt] | None = None
        self.seconds = 0.0  # spent on learning
        self.biases, self.smooth, self._drift, self._size = (np.zeros(BIASES) for _ in range(4))
        tables, opponent = self.contest.tables, find_policy(OPPONENT)
        self.numbers = numbers_of(base, self.contest.tables)
        mine, theirs = weigh(Player(self.numbers), tables, players), opponent.weights(tables, players)
        self._tables: list[tuple[Any, tuple[Weighed, ...]]] = [
            (np.full(players, LEARNER, np.int64), (mine,) * players),
            (np.array([LEARNER] + [opponent.number] * (players - 1)), (mine, *[theirs] * (players - 1))),
        ]
        self._scratch = (np.zeros(512), np.zeros((MOST_NOTED, 2), np.int64), np.zeros(MOST_NOTED))

    def run(self, seconds: float, progress: Callable[[Trial], None] | None = None) -> bool:
        """Learn for so long; False when interrupted, and the best so far is kept."""
        self._learn(0, 0.0)  # compiles, and so does this
        play_weighed(self.contest, [find_policy(OPPONENT)] * self.players, self._tables[0][1], 0, 0)
        began = monotonic()
        try:
            while (spent := monotonic() - began) < seconds or not self.trials:
                for stretch in range(ROUND):
                    done = min(1.0, spent / seconds)
                    self._learn(GAMES, RATES[0] * (RATES[1] / RATES[0]) ** done, stretch % 2)
                    self.smooth += (self.biases - self.smooth) * max(SMOOTH, 1 / (1 + self.games / GAMES))
                trial = self._try(monotonic() - began)
                if progress is not None:
                    progress(trial)
        except KeyboardInterrupt:
            return False
        finally:
            self.seconds = monotonic() - began
        return True

    def _learn(self, games: int, rate: float, kind: int = 0) -> None:
        """Some games, against itself or against the opponent, and then a step: every bias by its own measure (Adam)."""
        import numpy as np

        rules, contest = compiled(), self.contest
        before = self.biases.copy()
        bots, weights = self._tables[kind]
        rules.rules.play_learning(
            rules.states(contest.tables.size, 1), rules.tables(contest.tables), weights_array(weights), 0, self.seed,
            self.games, games, bots, contest.turn_limit, HAND, self.biases, HEAT, STILL, *self._scratch,
        )  # fmt: skip
        self.games += games
        change = (self.biases - before) / STILL
        slow, long = MEMORY
        self._drift += (1 - slow) * (change - self._drift)
        self._size += (1 - long) * (change * change - self._size)
        steps = max(1, self.games // GAMES)
        drift, size = self._drift / (1 - slow**steps), self._size / (1 - long**steps)
        self.biases = before + rate * drift / (np.sqrt(size) + 1e-3)

    def _try(self, seconds: float) -> Trial:
        """Set the learner beside the opponent, and keep it if it never did better."""
        learnt = learnt_from(self.smooth.tolist(), card_keys(self.contest.tables), self.players, self.numbers)
        opponent = find_policy(OPPONENT)
        mine = weigh(Player(self.numbers, (learnt,)), self.contest.tables, self.players)
        others = [opponent.weights(self.contest.tables, self.players)] * (self.players - 1)
        rows = play_weighed(self.contest, [opponent] * self.players, (mine, *others), 0, DEALS)
        trial = Trial(self.games, seconds, rate_of([row[0] / (WHOLE * self.players) for row in rows]))
        self.trials.append(trial)
        if self.best is None or trial.rate.rate > self.best[0].rate.rate:
            self.best = (trial, learnt)
        return trial


def as_file(parts: Sequence[Learnt]) -> str:
    """What was learnt from our base, as a file of weights."""
    return "\n".join([f'like = "{BASE}"\n', *(part.written() for part in parts)])


def numbers_of(name: str, tables: Tables) -> dict[str, int]:
    """The numbers by which a player weighs these cards."""
    player = find_policy(name).player
    assert player is not None
    return player.numbers_for(tables)
