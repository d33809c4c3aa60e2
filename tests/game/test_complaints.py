"""What refuses a setup speaks every language: sets, cards, players and names."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter

import pytest
from tests.proofreading import slips

from fieldofview.cards import Card, CardSet, find_card, find_set, mix
from fieldofview.cards.complaint import Complaint, sentences
from fieldofview.cards.languages import find_language
from fieldofview.cli import main  # noqa: F401 - every room is there
from fieldofview.desk import log  # noqa: F401
from fieldofview.desk.script import reading  # noqa: F401
from fieldofview.game import new_game
from fieldofview.office import store  # noqa: F401
from fieldofview.sim import make_contest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "fieldofview"
GERMAN = sentences("de")
SAYING = {"Complaint", "Worded", "Term", "bad", "fail", "__init__"}
SAYING |= {"BadDeck", "BadNames", "BadScenario", "BadRecord", "NoScenarios", "UnreadableScenarios"}
SAYING |= {"UnknownBot", "BadBot", "BadContest", "NoPicture", "BackendMissing"}
SAYING |= {"NeverEnds", "BadSize", "CannotSeparate", "NotPlain", "OtherLog", "Superseded", "Damaged", "trouble"}
SAYING |= {"CannotOpen", "CannotWrite", "StoreTrouble", "BadBackup", "BadPackage", "MissingExtra"}
SAYING |= {"BadArgument", "NoNameGiven", "NoSuchHome", "Malformed", "NothingSaved"}
ROOMS = ("cards", "kernel", "game", "bots", "sim", "desk", "office", "cli")
MINE = CardSet("mine", "Mine", (Card("Shadow", points=5, copies=70, document="", edition="viewniverse"),))


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_german_has_the_same_blanks() -> None:
    for english, german in GERMAN.items():
        assert blanks(german) <= blanks(english), english


def sentences_in(path: Path) -> Iterator[str]:
    """The sentences that a file raises, with blanks for their values."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]) if name in SAYING:
                early = isinstance(first, ast.JoinedStr) and name != "__init__"
                assert not early, f"{path.name}:{node.lineno} fills its blanks too early"
                branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found = [x.value for x in branches if isinstance(x, ast.Constant) and isinstance(x.value, str)]
                yield from (text for text in found if name != "fail" or " " in text)  # else it is the name of a key


def test_no_sentence_is_left_out_in_german() -> None:
    files = [path for room in ROOMS for path in (SOURCE / room).rglob("*.py")]
    raised = {said: path.name for path in sorted(files) for said in sentences_in(path)}
    assert {said: where for said, where in raised.items() if said not in GERMAN} == {}
    assert len(raised) > 400


WRONG: dict[str, Callable[[], object]] = {
    "language": lambda: find_language("xx"),
    "card": lambda: find_card("qqqq"),
    "near card": lambda: find_card("Winkk"),
    "absent card": lambda: mix("viewpoint").card("Lighthouse"),
    "unclear card": lambda: mix(["viewpoint", MINE]).card("Shadow"),
    "set": lambda: find_set("qqqq"),
    "near set": lambda: find_set("viewpiont"),
    "set file": lambda: find_set("missing.toml"),
    "switch": lambda: mix("open-eyes+qqq"),
    "no switch": lambda: mix("viewpoint+plague"),
    "two switches": lambda: mix("open-eyes+plague+plague"),
    "no sets": lambda: mix([]),
    "many sets": lambda: mix(["viewpoint"] * 13),
    "one set for seven": lambda: new_game(7, "viewpoint"),
    "prizes alone": lambda: new_game(2, ["eyelets", "prizes"]),
    "thirteen": lambda: new_game(13),
    "a million": lambda: new_game(10**6),
    "names": lambda: new_game(names=["Ann", "Ann"]),
    "long name": lambda: new_game(names=["Ann", "B" * 200]),
    "names for three": lambda: new_game(3, names=["Ann", "Bob"]),
    "seed": lambda: new_game(seed=-1),
    "turn limit": lambda: new_game(turn_limit=-1),
    "dealer": lambda: new_game(names=["Ann", "Bob"], dealer="Cy"),
    "enigma": lambda: new_game(sets="open-eyes", enigmas={0: "Wink"}),
    "no games": lambda: make_contest(0),
    "bots": lambda: make_contest(1, bots=["greedy", "gredy"]),
    "no enigmas": lambda: new_game(enigmas={0: "Pen Pal"}),
}


@pytest.mark.parametrize("ask", WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_told_in_german_too(ask: Callable[[], object]) -> None:
    with pytest.raises(Complaint) as caught:
        ask()
    english, german = str(caught.value), caught.value.told("de")
    assert english == caught.value.told()
    assert german != english
    for told in (english, german):
        assert not {*slips(told.replace(" .toml", " toml"))} - {"small letter"}, told  # a sentence may begin with an id
    again = pickle.loads(pickle.dumps(caught.value)) if type(caught.value).__init__ is Complaint.__init__ else None
    assert again is None or again.told("de") == german
