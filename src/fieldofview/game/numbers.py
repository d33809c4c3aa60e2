"""Fixed action numbers: one for every answer that may ever be given in a game, whatever its state.

kernel/numbering.py has the arithmetic, docs/observations.md the map.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ..cards.card import Card
from ..cards.effects import Effect, Hide, OneOf
from ..kernel import numbering as rows
from ..kernel import ops
from ..kernel.tables import Tables

SINGLE = ("decline", "done", "draw", "replace", "end")


@dataclass(frozen=True, slots=True)
class Action:
    """What an action number says. Seats are counted to the left of whoever answers, 0 being the own one.

    `steps` is a chosen player, or whose Field of View a chosen card lies in; `which` tells unlike cards of one name
    apart: in a hand or a pile 1 is one used this turn, in a Field of View they are counted from 0 by arrival.
    """

    verb: str
    card: str | None = None
    steps: int | None = None
    mode: int | None = None
    which: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Actions:
    """The action numbers of one game: so many kinds of cards, so many players."""

    names: tuple[str, ...]
    starts: tuple[tuple[int, ...], ...]  # for each block the first number of each kind, -1 for none
    stride: int  # numbers of one Field of View
    players: int

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.starts[rows.BLOCK_FIELD][0] + self.stride * self.players

    @property
    def mask_bytes(self) -> int:
        return -(-self.size // 8)

    def __getitem__(self, number: int) -> Action:
        """What a number says."""
        if not 0 <= number < self.size:
            raise IndexError(f"There is no action {number}; there are {self.size} numbers, from 0 on.")
        if number < rows.FIRST_MODE:
            return Action(SINGLE[number])
        if number < rows.FIRST_SEAT:
            return Action("choose", mode=number - rows.FIRST_MODE + 1)
        if number < rows.FIRST_SEAT + self.players:
            return Action("choose", steps=number - rows.FIRST_SEAT)
        fields = self.starts[rows.BLOCK_FIELD][0]
        steps = None
        if number >= fields:
            steps, rest = divmod(number - fields, self.stride)
            number = fields + rest
        start, block, kind = max(
            (start, block, kind)
            for block, starts in enumerate(self.starts)
            for kind, start in enumerate(starts)
            if 0 <= start <= number
        )
        verb = ("play", "reveal", "use", "choose", "choose")[block]
        return Action(verb, self.names[kind], steps, which=number - start)


def actions_of(tables: Tables, players: int) -> Actions:
    """The action numbers of a game with these cards and so many players."""
    return _actions(tables, players)


@lru_cache(maxsize=64)
def _actions(tables: Tables, players: int) -> Actions:
    kinds = range(len(tables.cards))
    plain = tables.plain
    mirrors = [bool(plain.mirror[k]) for k in kinds]
    lasts = [mirrors[k] or ops.A_PLAY <= plain.ability[k] <= ops.A_TEXT for k in kinds]
    held = [2 if lasts[k] else 1 for k in kinds]
    lying = [max(1, tables.counts[k]) if lasts[k] or _hides(tables.cards[k]) else 1 for k in kinds]
    used = [lying[k] if mirrors[k] or plain.ability[k] in (ops.A_TEXT, ops.A_BEACON) else 0 for k in kinds]
    shown = [held[k] if plain.reveal_at[k] else 0 for k in kinds]
    starts = []
    number = rows.FIRST_SEAT + players
    for widths in (held, shown, used, held, lying):
        row = []
        for width in widths:
            row.append(number if width else -1)
            number += width
        starts.append(tuple(row))
    return Actions(tables.names, tuple(starts), sum(lying), players)


def _hides(card: Card) -> bool:
    """Whether a card may hide another under it."""
    return any(_has_hide(text) for text in (card.play, card.reveal, card.each_turn, card.any_time, card.sacrifice))


def _has_hide(effects: Iterable[Effect]) -> bool:
    return any(
        isinstance(effect, Hide) or (isinstance(effect, OneOf) and any(map(_has_hide, effect.modes)))
        for effect in effects
    )
