"""Ratings: every finished rated game counts once, in the order of endings, whatever happens in between."""

import json
import subprocess
import sys
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import pytest

from fieldofview.server.hall.finishing import finish_unwatched
from fieldofview.server.people.rating import NEW, Skill, after_game
from fieldofview.server.store import Store, open_store
from fieldofview.server.store.games import (
    Result,
    games_of,
    put_game,
    rate_new_games,
    rating_of,
    ratings,
    recount_ratings,
)
from fieldofview.server.store.lobby import is_over
from fieldofview.server.store.opening import file_url
from fieldofview.server.table.placing import places
from server.finished import person, put_log
from server.running import Server


@pytest.mark.parametrize(
    ("winners", "scores", "left", "away", "wanted"),
    [
        ([1], [50, 100, 50, -5], [], [], [2, 1, 2, 4]),
        ([0, 2], [80, 95, 80], [], [], [1, 3, 1]),  # the winners are whom the game names, not who has most
        ([2], [120, 60, 10], [0], [], [3, 2, 1]),  # who left is last, whatever they had
        ([0], [10, 90, 80], [1, 2], [], [1, 2, 2]),
        ([], [5, 5], [], [], [1, 1]),
        ([0], [100, 90, 80], [], [0], [3, 1, 2]),  # what a bot reached
        ([0], [100, 90], [1], [0], [1, 2]),  # but before who gave up
    ],
)
def test_places(winners: list[int], scores: list[int], left: list[int], away: list[int], wanted: list[int]) -> None:
    seats = range(len(scores))
    assert places(winners, scores, [it in left for it in seats], [it in away for it in seats]) == wanted


def test_a_tie_is_a_tie() -> None:
    first, *tied, last = after_game([NEW] * 4, [1, 2, 2, 4])
    assert tied[0] == tied[1]
    assert first.mu > tied[0].mu > last.mu
    everybody = after_game([NEW] * 3, [1, 1, 1])
    assert {skill.mu for skill in everybody} == {NEW.mu}
    assert all(skill.sigma < NEW.sigma for skill in everybody)
    strong, weak = after_game([Skill(30, 4), Skill(20, 4)], [1, 1])
    assert strong.mu < 30 < weak.mu + 10  # a tie brings unequal ones nearer


def test_a_new_player_is_shown_with_uncertainty() -> None:
    assert (NEW.rating, NEW.within, NEW.is_sure) == (1500, 400, False)


def seats(*people: str) -> list[Result]:
    return [Result(guest, guest, place, 100 - place, False) for place, guest in enumerate(people, 1)]


def test_each_game_counts_once_and_in_the_order_of_endings(store: Store) -> None:
    assert put_game(store, "g1", 100, True, {}, seats("a", "b", "c"))
    assert not put_game(store, "g1", 100, True, {}, seats("c", "b", "a"))
    assert rate_new_games(store) == 1
    assert rate_new_games(store) == 0
    put_game(store, "g3", 300, True, {}, seats("b", "a"))
    put_game(store, "x", 250, False, {}, seats("c", "a"))  # not rated
    assert rate_new_games(store) == 1
    put_game(store, "g2", 200, True, {}, seats("c", "a"))  # it ended before, and was noted late
    assert rate_new_games(store) == 1
    found = {guest: rating_of(store, guest) for guest in "abc"}
    a, b, c = after_game([NEW] * 3, [1, 2, 3])
    c, a = after_game([c, a], [1, 2])
    b, a = after_game([b, a], [1, 2])
    assert found == {"a": (a, 3), "b": (b, 2), "c": (c, 2)}
    assert recount_ratings(store) == 3
    assert {guest: rating_of(store, guest) for guest in "abc"} == found
    newest = games_of(store, "a")[0]
    assert (newest["id"], newest["seats"][1]["rating"]) == ("g3", {"rating": a.rating, "within": a.within})


def test_an_end_that_nobody_noted_is_found_in_the_log(store: Store) -> None:
    ann, bob = person(store, "Ann"), person(store, "Bob")
    put_log(store, "11111111", [ann, bob], 1000)
    put_log(store, "22222222", [bob, ann], 2000, loser=0)
    assert finish_unwatched(store, 10_000) == 2
    assert is_over(store, "11111111")
    assert finish_unwatched(store, 10_000) == 0
    once, _ = after_game([NEW, NEW], [1, 2])
    assert [(name, games) for name, _, games in sorted(ratings(store))] == [("Ann", 2), ("Bob", 2)]
    assert rating_of(store, ann.id) != (once, 1)
    assert [seat["left"] for seat in games_of(store, ann.id)[0]["seats"]] == [True, False]


def test_who_was_away_at_the_end_gets_nothing_for_what_a_bot_reached(store: Store) -> None:
    ann, bob = person(store, "Ann"), person(store, "Bob")
    put_log(store, "11111111", [ann, bob], 1000, away=0)
    finish_unwatched(store, 10_000)
    (game,) = games_of(store, ann.id)
    assert [seat["place"] for seat in game["seats"]] == [1, 2]  # Bob gave up
    assert game["away"] == [0]


def test_a_kill_between_end_and_rating_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """The log has the end; the server that was to note it is gone. The next one does, and the one after it does not."""
    store = open_store(file_url(tmp_path / "table.sqlite"))
    put_log(store, "1" * 24, [person(store, "Ann"), person(store, "Bob")], 1000)
    told = []
    for _ in range(2):
        with Server(tmp_path) as server:
            told.append(until_rated(server.address))
            server.kill()
    assert told[0] == told[1]
    assert [game["place"] for game in told[0]["games"][0]["seats"]] == [1, 2]
    assert told[0]["rating"]["games"] == 1
    before = sorted(ratings(store))
    command = [sys.executable, "-m", "fieldofview", "serve", "--recount", "--data", str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    assert said == "All ratings are worked out anew; rated games: 1.\n"
    assert sorted(ratings(store)) == before
    store.close()


def until_rated(address: str) -> dict[str, object]:
    for _ in range(200):
        with build_opener(ProxyHandler({})).open(f"{address}/api/people/ann", timeout=10) as answer:
            profile: dict[str, object] = json.loads(answer.read())
        if profile["rating"] is not None:
            return profile
    raise AssertionError("never rated")
