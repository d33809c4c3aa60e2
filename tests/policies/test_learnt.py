"""What was learnt of single cards: laid into the record, written and read, refused where it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from fieldofview.game import new_game
from fieldofview.kernel.layout import KINDS, SMALL
from fieldofview.policies import POLICIES, biases, find_policy
from fieldofview.policies.figures import BadWeights
from fieldofview.policies.learning import BIASES, FROM_MODES, FROM_TEXTS, FROM_WINDOWS, second_bias
from fieldofview.policies.learnt import DEEDS, WITHOUT_CARD, Learnt, card_keys, fitting, lay_all, learnt_from
from fieldofview.policies.weighing import Player, own_player, weigh
from fieldofview.policies.weights import MODES, Weights
from fieldofview.sim import make_contest, play_duplicate


def test_deeds_have_the_numbers_of_their_names() -> None:
    assert DEEDS[biases.TAKE_CARD :] == ("take", "target_foreign", "target_own", "answer_reveal", "answer_use")
    assert len(DEEDS) == biases.ANSWER_USE + 1


@pytest.mark.parametrize(
    ("players", "sets"), [(2, ["viewpoint"]), (4, ["viewpoint", "reflections"]), (3, ["open-eyes"])]
)
def test_learnt_biases_are_those_that_play_uses(players: int, sets: list[str]) -> None:
    """Every place of the learner's row comes to where `option_bias` looks."""
    game = new_game(players, sets, 5)
    tables = game._tables
    t = tables.plain
    row = [float(i * 7919 % 20_000 - 10_000) for i in range(BIASES)]
    part = learnt_from(row, card_keys(tables), players, {"card": 77})
    v = weigh(Player(own_player("greedy").numbers, (part,)), tables, players).plain
    assert v.card == 77
    seen = set()
    for _ in range(400):
        if game.over:
            game = new_game(players, sets, len(seen))
        s = game._state
        for option in s.options[: s.n_options]:
            verb, value = option // 512, option % 512
            first = biases.deed_of(s, t, verb, value) * KINDS + biases.kind_of(t, verb, value)
            second = second_bias(s, t, verb, value)
            wanted = row[first] + (row[second] if second >= 0 else 0)
            assert biases.option_bias(s, t, v, verb, value) == wanted
            seen.add(
                "deed"
                if second < 0
                else "mode"
                if second < FROM_TEXTS
                else "text"
                if second < FROM_WINDOWS
                else "window"
            )
        game.answer(len(seen) % s.n_options if s.n_options > 1 else 0)
    assert {"deed", "text"} <= seen
    assert len(DEEDS) * KINDS == FROM_MODES


def test_a_part_survives_its_file(tmp_path: Path) -> None:
    tables = new_game(2, ["viewpoint"], 1)._tables
    part = learnt_from([float(i % 91 - 45) for i in range(BIASES)], card_keys(tables), 2, {"card": 77})
    path = tmp_path / "mine.toml"
    path.write_text('like = "greedy"\n\n' + part.written(), encoding="utf-8")
    player = find_policy(str(path)).player
    assert player is not None
    (again,) = player.learnt
    for name in ("players", "cards", "weights", "by_deed", "by_mode", "in_text", "in_window"):
        mine, theirs = getattr(part, name), getattr(again, name)
        kept = {key: row for key, row in mine.items() if any(row)} if name.startswith(("by", "in")) else mine
        assert theirs == kept, name
    assert all(len(again.by_deed[deed]) == 1 for deed in WITHOUT_CARD & set(again.by_deed))


def test_parts_that_fit_know_the_cards_together() -> None:
    parts = [Learnt(2, ("a", "b")), Learnt(4, ("a", "b")), Learnt(2, ("a", "b", "c")), Learnt(3, ("c", "d", "e"))]
    assert fitting(parts, ["a", "b"], 2) == [parts[0]]
    assert fitting(parts, ["b", "a"], 6) == [parts[1]]
    assert fitting(parts, ["c"], 6) == [parts[3]]
    assert fitting(parts, ["a", "b", "c"], 6) == [parts[2]]
    assert fitting(parts, ["a", "b", "d"], 2) == [parts[0], parts[3]]
    assert fitting(parts, ["x", "e"], 2) == [parts[3]]
    assert fitting(parts, ["x"], 2) == []


def test_each_part_says_what_it_knows_best() -> None:
    """Biases of pairs of cards come from the part that knows both; what no part knows has none."""
    first = Learnt(2, ("a", "b"), {"card": 7}, {"play": [1, 2], "done": [3]}, {}, {"a": [4, 5]}, {})
    other = Learnt(
        2, ("c", "b"), {"card": 8}, {"play": [6, 9], "done": [9]}, {}, {"c": [6, 9], "b": [9, 9]}, {"c": [1, 9]}
    )
    record = Weights(SMALL)
    lay_all([first, other], record, ["x", "c", "b", "a"])
    assert (record.biased, record.card) == (1, 7)
    assert record.by_deed[DEEDS.index("play")][:5] == [0, 6, 2, 1, 0]
    assert record.by_deed[DEEDS.index("done")][:2] == [3, 0]
    assert [row[:4] for row in record.in_text[:4]] == [[0] * 4, [0, 6, 0, 0], [0] * 4, [0, 0, 5, 4]]
    assert record.in_window[1][:4] == [0, 1, 0, 0]


def test_what_was_learnt_is_of_use_in_a_mix_and_an_unknown_deck_is_played_by_the_numbers_alone(tmp_path: Path) -> None:
    evolved, expert = POLICIES["evolved"], POLICIES["expert"]
    for sets in (["viewpoint"], ["viewpoint", "open-eyes"], ["viewpoint", "reflections", "prizes"]):
        tables = new_game(2, sets, 1)._tables
        assert evolved.weights(tables, 2).plain.biased
        contest = make_contest(60, sets, bots=("evolved", "expert"), seed=77000)
        assert play_duplicate(contest, workers=1).rate().rate > 0.5, sets
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    unknown = new_game(2, [str(tmp_path / "mine.toml")], 1)._tables
    assert evolved.weights(unknown, 2).data == expert.weights(unknown, 2).data


MINE = 'id = "mine"\nname = "Mine"\n\n[[card]]\nname = "Pebble"\npoints = 5\ncopies = 40\n'
HEAD = 'like = "greedy"\n[[learnt]]\nplayers = 2\ncards = ["a:b", "a:c"]\n'


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('like = "greedy"\nlearnt = 3\n', "learnt"),
        ('like = "greedy"\n[[learnt]]\nplayers = 2\n', "learnt"),
        (HEAD.replace("2", "1"), "players"),
        (HEAD.replace('"a:c"', "3"), "cards"),
        (HEAD.replace("a:c", "a:b"), "cards"),
        (HEAD + "colour = 3\n", "learnt"),
        (HEAD + "[learnt.by_deed]\njump = [1, 2]\n", "by_deed.jump"),
        (HEAD + "[learnt.by_deed]\nplay = [1]\n", "by_deed.play"),
        (HEAD + "[learnt.by_deed]\nseat = [1, 2]\n", "by_deed.seat"),
        (HEAD + "[learnt.by_deed]\nplay = [1, 40000]\n", "by_deed.play"),
        (HEAD + "[learnt.in_text]\n'a:d' = [1, 2]\n", "in_text.a:d"),
        (HEAD + f"[learnt.by_mode]\n'a:b' = {[0] * (MODES - 1)}\n", "by_mode.a:b"),
        (HEAD + "in_window = 3\n", "in_window"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadWeights, match=f"is not as it should be: {what};"):
        find_policy(str(path))
