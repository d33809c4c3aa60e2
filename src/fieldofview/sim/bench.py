"""How fast the rules run: random play, copies, new deals of unseen cards, start-up, and growth with the table.

The rule is that of benches/README.md: a decision is one pick by a player, a game runs from the deal to its end, rates
are per CPU second of one core. Other libraries are measured in turn with us, see peers.py.
"""

from __future__ import annotations

import gc
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from ..game import new_game
from ..game.making import HAND
from ..game.setup import tables_of
from ..kernel.backends import bytes_of, cache_folder
from ..kernel.layout import LARGE, SMALL, Size, State, state_fields
from ..kernel.tables import Tables, make_tables
from ..policies.registry import MODULES, backend, compiled

SETS = ("viewpoint", "reflections")
PLAYERS = 4
BATCHES = (1, 64, 1024, 4096)
STRETCH = 50  # compiled games between two looks at the clock
MIDDLE = 64  # games in which unseen cards are dealt anew
GROWING_PLAYERS = (2, 4, 6, 8, 12)
GROWING_SETS = (("viewpoint",), ("viewpoint",) * 2, ("viewpoint",) * 4, ("viewpoint",) * 6)

Play = Callable[[float], tuple[int, int]]  # for about so many seconds: decisions and games played


@dataclass(slots=True)
class Speed:
    """One way to play, measured again and again."""

    name: str
    backend: str
    play: Play
    rates: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    decisions_per_game: float = 0.0

    def measure(self, seconds: float) -> None:
        """One more run."""
        gc.collect()
        gc.freeze()  # what stays need not be looked at again before the next run
        wall, cpu = time.perf_counter(), time.process_time()
        decisions, games = self.play(seconds)
        cpu = time.process_time() - cpu
        self.rates.append(decisions / cpu)
        self.games.append(games / cpu)
        self.shares.append((time.perf_counter() - wall) / cpu)
        self.decisions_per_game = decisions / games

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def nanoseconds(self) -> float:
        return 1e9 / self.rate

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "backend": self.backend,
            "decisions_per_s": self.rate,
            "games_per_s": statistics.median(self.games),
            "decisions_per_game": self.decisions_per_game,
            "spread": (max(self.rates) - min(self.rates)) / self.rate,
            "wall_over_cpu": statistics.median(self.shares),
        }


def speeds(backends: Sequence[str]) -> list[Speed]:
    """Every way to play the 140-card game with four players."""
    tables = tables_of(SETS, PLAYERS)
    found = []
    if "numba" in backends:
        found.append(Speed("loop inside, after the deal", "numba", after_the_deal(tables, PLAYERS)))
        found.append(Speed("loop inside", "numba", loop_inside(tables, PLAYERS)))
        found.append(Speed("one Python call a decision", "numba", one_call_each(tables, PLAYERS)))
    if "plain" in backends:
        found.append(Speed("uncompiled step", "plain", uncompiled(tables, PLAYERS)))
    return found


def limit(players: int) -> int:
    """Turns before time is called, as in a game that names no limit."""
    return 50 * players


def repeated(stretch: Callable[[int], int], games: int = 1) -> Play:
    """Stretches of so many games, each from the next number on, until the time is up."""
    number = 1

    def play(seconds: float) -> tuple[int, int]:
        nonlocal number
        decisions = played = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end or not played:
            decisions += stretch(number)
            played += games
            number += games
        return decisions, played

    return play


def loop_inside(tables: Tables, players: int) -> Play:
    """Whole compiled games, many to one call."""
    rules = compiled()
    states, table = rules.states(tables.size, 1), rules.tables(tables)

    def stretch(seed: int) -> int:
        count = int(rules.rules.play_games(states, table, 0, seed, STRETCH, players, limit(players), HAND))
        if count < 0:
            raise RuntimeError(f"The machine's stack is full in the game dealt from seed {seed - 1 - count}.")
        return count

    return repeated(stretch, STRETCH)


def after_the_deal(tables: Tables, players: int) -> Play:
    """Compiled play-outs from dealt games, many to one call; the deal is not included."""
    rules = compiled()
    table = rules.tables(tables)
    dealt, states = rules.states(tables.size, STRETCH), rules.states(tables.size, STRETCH)
    for i in range(STRETCH):
        rules.rules.one_deal(dealt, table, i, i, players, -1, limit(players), HAND)
    source, target = bytes_of(dealt), bytes_of(states)

    def stretch(dice: int) -> int:
        target[:] = source
        return int(rules.rules.play_out_many(states, table, dice))

    return repeated(stretch, STRETCH)


