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
    "cards show Kaleidoscope": (
        "Programm",
        "Regeln\n",
        "im Deck",
        "Szenarien",
        "Was die gewählte Art von Aktion aufhält",
    ),
    "cards kaleidoscope": ("Name", "Punkte", "Wähle eine Möglichkeit"),
    "cards show Hollow": ("Zombeye",),
    "rulings D.21": (
        "Antwortfenster\n",
        "wird im Uhrzeigersinn",
        "Spielregel",
        "Zuständig  kernel.windows",
        "Angeführt von Karten",
    ),
    "rulings --uncovered D.21": ("Spielregeln wird von einem Szenario angeführt",),
    "rulings VT.25": ("VT.25.1: Der Zug beginnt mit",),
    "rulings VT.35": ("Verhalten", "Zuständig  die Personen am Tisch"),
    "rulings hindsight loop": ("Nummer", "Art", "Spiel Turnier  Hindsight-Schleife: Ist der"),
    "rulings VT.47 VT.48 --json": ('"title": "Geantwortet wird nach den Zielen"', '"kind": "play"'),
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
    "rulings qqqq": "Keine Regel passt",
    "rulings VT.card.winc": "Es gibt keine Regel 'VT.card.winc'; ähnlich sind: VT.card.wink",
    "rulings TD.99": "Es gibt keine Regel 'TD.99'",
    "rulings --uncovered --kind conduct": "Keine dieser Regeln ist eine Spielregel",
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


def test_rulings_are_found_by_german_words_and_listed_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "stehlen", "spiegel", "--lang", "de"]) == 0
    (_, line) = capsys.readouterr().out.splitlines()
    assert line.startswith("VT.faq.33  Spiel  Counterspy gegen einen kopierten Diebstahl: ")
    assert main(["rulings", "stehlen", "spiegel", "--lang", "en"]) == 1


def test_what_no_scenario_shows_is_listed_in_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "VT.25.1", "--uncovered", "--lang", "de", "--scenarios", str(tmp_path)]) == 1
    assert capsys.readouterr().out.startswith("VT.25.1  Erst wird gezogen: Der Zug beginnt")


def test_nothing_to_compare_with_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fieldofview.cli.rulings.scenario_folder", lambda _: None)
    for language, said in (("en", "There are no scenario files here"), ("de", "Hier sind keine Szenario-Dateien")):
        assert main(["rulings", "--uncovered", "--lang", language]) == 2
        assert said in capsys.readouterr().err


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
