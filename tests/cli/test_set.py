"""`fov set`, as a person meets it."""

from __future__ import annotations

import csv
import errno
import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.cli.test_language import blanks

from fieldofview.cards import CardSet
from fieldofview.cards.files import read_text
from fieldofview.cli import main, setwords
from fieldofview.cli.set import STARTERS
from fieldofview.game import conformance

Captured = pytest.CaptureFixture[str]

GOOD = """
name = "Small"
note = "For tests."
[[card]]
name = "Haze"
points = 10
copies = 30
play = [{ do = "target-player" }, { do = "discard" }]
[[card]]
name = "Pale Stare"
points = -5
copies = 4
marks = ["relic", "zombeye"]
switch = "plague"
[[enigma]]
name = "Night Light"
points = 5
starts = "hand"
each_turn = [{ do = "extra-draw" }]
"""

BAD = """
name = "Small"
[[card]]
name = "Haze"
points = 1000
copies = 30
play = [{ do = "discrad" }]
"""


def said(capsys: Captured, *arguments: str, status: int = 0) -> str:
    """What a command prints, after checking its status; nothing may go to the other stream."""
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert not (out and err)
    return str(out or err)


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.startswith("fov: ") and "Traceback" not in text


@pytest.fixture
def good(tmp_path: Path) -> str:
    path = tmp_path / "small.toml"
    path.write_text(GOOD, encoding="utf-8")
    return str(path)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    path = tmp_path / "bad.toml"
    path.write_text(BAD, encoding="utf-8")
    return str(path)


# -- help and bad input --------------------------------------------------------------------------------------------


def test_alone_it_says_what_can_be_done(capsys: Captured) -> None:
    text = said(capsys, "set")
    for action in ("new", "check", "show", "deck"):
        assert f"fov set {action} " in text
    assert text.count("\n") <= 12
    assert said(capsys, "set", "--help").startswith("usage: fov set")


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (("chek",), "`fov set check`"),
        (("frobnicate",), "new, check, show, deck"),
        (("check",), "fov set check my-set.toml"),
        (("show",), "fov set show my-set.toml"),
        (("show", "viewpoint", "reflections"), "one set at a time"),
        (("show", "vewpoint"), "'viewpoint'"),
        (("show", "enigmas"), "'enigma'"),
        (("deck", "."), "folder"),
        (("deck", "viewpoint", "--games", "5"), "takes no --games"),
        (("new", "--json"), "takes no --json"),
        (("check", "viewpoint", "--games", "-1"), "from 0 to"),
        (("check", "viewpoint", "--games", "9999999999"), "from 0 to 1,000,000"),
        (("new", "a.toml", "b.toml"), "one file"),
        (("new", "a.json"), "a.toml"),
        (("new", "nowhere/a.toml"), "no folder 'nowhere'"),
        (("new", "--from", "eye-vs-eyes"), "'eye-vs-eye'"),
        (("show", "viewpoint", "--lang", "fr"), "de (Deutsch)"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], right: str
) -> None:
    monkeypatch.chdir(tmp_path)
    text = said(capsys, "set", *arguments, status=2)
    assert one_sentence(text), text
    assert right in text
    assert not list(tmp_path.iterdir())


