"""Records of version 2: sets by content, chance that opens what was promised, and no file that is opened."""

from __future__ import annotations

import builtins
import io
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import fieldofview as fov
from fieldofview.cards import BadDeck, Card, CardSet, SetLike, find_set, mix
from fieldofview.cards import effects as e
from fieldofview.game import Game
from fieldofview.game.chance import commitment
from fieldofview.game.verify import verify
from fieldofview.kernel.layout import pack, state_fields
from second_opinion.sets import random_set

SETS = Path(__file__).resolve().parents[1] / "rulings" / "sets"
LENS, ORBIT = (str(SETS / f"{name}.toml") for name in ("lens", "orbit"))

SMALL = """
name = "Small"
[[card]]
name = "Bead"
points = 10
copies = 30
play = [{ do = "draw" }]
"""

TABLES: list[tuple[list[SetLike], int]] = [
    (["viewpoint", "prizes"], 2),
    (["open-eyes+plague"], 4),
    ([LENS], 3),
    ([f"{ORBIT}+plague", "reflections"], 6),
    ([random_set(2)], 2),
    ([random_set(3), random_set(3), "viewpoint"], 3),
]


def some_game(sets: list[SetLike], players: int, seed: int | None, answers: int = 10_000) -> Game:
    game = fov.new_game(players, sets, seed, turn_limit=30)
    dice = Random(7 if seed is None else seed)
    while game.decision is not None and len(game.answers) < answers:
        game.answer(dice.choice(game.decision.options))
    return game


def steps(seed: int, windows: str) -> Iterator[Game]:
    """A random game of three at each of its stops."""
    game = fov.new_game(3, ["viewpoint", "reflections"], seed, windows=windows, turn_limit=15)
    dice = Random(seed)
    while not game.over:
        yield game
        if game.decision is not None:
            game.answer(dice.choice(game.decision.options))
        else:
            game.settle({decision.seat: dice.choice(decision.options) for decision in game.pending})
    yield game


