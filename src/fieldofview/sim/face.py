"""What a table costs a server: answering, telling, and what is new as JSON for every viewer; CPU time on one core."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..game import Game, new_game
from ..views.forms import to_json
from .bench import SETS

Viewer = int | None
Answers = dict[int | str, Any]  # by seat, the indices of options

REPLAYED = 150  # decisions that are answered again by index


@dataclass(frozen=True, slots=True)
class Table:
    """A table at which the face is measured."""

    players: int
    sets: tuple[str, ...]
    windows: str

    @property
    def name(self) -> str:
        copies = {1: "", 2: ", two copies each"}[self.sets.count(self.sets[0])]
        return f"{self.players} seats{copies}, {self.windows} windows"


TABLES = tuple(
    Table(players, SETS * copies, windows) for players, copies in ((6, 1), (12, 2)) for windows in ("plain", "public")
)


@dataclass(slots=True)
class Cost:
    """What was measured at one table, decision by decision: seconds of CPU and bytes."""

    table: Table
    decisions: list[float] = field(default_factory=list)  # answering, telling, and the news of all viewers as JSON
    news_bytes: list[int] = field(default_factory=list)  # of one viewer's news
    views: list[float] = field(default_factory=list)  # one full view
    view_texts: list[float] = field(default_factory=list)  # the same as JSON
    view_bytes: list[int] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        return {
            "table": self.table.name,
            "players": self.table.players,
            "windows": self.table.windows,
            "decisions": len(self.decisions),
            "decision_ms": milliseconds(self.decisions),
            "view_ms": milliseconds(self.views),
            "view_json_ms": milliseconds(self.view_texts),
            "news_bytes": middle_and_high(self.news_bytes),
            "view_bytes": middle_and_high(self.view_bytes),
        }


def middle_and_high(figures: Sequence[float]) -> tuple[float, float]:
    """The median and the 95th percentile."""
    return statistics.median(figures), statistics.quantiles(figures, n=20, method="inclusive")[-1]


def milliseconds(seconds: Sequence[float]) -> tuple[float, float]:
    middle, high = middle_and_high(seconds)
    return 1000 * middle, 1000 * high


def face_costs(games: int, runs: int) -> dict[str, Any]:
    """The costs at every table, over so many random games, and of a replay."""
    tables = [face_cost(table, games).data() for table in TABLES]
    return {"tables": tables, "replay_ms": milliseconds(replay_costs(max(runs, 5)))}


def face_cost(table: Table, games: int) -> Cost:
    """The costs at one table; views are looked at in games of their own, since a viewed state is copied."""
    cost = Cost(table)
    _follow_news(Cost(table), games)  # what is made once is made before
    for seed in range(games):
        _follow_news(cost, seed)
        _look_at_views(cost, seed)
    return cost


def _follow_news(cost: Cost, seed: int) -> None:
    game = deal(cost.table, seed)
    viewers = viewers_of(cost.table)
    heard = dict.fromkeys(viewers, 0)
    tell_news(game, heard)
    for answers in random_answers(game, seed):
        start = time.process_time()
        give(game, answers)
        texts = tell_news(game, heard)
        cost.decisions.append(time.process_time() - start)
        cost.news_bytes += [len(text.encode()) for text in texts]


def _look_at_views(cost: Cost, seed: int) -> None:
    game = deal(cost.table, seed)
    viewers = viewers_of(cost.table)
    for number, answers in enumerate(random_answers(game, seed)):
        give(game, answers)
        viewer = viewers[number % len(viewers)]
        if game.over:
            break
        start = time.process_time()
        view = game.view(viewer)
        seen = time.process_time()
        text = to_json(view)
        cost.views.append(seen - start)
        cost.view_texts.append(time.process_time() - seen)
        cost.view_bytes.append(len(text.encode()))


def deal(table: Table, seed: int) -> Game:
    """A game at this table."""
    return new_game(table.players, table.sets, seed, windows=table.windows)


def viewers_of(table: Table) -> list[Viewer]:
    return [None, *range(table.players)]


def tell_news(game: Game, heard: dict[Viewer, int]) -> list[str]:
    """What is new for every viewer, as JSON."""
    texts = []
    for viewer, since in heard.items():
        news = game.news(viewer, since)
        heard[viewer] = since + len(news.events)
        texts.append(to_json(news))
    return texts


def random_answers(game: Game, seed: int) -> Iterator[Answers]:
    """Answers by lot to whatever is asked, until the game is over; choosing them is not what is measured."""
    dice = Random(seed)
    while not game.over:
        yield {decision.seat: dice.randrange(len(decision.options)) for decision in game.pending}


def give(game: Game, answers: Answers) -> None:
    """One answer, or several that are sealed together."""
    if game.decision is None:
        game.settle(answers)
    else:
        game.answer(next(iter(answers.values())))


def replay_costs(runs: int) -> list[float]:
    """Seconds of CPU, run by run, for answering a dealt game again by index while nobody is told anything."""
    picks, seed = list[int](), 0
    while len(picks) < REPLAYED:
        seed += 1
        picks = _picks(deal(TABLES[0], seed), seed)
    took = []
    for _ in range(runs):
        game = deal(TABLES[0], seed)
        start = time.process_time()
        for pick in picks[:REPLAYED]:
            game.answer(pick)
        took.append(time.process_time() - start)
    return took


def _picks(game: Game, seed: int) -> list[int]:
    picks: list[int] = []
    for answers in random_answers(game, seed):
        picks += answers.values()
        give(game, answers)
    return picks