def test_a_file_of_another_kind_is_refused(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    path.write_text(GOOD, encoding="utf-8")
    assert ".toml" in said(capsys, "set", "check", str(path), status=2)


# -- new -----------------------------------------------------------------------------------------------------------


def test_new_prints_or_writes_a_file_that_is_right(capsys: Captured, tmp_path: Path) -> None:
    printed = said(capsys, "set", "new", "-")
    path = tmp_path / "my-set.toml"
    assert f"fov set check {path}" in said(capsys, "set", "new", str(path))
    assert path.read_text(encoding="utf-8") == printed
    assert "is right" in said(capsys, "set", "check", str(path), "--games", "0")


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ((), "my-set.toml"),
        (("--from", "the-winking-dead"), "the-winking-dead.toml"),
        (("--from", "viewpoint"), "my-viewpoint.toml"),
    ],
)
def test_new_without_a_name_writes_a_file_that_the_next_command_finds(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = said(capsys, "set", "new", *arguments)
    assert told.startswith(f"Wrote {name}. ")
    assert [path.name for path in tmp_path.iterdir()] == [name]
    said(capsys, "set", "show", name)
    assert (
        said(capsys, "set", "new", *arguments, status=2) == f"fov: {name} is there already; --force writes over it.\n"
    )


def test_names_of_files_are_never_altered(capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.toml").write_text("x", encoding="utf-8")
    assert said(capsys, "set", "new", "my.toml", status=2).startswith("fov: my.toml is there already")
    assert (
        said(capsys, "scenario", "nosuch.toml", status=2)
        == "fov: nosuch.toml cannot be read: No such file or directory.\n"
    )
    (tmp_path / "a  b\u202e.toml").write_text('name = "A\\u202e"', encoding="utf-8")
    told = said(capsys, "set", "check", "a  b\u202e.toml", status=1)
    assert told.startswith(
        "a  b\\u202e.toml, line 1: name holds a character that cannot be seen, U+202E. Leave it out.\n"
    )


def test_a_full_disk_leaves_no_file(capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "old.toml").write_text("old", encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    for name in ("new.toml", "old.toml"):
        told = said(capsys, "set", "new", name, "--force", status=2)
        assert told == f"fov: Cannot write {name}: No space left on device.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["old.toml"]
    assert (tmp_path / "old.toml").read_text(encoding="utf-8") == "old"


def test_new_writes_over_a_file_only_by_force(capsys: Captured, good: str) -> None:
    assert "--force" in said(capsys, "set", "new", good, status=2)
    assert Path(good).read_text(encoding="utf-8") == GOOD
    said(capsys, "set", "new", good, "--force")
    assert Path(good).read_text(encoding="utf-8") != GOOD


@pytest.mark.parametrize("starter", STARTERS)
def test_new_from_a_starter_is_not_complete(capsys: Captured, tmp_path: Path, starter: str) -> None:
    path = str(tmp_path / "mine.toml")
    said(capsys, "set", "new", path, "--from", starter)
    text = said(capsys, "set", "check", path, status=1)
    assert "still missing: " in text
    assert said(capsys, "set", "check", starter, status=1)


def test_new_from_a_published_set(capsys: Captured, tmp_path: Path) -> None:
    path = str(tmp_path / "mine.toml")
    said(capsys, "set", "new", path, "--from", "reflections")
    assert "70 cards of 23 names" in said(capsys, "set", "check", path, "--games", "0")


# -- check ---------------------------------------------------------------------------------------------------------


def test_check_reports_everything_wrong(capsys: Captured, bad: str, good: str) -> None:
    text = said(capsys, "set", "check", bad, good, "--games", "0", status=1)
    assert f"{bad}, line 5, Haze: points is 1000. It is from -99 to 99." in text
    assert f'{bad}, line 7, Haze: There is no word "discrad". Did you mean "discard"?' in text
    assert f"{bad}: 3 things are wrong." in text
    assert f"{good}: Small is right: 30 cards of 1 name, 4 cards of 1 name with +plague, 1 Enigma card." in text


def test_check_as_json(capsys: Captured, bad: str, good: str) -> None:
    first, second, third = json.loads(
        said(capsys, "set", "check", bad, good, "enigma", "--games", "0", "--json", status=1)
    )
    assert (first["ok"], second["ok"], third["ok"]) == (False, True, False)
    assert first["problems"][0] == {
        "line": 5,
        "card": "Haze",
        "wrong": "points is 1000.",
        "right": "It is from -99 to 99.",
    }
    assert third["missing"]


def test_a_file_may_not_take_the_id_of_a_set_that_comes_with_the_program(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "viewpoint.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert "another name" in said(capsys, "set", "check", str(path), status=1)


def test_a_file_that_is_no_text(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xff\xfe")
    assert "UTF-8" in said(capsys, "set", "check", str(path), status=1)


def test_check_plays_games(capsys: Captured, good: str) -> None:
    assert main(["set", "check", good, "--games", "8"]) == 0
    out, err = capsys.readouterr()
    assert "Playing 8 games" in err
    assert "Every law held in 8 games" in out
    assert json.loads(said(capsys, "set", "check", good, "--games", "8", "--json"))[0]["games"] == 8


def test_a_broken_law_is_reported(capsys: Captured, good: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def check_set(card_set: CardSet, **_: Any) -> SimpleNamespace:
        return SimpleNamespace(
            ok=False, games=3, decisions=9, problems=(f"A card of {card_set.name} is lost.",), notes=(), endless=()
        )

    monkeypatch.setattr(conformance, "check_set", check_set)
    assert main(["set", "check", good, "--games", "3"]) == 1
    out = capsys.readouterr().out
    assert "in play: A card of Small is lost." in out
    assert "1 thing is wrong" in out


def test_a_set_with_endless_cards_is_not_called_right(
    capsys: Captured, good: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = conformance.Report(3, 9, (), (), ("Wheel",))
    monkeypatch.setattr(conformance, "check_set", lambda card_set, **_: report)
    assert main(["set", "check", good]) == 0
    out = capsys.readouterr().out
    assert "Wheel: It comes back" in out
    assert "Small can be played, but not all of its cards come to an end" in out
    assert "is right" not in out


# -- show ----------------------------------------------------------------------------------------------------------


def test_show(capsys: Captured, good: str) -> None:
    text = said(capsys, "set", "show", good)
    assert "For tests." in text
    assert "Another player DISCARDS 1 card." in text
    assert "4 +plague" in text
    assert "starts: hand" in text
    assert "Relic, Zombeye" in text
    german = said(capsys, "set", "show", good, "--lang", "de")
    assert "beginnt: Hand" in german
    assert "Relikt, Zombeye" in german
    assert "WIRFT" in said(capsys, "set", "show", good, "--lang", "de").upper()


def test_show_as_json(capsys: Captured, good: str) -> None:
    data = json.loads(said(capsys, "set", "show", good, "--json"))
    assert [card["part"] for card in data["cards"]] == ["deck", "+plague", "enigma"]
    assert data["cards"][0]["text"] == "Another player DISCARDS 1 card."
    assert data["cards"][2]["starts"] == "hand"
    assert all(card["picture"] == {} for card in data["cards"])


@pytest.mark.parametrize("name", ["viewpoint", "reflections", "prizes"])
def test_show_as_toml_can_be_read_again(capsys: Captured, name: str) -> None:
    text = said(capsys, "set", "show", name, "--toml")
    assert len(read_text(text).cards) in (23, 3)


def test_show_a_starter_says_what_is_missing(capsys: Captured) -> None:
    assert "Still missing:" in said(capsys, "set", "show", "enigma")


@pytest.mark.parametrize("action", ["show", "deck"])
def test_what_is_wrong_cannot_be_shown(capsys: Captured, bad: str, action: str) -> None:
    assert "3 things are wrong" in said(capsys, "set", action, bad, status=1)


# -- deck ----------------------------------------------------------------------------------------------------------


def test_deck_is_a_sheet_to_count_by(capsys: Captured, good: str) -> None:
    text = said(capsys, "set", "deck", good)
    assert "VN.2, VN.4" in text
    assert "[ ]  Haze  10             30" in text.replace("   marks  cards", "")
    assert "Total: 30 cards of 1 name, 300 points." in text
    assert text.index("Total") < text.index("+plague") < text.index("Pale Stare") < text.index("Enigma cards")
    assert "VT.6" in said(capsys, "set", "deck", "viewpoint")


def test_deck_as_data(capsys: Captured, good: str) -> None:
    rows = list(csv.DictReader(io.StringIO(said(capsys, "set", "deck", good, "--csv"))))
    assert [(row["part"], row["name"], row["copies"]) for row in rows] == [
        ("deck", "Haze", "30"),
        ("+plague", "Pale Stare", "4"),
        ("enigma", "Night Light", "1"),
    ]
    data = json.loads(said(capsys, "set", "deck", "viewpoint", "--json"))
    assert (data["total"], len(data["cards"])) == (70, 23)


@pytest.mark.parametrize(
    ("arguments", "german"),
    [
        (("check", "viewpoint", "--games", "0"), "viewpoint: Viewpoint stimmt: 70 Karten mit 23 Namen."),
        (("check", "viewpoint", "--games", "0"), "von 1.536 Programmzeilen."),
        (("deck", "viewpoint"), "Zusammen: 70 Karten mit 23 Namen, 710 Punkte."),
        (("deck", "open-eyes"), "Nur mit +plague: "),
        (("deck", "enigma"), "Noch fehlt:"),
    ],
)
def test_it_speaks_german(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], german: str
) -> None:
    assert german in said(capsys, "set", *arguments, "--lang", "de")
    monkeypatch.setenv("FOV_LANG", "de")
    assert german in said(capsys, "set", *arguments)


def test_what_is_wrong_is_counted_in_german(capsys: Captured, bad: str, tmp_path: Path) -> None:
    assert f"{bad}: 3 Fehler." in said(capsys, "set", "check", bad, "--lang", "de", status=1)
    assert "kein Set 'qqqq'" in said(capsys, "set", "check", "qqqq", "--lang", "de", status=2)
    path = tmp_path / "neu.toml"
    assert f"{path} ist geschrieben." in said(capsys, "set", "new", str(path), "--lang", "de")
    assert f"{path} gibt es schon" in said(capsys, "set", "new", str(path), "--lang", "de", status=2)


def test_both_languages_say_everything() -> None:
    for sentences in setwords.SENTENCES.values():
        assert sentences.keys() == setwords.ENGLISH.keys()
        assert all(blanks(sentences[key]) == blanks(setwords.ENGLISH[key]) for key in sentences)


def test_a_line_break_in_a_name_is_written_out(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "a\nb.toml"
    path.write_text("", encoding="utf-8")
    assert "a\\nb.toml: 2 things are wrong." in said(capsys, "set", "check", str(path), status=1)
    assert "a\\nb.toml holds no scenario" in said(capsys, "scenario", str(path), status=2)


@pytest.mark.parametrize(("language", "sentence"), [("en", "Compiling the rules"), ("de", "Regeln kompiliert")])
def test_whoever_waits_for_a_compiler_is_told(
    capsys: Captured, good: str, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    event = pytest.importorskip("numba.core.event", reason="numba is not installed: nothing is compiled")

    def compiling(card_set: CardSet, **_: object) -> conformance.Report:
        event.start_event("numba:compile")
        return conformance.Report(0, 0, (), (), ())

    monkeypatch.setattr("fieldofview.game.conformance.check_set", compiling)
    assert main(["set", "check", good, "--lang", language]) == 0
    assert sentence in capsys.readouterr().err
    assert main(["set", "check", good, "--lang", language, "--json"]) == 0
    assert not capsys.readouterr().err