def one_call_each(tables: Tables, players: int) -> Play:
    """The compiled step called from Python for every decision; Python chooses."""
    rules = compiled()
    states, table = rules.states(tables.size, 1), rules.tables(tables)
    deal, step, rnd = rules.rules.one_deal, rules.rules.one_step, Random(1).random

    def game(seed: int) -> int:
        decisions = 0
        n = deal(states, table, 0, seed, players, -1, limit(players), HAND)
        while n:
            n = step(states, table, 0, int(rnd() * n))
            decisions += 1
        return decisions

    return repeated(game)


def uncompiled(tables: Tables, players: int) -> Play:
    """The same rules as plain Python on a plain object."""
    rules = backend("plain").rules
    state, table = State(tables.size), tables.plain
    step, rnd = rules.step, Random(1).random

    def game(seed: int) -> int:
        decisions = 0
        rules.deal(state, table, seed, players, -1, limit(players), HAND)
        rules.advance(state, table)
        while not state.over:
            step(state, table, int(rnd() * state.n_options))
            decisions += 1
        return decisions

    return repeated(game)


# -- copies and new deals --------------------------------------------------------------------------


def copy_costs(seconds: float, runs: int) -> list[dict[str, Any]]:
    """Microseconds a state to copy a batch from Python.

    NumPy copies a record field by field but its bytes at once, so the arrays are seen as bytes; a search that clones
    has its second array already.
    """
    rows = []
    for count in BATCHES:
        source = middle_states(count)
        copy = partial(bytes_of(source.copy()).__setitem__, slice(None), bytes_of(source))
        costs = [1e6 * cost(copy, seconds) / count for _ in range(runs)]
        rows.append({"states": count, "us": statistics.median(costs)})
    return rows


def game_clone_cost(seconds: float, runs: int) -> float:
    """Microseconds of Game.clone half-way through a game."""
    game, dice = new_game(PLAYERS, SETS, 1), Random(1)
    for _ in range(60):
        if game.decision is not None:
            game.answer(dice.choice(game.decision.options))
    return 1e6 * statistics.median(cost(game.clone, seconds) for _ in range(runs))


def determinise_costs(backends: Sequence[str], seconds: float, runs: int) -> list[dict[str, Any]]:
    """Microseconds to deal the unseen cards anew for the seat that decides, by back end and way."""
    rows = []
    if "numba" in backends:
        rules = compiled()
        states, table = middle_states(MIDDLE), rules.tables(tables_of(SETS, PLAYERS))
        seats = [int(seat) for seat in states["decider"]]
        many, one = rules.rules.determinise_many, rules.rules.one_determinise

        def loop() -> None:
            many(states, table, MIDDLE, 1)

        def calls() -> None:
            for i, seat in enumerate(seats):
                one(states, table, i, seat, i)

        for way, call in (("loop inside", loop), ("one Python call each", calls)):
            costs = [1e6 * cost(call, seconds) / MIDDLE for _ in range(runs)]
            rows.append({"backend": "numba", "way": way, "us": statistics.median(costs)})
    if "plain" in backends:
        plain = backend("plain").rules
        table = tables_of(SETS, PLAYERS).plain
        games = middle_plain(8)

        def uncompiled_calls() -> None:
            for game in games:
                plain.determinise(game, table, game.decider, 1)

        costs = [1e6 * cost(uncompiled_calls, seconds) / len(games) for _ in range(runs)]
        rows.append({"backend": "plain", "way": "uncompiled", "us": statistics.median(costs)})
    return rows


def cost(call: Callable[[], object], seconds: float) -> float:
    """Mean CPU seconds of a call."""
    call()
    calls, step = 0, 1
    start = time.process_time()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for _ in range(step):
            call()
        calls += step
        step = min(step * 2, 64)  # so that looking at the clock costs nothing beside quick calls
    return (time.process_time() - start) / max(calls, 1)


def middle_states(count: int) -> Any:
    """Compiled four-player games of 140 cards, 30 to 90 decisions after the deal."""
    import numpy as np

    rules = compiled()
    tables = tables_of(SETS, PLAYERS)
    few = min(count, MIDDLE)
    states, table, dice = rules.states(tables.size, few), rules.tables(tables), Random(1)
    for i in range(few):
        n, left, seed = 0, 0, i
        while left or not n:  # from the start again where the game was over too soon
            if not n:
                n = rules.rules.one_deal(states, table, i, seed, PLAYERS, -1, limit(PLAYERS), HAND)
                left, seed = dice.randint(30, 90), seed + MIDDLE
            n = rules.rules.one_step(states, table, i, dice.randrange(n))
            left -= 1
    return np.ascontiguousarray(np.resize(states.view(np.uint8), count * states.itemsize)).view(states.dtype)


