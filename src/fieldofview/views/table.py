"""The table by pieces, for those who may see everything."""

from __future__ import annotations

from ..kernel import ops
from ..kernel.layout import State
from ..kernel.tables import Tables
from ..kernel.zones import hand, is_hand
from .pieces import piece_names


def pieces_at(s: State, tables: Tables, place: int) -> list[int]:
    """The pieces in a place, in order of their numbers."""
    return [card for card in range(tables.plain.n_cards) if s.place[card] == place]


def cards_at(s: State, tables: Tables, place: int) -> tuple[str, ...]:
    """The names of the cards in a place."""
    names = piece_names(tables)
    return tuple(names[card] for card in pieces_at(s, tables, place))


def row_of(seat: int | None) -> int:
    """The row of knowledge of a seat or of an onlooker."""
    return 0 if seat is None else seat + 1


def is_known(s: State, tables: Tables, seat: int | None, card: int) -> bool:
    """Whether the viewer knows where this card is: it lies open, is their own, or was seen on its way."""
    place = s.place[card]
    if place in (ops.DRAW_PILE, ops.OUT) or is_hand(place):
        if seat is not None and place == hand(seat):
            return True
        plain = tables.plain
        return bool(s.known[row_of(seat)][plain.word[card]] & plain.bit[card])
    return True


def known_of(s: State, tables: Tables, seat: int | None, place: int) -> tuple[str, ...]:
    """The names of those cards of a hidden place that the viewer knows."""
    names = piece_names(tables)
    return tuple(names[card] for card in pieces_at(s, tables, place) if is_known(s, tables, seat, card))


def known_draw(s: State, tables: Tables, row: list[int]) -> list[int | None]:
    """The Draw Pile from the top, as far down as a row of knowledge reaches."""
    plain = tables.plain
    if not any(known & pile for known, pile in zip(row, s.at[ops.DRAW_PILE], strict=True)):
        return []
    pile: list[int | None] = [
        card if row[plain.word[card]] & plain.bit[card] else None for card in reversed(s.draw[: s.n_draw])
    ]
    while pile and pile[-1] is None:
        pile.pop()
    return pile


def discard_pile(s: State, tables: Tables) -> tuple[str, ...]:
    """The Discard Pile, newest card first."""
    names = piece_names(tables)
    return tuple(names[c] for c in sorted(pieces_at(s, tables, ops.DISCARD_PILE), key=lambda c: -s.since[c]))
