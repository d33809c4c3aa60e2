"""A search with the network: it judges leaves as it judges decisions, knows its favourites, and is the stronger."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.learned.positions import decisions
from tests.search.test_thinking import choosing, view_of

from fieldofview.bots import find_bot, make_bot, title
from fieldofview.game import determinise
from fieldofview.game.leaves import LEAVES, LeafBench
from fieldofview.kernel.loops import next_random
from fieldofview.learned import judge_of, opinion
from fieldofview.policies.contests import contest_dice
from fieldofview.search import Budget, think
from fieldofview.search.deep import FAVOURITES, favourites
from fieldofview.search.flat import ENOUGH
from fieldofview.sim import make_contest
from fieldofview.sim.duplicate import play_duplicate
from fieldofview.views import View

TABLES = [(2, ("viewpoint",)), (4, ("viewpoint", "reflections")), (3, ("open-eyes",))]


def judged_by_hand(view: View, option: int, seed: int, turns: int) -> float:
    """An option in one imagined game, answered by lot until the seat has a choice; there the network is asked."""
    game, x, seat = determinise(view, seed), contest_dice(seed), view.seat
    assert seat is not None
    game.answer(option)
    while game.decision is not None:
        options = game.decision.options
        if game.decision.seat == seat and len(options) > 1 and game.view(seat).turns >= view.turns + turns:
            return opinion(game.view(seat)).chance
        x = next_random(x)
        game.answer(x % len(options))
    assert game.outcome is not None
    return (seat in game.outcome.winners) / len(game.outcome.winners)


@pytest.mark.parametrize(("players", "sets"), TABLES)
def test_a_leaf_is_judged_as_a_decision_is(players: int, sets: tuple[str, ...]) -> None:
    found = set()
    for number, view in enumerate(decisions(players, sets, 5, 9)):
        bench = LeafBench(view, "random", judge_of(view))
        turns = (0, 1, 200)[number % 3]  # a random game may well be over by then
        for option in range(min(3, bench.options)):
            tries = bench.try_options([option], 40 + number, 0, 1, turns)[option]
            assert tries.games == 1
            assert tries.wins == pytest.approx(judged_by_hand(view, option, 40 + number, turns), abs=1e-4)
            found.add(tries.wins)
    assert found & {0.0, 1.0}  # games that are over count as they ended
    assert found - {0.0, 1.0}


def test_worlds_are_numbered_whatever_room_there_is() -> None:
    """More leaves than a bench holds, at once and in two parts: the same sums to the last bit."""
    view = view_of(choosing())
    bench = LeafBench(view, "evolved", judge_of(view))
    worlds = LEAVES
    whole = bench.try_options([0, 1], 3, 0, worlds, 2)
    parts = [bench.twin().try_options([0, 1], 3, first, count, 2) for first, count in ((0, 77), (77, worlds - 77))]
    for option in (0, 1):
        assert whole[option].games == worlds
        for name in ("wins", "squares", "ahead", "squares_ahead"):
            assert getattr(whole[option], name) == sum(getattr(part[option], name) for part in parts)


@pytest.mark.parametrize("way", ["guided", "deep"])
def test_favourites_are_tried_and_no_others(way: str) -> None:
    views = decisions(2, ("viewpoint",), 5, 60)
    view = next(view for view in views if len(favourites(view)) > 1 and len(view.decision.options) > FAVOURITES)  # type: ignore[union-attr]
    thought = think(view, "evolved", Budget(300), dice=1, way=way)
    liked = favourites(view)
    assert 1 < len(liked) <= FAVOURITES < len(thought.options)
    assert thought.usual == liked[0] == opinion(view).choice
    assert {k for k, judged in enumerate(thought.options) if judged.games} == set(liked)
    unloved = next(k for k in range(len(thought.options)) if k not in liked)
    thought = think(view, "evolved", Budget(300), dice=1, way=way, against=unloved)
    assert thought.usual == unloved
    assert thought.options[unloved].games


def test_with_cards_that_the_network_has_never_met_it_is_the_flat_search(tmp_path: Path) -> None:
    text = 'id = "mine"\nname = "Mine"\n\n[[card]]\nname = "Pebble"\npoints = 5\ncopies = 6\n'
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    view = next(decisions(2, ["viewpoint", str(tmp_path / "mine.toml")], 3, 1))
    flat = think(view, "evolved", Budget(60), dice=2, way="flat")
    for way in ("guided", "deep"):
        thought = think(view, "evolved", Budget(60), dice=2, way=way)
        assert (thought.options, thought.best) == (flat.options, flat.best)


@pytest.mark.parametrize("way", ["guided", "deep"])
def test_one_favourite_is_tried_for_its_chance_alone(way: str) -> None:
    """Nothing is to be chosen: no budget is spent on it."""
    views = decisions(2, ("viewpoint",), 5, 60)
    view = next(view for view in views if len(favourites(view)) == 1 and len(view.decision.options) > 2)  # type: ignore[union-attr]
    thought = think(view, "evolved", Budget(4000), dice=1, way=way)
    assert (thought.best, thought.rollouts) == (favourites(view)[0], ENOUGH)


def test_it_is_a_bot_by_name() -> None:
    assert find_bot("Deep:100MS") == "deep:100ms"
    assert title("deep:100ms") == "deep"
    assert make_bot("deep", 1).name == "deep"


@pytest.mark.parametrize("way", ["guided", "deep"])
def test_it_beats_greedy_by_far(way: str) -> None:
    contest = make_contest(8, sets=("viewpoint",), bots=(f"{way}:60", "greedy"), seed=4200, turn_limit=100)
    assert play_duplicate(contest, workers=1).rate().rate > 0.7
