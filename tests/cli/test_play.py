"""`fov play` with a scripted person at the keyboard."""

from __future__ import annotations

import argparse
import io
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import fieldofview as fov
from fieldofview.bots import LEVELS
from fieldofview.cli import main
from fieldofview.cli import play as command
from fieldofview.cli.table import prompts, store
from fieldofview.cli.table.drawing import Drawing
from fieldofview.cli.table.seating import BadTable, seat
from fieldofview.cli.table.terminal import Terminal
from fieldofview.game.errors import Worded
from fieldofview.search import Advice, Judged, Thought, words_de
from fieldofview.search.advice import EQUAL
from fieldofview.views import Kind, Option, View

TABLE = ["--players", "Ann", "--bots", "greedy,random", "--seed", "3"]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "fieldofview"


def screen(width: int = 80, height: int = 24, *, terminal: bool = False, encoding: str = "utf-8") -> Console:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True, newline="")
    return Console(file=file, width=width, height=height, force_terminal=terminal, no_color=True, legacy_windows=False)


def printed(console: Console) -> str:
    file = console.file
    assert isinstance(file, io.TextIOWrapper)
    raw = file.buffer
    assert isinstance(raw, io.BytesIO)
    return raw.getvalue().decode(file.encoding)


def keyboard(lines: Iterator[str]) -> str:
    for line in lines:
        if line == "^C":
            raise KeyboardInterrupt
        return line
    raise EOFError


def typed(arguments: list[str], *lines: str, interactive: bool = True, terminal: bool = False) -> tuple[int, str]:
    """The exit status and the screen, after these lines were typed; then the input ends."""
    parser = argparse.ArgumentParser()
    command.configure(parser)
    waiting = iter(lines)
    console = screen(terminal=terminal)
    place = Terminal(console, lambda: keyboard(waiting), echo=True)
    status = command.play(parser.parse_args(arguments), place, is_interactive=interactive)
    return status, printed(console)


# -- sitting down ----------------------------------------------------------------------------------


def test_the_friendly_start_asks_few_things_and_enter_takes_the_usual() -> None:
    status, text = typed([], "", "", "", "", "", "quit", "y")
    assert status == 0
    assert "if you share the keyboard [You]:" in text
    assert "How many bots" in text
    assert "Which cards?" in text
    assert "How strong? [casual]:" in text
    assert "Casual 2" in text
    assert "Your hand" in text


def test_the_friendly_start_asks_again_after_nonsense() -> None:
    _, text = typed([], "Ann", "many", "0", "1", "", "9", "reflection", "2", "n", "quit", "y")
    assert text.count("Give a number from 1 to 11.") == 2
    assert "Did you mean 'reflections'?" in text
    assert "Ann's hand" in text


@pytest.mark.parametrize(
    ("language", "answer", "name", "kind"),
    [
        ("en", "", "Casual", "casual"),
        ("en", "1", "Beginner", "beginner"),
        ("en", "Champion", "Champion", "champion"),
        ("en", "mas", "Master", "master"),
        ("de", "", "Freizeit", "casual"),
        ("de", "erfahren", "Erfahren", "seasoned"),
        ("de", "5", "Meister", "master"),
    ],
)
def test_the_friendly_start_asks_for_a_level_by_its_name_and_the_bot_is_called_so(
    data_folder: Path, language: str, answer: str, name: str, kind: str
) -> None:
    status, text = typed(["--lang", language], "Ann", "2", answer, "", "n", "^C")
    assert status == 130
    for level in LEVELS:
        assert f"  {level.called(language)}\n" in text
    (kept,) = data_folder.glob("*.fov")
    _, seating = store.load(kept)
    assert seating.names == ("Ann", name, f"{name} 2")
    assert seating.bots == (None, kind, kind)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no level {text!r}: give a number from 1 to 5, or a name."),
        ("de", "Eine Stärke {text!r} gibt es nicht: Nenne eine Zahl von 1 bis 5 oder einen Namen."),
    ],
)
def test_a_level_that_there_is_not_is_asked_for_again(data_folder: Path, language: str, sentence: str) -> None:
    _, text = typed(["--lang", language], "Ann", "1", "0", "c", "grandmaster", "2", "", "n", "^C")
    joined = " ".join(text.split())
    for answer in ("0", "c", "grandmaster"):
        assert joined.count(sentence.format(text=answer)) == 1
    assert len(list(data_folder.glob("*.fov"))) == 1


