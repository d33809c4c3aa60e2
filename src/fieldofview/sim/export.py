"""A summary as data: for JSON, and as one long table for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .summary import Rate, Summary

Row = tuple[str, str, str, float | int, float | str, float | str]

HEADINGS = ("table", "name", "measure", "value", "low", "high")


def as_data(summary: Summary) -> dict[str, Any]:
    """Plain dictionaries and lists; equal contests give equal data."""
    data = asdict(summary)
    data["turn_counts"] = {str(turns): games for turns, games in summary.turn_counts.items()}
    data["endings"] = dict(summary.endings)
    return data


def rows(summary: Summary) -> Iterator[Row]:
    """One row for each measured value, with its 95 % interval where it has one."""
    yield ("contest", "", "games", summary.games, "", "")
    yield ("contest", "", "shared wins", summary.shared, "", "")
    for table, standings in (("bot", summary.by_bot), ("seat", summary.by_seat)):
        for standing in standings:
            yield _rate(table, standing.name, "win rate", standing.rate)
            yield (table, standing.name, "wins alone", standing.alone, "", "")
            yield (table, standing.name, "wins shared", standing.shared, "", "")
            yield _rate(table, standing.name, "overwhelmed", standing.overwhelmed)
            yield (table, standing.name, "points at the end", round(standing.points, 3), "", "")
    for name, length in (("turns", summary.turns), ("decisions", summary.decisions)):
        yield ("length", name, "mean", round(length.mean, 3), "", "")
        yield ("length", name, "median", length.median, length.low, length.high)
    for turns, games in summary.turn_counts.items():
        yield ("games by turns", str(turns), "games", games, "", "")
    for ending, games in summary.endings:
        yield ("ending", ending, "games", games, "", "")
    for card in summary.cards:
        yield ("card", card.name, "played a game", round(card.played, 4), "", "")
        yield ("card", card.name, "revealed or used a game", round(card.revealed, 4), "", "")
        yield _rate("card", card.name, "cancelled", card.cancelled)
        yield _rate("card", card.name, "win rate of its users", card.wins)
        yield ("card", card.name, "on winners' tables a game", round(card.lying, 4), "", "")


def _rate(table: str, name: str, measure: str, rate: Rate) -> Row:
    return (table, name, measure, round(rate.value, 6), round(rate.low, 6), round(rate.high, 6))


def write_csv(summary: Summary, path: str | Path) -> None:
    """Write the long table."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(HEADINGS)
        writer.writerows(rows(summary))
