"""`fov sim` in other words: German, and what is told of cards from outside the game."""

from __future__ import annotations

import pytest
from tests.cli.test_language import blanks

from fieldofview.cli import main
from fieldofview.cli.simwords import ENGLISH, SENTENCES

Captured = pytest.CaptureFixture[str]
FEW = ("sim", "--backend", "plain", "--games", "2", "--workers", "1", "--sets", "open-eyes")


def told(capsys: Captured, *arguments: str) -> tuple[str, str]:
    assert main([*FEW, *arguments]) == 0
    return capsys.readouterr()


def test_both_languages_say_everything() -> None:
    for sentences in SENTENCES.values():
        assert sentences.keys() == ENGLISH.keys()
        assert all(blanks(sentences[key]) == blanks(ENGLISH[key]) for key in ENGLISH)


def test_the_report_in_german(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOV_LANG", "de")
    text, _ = told(capsys)
    for german in ("2 Spiele mit open-eyes", "Siegquote", "Platz 2", "Entscheidungen", "Ende durch", "Geteilte Siege"):
        assert german in text
    for english in ("win rate", "seat", "ended by", "Shared", "played"):
        assert english not in text


def test_an_enigma_card_that_brings_in_nothing_is_told(capsys: Captured) -> None:
    assert "Pen Pal of seat 1 brings in a card" in told(capsys, "--enigma", "Pen Pal")[1]
    assert "Pen Pal von Platz 1 bringt eine Karte" in told(capsys, "--enigma", "Pen Pal", "--lang", "de")[1]
    assert told(capsys, "--enigma", "Pen Pal", "--aside", "Wink")[1] == ""


def test_a_card_set_aside_for_nothing_is_told(capsys: Captured) -> None:
    _, err = told(capsys, "--enigma", "1=Pen Pal", "--aside", "1=Wink", "--aside", "2=Blink")
    assert "Blink is set aside for seat 2, which has nothing that brings it in" in err
    assert "Wink" not in err
