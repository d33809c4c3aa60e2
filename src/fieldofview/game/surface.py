"""A table as somebody sees it who may look everywhere: for judges, and for what a scenario expects."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel import ops
from ..kernel.zones import field, hand, is_field, owner
from ..views.pieces import piece_names
from ..views.table import cards_at, discard_pile, pieces_at
from .game import Game

Row = tuple[int, str, int, str]  # a player, their card, a player, that player's card


@dataclass(frozen=True, slots=True)
class Surface:
    """Every card by name. Fields of View lie in order of arrival, piles from the top."""

    turn: int
    out: tuple[int, ...]
    points: tuple[int, ...]  # tokens counted
    tokens: tuple[int, ...]
    missed: tuple[int, ...]
    extra: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    fields: tuple[tuple[str, ...], ...]
    draw: tuple[str, ...]
    discard: tuple[str, ...]
    hidden: tuple[Row, ...]
    copies: tuple[Row, ...]  # what mirrors have copied
    links: tuple[Row, ...]  # those of them that last


def surface_of(game: Game) -> Surface:
    """The table of a game, as it lies now."""
    s, tables = game._state, game._tables
    names, plain, seats = piece_names(tables), tables.plain, range(game._state.seats)

    def holder(card: int) -> int:
        place = s.place[card]
        return owner(place) if is_field(place) else int(s.home[card])

    hidden: list[Row] = []
    copies: list[Row] = []
    links: list[Row] = []
    for card in range(plain.n_cards):
        if s.place[card] == ops.HIDDEN:
            host = s.host[card]
            hidden.append((holder(host), names[host], s.home[card], names[card]))
        original = s.link[card]
        if s.copied[card] and original >= 0:
            copies.append((holder(card), names[card], holder(original), names[original]))
            if s.linked[plain.word[card]] & plain.bit[card]:
                links.append(copies[-1])

    def lying(seat: int) -> tuple[str, ...]:
        return tuple(names[c] for c in sorted(pieces_at(s, tables, field(seat)), key=s.since.__getitem__))

    return Surface(
        turn=s.turn,
        out=tuple(p for p in seats if not s.alive >> p & 1),
        points=tuple(s.points[p] + s.tokens[p] for p in seats),
        tokens=tuple(s.tokens[p] for p in seats),
        missed=tuple(s.missed[p] for p in seats),
        extra=tuple(s.extra[p] for p in seats),
        hands=tuple(cards_at(s, tables, hand(p)) for p in seats),
        fields=tuple(lying(p) for p in seats),
        draw=tuple(names[c] for c in reversed(s.draw[: s.n_draw])),
        discard=discard_pile(s, tables),
        hidden=tuple(hidden),
        copies=tuple(copies),
        links=tuple(links),
    )
