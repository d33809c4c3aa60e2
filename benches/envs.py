"""Our environments beside PettingZoo's own, in one run: decisions a second on one core, all answered by lot.

    python benches/envs.py                  every case in turn, 2 seconds and 3 runs each
    python benches/envs.py --case ours/pettingzoo/2

Decisions, games and time are counted as `harness.py` says. `raw` is an environment without wrappers, asked with `last`
and answered with `step`. The vector cases are given their answers by one NumPy expression over all masks; `step_share`
is the part of the time that the environment itself took, and `step_per_s` the decisions a second of that part alone.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from json import loads
from random import Random
from typing import Any

from harness import NOT_INSTALLED, Case, main, need

BOTH = ("viewpoint", "reflections")
PETTINGZOO = ("connect_four", "texas_holdem", "leduc_holdem", "hanabi")


class Turns(Case):
    """A PettingZoo environment: `last`, a legal action by lot, `step`."""

    library = "pettingzoo"

    def __init__(self, make: Callable[[], Any], note: str) -> None:
        self.env, self.note = make(), note
        self.rnd = Random(1).random
        self.seed = 0
        self.env.reset(seed=0)
        self.players = len(self.env.possible_agents)

    def episode(self) -> int:
        env, rnd, decisions = self.env, self.rnd, 0
        self.seed += 1
        env.reset(seed=self.seed)
        while True:
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                return decisions
            legal = (seen["action_mask"] if "action_mask" in seen else info["action_mask"]).nonzero()[0]
            env.step(int(legal[int(rnd() * len(legal))]))
            decisions += 1


def theirs(name: str) -> Turns:
    """One of PettingZoo's own, without wrappers."""
    zoo = need("pettingzoo", "pettingzoo")
    try:
        env = zoo.make("aec", next(id for id in zoo.aec_registry if id.startswith(f"classic/{name}-"))).unwrapped
    except Exception as missing:  # each has needs of its own
        print(f"{name}: {missing}", file=sys.stderr)
        sys.exit(NOT_INSTALLED)
    return Turns(lambda: env, "PettingZoo's own, raw")


def ours(sets: tuple[str, ...], players: int) -> Turns:
    need("pettingzoo", "pettingzoo")
    from fieldofview.envs.viewpoint_v0 import raw_env

    return Turns(lambda: raw_env(sets, players), f"{' + '.join(sets)}, raw")


class Many(Case):
    """The vector environment."""

    library = "gymnasium"

    def __init__(self, sets: tuple[str, ...], players: int, opponents: str | None, places: int) -> None:
        need("gymnasium", self.library)
        import numpy as np

        from fieldofview.envs.vector import ManyViewpoints

        self.np, self.players, self.places = np, players, places
        self.note = (
            f"{' + '.join(sets)}, {places} at once, {'self-play' if opponents is None else f'against {opponents}'}"
        )
        self.env = ManyViewpoints(places, sets, players, opponents, copy=False)
        self.seen, _ = self.env.reset(seed=1)
        self.dice = np.random.default_rng(1)
        self.inside = self.outside = 0.0
        self.answered = 0

    def run(self, seconds: float) -> tuple[float, int]:
        np, env, masks = self.np, self.env, self.seen["action_mask"]
        decisions = games = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            begun = time.process_time()
            total = masks.cumsum(axis=1, dtype=np.int16)
            actions = (total <= (self.dice.random(self.places) * total[:, -1]).astype(np.int16)[:, None]).sum(axis=1)
            chosen = time.process_time()
            games += int(env.step(actions)[2].sum())
            self.inside += time.process_time() - chosen
            self.outside += chosen - begun
            decisions += self.places
        self.answered += decisions
        return decisions, games

    def extras(self) -> dict[str, float]:
        return {
            "step_share": self.inside / (self.inside + self.outside),
            "step_per_s": self.answered / self.inside,
        }


CASES: dict[str, Callable[[], Case]] = {
    "ours/pettingzoo/2": partial(ours, ("viewpoint",), 2),
    "ours/pettingzoo/4": partial(ours, BOTH, 4),
    **{f"pettingzoo/{name}": partial(theirs, name) for name in PETTINGZOO},
    "ours/vector/2": partial(Many, ("viewpoint",), 2, None, 256),
    "ours/vector/4": partial(Many, BOTH, 4, None, 256),
    "ours/vector/2/random": partial(Many, ("viewpoint",), 2, "random", 256),
    "ours/vector/2/greedy": partial(Many, ("viewpoint",), 2, "greedy", 256),
}


def all_in_turn() -> None:
    """A table of every case, each in a process of its own."""
    print(f"{'case':24}{'decisions/s':>12}{'step alone':>12}  note")
    for name in CASES:
        command = [sys.executable, __file__, "--case", name, "--seconds", "2", "--runs", "3"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
        found = [loads(line.removeprefix("RESULT ")) for line in done.stdout.splitlines() if line.startswith("RESULT ")]
        if found:
            step = f"{found[0]['step_per_s']:12,.0f}" if "step_per_s" in found[0] else " " * 12
            print(f"{name:24}{found[0]['decisions_per_s']:12,.0f}{step}  {found[0]['note']}", flush=True)
        else:
            said = done.stderr.strip().splitlines()[-1:] or ["nothing was measured"]
            print(f"{name:24}{'–':>12}{'':12}  {said[0][:90]}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        all_in_turn()
    else:
        sys.exit(main(CASES))
