"""Complaints come out of another process as they went in."""

from __future__ import annotations

import pickle
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import fieldofview
from fieldofview.bots import NothingToDecide
from fieldofview.cards.complaint import Complaint, Term
from fieldofview.cards.decks import UnclearCard, UnknownCard
from fieldofview.cards.files.disk import Unreadable
from fieldofview.cards.languages import UnknownLanguage
from fieldofview.cards.shelf import UnknownSet
from fieldofview.cli.table.store import FileTaken
from fieldofview.game.errors import UnknownPlayer
from fieldofview.game.script import Line, Unfollowed

MADE: tuple[Complaint, ...] = (
    NothingToDecide(),
    UnclearCard("Wink", ["Wink (a)", "Wink (b)"]),
    UnknownCard("Wnik", ["Wink"]),
    UnknownLanguage("xx"),
    UnknownPlayer("Eve", ["Ann", "Ben"]),
    UnknownSet("viewpont"),
    FileTaken(Path("friday.fov")),
    Unfollowed(Complaint("Line {n}", n=3), Line("Ann: play Wink", "Ann", "play Wink"), None, None),
    Unreadable("v.toml", Term("it is a folder, not a file")),
)


def kinds(of: type[Complaint]) -> set[type[Complaint]]:
    return {of}.union(*map(kinds, of.__subclasses__()))


def complaints() -> list[Complaint]:
    """One of each class, the plain ones with a brace in a value."""
    for module in walk_packages(fieldofview.__path__, "fieldofview."):
        if not module.name.endswith("__main__"):
            with suppress(ImportError):  # of an extra that is not installed
                import_module(module.name)
    plain = [kind for kind in kinds(Complaint) if "__init__" not in vars(kind) or kind is Complaint]
    return [*MADE, *(kind("{name} is wrong.", name="{it}") for kind in plain)]


def test_every_complaint_survives_a_process() -> None:
    found = complaints()
    for one in found:
        again = pickle.loads(pickle.dumps(one))
        assert type(again) is type(one)
        assert (str(again), again.told("de")) == (str(one), one.told("de"))
        assert vars(again).keys() == vars(one).keys()
    assert {type(one) for one in found} == {kind for kind in kinds(Complaint) if kind.__module__.startswith("field")}
