"""One viewer's side of the log: events as they may be told, with handles that stand for that viewer's cards (D.80).

A card has a handle as long as the viewer knows where it lies. In a hand alike cards are interchangeable: the oldest
handle leaves first. Handles that are given together are ordered by name, so that equal histories of what was seen give
equal handles.
"""

from __future__ import annotations

from dataclasses import replace

from ..kernel import ops
from ..kernel.layout import State
from ..kernel.ops import BITS
from ..kernel.tables import Tables
from ..kernel.zones import is_field, is_hand, owner
from .beats import NOWHERE, Beat, Eyes, Happened, Level, PieceMove
from .event import Event, Kind, Mark, Move, Place, Seen, Settling, Sight
from .pieces import every_piece, piece_names, pieces_of
from .settling import levels

ALL = -1  # the seat of nobody who sits at a table: sees every card

PILES = {
    NOWHERE: "deck",
    ops.DRAW_PILE: "draw",
    ops.DISCARD_PILE: "discard",
    ops.LIMBO: "shown",
    ops.OUT: "out",
}


def is_secret(place: int) -> bool:
    """Whether not everybody sees what lies in a place."""
    return is_hand(place) or place in (ops.DRAW_PILE, ops.OUT)


def _hands_last(move: Move) -> tuple[bool, Place, Place, str, int]:
    """Moves to a place without an order follow the others, by what the viewer may know."""
    if move.to == PILES[ops.OUT] or move.to.startswith("hand"):
        return True, move.source, move.to, move.name or "", move.handle or 0
    return False, "", "", "", 0


