"""Laws of a table: replays, folds, sealed answers, and commands of any kind."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from random import Random
from typing import Any

import pytest
from tests.server.table.players import Crowd
from tests.server.table.scenes import crowd, gathered, go_on, look_on
from tests.server.table.world import JUDGE, ONLOOKER, Line

from fieldofview.server.table import (
    GATHERING,
    OVER,
    PLAYING,
    Mark,
    Person,
    Refused,
    Table,
    decide,
    entry_data,
    messages,
    private_data,
    read_command,
    stored_entry,
    stored_private,
)
from fieldofview.server.table import entries as e
from fieldofview.server.table.commands import TYPES
from fieldofview.server.table.privates import Sealed, Thought
from fieldofview.views import Fold, News
from fieldofview.views.forms import from_data

TABLES = [
    {"seats": 4, "sets": ("viewpoint", "reflections"), "windows": "sealed"},
    {"seats": 3, "sets": ("open-eyes",), "windows": "quick", "humans": {0, 2}},
    {"seats": 6, "sets": ("viewpoint", "reflections", "prizes"), "windows": "quick", "humans": {0}},
    {"seats": 4, "sets": ("open-eyes+plague",), "windows": "sealed", "humans": {0, 1, 3}, "judge": True},
    {"seats": 2, "sets": ("reflections",), "windows": "sealed"},
]


def played(table: dict[str, Any], seed: int, acts: int = 60, noise: float = 0.08) -> Crowd:
    world = crowd(seed, **table)
    world.noise = noise
    look_on(world)
    go_on(world, acts)
    return world


@pytest.mark.parametrize("table", TABLES)
def test_replaying_the_log_gives_the_same_table_and_the_same_messages(table: dict[str, Any]) -> None:
    """Everything goes through JSON, as in a store; also what lies beside the log."""
    world = played(table, 5)
    again = Table("t1")
    again.connected = world.table.connected
    lines: dict[str, Line] = {}
    for at, outcome in world.tape:
        for entry in outcome.entries:
            again.evolve(stored_entry(json.loads(json.dumps(entry_data(entry)))))
        for private in outcome.privates:
            again.keep(stored_private(json.loads(json.dumps(private_data(private)))))
        for name, line in lines.items():
            assert line.person.guest == name
            found, line.mark = messages(again, line.person, line.mark, line.lang, at)
            line.take(at, found)
        if again.phase == PLAYING and not lines:  # the others begin to look on when the game has begun
            for old in world.lines:
                line = lines[old.person.guest] = Line(old.person, old.lang)
                found, line.mark = messages(again, line.person, line.mark, line.lang, at)
                line.take(at, found)
    for old in world.lines:
        told = [without_number(text) for _, text in old.came if json.loads(text)["t"] not in ("reply", "refused")]
        assert told == [without_number(text) for _, text in lines[old.person.guest].came]
        fresh = [messages(table, old.person, None, lang, world.at) for table in (world.table, again) for lang in "de"]
        assert fresh[: len(fresh) // 2] == fresh[len(fresh) // 2 :]


def without_number(text: str) -> dict[str, Any]:
    """Replies have numbers too, and were left out."""
    message: dict[str, Any] = json.loads(text)
    return {"t": message["t"], "d": message["d"]}


@pytest.mark.parametrize("table", TABLES)
def test_folding_what_a_client_is_sent_gives_the_view(table: dict[str, Any]) -> None:
    world = crowd(7, **table)
    look_on(world)
    folds = {line.person.guest: Fold(world.table.seat_of(line.person.guest)) for line in world.lines}
    read = dict.fromkeys(folds, 0)
    known = dict.fromkeys(folds, 0)
    for acts in range(1, 40):
        go_on(world, acts)
        for line in world.lines:
            guest = line.person.guest
            for _, text in line.came[read[guest] :]:
                message = json.loads(text)
                if message["t"] == "news":
                    data = {"form": "news", "version": 1, "since": message["d"]["since"]}
                    news = from_data(News, {**data, "events": message["d"]["events"]})
                    assert news.since == known[guest]
                    folds[guest].follow(news.events)
                    known[guest] += len(news.events)
            read[guest] = len(line.came)
            view = world.table.playing.view(world.table.seat_of(guest))
            for name, shown in folds[guest].shows().items():
                assert getattr(view, name) == shown, name


@pytest.mark.parametrize("table", TABLES)
def test_no_sealed_answer_and_no_thought_stands_in_the_log(table: dict[str, Any]) -> None:
    """The log has one line a window: the answer that counted, or nobody's."""
    world = played(table, 11)
    sealed = {p.number for _, outcome in world.tape for p in outcome.privates if isinstance(p, Sealed | Thought)}
    assert sealed
    for entry in world.log:
        data = json.dumps(entry_data(entry))
        assert "sealed" not in data.lower() or isinstance(entry, e.Opened)
        if isinstance(entry, e.Settled):
            assert set(asdict(entry)) == {"at", "number", "seat", "pick"}


