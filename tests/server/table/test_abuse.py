"""What somebody tries who wants to harm a table."""

from __future__ import annotations

import pytest

from fieldofview.cards import SETS
from fieldofview.cards.files import write_set
from fieldofview.server.table import Person, Refused, Table, decide, opening, read_settings
from fieldofview.server.table import commands as c

ANN = Person("a", "Ann")
TEXT = write_set(SETS["reflections"], id="mine")


def opened(**settings: object) -> Table:
    table = Table("t")
    for entry in opening(1_000, ANN, read_settings(settings), "CODE"):
        table.evolve(entry)
    return table


def test_a_set_file_that_nobody_checked_is_not_brought_to_an_open_table() -> None:
    with pytest.raises(Refused) as no:
        decide(opened(), ANN, c.Change({"files": [TEXT]}), 2_000)
    assert no.value.code == "unchecked set"
    table = opened(files=[TEXT], sets=[])
    assert decide(table, ANN, c.Change({"files": [TEXT], "seats": 3}), 2_000).entries
    assert decide(table, ANN, c.Change({"files": [], "sets": ["viewpoint"]}), 2_000).entries
