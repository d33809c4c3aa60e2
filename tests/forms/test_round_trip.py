"""Everything that is sent survives the way to JSON and back, fits the schema, and is small."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields, replace
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.forms.games import IDS, TABLES, played, viewers_of

from fieldofview.cards import SetLike
from fieldofview.game import Outcome, determinise, new_game, replay
from fieldofview.game.errors import BadRecord
from fieldofview.game.forms import FORMS, Record, read_record
from fieldofview.views import Decision, Ending, Event, Fold, Kind, News, View
from fieldofview.views.decision import PURPOSES
from fieldofview.views.forms import VERSION, from_data, from_json, to_data, to_json
from fieldofview.views.forms.schema import schema as make_schema
from fieldofview.views.forms.standing import ViewForm
from fieldofview.views.words import en

SCHEMA = Path(__file__).resolve().parents[2] / "docs" / "schema" / f"forms-{VERSION}.json"
WINDOWS = ("plain", "public")


@pytest.fixture(scope="session")
def schema() -> Any:
    return json.loads(SCHEMA.read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def validators(schema: Any) -> dict[type[Any], Draft202012Validator]:
    Draft202012Validator.check_schema(schema)
    return {
        cls: Draft202012Validator({"$ref": f"#/$defs/{cls.__name__}Form", "$defs": schema["$defs"]}) for cls in FORMS
    }


Validators = dict[type[Any], Draft202012Validator]


def survives(thing: Any, validators: Validators) -> str:
    """Check one form; gives its text."""
    cls = type(thing)
    text = to_json(thing)
    data = json.loads(text)
    assert data == to_data(thing)
    assert json.dumps(data, ensure_ascii=False, separators=(",", ":")) == text
    validators[cls].validate(data)
    again = from_data(cls, data)
    assert again == thing
    assert to_json(again) == text
    return text


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize(("sets", "players"), TABLES, ids=IDS)
def test_every_message_of_every_viewer(
    sets: tuple[SetLike, ...], players: int, windows: str, validators: Validators
) -> None:
    heard: dict[int | None, list[Event]] = {None: [], **{seat: [] for seat in range(players)}}
    for number, game in enumerate(played(sets, players, 40 + players, windows)):
        for viewer, events in heard.items():
            news = game.news(viewer, len(events))
            survives(news, validators)
            events += from_json(News, to_json(news)).events
        viewer = viewers_of(game)[number % (players + 1)]
        survives(game.view(viewer), validators)
        if viewer is not None and (interruption := game.interruption(viewer)):
            survives(interruption, validators)
        for decision in game.pending:
            survives(decision, validators)
    for viewer, events in heard.items():
        assert tuple(events) == game.events_since(viewer)
    for event in game.events[:40]:
        survives(event, validators)
    record = read_record(game.record())
    survives(record, validators)
    assert from_json(Record, to_json(record)).text == game.record()


@pytest.mark.parametrize("windows", WINDOWS)
def test_a_page_that_reads_the_news_sees_the_view(windows: str) -> None:
    """News, from JSON, folded: what the view shows; and the same question, window and seats waited for."""
    folds = {viewer: (Fold(viewer), 0) for viewer in (None, 0, 1, 2)}
    for game in played(("viewpoint", "reflections"), 3, 5, windows):
        for viewer, (fold, since) in folds.items():
            news = from_json(News, to_json(game.news(viewer, since)))
            assert news.since == since
            folds[viewer] = fold.follow(news.events), since + len(news.events)
            view = from_json(View, to_json(game.view(viewer)))
            for name, shown in fold.shows().items():
                assert getattr(view, name) == shown, name
            assert (news.window, news.waiting_for, news.decision) == (view.window, view.waiting_for, view.decision)


@pytest.mark.parametrize("windows", WINDOWS)
def test_what_is_sent_is_small(windows: str) -> None:
    heard: Counter[int | None] = Counter()
    sizes = []
    for game in played(("viewpoint", "reflections"), 6, 8, windows, most=120):
        for viewer in viewers_of(game):
            news = game.news(viewer, heard[viewer])
            heard[viewer] += len(news.events)
            sizes.append(len(to_json(news).encode()))
    assert len(sizes) > 700
    assert median(sizes) < 1000
    assert sorted(sizes)[len(sizes) * 95 // 100] < 4000


# -- views and records ---------------------------------------------------------------------------------------------


def test_a_view_has_all_its_fields_in_its_form_but_where_it_comes_from() -> None:
    assert {f.name for f in fields(View)} - {f.name for f in fields(ViewForm)} == {"handles", "_source"}
    data = to_data(new_game(2, seed=1).view(0))
    assert not {"position", "_source", "events", "handles"} & data.keys()
    assert data["hand"][0].keys() == {"name", "handle"}


def test_a_view_that_was_read_leads_to_no_game() -> None:
    game = new_game(3, seed=1)
    view = from_json(View, to_json(game.view(0)))
    assert view == game.view(0)
    for use in (lambda: view.events, lambda: view.position, lambda: determinise(view, 1)):
        with pytest.raises(ValueError, match="read from its JSON form"):
            use()


def test_an_outcome_survives(validators: Validators) -> None:
    game = new_game(2, seed=3, turn_limit=4)
    while game.decision is not None:
        game.answer(game.decision.options[-1])
    outcome = game.outcome
    assert outcome is not None
    assert outcome.ending is Ending.TIME
    for ending in Ending:
        survives(replace(outcome, ending=ending), validators)
    assert game.news(None).decision is None
    survives(game.view(None), validators)


def test_news_go_on_from_what_was_heard() -> None:
    game = new_game(2, seed=1)
    told = len(game.events_since(0))
    assert game.news(0, told).events == ()
    assert game.news(0).events == game.events_since(0)
    for wrong in (-1, told + 1):
        with pytest.raises(ValueError, match=f"told {told} events"):
            game.news(0, wrong)
        with pytest.raises(ValueError, match=f"told {told} events"):
            game.events_since(0, wrong)


def test_a_record_keeps_large_seeds_secrets_and_seals() -> None:
    seeded = new_game(2, seed=2**62 - 1, names=["Zoë", 'Bo "B"'])
    seeded.answer(0)
    secret = new_game(3)
    secret.answer(0)
    for text in (seeded.record(), seeded.record(sealed=True), secret.record(), secret.record(sealed=True)):
        record = read_record(text)
        assert from_json(Record, to_json(record)).text == text
    assert replay(from_json(Record, to_json(read_record(seeded.record()))).text).events == seeded.events
    sealed = to_json(read_record(secret.record(sealed=True)))
    assert "secret" not in sealed
    assert secret.commitment in sealed


def test_a_record_that_is_none_is_refused_in_a_sentence() -> None:
    text = new_game(2, seed=1).record()
    with pytest.raises(BadRecord, match="At 'windows' \"ajar\" is none of plain, public"):
        read_record(text.replace('windows = "plain"', 'windows = "ajar"'))
    with pytest.raises(BadRecord, match="seed should be digits"):
        _ = from_json(Record, to_json(read_record(text)).replace('"seed":"1"', '"seed":"one"')).text


# -- the schema ----------------------------------------------------------------------------------------------------


def test_the_schema_is_that_of_the_code(schema: Any) -> None:
    assert make_schema(FORMS, schema["title"]) == schema, "run `python docs/generate.py`"


def test_the_closed_lists_are_those_of_the_code(schema: Any) -> None:
    words = {name: set(made["enum"]) for name, made in schema["$defs"].items() if "enum" in made}
    assert words["Kind"] == {kind.value for kind in Kind}
    assert words["Purpose"] == set(PURPOSES.values()) == set(en.PROMPTS) - {"target player"}
    assert words["Ending"] == set(en.ENDINGS)
    assert words["How"] == {key.partition("/")[2] for key in en.EVENTS} - {""}
    assert {"deck", "hand 3", "under 17"} == {
        place for place in ("deck", "hand 3", "under 17", "hand", "cellar", "hand x") if fits(schema, "Place", place)
    }


def fits(schema: Any, name: str, data: object) -> bool:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]}).is_valid(data)


def test_the_whole_schema_tells_the_forms_apart(schema: Any) -> None:
    game = new_game(3, seed=1)
    whole = Draft202012Validator(schema)
    for thing in (game.view(0), game.news(0), game.decision, game.events[0], read_record(game.record())):
        assert whole.is_valid(to_data(thing))
        assert not whole.is_valid({**to_data(thing), "version": VERSION + 1})
        assert not whole.is_valid({**to_data(thing), "form": "chair"})


def test_everything_is_described(schema: Any) -> None:
    assert all(made["description"].endswith(".") for made in schema["$defs"].values())
    assert {cls.__name__ for cls in (View, News, Decision, Event, Outcome, Record)} == {c.__name__ for c in FORMS}
    assert [ref["$ref"] for ref in schema["oneOf"]] == [f"#/$defs/{cls.__name__}Form" for cls in FORMS]
