"""One rule for timing random play, so that figures of different libraries can stand side by side.

A decision is one pick by a player among legal options: picks with a single option count, chance does not.
A game runs from the deal to its end. Every case has its own process, pinned to one core with one thread;
after a warm-up it is run several times, and the median counts. Rates are per CPU second of the process, so
that a neighbour who takes the core away does not lower them; `wall_over_cpu` near 1 says that the core was
ours.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import importlib.metadata
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

NOT_INSTALLED = 3

# Read by numeric libraries when they are first imported, which is after this file.
for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS"):
    os.environ[_name] = "1"


class NotInstalled(Exception):
    """A library that a case needs is missing."""


class Case:
    """One measured configuration: give `episode`, or `run` where games are played in batches."""

    players = 0
    library = ""  # as it is named for pip
    note = ""

    def episode(self) -> int:
        """Play one game and return its number of decisions."""
        raise NotImplementedError

    def run(self, seconds: float) -> tuple[float, int]:
        """Play whole games for about that long; return decisions and games."""
        clock, episode = time.perf_counter, self.episode
        decisions = games = 0
        end = clock() + seconds
        while clock() < end:
            decisions += episode()
            games += 1
        return decisions, games

    def extras(self) -> dict[str, float]:
        """More figures of this case, such as the cost of a copy."""
        return {}


def need(module: str, library: str) -> Any:
    """Import a peer's module, or say in one sentence that it is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.split(".")[0]:
            raise
        raise NotInstalled(f"{library} is not installed; 'make bench' installs it.") from None


def seconds_per_call(call: Callable[[], object], budget: float = 0.3) -> float:
    """Mean CPU seconds of one call."""
    call()
    calls, end, start = 0, time.perf_counter() + budget, time.process_time()
    while time.perf_counter() < end:
        call()
        calls += 1
    return (time.process_time() - start) / calls


def measure(case: Case, seconds: float, runs: int) -> dict[str, Any]:
    """Warm up, then play `runs` times for `seconds` each."""
    case.run(min(1.0, seconds))
    gc.collect()
    rows = []
    for _ in range(runs):
        wall, cpu = time.perf_counter(), time.process_time()
        decisions, games = case.run(seconds)
        rows.append((decisions, games, time.process_time() - cpu, time.perf_counter() - wall))
    rates = [decisions / cpu for decisions, _, cpu, _ in rows]
    return {
        "library": case.library,
        "version": importlib.metadata.version(case.library) if case.library else None,
        "players": case.players,
        "decisions_per_s": statistics.median(rates),
        "games_per_s": statistics.median(games / cpu for _, games, cpu, _ in rows),
        "decisions_per_game": sum(row[0] for row in rows) / sum(row[1] for row in rows),
        "spread": (max(rates) - min(rates)) / statistics.median(rates),
        "wall_over_cpu": statistics.median(wall / cpu for _, _, cpu, wall in rows),
        "runs": runs,
        "seconds_per_run": seconds,
        "note": case.note,
        **case.extras(),
    }


def pin(cpu: int) -> None:
    """Stay on one core: the one with that index among those allowed, the last one by default."""
    if hasattr(os, "sched_setaffinity"):
        allowed = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {allowed[cpu] if -len(allowed) <= cpu < len(allowed) else allowed[-1]})


def main(cases: Mapping[str, Callable[[], Case]]) -> int:
    """Measure one case and print its line `RESULT {json}`, or list the cases."""
    parser = argparse.ArgumentParser(description="Speed of random play, one case per process.")
    parser.add_argument("--list", action="store_true", help="print the names of the cases, one a line")
    parser.add_argument("--case", choices=list(cases), metavar="NAME")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one run (default 3)")
    parser.add_argument("--runs", type=int, default=5, help="number of runs (default 5)")
    parser.add_argument("--cpu", type=int, default=-1, help="index of the core to stay on (default the last)")
    given = parser.parse_args()
    if given.list:
        print("\n".join(cases))
        return 0
    if given.case is None:
        parser.error("give --case NAME or --list")
    if given.seconds <= 0 or given.runs < 1:
        parser.error("--seconds must be above 0 and --runs at least 1")
    pin(given.cpu)
    stdout, sys.stdout = sys.stdout, sys.stderr  # libraries may chat
    try:
        result = measure(cases[given.case](), given.seconds, given.runs)
    except NotInstalled as missing:
        print(missing, file=sys.stderr)
        return NOT_INSTALLED
    finally:
        sys.stdout = stdout
    print("RESULT " + json.dumps({"case": given.case, **result}), flush=True)
    return 0
