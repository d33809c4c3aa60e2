"""An event at work: whole lists in one stroke."""

from pathlib import Path

import pytest

from fieldofview.desk import commands as c
from fieldofview.desk.log import Stale
from fieldofview.desk.problems import DeskRefusal
from fieldofview.office.event import Event

SETTINGS = {"title": "Club", "format": {"kind": "swiss", "rounds": 3}}


def test_a_list_is_entered_whole_or_not_at_all(tmp_path: Path) -> None:
    with Event.create(tmp_path / "a.fovevent", SETTINGS) as event:
        judge = event.add_person({"name": "Kim"})
        assert event.register_all([{"name": "Ann"}, {"name": "Kim"}, {"name": "Bob"}]) == ["p2", judge, "p4"]
        length = len(event.desk.acts)
        event.put(c.GrantRole(event.add_person({"name": "Jo"}), "judge"))
        with pytest.raises(DeskRefusal):
            event.register_all([{"name": "Cy"}, {"name": "Jo"}])
        assert len(event.desk.acts) == length + 1
        assert len(event.state.entries) == 3
    with Event.open(tmp_path / "a.fovevent") as event:
        assert [event.name(id) for id in event.state.entries] == ["Ann", "Kim", "Bob"]
        assert event.desk.chain_is_right()


def test_a_list_that_comes_too_late_leaves_nothing(tmp_path: Path) -> None:
    with Event.create(tmp_path / "a.fovevent", SETTINGS) as one, Event.open(tmp_path / "a.fovevent") as other:
        other.register({"name": "Ann"})
        with pytest.raises(Stale):
            one.register_all([{"name": "Bob"}, {"name": "Cy"}])
        assert one.state.entries == {}
        one.refresh()
        assert len(one.register_all([{"name": "Bob"}, {"name": "Cy"}])) == 2
