"""`fov cards picture`, as a person meets it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from fieldofview.cards import every_card, find_set
from fieldofview.cli import main

Captured = pytest.CaptureFixture[str]

OWN = """
name = "Mine"
id = "mine"
[[card]]
name = "Cat's Eye"
points = 5
copies = 6
play = [{ do = "draw", count = 2 }]
[[card]]
name = "Cats Eye"
points = -5
copies = 6
play = [{ do = "draw" }]
[[card]]
name = "Wink"
points = 5
copies = 10
play = [{ do = "draw" }]
"""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def refused(capsys: Captured, *arguments: str) -> str:
    assert main(["cards", "picture", *arguments]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    return err


def test_a_card_is_drawn_beside_its_name(capsys: Captured) -> None:
    assert main(["cards", "picture", "two-way"]) == 0
    assert capsys.readouterr().out == "Two-Way Mirror is drawn in two-way-mirror.svg.\n"
    drawn = ElementTree.fromstring(Path("two-way-mirror.svg").read_text("utf-8"))
    assert drawn.attrib["aria-label"] == "Two-Way Mirror, 10 points, any time"
    assert main(["cards", "picture", "two-way", "--size", "chip"]) == 0  # our own file may be drawn again
    assert ElementTree.fromstring(Path("two-way-mirror.svg").read_text("utf-8")).attrib["viewBox"] == "0 0 56 64"


def test_it_is_printed_in_german(capsys: Captured) -> None:
    assert main(["cards", "picture", "Shadow", "--out", "-", "--lang", "de"]) == 0
    drawn = ElementTree.fromstring(capsys.readouterr().out)
    assert drawn.attrib["aria-label"] == "Shadow, minus 15 Punkte, dauerhaft"


def test_all_cards_are_drawn_into_a_folder(capsys: Captured) -> None:
    assert main(["cards", "picture", "--all", "a/b", "--size", "small"]) == 0
    assert len(list(Path("a/b").glob("*.svg"))) == len(every_card())


def test_a_set_of_ones_own_is_drawn(capsys: Captured) -> None:
    """Names that differ in their marks alone keep a file each, and two cards of one name are told apart."""
    Path("mine.toml").write_text(OWN, "utf-8")
    assert main(["cards", "picture", "--all", "own", "--sets", "mine.toml,viewpoint"]) == 0
    files = {path.name for path in Path("own").iterdir()}
    assert len(files) == 3 + len(find_set("viewpoint").cards)
    assert {"cats-eye.svg", "cats-eye-2.svg"} <= files
    assert not {"wink.svg"} & files
    assert main(["cards", "picture", "cat's", "--sets", "mine.toml", "--out", "cat.svg"]) == 0
    assert "Cat's Eye, 5 points, draw" in Path("cat.svg").read_text("utf-8")


def test_a_picture_that_was_chosen_is_drawn(capsys: Captured) -> None:
    for name, line in (("plain", ""), ("moon", 'picture = { thing = "moon" }\n')):
        card = f'name = "X"\n[[card]]\nname = "A"\npoints = 5\ncopies = 3\n{line}'
        Path(f"{name}.toml").write_text(card, "utf-8")
        assert main(["cards", "picture", "A", "--sets", f"{name}.toml", "--out", f"{name}.svg"]) == 0
    moon = 'd="M18-44A38'
    assert moon in Path("moon.svg").read_text("utf-8")
    assert moon not in Path("plain.svg").read_text("utf-8")


def test_what_is_wrong_is_said(capsys: Captured) -> None:
    assert "Did you mean 'Lighthouse'?" in refused(capsys, "Lihgthouse")
    assert "which card to draw" in refused(capsys)
    assert "Did you mean 'small'?" in refused(capsys, "Wink", "--size", "smal")
    assert "full, small and chip" in refused(capsys, "Wink", "--size", "poster")
    assert "not both" in refused(capsys, "Wink", "--all", "x")
    assert "is a folder" in refused(capsys, "Wink", "--out", ".")
    assert "for one card" in refused(capsys, "--all", "x", "--out", "y")
    Path("file").write_text("mine")
    assert "is a file" in refused(capsys, "--all", "file")
    assert not Path("wink.svg").exists()


def test_a_file_of_somebody_elses_is_left_alone(capsys: Captured) -> None:
    Path("wink.svg").write_text("<svg>my own</svg>")
    assert "no picture of a card" in refused(capsys, "Wink")
    assert Path("wink.svg").read_text() == "<svg>my own</svg>"


def test_its_options_mean_nothing_elsewhere(capsys: Captured) -> None:
    assert main(["cards", "show", "Wink", "--size", "chip"]) == 2
    assert "belongs to pictures" in capsys.readouterr().err
