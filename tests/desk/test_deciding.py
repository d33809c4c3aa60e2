"""What no script can show: acts that scripts have no step for, and what lies in the state."""

from __future__ import annotations

import pytest

from desk.desks import REASON, publish, started
from fieldofview.desk import commands as c
from fieldofview.desk.model import ORGANISER
from fieldofview.desk.problems import DeskRefusal


@pytest.mark.parametrize("given", [c.IssuePenalty("b", "75.1", 1), c.CallTime(1, 1, "b")])
def test_nobody_becomes_the_dealer_because_something_happens_in_a_game(given: c.Command) -> None:
    """The dealer of a first game is drawn; a game that is only known by a penalty has none yet."""
    desk = started("a", "b", kind="swiss", table=2, rounds=1)
    publish(desk, "a b")
    desk.put(given, "j", REASON)
    assert desk.state.rounds[0].tables[1].games[1].dealer == ""
    desk.put(c.ReportGame(1, 1, 1, ("a", "b"), {"a": 50, "b": 100}, "hundred", ("b",), dealer="b"), "j", REASON)
    assert desk.state.rounds[0].tables[1].games[1].dealer == "b"


def test_in_a_later_game_of_a_match_the_winner_deals_whatever_begins_it() -> None:
    desk = started("a", "b", kind="swiss", table=2, rounds=1, games=2)
    publish(desk, "a b")
    desk.put(c.ReportGame(1, 1, 1, ("a", "b"), {"a": 50, "b": 100}, "hundred", ("b",)), "j", REASON)
    desk.put(c.IssuePenalty("a", "75.1", 1, 2), "j", REASON)
    assert desk.state.rounds[0].tables[1].games[2].dealer == "b"


def test_the_organiser_is_not_erased() -> None:
    desk = started("a", "b", kind="swiss", table=2, rounds=1)
    with pytest.raises(DeskRefusal, match="E_ORGANISER_STAYS"):
        desk.put(c.ErasePersonalFields(ORGANISER))


def test_a_package_is_an_act() -> None:
    desk = started("a", "b", kind="swiss", table=2, rounds=1)
    desk.put(c.RecordPackage(desk.head.length, desk.head.hash), "j")
    assert type(desk.acts[-1].events[0]).__name__ == "PackageBuilt"
    with pytest.raises(DeskRefusal, match="E_NO_RIGHT"):
        desk.put(c.RecordPackage(1, "0"), "a")