def test_no_viewer_is_sent_another_seats_decision_the_secret_or_the_record_before_the_end() -> None:
    world = played(TABLES[0], 3, acts=80)
    secret = world.secret.hex()
    for line in world.lines:
        seat = world.table.seat_of(line.person.guest)
        for _, text in line.came:
            assert secret not in text
            message = json.loads(text)
            if message["t"] == "news" and message["d"]["decision"] is not None:
                assert message["d"]["decision"]["seat"] == seat
            assert message["t"] != "private" or seat is not None


# -- commands of any kind ------------------------------------------------------------------------------------------

ODD: list[Any] = [None, True, -1, 0, 1, 2, 3, 7, 10**9, 10**30, 0.5, "", "x", "Ann" * 900, [], [0], [1, 2, 3], {}]
FITTING: dict[str, list[Any]] = {
    "seat": [0, 1, 2, 3],
    "on": [True, False],
    "level": ["random", "champion", None],
    "a": [0, 1, 2],
    "b": [0, 1, 2],
    "option": [0, 1, 2, None],
    "options": [[0], [1], [0, 0], [2, 1], []],
    "line": ["reveal Peekaboo!", "reveal Spectacles", "end", None],
    "text": ["hello", " \u202eodd\u0000 "],
    "key": ["nice", "wow"],
    "act": ["token", "extend", "token", "look"],
    "points": [10, -20],
    "seconds": [5, 30, 60],
    "stop_me": ["always", "holder"],
    "standing": [[{"line": "reveal Spectacles", "card": "Mirage"}], []],
    "pass_until": [True, False],
}


def odd_message(dice: Random, table: Table) -> tuple[Any, Any]:
    """A message that could be meant, or is none at all."""
    kind = dice.choice([*TYPES, "open", None, 5])
    if kind == "settings":
        return kind, {dice.choice(("seats", "windows", "sets", "listed", "files", "turn", "odd")): dice.choice(ODD)}
    if kind not in TYPES or dice.random() < 0.05:
        return kind, dice.choice(ODD)
    data: dict[str, Any] = {}
    for field in fields(TYPES[kind]):
        if field.name == "number":
            data["number"] = (table.stop.number if table.stop else 0) + dice.choice((0, 0, 0, 0, -1, 1))
        elif dice.random() < 0.8:
            data[field.name] = dice.choice(FITTING.get(field.name, ODD))
    if dice.random() < 0.1:
        data[dice.choice([*data, "odd"])] = dice.choice(ODD)
    return kind, data


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_sent_is_done_or_refused_and_what_is_refused_changes_nothing(seed: int) -> None:
    """Nothing but Refused is ever raised; other viewers are sent nothing by what is refused or private."""
    dice = Random(seed)
    world = look_on(gathered(seed, **TABLES[seed % len(TABLES)]))
    strangers = [*world.people.values(), ONLOOKER, JUDGE, Person("stranger", "Someone")]
    done = refusals = 0
    for step in range(900):
        if step == 100 and world.table.phase == GATHERING:
            world = look_on(crowd(seed, **TABLES[seed % len(TABLES)]))
        if world.table.phase == OVER and dice.random() < 0.05:
            world = look_on(crowd(seed + step, **TABLES[seed % len(TABLES)]))
        if dice.random() < 0.15:
            go_on(world, world.game_acts + 1)
            continue
        who = dice.choice(strangers)
        kind, data = odd_message(dice, world.table)
        if kind in ("forfeit",) and dice.random() < 0.95:
            continue
        before = {line.person.guest: len(line.came) for line in world.lines}
        state = snapshot(world.table)
        try:
            command = read_command(kind, data)
            outcome = decide(world.table, who, command, world.at, world.secret)
        except Refused as why:
            sentences = {why.told("en"), why.told("de")}
            refusals += len(sentences) == 2
            assert snapshot(world.table) == state
            continue
        assert snapshot(world.table) == state, "deciding changes nothing"
        done += 1
        world.take(outcome)
        if not outcome.entries:
            for line in world.lines:
                assert line.person == who or len(line.came) == before[line.person.guest]
    assert done > 25
    assert refusals > 100


def snapshot(table: Table) -> str:
    """All that is the case at a table, but the game, which has its own number."""
    parts = [repr(table.seats), repr(table.stop), repr(table.sealed), repr(table.waiting), repr(table.preferred)]
    return "\n".join([*parts, repr(table.chat), table.phase, str(table.ticked), repr(table.settings)])


def test_a_mark_is_never_sent() -> None:
    world = crowd(1)
    _, mark = messages(world.table, ONLOOKER, None, "en", world.at)
    assert isinstance(mark, Mark)
    assert messages(world.table, ONLOOKER, mark, "en", world.at + 5_000)[0] == [], "nothing new, nothing sent"
    assert messages(world.table, ONLOOKER, mark, "xx", world.at)[0] == [], "an unknown language is English"
