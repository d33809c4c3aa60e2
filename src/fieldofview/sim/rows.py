"""One row a game, for those who count for themselves: as CSV, or as Parquet with the extra `parquet`."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..game.happenings import ENDINGS
from .contest import BadContest, Contest
from .tally import GameRow
from .workers import Played

PARQUET = ".parquet"
GIVEN_UP = "given up"  # a game that never ended


def check_rows(path: str | Path) -> None:
    """Refuse a file that could not be written, before anything is played."""
    target = Path(path)
    if target.suffix.lower() not in (".csv", PARQUET):
        raise BadContest("Rows are written as .csv or .parquet, not as {name!r}.", name=target.name)
    if target.is_dir() or not target.parent.is_dir():
        raise BadContest("{path!r} cannot be written: name a file in a folder that is there.", path=str(path))
    if target.suffix.lower() == PARQUET and find_spec("pyarrow") is None:
        raise BadContest("Parquet needs pyarrow: pip install 'fieldofview[parquet]', or name a file that ends in .csv.")


def write_rows(played: Played, path: str | Path) -> None:
    """Write all games in the order of their numbers."""
    found = table(played)
    if Path(path).suffix.lower() == PARQUET:
        from pyarrow import Table
        from pyarrow.parquet import write_table

        rows = list(found)
        write_table(Table.from_pylist(rows), str(path))
        return
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, headings(played.contest))
        writer.writeheader()
        writer.writerows(found)


def headings(contest: Contest) -> list[str]:
    seats = range(1, contest.players + 1)
    each = [f"{key}_{seat}" for seat in seats for key in ("bot", "points", "win", "overwhelmed")]
    return ["game", "seed", "turns", "decisions", "ending", *each]


def table(played: Played) -> Iterator[dict[str, Any]]:
    """The games as dictionaries; `win_2` is the share that seat 2 has in the win: 1 alone, 0.5 of two."""
    contest = played.contest
    for row in sorted(played.tally.rows, key=lambda row: row.number):
        yield dict(zip(headings(contest), _values(contest, row), strict=True))


def _values(contest: Contest, row: GameRow) -> Iterator[Any]:
    yield from (row.number, contest.seed + row.number, row.turns, row.decisions)
    yield str(ENDINGS[row.reason][0]) if row.reason in ENDINGS else GIVEN_UP
    for seat in range(contest.players):
        yield contest.bots[(seat + row.number) % contest.players]
        yield row.points[seat]
        yield 1 / len(row.winners) if seat in row.winners else 0.0
        yield seat in row.overwhelmed
