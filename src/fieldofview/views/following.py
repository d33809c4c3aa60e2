"""Which of a viewer's handles stands for which piece (D.80).

A card has a handle as long as the viewer knows where it lies. In a hand alike cards are interchangeable: the oldest
handle leaves first. Handles that are given together are ordered by name, so that equal histories of what was seen give
equal handles.
"""

from __future__ import annotations

from ..kernel import ops
from ..kernel.layout import State
from ..kernel.ops import BITS
from ..kernel.tables import Tables
from ..kernel.zones import is_hand
from .beats import Beat, Eyes, Level, PieceMove
from .event import Seen, Settling
from .pieces import every_piece, piece_names, pieces_of
from .settling import levels

ALL = -1  # the seat of nobody who sits at a table: sees every card

Moves = dict[int, PieceMove]  # by piece


class Follower:
    """Follows the cards that one seat (None: an onlooker) knows of."""

    def __init__(self, seat: int | None, tables: Tables) -> None:
        self.seat = seat
        self.sees_all = seat == ALL
        self.tables = tables
        self.names = piece_names(tables)
        self.kinds = tables.plain.kind
        self.beats = 0  # how many beats of the log were heard
        self.handles: dict[int, int] = {}
        self.where: dict[int, int] = {}  # the place of every piece that has a handle
        self.given = 0
        self._eyes: Eyes | None = None
        self._visible = [0] * tables.size.words

    def follow(self, beat: Beat) -> tuple[dict[int, int], list[int]]:
        """Forget, follow the moves, learn: gives the handles that were lost, by piece, and the pieces that got one."""
        self.beats += 1
        if beat.eyes is self._eyes and not beat.moves:
            return {}, []
        lost: dict[int, int] = {}
        fresh: list[int] = []
        if beat.eyes is not self._eyes:
            before, self._visible, self._eyes = self._visible, self._sees(beat.eyes), beat.eyes
            for move in beat.moves.values():
                if is_hand(move.source) and self._is_visible(move.piece):
                    self._leave_hand(move, beat.moves)
            if self._visible != before:
                gone = [old & ~now for old, now in zip(before, self._visible, strict=True)]
                lost = {piece: self.handles.pop(piece) for piece in pieces_of(gone) if piece in self.handles}
                for piece in lost:
                    del self.where[piece]
                come = [now & ~old for old, now in zip(before, self._visible, strict=True)]
                fresh = self._give([piece for piece in pieces_of(come) if piece not in self.handles], beat)
        for piece in beat.moves:
            if piece in self.handles:
                self.where[piece] = beat.place[piece]
        return lost, fresh

    def look_around(self, eyes: Eyes) -> None:
        """Take what lies in sight for known already."""
        self._visible, self._eyes = self._sees(eyes), eyes

    def _sees(self, eyes: Eyes) -> list[int]:
        """The pieces whose place the viewer knows."""
        every = every_piece(self.tables)
        if self.sees_all:
            return list(every)
        if self.seat is None:
            return [x & ~hidden | known for x, hidden, known in zip(every, eyes.hidden, eyes.known[0], strict=True)]
        own, known = eyes.hands[self.seat], eyes.known[self.seat + 1]
        return [x & ~eyes.hidden[w] | own[w] | known[w] for w, x in enumerate(every)]

    def _is_visible(self, piece: int) -> bool:
        return bool(self._visible[piece // BITS] >> piece % BITS & 1)

    def _leave_hand(self, move: PieceMove, moves: Moves) -> None:
        """A card leaves a hand before the viewer's eyes: of alike ones the oldest handle goes."""
        piece, kind = move.piece, self.kinds[move.piece]
        twins = [
            twin
            for twin in self.tables.pieces(kind)
            if self.where.get(twin) == move.source and (twin == piece or twin not in moves)
        ]
        if not twins:
            return
        oldest = min(twins, key=self.handles.__getitem__)
        if piece in self.handles:
            self.handles[piece], self.handles[oldest] = self.handles[oldest], self.handles[piece]
            return
        gone = [twin for twin in twins if not self._is_visible(twin)]
        if gone:  # the kernel forgot one of them: it counts as the one that left (D.80)
            self.handles[piece], self.where[piece] = self.handles[oldest], move.to
            if oldest != gone[0]:
                self.handles[oldest] = self.handles[gone[0]]
            del self.handles[gone[0]], self.where[gone[0]]

    def _give(self, pieces: list[int], beat: Beat) -> list[int]:
        """Handles for pieces that have come into sight, in the order of their names; alike ones as they came."""
        order = {piece: number for number, piece in enumerate(beat.moves)}
        fresh = sorted(pieces, key=lambda c: (self.names[c], beat.place[c], self._depth(c, beat), order.get(c, 0)))
        for piece in fresh:
            self.given += 1
            self.handles[piece] = self.given
            self.where[piece] = beat.place[piece]
        return fresh

    def _depth(self, piece: int, beat: Beat) -> int:
        return len(beat.pile) - 1 - beat.pile.index(piece) if beat.place[piece] == ops.DRAW_PILE else 0

    def settling(self, s: State) -> tuple[Settling, ...]:
        """What is being settled, with this viewer's handles."""
        return tuple(self._settling(level) for level in levels(s, self.tables)) if s.depth > 1 else ()

    def _settling(self, level: Level) -> Settling:
        handle = self.handles.get(level.card) if level.open else None
        on = tuple(Seen(self.names[piece], self.handles.get(piece)) for piece in level.on)
        at = None if level.at < 0 else level.at
        return Settling(level.seat, Seen(level.name, handle), level.how, level.acts_as, at, on)