def test_a_level_that_cannot_play_here_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fieldofview.bots.learned.find_spec", lambda _: None)
    _, text = typed([], "Ann", "1", "master", "beginner", "", "n", "^C")
    assert "needs NumPy: install it with" in " ".join(text.split())
    assert "Beginner" in text


def test_nobody_is_asked_how_strong_no_bots_are() -> None:
    _, text = typed([], "Ann, Bob", "0", "", "n", "", "^C")
    assert "How strong" not in text


@pytest.mark.parametrize(("language", "name"), [("en", "Casual"), ("de", "Freizeit")])
def test_who_names_no_bots_plays_the_usual_level(data_folder: Path, language: str, name: str) -> None:
    typed(["--players", "Ann", "--lang", language], "^C")
    (kept,) = data_folder.glob("*.fov")
    _, seating = store.load(kept)
    assert seating.names == ("Ann", name, f"{name} 2")
    assert seating.bots == (None, "casual", "casual")


def test_nobody_at_the_keyboard_gets_one_sentence() -> None:
    with pytest.raises(command.NobodyThere, match=r"Nobody is at the keyboard.*--bots casual,casual\.$"):
        typed([], interactive=False)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "Ann", "--bots", "gredy"], "Did you mean 'greedy'?"),
        (["--players", "Ann", "--sets", "viewpoin"], "Did you mean 'viewpoint'?"),
        (["--players", "Ann", "--bots", ""], "needs 2 players"),
        (["--players", "Ann,ann"], "read the same"),
        (["--players", "Ann", "--lang", "xx"], "language"),
        (["--resume", "nowhere.fov"], "nowhere.fov"),
        (["--resume"], "No game has been kept"),
        (["--resume", "--seed", "3"], "A kept game has its players"),
    ],
)
def test_wrong_arguments_are_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["play", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


def test_bots_get_names_of_their_own() -> None:
    assert seat(["Greedy"], ["greedy", "greedy"], ("viewpoint",)).names == ("Greedy", "Greedy 2", "Greedy 3")
    with pytest.raises(BadTable):
        seat([], ["greedy"], ("viewpoint",))


# -- what is drawn ---------------------------------------------------------------------------------


def some_game() -> fov.Game:
    """A game in which much lies on the table, at a decision of its first seat."""
    game = fov.new_game(4, ["viewpoint", "reflections"], seed=11, names=["Ann", "Bob", "Cleo", "Dan"], turn_limit=0)
    count = 0
    while game.decision is not None and (count < 70 or game.decision.kind != "action" or game.turn != 0):
        count += 1
        game.answer(game.decision.options[count * 7 % len(game.decision.options)])
    assert not game.over
    return game


@pytest.mark.parametrize("width", [80, 120])
def test_the_drawn_table(repository: Path, width: int) -> None:
    game = some_game()
    console = screen(width, 24 if width == 80 else 40)
    lines = Drawing(console, [None, "greedy", None, "random"]).table(game.view(0), len(game.events) - 8)
    assert all(line.cell_len <= width for line in lines)
    drawn = "\n".join(line.plain.rstrip() for line in lines) + "\n"
    golden = repository / "tests" / "golden" / f"table-{width}.txt"
    if os.environ.get("FOV_GOLDEN") == "write":
        golden.write_text(drawn, encoding="utf-8")
    assert drawn == golden.read_text(encoding="utf-8")


def test_a_terminal_without_unicode_gets_plain_characters() -> None:
    game = some_game()
    console = screen(encoding="ascii")
    for line in Drawing(console, [None] * 4).table(game.view(0), 0):
        line.plain.encode("ascii")


def test_other_hands_are_never_drawn() -> None:
    game = some_game()
    view = game.view(0)
    drawn = "\n".join(line.plain for line in Drawing(screen(), [None] * 4).hand(view))
    assert all(name in drawn for name in view.hand)
    assert Drawing(screen(), [None] * 4).hand(game.view(None)) == []


# -- what is typed ---------------------------------------------------------------------------------


def test_an_option_by_number_line_beginning_or_name() -> None:
    game = fov.new_game(2, seed=3, turn_limit=0)
    decision = game.decision
    assert decision is not None
    first = decision.options[0]
    assert first.card is not None
    for text in ("1", first.line, first.line.upper(), first.line[:-1], first.card.lower()[:-1]):
        assert prompts.read(text, game, decision) == first


def test_enter_never_plays_and_never_ends_a_turn() -> None:
    game = fov.new_game(2, seed=3, turn_limit=0)
    assert game.decision is not None
    assert prompts.read("", game, game.decision) == prompts.Command("table")


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("play wink", "play Wink"),
        ("can't I reveal Spectacles?", "reveal Spectacles"),
        ("I cannot reveal specta", "reveal Spectacles"),
        ("end", "end"),
    ],
)
def test_questions_of_why(question: str, line: str) -> None:
    assert prompts.asked_about(question, fov.new_game(2, seed=1)) == line


