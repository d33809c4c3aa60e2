"""One mechanism for the language of every command: `--lang`, else FOV_LANG, else English."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_language import blanks

from fieldofview.cards import Part, find_set, mix
from fieldofview.cards.titles import part_title, set_title
from fieldofview.cli.labels import LABELS
from fieldofview.cli.main import main

SCENARIO = Path(__file__).resolve().parents[1] / "rulings" / "kaleidoscope.toml"
SAID = {
    "cards show Kaleidoscope": ("Programm", "Wortlaut ist englisch", "im Deck", "Szenarien"),
    "cards kaleidoscope": ("Name", "Punkte", "Wähle eine Möglichkeit"),
    "cards show Hollow": ("Zombeye",),
    "rulings D.21": ("Spielregel", "Der Wortlaut der Rulings ist englisch", "Angeführt von Karten"),
    "rulings --uncovered D.21": ("Spielregeln wird von einem Szenario angeführt",),
    "rulings hindsight loop": ("Nummer", "Art"),
    f"scenario --trace {SCENARIO}": (
        "gilt",
        "Entscheidungen, wie sie",
        "noch offen",
        "Alle gelten",
        "Ann wählte 'ZIEHE",
    ),
    "set show viewpoint": ("Zeichen", "Karten"),
}
REFUSED = {
    "cards show Winkk": "Ist 'Wink' gemeint?",
    "cards qqqq": "Keine Karte hat qqqq",
    "cards --set viewpiont": "Es gibt kein Set 'viewpiont'",
    "rulings qqqq": "Kein Ruling passt",
    "rulings --uncovered --kind conduct": "Keins dieser Rulings ist eine Spielregel",
}


def test_every_label_is_there_in_every_language() -> None:
    for labels in LABELS.values():
        assert labels.keys() == LABELS["en"].keys()
        assert all(blanks(labels[key]) == blanks(text) for key, text in LABELS["en"].items())


@pytest.mark.parametrize("command", SAID)
def test_commands_speak_german(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*command.split(), "--lang", "de"]) == 0
    by_option = capsys.readouterr().out
    monkeypatch.setenv("FOV_LANG", "de")
    assert main(command.split()) == 0
    assert capsys.readouterr().out == by_option
    for said in SAID[command]:
        assert said in by_option
    assert main([*command.split(), "--lang", "en"]) == 0
    assert capsys.readouterr().out != by_option


@pytest.mark.parametrize("command", REFUSED)
def test_commands_refuse_in_german(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--lang=de"]) != 0
    assert REFUSED[command] in capsys.readouterr().err


def test_an_unknown_language_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOV_LANG", "fr")
    assert main(["cards"]) == 2
    assert "no card text in language 'fr'" in capsys.readouterr().err


def test_sets_have_titles_in_every_language() -> None:
    assert set_title(find_set("prizes"), "de") == "Preiskarten"
    part = mix("open-eyes+plague").sets[0]
    assert part_title(part, "de") == "Open Eyes mit Seuche"
    beside = Part(part.card_set, ("aside",))
    assert (part_title(beside), part_title(beside, "de")) == ("Open Eyes (aside)", "Open Eyes (bereitgelegt)")
    assert part.title == "Open Eyes with plague"
