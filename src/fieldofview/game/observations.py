"""The layout of an observation: which byte says what. kernel/observing.py fills it, docs/observations.md explains."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel import observing as at
from ..kernel import ops
from ..kernel.tables import Tables
from ..kernel.zones import field, hand

PLANES = (
    "own hand",
    "unseen",
    "discard pile",
    "shown",
    "hidden, mine",
    "hidden, others'",
    "known in the draw pile",
    "known outside the game",
    "used this turn",
    "copied by my mirrors",
    "copied by others' mirrors",
    "linked",
)
SEAT = (
    "viewpoints",
    "tokens",
    "hand size",
    "turns to miss",
    "extra turns",
    "in the game",
    "zombeyes",
    "banned from hindsight",
    "has a last turn",
    "brought a card in",
)
TABLE = (
    "decision",
    "options",
    "turn",
    "plays this turn",
    "any-time reveals this turn",
    "draw pile",
    "draw pile above 127",
    "rounds played",
    "turns before time",
    "time",
    "depth",
    "my pick to pass",
    *(f"top card {number}" for number in range(1, at.TOP_CARDS + 1)),
)
FRAME = (
    "instruction",
    "card",
    "text",
    "player",
    "named player",
    "first chosen card",
    "first chosen card's field",
    "second chosen card",
    "second chosen card's field",
    "count",
    "flags",
)


class TooManyPieces(ValueError):
    """A count would not fit into a byte."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands in the observations of one game."""

    kinds: int
    players: int

    @property
    def planes(self) -> tuple[str, ...]:
        """The planes in their order; each has one number for every kind of card."""
        fields = (f"field of view {steps}" for steps in range(self.players))
        hands = (f"known in hand {steps}" for steps in range(1, self.players))
        return (*PLANES, *fields, *hands)

    @property
    def numbers(self) -> tuple[str, ...]:
        """The single numbers behind the planes, in their order."""
        seats = (f"{name} {steps}" for steps in range(self.players) for name in SEAT)
        frames = (f"frame {number}: {name}" for number in range(at.TOP_FRAMES) for name in FRAME)
        return (*seats, *TABLE, *frames)

    @property
    def size(self) -> int:
        """Bytes of one observation."""
        return len(self.planes) * self.kinds + len(self.numbers)

    def plane(self, name: str) -> slice:
        """Where a plane stands."""
        start = self.planes.index(name) * self.kinds
        return slice(start, start + self.kinds)

    def number(self, name: str) -> int:
        """Where a single number stands."""
        return len(self.planes) * self.kinds + self.numbers.index(name)


def plane_starts(tables: Tables, layout: Layout) -> list[list[int]]:
    """Where each place is counted, by the seat that looks: first what it sees of every card there, then what it knows
    of the cards that are hidden from others."""
    if max(tables.counts) > 127:
        raise TooManyPieces("A card of which there are more than 127 pieces does not fit into an observation.")
    found = []
    for seat in range(layout.players):
        seen = {ops.DRAW_PILE: at.UNSEEN, ops.DISCARD_PILE: at.DISCARDED, ops.LIMBO: at.SHOWN}
        seen |= {ops.HIDDEN: at.HIDDEN_OTHERS, ops.OUT: at.UNSEEN}
        known = seen | {ops.DRAW_PILE: at.KNOWN_DRAW, ops.OUT: at.KNOWN_OUT}
        for other in range(layout.players):
            steps = (other - seat) % layout.players
            seen[field(other)] = known[field(other)] = at.FIELDS + steps
            seen[hand(other)] = at.UNSEEN if steps else at.OWN_HAND
            known[hand(other)] = at.FIELDS + layout.players - 1 + steps if steps else at.OWN_HAND
        places = range(tables.size.places)
        found.append([layout.kinds * planes.get(place, 0) for planes in (seen, known) for place in places])
    return found
