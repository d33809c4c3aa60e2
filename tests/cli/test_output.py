"""What is printed in a terminal: tables that fit and keep what is typed again, sentences that break between words."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from fieldofview.cli import output

LONG = "Eva-Maria von und zu Hohenlohe-Waldenburg-Schillingsfürst"


@pytest.mark.parametrize("sizes", [[4, 57, 7, 4, 6, 9], [5, 30, 30], [3, 3, 3], [90], []])
def test_columns_fit_and_the_narrow_stay_whole(sizes: list[int]) -> None:
    found = output.fitted(sizes, 60)
    assert sum(found) <= 60
    assert all(now == size for now, size in zip(found, sizes, strict=True) if size < 10)
    assert sum(found) == min(60, sum(sizes)), "room was left while a cell was broken"


def test_a_long_name_costs_no_other_column(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    headings = ["rank", "name", "wins", "losses", "points", "share", "status", "why"]
    rows = [["1", LONG, "1", "0", "100", "62.5 %", "active", "opponents' wins"], ["12", "Zoë", *["0"] * 6]]
    output._draw(headings, rows)
    drawn = capsys.readouterr().out
    assert "…" not in drawn
    assert all(cell_len(line) <= 80 for line in drawn.splitlines())
    assert all(heading in drawn for heading in headings)
    first = next(line for line in drawn.splitlines() if line.startswith("   1 "))
    assert "62.5 %" in first
    assert "active" in first


def test_a_narrow_terminal_is_not_filled_with_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    headings = ["Rang", "Name", "Siege", "Niederlagen", "Wertung", "Anteil", "Zustand", "warum"]
    rows = [["1", "Hans-Jürgen Müller", "3", "1", "340", "41.8 %", "", "Siege der Gegner"], ["2", *["0"] * 5, "", ""]]
    drawn = {}
    for columns in (80, 120):
        monkeypatch.setenv("COLUMNS", str(columns))
        output._draw(headings, rows)
        drawn[columns] = capsys.readouterr().out.splitlines()
    assert len(drawn[80]) == len(drawn[120]) == 4, "a row was broken although an empty column could go"
    assert "Zustand" in drawn[120][0]
    assert "Zustand" not in drawn[80][0]


def test_sentences_break_between_words_only() -> None:
    text = 'The head judge reports on it: fov desk dq-report "Player 05" TEXT --as Jo, then `fov desk package`.'
    lines = output.wrapped(text, 45, hanging=6).split("\n")
    assert len(lines) > 1
    assert max(map(len, lines)) <= 45
    assert " ".join(line.strip() for line in lines) == text
    assert any("dq-report" in line for line in lines)
