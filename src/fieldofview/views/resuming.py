"""A viewer who goes on from a view: the cards of an imagined table get the handles that the view gave them (D.79)."""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel import ops
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.zones import field, hand
from .beats import Eyes
from .table import is_known, known_draw, pieces_at, row_of
from .view import View, under_card
from .viewer import Viewer


def resumed(view: View, s: State, tables: Tables, eyes: Eyes) -> Viewer:
    """The viewer of a view, at a table of the same looks."""
    viewer = Viewer(view.seat, tables)
    handles = viewer.handles

    def call(pieces: Iterable[int | None], given: Iterable[int | None]) -> None:
        for piece, handle in zip(pieces, given, strict=True):
            if piece is not None and handle is not None:
                handles[piece] = handle

    for seat, given in enumerate(view.handles.known):
        call((c for c in pieces_at(s, tables, hand(seat)) if is_known(s, tables, view.seat, c)), given)
    call(known_draw(s, tables, s.known[row_of(view.seat)]), view.handles.draw)
    discard = sorted(pieces_at(s, tables, ops.DISCARD_PILE), key=s.since.__getitem__, reverse=True)
    call(discard, view.handles.discard)
    call(pieces_at(s, tables, ops.LIMBO), view.handles.shown)
    for level, f in zip(view.settling, s.frames[1 : s.depth], strict=True):  # alike cards are shown one on the other
        if s.place[f.card] == ops.LIMBO:
            call((f.card,), (level.card.handle,))
    call((c for c in pieces_at(s, tables, ops.OUT) if is_known(s, tables, view.seat, c)), view.handles.out)
    hidden = sorted(pieces_at(s, tables, ops.HIDDEN), key=s.since.__getitem__)
    for seat, lying in enumerate(view.fields):
        pieces = sorted(pieces_at(s, tables, field(seat)), key=s.since.__getitem__)
        call(pieces, (card.handle for card in lying))
        for piece, card in zip(pieces, lying, strict=True):
            call(under_card(s, piece, hidden), card.under)
    viewer.where = {piece: s.place[piece] for piece in handles}
    viewer.events = list(view.events)
    viewer.beats, viewer.told_by = 1, [0, len(viewer.events)]
    viewer.given = max(handles.values(), default=0)
    viewer.look_around(eyes)
    return viewer
