"""How the rounds of an event are made: the keys of `format` in a desk script."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FormatSettings:
    kind: str
    base: str = "swiss"
    table: int = 4
    rounds: int = 0
    games: int = 1
    first_to: int = 0
    advance: int = 0
    pools: int = 0
    cut: int = 0
    final_first_to: int = 0
    final_table: int = 0
    final_limit: str = ""
    grouping: str = "random"
    seating: str = "random"
    scoring: str = "wins"
    odd_tables: bool = True
    lives: int = 1
