"""RLCard: its UNO, by Env.step with a uniformly random legal action."""

import copy
import random
import sys
from collections.abc import Callable

from harness import Case, main, need, seconds_per_call


class Uno(Case):
    """Each step builds the next player's observation and legal actions: RLCard has no way without."""

    library = "rlcard"
    note = "Env.step, deal, observation and legal actions included"

    def __init__(self) -> None:
        self.env = need("rlcard", self.library).make("uno", config={"seed": 1})
        self.players = self.env.num_players
        self.rnd = random.Random(1).random

    def episode(self) -> int:
        return self.play(most=sys.maxsize)

    def play(self, most: int) -> int:
        """Play a new game to its end, or until that many decisions."""
        env, rnd, decisions = self.env, self.rnd, 0
        state, _ = env.reset()
        while decisions < most and not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rnd() * len(legal))])
            decisions += 1
        return decisions

    def extras(self) -> dict[str, float]:
        self.play(most=6)
        return {"clone_us": 1e6 * seconds_per_call(lambda: copy.deepcopy(self.env.game))}


CASES: dict[str, Callable[[], Case]] = {"rlcard/uno": Uno}

if __name__ == "__main__":
    sys.exit(main(CASES))
