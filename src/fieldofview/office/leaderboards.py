"""Snapshots of a leaderboard: who stands where, from CSV or JSON, frozen with its date."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .columns import columns_of, hidden, looks_like_a_header, read_table, tidy
from .imports import Refusal, Remark
from .tables import BadTable, decode


@dataclass(frozen=True)
class Ranked:
    """One line of a leaderboard."""

    place: int
    name: str
    number: str = ""
    points: float | None = None


@dataclass(frozen=True)
class Leaderboard:
    """The lines in order of their places, and what could not be read."""

    date: str
    rows: tuple[Ranked, ...]
    refused: tuple[Remark, ...]


def leaderboard_from_file(data: bytes, date: str = "") -> Leaderboard:
    """A snapshot; the date of a JSON file is its own unless one is given."""
    text = decode(data)
    if text.lstrip()[:1] in ("{", "["):
        return _from_json(text, date)
    rows, _ = read_table(text)
    if not rows:
        raise BadTable("no_rows")
    header = rows[0].cells or ()
    if not looks_like_a_header(header):
        raise BadTable("no_header" if len(header) > 1 else "no_name_column")
    fields = columns_of(header)
    lines = []
    for row in rows[1:]:
        cells = {name: cell for name, cell in zip(fields, row.cells or (), strict=False) if name}
        lines.append((row.number, row.text, None if row.cells is None else cells))
    return _ranked(lines, date)


def _from_json(text: str, date: str) -> Leaderboard:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadTable("not_json", str(error)) from error
    rows = found
    if isinstance(found, dict):
        date = date or str(found.get("date", ""))
        rows = next((found[key] for key in ("players", "rows", "ranking") if isinstance(found.get(key), list)), None)
    if not isinstance(rows, list) or not rows:
        raise BadTable("no_rows")
    lines: list[tuple[int, str, Mapping[str, str] | None]] = []
    for number, row in enumerate(rows, 1):
        lines.append((number, json.dumps(row, ensure_ascii=False), _cells(row) if isinstance(row, dict) else None))
    return _ranked(lines, date, broken="no_object")


def _cells(row: Mapping[str, Any]) -> dict[str, str]:
    fields = columns_of(list(row))
    return {name: str(value) for name, value in zip(fields, row.values(), strict=True) if name and value is not None}


def _ranked(
    lines: Iterable[tuple[int, str, Mapping[str, str] | None]], date: str, broken: str = "quotes"
) -> Leaderboard:
    read: list[tuple[int | None, Ranked]] = []
    refused = []
    for number, text, cells in lines:
        try:
            if cells is None:
                raise Refusal(broken, text if broken == "no_object" else "")
            read.append(_row(cells))
        except Refusal as refusal:
            refused.append(Remark(number, text, refusal.why, refusal.detail))
    return Leaderboard(date, tuple(_placed(read)), tuple(refused))


def _row(cells: Mapping[str, str]) -> tuple[int | None, Ranked]:
    name = tidy(cells.get("name") or " ".join(cells.get(key, "") for key in ("first", "last")))
    if not name:
        raise Refusal("no_name")
    if hidden(name):
        raise Refusal("unprintable", hidden(name))
    place = _number(cells.get("place", "").rstrip(".="))
    return None if place is None else int(place), Ranked(
        0, name, cells.get("number", ""), _number(cells.get("points", ""))
    )


def _number(cell: str) -> float | None:
    """A number as English or German tables write it."""
    text = tidy(cell).replace(" ", "").replace("'", "")
    if not text:
        return None
    if "," in text:
        text = text.replace(".", "").replace(",", ".") if text.rfind(",") > text.rfind(".") else text.replace(",", "")
    try:
        number = float(text)
    except ValueError:
        raise Refusal("no_number", cell) from None
    if number != number or abs(number) == float("inf"):
        raise Refusal("no_number", cell)
    return number


def _placed(read: list[tuple[int | None, Ranked]]) -> list[Ranked]:
    """Places as given; without them by points, equal points sharing a place; without those in the order of the list."""
    if all(place is not None for place, _ in read):
        rows = [Ranked(place or 0, row.name, row.number, row.points) for place, row in read]
        return sorted(rows, key=lambda row: row.place)
    if all(row.points is not None for _, row in read):
        points = [row.points or 0.0 for _, row in read]
        rows = [
            Ranked(1 + sum(p > (row.points or 0.0) for p in points), row.name, row.number, row.points)
            for _, row in read
        ]
        return sorted(rows, key=lambda row: row.place)
    return [Ranked(place, row.name, row.number, row.points) for place, (_, row) in enumerate(read, 1)]
