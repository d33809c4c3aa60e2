"""One viewer's side of the log: events as they may be told, with handles that stand for that viewer's cards."""

from __future__ import annotations

from dataclasses import replace

from ..kernel import ops
from ..kernel.tables import Tables
from ..kernel.zones import is_field, is_hand, owner
from .beats import NOWHERE, Beat, Happened, PieceMove
from .event import Event, Kind, Mark, Move, Place, Seen, Sight
from .following import Follower

PILES = {
    NOWHERE: "deck",
    ops.DRAW_PILE: "draw",
    ops.DISCARD_PILE: "discard",
    ops.LIMBO: "shown",
    ops.OUT: "out",
}
UNDER = "under"


def _place(place: int) -> Place:
    """A place in words, but for which card a hidden one lies under."""
    if place in PILES:
        return PILES[place]
    if is_hand(place):
        return f"hand {owner(place)}"
    return f"field {owner(place)}" if is_field(place) else UNDER


def _hands_last(move: Move) -> tuple[bool, Place, Place, str, int]:
    """Moves to a place without an order follow the others, by what the viewer may know."""
    if move.to == PILES[ops.OUT] or move.to.startswith("hand"):
        return True, move.source, move.to, move.name or "", move.handle or 0
    return False, "", "", "", 0


class Viewer(Follower):
    """What one seat (None: an onlooker) was told."""

    def __init__(self, seat: int | None, tables: Tables) -> None:
        super().__init__(seat, tables)
        self.events: list[Event] = []
        self.told_by = [0]  # how many events were told by each beat

    def hear(self, beat: Beat) -> None:
        """Follow one beat, and tell its events."""
        lost, fresh = self.follow(beat)
        left = {piece: handle for piece, handle in lost.items() if not self._left_unseen(piece, beat)}
        told = [self._told(happened, beat, left) for happened in beat.events]
        if lost:
            told[0] = replace(told[0], lost=tuple(sorted(lost.values())))
        seen = self._sights([piece for piece in fresh if piece not in beat.moves], beat) if fresh else ()
        marks = self._marks(beat) if beat.marks else ()
        if seen or marks or beat.stack is not None:
            stack = None if beat.stack is None else tuple([self._settling(level) for level in beat.stack])
            told[-1] = replace(told[-1], seen=seen, marks=marks, settling=stack)
        self.events += told
        self.told_by.append(len(self.events))

    def _left_unseen(self, piece: int, beat: Beat) -> bool:
        """Whether a card that was known where not everybody sees it is gone from there, and nobody said which one."""
        move = beat.moves.get(piece)
        return move is not None and (is_hand(move.source) or move.source in (ops.DRAW_PILE, ops.OUT))

    def place(self, piece: int, place: int, beat: Beat) -> Place:
        """A place in words; what lies under a card lies under its handle."""
        found = _place(place)
        return f"under {self.handles[beat.host[piece]]}" if found == UNDER and beat.host[piece] >= 0 else found

    def _told(self, happened: Happened, beat: Beat, lost: dict[int, int]) -> Event:
        cards = tuple(
            Seen(self.names[piece], self.handles.get(piece, lost.get(piece)))
            for piece in happened.cards
            if piece in self.handles or piece in lost
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
            source = _place(move.source)
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
        """In the order of handles: that of the pieces would tell which one of several alike lies where."""
        marks = [
            Mark(self.handles[piece], used, copies, self.handles.get(of), linked)
            for piece, used, copies, of, linked in beat.marks
            if piece in self.handles
        ]
        return tuple(sorted(marks, key=lambda mark: mark.handle))
