"""The file of an arena: one JSON line for what is played, then one for each deal of a pair, as they are finished.

Whatever was torn off in writing is the last line, and is dropped; all others must be whole.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ...game.errors import Worded
from .arena import Arena, BadArena, Deal

MARK = "fieldofview arena 1"
LARGEST = 1 << 30
NO_ARENA = Worded("it is no file of an arena")


class ArenaFile:
    """Results that stay: read when it is opened, written deal by deal."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.results: dict[tuple[int, int], dict[int, Deal]] = {pair: {} for pair in arena.pairs}
        head = {"format": MARK, **arena.head}
        if path.exists() and path.stat().st_size:
            kept = self._read(head, len(arena.bots), arena.table.players)
            os.truncate(path, kept)
        else:
            try:
                path.write_text(json.dumps(head) + "\n", encoding="utf-8")
            except OSError:
                path.unlink(missing_ok=True)  # nothing of it is worth keeping
                raise

    def add(self, pair: tuple[int, int], number: int, deal: Deal) -> None:
        """One more deal."""
        line = {"pair": list(pair), "deal": number, "first": deal.first, "second": deal.second}
        with open(self.path, "a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line) + "\n")

    def _read(self, head: dict[str, object], bots: int, players: int) -> int:
        """Take over what is there; how many bytes of it are whole."""
        if not self.path.is_file() or self.path.stat().st_size > LARGEST:
            raise self._bad(NO_ARENA)
        raw = self.path.read_bytes()
        kept = raw.rfind(b"\n") + 1
        for number, line in enumerate(raw[:kept].split(b"\n")[:-1], 1):
            try:
                data = json.loads(line)
            except ValueError:
                raise self._bad(Worded("line {number} is no JSON", number=number)) from None
            if number == 1:
                self._compare(head, data)
            elif not self._take(data, bots, players):
                raise self._bad(Worded("line {number} is no deal of this arena", number=number))
        if not kept:
            raise self._bad(NO_ARENA)
        return kept

    def _compare(self, head: dict[str, object], data: Any) -> None:
        if not isinstance(data, dict) or data.get("format") != MARK:
            raise self._bad(NO_ARENA)
        for key, wanted in head.items():
            if data.get(key) != wanted:
                raise BadArena(
                    "{path} is of another arena: {key} is {there} there, not {wanted}. Name another file.",
                    path=str(self.path),
                    key=key,
                    there=json.dumps(data.get(key)),
                    wanted=json.dumps(wanted),
                )

    def _take(self, data: Any, bots: int, players: int) -> bool:
        match data:
            case {"pair": [int(a), int(b)], "deal": int(number), "first": [*first], "second": [*second]} if number >= 0:
                shares = [*first, *second]
                fits = len(first) == len(second) == players and (a, b) in self.results
                if fits and all(isinstance(x, int | float) and 0 <= x <= 1 for x in shares):
                    self.results[a, b][number] = Deal(tuple(map(float, first)), tuple(map(float, second)))
                    return True
        return False

    def _bad(self, why: Worded) -> BadArena:
        return BadArena("{path} cannot be gone on with: {why}. Name another file.", path=str(self.path), why=why)
