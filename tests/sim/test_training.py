"""Training: it learns, it is the same for the same seed, and what it writes plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from fieldofview.cli import train
from fieldofview.cli.main import main
from fieldofview.sim import training, tuning
from fieldofview.sim.training import Training, as_file
from fieldofview.sim.tuning import Tuning


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", 500)
    monkeypatch.setattr(training, "ROUND", 2)
    monkeypatch.setattr(training, "DEALS", 60)
    monkeypatch.setattr(tuning, "DEALS", 20)


def test_what_wins_becomes_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    """From greedy's own numbers, ten thousand games are enough to beat it clearly."""
    monkeypatch.setattr(training, "DEALS", 300)
    made = Training(["viewpoint"], 2, base="greedy")
    assert made._try(0.0).rate.rate == 0.5
    for _ in range(20):
        made._learn(500, 8.0, 1)
        made.smooth[:] = made.biases
    last = made._try(0.0).rate
    assert last.rate - last.margin > 0.55
    assert made.best is not None
    assert made.best[0].rate == last


@pytest.mark.parametrize(("seconds", "said"), [(4.2, "4 s"), (180.4, "3 min"), (200, "3.3 min")])
def test_what_was_spent_is_said(
    seconds: float, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not what was asked for, when it was interrupted."""

    def stopped(made: Training, *given: object) -> bool:
        made._try(0.0)
        made.seconds = seconds
        return False

    monkeypatch.setattr(Training, "run", stopped)
    file = tmp_path / "mine.toml"
    assert main(["train", "viewpoint", "--minutes", "3", "--out", str(file), "--lang", "en"]) == 130
    assert f"mine.toml has learnt for {said}: " in capsys.readouterr().out


def test_the_same_seed_learns_the_same() -> None:
    found = []
    for _ in range(2):
        made = Training(["viewpoint"], 3, seed=4)
        for kind in (0, 1, 0):
            made._learn(100, 5.0, kind)
        found.append(made.biases.tolist())
    assert found[0] == found[1]
    assert any(found[0])


def test_the_best_is_kept_when_it_is_interrupted() -> None:
    made = Training(["viewpoint"], 2)

    def stop(trial: object) -> None:
        raise KeyboardInterrupt

    assert not made.run(60.0, stop)
    assert made.best is not None
    assert made.best[1].written() in as_file([made.best[1]])


def test_the_command_writes_a_file_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "mine.toml"
    given = ["train", "viewpoint", "--seats", "2", "--minutes", "0.001", "--out", str(out), "--lang", "en"]
    assert main(given) == 0
    heard = capsys.readouterr()
    assert "against greedy, best" in heard.err
    assert "fov sim --duplicate" in heard.out
    assert main(["sim", "--games", "20", "--bots", f"{out},greedy"]) == 0
    assert main(given) == 2, "nothing is written over"
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--seats", "1"], "--seats takes numbers"),
        (["--seats", "x"], "--seats takes numbers"),
        (["--minutes", "0"], "--minutes must be above 0"),
        (["--out", "x.txt"], "ends in .toml"),
        (["--out", "nowhere/x.toml"], "no folder 'nowhere'"),
    ],
)
def test_wrong_arguments_are_told(
    given: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", "viewpoint", *given, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
    assert train.HELP


def test_tuning_keeps_only_what_wins() -> None:
    made = Tuning([(["viewpoint"], 2)], seed=3, base="greedy")
    before = dict(made.numbers)
    assert made.run(0.5)
    assert {step.name for step in made.steps} == {name for name in before if made.numbers[name] != before[name]}
    assert all(step.gained.rate > 0 for step in made.steps)