def test_looking_things_up_changes_nothing(tmp_path: Path) -> None:
    copy = tmp_path / "copy.fov"
    lines = [
        "help",
        "?",
        "? wink",
        "card telesc",
        "card nothing",
        "ruling d.21",
        "ruling D.999",
        "log",
        "discard",
    ]
    lines += [
        "known",
        "why can't I reveal Spectacles",
        "why",
        "99",
        "xyzzy",
        "play",
        "end",
        "reveal Spectacles",
    ]
    status, text = typed(TABLE, *lines, f"save {copy}", f"save {copy}", "n", "quit", "n")
    assert status == 1  # the input ended
    assert "VT.card.wink.a" in text
    assert "DRAW 1 card" in text
    assert "There is no card and no word 'nothing' here." in text
    assert "D.21:" in text
    assert "no ruling 'D.999'" in text
    assert "Greedy: " in text
    assert "Say what you would like to do" in text
    assert "There is no such option; the numbers are 1-" in text
    assert "'xyzzy' is no option here" in text
    assert "You still have to play a card." in text
    assert "exists. Write over it?" in text
    assert "Nobody types any more. The game is kept." in text
    assert "Traceback" not in text
    game, seating = store.load(copy)
    assert seating.bots == (None, "greedy", "random")
    assert not any(line.startswith("Ann") for line in game.answers)


# -- keeping the game ------------------------------------------------------------------------------


def test_a_game_is_kept_after_every_answer_and_goes_on(data_folder: Path) -> None:
    status, text = typed(TABLE, "1", "", "^C")
    assert status == 130
    (kept,) = data_folder.glob("*.fov")
    assert f"fov play --resume {kept}" in text
    game, _ = store.load(kept)
    assert any(line.startswith("Ann: ") for line in game.answers)
    assert fov.replay(kept.read_text(encoding="utf-8")).record() == game.record()
    status, text = typed(["--resume"], "quit", "y")
    assert status == 0
    assert "Ann's hand" in text
    assert store.load(kept)[0].record() == game.record()


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.fov"
    path.write_text("dear diary", encoding="utf-8")
    with pytest.raises(store.FileTaken):
        typed([*TABLE, "--save", str(path)], "1")
    with pytest.raises(fov.BadRecord):
        typed(["--resume", str(path)])
    assert path.read_text(encoding="utf-8") == "dear diary"


