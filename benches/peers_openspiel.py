"""OpenSpiel: three of its card games, through the Python State API and as C++ rollouts after the deal."""

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from harness import Case, main, need, seconds_per_call

GAMES = {"hearts": "hearts", "crazy_eights": "crazy_eights(players=4)", "go_fish": "go_fish"}


class PythonApi(Case):
    """Each decision is asked for and applied from Python."""

    library = "open_spiel"
    note = "Python State API, deal included"

    def __init__(self, spec: str) -> None:
        self.spiel = need("pyspiel", self.library)
        self.game = self.spiel.load_game(spec)
        self.players = self.game.num_players()
        self.rnd = random.Random(1).random

    def episode(self) -> int:
        return self.finish(self.game.new_initial_state())

    def finish(self, state: Any) -> int:
        """Play a state to its end and count the decisions."""
        rnd, decisions = self.rnd, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.sampled(state.chance_outcomes()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
        return decisions

    def sampled(self, outcomes: list[tuple[int, float]]) -> int:
        left = self.rnd()
        for outcome, probability in outcomes:
            left -= probability
            if left <= 0:
                return outcome
        return outcomes[-1][0]

    def dealt(self) -> Any:
        """A state at its first decision."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.sampled(state.chance_outcomes()))
        return state

    def middle(self) -> Any:
        """A state half-way through a random game."""
        state, path = self.dealt(), []
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.sampled(state.chance_outcomes()))
                continue
            path.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[int(self.rnd() * len(legal))])
        return path[len(path) // 2]

    def extras(self) -> dict[str, float]:
        return {"clone_us": 1e6 * seconds_per_call(self.middle().clone)}


class Rollout(PythonApi):
    """C++ random play by the evaluator of OpenSpiel's own search bot, many games to one Python call.

    The C++ side does not count decisions. Their number is the mean length of games that Python plays from the
    very same deals, times the games; `length_error` is the relative standard error of that mean.
    """

    note = "C++ rollouts from the first decision, deal not included; decisions = rollouts x mean length"
    batch = 250
    deals = 16

    def __init__(self, spec: str) -> None:
        super().__init__(spec)
        evaluator = self.spiel.RandomRolloutEvaluator(self.batch, 5)
        # One simulation evaluates the root itself: exactly `batch` rollouts and no tree.
        self.bot = self.spiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 5, False)
        self.roots = [self.dealt() for _ in range(self.deals)]
        self.lengths, self.error = self.mean_lengths(seconds=2.0)
        self.turn = 0

    def mean_lengths(self, seconds: float) -> tuple[list[float], float]:
        """Mean number of decisions from each deal, and the relative error of their average."""
        samples: list[list[int]] = [[] for _ in self.roots]
        end = time.perf_counter() + seconds
        while time.perf_counter() < end or len(samples[0]) < 10:
            for root, lengths in zip(self.roots, samples, strict=True):
                lengths.append(self.finish(root.clone()))
        means = [statistics.fmean(lengths) for lengths in samples]
        variance = sum(statistics.variance(lengths) / len(lengths) for lengths in samples)
        return means, variance**0.5 / sum(means)

    def run(self, seconds: float) -> tuple[float, int]:
        decisions, games = 0.0, 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.turn = (self.turn + 1) % self.deals
            self.bot.step(self.roots[self.turn])
            decisions += self.batch * self.lengths[self.turn]
            games += self.batch
        return decisions, games

    def extras(self) -> dict[str, float]:
        return {"length_error": self.error}


CASES: dict[str, Callable[[], Case]] = {
    f"openspiel/{name}/{way}": partial(kind, spec)
    for name, spec in GAMES.items()
    for way, kind in (("rollout", Rollout), ("python", PythonApi))
}

if __name__ == "__main__":
    sys.exit(main(CASES))