def middle_plain(count: int) -> list[State]:
    """The same, uncompiled."""
    rules = backend("plain").rules
    tables, dice = tables_of(SETS, PLAYERS), Random(1)
    games: list[State] = []
    seed = 0
    while len(games) < count:
        state, seed = State(tables.size), seed + 1
        rules.deal(state, tables.plain, seed, PLAYERS, -1, limit(PLAYERS), HAND)
        rules.advance(state, tables.plain)
        for _ in range(dice.randint(30, 90)):
            if not state.over:
                rules.step(state, tables.plain, dice.randrange(state.n_options))
        if not state.over:
            games.append(state)
    return games


# -- start-up and size -----------------------------------------------------------------------------


def state_bytes() -> int:
    """Bytes of a game with up to six players, both sets and all prize cards."""
    return state_fields(tables_of((*SETS, "prizes"), 6).size).bytes


def help_seconds(runs: int) -> float:
    """Wall seconds of `fov --help`."""
    return statistics.median(fresh(["-m", "fieldofview", "--help"])[0] for _ in range(runs))


def first_game() -> None:
    """One compiled game: what a fresh process is timed with."""
    tables = tables_of(SETS, PLAYERS)
    rules = compiled()
    states, table = rules.states(tables.size, 1), rules.tables(tables)
    rules.rules.play_games(states, table, 0, 1, 1, PLAYERS, limit(PLAYERS), HAND)


FIRST_GAME = ["-c", f"from {__name__} import first_game; first_game()"]


def cached_seconds(runs: int) -> float:
    """Wall seconds of a fresh process to the end of its first compiled game, with everything in the cache."""
    fresh(FIRST_GAME)
    return statistics.median(fresh(FIRST_GAME)[0] for _ in range(runs))


def compile_seconds() -> tuple[float, float]:
    """Wall and CPU seconds of the same with nothing in the cache."""
    with tempfile.TemporaryDirectory() as folder:
        return fresh(FIRST_GAME, FOV_CACHE=folder)


def fresh(arguments: list[str], **environment: str) -> tuple[float, float]:
    """Wall and CPU seconds of a Python process of its own."""
    before = os.times()
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], env=os.environ | environment, stdout=subprocess.DEVNULL, check=True)
    wall = time.perf_counter() - start
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return wall, cpu


# -- growth ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Growth:
    """What a decision costs at one table, on the size class it would get and on the large one."""

    players: int
    cards: int
    own_size: str
    own: Speed
    large: Speed

    def measure(self, seconds: float) -> None:
        self.own.measure(seconds)
        if self.large is not self.own:
            self.large.measure(seconds)

    def data(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "cards": self.cards,
            "size_class": self.own_size,
            "ns_per_decision": self.own.nanoseconds,
            "ns_per_decision_large": self.large.nanoseconds,
            "decisions_per_game": self.own.decisions_per_game,
        }


def growth(backend_name: str) -> dict[str, list[Growth]]:
    """Tables of more and more players with 140 cards, and of more and more cards with four players."""
    made: dict[tuple[int, tuple[str, ...]], Growth] = {}

    def at(players: int, sets: tuple[str, ...]) -> Growth:
        if (players, sets) not in made:
            made[players, sets] = _growth(backend_name, players, sets)
        return made[players, sets]

    return {
        "players": [at(players, SETS) for players in GROWING_PLAYERS],
        "cards": [at(PLAYERS, sets) for sets in GROWING_SETS],
    }


def _growth(backend_name: str, players: int, sets: tuple[str, ...]) -> Growth:
    tables = tables_of(sets, players)
    make = after_the_deal if backend_name == "numba" else uncompiled

    def speed(size: Size) -> Speed:
        play = make(make_tables(tables.cards, tables.counts, size), players)
        play(0.01)
        return Speed(size.name, backend_name, play)

    own = speed(tables.size)
    return Growth(players, sum(tables.counts), tables.size.name, own, own if tables.size is LARGE else speed(LARGE))


# -- the place -------------------------------------------------------------------------------------


def is_compiled() -> bool:
    """Whether the cache holds the play loop already."""
    return any(cache_folder(MODULES).glob("**/*play_games*.nbi"))


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on the last of the cores allowed, as the other libraries do."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def machine() -> dict[str, Any]:
    """The machine in general words."""
    model = platform.processor() or platform.machine()
    facts = Path("/proc/cpuinfo")
    if facts.is_file():
        for line in facts.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return {
        "cpu": model,
        "cores": os.cpu_count() or 1,
        "system": platform.system(),
        "python": platform.python_version(),
        "small": f"{SMALL.seats} seats, {SMALL.cards} cards, {state_fields(SMALL).bytes} bytes",
        "large": f"{LARGE.seats} seats, {LARGE.cards} cards, {state_fields(LARGE).bytes} bytes",
    }
