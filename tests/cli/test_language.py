"""The table in other languages: nothing is left unsaid, and what is typed is understood."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import fieldofview as fov
from fieldofview.cli import main
from fieldofview.cli.table import german, phrases, prompts
from fieldofview.cli.table.drawing import Drawing
from fieldofview.cli.table.wording import label, sentence
from fieldofview.views import words

from .test_play import TABLE, screen, typed

TABLES = ("EVENTS", "WITH_CARDS", "PROMPTS", "OPTIONS", "SETTLING", "THREATS", "ENDINGS", "REFUSALS", "TERMS")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("table", TABLES)
def test_every_language_says_everything(table: str) -> None:
    english = getattr(words.MODULES["en"], table)
    for module in words.MODULES.values():
        other = getattr(module, table)
        assert other.keys() == english.keys()
        assert all(blanks(other[key]) <= blanks(english[key]) | {"about"} for key in english)


def test_the_tables_own_phrases_are_complete() -> None:
    english = phrases.LANGUAGES["en"]
    assert phrases.LANGUAGES.keys() == words.MODULES.keys()
    for other in phrases.LANGUAGES.values():
        assert other.keys() == english.keys()
        assert all(blanks(other[key]) == blanks(english[key]) for key in english)
        for command in {*prompts.COMMANDS.values()} - {"card", "help"}:
            typed = "|".join(word for word, meant in prompts.COMMANDS.items() if meant == command)
            assert re.search(rf"^  ({typed})\b", other["help"], re.M)
        assert all(len(line) <= 80 for line in other["help"].splitlines())


def test_a_game_in_german() -> None:
    status, text = typed(
        [*TABLE, "--lang", "de"], "help", "? wink", "end", "reveal Spectacles", "why play Wink", "1", "", "^C"
    )
    assert status == 130
    for said in ("Die Hand von Ann", "Was geschah", "Was tust du?", "Karten auf der Hand", "ZIEHE 1 Karte"):
        assert said in text
    assert words.refusal("play owed", {}, "de") in text
    for english in ("What happened", "in hand", "What do you do", "Field of View", "You still"):
        assert english not in text


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("Wink spielen", "play Wink"),
        ("spiele wink", "play wink"),
        ("aufdecken: Spectacles", "reveal Spectacles"),
        ("decke Spectacles auf", "reveal Spectacles"),
        ("warum kann ich Spectacles nicht aufdecken?", "reveal Spectacles"),
        ("den Zug beenden", "end"),
        ("eine Karte ziehen", "draw"),
        ("karte ziehen", "draw"),
        ("Verzichten", "decline"),
        ("wähle Mirage von Bob", "choose Mirage of Bob"),
        ("wähle Möglichkeit 2", "choose option 2"),
        ("Mirage von dir", "Mirage"),
        ("mirage", "mirage"),
    ],
)
def test_what_is_typed_in_german(typed: str, line: str) -> None:
    assert german.in_english(typed) == line
    assert prompts.command(typed) is None or typed.startswith("warum")


def test_a_german_game_is_played_in_german() -> None:
    _, text = typed(
        [*TABLE, "--lang", "de"], "zug beenden", "warum Wink spielen", "w", "hilfe", "tisch", "verlassen", "j"
    )
    assert words.refusal("play owed", {}, "de") in text
    assert "Wink spielen" in text
    assert "play Wink'" not in text
    assert "Auf Englisch geht alles auch" in text
    assert "Das Spiel ist gespeichert." in text


def test_rulings_at_the_table_are_german() -> None:
    _, text = typed([*TABLE, "--lang", "de"], "ruling vt.51", "? VT.51", "? wink", "ruling D.999", "^C")
    text = " ".join(text.split())
    assert text.count("VT.51: Einmal reihum, ohne Umdenken") == 2
    assert "endgültig verzichtet; verzichten alle" in text
    assert "VT.card.wink.b Ist der Nachziehstapel leer, zieht Wink nichts." in text
    assert "Es gibt keine Regel 'D.999'" in text
    assert "second thoughts" not in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--sets", "viewpiont"], "Es gibt kein Set 'viewpiont'."),
        (["--players", "Ann", "--bots", "gredy"], "Es gibt keinen Bot 'gredy'. Ist 'greedy' gemeint?"),
        (["--players", "Ann,ann"], "'ann' und 'Ann' lesen sich gleich"),
        (["--players", "Ann,Bob:"], "er enthält einen Doppelpunkt"),
        (
            ["--players", "Ann", "--bots", "greedy,greedy,greedy,greedy,greedy,greedy"],
            "reicht für 6 Personen, nicht für 7",
        ),
        (["--players", "Ann", "--enigma", "Zoe=Pen Pal"], "Niemand heißt 'Zoe'"),
        (["--resume"], "Noch ist kein Spiel gespeichert"),
        (["--resume", "nowhere.fov"], "nowhere.fov kann nicht gelesen werden"),
    ],
)
def test_errors_in_german(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    given = arguments if "--players" in arguments or "--resume" in arguments else ["--players", "Ann", *arguments]
    assert main(["play", "--lang", "de", *given]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert (out, err.count("\n")) == ("", 1)


def test_complaints_at_the_table_in_german(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    _, text = typed(
        [*TABLE, "--lang", "de"], "ruling D.999", "99", "back", "why play Nothing", f"save {tmp_path}/file/x", "^C"
    )
    for said in ("Es gibt keine Regel 'D.999'", "die Nummern sind 1-", "Nichts ist vorgemerkt", "öffnen"):
        assert said in text


def test_the_friendly_start_in_german() -> None:
    _, text = typed(["--lang", "de"], "", "", "", "", "quit", "j")
    assert "wenn ihr die Tastatur teilt [Gast]:" in text
    assert "Die Hand von Gast" in text


@pytest.mark.parametrize("sets", [("viewpoint", "reflections", "prizes"), ("open-eyes+plague",)])
def test_whole_games_are_drawn_in_every_language(sets: tuple[str, ...]) -> None:
    """Every option has its own label, and the typed line of every option is understood."""
    for seed in range(2):
        game = fov.new_game(4, sets, seed, windows="public", turn_limit=80)
        count = 0
        while not game.over:
            count += 1
            answers = {}
            for decision in game.pending:
                view = game.view(decision.seat)
                for language in words.MODULES:
                    labels = [label(option, decision, view, language) for option in decision.options]
                    assert len(set(labels)) == len(labels)
                    if count % 10 == 0:
                        assert Drawing(screen(), [None] * 4, language).table(view, 0)
                answer = answers[decision.seat] = decision.options[count * 7 % len(decision.options)]
                assert prompts.read(answer.line, game, decision) == answer
                for language in words.MODULES:
                    shown = words.option(answer, decision, game.names, language)
                    assert prompts.read(shown, game, decision, language) == answer
            if game.decision is None:
                game.settle(answers)
            else:
                game.answer(*answers.values())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("You plays Wink", "You play Wink"),
        ("You's turn began.", "Your turn began."),
        ("Ada chose Wink of You.", "Ada chose Wink of yours."),
        ("You revealed Peekaboo! into their Field of View.", "You revealed Peekaboo! into your Field of View."),
        ("Ada stole a card from You.", "Ada stole a card from you."),
        ("You and Ada exchanged hands.", "You and Ada exchanged hands."),
        ("You was overwhelmed by the plague: 7 Zombeyes.", "You were overwhelmed by the plague: 7 Zombeyes."),
    ],
)
def test_a_player_called_you_is_spoken_to(text: str, told: str) -> None:
    assert sentence(text, ["You", "Ada"]).plain == told
    assert sentence(text, ["You", "Ada"], language="de").plain == text


@pytest.mark.parametrize(("language", "told"), [("en", "Pick something first"), ("de", "Wähle erst etwas")])
def test_enter_with_nothing_picked_says_what_to_do(language: str, told: str) -> None:
    _, text = typed([*TABLE, "--lang", language], "", "^C")
    assert told in " ".join(text.split())
