"""The page on observations says what the layout is."""

from __future__ import annotations

import re
from pathlib import Path

from fieldofview.game.numbers import actions_of
from fieldofview.game.observations import FRAME, PLANES, SEAT, TABLE, Layout
from fieldofview.game.setup import tables_of

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")


def test_every_plane_and_number_is_documented_in_its_order() -> None:
    listed = re.findall(r"^\| `([^`]+)`", PAGE, re.M)
    assert listed == [*PLANES, "field of view 0", "known in hand 1", *SEAT, *TABLE, *FRAME]


def test_the_sizes_are_those_of_the_layout() -> None:
    decks = {
        "Viewpoint": ("viewpoint",),
        "Viewpoint, Reflections, prizes": ("viewpoint", "reflections", "prizes"),
        "Open Eyes with the plague": ("open-eyes+plague",),
    }
    rows = re.findall(
        r"^\| ([\w, ]+) \| (\d+) \| (\d+) \| ([\d,]+) \| (\d+) \| (\d+) \| ([\d,]+) bytes \|$", PAGE, re.M
    )
    assert len(rows) == 4
    for deck, *told in rows:
        players = int(told[1])
        tables = tables_of(decks[deck], players)
        size, actions = Layout(len(tables.cards), players).size, actions_of(tables, players)
        figures = [len(tables.cards), players, size, actions.size, actions.mask_bytes, size + actions.mask_bytes]
        assert [int(number.replace(",", "")) for number in told] == figures
    assert Layout(160, 12).size == 5770
