"""How fast play is for those who learn, search or write bots: with observation and mask, or with a view."""

from __future__ import annotations

import time
from random import Random

from ..game import Batch, new_game
from ..game.making import HAND
from ..game.numbers import actions_of
from ..game.observations import Layout, plane_starts
from ..game.setup import tables_of
from ..policies.registry import compiled
from .bench import PLAYERS, SETS, STRETCH, Play, Speed, limit, repeated

BATCH = 4096


def observed_speeds(backends: list[str]) -> list[Speed]:
    """The ways to play that show something to whoever decides."""
    found = []
    if "numba" in backends:
        found.append(Speed(f"a batch of {BATCH:,}, with observation and mask", "numba", whole_batch()))
        found.append(Speed("loop inside, with observation and mask", "numba", one_game_inside()))
        found.append(Speed("one Python call a decision, with observation and mask", "numba", one_call_each_observed()))
    if "plain" in backends:
        found.append(Speed("a Python bot that reads its view", "plain", with_views()))
    return found


def whole_batch() -> Play:
    """All games of a batch at once, each answered by lot from Python; games that end make room for new ones."""
    import numpy as np

    batch = Batch.deal(SETS, PLAYERS, BATCH, 1)
    batch.play_out("random", 1, turns=8)
    batch.renew(BATCH)
    dice = np.random.default_rng(1)
    seed = 2 * BATCH

    def play(seconds: float) -> tuple[int, int]:
        nonlocal seed
        decisions = games = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end or not games:
            batch.step_observed(indices=(dice.random(BATCH) * batch.counts).astype(np.int64))
            decisions += BATCH
            fresh = batch.renew(seed)
            seed += fresh
            games += fresh
        return decisions, games

    return play


def one_game_inside() -> Play:
    """Whole compiled games one after the other, many to one call, every decision observed."""
    import numpy as np

    tables = tables_of(SETS, PLAYERS)
    rules, actions, layout = compiled(), actions_of(tables, PLAYERS), Layout(len(tables.cards), PLAYERS)
    states, table = rules.states(tables.size, 1), rules.tables(tables)
    starts, planes = np.array(actions.starts, np.int64), np.array(plane_starts(tables, layout), np.int64)
    rows, masks = np.zeros((1, layout.size), np.int8), np.zeros((1, actions.mask_bytes), np.uint8)
    reading = (starts, actions.stride, layout.kinds, planes, rows, masks)

    def stretch(seed: int) -> int:
        count = rules.rules.play_observed(states, table, 0, seed, STRETCH, PLAYERS, limit(PLAYERS), HAND, *reading)
        return int(count)

    return repeated(stretch, STRETCH)


def one_call_each_observed() -> Play:
    """One game: Python chooses, and one call answers and observes."""
    batch, rnd = Batch.deal(SETS, PLAYERS, 1, 1), Random(1).random
    batch.observe()

    def game(seed: int) -> int:
        decisions = 0
        batch.renew(seed)
        n, step = int(batch.counts[0]), batch.step_one
        while n:
            n = step(0, int(rnd() * n))
            decisions += 1
        return decisions

    return repeated(game)


def with_views() -> Play:
    """A bot in Python that looks at its options, its hand and the table; nothing is compiled."""

    def game(seed: int) -> int:
        game, dice, decisions = new_game(PLAYERS, SETS, seed, turn_limit=limit(PLAYERS)), Random(seed), 0
        while game.decision is not None:
            view = game.view(game.decision.seat)
            assert view.decision is not None
            dice.seed(len(view.hand) + sum(view.points) + seed)
            game.answer(dice.choice(view.decision.options))
            decisions += 1
        return decisions

    return repeated(game)
