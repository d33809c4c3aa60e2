"""Labels say what was seen, offered, judged and taken, and are the same whoever makes them."""

from __future__ import annotations

import json
import os
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fieldofview as fov
from fieldofview.cli import main
from fieldofview.game.batch import Batch
from fieldofview.sim.labels import Arrays, BadLabels, as_file, label_game, make_labelling, make_labels, read_labels


def labelling_of(games: int = 3, search: str = "search:8", players: int = 2) -> Any:
    return make_labelling(games, ("viewpoint",), players, ["evolved"], 40, search)


def made(games: int, labels: dict[int, Arrays] | None = None, workers: int = 1, search: str = "search:8") -> bytes:
    labelling, labels = labelling_of(games, search), labels or {}
    assert make_labels(labelling, labels, lambda: None, workers)
    return as_file(labelling, labels)


def test_other_weights_are_other_labels(tmp_path: Path) -> None:
    weights, file = tmp_path / "v.toml", tmp_path / "labels.npz"

    def labelling() -> Any:
        return make_labelling(1, ("viewpoint",), 2, ["evolved"], 1, f"search:2@{weights}")

    weights.write_text('like = "greedy"\n', encoding="utf-8")
    file.write_bytes(as_file(labelling(), dict([label_game(labelling(), 0)])))
    assert list(read_labels(file, labelling())) == [0]
    weights.write_text('like = "expert"\n', encoding="utf-8")
    os.utime(weights, ns=(1, 1))
    with pytest.raises(BadLabels, match="weights is"):
        read_labels(file, labelling())


@pytest.mark.parametrize(("search", "players"), [("search:12", 3), ("deep:12", 2)])
def test_every_choice_is_there_as_it_was(search: str, players: int) -> None:
    """The game played again from what was taken: the same observations and actions, and the end that is noted."""
    labelling = labelling_of(1, search, players)
    labels = label_game(labelling, 0)[1]
    limit = labelling.contest.turn_limit
    game = fov.new_game(players, ("viewpoint",), 40, dealer=players - 1, turn_limit=limit)
    choice = option = 0
    while game.decision is not None:
        seat, options = game.decision.seat, game.decision.options
        taken = 0
        if len(options) > 1:
            batch = Batch.from_view(game.view(seat), 1)
            span = slice(option, option + len(options))
            assert (labels["observations"][choice] == batch.observations()[0]).all()
            assert sorted(labels["actions"][span]) == np.flatnonzero(batch.unpack(batch.masks())[0]).tolist()
            for k in range(len(options)):
                again = Batch.from_view(game.view(seat), 2)
                again.step(actions=int(labels["actions"][option + k]))
                other = Batch.from_view(game.view(seat), 2)
                other.step(indices=k)
                assert (again.observations(seat) == other.observations(seat)).all()
            assert (labels["seats"][choice], labels["counts"][choice]) == (seat, len(options))
            chances, tries = labels["chances"][span], labels["tries"][span]
            assert (chances >= 0).all()
            assert (chances <= 1).all()
            assert tries[labels["best"][choice]] > 0
            taken = int(labels["taken"][choice])
            choice, option = choice + 1, option + len(options)
        game.answer(taken)
    assert (choice, option) == (len(labels["counts"]), len(labels["chances"]))
    assert game.outcome is not None
    assert [seat for seat in range(players) if labels["results"][labels["seats"] == seat].all()] == list(
        game.outcome.winners
    )


def test_workers_and_interruptions_change_no_byte(tmp_path: Path) -> None:
    whole = made(3)
    assert made(3, workers=2) == whole
    file = tmp_path / "labels.npz"
    file.write_bytes(made(2))
    assert made(3, read_labels(file, labelling_of())) == whole


def test_interrupted_it_keeps_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    import os
    import signal

    labels: dict[int, Arrays] = {}
    kept = []

    def interrupt(games: int, of: int) -> None:
        if games == 1:
            os.kill(os.getpid(), signal.SIGINT)

    assert not make_labels(labelling_of(), labels, lambda: kept.append(sorted(labels)), 1, interrupt)
    assert kept == [[0]]


def test_other_labels_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "labels.npz"
    file.write_bytes(made(1))
    with pytest.raises(BadLabels, match="search is search:8 there, not search:9"):
        read_labels(file, labelling_of(search="search:9"))
    file.write_bytes(b"nothing")
    with pytest.raises(BadLabels, match="no file of labels"):
        read_labels(file, labelling_of())
    with pytest.raises(BadLabels, match="by a search"):
        labelling_of(search="greedy")


def test_the_command_makes_them_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "labels.npz"
    for games in (1, 2, 2):
        command = ["label", str(file), "--games", str(games), "--search", "search:8", "--seed", "40", "--workers", "1"]
        assert main(command) == 0
        assert "The labels are in" in capsys.readouterr().out
    with np.load(BytesIO(file.read_bytes())) as found:
        assert found["played"].tolist() == [0, 1]
        head = json.loads(str(found["head"]))
    assert (head["search"], head["players"], head["bots"]) == ("search:8", 2, ["evolved", "evolved"])
    assert file.read_bytes() == made(2)
    assert main(["label", str(file), "--games", "2", "--search", "tree:8"]) == 2
    assert "has other labels" in capsys.readouterr().err
