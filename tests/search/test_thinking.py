"""Searches keep to their budgets, know an answer at any moment, and are worth something."""

from __future__ import annotations

import time

import pytest

import fieldofview as fov
from fieldofview.bots import BadBot, SearchBot, find_bot, make_bot, options_of, title
from fieldofview.game import Game
from fieldofview.game.leaves import LeafBench
from fieldofview.game.trials import Bench, Tree
from fieldofview.search import WAYS, BadBudget, Budget, Thought, think
from fieldofview.search.crew import shared_out
from fieldofview.search.deep import favourites
from fieldofview.search.flat import Flat
from fieldofview.search.thinking import DEEP, GUIDED


def choosing(seed: int = 3, options: int = 4) -> Game:
    """A game at a decision with some choice."""
    game = fov.new_game(2, seed=seed)
    while game.decision is not None and len(game.decision.options) < options:
        game.answer(0)
    return game


def view_of(game: Game) -> fov.View:
    assert game.decision is not None
    return game.view(game.decision.seat)


@pytest.mark.parametrize("way", WAYS)
def test_rollouts_are_counted_and_shared_out(way: str) -> None:
    views = (view_of(choosing(seed)) for seed in range(3, 40))
    view = next(view for view in views if len(favourites(view)) > 2)  # else guided and deep have nothing to choose
    thought = think(view, "greedy", Budget(400), dice=7, way=way)
    assert 200 <= thought.rollouts <= 440
    assert sum(judged.games for judged in thought.options) == thought.rollouts
    assert all(0 <= judged.chance <= 1 and (judged.games or way in (GUIDED, DEEP)) for judged in thought.options)
    assert thought.ranked[0].option == thought.choice
    assert max(thought.options, key=lambda judged: judged.games).games > 400 // len(thought.options)


@pytest.mark.parametrize("way", WAYS)
def test_cores_change_no_answer(way: str) -> None:
    view = view_of(choosing())
    one, two = (think(view, "greedy", Budget(300), dice=5, way=way, threads=threads) for threads in (1, 2))
    assert (one.options, one.best, one.rollouts) == (two.options, two.best, two.rollouts)
    assert [shared_out(4, 7, hands) for hands in (1, 3, 9)][1] == [(4, 2), (6, 2), (8, 3)]


@pytest.mark.parametrize("way", WAYS)
def test_it_stops_in_time(way: str) -> None:
    view = view_of(choosing())
    think(view, "greedy", Budget(50), way=way)
    began = time.perf_counter()
    thought = think(view, "greedy", Budget.read("200ms"), way=way)
    assert time.perf_counter() - began < 1.5
    assert thought.rollouts > 50


@pytest.mark.parametrize("way", WAYS)
def test_it_knows_an_answer_at_any_moment(way: str) -> None:
    view = view_of(choosing())
    heard: list[Thought] = []

    def enough(thought: Thought) -> bool:
        heard.append(thought)
        return len(heard) < 2

    thought = think(view, "greedy", Budget.read("60s"), way=way, progress=enough)
    assert len(heard) == 2
    assert all(so_far.choice in options_of(view) for so_far in (*heard, thought))
    assert thought.seconds < 20


def test_what_makes_no_difference_is_not_thought_about_for_long() -> None:
    """With 100 points on the table every play wins when the turn ends."""
    game = fov.new_game(2, seed=1)
    game.token(0, 150)
    thought = think(view_of(game), "greedy", Budget(100_000))
    assert len(thought.options) > 4
    assert thought.chance > 0.99
    assert thought.rollouts < 10_000
    assert thought.best == thought.usual


@pytest.mark.parametrize("way", WAYS)  # the deep way cuts all of them, and asks the network
def test_games_that_are_cut_short_are_judged_by_points_and_cards(way: str) -> None:
    chances = []
    for points in (-40, 0, 40):
        game = choosing()
        assert game.decision is not None
        game.token(game.decision.seat, points)
        chances.append(think(view_of(game), "greedy", Budget(300), way=way, turns=2).chance)
    assert 0 < chances[0] < chances[1] < chances[2] < 1


@pytest.mark.parametrize("name", ["search:100", "tree:100"])
def test_they_beat_greedy(name: str) -> None:
    wins = 0
    for number in range(10):
        game = fov.new_game(2, seed=number)
        bots = [make_bot(name, number), make_bot("greedy", number)]
        if number % 2:
            bots.reverse()
        while not game.over:
            assert game.decision is not None
            seat = game.decision.seat
            game.answer(bots[seat].choose(game.view(seat)))
        assert game.outcome is not None
        wins += any(bots[seat].name == name for seat in game.outcome.winners)
    assert wins >= 7


def test_names_say_budget_and_policy() -> None:
    assert find_bot("Search:100MS") == "search:100ms"
    assert find_bot("Search:20@Champion") == find_bot("search:20@evolved") == "search:20@evolved"
    assert title("search:100ms") == "search"
    bot = make_bot("tree:2s@random", 4)
    assert isinstance(bot, SearchBot)
    assert (bot.way, bot.budget, bot.policy, bot.seed) == ("tree", Budget(0, 2.0), "random", 4)
    assert [str(Budget.read(text)) for text in ("200", "100ms", "2s")] == ["200", "100ms", "2000ms"]


@pytest.mark.parametrize("text", ["", "0", "-3", "1h", "100 ms", "many", "2s2", "0ms"])
def test_no_budget(text: str) -> None:
    with pytest.raises(BadBudget, match="such as 200"):
        Budget.read(text)


def test_too_much_is_refused() -> None:
    for name in ("search:999999999", "search:9999s"):
        with pytest.raises(BadBudget, match="at most 100,000,000 rollouts"):
            make_bot(name)
    with pytest.raises(BadBot, match="play on by 'clever'; the policies are: random, "):
        make_bot("search:20@clever")


def test_who_is_no_policy_is_told_the_levels_that_are() -> None:
    with pytest.raises(BadBot) as refused:
        make_bot("search:20@master")
    assert str(refused.value).endswith("so are the levels beginner, casual, seasoned, champion.")
    assert refused.value.told("de").endswith("ebenso die Stärken beginner, casual, seasoned, champion.")
    for name in ("beginner", "casual", "seasoned", "champion"):
        assert find_bot(f"search:20@{name}")


@pytest.mark.parametrize(
    ("way", "calls"), [("flat", "try_options"), ("tree", "grow"), ("guided", "try_options"), ("deep", "try_options")]
)
def test_the_clock_starts_when_the_compiled_code_is_there(
    way: str, calls: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To fetch it takes longer than a hint may think, and the first hint would have tried next to nothing."""
    view = view_of(choosing())
    monkeypatch.setattr(Flat, "is_clear", lambda _: False)  # the clock alone ends it
    think(view, "greedy", Budget(50), way=way)
    usual = think(view, "greedy", Budget.read("200ms"), way=way, threads=1).rollouts
    kind = {"flat": Bench, "tree": Tree, "guided": Bench, "deep": LeafBench}[way]
    fetched, known = [], getattr(kind, calls)

    def fetching(self: Bench, *given: object) -> object:
        if not fetched:
            fetched.append(time.sleep(0.4))
        return known(self, *given)

    monkeypatch.setattr(kind, calls, fetching)
    assert think(view, "greedy", Budget.read("200ms"), way=way, threads=1).rollouts > usual / 10
    assert fetched
