"""Which pieces of cardboard were before whose eyes, and when: by the rules of play alone (D.44), not by what views say.

A piece is seen by everybody where it lies open, by its holder in a hand, and by whoever looks at a hand or at the Draw
Pile. Nothing is forgotten here; the coupled histories only need to know what was never seen.
"""

from __future__ import annotations

from fieldofview.kernel import ops
from fieldofview.kernel.backends import Backend
from fieldofview.kernel.layout import State
from fieldofview.kernel.tables import Tables
from fieldofview.kernel.zones import hand, is_hand, is_in_sight, owner


class Sights:
    """For every piece the times, as bits, at which everybody or one seat saw it."""

    def __init__(self, tables: Tables, players: int) -> None:
        self.pieces = tables.plain.n_cards
        self.now = 0
        self.by_all = [0] * self.pieces
        self.by_seat = [[0] * self.pieces for _ in range(players)]

    def times(self, seat: int | None, piece: int) -> int:
        """When a viewer saw a piece."""
        return self.by_all[piece] | (0 if seat is None else self.by_seat[seat][piece])

    def is_seen(self, seat: int | None, piece: int, first: int, last: int) -> bool:
        """Whether a viewer sees a piece at any time from the first to the last."""
        return bool(self.times(seat, piece) >> first & (1 << last - first + 1) - 1)

    def look(self, s: State) -> None:
        """Everything as it lies."""
        bit = 1 << self.now
        for piece in range(self.pieces):
            place = s.place[piece]
            if is_in_sight(place):
                self.by_all[piece] |= bit
            elif is_hand(place):
                self.by_seat[owner(place)][piece] |= bit

    def show(self, pieces: list[int], seat: int | None) -> None:
        """Somebody, or everybody, looks at hidden pieces."""
        rows = self.by_all if seat is None else self.by_seat[seat]
        for piece in pieces:
            rows[piece] |= 1 << self.now

    def held(self, s: State, seat: int) -> list[int]:
        return [piece for piece in range(self.pieces) if s.place[piece] == hand(seat)]


class Watching:
    """A back end that notes what is seen, and how every reshuffled pile came out; or lays such piles as told."""

    def __init__(self, inner: Backend, sights: Sights | None) -> None:
        self.inner = inner
        self.name = inner.name
        self.sights = sights
        self.piles: list[list[int]] = []
        self.calls: list[int] | None = None  # how the pieces of the piles are called at this table
        self.shuffles = 0

    def take(self, s: State, tables: Tables, index: int) -> None:
        self.inner.take(s, tables, index)
        if self.sights is not None:
            self.sights.look(s)

    def leave(self, s: State, tables: Tables, seat: int) -> None:
        self.inner.leave(s, tables, seat)
        if self.sights is not None:
            self.sights.look(s)

    def tick(self, s: State, tables: Tables) -> None:
        f = s.frames[s.depth - 1]
        runs = not (s.plagued or f.flags & (ops.CANCELLED | ops.STOPPED))
        op, player, seat, banned = tables.plain.code[f.pc][0], f.player, f.seat, s.banned
        self.inner.tick(s, tables)
        if runs and op == ops.RESHUFFLE:
            self._reshuffled(s)
        if self.sights is None:
            return
        self.sights.look(s)
        if runs and op == ops.LOOK_AT_HAND and seat >= 0:
            self.sights.show(self.sights.held(s, seat), player)
        if runs and op == ops.LOOK_AT_PILE:
            count = s.frames[s.depth - 1].n
            self.sights.show(s.draw[s.n_draw - count : s.n_draw], player)
        if s.banned != banned:
            self.sights.show(self.sights.held(s, player), None)

    def _reshuffled(self, s: State) -> None:
        self.shuffles += 1
        if self.calls is None:
            self.piles.append(s.draw[: s.n_draw])
            return
        pile = [self.calls[piece] for piece in self.piles[self.shuffles - 1]]
        assert sorted(pile) == sorted(s.draw[: s.n_draw])
        s.draw[: s.n_draw] = pile