def test_a_disk_that_refuses_is_told_once_and_quitting_offers_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    copy = tmp_path / "copy.fov"
    _, text = typed([*TABLE, "--save", str(tmp_path / "file" / "x.fov")], "1", "", "quit", "y", str(copy))
    assert text.count("The game is not kept") == 1
    assert copy.exists()


def test_forfeit_asks_and_bots_finish_the_game(data_folder: Path) -> None:
    status, text = typed(TABLE, "forfeit", "n", "forfeit", "y")
    assert status == 0
    (kept,) = data_folder.glob("*.fov")
    game, _ = store.load(kept)
    assert [event.seats for event in game.events if event.kind is Kind.LEFT] == [(0,)]
    assert game.outcome is not None
    assert game.outcome.reason in text
    assert "Play again: fov play" in text


def test_time_is_called_after_a_question_and_once(data_folder: Path) -> None:
    typed(TABLE, "time", "n", "time", "y", "time", "^C")
    (kept,) = data_folder.glob("*.fov")
    game, _ = store.load(kept)
    assert game.answers.count("judge: call time") == 1
    assert game.view(0).time_called


def test_bots_alone_play_for_onlookers() -> None:
    status, text = typed(["--players", "", "--bots", "greedy,greedy", "--seed", "5"], interactive=False)
    assert status == 0
    assert "The same deal again: fov play --players '' --bots greedy,greedy --sets viewpoint --seed 5" in text


def test_without_a_seed_the_deal_is_promised_and_can_be_verified(
    data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--players", "Ann", "--bots", "greedy,random"]
    status, text = typed(arguments, "table", "1", "", "forfeit", "y")
    assert status == 0
    (kept,) = data_folder.glob("*.fov")
    game, seating = store.load(kept)
    assert game.setup.seed is None
    assert f"to note down: {game.commitment}" in text
    assert f"fov verify {kept}" in text
    assert "--seed" not in text
    assert main(["verify", str(kept), "--commitment", str(game.commitment)]) == 0
    assert "Commitment: the secret opens" in capsys.readouterr().out
    typed([*arguments, "--save", str(data_folder / "other.fov")])
    assert store.load(data_folder / "other.fov")[1].bot_seed != seating.bot_seed


def test_bots_go_on_alike_after_a_pause(data_folder: Path, tmp_path: Path) -> None:
    """Their dice are kept beside the game, and have nothing to do with the deal."""
    typed(["--players", "Ann", "--bots", "random,random"], "1", "", "^C")
    (kept,) = data_folder.glob("*.fov")
    text = kept.read_text(encoding="utf-8")
    ends = set()
    for number, changed in enumerate((text, text, text.replace("bot_seed = ", "bot_seed = 1"))):
        copy = tmp_path / f"{number}.fov"
        copy.write_text(changed, encoding="utf-8")
        typed(["--resume", str(copy)], "forfeit", "y")
        ends.add(store.load(copy)[0].record())
    assert len(ends) == 2


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "extra turn", "Another turn of your own"),
        ("en", "missed turn", "Your next turn in seat order is left out"),
        ("en", "target", "is chosen before anybody may respond"),
        ("en", "extra trun", "There is no card and no word 'extra trun' here. Did you mean 'extra turn'?"),
        ("en", "banana", "There is no card and no word 'banana' here."),
        ("de", "zusätzlicher Zug", "Noch ein eigener Zug"),
        ("de", "setzt einen Zug aus", "Dein nächster Zug in der Sitzfolge"),
        ("de", "banane", "Weder Karte noch Wort heißt hier 'banane'."),
    ],
)
def test_a_question_mark_explains_words_and_cards(language: str, asked: str, said: str) -> None:
    _, text = typed([*TABLE, "--lang", language], f"? {asked}", "quit", "y")
    assert said in " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "the only number is 1."), ("de", "die einzige Nummer ist 1.")]
)
def test_one_option_is_one_number(language: str, sentence: str) -> None:
    game = fov.new_game(2, seed=3)
    while game.decision is not None and len(game.decision.options) > 1:
        game.answer(game.decision.options[0])
    assert game.decision is not None
    with pytest.raises(prompts.NotUnderstood, match=sentence):
        prompts.find_option("9", game, game.decision, language)


