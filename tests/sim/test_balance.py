"""Figures about a set: the same games as in a contest, however often it is asked, and never longer than allowed."""

from itertools import count

import pytest

from fieldofview.cards.files import read_text
from fieldofview.game.errors import Complaint
from fieldofview.sim import make_contest
from fieldofview.sim.balance import LOOK_EVERY, MOST_DECISIONS, Balancing
from fieldofview.sim.contest import play_stretch

STRONG = """
name = "Uneven"
[[card]]
name = "Stone"
points = 5
copies = 40
[[card]]
name = "Crown"
points = 60
copies = 6
[[card]]
name = "Never"
points = -90
copies = 6
"""


def balanced(sets: list[str], players: int, games: int) -> Balancing:
    made = Balancing.begin(sets, players, games)
    made.play(60)
    assert made.done
    return made


def test_the_games_are_those_of_a_contest() -> None:
    made = balanced(["viewpoint"], 3, 6)
    made.read()
    contest = make_contest(6, ["viewpoint"], 3, ("greedy",), backend="plain")
    assert made.tally == play_stretch(contest, 0, 6)


def test_interrupted_games_go_on_where_they_were() -> None:
    made = Balancing.begin(["viewpoint"], 6, 3)
    ticks, looks = count(), 0
    while not made.done:
        made.play(0, clock=lambda: float(next(ticks)))
        looks += 1
    assert looks > 3, "no game was interrupted"
    assert made.read() == balanced(["viewpoint"], 6, 3).read()


def test_a_card_that_wins_is_seen_to_win() -> None:
    made = Balancing.begin([read_text(STRONG)], 3, 60)
    made.play(60)
    found = made.read()
    cards = {card.name: card for card in found.cards}
    assert cards["Crown"].used.value > 1.3 / 3 > cards["Crown"].held.low
    assert cards["Crown"].held.value > cards["Never"].held.value
    assert sum(card.holders for card in found.cards) >= 3 * found.games
    assert all(card.holders >= card.users for card in found.cards), "whoever plays a card had it in hand"
    assert found.games == 60
    assert found.windows == 0, "nothing in this set answers anything"
    assert 3 < balanced(["viewpoint"], 4, 10).read().windows < 12
    assert abs(sum(row[0] for row in made.tally.seats) / 27720 - 60) < 1


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(Complaint):
        Balancing.begin([read_text(STRONG.replace("40", "1"))], 6, 5)


def test_the_clock_is_looked_at_inside_a_game() -> None:
    assert LOOK_EVERY < MOST_DECISIONS / 100
    made = Balancing.begin(["viewpoint"], 6, 5)
    made.play(0)
    assert made.tally.games == 0
