"""What does not have its form is refused in one sentence that says where, by the reader and by the schema alike."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.forms.games import played

from fieldofview.game import Outcome
from fieldofview.game.forms import Record, read_record
from fieldofview.views import Decision, Ending, Event, News, View
from fieldofview.views.forms import MOST_CHARACTERS, VERSION, BadForm, from_data, from_json, to_data
from fieldofview.views.forms.reading import MOST_ENTRIES

SCHEMA = Path(__file__).resolve().parents[2] / "docs" / "schema" / f"forms-{VERSION}.json"

EVENT = {"form": "event", "version": 1, "kind": "drew", "seats": [1], "cards": [{"name": "Wink", "handle": 3}]}
MOVE = {"source": "draw", "to": "hand 1"}


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"form": "view"}, "This is no event: its 'form' is \"view\"."),
        ({"form": None}, "This is no event: its 'form' is null."),
        ({"version": 2}, "The form is of version 2; this program reads version 1."),
        ({"version": True}, "The form is of version true; this program reads version 1."),
        ({"kind": "fled"}, "At 'kind' \"fled\" is none of seated, showed, dealt, "),
        ({"kind": ["drew"]}, "At 'kind' a list is none of seated, "),
        ({"how": ""}, "At 'how' \"\" is none of enigma, "),
        ({"seats": 1}, "At 'seats' a list is wanted, not 1."),
        ({"seats": [0, 1, "2"]}, "At 'seats[2]' a whole number is wanted, not \"2\"."),
        ({"seats": [True]}, "At 'seats[0]' a whole number is wanted, not true."),
        ({"seats": [1.5]}, "At 'seats[0]' a whole number is wanted, not 1.5."),
        ({"seats": [10**400]}, "At 'seats[0]' a whole number is wanted, not so large a number."),
        ({"seats": None}, "At 'seats' a list is wanted, not null."),
        ({"settling": None}, "At 'settling' a list is wanted, not null."),
        ({"cards": ["Wink"]}, "At 'cards[0]' an object is wanted, not \"Wink\"."),
        ({"cards": [{"handle": 3}]}, "At 'cards[0]' the key 'name' is missing."),
        ({"cards": [{"name": 4}]}, "At 'cards[0].name' a text is wanted, not 4."),
        ({"cards": [{"name": "Wink", "place": 3}]}, "At 'cards[0]' there is no key \"place\"; there are name, handle."),
        ({"wings": 2}, 'There is no key "wings"; there are kind, how, seats, '),
        ({"wings" * 99: 2}, 'There is no key "wingswingswingswingswingswingswingswings"…; there are '),
        ({"moves": [MOVE | {"to": "cellar"}]}, "At 'moves[0].to' \"cellar\" does not fit the pattern "),
        ({"moves": [MOVE | {"to": "hand 1\n"}]}, "At 'moves[0].to' \"hand 1\\n\" does not fit the pattern "),
        ({"marks": [{"handle": 1, "used": 1}]}, "At 'marks[0].used' true or false is wanted, not 1."),
        ({"facts": {"enigmas": [[0, "Pen Pal", 1]]}}, "At 'facts.enigmas[0]' a list of 2 is wanted, not of 3."),
        ({"facts": {"aside": [[0, 1]]}}, "At 'facts.aside[0][1]' a text is wanted, not 1."),
        ({"lost": [1] * (MOST_ENTRIES + 1)}, f"At 'lost' a list has at most {MOST_ENTRIES} entries, not "),
    ],
)
def test_a_wrong_event_is_refused_in_a_sentence(changed: dict[str, Any], sentence: str) -> None:
    assert from_data(Event, EVENT).cards[0].handle == 3
    with pytest.raises(BadForm) as refused:
        from_data(Event, EVENT | changed)
    said = str(refused.value)
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert len(said) < 600


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The text is no JSON: "),
        ("{", "The text is no JSON: "),
        ("[]", "A form is an object, not a list."),
        ("3", "A form is an object, not 3."),
        ("NaN", "A form is an object, not NaN."),
        ("[" * 200_000, "The text is nested too deeply to be a form."),
        ('{"form":' * 200_000, "The text is nested too deeply to be a form."),
        ("9" * 5000, "The text is no JSON: "),
        (" " * (MOST_CHARACTERS + 1), "The text is too long: "),
        (b"{}", "A form is a text, not bytes."),
    ],
)
def test_a_wrong_text_is_refused_in_a_sentence(text: Any, sentence: str) -> None:
    with pytest.raises(BadForm) as refused:
        from_json(Event, text)
    assert str(refused.value).startswith(sentence)
    assert str(refused.value).endswith(".")


def test_a_view_must_have_an_entry_for_every_player() -> None:
    data = to_data(next(played(("viewpoint",), 3, 1, "plain")).view(0))
    data["points"].pop()
    with pytest.raises(BadForm, match="At 'points' there should be 3 entries, one for every player"):
        from_data(View, data)


def test_a_class_that_is_no_form_is_an_error() -> None:
    with pytest.raises(TypeError, match="no dataclass"):
        to_data(3)


# -- the reader and the schema agree -------------------------------------------------------------------------------


def examples() -> Iterator[Any]:
    for game in played(("open-eyes+plague", "viewpoint"), 3, 4, "public", most=40):
        news = game.news(1, max(0, len(game.events_since(1)) - 4))
        yield from (news, *game.pending, *news.events)
    yield game.news(0)
    yield read_record(game.record())
    yield Outcome((0, 2), Ending.TIME, (40, 35, 40), ("D.40",))


JUNK: tuple[Any, ...] = (None, True, False, 0, 1, -7, 1.5, "", "draw", "drew", "hand 0", [], [0], ["x"], {}, {"a": 1})


def spoil(data: dict[str, Any], dice: Random) -> None:
    """Change one thing somewhere."""
    at: Any = data
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            break
        key = dice.choice(keys)
        if isinstance(at[key], dict | list) and dice.random() < 0.7:
            at = at[key]
            continue
        if dice.random() < 0.7:
            at[key] = copy.deepcopy(dice.choice(JUNK))
        else:
            del at[key]
        return
    if isinstance(at, dict):
        at["more"] = 1
    else:
        at.append(dice.choice(JUNK))


def test_the_reader_and_the_schema_refuse_the_same() -> None:
    defs = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    validators = {
        cls: Draft202012Validator({"$ref": f"#/$defs/{cls.__name__}Form", "$defs": defs})
        for cls in (News, Decision, Event, Outcome, Record)
    }
    dice, refused, taken = Random(7), 0, 0
    for thing in examples():
        cls = type(thing)
        for _ in range(6):
            data = to_data(thing)
            spoil(data, dice)
            if validators[cls].is_valid(data):
                again = from_data(cls, data)
                assert from_data(cls, to_data(again)) == again
                taken += 1
            else:
                with pytest.raises(BadForm):
                    from_data(cls, data)
                refused += 1
    assert refused > 500
    assert taken > 100
