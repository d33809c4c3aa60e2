"""What was learnt of single cards: one part of a file of weights, for the cards of a deck and a number of players.

Cards are known by the id of their set and their name, so that a part can be used wherever some of its cards are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..cards.typed import said
from ..kernel.tables import Tables
from .figures import BadWeights, numbers_in
from .weights import MODES, Weights

DEEDS = (
    *("part", "play", "reveal", "use", "seat", "mode", "decline", "done", "draw", "replace", "end"),
    *("take", "target_foreign", "target_own", "answer_reveal", "answer_use"),
)
WITHOUT_CARD = {"seat", "mode", "decline", "done", "draw", "replace", "end"}
MOST_BIAS = 30_000
Rows = dict[str, list[int]]


@lru_cache(maxsize=64)
def card_keys(tables: Tables) -> tuple[str, ...]:
    """What the kinds of a game are called in files of weights."""
    return tuple(f"{card.home}:{card.slug}" for card in tables.cards)


@dataclass(frozen=True, slots=True, eq=False)
class Learnt:
    """Biases by deed, by mode, in texts and in windows; rows are in the order of the cards."""

    players: int
    cards: tuple[str, ...]
    weights: dict[str, int] = field(default_factory=dict)  # the numbers that it was learnt with
    by_deed: Rows = field(default_factory=dict)
    by_mode: Rows = field(default_factory=dict)
    in_text: Rows = field(default_factory=dict)
    in_window: Rows = field(default_factory=dict)

    def begin(self, record: Weights) -> None:
        """Write into a record what holds for the whole game, whatever its cards."""
        record.biased = 1
        for name, number in self.weights.items():
            setattr(record, name, number)
        for deed in WITHOUT_CARD & self.by_deed.keys():
            record.by_deed[DEEDS.index(deed)][0] = self.by_deed[deed][0]

    def lay_into(self, record: Weights, kinds: Mapping[str, int]) -> None:
        """Write what was learnt of these cards, which it knows, with the numbers of their kinds in the game."""
        places = [(kind, self.cards.index(key)) for key, kind in kinds.items()]

        def lay(target: list[int], row: Sequence[int]) -> None:
            for kind, place in places:
                target[kind] = row[place]

        for deed in self.by_deed.keys() - WITHOUT_CARD:
            lay(record.by_deed[DEEDS.index(deed)], self.by_deed[deed])
        for key, kind in kinds.items():
            if key in self.by_mode:
                record.by_mode[kind][:] = self.by_mode[key]
            if key in self.in_text:
                lay(record.in_text[kind], self.in_text[key])
            if key in self.in_window:
                lay(record.in_window[kind], self.in_window[key])

    def written(self) -> str:
        """The part as a file has it; rows without any bias are left out."""
        lines = ["[[learnt]]", f"players = {self.players}", f"cards = {_text(self.cards)}"]
        lines += ["", "[learnt.weights]", *(f"{name} = {number}" for name, number in self.weights.items())]
        for name in ("by_deed", "by_mode", "in_text", "in_window"):
            rows = [f'"{key}" = {row}' for key, row in getattr(self, name).items() if any(row)]
            lines += ["", f"[learnt.{name}]", *rows] if rows else []
        return "\n".join(lines) + "\n"


def _text(words: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def learnt_from(biases: Sequence[float], keys: Sequence[str], players: int, weights: dict[str, int]) -> Learnt:
    """Biases as policies/learning.py keeps them, as a part of a file."""
    from ..kernel.layout import KINDS

    found = [max(-MOST_BIAS, min(MOST_BIAS, round(x))) for x in biases]
    n, start = len(keys), 0

    def rows(names: Sequence[str], width: int, used: int) -> Rows:
        nonlocal start
        made = {name: found[start + i * width : start + i * width + used] for i, name in enumerate(names)}
        start += width * (len(DEEDS) if names is DEEDS else KINDS)
        return made

    by_deed = rows(DEEDS, KINDS, n)
    for deed in WITHOUT_CARD:
        by_deed[deed] = by_deed[deed][:1]
    by_mode = rows(keys, MODES, MODES)
    return Learnt(players, tuple(keys), weights, by_deed, by_mode, rows(keys, KINDS, n), rows(keys, KINDS, n))


def fitting(parts: Sequence[Learnt], keys: Sequence[str], players: int) -> list[Learnt]:
    """The parts for a game of these cards: the one that knows most of them, then whichever know the others.

    Of parts that know equally many: with the fewest cards besides, and of the nearest number of players.
    """
    found, wanted = [], set(keys)

    def order(part: Learnt) -> tuple[int, int, int]:
        return -len(wanted & set(part.cards)), len(part.cards), abs(part.players - players)

    while able := [part for part in parts if wanted & set(part.cards)]:
        found.append(min(able, key=order))
        wanted -= set(found[-1].cards)
    return found


def lay_all(parts: Sequence[Learnt], record: Weights, keys: Sequence[str]) -> None:
    """Fill a record by the parts for a game: the first says what holds for all of it, each one what it knows best."""
    wanted = {key: kind for kind, key in enumerate(keys)}
    for part in parts[:1]:
        part.begin(record)
    for part in parts:
        part.lay_into(record, {key: wanted.pop(key) for key in part.cards if key in wanted})


def read_learnt(path: str | Path, given: Any) -> tuple[Learnt, ...]:
    """The parts of a file; every row as long as it has to be, every number within bounds."""
    if not isinstance(given, list):
        raise _wrong(path, "learnt")
    return tuple(_part(path, part) for part in given)


def _part(path: str | Path, given: Any) -> Learnt:
    if not isinstance(given, dict) or not {"players", "cards"} <= set(given) <= set(Learnt.__dataclass_fields__):
        raise _wrong(path, "learnt")
    cards, players = given["cards"], given["players"]
    if type(players) is not int or not 2 <= players <= 12:
        raise _wrong(path, "players")
    if not isinstance(cards, list) or len(set(map(str, cards))) != len(cards) or not all(type(c) is str for c in cards):
        raise _wrong(path, "cards")
    made = Learnt(players, tuple(cards), numbers_in(path, given.get("weights", {})))
    for name, known, width in (
        ("by_deed", DEEDS, len(cards)), ("by_mode", cards, MODES), ("in_text", cards, len(cards)),
        ("in_window", cards, len(cards)),
    ):  # fmt: skip
        rows = given.get(name, {})
        if not isinstance(rows, dict):
            raise _wrong(path, name)
        for key, row in rows.items():
            wanted = 1 if name == "by_deed" and key in WITHOUT_CARD else width
            if key not in known or not _is_row(row, wanted):
                raise _wrong(path, f"{name}.{key}")
        getattr(made, name).update(rows)
    return made


def _is_row(row: Any, length: int) -> bool:
    return isinstance(row, list) and len(row) == length and all(type(x) is int and abs(x) <= MOST_BIAS for x in row)


def _wrong(path: str | Path, what: str) -> BadWeights:
    return BadWeights(
        "What was learnt in {path} is not as it should be: {what}; write it with fov train.",
        path=said(path, 200),
        what=said(what, 60),
    )
