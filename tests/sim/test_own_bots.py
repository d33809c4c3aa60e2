"""Games with bots of one's own: counted as compiled ones are, on any number of cores."""

from __future__ import annotations

import json
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fieldofview.bots import BadBot
from fieldofview.cli import main, sim
from fieldofview.search import think as thinking
from fieldofview.sim import BadContest, make_contest, play_contest, seats, summarise
from fieldofview.sim.duplicate import Shares, play_duplicate
from fieldofview.sim.files import files_of
from fieldofview.sim.seats import bot_seed, play_with_views

MODULE = '''
from random import Random

SEEDS = []


class Roller:
    """Throws dice of its own."""

    name = "roller"

    def __init__(self, seed):
        SEEDS.append(seed)
        self.dice = Random(seed)

    def choose(self, view):
        return self.dice.choice(view.decision.options)


class Faint(Roller):
    def choose(self, view):
        if view.turns > 3:
            raise RuntimeError("too long")
        return view.decision.options[0]
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "rollers.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "rollers", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("sets", "bots"),
    [(("viewpoint", "prizes"), ("greedy", "random")), (("reflections",), ("greedy", "random", "random"))],
)
def test_games_with_views_are_counted_like_compiled_ones(sets: tuple[str, ...], bots: tuple[str, ...]) -> None:
    contest = make_contest(9, sets, bots=bots, seed=40)
    assert play_with_views(contest, 0, 9) == play_contest(contest, 1).tally


def test_workers_change_nothing() -> None:
    contest = make_contest(8, ("reflections",), 3, ("rollers:Roller", "greedy", "random"), 9)
    assert contest.own == ("rollers:Roller",)
    one, two = play_contest(contest, 1), play_contest(contest, 2)
    assert one.tally == two.tally
    assert one.whole
    assert two.whole
    summary = summarise(two)
    assert [s.name for s in summary.by_bot] == ["rollers:Roller", "greedy", "random"]
    assert sum(s.rate.value for s in summary.by_bot) == pytest.approx(1)


def test_every_game_has_bots_of_its_own_with_seeds_of_their_own() -> None:
    contest = make_contest(3, bots=("rollers:Roller",), seed=5)
    seeds = sys.modules["rollers"].SEEDS
    seeds.clear()
    play_contest(contest, 1)
    assert seeds == [bot_seed(5, number, bot) for number in range(3) for bot in range(2)]
    assert len(set(seeds)) == 6
    assert not {5, 6, 7} & set(seeds)


def test_an_interrupt_leaves_what_was_played() -> None:
    contest = make_contest(1000, bots=("rollers:Roller", "random"))
    for workers in (1, 2):
        result = play_contest(contest, workers, lambda games: games >= 4 and signal.raise_signal(signal.SIGINT))
        assert 4 <= result.tally.games < 40
        assert sum(result.tally.reasons) == result.tally.games


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_says_where(workers: int) -> None:
    with pytest.raises(BadBot, match=r"roller raised RuntimeError in game \d, answer \d+: too long"):
        play_contest(make_contest(6, bots=("rollers:Faint", "random")), workers)


def test_compiled_back_ends_are_not_for_them() -> None:
    with pytest.raises(BadContest, match="plays in Python"):
        make_contest(2, bots=("rollers:Roller",), backend="numba")


@pytest.mark.parametrize("more", [[], ["--duplicate"]])
def test_a_search_plays_on_by_a_file_and_says_that_it_compiles(
    more: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the games, so that not every worker compiles for itself."""
    (folder / "v.toml").write_text('like = "expert"\n', encoding="utf-8")
    done: list[str] = []

    def think(*given: object, **named: object) -> Any:
        done.append("thought")
        return thinking(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(seats, "think", think)
    monkeypatch.setattr(sim, "compile_notice", lambda backend, sentence: done.append(backend) or nullcontext())
    command = ["sim", "--games", "1", "--bots", "search:2@v.toml,greedy", "--turn-limit", "4", "--workers", "1"]
    assert main([*command, *more]) == 0
    assert done == ["numba", "thought"]
    assert "search:2@v.toml" in capsys.readouterr().out


def test_the_command_counts_them_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--games", "4", "--bots", "rollers:Roller,greedy", "--workers", "2", "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    data = json.loads(said.out)
    assert data["bots"] == ["rollers:Roller", "greedy"]
    assert data["games"] == 4


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("kind", "games"), [("{}", 1200), ("search:2@{}", 6)])
def test_weights_are_those_of_when_the_contest_was_made(kind: str, games: int, workers: int, tmp_path: Path) -> None:
    path = tmp_path / "v.toml"
    bots = [kind.format(path), "random"]
    path.write_text('like = "greedy"\n', encoding="utf-8")
    asked = make_contest(games, ("viewpoint",), 2, bots)
    before = play_contest(asked, workers).tally
    path.write_text('like = "expert"\n', encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert play_contest(asked, workers).tally == before
    assert play_contest(replace(asked, files=files_of(bots)), workers).tally != before


@pytest.mark.parametrize("play", [play_contest, play_duplicate])
def test_a_file_that_is_being_written_harms_no_contest_that_was_made(play: Any, tmp_path: Path) -> None:
    path = tmp_path / "v.toml"
    for kind, games in (("{}", 600), ("search:2@{}", 2)):
        path.write_text('like = "greedy"\n', encoding="utf-8")
        asked = make_contest(games, ("viewpoint",), 2, [kind.format(path), "random"])
        before = play(asked, workers=2)
        path.write_text("like = ", encoding="utf-8")
        torn = play(asked, workers=2)
        path.unlink()
        gone = play(asked, workers=2)
        assert _counted(torn) == _counted(gone) == _counted(before)


def test_contests_side_by_side_go_by_their_own_files(tmp_path: Path) -> None:
    path, asked, alone = tmp_path / "v.toml", [], []
    for number, text in enumerate(('like = "greedy"\n', 'like = "expert"\n')):
        path.write_text(text, encoding="utf-8")
        os.utime(path, ns=(number, number))
        asked.append(make_contest(4000, ("viewpoint",), 2, [str(path), "random"]))
        alone.append(play_contest(asked[-1], 2).tally)
    assert alone[0] != alone[1]
    with ThreadPoolExecutor(2) as crew:
        together = [crew.submit(play_contest, contest, 2) for contest in asked]
    assert [result.result().tally for result in together] == alone


def _counted(result: Any) -> Any:
    return result.deals if isinstance(result, Shares) else result.tally
