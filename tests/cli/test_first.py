"""Sitting down: the friendly start, a first game that explains itself, how to play, and what words mean."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import fieldofview as fov
from fieldofview.cards.keywords import KEYWORDS
from fieldofview.cli import main
from fieldofview.cli.table import hints, store
from fieldofview.cli.table.drawing import Drawing
from fieldofview.cli.table.howto import PAGES, how_to_play, paragraphs
from fieldofview.views.decision import PURPOSES
from server.small_set import SMALL_SET

from .test_play import TABLE, screen, typed
from .test_shared import at_table, questions, to_wild_eyes


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "fieldofview"


def kept(folder: Path) -> fov.Game:
    (path,) = folder.glob("*.fov")
    return store.load(path)[0]


# -- the friendly start ------------------------------------------------------------------------------------


def test_two_people_need_no_bot(data_folder: Path) -> None:
    status, text = typed([], "Ann, Bob", "", "", "n", "", "quit", "y")
    assert status == 0
    assert "How many bots play too? [0]:" in text
    assert kept(data_folder).names == ("Ann", "Bob")
    assert kept(data_folder).setup.windows == "public"


def test_an_unfinished_game_is_offered(data_folder: Path) -> None:
    typed(TABLE, "1", "", "^C")
    before = kept(data_folder).record()
    status, text = typed([], "", "quit", "y")
    assert status == 0
    assert "There is an unfinished game: Ann, Greedy and Random, turn" in text
    assert kept(data_folder).record() == before
    _, text = typed([], "n", "Zoe", "", "", "", "quit", "y")
    assert "Zoe's hand" in text


def test_a_game_that_is_over_or_broken_is_not_offered(data_folder: Path) -> None:
    typed(TABLE, "forfeit", "y")
    assert "unfinished" not in typed([], "", "", "", "", "quit", "y")[1]
    (data_folder / "game-9.fov").write_text("nonsense", encoding="utf-8")
    assert "unfinished" not in typed([], "", "", "", "", "quit", "y")[1]


def test_enigma_cards_can_be_chosen(data_folder: Path) -> None:
    _, text = typed([], "Ann", "1", "", "4", "pen", "nothing such", "wink", "n", "quit", "y")
    assert "An Enigma card for Ann? [0]:" in text
    assert "There is no card 'nothing such'" in text
    setup = kept(data_folder).setup
    assert (setup.enigmas, setup.aside) == (((0, "Pen Pal"),), ((0, "Wink"),))


@pytest.mark.parametrize(("language", "said"), [("en", "--aside Ann=CARD names one"), ("de", "--aside Ann=KARTE")])
def test_a_card_that_brings_nothing_in_says_so(language: str, said: str) -> None:
    arguments = ["--players", "Ann", "--sets", "open-eyes", "--enigma", "Pen Pal", "--lang", language]
    _, text = typed(arguments, "quit", "y")
    assert said in " ".join(text.split())
    _, text = typed([*arguments, "--aside", "Wink"], "quit", "y")
    assert said not in " ".join(text.split())


def test_a_table_that_makes_no_game_is_asked_for_again() -> None:
    _, text = typed([], "Ann: me", "1", "", "1", "Ann", "1", "", "1", "n", "quit", "y")
    assert "colon" in text
    assert "Ann's hand" in text


# -- a first game ------------------------------------------------------------------------------------------


def test_every_kind_of_question_has_a_hint_in_every_language() -> None:
    for told in hints.LANGUAGES.values():
        assert told.keys() == {*PURPOSES.values(), hints.COMMIT}


def test_a_first_game_explains_each_kind_of_question_once() -> None:
    _, text = typed([*TABLE, "--first"], "1", "back", "1", "", "1", "", "1", "", "^C")
    joined = " ".join(text.split())
    assert "New to you" in text
    assert joined.count("Your turn: you have drawn a card.") == 1
    assert "This is what you are about to do." in joined
    assert "New to you" not in typed(TABLE, "1", "^C")[1]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(60, 20), (80, 24)])
def test_hints_are_seen_on_small_terminals_too(width: int, height: int, language: str) -> None:
    game = fov.new_game(names=["Ann", "Bob", "Cleo", "Dan", "Eve"], seed=1, dealer="Eve")
    hint = hints.LANGUAGES[language]["act"]
    lines = Drawing(screen(width, height), [None] * 5, language).table(game.view(0), 0, hint=hint, below=2)
    text = " ".join(" ".join(line.plain for line in lines).split())
    assert hint in text
    assert len(lines) <= height - 3
    assert all(name in text for name in game.view(0).hand)


def test_newcomers_are_offered_a_first_game() -> None:
    _, text = typed([], "", "", "", "", "", "quit", "y")
    assert "Is this your first game?" in text
    assert "New to you" in text
    _, text = typed([], "n", "", "", "", "", "quit", "y")
    assert "Is this your first game?" not in text


# -- how to play, and what words mean ----------------------------------------------------------------------


def test_how_to_play_is_one_page_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert PAGES.keys() == KEYWORDS.keys()
    shapes = set()
    for language in PAGES:
        assert main(["rules", "--lang", language]) == 0
        text = capsys.readouterr().out
        assert "100 Viewpoints" in text
        assert text.count("\n") < 72
        assert all(keyword.name in text for keyword in KEYWORDS[language] if keyword.name.isupper())
        shapes.add(tuple(indent for _, indent in paragraphs(how_to_play(language))))
    assert len(shapes) == 1


def test_how_to_play_is_told_at_the_table_and_in_the_documents(repository: Path) -> None:
    _, text = typed(TABLE, "rules", "^C")
    assert "How to play" in text
    assert all(len(line) <= 80 for line in text.splitlines() if "commitment" not in line and "--resume" not in line)
    page = (repository / "docs" / "how-to-play.md").read_text(encoding="utf-8")
    assert how_to_play("en") in page


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_is_explained_at_the_table(language: str) -> None:
    words = [keyword.name for keyword in KEYWORDS[language]]
    _, text = typed([*TABLE, "--lang", language], *(f"? {word}" for word in words), "? steal", "^C")
    joined = " ".join(text.split())
    for keyword in KEYWORDS[language]:
        assert keyword.text[:40] in joined, keyword.name


def test_the_goal_stands_above_the_table() -> None:
    assert "first to 100" in typed(TABLE, "^C")[1]
    assert "Ziel 100" in typed([*TABLE, "--lang", "de"], "^C")[1]


# -- keeping -----------------------------------------------------------------------------------------------


def test_decline_all_is_remembered_when_a_game_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "kept.fov"
    session = to_wild_eyes(path, "decline all", "decline all", "quit", "y")
    session.run()
    assert store.quiet_seats(path) == {0, 1}
    game, seating = store.load(path)
    resumed = at_table(game, seating, "decline", path=path)
    resumed.keyboard.quiet.update(store.quiet_seats(path))
    resumed.run()
    passed = [re.split(",", question)[0] for question in questions(resumed) if "press Enter when" in question]
    assert passed[0] == "Cleo"


def test_the_same_deal_names_players_bots_sets_and_cards() -> None:
    arguments = ["--players", "Ann", "--bots", "greedy", "--sets", "open-eyes", "--enigma", "Ann=Pen Pal"]
    _, text = typed([*arguments, "--aside", "Ann=Wink", "--seed", "5"], "forfeit", "y")
    again = "fov play --players Ann --bots greedy --sets open-eyes '--enigma=Ann=Pen Pal' --aside=Ann=Wink --seed 5"
    assert again in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_same_deal_can_be_typed_again(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with a card of a set file outside the game, and in the language that was asked for."""
    monkeypatch.chdir(tmp_path)
    Path("small.toml").write_text(SMALL_SET, encoding="utf-8")
    arguments = ["--players", "Ann", "--bots", "greedy", "--sets", "open-eyes", "--enigma", "Ann=Pen Pal"]
    arguments += ["--aside", "Ann=Plain (small.toml)", "--seed", "5", "--lang", language]
    leave = ("forfeit", "y") if language == "en" else ("aufgeben", "j")
    _, text = typed(arguments, *leave)
    again = next(line for line in text.splitlines() if "--seed 5" in line)
    command = shlex.split(again[again.index("fov play ") :])[2:]
    assert typed(command, *leave)[1].splitlines()[-1:] == text.splitlines()[-1:]
    assert ("--lang" in command) == (language == "de")