# -- a hint ----------------------------------------------------------------------------------------


def test_a_hint_has_chances_and_a_reason() -> None:
    _, text = typed([*TABLE, "--fast"], "hint", "quit", "y")
    shown = text[text.index("Thinking") :]
    assert re.search(r"\d+ %  play ", shown)
    assert any(reason.partition("{")[0].strip() in shown for reason in words_de.SENTENCES)


def test_a_hint_in_german() -> None:
    _, text = typed([*TABLE, "--fast", "--lang", "de"], "tipp", "quit", "j")
    assert "Es wird überlegt" in text
    assert re.search(r"\d+ %  .* (spielen|aufdecken) \(", text)


@pytest.mark.parametrize(
    ("language", "whole", "more"),
    [
        ("en", "hint all", "  … and 3 more: hint all shows them."),
        ("de", "tipp alle", "  … und 3 weitere: tipp alle zeigt sie."),
    ],
)
def test_a_hint_shows_the_best_of_many_options_and_all_of_them_when_asked(
    language: str, whole: str, more: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole of a hint is not thought anew: its chances would be others."""
    asked: list[View] = []
    monkeypatch.setattr("fieldofview.cli.table.keyboard.hint", lambda view: asked.append(view) or an_advice(7))
    monkeypatch.setattr("fieldofview.cli.table.hinting.label", lambda option, *_: option.line)
    _, text = typed([*TABLE, "--fast", "--lang", language], "hint", whole, whole, "^C")
    first, *others = text.split(f"› {whole}\n")
    assert re.findall(r"(\d+) %  play (\w+)", first) == [("60", "A"), ("50", "B"), ("40", "C"), ("30", "D")]
    assert more in first
    for told in others:
        assert [name for _, name in re.findall(r"(\d+) %  play (\w+)", told)] == [*"ABCDEFG"]
        assert more not in told
    assert len(asked) == 1


def test_a_hint_shows_all_of_few_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fieldofview.cli.table.keyboard.hint", lambda _: an_advice(6))
    monkeypatch.setattr("fieldofview.cli.table.hinting.label", lambda option, *_: option.line)
    _, text = typed([*TABLE, "--fast"], "hint", "^C")
    assert re.findall(r"%  play (\w+)", text) == [*"ABCDEF"]
    assert "more: hint all" not in text


def test_the_whole_of_a_hint_can_be_asked_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fieldofview.cli.table.keyboard.hint", lambda _: an_advice(9))
    monkeypatch.setattr("fieldofview.cli.table.hinting.label", lambda option, *_: option.line)
    _, text = typed([*TABLE, "--fast"], "hint all", "^C")
    assert re.findall(r"%  play (\w+)", text) == [*"ABCDEFGHI"]


def an_advice(count: int) -> Advice:
    """So many options, the best first, each a tenth better than the next."""
    judged = [
        Judged(Option(f"play {name}", "play", card=name), 0.6 - place / 10, 0.01, 9)
        for place, name in enumerate("ABCDEFGHI"[:count])
    ]
    return Advice(Thought(tuple(judged), 0, 0, 9, 0.1), Worded(EQUAL))


def test_levels_sit_down_under_their_names() -> None:
    assert seat(["Ann"], ["beginner", "Meister"], ["viewpoint"]).names == ("Ann", "Beginner", "Master")
    seated = seat(["Ann"], ["beginner", "master"], ["viewpoint"], "de")
    assert seated.names == ("Ann", "Anfänger", "Meister")
    assert seated.bots == (None, "beginner", "master")
