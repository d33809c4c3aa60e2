"""One German word for one thing: the words of the cards at every command, and none that a reader takes for another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fieldofview
from fieldofview.cli import main, simwords

ROOT = Path(fieldofview.__file__).parent
SPEAKING = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if re.fullmatch(r".*_de|de|.*words|labels|options|argwords", path.stem) and "rulings" not in path.parts
]

# what nobody should read, and what stands there instead
INSTEAD = {
    r"[Vv]orgezeigt|[Vv]orzeig": "AUFDECKEN is the card's word",
    r"Spiel\w* (?:ist |wird |wurde |nicht )*aufgehoben|aufgehobene[sn]? (?:Spiel|Karte)|Spiel\w* auf(?:zu)?heben": (
        "a game that is aufgehoben is called off; a card is ANNULLIERT, a game gespeichert"
    ),
    r"übersetz|Übersetz": "rules are kompiliert, texts are translated",
    r"\bGaben?\b": "a deal is an Austeilung",
    r"\(üblich\b": "a default is a Vorgabe",
    r"Kartensätze?\b": "a card set is a Kartenset",
    r"\w Rulings\b": "a ruling is a Regel",
    r"\b[Jj]ene[rnms]?\b": "diese will do",
}


def strings(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_the_german_is_found() -> None:
    assert len(SPEAKING) > 20
    assert any("ANNULLIERE" in text for path in SPEAKING for text in strings(path))


@pytest.mark.parametrize("wrong", INSTEAD, ids=INSTEAD.values())
def test_one_word_for_one_thing(wrong: str) -> None:
    found = [f"{path.stem}: {text}" for path in SPEAKING for text in strings(path) if re.search(wrong, text)]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "sim --games 20 --backend plain --workers 1 --sets open-eyes+plague",
        "sim --games 20 --backend plain --workers 1 --bots greedy,random",
        "sim --games 6 --backend plain --workers 1 --bots greedy,random --duplicate",
        "arena greedy random --deals 3 --workers 1",
        "cards impact --deals 20 --workers 1",
    ],
)
def test_measured_values_have_a_comma(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A point marks thousands in German, as in `1.024 Spiele`."""
    assert main([*line.split(), "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"\d,\d", out)
    assert not re.search(r"\d\.\d(?!\d\d)", out)


def test_texts_keep_their_points() -> None:
    said = simwords.filled("{file}, {games}, {rate}", "de", file="a1.2b.toml", games=20_000, rate=0.25)
    assert said == "a1.2b.toml, 20.000, 0,25"
    assert simwords.filled("{games}, {rate}", "en", games=20_000, rate=0.25) == "20,000, 0.25"