@pytest.fixture
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at a file from here on fails."""
    find_set("open-eyes")  # part of the program, read once
    assert mix(["viewpoint"]).size

    def refuse(*args: object, **others: object) -> None:
        raise AssertionError(f"a file was looked at: {args[:1]}")

    for owner, name in ((builtins, "open"), (io, "open"), (os, "open"), (os, "stat"), (os, "listdir")):
        monkeypatch.setattr(owner, name, refuse)
    for name in ("open", "stat", "resolve", "read_text", "read_bytes", "exists", "is_file"):
        monkeypatch.setattr(Path, name, refuse)


@pytest.mark.parametrize(("sets", "players"), TABLES)
@pytest.mark.parametrize("seed", [5, None])
def test_a_record_replays_without_any_file(
    sets: list[SetLike], players: int, seed: int | None, request: pytest.FixtureRequest
) -> None:
    game = some_game(sets, players, seed)
    text = game.record()
    request.getfixturevalue("no_files")
    again = fov.replay(text)
    assert again.events == game.events
    assert again.record() == text
    assert again.view(0).sets == game.view(0).sets


@pytest.mark.parametrize(
    "name", ["/etc/passwd", LENS, "lens.toml", "lens", "lens@00000000", "../x.toml+plague", "", "open-eyes+fog"]
)
def test_a_record_that_names_a_file_is_refused_unopened(name: str, no_files: None) -> None:
    text = fov.new_game(2, seed=1).record()
    with pytest.raises(fov.BadRecord) as refusal:
        fov.replay(text.replace('["viewpoint"]', json.dumps([name])))
    assert "\n" not in str(refusal.value)


def test_nothing_says_where_a_file_lies(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    game = some_game([str(path)], 2, 1, 10)
    told = game.record() + repr(game.view(0)) + repr(game.view(None)) + repr(game) + repr(game.setup.set_ids)
    assert str(tmp_path) not in told
    assert ".toml" not in told


def test_a_record_keeps_the_cards_that_it_was_made_with(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    game = some_game([str(path)], 2, 1, 10)
    path.write_text(SMALL.replace("points = 10", "points = 15"), encoding="utf-8")
    assert fov.replay(game.record()).events == game.events
    path.unlink()
    assert fov.replay(game.record()).events == game.events


def test_a_set_file_in_a_record_counts(tmp_path: Path) -> None:
    text = some_game([LENS], 2, 1, 10).record()
    with pytest.raises(fov.BadRecord, match="The set 'lens@"):
        fov.replay(text.replace("points = 10", "points = 15", 1))
    without = "\n".join(line for line in text.splitlines() if not line.startswith("files"))
    with pytest.raises(fov.BadRecord, match="The set 'lens@"):
        fov.replay(without)


# -- limits --------------------------------------------------------------------------------------------------------


def with_files(*files: str) -> str:
    text = fov.new_game(2, seed=1).record()
    return text.replace("windows =", f"files = {json.dumps(files)}\nwindows =")


DEEP = 'play = [{ do = "one-of", modes = [[{ do = "draw" }], [{ do = "draw", count = 2 }]] }]'


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ((SMALL + "# " + "x" * 65536,), "at most 64 KiB"),
        ((SMALL.replace('[{ do = "draw" }]', "[" * 9 + "]" * 9),), "At most 8 brackets"),
        ((SMALL.replace('[{ do = "draw" }]', "[" * 20000 + "]" * 20000),), "nested too deeply"),
        ((SMALL + "\n" + ".".join(["a"] * 20000) + " = 1",), "more than 2000 dots"),
        ((SMALL + "\n" + ".".join(["a"] * 40) + " = 1",), "nested too deeply"),
        ((SMALL,) * 13, "12 texts at most"),
        (("name = ",), "not valid TOML"),
        ((SMALL.replace("draw", "drew"),), 'There is no word "drew"'),
        ((SMALL + 'missing = ["more"]',), "cannot be played"),
    ],
)
def test_a_set_file_beyond_the_limits_gets_one_sentence(files: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(fov.BadRecord) as refusal:
        fov.replay(with_files(*files))
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 400


def test_what_is_within_the_limits_is_read() -> None:
    assert fov.replay(with_files(SMALL, SMALL.replace('play = [{ do = "draw" }]', DEEP)))
    with pytest.raises(fov.BadRecord, match="names 13 sets"):
        fov.replay(fov.new_game(2, seed=1).record().replace('["viewpoint"]', json.dumps(["viewpoint"] * 13)))


def test_a_game_that_no_record_could_hold_is_refused_at_once() -> None:
    with pytest.raises(BadDeck, match="13 sets are too many"):
        fov.new_game(2, ["eyelets"] * 13, 1)
    wordy = tuple(Card(f"Card {n}", 10, 2, play=[e.Draw(1)] * 60, document="") for n in range(100))
    with pytest.raises(BadDeck, match="The set 'wordy' is too long: at most 64 KiB"):
        fov.new_game(2, [CardSet("wordy", "Wordy", wordy)], 1)


@pytest.mark.parametrize(
    "head",
    [
        "sets = " + "[" * 100_000,
        "seed = " + "9" * 5000,
        'files = "x"',
        "files = [1]",
        "windows = 3",
        'windows = "open"',
    ],
)
def test_a_hostile_head_gets_one_sentence(head: str) -> None:
    key = head.partition(" = ")[0]
    lines = [line for line in fov.new_game(2, seed=1).record().splitlines() if not line.startswith(f"{key} =")]
    with pytest.raises(fov.BadRecord) as refusal:
        fov.replay("\n".join([lines[0], head, *lines[1:]]))
    assert len(str(refusal.value)) < 300


# -- chance --------------------------------------------------------------------------------------------------------


def head_of(text: str) -> dict[str, object]:
    lines = text.splitlines()
    pairs = (line.split(" = ", 1) for line in lines[1 : lines.index("")])
    return {key: json.loads(value) for key, value in pairs}


def test_the_head_says_where_chance_came_from() -> None:
    seeded = head_of(fov.new_game(2, seed=3).record())
    assert (seeded["version"], seeded["chance"], seeded["seed"], seeded["windows"]) == (2, "seeded", 3, "plain")
    assert not {"secret", "commitment"} & set(seeded)
    game = fov.new_game(2)
    head = head_of(game.record())
    assert head["chance"] == "committed"
    assert "seed" not in head
    assert head["commitment"] == game.commitment == commitment(bytes.fromhex(str(head["secret"])))


@pytest.mark.parametrize("seed", [3, None])
def test_a_sealed_record_gives_nothing_away(seed: int | None) -> None:
    """What others get before the end is the same whatever was dealt and answered, but for the commitment."""
    game = some_game([LENS, "viewpoint"], 3, seed, 40)
    sealed = game.record(sealed=True)
    assert head_of(sealed).get("commitment") == game.commitment
    assert not {"seed", "secret", "answers"} & set(head_of(sealed))
    assert sealed.splitlines()[-1] == ""
    other = some_game([LENS, "viewpoint"], 3, None if seed is None else 4, 60)
    swapped = sealed.replace(game.commitment or "-", other.commitment or "-")
    assert swapped == other.record(sealed=True)
    with pytest.raises(fov.BadRecord, match=r"^The record is sealed: .* cannot be replayed\.$"):
        fov.replay(sealed)


def test_another_secret_does_not_open_the_commitment() -> None:
    text = some_game(["viewpoint"], 2, None, 10).record()
    secret = str(head_of(text)["secret"])
    other = "00" + secret[2:] if not secret.startswith("00") else "11" + secret[2:]
    for wrong, sentence in ((other, "does not open"), (secret[:-2], "usable 'secret'"), ("x" * 64, "usable 'secret'")):
        with pytest.raises(fov.BadRecord, match=sentence):
            fov.replay(text.replace(secret, wrong))
    with pytest.raises(fov.BadRecord, match="usable 'commitment'"):
        fov.replay(text.replace('commitment = "', 'commitment = "x'))
    with pytest.raises(fov.BadRecord, match="usable 'chance'"):
        fov.replay(text.replace('"committed"', '"dice"'))


def test_verify_finds_what_was_decided_by_chance() -> None:
    game = some_game(["reflections"], 3, None)
    found = verify(game.record(), game.commitment)
    assert found.commitment == game.commitment
    assert found.game.outcome == game.outcome
    with pytest.raises(fov.BadRecord, match="another commitment"):
        verify(game.record(), "0" * 64)
    seeded = fov.new_game(2, seed=1).record()
    assert verify(seeded).commitment is None
    with pytest.raises(fov.BadRecord, match="opens no commitment"):
        verify(seeded, game.commitment)


# -- snapshots -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sets", "players"), TABLES)
@pytest.mark.parametrize("seed", [9, None])
def test_a_snapshot_goes_on_alike(
    sets: list[SetLike], players: int, seed: int | None, request: pytest.FixtureRequest
) -> None:
    game = some_game(sets, players, seed, 35)
    fields = state_fields(game._tables.size)
    text = game.snapshot()
    request.getfixturevalue("no_files")
    twin = fov.restore(text)
    assert twin.snapshot() == text
    assert (twin.setup, twin.answers, twin.events) == (game.setup, game.answers, game.events)
    twin = fov.restore(text)
    dice, dices = Random(1), Random(1)
    while game.decision is not None and twin.decision is not None:
        game.answer(dice.choice(game.decision.options))
        twin.answer(dices.choice(twin.decision.options))
    assert twin.events == game.events
    assert pack(twin._state, fields) == pack(game._state, fields)


def test_a_spoilt_snapshot_gets_one_sentence() -> None:
    game = fov.new_game(2, seed=1)
    text = game.snapshot()
    spoilt = {
        "": "no snapshot",
        "[" * 100_000: "no snapshot",
        "[]": "no snapshot",
        game.record(): "no snapshot",
        text.replace('"version": 1', '"version": 9'): "version 9",
        text.replace('"acts": [', '"acts": [1, '): "usable 'acts'",
        text.replace('"start"', '"stand up"'): "usable 'acts'",
        text.replace('["start", -1, 0, []]', '["start", -1, 0, [["a"]]]'): "usable 'acts'",
        text.replace('["start", -1, 0, []]', '["start", -1, 0, [[1, 2, 3]]]'): "usable 'acts'",
        text.replace('["start", -1, 0, []]', '["start", 2, 0, []]'): "usable 'acts'",
        text.replace('["start", -1, 0, []]', '["start", -1, true, []]'): "usable 'acts'",
        text.replace('"stops": [', '"stops": [1, '): "usable 'stops'",
        re.sub('"stops": .[0-9]+', '"stops": [-1', text): "usable 'stops'",
        re.sub(
            '"state": "([^"]*)"', lambda m: f'"state": "{"A" * len(m[1].rstrip("="))}{"=" * m[1].count("=")}"', text
        ): "no table",
        text.replace('"setup": {', '"setup": [{}], "other": {'): "usable 'setup'",
        text.replace('"state": "', '"state": "AAAA'): "cut short",
        text.replace('"state": "', '"state": "!'): "cut short",
        text.replace('["viewpoint"]', '["/etc/passwd"]'): "its file is not in the record",
        text.replace('"cards": "', '"cards": "0'): "other cards",
    }
    for wrong, sentence in spoilt.items():
        assert wrong != text
        with pytest.raises(fov.BadRecord, match=sentence):
            fov.restore(wrong)


def other_acts(acts: list[list[object]], dice: Random) -> list[list[object]]:
    """The acts with one of them changed, left out, doubled or added."""
    acts = [list(act) for act in acts]
    at = dice.randrange(len(acts))
    match dice.randrange(5):
        case 0:
            del acts[at]
        case 1:
            acts.insert(at, acts[at])
        case 2:
            acts[at] = ["answer", dice.randrange(3), dice.choice([-1, 999, 0, 1, 2]), []]
        case 3:
            acts[at] = [dice.choice(["nobody", "passes", "interject", "time", "start"]), dice.randrange(-1, 3), 0, []]
        case _:
            acts.append([dice.choice(["token", "forfeit", "disqualify"]), dice.randrange(-1, 3), 5, [[0, 0]]])
    return acts


@pytest.mark.parametrize("windows", ["plain", "public"])
def test_acts_that_do_not_lead_to_the_state_of_a_snapshot_are_refused(windows: str) -> None:
    """Told in one sentence when telling begins, as often as it is asked for; nothing else is raised."""
    dice = Random(5)
    refused = 0
    for seed in range(6):
        game = next(game for game in steps(seed, windows) if len(game.answers) >= 30 or game.over)
        data = json.loads(game.snapshot())
        for _ in range(20):
            twin = fov.restore(json.dumps({**data, "acts": other_acts(data["acts"], dice)}))
            try:
                twin.clone().view(0)
            except fov.BadRecord:
                refused += 1
                for ask in (lambda twin=twin: twin.view(None), lambda twin=twin: twin.events, twin.record):
                    with pytest.raises(fov.BadRecord, match="do not lead to its state"):
                        ask()
            else:
                fields = state_fields(game._tables.size)
                assert pack(fov.replay(twin.record())._state, fields) == pack(game._state, fields)
    assert refused > 60


# -- cards that all pass on ----------------------------------------------------------------------------------------


def passing_game() -> tuple[Game, list[str]]:
    """A public game in which three players have just passed a card on, and its record's lines."""
    for seed in range(200):
        for game in steps(seed, "public"):
            if game.window is None and len(game.pending) == 3:
                game.settle({decision.seat: 0 for decision in game.pending})
                return game, game.record().splitlines()
    raise AssertionError("nobody passes a card on")