class Viewer:
    """What one seat (None: an onlooker) was told, and which of its handles stands for which piece."""

    def __init__(self, seat: int | None, tables: Tables) -> None:
        self.seat = seat
        self.sees_all = seat == ALL
        self.tables = tables
        self.names = piece_names(tables)
        self.kinds = tables.plain.kind
        self.events: list[Event] = []
        self.beats = 0  # how many beats of the log were heard
        self.handles: dict[int, int] = {}
        self.where: dict[int, int] = {}  # the place of every piece that has a handle
        self.given = 0
        self._eyes: Eyes | None = None
        self._visible = [0] * tables.size.words

    def hear(self, beat: Beat) -> None:
        """Take over one beat: forget, follow the moves, learn; then tell its events."""
        self.beats += 1
        moves = {move.piece: move for happened in beat.events for move in happened.moves}
        lost: dict[int, int] = {}
        fresh: list[int] = []
        if beat.eyes is not self._eyes:
            before, self._visible, self._eyes = self._visible, self._sees(beat.eyes), beat.eyes
            for move in moves.values():
                if is_hand(move.source) and self._is_visible(move.piece):
                    self._leave_hand(move, moves)
            gone = [old & ~now for old, now in zip(before, self._visible, strict=True)]
            lost = {piece: self.handles.pop(piece) for piece in pieces_of(gone) if piece in self.handles}
            for piece in lost:
                del self.where[piece]
            come = [now & ~old for old, now in zip(before, self._visible, strict=True)]
            fresh = self._give([piece for piece in pieces_of(come) if piece not in self.handles], beat, moves)
        for piece in moves:
            if piece in self.handles:
                self.where[piece] = beat.place[piece]
        unseen = {piece for piece in lost if piece in moves and is_secret(moves[piece].source)}
        left = {piece: handle for piece, handle in lost.items() if piece not in unseen}
        told = [self._told(happened, beat, left) for happened in beat.events]
        if lost:
            told[0] = replace(told[0], lost=tuple(sorted(lost.values())))
        seen = self._sights([piece for piece in fresh if piece not in moves], beat) if fresh else ()
        marks = self._marks(beat) if beat.marks else ()
        if seen or marks or beat.stack is not None:
            stack = None if beat.stack is None else tuple(self._settling(level) for level in beat.stack)
            told[-1] = replace(told[-1], seen=seen, marks=marks, settling=stack)
        self.events += told

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

    def _leave_hand(self, move: PieceMove, moves: dict[int, PieceMove]) -> None:
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

    def _give(self, pieces: list[int], beat: Beat, moves: dict[int, PieceMove]) -> list[int]:
        """Handles for pieces that have come into sight, in the order of their names; alike ones as they came."""
        order = {piece: i for i, piece in enumerate(moves)}
        fresh = sorted(
            pieces,
            key=lambda c: (self.names[c], beat.place[c], self._depth(c, beat), order.get(c, 0)),
        )
        for piece in fresh:
            self.given += 1
            self.handles[piece] = self.given
            self.where[piece] = beat.place[piece]
        return fresh

    def _depth(self, piece: int, beat: Beat) -> int:
        return len(beat.pile) - 1 - beat.pile.index(piece) if beat.place[piece] == ops.DRAW_PILE else 0

    def place(self, piece: int, place: int, beat: Beat) -> Place:
        """A place in words; what lies under a card lies under its handle."""
        if place in PILES:
            return PILES[place]
        if is_hand(place):
            return f"hand {owner(place)}"
        if is_field(place):
            return f"field {owner(place)}"
        return f"under {self.handles[beat.host[piece]]}" if beat.host[piece] >= 0 else "under"

    def _told(self, happened: Happened, beat: Beat, left: dict[int, int]) -> Event:
        """One event; `left` are cards that went out of sight, but not before the viewer saw them in it."""
        cards = tuple(
            Seen(self.names[piece], self.handles.get(piece, left.get(piece)))
            for piece in happened.cards
            if piece in self.handles or piece in left
        )
        if happened.audience is not None and not self.sees_all and self.seat not in happened.audience:
            cards = ()
        elif happened.kind is Kind.SHOWED:  # a hand has no order
            cards = tuple(sorted(cards, key=lambda card: (card.name, card.handle or 0)))
        return Event(
            happened.kind,
            happened.how,
            happened.seats,
            happened.numbers,
            cards + tuple(Seen(name) for name in happened.names),
            happened.cites,
            moves=self._moves(happened.kind, happened.moves, beat),
            facts=happened.facts,
        )

    def _moves(self, kind: Kind, moves: list[PieceMove], beat: Beat) -> tuple[Move, ...]:
        """Every seen card by itself, and unseen ones counted."""
        seen: list[Move] = []
        unseen: dict[tuple[Place, Place], int] = {}
        for move in moves:
            source = self._source(move)
            to = self.place(move.piece, move.to, beat)
            handle = self.handles.get(move.piece)
            if handle is not None:
                seen.append(Move(source, to, handle, self.names[move.piece], depth=move.depth))
            elif source != to:
                unseen[source, to] = unseen.get((source, to), 0) + 1
        if len(moves) > 1 and kind in (Kind.DEALT, Kind.OUT, Kind.SWAPPED):  # whole hands, which have no order
            seen.sort(key=_hands_last)
            unseen = dict(sorted(unseen.items()))
        counted = tuple(Move(source, to, count=count) for (source, to), count in unseen.items())
        return counted + tuple(seen)

    def _source(self, move: PieceMove) -> Place:
        place = move.source
        if place in PILES:
            return PILES[place]
        if is_hand(place):
            return f"hand {owner(place)}"
        return f"field {owner(place)}" if is_field(place) else "under"

    def _sights(self, pieces: list[int], beat: Beat) -> tuple[Sight, ...]:
        return tuple(
            Sight(
                self.handles[piece],
                self.names[piece],
                self.place(piece, beat.place[piece], beat),
                self._depth(piece, beat),
            )
            for piece in pieces
        )

    def _marks(self, beat: Beat) -> tuple[Mark, ...]:
        return tuple(
            Mark(self.handles[piece], used, copies, self.handles.get(of), linked)
            for piece, used, copies, of, linked in beat.marks
            if piece in self.handles
        )

    def settling(self, s: State) -> tuple[Settling, ...]:
        """What is being settled, with this viewer's handles."""
        return tuple(self._settling(level) for level in levels(s, self.tables)) if s.depth > 1 else ()

    def _settling(self, level: Level) -> Settling:
        handle = self.handles.get(level.card) if level.open else None
        on = tuple(Seen(self.names[piece], self.handles.get(piece)) for piece in level.on)
        at = None if level.at < 0 else level.at
        return Settling(level.seat, Seen(level.name, handle), level.how, level.acts_as, at, on)
