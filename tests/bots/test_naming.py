"""Bots of one's own are found by name, and what is no bot is refused in one sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import fieldofview as fov
from fieldofview.bots import BOTS, BadBot, UnknownBot, bot_names, check_bot, find_bot, make_bot, title
from fieldofview.cli import main

MODULE = '''
class Clever:
    """Takes the last option, and remembers its seed."""

    name = "clever"

    def __init__(self, seed=0):
        self.seed = seed

    def choose(self, view):
        return view.decision.options[-1]


class Seedless:
    name = "seedless"

    def __init__(self):
        pass

    def choose(self, view):
        return view.decision.options[0]


class Silent:
    name = "silent"

    def __init__(self, seed):
        pass


class Nameless:
    def __init__(self, seed):
        pass

    def choose(self, view):
        return view.decision.options[0]


class Shy(Clever):
    def __init__(self, seed):
        raise OSError("no table")


class Lost(Clever):
    def choose(self, view):
        raise KeyError("lost")


class Liar(Clever):
    def choose(self, view):
        return "play everything"


def function(seed):
    return Clever(seed)
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with bots in it; nothing of it stays behind."""
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "torn_bots.py").write_text("def (", encoding="utf-8")
    (tmp_path / "poor_bots.py").write_text("import a_library_that_nobody_has", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name in ("my_bots", "torn_bots", "poor_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


@pytest.fixture
def package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package that announces bots."""
    about = folder / "clever_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bots\nVersion: 1.0\n", encoding="utf-8")
    entries = "[fieldofview.bots]\nFox = my_bots:Clever\ngreedy = my_bots:Clever\nbroken = my_bots:Seedless\n"
    (about / "entry_points.txt").write_text(entries, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return folder


def test_a_bot_of_the_current_folder_is_made_from_its_seed(folder: Path) -> None:
    bot = make_bot(" my_bots:Clever ", 7)
    assert (bot.name, vars(bot)) == ("clever", {"seed": 7})
    assert find_bot("my_bots:Clever") == "my_bots:Clever"
    assert title("my_bots:Clever") == "Clever"
    game = fov.new_game(2, seed=1)
    assert game.decision is not None
    assert bot.choose(game.view(game.decision.seat)) == game.decision.options[-1]


def test_packages_announce_bots(package: Path) -> None:
    assert bot_names() == [*BOTS, "Fox", "broken"]
    assert find_bot("fox") == "Fox"
    assert make_bot("FOX", 3).name == "clever"
    assert make_bot("greedy").name == "greedy", "nobody takes the place of ours"
    with pytest.raises(BadBot, match="does not take a seed"):
        make_bot("broken")
    with pytest.raises(UnknownBot, match="Did you mean 'Fox'"):
        find_bot("foxx")


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("nobodys_bots:Clever", UnknownBot, "There is no module 'nobodys_bots'"),
        ("my_bots.deeper:Clever", UnknownBot, "There is no module 'my_bots.deeper'"),
        ("my_bots:Cleverer", UnknownBot, "There is no class 'Cleverer'.*It has Clever, Seedless"),
        ("my_bots:function", UnknownBot, "There is no class 'function'"),
        ("my_bots:", UnknownBot, "There is no class ''"),
        (":Clever", BadBot, "cannot be imported"),
        ("my_bots:Seedless", BadBot, "does not take a seed.*Seedless\\(seed\\)"),
        ("my_bots:Silent", BadBot, "has no method choose"),
        ("my_bots:Nameless", BadBot, "has no name"),
        ("my_bots:Shy", BadBot, "cannot be made: OSError: no table"),
        ("torn_bots:Clever", BadBot, "cannot be imported: SyntaxError"),
        ("poor_bots:Clever", BadBot, "needs 'a_library_that_nobody_has'"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], name: str, kind: type[ValueError], words: str
) -> None:
    with pytest.raises(kind, match=words) as refused:
        make_bot(name)
    assert "\n" not in str(refused.value)
    assert main(["sim", "--bots", name, "--games", "2"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip().count("\n") == 0


def test_conformance_takes_names(folder: Path) -> None:
    assert check_bot("my_bots:Clever", tables=[(2, ("viewpoint",))]) > 20
    for name, words in (("my_bots:Lost", "raised KeyError"), ("my_bots:Liar", "not one of its options")):
        with pytest.raises(BadBot, match=words):
            check_bot(name, tables=[(2, ("viewpoint",))])


def test_a_bot_of_ones_own_sits_down_at_the_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["play", "--players", "", "--bots", "my_bots:Clever,greedy", "--seed", "3", "--fast"]
    assert main([*given, "--save", str(folder / "game.fov")]) == 0
    assert "Clever" in capsys.readouterr().out
    assert '"my_bots:Clever"' in (folder / "game.fov").read_text(encoding="utf-8")
    assert main(["play", "--players", "", "--bots", "my_bots:Lost,greedy", "--seed", "3", "--fast"]) == 2
    assert "raised KeyError at answer" in capsys.readouterr().err