def with_answers(lines: list[str], answers: list[str]) -> str:
    head = [line for line in lines[: lines.index("")] if not line.startswith("answers")]
    return "\n".join([*head, f"answers = {len(answers)}", "", *answers]) + "\n"


def test_a_record_cut_within_cards_passed_on_is_refused() -> None:
    game, lines = passing_game()
    answers = lines[lines.index("") + 1 :]
    who = [line.partition(":")[0] for line in answers[-3:]]
    assert fov.replay(with_answers(lines, answers)).events == game.events
    last = who[2]
    wrong = {
        f"cut short: a card to pass on is wanted of {last} too": answers[:-1],
        f"cut short: a card to pass on is wanted of {who[1]}, {last} too": answers[:-2],
        f"'judge: call time', .* wanted of {last} first": [*answers[:-1], "judge: call time", answers[-1]],
        f"'{last}: forfeit', .* wanted of {last} first": [*answers[:-1], f"{last}: forfeit"],
        f"{who[0]} passes a card on already": [*answers[:-2], answers[-3], answers[-2]],
    }
    for sentence, changed in wrong.items():
        with pytest.raises(fov.BadRecord, match=sentence):
            fov.replay(with_answers(lines, changed))
    before = fov.replay(with_answers(lines, answers[:-3]))
    assert len(before.pending) == 3


def test_the_number_of_answers_is_a_number() -> None:
    game = fov.new_game(2, seed=4)
    game.answer(0)
    text = game.record()
    assert "answers = 1\n" in text
    with pytest.raises(fov.BadRecord, match="no usable 'answers'"):
        fov.replay(text.replace("answers = 1\n", "answers = true\n"))
